import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { RULES } from "../../src/rules/index.js";

/** Rules about taintlint itself: no page of Kubernetes explains them. */
const OWN = new Set(["weakened-check", "unused-suppression", "internal-error"]);

it.each(RULES.map((rule) => [rule.id, rule] as const))("%s has a page with every section", (id, rule) => {
  const page = readFileSync(`docs/rules/${id}.md`, "utf8");
  const headings = [...page.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual([
    "Why",
    "Fix",
    "When it stays silent, or says less",
    "How to silence it",
    ...(rule.options === undefined ? [] : ["Options"]),
    ...(rule.examples.length === 0 ? [] : ["Example"]),
    ...(OWN.has(id) ? [] : ["In the documentation of Kubernetes"]),
  ]);
  expect(OWN.has(id) || /^<https:\/\/(?:kubernetes\.io|kueue\.sigs\.k8s\.io)\/docs\/\S+>$/m.test(page)).toBe(true);
});
