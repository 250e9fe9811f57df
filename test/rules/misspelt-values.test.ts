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
    [
      "a form of pod affinity of a chart's own",
      "nodeSelector: {a: b}\naffinity: {podAntiAffinity: {topologyKey: zone}}",
    ],
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

const LIST = "DuringSchedulingIgnoredDuringExecution";
const EXPRESSIONS = "matchExpressions: [{key: a, operator: Exists}]";
const RABBIT = (affinity: string) =>
  `apiVersion: rabbitmq.com/v1beta1\nkind: RabbitmqCluster\nmetadata: {name: a}\nspec:\n  affinity: {${affinity}}\n`;

describe("terms of an affinity where its kind has others", () => {
  it.each([
    [
      "terms of nodes in an affinity to pods",
      `podAntiAffinity: {required${LIST}: {nodeSelectorTerms: [{${EXPRESSIONS}}]}}`,
      `nodeAffinity: {required${LIST}: {nodeSelectorTerms: [{${EXPRESSIONS}}]}}`,
      `nodeAffinity.required${LIST}.nodeSelectorTerms`,
    ],
    [
      "terms of nodes outside of the required ones",
      `nodeAffinity: {nodeSelectorTerms: [{${EXPRESSIONS}}]}`,
      `nodeAffinity: {required${LIST}: {nodeSelectorTerms: [{${EXPRESSIONS}}]}}`,
      `nodeAffinity.required${LIST}.nodeSelectorTerms`,
    ],
    [
      "an expression in the place of a term",
      `nodeAffinity: {required${LIST}: {nodeSelectorTerms: [{key: a, operator: Exists}]}}`,
      `nodeAffinity: {required${LIST}: {nodeSelectorTerms: [{${EXPRESSIONS}}]}}`,
      `nodeAffinity.required${LIST}.nodeSelectorTerms[*].matchExpressions[*].key`,
    ],
    [
      "a preferred term without its preference",
      `nodeAffinity: {preferred${LIST}: [{weight: 1, ${EXPRESSIONS}}]}`,
      `nodeAffinity: {preferred${LIST}: [{weight: 1, preference: {${EXPRESSIONS}}}]}`,
      `nodeAffinity.preferred${LIST}[*].preference.matchExpressions`,
    ],
    [
      "a topology key beside the terms",
      `podAffinity: {required${LIST}: [{labelSelector: {}}], topologyKey: zone}`,
      `podAffinity: {required${LIST}: [{labelSelector: {}, topologyKey: zone}]}`,
      `podAffinity.required${LIST}[*].topologyKey`,
    ],
    [
      "a required term among preferred ones",
      `podAntiAffinity: {preferred${LIST}: [{labelSelector: {}, topologyKey: zone}]}`,
      `podAntiAffinity: {preferred${LIST}: [{weight: 1, podAffinityTerm: {labelSelector: {}, topologyKey: zone}}]}`,
      `podAntiAffinity.preferred${LIST}[*].podAffinityTerm.topologyKey`,
    ],
  ])("%s", (_, wrong, right, meant) => {
    for (const write of [(affinity: string) => RELEASE(`affinity: {${affinity}}`), RABBIT]) {
      expect(told(write(wrong))).toEqual([
        expect.stringMatching(
          new RegExp(`^warning misplaced-scheduling-field .*[.]${meant.replaceAll(/[.[*\]]/g, "\\$&")}[.]$`),
        ),
      ]);
      expect(told(write(right))).toEqual([]);
    }
  });
});

describe("values that a well-known chart does not read", () => {
  const FIELDS = `tolerations: ${TOLERATIONS}`;
  it.each([
    ["under the controllers", `controllers: {main: {containers: {app: {image: a}}}, ${FIELDS}}`, "defaultPodOptions"],
    ["in a container", `controllers: {main: {containers: {app: {${FIELDS}}}}}`, "controllers.main.pod"],
    ["of an umbrella", `hub: {proxy: {${FIELDS}}, hub: {config: {}}, singleuser: {}}`, "hub.proxy.chp"],
  ])("%s", (_, values, place) => {
    expect(told(values)).toEqual([expect.stringContaining(`Move it to ${place}.tolerations.`)]);
    expect(told(RELEASE(values))).toEqual([expect.stringContaining(`Move it to spec.values.${place}.tolerations.`)]);
  });

  it("are those of no custom resource", () => {
    const object = `apiVersion: example.com/v1\nkind: A\nmetadata: {name: a}\nspec: {${FIELDS}, controllers: {main: {containers: {app: {image: a}}}}}\n`;
    expect(told(object)).toEqual([]);
    expect(told(object.replace("spec: {", "spec: {values: {").replace(/\n$/, "}\n"))).toHaveLength(1);
  });
});
