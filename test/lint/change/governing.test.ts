import { expect, it } from "vitest";
import { governsAlike } from "../../../src/lint/change/governing.js";
import type { Configuration } from "../../../src/lint/configuration/configuration.js";
import { parseConfiguration } from "../../../src/lint/configuration/parse-configuration.js";

function read(text: string): Configuration {
  const file = { path: "taintlint.yaml", text: `version: 1\n${text}` };
  const { configuration } = parseConfiguration(file, { kind: "configuration" });
  if (configuration === undefined) throw new Error(text);
  return configuration;
}

const CHART = "charts: [{ path: web, values: [prod.yaml] }]\n";

it.each([
  ["a pool", "pools: [{ name: a }]\n"],
  ["labels", "knownLabels: [a]\n"],
  ["a platform", "provider: eks\n"],
  ["when it fails", "failOn: never\n"],
  ["a limit", "limits: { seconds: 9000 }\n"],
  ["a comment and a line", "# a comment\n\n"],
])("%s asks for no second judgement", (_, text) => {
  expect(governsAlike(read(text + CHART), read(CHART))).toBe(true);
});

it.each([
  ["rules", "rules: { unschedulable: off }\n"],
  ["options", "rules: { unschedulable: { severity: error } }\n"],
  ["overrides", "ruleOverrides: [{ files: [a], rules: { unschedulable: off } }]\n"],
  ["suppressions", "suppress: [{ rule: unschedulable, reason: a }]\n"],
  ["globs", "manifests: [a]\n"],
  ["globs of a cluster", "clusters: [{ name: a, exclude: [b] }]\n"],
  ["what is left out", "exclude: [a]\n"],
  ["rendering", "render: off\n"],
  ["kinds", "workloads: [{ group: example.com, kind: A, podSpec: spec }]\n"],
])("%s ask for one", (_, text) => {
  expect(governsAlike(read(text + CHART), read(CHART))).toBe(false);
  expect(governsAlike(read(text + CHART), read(text + CHART)), "nothing has changed").toBe(true);
});

it("charts and their values ask for one", () => {
  expect(governsAlike(read(CHART), read(CHART.replace("prod", "dev")))).toBe(false);
  expect(governsAlike(read(CHART), read(""))).toBe(false);
  expect(governsAlike(read(CHART), undefined)).toBe(false);
});
