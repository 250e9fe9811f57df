import { describe, expect, it } from "vitest";
import type { Finding } from "../../src/model/finding.js";
import { lintTexts } from "./lint-texts.js";
import { tolerating, workload } from "./workload-texts.js";

const GENERAL = "  - {name: general, labels: {pool: general}}\n";

function found(rule: string, inventory: string, manifest: string): Finding | undefined {
  return lintTexts(inventory, manifest).findings.find((finding) => finding.rule === rule);
}

const pools = (...texts: string[]) => `pools:\n${GENERAL}${texts.map((text) => `  - ${text}\n`).join("")}`;
const gpu = (more = "") => `{name: gpu, labels: {pool: gpu}, taints: ["gpu=present:NoSchedule"]${more}}`;
const WRONG = tolerating("{key: gpu, operator: Equal, value: a100, effect: NoSchedule}");

describe("a toleration that nearly fits", () => {
  it("is helped in every way there is", () => {
    const { help } = found("near-miss-toleration", pools(gpu()), workload("Deployment", [WRONG])) ?? {};
    expect(help).toBe(
      'Write `value: present`, or `operator: Exists` and no value. Remove the toleration if it was never meant for pool "gpu".',
    );
  });

  it.each([
    [", reservedFor: {namespaces: [ml]}", "is reserved for others"],
    [", role: control-plane", "is a control plane"],
    [", labels: {kubernetes.io/os: windows}", "has nodes with windows"],
  ])("offers no way into a pool with %s", (more, why) => {
    const inventory = pools(gpu().replace(", labels: {pool: gpu}", "").replace("]}", `]${more}}`));
    const { help } = found("near-miss-toleration", inventory, workload("Deployment", [WRONG])) ?? {};
    expect(help).toBe(`Remove the toleration, or correct it for the pool that it is meant for: pool "gpu" ${why}.`);
  });

  it("means the pool that its own selector leaves, in a fragment as well", () => {
    const other = '{name: other, labels: {pool: other}, taints: ["gpu=absent:NoSchedule"]}';
    const selecting = [WRONG, "nodeSelector: {pool: other}"];
    const values = `apiVersion: acme.io/v1\nkind: Tool\nmetadata: {name: tool}\nspec:\n  agent:\n    ${selecting.join("\n    ")}\n`;
    for (const inventory of [pools(gpu(), other), pools(other, gpu())]) {
      expect(found("near-miss-toleration", inventory, values)?.message).toContain('pool "other"');
      expect(found("near-miss-toleration", inventory, values.replaceAll("other", "gpu"))?.message).toContain(
        'pool "gpu"',
      );
    }
    const { help } = found("near-miss-toleration", pools(gpu()), values.replace("other", "general")) ?? {};
    expect(help).toContain('pool "gpu" is excluded by its selector');
  });

  it("comes before one of a pool that the pod may not enter", () => {
    const reserved = '{name: first, taints: ["gpu=first:NoSchedule"], reservedFor: {namespaces: [ml]}}';
    const { message } = found("near-miss-toleration", pools(reserved, gpu()), workload("Deployment", [WRONG])) ?? {};
    expect(message).toContain('pool "gpu"');
  });
});

describe("of several tainted pools", () => {
  const all = (...texts: string[]) => `pools:\n${texts.map((text) => `  - ${text}\n`).join("")}`;
  const A100 = '{name: a100, taints: ["nvidia.com/gpu=present:NoSchedule"]}';
  const SPOT = '{name: b, labels: {karpenter.sh/capacity-type: spot}, taints: ["b:NoSchedule"]}';
  const WEB = '{name: web, labels: {pool: web}, taints: ["web:NoSchedule", "tier=web:NoSchedule"]}';
  const ZONE = '{name: zone, taints: ["zone:NoSchedule"]}';
  const opened = (inventory: string, manifest: string) =>
    found("unschedulable", inventory, manifest)?.help.match(/key: ([\w./-]+)/)?.[1];

  it("the help opens neither one with devices that the pod does not ask for nor one of Spot nodes", () => {
    expect(opened(all(A100, SPOT, ZONE), workload("Job", []))).toBe("zone");
    expect(opened(all(A100, SPOT), workload("Job", []))).toBe("nvidia.com/gpu");
    expect(opened(all(SPOT), workload("Job", []))).toBe("b");
  });

  it("the help opens one with the devices that the pod asks for", () => {
    const asking = workload("Job", []).replace("image: a:1}", "image: a:1, resources: {limits: {nvidia.com/gpu: 1}}}");
    expect(opened(all(A100.replace("a100", "z100"), SPOT, ZONE), asking)).toBe("nvidia.com/gpu");
  });

  it("the help opens the one that a neighbour may enter", () => {
    const neighbour = workload("Deployment", [
      tolerating("{key: web}", "{key: tier}").replaceAll("}", ", operator: Exists}"),
    ]);
    expect(opened(all(WEB, ZONE), workload("Job", []))).toBe("zone");
    expect(opened(all(WEB, ZONE), `${workload("Job", [])}---\n${neighbour}`)).toBe("web");
  });

  it.each([
    ["of AKS", '{name: a, labels: {kubernetes.azure.com/mode: system}, taints: ["CriticalAddonsOnly:NoSchedule"]}'],
    ["of a control plane", '{name: a, taints: ["node-role.kubernetes.io/control-plane:NoSchedule"]}'],
  ])("every-pool-tainted names no system pool: %s", (_, system) => {
    const { help } = found("every-pool-tainted", all(system, ZONE), workload("Job", [])) ?? {};
    expect(help).toContain('for example "zone"');
    expect(found("every-pool-tainted", all(system), workload("Job", []))?.help).not.toContain("for example");
  });
});

it.each([
  ["value", "{key: team, value: reed}", ["team=blue", "team=red"], 'value "reed", pool "red"'],
  ["key", "{key: teem, operator: Exists}", ["teams:", "team:"], 'key "teem", pool "team"'],
])(
  "a %s means the taint that fewer letters part from it, in whatever order the pools are",
  (_, written, taints, said) => {
    for (const order of [taints, taints.toReversed()]) {
      const declared = order.map((taint) => {
        const name = taint.split(/[=:]/)[taint.includes("=") ? 1 : 0];
        return `{name: ${name}, taints: ["${taint.replace(":", "")}:NoSchedule"]}`;
      });
      const pod = workload("Deployment", [tolerating(written)]);
      expect(found("unschedulable", `pools: [${declared.join(", ")}]`, pod)?.message).toContain(said);
    }
  },
);

describe("a pod that fits nowhere", () => {
  const only = (more: string) => `pools:\n  - ${gpu(more)}\n`;

  it.each([
    ["the first by its name", ['{name: b, taints: ["b:NoSchedule"]}', '{name: a, taints: ["a:NoSchedule"]}']],
    [
      "that with fewer taints",
      ['{name: a0, taints: ["x:NoSchedule", "y:NoSchedule"]}', '{name: a, taints: ["a:NoSchedule"]}'],
    ],
    [
      "one whose labels surely suit it",
      [
        '{name: a0, openLabels: [tier], taints: ["b:NoSchedule"]}',
        '{name: a, labels: {tier: x}, taints: ["a:NoSchedule"]}',
      ],
      "nodeSelector: {tier: x}",
    ],
  ])("is let into one pool of several by its help and by its fix alike: %s", (_, declared, spec = "priority: 0") => {
    for (const order of [declared, declared.toReversed()]) {
      const inventory = `pools:\n${order.map((text) => `  - ${text}\n`).join("")}`;
      const { help, fixes } = found("unschedulable", inventory, workload("Deployment", [spec])) ?? {};
      expect(help).toContain("- key: a\n");
      expect(fixes?.map(({ title }) => title)).toEqual(['tolerate a:NoSchedule of pool "a"']);
    }
  });

  it("is given no fix that its help does not name", () => {
    const declared = `pools: [{name: a, openLabels: [tier], taints: ["a:NoSchedule"]}, {name: b, openLabels: [tier], taints: ["a:NoSchedule"]}]`;
    const { help, fixes } = found("unschedulable", declared, workload("Deployment", ["nodeSelector: {tier: x}"])) ?? {};
    expect([help?.includes("- key: a\n"), fixes]).toEqual([true, undefined]);
  });

  it("is let into a pool that takes it, and into no other", () => {
    const pod = workload("Deployment", ["nodeSelector: {pool: gpu}"]);
    expect(found("unschedulable", only(""), pod)?.help).toMatch(/^To let it in/);
    expect(found("unschedulable", only(", role: control-plane"), pod)?.help).toBe(
      'Select another pool, or declare one that takes it: pool "gpu" is a control plane.',
    );
    expect(found("unschedulable", only(", reservedFor: {namespaces: [ml]}"), pod)?.help).toBe(
      'Select another pool, name it in `reservedFor`, or declare one that takes it: pool "gpu" is reserved for others.',
    );
  });

  it("is not sent to a larger pool that is reserved", () => {
    const inventory = (more: string) =>
      `pools:\n  - {name: general, allocatable: {cpu: 2}}\n  - {name: large, allocatable: {cpu: 64}, taints: ["large:NoSchedule"]${more}}\n`;
    const pod = workload("Deployment", ["resources: {requests: {cpu: 4}}"]);
    expect(found("insufficient-capacity", inventory(""), pod)?.help).toContain('Pool "large" has enough');
    expect(found("insufficient-capacity", inventory(", reservedFor: {namespaces: [ml]}"), pod)?.help).toBe(
      "Ask for less, or declare a pool with larger nodes.",
    );
  });

  it("a misspelt key is not corrected to one of a pool that is reserved", () => {
    const misspelt = workload("Deployment", [tolerating("{key: dedicatd, operator: Exists}")]);
    const inventory = (more: string) => pools(`{name: batch, taints: ["dedicated=batch:NoSchedule"]${more}}`);
    expect(found("unmatched-toleration", inventory(""), misspelt)?.help).toContain('Did you mean "dedicated"');
    expect(found("unmatched-toleration", inventory(", reservedFor: {namespaces: [ml]}"), misspelt)?.help).toBe(
      "Correct its key, or remove the toleration where no node has such a taint.",
    );
  });
});

describe("a taint whose value is an operator", () => {
  const inventory = pools('{name: gpu, labels: {pool: gpu}, taints: ["gpu=Exists:NoSchedule"]}');

  it("is told at the pool", () => {
    const { findings } = lintTexts(inventory, workload("Deployment", []));
    expect(findings.map(({ rule, severity, source }) => `${severity} ${rule} ${source.line}`)).toEqual([
      "warning invalid-taint 4",
    ]);
    expect(lintTexts(inventory.replace("Exists", "exists-today"), workload("Deployment", [])).findings).toEqual([]);
  });

  it("is copied by nothing", () => {
    const near = found("near-miss-toleration", inventory, workload("Deployment", [WRONG]));
    expect(near?.help).toBe(
      'Correct taint "gpu=Exists:NoSchedule" of pool "gpu", whose value is an operator. Remove the toleration if it was never meant for pool "gpu".',
    );
    expect(near?.fixable).toBe(false);
    const present = tolerating('{key: gpu, operator: Equal, value: "true", effect: NoSchedule}');
    expect(found("near-miss-toleration", inventory, workload("Deployment", [present]))?.fixable).toBe(false);
    const lacking = found("unschedulable", inventory, workload("Deployment", ["nodeSelector: {pool: gpu}"]));
    expect(lacking?.help).toContain("operator: Exists");
    expect(lacking?.help).not.toContain("value: Exists");
    expect(JSON.stringify(lacking?.fixes)).not.toContain("value");
  });
});
