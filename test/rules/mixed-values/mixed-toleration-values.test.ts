import { expect, it } from "vitest";
import { lintRepository } from "../../../src/lint/lint.js";
import { readTexts } from "../lint-texts.js";
import { tolerating, workload } from "../workload-texts.js";

const app = (name: string, value: string) =>
  workload("Deployment", [tolerating(`{key: gpu, value: "${value}", effect: NoSchedule}`)]).replace(
    "name: a,",
    `name: ${name},`,
  );

it.each([
  [["a.yaml", "b.yaml"], 1],
  [["aws/examples/a.yaml", "gce/examples/b.yaml"], 0],
  [["examples/aws/a.yaml", "examples/gce/b.yaml"], 0],
  [["examples/a.yaml", "b.yaml"], 0],
  [["examples/aws/a.yaml", "examples/aws/b.yaml"], 1],
] as const)("the values of examples are compared with those of the same one: %j", ([first, second], findings) => {
  const input = readTexts("complete: false\npools: [{name: general}]", [
    { path: first, text: app("a", "true") },
    { path: second, text: app("b", "present") },
  ]);
  const told = lintRepository(input).findings.filter(({ rule }) => rule === "mixed-values");
  expect(told).toHaveLength(findings);
});
