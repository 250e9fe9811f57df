import { describe, expect, it } from "vitest";
import { lintRepository } from "../../src/lint/lint.js";
import { RULES } from "../../src/rules/index.js";
import { lintTexts, readTexts } from "./lint-texts.js";

const GPU = 'pools:\n  - name: general\n  - name: gpu\n    taints: ["nvidia.com/gpu=present:NoSchedule"]\n';
const TAINTED = 'pools:\n  - name: gpu\n    taints: ["nvidia.com/gpu=present:NoSchedule"]\n';

function told(inventory: string, text: string, path = "manifest.yaml"): string[] {
  const { findings } = lintRepository(readTexts(inventory, [{ path, text }]));
  return findings.map(({ rule, severity, source, workload }) =>
    [severity, rule, `${source.line}:${source.column}`, workload?.part ?? "-"].join(" "),
  );
}

const values = (toleration: string) => `controller:\n  tolerations:\n    - ${toleration}\n`;
const custom = (toleration: string) =>
  `apiVersion: example.com/v1\nkind: Thing\nmetadata: {name: a}\nspec:\n  agentTolerations:\n    - ${toleration}\n`;

describe("what a fragment is told", () => {
  it.each([
    ["{key: nvidia.com/gpu, operator: Exists, value: a}", "invalid-toleration", "error", ":54"],
    ["{key: nvidia.com/gpu, value: true}", "non-string-value", "error", ":36"],
    ["{key: nvidia.com/gpu, value: 'true'}", "near-miss-toleration", "warning", ":36"],
    ["{key: nvidia.com/gpus, operator: Exists}", "unmatched-toleration", "warning", ":13"],
    ["{key: node-role.kubernetes.io/master, operator: Exists}", "legacy-key", "warning", ":13"],
    ["{key: node.kubernetes.io/unreachable, value: a}", "suppressed-default-toleration", "warning", ""],
  ])("%s", (toleration, rule, severity, column) => {
    const inObject = told(GPU, custom(toleration)).filter((line) => line.includes(rule));
    expect(inObject).toHaveLength(1);
    expect(inObject[0]).toMatch(new RegExp(`^${severity} ${rule} 6${column}.* spec.agentTolerations$`));
    // The chart decides what becomes of values.
    const inValues = told(GPU, values(toleration), "chart/values.yaml").filter((line) => line.includes(rule));
    expect(inValues).toHaveLength(1);
    expect(inValues[0]).toMatch(new RegExp(`^note ${rule} 3:.* controller$`));
  });

  it.each([
    ["a label that is no text", "nodeSelector: {gpu: true}", "note non-string-value 1:21 -"],
    ["a key that is none", "nodeSelector: {a b: c}", "note invalid-node-affinity 1:21 -"],
    ["a label of the past", "nodeSelector: {beta.kubernetes.io/os: linux}", "note legacy-key 1:16 -"],
  ])("%s", (_, text, expected) => expect(told(GPU, text, "values-prod.yaml")).toEqual([expected]));

  it.each([
    ["config/stretch.yaml", "a pod that takes placement.nodeSelector.gpu as it stands is refused"],
    ["config/values/prod.yaml", "placement.nodeSelector.gpu is refused if the chart copies it into a pod"],
    ["prod.values.yaml", "placement.nodeSelector.gpu is refused if the chart copies it into a pod"],
  ])("a file that no API server sees is not told what that refuses: %s", (path, clause) => {
    const input = readTexts(GPU, [{ path, text: "placement: {nodeSelector: {gpu: true}}" }]);
    expect(lintRepository(input).findings.map((one) => `${one.severity} ${one.rule}: ${one.message}`)).toEqual([
      `note non-string-value: ${clause}: must be a string, got a boolean`,
    ]);
  });

  it("the message and the place name the field as it is written", () => {
    const [finding] = lintTexts(GPU, custom("{key: a, effect: NO_SCHEDULE}")).findings;
    expect(finding?.message).toContain("spec.agentTolerations[0].effect");
    expect(finding?.source).toMatchObject({ line: 6, column: 24 });
  });
});

describe("what the API server may take in an object, and refuses in the pods that are made from it", () => {
  const detail = "the API server may accept the Thing itself, but refuses each pod that is created from it";
  const details = (text: string) => lintTexts(GPU, text).findings.flatMap((finding) => finding.details);

  it.each(["{key: a b, operator: Exists}", "{key: nvidia.com/gpu, value: true}"])("is told of %s", (toleration) => {
    expect(details(custom(toleration))).toContain(detail);
  });

  it("is not told of a patch, which is refused as a whole, nor of values, which are no object", () => {
    const patch = `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: a}\nspec: {template: {spec: {tolerations: [{key: a b, operator: Exists}]}}}\n`;
    expect(lintTexts(GPU, patch).findings.map(({ rule }) => rule)).toContain("invalid-toleration");
    expect(details(patch)).toEqual([]);
    expect(details(values("{key: a b, operator: Exists}"))).toEqual([]);
  });
});

describe("values of a release in a form that no pod takes", () => {
  const refused = (text: string, path?: string) => told(GPU, text, path).filter((line) => line.includes("invalid-"));
  const release = (line: string) =>
    `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: a}\nspec: {values: {agent: {${line}}}}\n`;

  it.each([
    ["nodeSelector: gpu", "nodeSelector: {gpu: a}", "invalid-node-affinity"],
    ["tolerations: {key: a, operator: Exists}", "tolerations: [{key: a, operator: Exists}]", "invalid-toleration"],
  ])("%s", (wrong, right, rule) => {
    expect(refused(release(wrong))).toEqual([expect.stringContaining(`note ${rule} 4:`)]);
    expect(refused(release(right))).toEqual([]);
    // A file of values may belong to a chart with a form of its own.
    expect(refused(`${wrong}\n`, "values.yaml")).toEqual([]);
  });

  it.each(["nodeSelector: 'gpu=a'", "nodeSelector: '!gpu'", "nodeSelector: 'gpu: a'", "gpuNodeSelector: gpu"])(
    "%s is text that charts take",
    (line) => expect(refused(release(line))).toEqual([]),
  );
});

describe("what a fragment is not told", () => {
  it.each([
    ["that it tolerates everything", values("{operator: Exists}")],
    ["that no pool takes it", custom("{key: nvidia.com/gpu, operator: Exists}").replace("Tolerations", "NodeSelector")],
    ["that it is held nowhere", values("{key: nvidia.com/gpu, operator: Exists}")],
    [
      "that it stays on a dead node",
      values("{key: node.kubernetes.io/unreachable, operator: Exists, effect: NoExecute}"),
    ],
    [
      "that a patch fits nowhere",
      "apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: a}\nspec: {template: {spec: {tolerations: [{key: node.kubernetes.io/disk-pressure, operator: Exists}]}}}\n",
    ],
  ])("%s", (_, text) => expect(told(TAINTED, text).filter((line) => !line.includes("every-pool-tainted"))).toEqual([]));

  it("is not told that no pool has a taint which values of a chart declare for a pool that it makes", () => {
    const pools = (key: string) => `nodePools:\n  - taints: [{key: ${key}, effect: NoSchedule}]\n`;
    const ofKey = (key: string) =>
      told(GPU, values("{key: team, operator: Exists}") + pools(key), "chart/values.yaml").filter((line) =>
        line.includes("unmatched"),
      );
    expect(ofKey("other")).toEqual(["note unmatched-toleration 3:13 controller"]);
    expect(ofKey("team")).toEqual([]);
  });

  it("and it is no workload, and has no row", () => {
    const { summary, fit } = lintTexts(GPU, values("{key: nvidia.com/gpu, operator: Exists}"));
    expect(summary.workloads).toBe(0);
    expect(fit.workloads).toEqual([]);
  });

  it("no fix is offered", () => {
    const { findings } = lintTexts(GPU, custom("{key: a, operator: Exists, value: b}"));
    expect(findings.map(({ fixable }) => fixable)).not.toContain(true);
    expect(findings.length).toBeGreaterThan(0);
  });

  it("the rules that look at fragments are these", () => {
    expect(RULES.filter(({ checksFragments }) => checksFragments).map(({ id }) => id)).toEqual([
      "daemonset-misses-pool",
      "tolerated-pool-left-out",
      "missed-taint-values",
      "unmatched-toleration",
      "near-miss-toleration",
      "redundant-toleration",
      "suppressed-default-toleration",
      "unknown-label",
      "legacy-key",
      "impossible-label-value",
      "misplaced-scheduling-field",
      "unknown-field",
      "invalid-toleration",
      "invalid-node-affinity",
      "invalid-topology",
      "non-string-value",
    ]);
  });
});

const CLUSTER = `apiVersion: ray.io/v1
kind: RayCluster
metadata:
  name: train
  namespace: ml
  annotations: {}
spec:
  headGroupSpec: {template: {spec: {containers: [{name: a, image: a}]}}}
  workerGroupSpecs:
    - groupName: gpu
      template:
        spec:
          containers: [{name: a, image: a}]
          nodeSelector: {pool: nowhere}
`;

describe("a custom resource with several pod specs", () => {
  it("each is judged for itself, and the findings name it", () => {
    const { findings, fit, summary } = lintTexts(GPU, CLUSTER);
    expect(fit.workloads.map(({ kind, name, part }) => `${kind} ${name} ${part}`)).toEqual([
      "RayCluster train head group",
      "RayCluster train worker group gpu",
    ]);
    expect(summary.workloads).toBe(2);
    expect(findings.map(({ rule, workload }) => `${rule} ${workload?.part}`)).toEqual([
      "unschedulable worker group gpu",
    ]);
  });

  it("the parts of an object have fingerprints of their own", () => {
    const both = CLUSTER.replace("image: a}]}}}", "image: a}], nodeSelector: {pool: nowhere}}}}");
    const { findings } = lintTexts(GPU, both);
    expect(findings).toHaveLength(2);
    expect(new Set(findings.map(({ fingerprint }) => fingerprint)).size).toBe(2);
  });

  it("an annotation on the object covers all of them, and is used once one is covered", () => {
    const silenced = CLUSTER.replace("{}", '{taintlint.dev/ignore: "unschedulable -- a test"}');
    expect(told(GPU, silenced)).toEqual([]);
    const idle = silenced.replace("nowhere", "general").replace("nodeSelector: {pool: general}", "");
    expect(told(GPU, idle)).toEqual(["warning unused-suppression 6:39 -"]);
  });

  it("a fix stands where the field does", () => {
    const text = CLUSTER.replace(
      "nodeSelector: {pool: nowhere}",
      "tolerations: [{key: nvidia.com/gpu, operator: Exists, value: a}]",
    );
    const { findings } = lintTexts(GPU, text);
    expect(findings.map(({ rule, fixable }) => `${rule} ${fixable}`)).toEqual(["invalid-toleration true"]);
  });
});

describe("a kind of the configuration", () => {
  const trainer = (body: string) => `apiVersion: example.com/v1\nkind: Trainer\nmetadata: {name: a}\nspec:\n${body}`;
  const workloads = (entry: string) => `${GPU}workloads:\n  - {group: example.com, kind: Trainer, ${entry}}\n`;

  it("a whole pod spec is judged", () => {
    const text = trainer("  groups:\n    - name: x\n      template: {spec: {nodeSelector: {pool: nowhere}}}\n");
    expect(told(GPU, text)).toEqual([expect.stringMatching(/^warning unknown-label 7:\d+ spec\./)]);
    expect(told(workloads('part: group, podSpec: "spec.groups[*].template.spec"'), text)).toEqual([
      expect.stringMatching(/^error unschedulable 7:\d+ group x$/),
    ]);
  });

  it("single fields are judged together, wherever they stand", () => {
    const text = trainer("  where: {labels: {pool: nowhere}}\n  accept: [{key: nvidia.com/gpu, operator: Exists}]\n");
    const entry = "tolerations: spec.accept, nodeSelector: spec.where.labels";
    const { findings } = lintTexts(workloads(entry), text);
    expect(findings.map(({ rule }) => rule)).toEqual(["unschedulable"]);
    const { findings: refused } = lintTexts(workloads(entry), text.replace("pool: nowhere", "a b: c"));
    expect(refused.map(({ message }) => message)).toEqual([expect.stringContaining("spec.where.labels")]);
    expect(refused.map(({ source }) => source.line)).toEqual([5]);
  });
});
