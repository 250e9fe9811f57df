import { describe, expect, it } from "vitest";
import { lintTexts } from "../lint-texts.js";
import { tolerating, workload } from "../workload-texts.js";

const POOLS = "pools: [{name: general, labels: {team: general}}, {name: gpu, taints: ['gpu=present:NoSchedule']}]";
const OPEN = `complete: false\n${POOLS}`;

/** One Deployment for each line of a pod spec, each in a namespace of its own. */
function manifest(...specs: readonly string[]): string {
  return specs.map((spec, index) => workload("Deployment", [spec], `n${index}`)).join("---\n");
}

const tolerates = (key: string, value: string) =>
  tolerating(`{key: ${key}, operator: Equal, value: ${value}, effect: NoSchedule}`);
const selects = (value: string) => `nodeSelector: {team: ${value}}`;

function undeclared(inventory: string, text: string) {
  return lintTexts(inventory, text).findings.filter(({ rule }) => rule === "undeclared-pools");
}

describe("what workloads ask for and no pool has", () => {
  it("is one finding with the workloads as places and the pools as YAML", () => {
    const asking = manifest(
      selects("web"),
      selects("web"),
      selects("batch"),
      selects("search"),
      tolerates("team", "web"),
    );
    const [one, ...others] = undeclared(OPEN, asking);
    expect(others).toEqual([]);
    expect(one?.severity).toBe("note");
    expect(one?.message).toBe(
      '5 workloads ask for "team" = "web" (3), "batch" (1) and "search" (1): no declared pool has these',
    );
    expect(one?.related.map(({ message }) => message)).toContain('Deployment n3/a asks for "team=search" here');
    expect(one?.help.split("\n")).toEqual([
      "If there are no such nodes, correct the workloads. Otherwise declare the pools, with all that they have:",
      "pools:",
      '  - {name: web, labels: {team: web}, taints: ["team=web:NoSchedule"]}',
      "  - {name: batch, labels: {team: batch}}",
      "  - {name: search, labels: {team: search}}",
    ]);
  });

  it("takes the place of what would be said about each toleration", () => {
    const asking = manifest(tolerates("retired", "a"), tolerates("retired", "b"));
    const rules = (text: string) => lintTexts(OPEN, text).findings.map(({ rule }) => rule);
    expect(rules(asking)).toEqual(["undeclared-pools"]);
    expect(rules(manifest(tolerates("retired", "a")))).toEqual(["unmatched-toleration"]);
    const { findings } = lintTexts(`${OPEN}\nrules: {undeclared-pools: off}`, asking);
    expect(findings.map(({ rule, also }) => [rule, also.length])).toEqual([["unmatched-toleration", 1]]);
  });

  it("is one finding for several keys and for several clusters", () => {
    const asking = manifest(
      "tolerations: [{key: retired, operator: Exists}]",
      "tolerations: [{key: retired, operator: Exists}]",
      selects("web"),
      selects("web"),
      selects("batch"),
    );
    const [one, ...others] = undeclared(OPEN, asking);
    expect(others).toEqual([]);
    expect(one?.message).toBe('3 workloads ask for "team" = "web" (2) and "batch" (1): no declared pool has these');
    expect(one?.details).toEqual(['2 workloads ask for "retired": no declared pool has it']);
    expect(one?.help.split("\n").slice(2)).toEqual([
      "  - {name: web, labels: {team: web}}",
      "  - {name: batch, labels: {team: batch}}",
      '  - {name: retired, taints: ["retired:NoSchedule"]}',
    ]);
    const cluster = (name: string) =>
      `{name: ${name}, complete: false, pools: [{name: general, labels: {team: general}}]}`;
    const both = undeclared(`clusters: [${cluster("a")}, ${cluster("b")}]`, asking);
    expect(both.map(({ clusters }) => clusters)).toEqual([["a", "b"]]);
  });

  it.each([
    ["label", selects("web"), "labels: {team: web}"],
    ["taint", tolerates("team", "web"), "taints: ['team=web:NoSchedule']"],
  ])("is nothing where a cluster that the line reaches has the %s", (_, asks, offers) => {
    const clusters = (second: string, globs: string) =>
      `complete: false\nclusters:\n  - {name: one, ${POOLS}}\n  - {name: two, manifests: ["${globs}"], pools: [{name: web, ${second}}]}`;
    const asking = manifest(asks, asks);
    expect(undeclared(clusters(offers, "**"), asking)).toEqual([]);
    expect(undeclared(clusters("labels: {team: other}", "**"), asking)).toHaveLength(1);
  });

  it("leaves a nearer finding at the same workload", () => {
    const near = [
      "nodeSelector: {team: gpu}",
      "tolerations: [{key: dedicated, value: gpus, effect: NoSchedule}, {key: retired, operator: Exists}]",
    ];
    const gpu =
      "complete: false\npools: [{name: general, labels: {team: general}}, {name: gpu, labels: {team: gpu}, taints: ['dedicated=gpu:NoSchedule']}]";
    const { findings } = lintTexts(
      gpu,
      ["a", "b"].map((namespace) => workload("Deployment", near, namespace)).join("---\n"),
    );
    expect(findings.map(({ rule }) => rule).sort()).toEqual(["undeclared-pools", "unschedulable", "unschedulable"]);
  });

  it("names ten values and counts the rest", () => {
    const [one] = undeclared(
      OPEN,
      manifest(...Array.from({ length: 14 }, (_, index) => selects(`unit-${index}0${index}`))),
    );
    expect(one?.message).toMatch(/"unit-909" \(1\) and 4 more: no declared pool has these$/);
    expect(one?.help).toMatch(/# and 4 more$/);
  });

  it.each([
    [
      "three values, however many ask for what there is",
      manifest(
        "",
        "",
        selects("web"),
        selects("batch"),
        selects("search"),
        selects("general"),
        selects("general"),
        selects("general"),
        selects("general"),
      ),
    ],
    ["most of the workloads that name the key", manifest(selects("web"), selects("web"), selects("general"))],
    [
      "a key that no pool has",
      manifest("tolerations: [{key: retired, operator: Exists}]", "tolerations: [{key: retired, operator: Exists}]"),
    ],
  ])("is evidence: %s", (_, asking) => {
    expect(undeclared(OPEN, asking)).toHaveLength(1);
  });

  it.each([
    ["the inventory is complete", POOLS, manifest(selects("web"), selects("batch"), selects("search"))],
    ["no pool is declared", "complete: false", manifest(selects("web"), selects("batch"), selects("search"))],
    [
      "one workload asks",
      OPEN,
      manifest(tolerating("{key: team, value: a}", "{key: team, value: b}", "{key: team, value: c}")),
    ],
    [
      "few of those that name the key ask",
      OPEN,
      manifest(selects("web"), selects("web"), selects("general"), selects("general")),
    ],
    ["a slip of the hand of a value", OPEN, manifest(selects("generl"), selects("generl"))],
    ["a slip of the hand of a key", OPEN, manifest("nodeSelector: {teem: general}", "nodeSelector: {teem: general}")],
    ["a slip of the hand of a taint", OPEN, manifest(tolerates("gpu", "true"), tolerates("gpu", "'true'"))],
    ["a platform sets the taint", OPEN, manifest(tolerates("nvidia.com/gpu", "a"), tolerates("nvidia.com/gpu", "b"))],
    [
      "a platform sets the label",
      OPEN,
      manifest("nodeSelector: {topology.kubernetes.io/zone: a}", "nodeSelector: {topology.kubernetes.io/zone: b}"),
    ],
    ["the values say the same", OPEN, manifest(tolerates("retired", "'true'"), tolerates("retired", "present"))],
    ["a pool has it", OPEN, manifest(selects("general"), selects("general"))],
  ])("is no evidence where %s", (_, inventory, asking) => {
    expect(undeclared(inventory, asking)).toEqual([]);
  });
});
