import { describe, expect, it } from "vitest";
import { fit as judge, type LintOptions, lint } from "../../src/workspace/lint-texts.js";
import { fc } from "../property.js";

/** The words that every object of JavaScript answers to. */
const WORDS = [...Object.getOwnPropertyNames(Object.prototype), "prototype", "length"];

/** A word of the same length and shape, at the same place in the order of all words, that no object answers to. */
function neutral(word: string): string {
  return word.replace(/[a-z](?=_*$)/, (letter) => (letter === "q" ? "x" : "q"));
}

const ROLES = [
  "label",
  "value",
  "taint",
  "pool",
  "name",
  "namespace",
  "cluster",
  "resource",
  "annotation",
  "rule",
] as const;
type Roles = Readonly<Record<(typeof ROLES)[number], string>>;

function configurationOf({ label, value, taint, pool, namespace, cluster, resource, rule }: Roles): string {
  return `
version: 1
clusters:
  - name: ${cluster}
    manifests: ["**/*.yaml"]
    admission: {podNodeSelector: true, podTolerationRestriction: true, extendedResourceToleration: true}
    knownLabels: [${label}-known]
    complete: true
    from:
      - {path: nodes/nodes.yaml}
      - {path: nodes/karpenter.yaml, prefix: k-}
    overrides:
      - {match: "k-*", labels: {${value}: ${label}}}
    pools:
      - name: ${pool}
        labels: {${label}: ${value}, other: ${value}}
        openLabels: [${taint}]
        taints: ["${taint}=${value}:NoSchedule"]
        allocatable: {${resource}: "4", "${resource}.io/${resource}": "1"}
        reservedFor: {namespaces: [${namespace}], workloads: ["Deployment/${rule}"]}
      - name: bare
      - name: plain
        labels: {${label}x: ${value}}
        requirements: [{key: ${value}, operator: In, values: [${value}, ${label}]}]
suppress:
  - {rule: redundant-toleration, workload: "${namespace}/*/${value}", reason: ${rule}}
`;
}

const containers = (resource: string) =>
  `[{name: ${resource}, image: ${resource}, resources: {requests: {${resource}: "8", "${resource}.io/${resource}": "2"}}}]`;

function podOf({ label, value, taint, resource, name }: Roles): string {
  return `
    spec:
      containers: ${containers(resource)}
      runtimeClassName: ${name}
      nodeSelector: {${label}: ${value}, ${value}: ${value}}
      tolerations:
        - {key: ${taint}, operator: Equal, value: ${value}, effect: NoSchedule}
        - {key: ${taint}, operator: Equal, value: ${label}, effect: NoSchedule}
        - {key: ${label}, operator: ${name}}
      topologySpreadConstraints:
        - {maxSkew: 1, topologyKey: ${label}, whenUnsatisfiable: DoNotSchedule, labelSelector: {matchLabels: {${label}: ${value}}}}
      affinity:
        nodeAffinity:
          requiredDuringSchedulingIgnoredDuringExecution:
            nodeSelectorTerms:
              - matchExpressions: [{key: ${value}, operator: In, values: [${label}, ${value}]}]
              - matchExpressions: [{key: ${label}, operator: NotIn, values: [${value}]}]
              - matchExpressions: [{key: ${taint}, operator: ${label}}]
          preferredDuringSchedulingIgnoredDuringExecution:
            - {weight: 1, preference: {matchExpressions: [{key: ${resource}, operator: Exists}]}}`;
}

function filesOf(roles: Roles): { readonly path: string; readonly text: string }[] {
  const { label, value, taint, pool, name, namespace, resource, annotation, rule } = roles;
  const metadata = `{name: ${name}, namespace: ${namespace}, labels: {${label}: ${value}}, annotations: {${annotation}: ${value}}}`;
  const template = `
  template:
    metadata: {labels: {${label}: ${value}}, annotations: {${annotation}: ${value}}}${podOf(roles)}`;
  const workload = (kind: string) => `apiVersion: apps/v1\nkind: ${kind}\nmetadata: ${metadata}\nspec:${template}\n`;
  return [
    { path: "a/deployment.yaml", text: `# taintlint-ignore ${rule} -- ${rule}\n${workload("Deployment")}` },
    { path: "b/daemonset.yaml", text: workload("DaemonSet") },
    {
      path: "c/pod.yaml",
      text: `apiVersion: v1\nkind: Pod\nmetadata: ${metadata}\nspec:\n  containers: ${containers(resource)}\n  nodeSelector: {${label}: ${value}}\n`,
    },
    {
      path: "e/pods.yaml",
      text: `apiVersion: v1\nkind: Pod\nmetadata: {name: ${name}2, namespace: ${namespace}-2}\nspec:\n  containers: [{name: a, image: a}]\n  nodeSelector: {${resource}: ${taint}}\n  tolerations: [{key: ${taint}, operator: Equal, value: ${value}2, effect: NoSchedule}]\n`,
    },
    {
      path: "d/others.yaml",
      text: `
apiVersion: node.k8s.io/v1
kind: RuntimeClass
metadata: {name: ${name}}
handler: ${name}
scheduling: {nodeSelector: {${label}: ${value}}, tolerations: [{key: ${taint}, operator: Exists}]}
overhead: {podFixed: {${resource}: "1"}}
---
apiVersion: v1
kind: Namespace
metadata:
  name: ${namespace}
  annotations:
    scheduler.alpha.kubernetes.io/node-selector: ${value}=${value}
    scheduler.alpha.kubernetes.io/defaultTolerations: '[{"key": "${taint}", "operator": "Exists", "${annotation}": 1}]'
---
apiVersion: example.io/v1
kind: ${name}
metadata: ${metadata}
spec: {${annotation}: {tolerations: [{key: ${taint}, operator: Exists, effect: ${taint}}], nodeSelector: {${label}: ${value}}}}
`,
    },
    {
      path: "values.yaml",
      text: `${name}:\n  tolerations: [{key: ${taint}, value: ${value}x}]\n  nodeSelector: {${label}: 1}\n`,
    },
    {
      path: "nodes/nodes.yaml",
      text: `
apiVersion: v1
kind: Node
metadata: {name: ${name}, labels: {${label}: ${value}, ${value}: ${name}}}
spec: {taints: [{key: ${taint}, value: ${value}, effect: NoSchedule}]}
status: {allocatable: {${resource}: "2"}}
---
apiVersion: v1
kind: Node
metadata: {name: ${pool}-2, labels: {${label}: ${value}}}
spec: {}
status: {allocatable: {${resource}: "3"}}
`,
    },
    {
      path: "nodes/karpenter.yaml",
      text: `
apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: ${pool}}
spec:
  template:
    metadata: {labels: {${label}: ${value}}}
    spec:
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: ${name}}
      requirements: [{key: ${value}, operator: In, values: [${value}, ${label}]}]
      taints: [{key: ${taint}, value: ${value}, effect: NoExecute}]
`,
    },
  ];
}

function optionsOf(roles: Roles): LintOptions {
  return {
    configuration: { path: "taintlint.yaml", text: configurationOf(roles) },
    files: filesOf(roles),
    today: "2027-01-01",
  };
}

/** Everything that a run says, as one text. */
async function said(options: LintOptions): Promise<string> {
  const judged = await judge(options);
  const base = { ...options, files: options.files.filter(({ path }) => !path.startsWith("a/")) };
  return JSON.stringify([await lint({ ...options, base }), judged], null, 1);
}

async function expectAlike(roles: Roles): Promise<void> {
  const neutralRoles = Object.fromEntries(Object.entries(roles).map(([role, word]) => [role, neutral(word)]));
  const expected = WORDS.reduce(
    (text, word) => text.replaceAll(neutral(word), word),
    await said(optionsOf(neutralRoles as Roles)),
  );
  const withoutFingerprints = (text: string) => text.replaceAll(/"fingerprint": "[^"]*"/g, "");
  expect(withoutFingerprints(await said(optionsOf(roles)))).toBe(withoutFingerprints(expected));
}

const sameWord = (word: string): Roles => Object.fromEntries(ROLES.map((role) => [role, word])) as Roles;

describe("the words of Object.prototype", () => {
  it("have neutral words that tell something", async () => {
    const result = await lint(optionsOf({ ...sameWord("neutral"), value: "other", taint: "dedicated" }));
    if (!result.ok) throw new Error(JSON.stringify(result.errors));
    const rules = new Set(result.result.findings.map(({ rule }) => rule));
    expect([...rules]).toEqual(
      expect.arrayContaining(["invalid-toleration", "unschedulable", "invalid-device", "unused-suppression"]),
    );
    expect(result.result.findings.length).toBeGreaterThan(5);
  });

  it.each(WORDS)("%s is a word like any other, wherever it stands", async (word) => {
    await expectAlike(sameWord(word));
  });

  it("are words like any other, together", async () => {
    const word = fc.constantFrom(...WORDS);
    const roles = fc.record(Object.fromEntries(ROLES.map((role) => [role, word])) as Record<keyof Roles, typeof word>);
    await fc.assert(fc.asyncProperty(roles, expectAlike), { numRuns: 40 });
  });

  it.each(WORDS)("%s is refused in the configuration as another word is", async (word) => {
    const configure = (name: string) => `version: 1\n${name}: {}\nrules: {${name}: off, unschedulable: {${name}: 1}}\n`;
    const errorsOf = async (name: string) => {
      const outcome = await lint({ configuration: { path: "taintlint.yaml", text: configure(name) }, files: [] });
      return outcome.ok ? [] : outcome.errors.map(({ message, range }) => ({ message, range }));
    };
    const expected = JSON.stringify(await errorsOf(neutral(word))).replaceAll(neutral(word), word);
    expect((await errorsOf(word)).length).toBeGreaterThan(0);
    expect(JSON.stringify(await errorsOf(word))).toBe(expected);
  });
});
