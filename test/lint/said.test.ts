import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createRuleSettings } from "../../src/lint/configuration/rule-settings.js";
import { judgeRevision } from "../../src/lint/judging/judge-revision.js";
import { explainRepository, lintRepository } from "../../src/lint/lint.js";
import { describeRules } from "../../src/lint/pages/rule-pages.js";
import { orderByPrecedence } from "../../src/lint/triage/precedence.js";
import { runClusterRules, runOverCluster } from "../../src/lint/triage/run-rules.js";
import { clausesOf } from "../../src/rules/contract/rule.js";
import { RULES } from "../../src/rules/index.js";
import { unschedulable } from "../../src/rules/unschedulable.js";
import { lintTexts, readTexts } from "../rules/lint-texts.js";
import { requiring, tolerating, workload } from "../rules/workload-texts.js";

/** `severity rule [clusters]: message` of every finding about a workload. */
function said(inventory: string, ...manifests: string[]): string[] {
  return lintTexts(inventory, manifests.join("---\n"))
    .findings.filter((finding) => finding.workload !== null)
    .map(({ severity, rule, message, clusters }) => `${severity} ${rule} [${clusters.join()}]: ${message}`);
}

const WRONG_VALUE = ["tolerations:", '  - {key: gpu, operator: Equal, value: "true", effect: NoSchedule}'];
const GPU = "taints: ['gpu=present:NoSchedule']";

describe("a rule that is off", () => {
  const inventory = `pools: [{name: gpu, ${GPU}}]`;

  it("silences no other one: the toleration that placement would have named is named", () => {
    const pod = workload("Deployment", WRONG_VALUE);
    expect(said(inventory, pod).map((text) => text.split(" ")[1])).toEqual(["unschedulable"]);
    expect(said(`${inventory}\nrules: {unschedulable: off}`, pod)).toEqual([
      'warning near-miss-toleration []: toleration has value "true", pool "gpu" is tainted with value "present"',
    ]);
  });

  it.each([
    ["daemonset-misses-pool", "near-miss-toleration", inventory, workload("DaemonSet", WRONG_VALUE)],
    [
      "wildcard-toleration",
      "reserved-pool",
      `pools: [{name: general}, {name: gpu, ${GPU}, reservedFor: {namespaces: [ml]}}]`,
      workload("Deployment", [tolerating("{operator: Exists}")]),
    ],
    [
      "wildcard-toleration",
      "wrong-os-pool",
      "pools: [{name: general}, {name: win, labels: {kubernetes.io/os: windows}, taints: ['os=windows:NoSchedule']}]",
      workload("Deployment", [tolerating("{operator: Exists}")]),
    ],
    [
      "wildcard-toleration",
      "tolerates-node-failure",
      "pools: [{name: general}]",
      workload("Deployment", [tolerating("{operator: Exists}")]),
    ],
    [
      "near-miss-toleration",
      "redundant-toleration",
      `pools: [{name: general}, {name: gpu, ${GPU}}]`,
      workload("Deployment", [...WRONG_VALUE, WRONG_VALUE[1] ?? ""]),
    ],
  ])("%s does not silence %s", (off, other, pools, manifest) => {
    const rulesOf = (texts: string[]) => texts.map((text) => text.split(" ")[1]);
    expect(rulesOf(said(pools, manifest))).not.toContain(other);
    expect(rulesOf(said(`${pools}\nrules: {${off}: off}`, manifest))).toContain(other);
  });

  it.each([
    ["wildcard-toleration", [], "what is suppressed"],
    ["unmatched-toleration", ["unused-suppression", "wildcard-toleration"], "what is said"],
    ["wildcard-toleration", ["tolerates-node-failure"], "nothing that is turned off", "off"],
  ])("with %s suppressed, %j: a rule yields to %s", (rule, expected, _, wildcard = "on") => {
    const pod = workload("Deployment", [tolerating("{operator: Exists}")]);
    const ignored = pod.replace("metadata: {", `metadata: {annotations: {taintlint.dev/ignore: "${rule} -- why"}, `);
    const rules = said(
      `pools: [{name: general}, {name: gpu, ${GPU}}]\nrules: {wildcard-toleration: ${wildcard === "off" ? "off" : "warning"}}`,
      ignored,
    );
    expect(rules.map((text) => text.split(" ")[1])).toEqual(expected);
  });

  it("keeps the suppressions of what yields used", () => {
    const pod = workload("Deployment", WRONG_VALUE).replace(
      "metadata: {",
      "metadata: {annotations: {taintlint.dev/ignore: near-miss-toleration -- why}, ",
    );
    expect(said(inventory, pod).map((text) => text.split(" ")[1])).toEqual(["unschedulable"]);
  });
});

describe("several clusters", () => {
  const two = (a: string, b: string) => `clusters:\n  - {name: a, pools: [${a}]}\n  - {name: b, pools: [${b}]}`;
  const general = "{name: general}";

  it("of which one needs a toleration: it is not dead for the other", () => {
    const pod = workload("Deployment", [tolerating("{key: team, operator: Exists}")]);
    expect(said(two(general, general), pod)).toEqual([
      'warning unmatched-toleration [a,b]: no pool of clusters "a" and "b" has a taint with key "team"',
    ]);
    expect(said(two(general, `${general}, {name: t, taints: ['team:NoSchedule']}`), pod)).toEqual([]);
  });

  it("of which one needs a value: it is nearly right for no other one", () => {
    const pod = workload("Deployment", WRONG_VALUE);
    const other = `${general}, {name: gpu, taints: ['gpu=true:NoSchedule']}`;
    expect(said(two(`${general}, {name: gpu, ${GPU}}`, general), pod)).toHaveLength(1);
    expect(said(two(`${general}, {name: gpu, ${GPU}}`, other), pod)).toEqual([]);
  });

  it("of which one admits the pod: an error for the other, without a near miss that the first one needs", () => {
    const pod = workload("Deployment", WRONG_VALUE);
    expect(said(two(`{name: gpu, ${GPU}}`, "{name: gpu, taints: ['gpu=true:NoSchedule']}"), pod)).toEqual([
      'error unschedulable [a]: no pool of cluster "a" admits the pod: the only pool "gpu" has taint gpu=present:NoSchedule that it does not tolerate',
    ]);
  });

  it("a value of a label that only another one has selects something", () => {
    const pod = workload("Deployment", [requiring("{key: disk, operator: In, values: [hdd, ssd]}")]);
    const hdd = "{name: slow, labels: {disk: hdd}}";
    expect(said(two(hdd, hdd), pod)).toHaveLength(1);
    expect(said(two(hdd, "{name: fast, labels: {disk: ssd}}"), pod)).toEqual([]);
  });
});

describe("an inventory that may lack pools", () => {
  const open = (pools: string) => `complete: false\npools: [${pools}]`;

  it.each([
    [
      "a near miss is a note",
      `{name: general}, {name: gpu, ${GPU}}`,
      workload("Deployment", WRONG_VALUE),
      'note near-miss-toleration []: toleration has value "true", pool "gpu" is tainted with value "present", and no declared pool has the taint that it asks for',
    ],
    [
      "a DaemonSet misses the pools that are named, and may run elsewhere",
      `{name: gpu, ${GPU}}`,
      workload("DaemonSet", []),
      'warning daemonset-misses-pool []: the DaemonSet does not run on pool "gpu"',
    ],
  ])("%s", (_, pools, manifest, text) => {
    expect(said(open(pools), manifest)).toEqual([text]);
  });

  it("may have a pool that does not ask the pod to stay away", () => {
    const pools = "{name: quiet, taints: ['quiet:PreferNoSchedule']}";
    expect(said(`pools: [${pools}]`, workload("Deployment", []))).toHaveLength(1);
    expect(said(open(pools), workload("Deployment", []))).toEqual([]);
  });

  it("may have nodes over which the pods are spread", () => {
    const pools = `{name: general, scale: {max: 1}}, {name: gpu, ${GPU}}`;
    const spread = [
      "topologySpreadConstraints:",
      "  - maxSkew: 1",
      "    topologyKey: kubernetes.io/hostname",
      "    whenUnsatisfiable: DoNotSchedule",
      "    labelSelector: {matchLabels: {}}",
      "    matchLabelKeys: [pod-template-hash]",
    ];
    const manifest = workload("Deployment", spread).replace("spec:", "spec:\n  replicas: 5");
    expect(said(`pools: [${pools}]`, manifest)).toHaveLength(1);
    expect(said(open(pools), manifest)).toEqual([]);
  });

  it.each([
    "karpenter.sh/nodepool",
    "eks.amazonaws.com/nodegroup",
    "cloud.google.com/gke-nodepool",
    "agentpool",
    "kops.k8s.io/instancegroup",
  ])("has every pool of a pod that asks for one by %s", (label) => {
    const pools = open(`{name: gpu, labels: {${label}: gpu}, ${GPU}}`);
    const error = [expect.stringMatching(/^error unschedulable/)];
    expect(said(pools, workload("Deployment", [`nodeSelector: {${label}: gpu}`]))).toEqual(error);
    expect(said(pools, workload("Deployment", [requiring(`{key: ${label}, operator: In, values: [gpu]}`)]))).toEqual(
      error,
    );
    // A pool of this name may be declared elsewhere.
    expect(said(pools, workload("Deployment", [`nodeSelector: {${label}: other}`]))).toEqual([
      expect.stringMatching(/^note unschedulable .*; it would be an error if the declared pools are all/),
    ]);
  });
});

describe("a taint that nobody wrote", () => {
  it("is told as assumed, wherever it is named", () => {
    const groups = `apiVersion: kops.k8s.io/v1alpha2
kind: InstanceGroup
metadata: {name: masters, labels: {kops.k8s.io/cluster: k1.example.org}}
spec: {role: ControlPlane, minSize: 1, maxSize: 1}
---
apiVersion: kops.k8s.io/v1alpha2
kind: InstanceGroup
metadata: {name: nodes, labels: {kops.k8s.io/cluster: k1.example.org}}
spec: {role: Node, minSize: 1, maxSize: 1}
`;
    const pod = workload("Deployment", [tolerating("{key: node-role.kubernetes.io/control-plane, operator: Exists}")]);
    const { findings } = lintTexts("from: [{path: manifest.yaml}]", `${groups}---\n${pod}`);
    const [finding] = findings.filter(({ rule }) => rule === "control-plane-toleration");
    expect(finding?.related.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^pool "masters" is assumed to be tainted node-role.kubernetes.io\/control-plane:NoSchedule: /,
      ),
    ]);
  });
});

describe("one cause", () => {
  const names = Array.from({ length: 30 }, (_, index) => `team-${index}`);
  const manifest = names.map((namespace) => workload("Deployment", [], namespace)).join("---\n");
  const input = readTexts(`pools: [{name: gpu, ${GPU}}]`, [{ path: "manifest.yaml", text: manifest }]);

  it("is one finding, and explain knows it of every workload", () => {
    const findings = lintRepository(input).findings.filter(({ rule }) => rule === "unschedulable");
    expect(findings).toHaveLength(1);
    expect(findings[0]?.also).toHaveLength(names.length - 1);
    // The first, the last, and one behind those that a reporter names.
    for (const namespace of [names[0], names[25], names.at(-1)]) {
      const [report] = explainRepository(input, { kind: undefined, namespace, name: "a", part: undefined });
      expect(report?.findings.map(({ rule }) => rule)).toEqual(["unschedulable"]);
    }
  });
});

describe("rules", () => {
  it("yield in an order: none waits for itself, and each that is named exists", () => {
    const order = orderByPrecedence(RULES).map(({ id }) => id);
    expect(order).toHaveLength(RULES.length);
    for (const { id, yieldsTo = [] } of RULES) {
      for (const { rule } of yieldsTo) {
        expect(order.indexOf(rule), `${id} yields to ${rule}`).toBeGreaterThanOrEqual(0);
        expect(order.indexOf(rule)).toBeLessThan(order.indexOf(id));
      }
    }
    const [first, second] = RULES;
    if (first === undefined || second === undefined) throw new Error("there are rules");
    const circle = [
      { ...first, yieldsTo: [{ rule: second.id, by: "workload" as const }] },
      { ...second, yieldsTo: [{ rule: first.id, by: "workload" as const }] },
    ];
    expect(() => orderByPrecedence(circle)).toThrow("yields to itself");
  });

  it("claim nothing that their declaration does not name", () => {
    for (const { examples } of describeRules()) {
      for (const { inventory, bad } of examples) {
        const input = readTexts(inventory, [{ path: "manifest.yaml", text: bad }]);
        const runs = judgeRevision(input).judgements.map(runOverCluster);
        for (const { rule: by, finding } of runClusterRules(runs, createRuleSettings(input.configuration), [])) {
          for (const { about } of clausesOf(finding)) expect(by.claims, by.id).toContain(about);
        }
      }
    }
  });

  it("explain a workload against the inventory that they are given, not one of before", () => {
    const pod = workload("Deployment", ["nodeSelector: {pool: gpu}"]);
    const [judged] = judgeRevision(
      readTexts(`pools: [{name: gpu, labels: {pool: gpu}, ${GPU}}]`, [{ path: "manifest.yaml", text: pod }]),
    ).judgements;
    const [fit] = judged?.fits ?? [];
    if (judged === undefined || fit === undefined) throw new Error("the pod is judged");
    const classes = judged.inventory.pools.map((pool) => ({ ...pool, format: "compute-class" }));
    const inventories = [{ ...judged.inventory, pools: classes, complete: false }, judged.inventory];
    const [beside, among] = inventories.map((inventory) => [
      ...(unschedulable.checkWorkload?.(fit, { ...judged, inventory }, {}) ?? []),
    ]);
    expect(beside?.[0] && clausesOf(beside[0])[0].ofDeclared).toBeUndefined();
    expect(among?.[0] && clausesOf(among[0])[0].ofDeclared).toBeDefined();
  });
});

describe("what rules leave to the runner", () => {
  const FOLDER = join(import.meta.dirname, "../../src/rules");
  const texts = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => [file, readFileSync(join(FOLDER, file), "utf8")] as const);

  it.each([
    ["whether the inventory is complete", /\.complete\b|\bcomplete\s*[,}] *= *inventory/],
    ["how many clusters there are", /cluster\.name\b/],
    ["the configuration", /from "\.\.\/lint/],
  ])("none of them asks: %s", (_, pattern) => {
    expect(texts.filter(([, text]) => pattern.test(text)).map(([file]) => file)).toEqual([]);
  });

  it("no rule calls another one", () => {
    const ids = new Set(RULES.map(({ id }) => `${id}.ts`));
    const calls = texts.flatMap(([file, text]) =>
      ids.has(file)
        ? [...text.matchAll(/from "\.\/([\w-]+)\.js"/g)].flatMap(([, name]) =>
            ids.has(`${name}.ts`) ? [`${file} ${name}`] : [],
          )
        : [],
    );
    expect(calls).toEqual([]);
  });
});
