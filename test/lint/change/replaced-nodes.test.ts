import { describe, expect, it } from "vitest";
import { lintChange } from "../../rules/lint-texts.js";

const TEMPLATE = "nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: a}";
const TAINTS = "taints: [{key: a, effect: NoSchedule}, {key: b, effect: NoSchedule}]";

/** A NodePool; `spec` and `metadata` are of its template. */
function nodePool(spec: string, metadata = "{}", apiVersion = "karpenter.sh/v1"): string {
  return `apiVersion: ${apiVersion}
kind: NodePool
metadata: {name: general}
spec: {template: {metadata: ${metadata}, spec: {${TEMPLATE}, requirements: [], ${spec}}}}
`;
}

const SECOND = `---
${nodePool("expireAfter: Never").replace("name: general", "name: second")}`;
const API = `---
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec: {template: {spec: {containers: [{name: api, image: api:1}]}}}
`;

function change(before: string, after: string, complete = true) {
  const inventory = `from: [{path: manifest.yaml}]\ncomplete: ${complete}\n`;
  return lintChange([inventory, before], [inventory, after]);
}

function toldOf(before: string, after: string): readonly string[] {
  return change(before, after).change?.pools.flatMap(({ details }) => details) ?? [];
}

describe("nodes that Karpenter replaces", () => {
  it.each([
    [
      "startup taints",
      nodePool("expireAfter: 1h"),
      nodePool("expireAfter: 1h, startupTaints: [{key: x, effect: NoSchedule}]"),
      "startupTaints",
    ],
    [
      "the node class",
      nodePool("expireAfter: 1h"),
      nodePool("expireAfter: 1h").replace("name: a}", "name: b}"),
      "nodeClassRef",
    ],
    ["annotations", nodePool("expireAfter: 1h"), nodePool("expireAfter: 1h", "{annotations: {a: b}}"), "annotations"],
    ["the age of nodes", nodePool("expireAfter: 1h"), nodePool("expireAfter: 2h"), "expireAfter"],
    [
      "the time to drain",
      nodePool("expireAfter: 1h"),
      nodePool("expireAfter: 1h, terminationGracePeriod: 1h"),
      "terminationGracePeriod",
    ],
  ])("%s", (_, before, after, field) => {
    const sentence = `has its nodes replaced by Karpenter, for its template changes ${field}`;
    expect(toldOf(before, after)).toContain(sentence);
    expect(toldOf(after, before)).toContain(sentence);
  });

  it("are told beside the taint or the label that is told by itself", () => {
    expect(toldOf(nodePool(TAINTS), nodePool(`${TAINTS.slice(0, -1)}, {key: c, effect: NoSchedule}]`))).toEqual([
      "adds taint c:NoSchedule",
      "has its nodes replaced by Karpenter",
    ]);
    expect(toldOf(nodePool(TAINTS), nodePool(TAINTS, "{labels: {a: b}}"))).toEqual([
      "adds label a=b",
      "has its nodes replaced by Karpenter",
    ]);
  });

  it.each([
    [
      "an order of taints",
      nodePool(TAINTS),
      nodePool("taints: [{key: b, effect: NoSchedule}, {key: a, effect: NoSchedule}]"),
    ],
    ["an empty list", nodePool("startupTaints: []"), nodePool("expireAfter: 720h")],
    ["an empty value", nodePool(TAINTS), nodePool(TAINTS.replace("{key: a", '{key: a, value: ""'))],
    ["a duration in other words", nodePool("expireAfter: 24h"), nodePool("expireAfter: 1440m")],
    [
      "another version of the API",
      nodePool("expireAfter: 1h"),
      nodePool("expireAfter: 2h", "{}", "karpenter.sh/v1beta1"),
    ],
    [
      "what is not in the template",
      nodePool("expireAfter: 1h"),
      nodePool("expireAfter: 1h").replace("spec: {template", "spec: {weight: 10, template"),
    ],
  ])("stay for %s", (_, before, after) => {
    expect(toldOf(before, after)).toEqual([]);
  });

  it("are no matter of requirements, which Karpenter compares with each node", () => {
    const narrowed = nodePool("expireAfter: 1h").replace(
      "requirements: []",
      "requirements: [{key: kubernetes.io/arch, operator: In, values: [arm64]}]",
    );
    expect(toldOf(nodePool("expireAfter: 1h"), narrowed)).toEqual(["adds requirement kubernetes.io/arch In arm64"]);
  });

  const BEFORE = nodePool("expireAfter: 1h");
  const AFTER = nodePool("expireAfter: 2h");
  const notes = (result: ReturnType<typeof change>) =>
    result.findings
      .filter(({ rule }) => rule === "taint-change-impact")
      .map(({ severity, message }) => [severity, message]);

  it("leave those without another pool waiting for the new ones", () => {
    expect(notes(change(BEFORE + API, AFTER + API))).toEqual([
      [
        "note",
        'pool "general" has its nodes replaced by Karpenter, for its template changes expireAfter: 1 workload that runs on no other pool can move to the new nodes only',
      ],
    ]);
  });

  it.each([
    ["another pool takes them", BEFORE + SECOND + API, AFTER + SECOND + API, true],
    ["other pools may exist", BEFORE + API, AFTER + API, false],
    ["nothing runs there", BEFORE, AFTER, true],
  ])("are no finding where %s", (_, before, after, complete) => {
    expect(notes(change(before, after, complete))).toEqual([]);
  });
});
