import { type CustomKind, fieldsAt, kindsOf, type PodDeclaration } from "../fields/custom-kind.js";

const virtualMachine = (path: string): PodDeclaration[] => [
  { fields: fieldsAt(path), openBecause: "KubeVirt adds labels of its own to the node selector" },
];

const envoy = (part: string, field: string): PodDeclaration => ({
  part,
  fields: fieldsAt(`spec.provider.kubernetes.${field}.pod`),
  openBecause: "a patch beside it may change it, and a DaemonSet is judged in another way",
});

export const INFRASTRUCTURE_KINDS: readonly CustomKind[] = [
  ...kindsOf(
    "kubevirt.io",
    ["VirtualMachine", "VirtualMachineInstanceReplicaSet"],
    virtualMachine("spec.template.spec"),
  ),
  { group: "kubevirt.io", kind: "VirtualMachineInstance", pods: virtualMachine("spec") },
  {
    group: "nvidia.com",
    kind: "ClusterPolicy",
    pods: [{ part: "component", fields: fieldsAt("spec.*"), openBecause: "they become DaemonSets" }],
  },
  {
    group: "gateway.envoyproxy.io",
    kind: "EnvoyProxy",
    pods: [envoy("deployment", "envoyDeployment"), envoy("daemon set", "envoyDaemonSet")],
  },
];
