import { expect, it } from "vitest";
import { lintRepository } from "../../../src/lint/lint.js";
import { readTexts } from "../lint-texts.js";
import { tolerating, workload } from "../workload-texts.js";

it.each([
  ["examples/agent_on_openshift_values.yaml", 0],
  ["overlays/ocp4/agent.yaml", 0],
  ["OpenShift/agent.yaml", 0],
  ["docprod/agent.yaml", 1],
  ["overlays/prod/agent.yaml", 1],
])("a path that names OpenShift: %s", (path, findings) => {
  const text = workload("DaemonSet", [tolerating("{key: node-role.kubernetes.io/master, operator: Exists}")]);
  const { findings: told } = lintRepository(readTexts("pools: [{name: general}]", [{ path, text }]));
  expect(told.filter(({ rule }) => rule === "legacy-key")).toHaveLength(findings);
});
