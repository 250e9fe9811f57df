import { describe, expect, it } from "vitest";
import { lintRepository } from "../../src/lint/lint.js";
import { readTexts } from "./lint-texts.js";

const POOLS = "pools: [{name: general}]";
const TOLERATIONS = "[{key: a, operator: Exists}]";
const RULES = ["unknown-field", "misplaced-scheduling-field"];

function told(values: string, path = "helm/prod.values.yaml", others: Readonly<Record<string, string>> = {}): string[] {
  const files = Object.entries({ [path]: values, ...others }).map(([name, text]) => ({ path: name, text }));
  const { findings } = lintRepository(readTexts(POOLS, files));
  return findings
    .filter(({ rule }) => RULES.includes(rule))
    .map(({ severity, rule, source, help }) => `${severity} ${rule} ${source.line}:${source.column} ${help}`);
}

const RELEASE = (values: string) =>
  `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: a}\nspec:\n  chart: {spec: {chart: a, sourceRef: {kind: HelmRepository, name: b}}}\n  values:\n    ${values.replaceAll("\n", "\n    ")}\n`;

describe("a scheduling field of values that is misspelt", () => {
  it.each([
    [
      "a singular beside a node selector",
      `nodeSelector: {a: b}\ntoleration: ${TOLERATIONS}`,
      'unknown-field 2:1 Write "tolerations".',
    ],
    [
      "small letters beside tolerations",
      `tolerations: ${TOLERATIONS}\nnodeselector: {a: b}`,
      'unknown-field 2:1 Write "nodeSelector".',
    ],
    ["a letter lost", "nodeSelector: {}\naffinty: {nodeAffinity: {}}", 'unknown-field 2:1 Write "affinity".'],
    [
      "a spread",
      "nodeSelector: {}\ntopologySpreadConstraint: [{topologyKey: a}]",
      'unknown-field 2:1 Write "topologySpreadConstraints".',
    ],
    [
      "an operator of a toleration",
      "tolerations: [{key: a, operation: Exists}]",
      'unknown-field 1:24 Write "operator".',
    ],
    [
      "a kind of affinity",
      "nodeSelector: {}\naffinity:\n  nodeAfinity: {requiredDuringSchedulingIgnoredDuringExecution: {}}\n  podAffinity: {}",
      'unknown-field 3:3 Write "nodeAffinity".',
    ],
    [
      "its terms",
      "nodeSelector: {}\naffinity:\n  podAntiAffinity:\n    requiredDuringSchedulingIgnoredDuringExection: [{topologyKey: a}]",
      'unknown-field 4:5 Write "requiredDuringSchedulingIgnoredDuringExecution".',
    ],
    [
      "tolerations within an affinity",
      `affinity:\n  nodeAffinity: {}\n  tolerations: ${TOLERATIONS}`,
      "misplaced-scheduling-field 3:3 Move it to tolerations.",
    ],
    [
      "a node selector within an affinity beside another one",
      "nodeSelector: {a: b}\naffinity:\n  podAffinity: {}\n  nodeSelector: {a: b}",
      "misplaced-scheduling-field 4:3 The pod has its own nodeSelector. Join the two there, and remove this one.",
    ],
  ])("%s", (_, values, expected) => {
    expect(told(values)).toEqual([`warning ${expected}`]);
    const inObject = told(RELEASE(values));
    expect(inObject).toHaveLength(1);
    expect(inObject[0]).toMatch(/^warning /);
  });
});

describe("no slip is", () => {
  it.each([
    ["a field of a chart's own, with no other one beside it", `image: a\ntoleration: ${TOLERATIONS}`],
    ["a key that holds something else", "nodeSelector: {a: b}\ntoleration: standard"],
    ["a list of something else", "nodeSelector: {a: b}\ntoleration: [{seconds: 1}]"],
    ["a name beside the right one", `nodeSelector: {a: b}\ntolerations: []\ntoleration: ${TOLERATIONS}`],
    ["the style of another language", `node_selector: {a: b}\ntolerations: ${TOLERATIONS}`],
    ["a field of another name", "tolerations: [{key: a, operator: Exists, comment: mine}]"],
    ["an item of a format of its own", "tolerations: [{kei: a, operatr: b, key: c}]"],
    ["a structure of a chart's own", `affinity: {tolerations: ${TOLERATIONS}, nodeSelector: {a: b}}`],
    ["an empty list", "nodeSelector: {a: b}\ntoleration: []"],
  ])("%s", (_, values) => {
    expect(told(values)).toEqual([]);
    expect(told(RELEASE(values))).toEqual([]);
  });
});

describe("what a chart of the repository calls a value", () => {
  const SLIP = `nodeSelector: {a: b}\ntoleration: ${TOLERATIONS}\n`;
  const chart = (read: string) => ({
    "chart/Chart.yaml": "apiVersion: v2\nname: a\n",
    "chart/templates/a.yaml": `apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec:\n  tolerations: {{ .Values.${read} }}\n`,
  });

  it("is no slip where a template reads it", () => {
    expect(told(SLIP, "helm/prod.values.yaml", chart("toleration"))).toEqual([]);
    expect(told(RELEASE(SLIP), "release.yaml", chart("toleration"))).toEqual([]);
    expect(told(SLIP, "helm/prod.values.yaml", chart("tolerations"))).toHaveLength(1);
  });

  it("is for its templates to decide where the file belongs to the chart", () => {
    expect(told(SLIP, "chart/values.yaml", chart("tolerations"))).toEqual([]);
    expect(told(SLIP, "chart/ci/values.yaml", chart("tolerations"))).toEqual([]);
    const within = "tolerations: [{key: a, operation: Exists}]\n";
    expect(told(within, "chart/values.yaml", chart("tolerations"))).toHaveLength(1);
  });
});
