import { expect, it } from "vitest";
import { judgeRevision } from "../../../src/lint/judging/judge-revision.js";
import { redundantToleration } from "../../../src/rules/redundant-toleration.js";
import { readTexts } from "../lint-texts.js";

function findingsOfEqual(tolerations: number) {
  const list = "    - {key: gpu, operator: Exists}\n".repeat(tolerations);
  const text = `apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec:\n  containers: [{name: a, image: a}]\n  tolerations:\n${list}`;
  const [judged] = judgeRevision(readTexts("pools: [{name: gpu}]", [{ path: "manifest.yaml", text }])).judgements;
  const [fit] = judged?.fits ?? [];
  if (judged === undefined || fit === undefined) throw new Error("the pod is judged");
  const told = [...(redundantToleration.checkWorkload?.(fit, judged, {}) ?? [])];
  return told.filter((one) => one !== undefined);
}

/** Of equal tolerations only those before one cover it: the last has most. */
function coversOfTheLast(tolerations: number): number {
  let covers = 0;
  for (let finding = findingsOfEqual(tolerations).at(-1); finding !== undefined; finding = finding.fallback?.()) {
    covers++;
  }
  return covers;
}

it("offers all covers of a toleration where they are few, and eight where they are many", () => {
  expect([2, 4, 100].map(coversOfTheLast)).toEqual([1, 3, 8]);
});
