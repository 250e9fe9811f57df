import { expect, it } from "vitest";
import { isTransientTaint } from "../../src/model/state-taints.js";

it.each([
  ["node.kubernetes.io/unreachable", true],
  ["ToBeDeletedByClusterAutoscaler", true],
  ["karpenter.sh/disrupted", true],
  ["startup-taint.cluster-autoscaler.kubernetes.io/anything", true],
  ["readiness.k8s.io/network", true],
  ["ebs.csi.aws.com/agent-not-ready", true],
  ["example.com/uninitialized", true],
  ["acme.io/warming-up", true],
  ["acme.io/gpu", false],
  ["nvidia.com/gpu", false],
  ["node-role.kubernetes.io/control-plane", false],
  ["agent-not-ready.example.com/dedicated", false],
])("%s: %s", (key, transient) => {
  expect(isTransientTaint(key, ["acme.io/warming*"])).toBe(transient);
});
