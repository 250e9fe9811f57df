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

function excludingReported(before: string, after: string): readonly string[] {
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
    expect(excludingReported(before, after)).toContain(sentence);
    expect(excludingReported(after, before)).toContain(sentence);
  });

  it("are told beside the taint or the label that is told by itself", () => {
    expect(
      excludingReported(nodePool(TAINTS), nodePool(`${TAINTS.slice(0, -1)}, {key: c, effect: NoSchedule}]`)),
    ).toEqual(["adds taint c:NoSchedule", "has its nodes replaced by Karpenter"]);
    expect(excludingReported(nodePool(TAINTS), nodePool(TAINTS, "{labels: {a: b}}"))).toEqual([
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
    expect(excludingReported(before, after)).toEqual([]);
  });

  it("are no matter of requirements, which Karpenter compares with each node", () => {
    const narrowed = nodePool("expireAfter: 1h").replace(
      "requirements: []",
      "requirements: [{key: kubernetes.io/arch, operator: In, values: [arm64]}]",
    );
    expect(excludingReported(nodePool("expireAfter: 1h"), narrowed)).toEqual([
      "adds requirement kubernetes.io/arch In arm64",
    ]);
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

/** A MachineDeployment; `spec` is of its machines. */
function machines(spec: string, more = "", apiVersion = "cluster.x-k8s.io/v1beta1"): string {
  return `apiVersion: ${apiVersion}
kind: MachineDeployment
metadata: {name: general}
spec: {${more}clusterName: prod, template: {spec: {${spec}}}}
`;
}

describe("nodes that Cluster API replaces", () => {
  const told = (field: string) => [`has its nodes replaced by Cluster API, for its template changes ${field}`];
  const [OLD, NEW] = [machines("version: v1.35.0"), machines("version: v1.36.0")];

  it.each([
    ["the version", OLD, NEW, "version"],
    [
      "the machine's template",
      machines("infrastructureRef: {kind: A, name: a}"),
      machines("infrastructureRef: {kind: A, name: b}"),
      "infrastructureRef",
    ],
  ])("%s", (_, before, after, field) => {
    expect(excludingReported(before, after)).toEqual(told(field));
  });

  it.each([
    ["a timeout", machines("version: v1.35.0"), machines("version: v1.35.0, nodeDrainTimeout: 1h")],
    ["OnDelete", machines("version: v1.35.0"), machines("version: v1.36.0", "strategy: {type: OnDelete}, ")],
    [
      "OnDelete of today",
      machines("version: v1.35.0"),
      machines("version: v1.36.0", "rollout: {strategy: {type: OnDelete}}, "),
    ],
    [
      "another version of the API",
      machines("version: v1.35.0"),
      machines("version: v1.36.0", "", "cluster.x-k8s.io/v1beta2"),
    ],
    ["more machines", machines("version: v1.35.0"), machines("version: v1.35.0", "replicas: 9, ")],
  ])("stay for %s", (_, before, after) => {
    expect(excludingReported(before, after)).toEqual([]);
  });

  it("name who has to wait for the new ones", () => {
    const group = "bootstrap.cluster.x-k8s.io/v1beta1";
    const joins = `bootstrap: {configRef: {apiVersion: ${group}, kind: KubeadmConfigTemplate, name: join}}`;
    const join = `---\napiVersion: ${group}\nkind: KubeadmConfigTemplate\nmetadata: {name: join}\nspec: {template: {spec: {joinConfiguration: {}}}}\n`;
    const [before, after] = ["v1.35.0", "v1.36.0"].map((one) => machines(`version: ${one}, ${joins}`) + join + API);
    const [finding] = change(before ?? "", after ?? "").findings;
    expect(finding?.rule).toBe("taint-change-impact");
    expect(finding?.message).toContain("1 workload that runs on no other pool can move to the new nodes only");
  });
});
