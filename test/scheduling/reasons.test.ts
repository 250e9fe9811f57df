import { expect, it } from "vitest";
import { describeReason, labelState } from "../../src/scheduling/reasons.js";

it.each([
  [{ by: "webhook", policy: "changer" }, 'webhook "changer"'],
  [{ by: "Kyverno", policy: "add", why: "it reads a ConfigMap" }, 'Kyverno "add" (it reads a ConfigMap)'],
] as const)("a policy is named with what hides its effect: %j", (policy, named) => {
  expect(describeReason({ kind: "policy-may-tolerate", policy })).toBe(`${named} may change the pod's tolerations`);
  expect(describeReason({ kind: "policy-may-select", policy })).toBe(
    `${named} may change which nodes the pod asks for`,
  );
});

it.each([
  [undefined, undefined, "is missing"],
  ["", undefined, 'is ""'],
  ["a", undefined, 'is "a"'],
  [undefined, '"a" or "b"', 'can only be "a" or "b"'],
])("a label of a pool %j that may be %j %s", (actual, possible, state) => {
  expect(
    labelState({ kind: "selector-mismatch", requirement: "pool=x", key: "pool", wanted: '"x"', actual, possible }),
  ).toBe(state);
});
