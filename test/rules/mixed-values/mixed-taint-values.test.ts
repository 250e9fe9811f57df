import { describe, expect, it } from "vitest";
import { lintRepository } from "../../../src/lint/lint.js";
import { foundBy } from "../found.js";
import { lintTexts, readTexts } from "../lint-texts.js";

const RULE = "mixed-values";
const AMONG_WORKLOADS = "mixed-values";

function pools(...taints: string[]): string {
  return `pools:\n  - name: general\n${taints.map((taint, index) => `  - {name: p${index}, labels: {pool: p${index}}, taints: ["${taint}"]}\n`).join("")}`;
}

function workload(tolerations: string, name = "api", kind = "Deployment", more = ""): string {
  return `apiVersion: apps/v1
kind: ${kind}
metadata: {name: ${name}}
spec:
  template:
    spec:
      containers: [{name: c, image: c:1}]
      tolerations: [${tolerations}]
${more === "" ? "" : `      ${more}\n`}`;
}

const TRUE = '{key: gpu, operator: Equal, value: "true"}';
const PRESENT = "{key: gpu, operator: Equal, value: present}";
const EXISTS = "{key: gpu, operator: Exists}";
const MIXED = pools("gpu=present:NoSchedule", "gpu=present:NoSchedule", "gpu=true:NoSchedule");

function found(inventory: string, ...manifests: string[]): number {
  return foundBy(RULE, inventory, manifests.join("---\n")).length;
}

describe("pools", () => {
  it("are reported at the same pool whatever the files are called", () => {
    const [first, second] = ["a", "b"].map((file) => {
      const of = (name: string, value: string) => ({
        path: `${file === name ? "a" : "b"}.yaml`,
        text: `apiVersion: v1\nkind: Node\nmetadata: {name: ${name}, labels: {n: ${name}}}\nspec: {taints: [{key: gpu, value: "${value}", effect: NoSchedule}]}\n`,
      });
      const nodes = [of("a", "present"), of("b", "true")];
      const manifests = [{ path: "w.yaml", text: workload(PRESENT) }, ...nodes];
      const { findings } = lintRepository(readTexts("from: [{path: [a.yaml, b.yaml], groupBy: none}]", manifests));
      return findings.flatMap(({ rule, source: { file } }) =>
        rule === RULE ? nodes.findIndex(({ path }) => path === file) : [],
      );
    });
    expect(first).toEqual([1]);
    expect(second).toEqual(first);
  });

  it("are reported at the value that the fewest have, with the workloads concerned", () => {
    const findings = lintTexts(MIXED, workload(PRESENT)).findings.filter(({ rule }) => rule === RULE);
    expect(findings).toMatchObject([
      {
        severity: "warning",
        source: { file: "taintlint.yaml", line: 6 },
        message:
          'pools write taint key "gpu" with "present" and "true": a toleration for one value does not open the others',
        details: [
          "gpu=present:NoSchedule: p0 and p1",
          "gpu=true:NoSchedule: p2",
          'tolerated with "present" by Deployment default/api',
        ],
      },
    ]);
  });

  it.each([
    ["true and present", MIXED, TRUE],
    ["a value and none", pools("gpu=true:NoSchedule", "gpu:NoSchedule"), TRUE],
    ["a missing operator", pools("gpu=yes:NoSchedule", "gpu:NoSchedule"), "{key: gpu}"],
    ["different effects", pools("gpu=true:NoSchedule", "gpu=present:NoExecute"), TRUE],
  ])("mix %s", (_, inventory, tolerations) => {
    expect(found(inventory, workload(tolerations))).toBe(1);
  });

  it.each([
    ["every toleration says Exists", MIXED, workload(EXISTS)],
    ["the workload tolerates both values", MIXED, workload(`${TRUE}, ${PRESENT}`)],
    ["the workload tolerates everything", MIXED, workload(`${TRUE}, {operator: Exists}`)],
    ["nobody tolerates the key", MIXED, workload("{key: other, operator: Exists}")],
    ["the selector chose a pool", MIXED, workload(PRESENT, "api", "Deployment", "nodeSelector: {pool: p0}")],
    ["a DaemonSet misses a pool, which has its own finding", MIXED, workload(PRESENT, "api", "DaemonSet")],
    [
      "the pod fits nowhere, which has its own finding",
      MIXED,
      workload(PRESENT, "api", "Deployment", "nodeSelector: {pool: p2}"),
    ],
    [
      "the value is a team",
      pools("dedicated=true:NoSchedule", "dedicated=ml:NoSchedule"),
      workload("{key: dedicated, value: ml}"),
    ],
    [
      "true and false are meant",
      pools("spot=true:NoSchedule", "spot=false:NoSchedule"),
      workload('{key: spot, value: "true"}'),
    ],
    ["all pools agree", pools("gpu=true:NoSchedule", "gpu=true:NoExecute"), workload(TRUE)],
    ["the keys differ", pools("gpu=true:NoSchedule", "fpga=present:NoSchedule"), workload(TRUE)],
    ["the workload asks for neither", MIXED, workload("{key: gpu, value: yes}")],
  ])("are silent where %s", (_, inventory, manifest) => {
    expect(found(inventory, manifest)).toBe(0);
  });

  it("with two taints of one key in one pool are no mixture", () => {
    const inventory = "pools: [{name: a}, {name: b, taints: ['gpu=true:NoSchedule', 'gpu:NoExecute']}]";
    expect(found(inventory, workload(TRUE))).toBe(0);
  });
});

describe("workloads", () => {
  const OPEN = "complete: false\npools: [{name: general}]";
  const two = [workload(TRUE, "a"), workload(PRESENT, "b", "DaemonSet")];

  it("that disagree about a key of no declared pool are one finding", () => {
    const { findings } = lintTexts(OPEN, two.join("---\n"));
    expect(findings.filter(({ rule }) => rule === AMONG_WORKLOADS)).toMatchObject([
      {
        workload: { kind: "Deployment", name: "a" },
        message: 'workloads tolerate taint key "gpu" with "present" and "true": one taint has only one of them',
        details: ['tolerated with "present" by DaemonSet default/b', 'tolerated with "true" by Deployment default/a'],
      },
    ]);
  });

  it.each([
    ["the inventory is complete", "pools: [{name: general}]", two],
    ["a pool has the key", `complete: false\n${pools("gpu=true:NoSchedule")}`, two],
    ["one of them says Exists only", OPEN, [workload(TRUE, "a"), workload(EXISTS, "b")]],
    ["one of them tolerates both", OPEN, [workload(TRUE, "a"), workload(`${TRUE}, ${PRESENT}`, "b")]],
    ["values are names", OPEN, [workload("{key: team, value: web}", "a"), workload("{key: team, value: ml}", "b")]],
  ])("are silent where %s", (_, inventory, manifests) => {
    expect(foundBy(AMONG_WORKLOADS, inventory, manifests.join("---\n"))).toEqual([]);
  });
});
