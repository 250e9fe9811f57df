import { describe, expect, it } from "vitest";
import { foundBy, judged, messagesFound, rulesFound } from "./found.js";
import { lintTexts } from "./lint-texts.js";
import { requiring, tolerating, workload } from "./workload-texts.js";

describe("wrong-os-pool", () => {
  const tainted =
    'pools: [{name: general}, {name: win, labels: {kubernetes.io/os: windows}, taints: ["os=windows:NoSchedule"]}]';
  const UNTAINTED =
    "pools: [{name: general, labels: {pool: a}}, {name: win, labels: {kubernetes.io/os: windows, pool: b}}]";
  const KEYED = tolerating("{key: os, operator: Equal, value: windows}");

  it.each([
    ["a wildcard DaemonSet", tainted, workload("DaemonSet", [tolerating("{operator: Exists}")])],
    ["a toleration with a key", tainted, workload("Deployment", [KEYED])],
    ["a pool without a taint", UNTAINTED, workload("Deployment", [])],
    [
      "the deprecated label of a pool",
      UNTAINTED.replace("kubernetes.io/os", "beta.kubernetes.io/os"),
      workload("Deployment", []),
    ],
  ])("speaks of %s", (_, inventory, manifest) => {
    expect(messagesFound(inventory, manifest)).toEqual([
      'warning wrong-os-pool: the pod may run on "windows" pool "win": nothing selects an operating system',
    ]);
  });

  it.each([
    ["linux", "nodeSelector: {}", "windows", "win"],
    ["windows", "nodeSelector: {pool: a}", "linux", "general"],
  ])("says that the scheduler does not read os.name: %s", (os, selector, wrong, pool) => {
    expect(messagesFound(UNTAINTED, workload("Deployment", [`os: {name: ${os}}`, selector]))).toEqual([
      `warning wrong-os-pool: the pod may run on "${wrong}" pool "${pool}": the scheduler does not read os.name "${os}"`,
    ]);
  });

  it("counts many workloads of an untainted pool as one", () => {
    const manifest = ["a", "b", "c", "d"].map((namespace) => workload("Deployment", [], namespace)).join("---\n");
    expect(lintTexts(UNTAINTED, manifest).findings.map(({ also }) => also.length)).toEqual([3]);
  });

  it("tells workloads of a tainted pool one by one: each has its own toleration", () => {
    const one = workload("Deployment", [KEYED]);
    const manifest = ["a", "b", "c", "d"].map((image) => one.replace("image: a:1", `image: ${image}:1`)).join("---\n");
    expect(rulesFound(tainted, manifest)).toEqual(Array(4).fill("wrong-os-pool"));
  });

  it.each([
    ["a nodeSelector asks for Linux", workload("Deployment", ["nodeSelector: {kubernetes.io/os: linux}"])],
    ["a nodeSelector asks for Windows", workload("Deployment", ["nodeSelector: {kubernetes.io/os: windows}"])],
    [
      "an affinity speaks of it",
      workload("Deployment", [requiring("{key: kubernetes.io/os, operator: In, values: [linux, windows]}")]),
    ],
    ["only Windows is left", workload("Deployment", ["nodeSelector: {pool: b}"])],
    ["only Linux is left", workload("Deployment", ["nodeSelector: {pool: a}"])],
  ])("is silent where %s", (_, manifest) => {
    const { workloads, rules } = judged(UNTAINTED, manifest);
    expect(workloads).toBe(1);
    expect(rules).not.toContain("wrong-os-pool");
  });

  it("leaves a Deployment's wildcard to its rule", () => {
    expect(rulesFound(tainted, workload("Deployment", [tolerating("{operator: Exists}")]))).toEqual([
      "wildcard-toleration",
    ]);
  });
});

describe("wildcard-toleration of a DaemonSet", () => {
  const pools = (virtual: string) => `pools: [{name: general}, {name: virtual, ${virtual}}]`;
  const WILDCARD = tolerating("{operator: Exists}");

  it.each([
    ["Fargate by its taint", 'taints: ["eks.amazonaws.com/compute-type=fargate:NoSchedule"]'],
    ["Fargate by its label", 'labels: {eks.amazonaws.com/compute-type: fargate}, taints: ["a:NoSchedule"]'],
    ["a virtual kubelet by its taint", 'taints: ["virtual-kubelet.io/provider=azure:NoSchedule"]'],
    ["a virtual kubelet by its label", 'labels: {type: virtual-kubelet}, taints: ["a:NoSchedule"]'],
  ])("names %s", (_, virtual) => {
    expect(messagesFound(pools(virtual), workload("DaemonSet", [WILDCARD]))).toEqual([
      'warning wildcard-toleration: toleration without a key tolerates every taint: it opens pool "virtual"',
    ]);
  });

  it.each([
    ["compute-type=ec2", 'taints: ["eks.amazonaws.com/compute-type=ec2:NoSchedule"]', [WILDCARD]],
    [
      "virtual nodes that the affinity excludes",
      'labels: {type: virtual-kubelet}, taints: ["virtual-kubelet.io/provider=azure:NoSchedule"]',
      [WILDCARD, requiring("{key: type, operator: NotIn, values: [virtual-kubelet]}")],
    ],
    [
      "virtual nodes that it may exclude by a label that is not declared",
      'taints: ["eks.amazonaws.com/compute-type=fargate:NoSchedule"]',
      [WILDCARD, requiring("{key: eks.amazonaws.com/compute-type, operator: NotIn, values: [fargate]}")],
    ],
    ["virtual nodes that it does not tolerate", 'taints: ["virtual-kubelet.io/provider=azure:NoSchedule"]', []],
  ])("is silent about %s, and nothing is missed there", (_, virtual, spec) => {
    const found = rulesFound(pools(virtual), workload("DaemonSet", spec));
    expect(found).toEqual([]);
  });
});

it("tells one list of tolerations once, of its widest wildcard; without it of each", () => {
  const inventory = 'pools: [{name: general}, {name: spot, taints: ["spot=true:NoSchedule"]}]';
  const effects = ["NoSchedule", "NoExecute", "PreferNoSchedule"].map(
    (effect) => `{operator: Exists, effect: ${effect}}`,
  );
  const spec = tolerating("{operator: Exists}", ...effects);
  expect(messagesFound(inventory, workload("Deployment", [spec]))).toEqual([
    'warning wildcard-toleration: toleration without a key tolerates every taint: it opens pool "spot"',
  ]);
  expect(messagesFound(inventory, workload("Deployment", [tolerating(...effects)]))).toHaveLength(3);
});

describe("a DaemonSet that tolerates everything, beside a Fargate profile", () => {
  const declared = (profile: string) =>
    `---\napiVersion: eksctl.io/v1alpha5\nkind: ClusterConfig\nmetadata: {name: prod}\nmanagedNodeGroups: [{name: general}]\n${profile}\n`;
  const PROFILE = declared("fargateProfiles: [{name: batch, selectors: [{namespace: batch}]}]");
  const told = (...spec: readonly string[]) =>
    foundBy("wildcard-toleration", "from: [manifest.yaml]\n", `${workload("DaemonSet", [...spec])}${PROFILE}`);

  it("gets a pod on each of its nodes, which stays Pending", () => {
    expect(told(tolerating("{operator: Exists}"))).toEqual([expect.stringMatching(/^warning \d+ Exists/)]);
  });

  it.each([
    [
      "is kept off by its affinity",
      [
        tolerating("{operator: Exists}"),
        requiring("{key: eks.amazonaws.com/compute-type, operator: NotIn, values: [fargate]}"),
      ],
    ],
    [
      "selects a node group",
      [tolerating("{operator: Exists}"), "nodeSelector: {eks.amazonaws.com/nodegroup: general}"],
    ],
    ["tolerates another effect", [tolerating("{operator: Exists, effect: NoExecute}")]],
  ])("is left alone where it %s", (_, spec) => {
    expect(told(...spec)).toEqual([]);
  });

  it("is left alone without a profile, and so is a Deployment", () => {
    const all = [tolerating("{operator: Exists}")];
    expect(
      foundBy("wildcard-toleration", "from: [manifest.yaml]\n", `${workload("DaemonSet", all)}${declared("")}`),
    ).toEqual([]);
    const { findings } = lintTexts("from: [manifest.yaml]\n", `${workload("Deployment", all)}${PROFILE}`);
    expect(findings.map(({ message }) => message).join()).not.toContain('"batch"');
  });
});
