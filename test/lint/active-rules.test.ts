import { expect, it } from "vitest";
import { parseConfiguration } from "../../src/lint/configuration/parse-configuration.js";
import { activeRules, KNOWN_RULES } from "../../src/lint/configuration/rule-settings.js";
import { RULES } from "../../src/rules/index.js";

function severities(text: string): ReadonlyMap<string, string> {
  const { configuration, errors } = parseConfiguration(
    { path: "taintlint.yaml", text: `version: 1\n${text}` },
    { kind: "configuration", ...KNOWN_RULES },
  );
  expect(errors).toEqual([]);
  return new Map(activeRules(configuration).map(({ id, severity }) => [id, severity]));
}

it("without a configuration every rule is on", () => {
  expect(activeRules(undefined).map(({ id }) => id)).toEqual(RULES.map(({ id }) => id));
});

it("a configuration turns rules off, and changes their severity", () => {
  const rules = severities("rules: {unschedulable: off, legacy-key: error}\n");
  expect([rules.get("unschedulable"), rules.get("legacy-key")]).toEqual([undefined, "error"]);
});

it("a rule that is off for some files is on", () => {
  expect(severities("ruleOverrides: [{files: ['a/**'], rules: {legacy-key: off}}]\n").has("legacy-key")).toBe(true);
});
