import { describe, expect, it } from "vitest";
import { lintRepository } from "../../../src/lint/lint.js";
import { impactText } from "../../../src/reporters/words/change-words.js";
import { lintChange, readTexts } from "../../rules/lint-texts.js";

const pools = (taint: string) =>
  `pools: [{name: general}, {name: gpu, labels: {pool: gpu}, taints: ["${taint}:NoSchedule"]}]`;
const app = (name: string, spec = "") =>
  `---\napiVersion: apps/v1\nkind: Deployment\nmetadata: {name: ${name}}\nspec: {template: {spec: {containers: [{name: a, image: a:1}]${spec}}}}\n`;
const OLD = app("old");
const LOST = app("lost", ", nodeSelector: {pool: gpu}");
const REFUSED = app("refused", ", tolerations: [{key: a, operator: Exists, value: b}]");

function changed(after: string) {
  const { change } = lintChange([pools("a"), OLD], [pools("b"), after]);
  if (change === undefined) throw new Error("nothing is compared");
  return change;
}

describe("workloads with which nothing can be compared", () => {
  it.each([
    ["none", OLD, "no workload is affected"],
    ["one that finds a pool", OLD + app("new"), "no workload that was there before is affected; 1 is new"],
    ["one that finds none", OLD + LOST, "no workload that was there before is affected; 1 new one fits no pool"],
    [
      "one of two",
      OLD + LOST + app("new"),
      "no workload that was there before is affected; 1 of 2 new ones fits no pool",
    ],
    ["one that is refused", OLD + REFUSED, "no workload is affected; 1 is refused by the API server"],
  ])("%s", (_, after, text) => {
    expect(impactText(changed(after))).toBe(text);
  });

  it("are named where they find no pool, or are refused", () => {
    const named = changed(OLD + LOST + REFUSED).arrivals;
    expect(named?.unplaced.map(({ name }) => name)).toEqual(["lost"]);
    expect(named?.refused.map(({ name }) => name)).toEqual(["refused"]);
    expect(named?.added).toBe(1);
  });

  it("are not those that were refused before", () => {
    const { change } = lintChange([pools("a"), REFUSED], [pools("b"), REFUSED + app("also", ", hostNetwork: 3")]);
    expect(change?.arrivals?.refused.map(({ name }) => name)).toEqual(["also"]);
    expect(lintChange([pools("a"), REFUSED], [pools("b"), REFUSED]).change?.arrivals).toBeUndefined();
  });

  it("find no pool only where all pools are known", () => {
    const incomplete = `complete: false\n${pools("b")}`;
    const { change } = lintChange([`complete: false\n${pools("a")}`, OLD], [incomplete, OLD + LOST]);
    expect(change?.arrivals).toMatchObject({ added: 1, unplaced: [] });
  });
});

describe("a base without a configuration", () => {
  const nodePool = (taint: string) =>
    `apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: gpu}\nspec: {template: {spec: {requirements: [], taints: [{key: ${taint}, effect: NoSchedule}]}}}\n`;
  const FROM = "from: [{path: manifest.yaml}]\n";
  const TOLERATES = app(
    "trainer",
    ", nodeSelector: {karpenter.sh/nodepool: gpu}, tolerations: [{key: a, operator: Exists}]",
  );

  function adopted(before: string, inventory: string, after: string) {
    const [base, head] = [
      readTexts(FROM, [{ path: "manifest.yaml", text: before }]),
      readTexts(inventory, [{ path: "manifest.yaml", text: after }]),
    ];
    const input = { ...base, configuration: undefined };
    return lintRepository({ ...head, base: { revision: "main", commit: "0".repeat(40), input, unseen: [] } }).change;
  }

  it("is compared by the pools that the same file declares", () => {
    const change = adopted(
      nodePool("a") + TOLERATES,
      `${FROM}complete: true\nprovider: eks\n`,
      nodePool("b") + TOLERATES,
    );
    expect(change?.pools.map(({ details }) => details)).toEqual([
      ["adds taint b:NoSchedule", "removes taint a:NoSchedule", "has its nodes replaced by Karpenter"],
    ]);
    expect(change?.workloads.map(({ name, effect }) => `${name} ${effect}`)).toEqual(["trainer unschedulable"]);
  });

  it("has no pools that come and go by being declared", () => {
    const byHand = 'pools: [{name: gpu, taints: ["c:NoSchedule"]}, {name: more}]\n';
    expect(adopted(nodePool("a") + TOLERATES, byHand, nodePool("a") + TOLERATES)?.pools).toEqual([]);
    expect(adopted(nodePool("a") + TOLERATES, `${FROM}provider: eks\n`, nodePool("a") + TOLERATES)?.pools).toEqual([]);
  });
});
