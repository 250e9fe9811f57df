import { expect, it } from "vitest";
import { activeRules } from "../../src/lint/configuration/active-rules.js";
import { parseConfiguration } from "../../src/lint/configuration/configuration.js";
import { KNOWN_RULES } from "../../src/lint/configuration/known-rules.js";
import { RULES } from "../../src/rules/index.js";

function severities(text: string): ReadonlyMap<string, string> {
  const { configuration, errors } = parseConfiguration(
    { path: "taintlint.yaml", text: `version: 1\n${text}` },
    { kind: "configuration", ...KNOWN_RULES },
  );
  expect(errors).toEqual([]);
  return new Map(activeRules(configuration).map(({ id, severity }) => [id, severity]));
}

it("without a configuration every rule is on that is not off by itself", () => {
  expect(activeRules(undefined).map(({ id }) => id)).toEqual(
    RULES.filter(({ on }) => on !== false).map(({ id }) => id),
  );
});

it("a configuration turns rules on and off, and changes their severity", () => {
  const rules = severities("rules: {idle-pool: note, unschedulable: off, legacy-label: error}\n");
  expect([rules.get("idle-pool"), rules.get("unschedulable"), rules.get("legacy-label")]).toEqual([
    "note",
    undefined,
    "error",
  ]);
});

it("a rule that is on for some files is on, unless it is off for all", () => {
  const override = "ruleOverrides: [{files: ['a/**'], rules: {idle-pool: note, legacy-label: off}}]\n";
  expect(severities(override).has("idle-pool")).toBe(true);
  expect(severities(override).has("legacy-label")).toBe(true);
  expect(severities(`rules: {idle-pool: off}\n${override}`).has("idle-pool")).toBe(false);
});
