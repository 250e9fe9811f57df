import { describe, expect, it } from "vitest";
import { describeUnknownClusters } from "../../src/lint/configuration/configuration-rules.js";
import { parseConfiguration } from "../../src/lint/configuration/parse-configuration.js";
import { createRuleSettings, KNOWN_RULES } from "../../src/lint/configuration/rule-settings.js";
import type { RuleOption } from "../../src/model/rule-description.js";
import type { Rule } from "../../src/rules/contract/rule.js";
import { RULES } from "../../src/rules/index.js";
import { formatErrors } from "../inventory/formatted-errors.js";
import { lintTexts } from "../rules/lint-texts.js";

const OPTIONS: Readonly<Record<string, RuleOption>> = {
  strict: { type: "boolean", default: false },
  atMost: { type: "number", default: 3 },
  keys: { type: "strings", default: [] },
  requires: { type: "mappings", keys: ["workload", "needs"], default: [] },
};

const MATTER: Rule = { id: "matter", claims: [], options: OPTIONS };
const PLAIN: Rule = { id: "plain", claims: [] };

function parse(text: string) {
  const rules = [MATTER, PLAIN];
  return parseConfiguration(
    { path: "deploy/taintlint.yaml", text: `version: 1\n${text}\n` },
    {
      kind: "configuration",
      knownRules: rules.map(({ id }) => id),
      ruleOptions: new Map(rules.map(({ id, options }) => [id, options ?? {}])),
    },
  );
}

describe("options that are wrong", () => {
  it.each([
    ["strict: yes", '2:26 "strict" must be true or false, found "yes"'],
    ["strict: 1", '2:26 "strict" must be true or false, found the number 1'],
    ["strict: ", '2:18 "strict" must be true or false, found nothing'],
    ["atMost: 'a'", '2:26 "atMost" must be a number, found "a"'],
    ["atMost: .nan", '2:26 Kubernetes knows no number ".nan"'],
    ["atMost: [1]", '2:18 "atMost" must be a number, found a list'],
    ["keys: a", '2:24 "keys" must be a list of strings, found "a"'],
    ["keys: {a: b}", '2:18 "keys" must be a list of strings, found a mapping'],
    ["keys: [a, 8]", '2:28 item 2 of "keys" must be a string, found the number 8: write "8" in quotes'],
    ["keys: [[a]]", '2:25 item 1 of "keys" must be a string, found a list'],
    ["requires: {a: b}", '2:18 "requires" must be a list of mappings, found a mapping'],
    ["requires: [a]", '2:29 item 1 of "requires" must be a mapping with "workload" and "needs", found "a"'],
    ["requires: [{needs: a}]", '2:29 item 1 of "requires" needs "workload"'],
    [
      "requires: [{needs: a, wokload: b}]",
      '2:40 unknown key "wokload" in item 1 of "requires"; did you mean "workload"?',
    ],
    [
      "requires: [{needs: a, workload: b, zzz: c}]",
      '2:53 unknown key "zzz" in item 1 of "requires": legal keys are "workload" and "needs"',
    ],
    [
      "requires: [{needs: a, workload: 8}]",
      '2:50 "workload" must be a string, found the number 8: write "8" in quotes',
    ],
    ["atmost: 1", '2:18 unknown option "atmost" of rule "matter"; did you mean "atMost"?'],
    ["sevirity: error", '2:18 unknown option "sevirity" of rule "matter"; did you mean "severity"?'],
    ["zzz: 1", '2:18 unknown option "zzz" of rule "matter": its options are "strict", "atMost", "keys" and "requires"'],
    ["constructor: 1", expect.stringContaining('2:18 unknown option "constructor" of rule "matter"')],
  ])("%s", (option, error) => {
    expect(formatErrors(parse(`rules: {matter: {${option}}}`).errors)).toEqual([
      typeof error === "string" ? `deploy/taintlint.yaml:${error}` : error,
    ]);
  });

  it("of a rule that has none", () => {
    expect(formatErrors(parse("rules: {plain: {severity: error, a: 1}}").errors)).toEqual([
      'deploy/taintlint.yaml:2:34 unknown option "a": rule "plain" takes only "severity"',
    ]);
  });

  it("in ruleOverrides, beside what else is wrong there", () => {
    const text = `ruleOverrides:
  - {files: [a/**], rules: {matter: {atMost: x}, mater: off}}
  - {rules: {matter: off}}
  - {files: a, clusters: [8], rule: {}}`;
    expect(formatErrors(parse(text).errors)).toEqual([
      'deploy/taintlint.yaml:5:13 "files" must be a list, found "a", for example ["k8s/legacy/**"]',
      'deploy/taintlint.yaml:5:27 item 1 of "clusters" must be a string, found the number 8: write "8" in quotes',
      'deploy/taintlint.yaml:5:31 unknown key "rule" in item 3 of "ruleOverrides"; did you mean "rules"?',
    ]);
    expect(formatErrors(parse(text.split("\n").slice(0, 3).join("\n")).errors)).toEqual([
      'deploy/taintlint.yaml:3:46 "atMost" must be a number, found "x"',
      'deploy/taintlint.yaml:3:50 unknown rule "mater"; did you mean "matter"?',
      'deploy/taintlint.yaml:4:5 item 2 of "ruleOverrides" needs "files" or "clusters": settings for everything belong in "rules"',
    ]);
  });

  it("for a cluster that does not exist", () => {
    const { configuration } = parse(`clusters: [{name: prod}, {name: stage}]
ruleOverrides:
  - {clusters: [prod, stagee], rules: {matter: off}}
  - {clusters: [zzz], rules: {matter: off}}`);
    const overrides = configuration?.ruleOverrides ?? [];
    expect(formatErrors(describeUnknownClusters(overrides, configuration?.clusters ?? []))).toEqual([
      'deploy/taintlint.yaml:4:23 unknown cluster "stagee"; did you mean "stage"?',
      'deploy/taintlint.yaml:5:17 unknown cluster "zzz": clusters are "prod" and "stage"',
    ]);
    expect(formatErrors(describeUnknownClusters(overrides.slice(1), []))).toEqual([
      'deploy/taintlint.yaml:5:17 unknown cluster "zzz": no "clusters" are declared',
    ]);
  });
});

function settingOf(text: string, rule: Rule, cluster: string | null = null, file: string | undefined = undefined) {
  const { configuration, errors } = parse(text);
  expect(formatErrors(errors)).toEqual([]);
  return createRuleSettings(configuration)(rule, cluster, file);
}

describe("the options of a rule", () => {
  const defaults = { strict: false, atMost: 3, keys: [], requires: [] };

  it("are its defaults without a configuration", () => {
    expect(createRuleSettings(undefined)(MATTER, null, "a.yaml")).toEqual({
      runs: true,
      severity: undefined,
      options: defaults,
    });
    expect(createRuleSettings(undefined)(PLAIN, null, "a.yaml").options).toEqual({});
  });

  it("are those of the configuration, by their names", () => {
    const text = "rules: {matter: {strict: true, requires: [{workload: a, needs: b}]}}";
    expect(settingOf(text, MATTER).options).toEqual({
      ...defaults,
      strict: true,
      requires: [{ workload: "a", needs: "b" }],
    });
  });

  it("are those of each override that fits, the last one first", () => {
    const text = `rules: {matter: {atMost: 4, keys: [a]}}
ruleOverrides:
  - {files: [k8s/**], rules: {matter: {atMost: 5}}}
  - {clusters: [dev], rules: {matter: {atMost: 6, strict: true}}}
  - {files: ["k8s/x.yaml"], clusters: [dev], rules: {matter: {atMost: 7}}}`;
    const of = (cluster: string | null, file: string | undefined) => settingOf(text, MATTER, cluster, file).options;
    expect(of(null, undefined)).toEqual({ ...defaults, atMost: 4, keys: ["a"] });
    expect(of(null, "deploy/other.yaml")).toMatchObject({ atMost: 4 });
    expect(of("prod", "deploy/k8s/x.yaml")).toMatchObject({ atMost: 5, strict: false });
    expect(of("dev", undefined)).toMatchObject({ atMost: 6, strict: true, keys: ["a"] });
    expect(of("dev", "deploy/k8s/y.yaml")).toMatchObject({ atMost: 6 });
    expect(of("dev", "deploy/k8s/x.yaml")).toMatchObject({ atMost: 7, strict: true });
    expect(of("dev", "k8s/x.yaml")).toMatchObject({ atMost: 6 });
  });
});

describe("the severity of a rule", () => {
  const override = (severity: string) => `ruleOverrides: [{files: [k8s/**], rules: {matter: ${severity}}}]`;

  it.each([
    ["rules: {matter: error}", "deploy/a.yaml", "error"],
    ["rules: {matter: {severity: error, atMost: 1}}", "deploy/a.yaml", "error"],
    ["rules: {matter: off}", "deploy/a.yaml", "off"],
    ["rules: {matter: {severity: off}}", "deploy/a.yaml", "off"],
    [`rules: {matter: error}\n${override("note")}`, "deploy/k8s/a.yaml", "note"],
    [`rules: {matter: error}\n${override("note")}`, "deploy/a.yaml", "error"],
    [`rules: {matter: error}\n${override("off")}`, "deploy/k8s/a.yaml", "off"],
    [`rules: {matter: error}\n${override("off")}`, "deploy/a.yaml", "error"],
    [`rules: {matter: off}\n${override("error")}`, "deploy/k8s/a.yaml", "off"],
    [
      "ruleOverrides: [{files: [k8s/**], rules: {matter: off}}, {files: [k8s/a.yaml], rules: {matter: error}}]",
      "deploy/k8s/a.yaml",
      "off",
    ],
    [override("{atMost: 1}"), "deploy/k8s/a.yaml", undefined],
  ])("%s: %s is %s", (text, file, expected) => {
    const { runs, severity } = settingOf(text, MATTER, null, file);
    expect(runs ? severity : "off").toBe(expected);
  });
});

describe("in a run", () => {
  const POD = `apiVersion: v1
kind: Pod
metadata: {name: a}
spec:
  containers: [{name: a, image: a:1}]
  tolerations: [{key: example.com/zzz, operator: Exists}]
`;
  const severities = (configuration: string) =>
    lintTexts(configuration, POD).findings.map(({ severity, rule, clusters }) => `${severity} ${rule} ${clusters}`);
  const pools = "pools: [{name: general}]";

  it.each([
    [pools, ["warning unmatched-toleration "]],
    [`${pools}\nrules: {unmatched-toleration: error}`, ["error unmatched-toleration "]],
    [`${pools}\nrules: {unmatched-toleration: off}`, []],
    [
      `${pools}\nruleOverrides: [{files: ["*.yaml"], rules: {unmatched-toleration: note}}]`,
      ["note unmatched-toleration "],
    ],
    [`${pools}\nruleOverrides: [{files: ["*.yaml"], rules: {unmatched-toleration: off}}]`, []],
    [
      `${pools}\nruleOverrides: [{files: [k8s/**], rules: {unmatched-toleration: off}}]`,
      ["warning unmatched-toleration "],
    ],
  ])("%s", (configuration, expected) => {
    expect(severities(configuration)).toEqual(expected);
  });

  const clusters = "clusters: [{name: prod, pools: [{name: a}]}, {name: dev, pools: [{name: a}]}]";

  it("a cluster may be spared", () => {
    const text = `${clusters}\nruleOverrides: [{clusters: [dev], rules: {unmatched-toleration: off}}]`;
    expect(severities(text)).toEqual(["warning unmatched-toleration prod"]);
  });

  it.each([
    ["prod", "dev"],
    ["dev", "prod"],
  ])("one finding of two clusters is told as where it is worst: %s before %s", (name, other) => {
    const text = `${clusters}\nruleOverrides: [{clusters: [${name}], rules: {unmatched-toleration: error}}]`;
    expect(severities(text)).toEqual([`error unmatched-toleration ${name},${other}`]);
  });

  it("what is said about the pools has the severity of their file", () => {
    const inventory = 'pools:\n  - {name: a, taints: ["a=b:NoSchedule", "a=b:NoSchedule"]}\n  - {name: b}\n';
    const spared = `${inventory}ruleOverrides: [{files: [taintlint.yaml], rules: {invalid-taint: off}}]`;
    const rules = (text: string) => lintTexts(text, POD).findings.map(({ rule }) => rule);
    expect(rules(inventory)).toContain("invalid-taint");
    expect(rules(spared)).not.toContain("invalid-taint");
  });
});

it("the defaults of every rule are legal values of its options", () => {
  for (const { id, options } of RULES) {
    const values = Object.entries(options ?? {}).map(([name, option]) => [name, option.default]);
    const text = JSON.stringify({ version: 1, rules: { [id]: Object.fromEntries(values) } });
    const { errors } = parseConfiguration({ path: "a.json", text }, { kind: "configuration", ...KNOWN_RULES });
    expect(formatErrors(errors)).toEqual([]);
  }
});
