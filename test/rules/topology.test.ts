import { describe, expect, it } from "vitest";
import { lintRepository } from "../../src/lint/lint.js";
import { foundBy } from "./found.js";
import { readTexts } from "./lint-texts.js";
import { preferring, tolerating, workload } from "./workload-texts.js";

const RACKS = "pools: [{name: a, labels: {rack: a}}, {name: b, labels: {rack: b}}]";
const IMPORTED = `${RACKS}\ncomplete: false`;
const HARD = "whenUnsatisfiable: DoNotSchedule";

const spread = (key: string, more = "labelSelector: {matchLabels: {app: a}}") =>
  `topologySpreadConstraints: [{maxSkew: 1, topologyKey: ${key}, ${HARD}, ${more}}]`;
const soft = (key: string) => spread(key).replace("DoNotSchedule", "ScheduleAnyway");
const term = (field: string, key: string) =>
  `affinity: {${field}: {requiredDuringSchedulingIgnoredDuringExecution: [{topologyKey: ${key}, labelSelector: {}}]}}`;
const preferredTerm = (key: string) =>
  `affinity: {podAntiAffinity: {preferredDuringSchedulingIgnoredDuringExecution: [{weight: 1, podAffinityTerm: {topologyKey: ${key}}}]}}`;

function labelled(kind: string, spec: readonly string[]): string {
  return workload(kind, spec).replace("  template:\n", "  template:\n    metadata: {labels: {app: a}}\n");
}

describe("a topology key that no pool has", () => {
  const found = (inventory: string, ...spec: string[]) =>
    foundBy("unknown-topology-key", inventory, labelled("Deployment", spec));

  it.each([
    ["a hard spread", spread("row"), ["error 9 row"]],
    ["a required affinity", term("podAffinity", "row"), ["error 9 row"]],
    ["a soft spread", soft("row"), ["warning 9 row"]],
    ["an anti-affinity", term("podAntiAffinity", "row"), ["warning 9 row"]],
    ["a preferred anti-affinity", preferredTerm("row"), ["warning 9 row"]],
    [
      "a host name under another domain",
      spread("topology.kubernetes.io/hostname"),
      ["error 9 topology.kubernetes.io/hostname"],
    ],
    ["a host name without its domain", spread("hostname"), ["error 9 hostname"]],
  ])("of %s", (_, spec, expected) => {
    expect(found(RACKS, spec)).toEqual(expected);
  });

  it("is only said of a near key where other pools may exist", () => {
    expect(found(IMPORTED, spread("row"))).toEqual([]);
    expect(found(IMPORTED, spread("racks"))).toEqual(["warning 9 racks"]);
    expect(found(IMPORTED, spread("hostname"))).toEqual(["warning 9 hostname"]);
  });

  it.each([
    ["one pool has it", RACKS, [spread("rack")]],
    ["a cloud sets it", RACKS, [spread("topology.kubernetes.io/zone")]],
    ["a controller sets it", "pools: [{name: a, openLabels: [row]}]", [spread("row")]],
    [
      "somebody declares even such a key",
      "pools: [{name: a, labels: {topology.kubernetes.io/hostname: a}}]",
      [spread("topology.kubernetes.io/hostname")],
    ],
    ["a template fills it in", RACKS, [spread('"{{ .Values.key }}"')]],
    ["no pool takes the pod", RACKS, [spread("row"), "nodeSelector: {rack: c}"]],
  ])("is not told where %s", (_, inventory, spec) => {
    expect(found(inventory, ...spec)).toEqual([]);
  });

  it("is not told of a DaemonSet", () => {
    expect(foundBy("unknown-topology-key", RACKS, labelled("DaemonSet", [spread("row")]))).toEqual([]);
  });
});

describe("a spread that counts no pods", () => {
  const found = (manifest: string) => foundBy("spread-counts-nothing", RACKS, manifest);
  const app = (spec: string) => labelled("Deployment", [spec]);

  it.each([
    ["no selector", app(spread("rack", "minDomains: 1")), ["warning 9 {maxSkew: 1"]],
    ["a selector that is null", app(spread("rack", "labelSelector: ")), ["warning 9 {maxSkew: 1"]],
    ["labels of nobody", app(spread("rack", "labelSelector: {matchLabels: {app: b}}")), ["warning 9 labelSelector"]],
  ])("has %s", (_, manifest, expected) => {
    expect(found(manifest).map((text) => text.replace(/maxSkew.*/, "maxSkew: 1"))).toEqual(expected);
  });

  it.each([
    ["counts its own pods", app(spread("rack"))],
    [
      "counts those of another workload",
      `${app(spread("rack", "labelSelector: {matchLabels: {app: b}}"))}---\n${app("hostNetwork: false").replace("app: a", "app: b")}`,
    ],
    ["has expressions", app(spread("rack", "labelSelector: {matchExpressions: [{key: b, operator: Exists}]}"))],
    [
      "asks for a label that a controller adds",
      app(spread("rack", "labelSelector: {matchLabels: {statefulset.kubernetes.io/pod-name: a-0}}")),
    ],
    ["belongs to a pod without labels", workload("Deployment", [spread("rack")])],
  ])("is not one that %s", (_, manifest) => {
    expect(found(manifest)).toEqual([]);
  });

  it("is told of labels of nobody only where everything was read: other pods may stand in a file that was not read", () => {
    const manifest = app(spread("rack", "labelSelector: {matchLabels: {app: b}}"));
    const input = readTexts(RACKS, [{ path: "manifest.yaml", text: manifest }]);
    const rulesOf = (run: typeof input) => lintRepository(run).findings.map(({ rule }) => rule);
    expect(rulesOf(input)).toEqual(["spread-counts-nothing"]);
    const release =
      "kind: HelmRelease\nspec: {chart: {spec: {chart: b, sourceRef: {kind: HelmRepository, name: b}}}}\n";
    const outside = { path: "release.yaml", text: `apiVersion: helm.toolkit.fluxcd.io/v2\n${release}` };
    expect(rulesOf(readTexts(RACKS, [{ path: "manifest.yaml", text: manifest }, outside]))).toEqual([]);
    expect(rulesOf({ ...input, unreadable: [{ path: "x.yaml", message: "permission denied" }] })).toEqual([
      "unreadable-file",
    ]);
  });

  it("is not told of a custom resource, whose operator may add a selector", () => {
    const rollout = app(spread("rack", "minDomains: 1"))
      .replace("apps/v1", "argoproj.io/v1alpha1")
      .replace("Deployment", "Rollout");
    expect(found(rollout)).toEqual([]);
  });
});

describe("a preference for a pool that is closed to the pod", () => {
  const POOLS = `pools: [{name: a, allocatable: {cpu: 8}}, {name: b, labels: {lifecycle: spot}, taints: ["lifecycle=spot:NoSchedule"]}, {name: c, labels: {lifecycle: small}, allocatable: {cpu: 1}}]`;
  const SPOT = preferring("{key: lifecycle, operator: In, values: [spot]}");
  const SMALL = preferring("{key: lifecycle, operator: In, values: [small]}");
  const found = (manifest: string, inventory = POOLS) => foundBy("closed-preference", inventory, manifest);
  const asking = (manifest: string) =>
    manifest.replace("image: a:1}", 'image: a:1, resources: {requests: {cpu: "4"}}}');

  it("is told where the pod does not tolerate it, and where it is too small", () => {
    expect(found(workload("Deployment", [SPOT]))).toEqual(["warning 8 lifecycle"]);
    expect(found(asking(workload("Deployment", [SMALL])))).toEqual(["warning 8 lifecycle"]);
  });

  it("is a note where other pools may exist", () => {
    expect(found(workload("Deployment", [SPOT]), `${POOLS}\ncomplete: false`)).toEqual(["note 8 lifecycle"]);
  });

  it.each([
    ["it tolerates the taint", workload("Deployment", [SPOT, tolerating("{key: lifecycle, operator: Exists}")])],
    [
      "another pool with the label takes it",
      workload("Deployment", [preferring("{key: lifecycle, operator: Exists}")]),
    ],
    ["it is large enough", workload("Deployment", [SMALL])],
    ["it only excludes", workload("Deployment", [preferring("{key: lifecycle, operator: NotIn, values: [small]}")])],
    ["it is a DaemonSet", workload("DaemonSet", [SPOT])],
    ["no pool takes the pod", workload("Deployment", [SPOT, "nodeSelector: {lifecycle: none}"])],
  ])("is not told where %s", (_, manifest) => {
    expect(found(manifest)).toEqual([]);
  });
});

describe("more replicas than domains", () => {
  const apart = (key: string, replicas: number) =>
    labelled("Deployment", [
      `affinity: {podAntiAffinity: {requiredDuringSchedulingIgnoredDuringExecution: [{topologyKey: ${key}, labelSelector: {matchLabels: {app: a}}}]}}`,
    ]).replace("spec:\n", `spec:\n  replicas: ${replicas}\n`);
  const node = (name: string, labels: string) =>
    `---\napiVersion: v1\nkind: Node\nmetadata: {name: ${name}, labels: {${labels}}}\nstatus: {allocatable: {cpu: "4"}}\n`;
  const SNAPSHOT = "complete: true\nfrom: [{path: manifest.yaml}]";
  const told = (inventory: string, manifest: string) => foundBy("too-few-domains", inventory, manifest);

  it.each([
    ["of values that pools declare", RACKS, apart("rack", 3)],
    ["of values of Nodes", SNAPSHOT, apart("rack", 3) + node("a", "rack: a") + node("b", "rack: b")],
    ["of Nodes", SNAPSHOT, apart("kubernetes.io/hostname", 3) + node("a", "") + node("b", "")],
  ])("are told, %s", (_, inventory, manifest) => {
    expect(told(inventory, manifest)).toHaveLength(1);
  });

  it.each([
    ["as many replicas as values", RACKS, apart("rack", 2).replace("kind: Deployment", "kind: StatefulSet")],
    [
      "a Node without the label, which repels nobody",
      SNAPSHOT,
      apart("rack", 3) + node("a", "rack: a") + node("b", ""),
    ],
    ["a label that a cloud sets", RACKS, apart("topology.kubernetes.io/zone", 9)],
    [
      "a pool with a choice of values",
      "from: [{path: manifest.yaml}]\ncomplete: true",
      `${apart("rack", 3)}---
apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: a}
spec:
  template:
    spec:
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: a}
      requirements: [{key: rack, operator: In, values: [a, b]}]
`,
    ],
    ["a node name that is given", RACKS, apart("rack", 3).replace("containers:", "nodeName: x\n      containers:")],
    [
      "no pool that takes the pod",
      RACKS,
      apart("rack", 3).replace("containers:", "nodeSelector: {rack: c}\n      containers:"),
    ],
  ])("are not told of %s", (_, inventory, manifest) => {
    expect(told(inventory, manifest)).toEqual([]);
  });
});
