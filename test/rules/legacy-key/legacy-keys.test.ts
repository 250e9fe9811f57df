import { describe, expect, it } from "vitest";
import { lint } from "../../../src/workspace/lint-texts.js";
import { foundBy, rulesFound } from "../found.js";

const MASTER = "{key: node-role.kubernetes.io/master, operator: Exists, effect: NoSchedule}";
const GENERAL = "pools: [{name: general}]";

function agent(tolerations: string, kind = "DaemonSet"): string {
  return `apiVersion: apps/v1
kind: ${kind}
metadata: {name: agent, namespace: kube-system}
spec:
  template:
    spec:
      containers: [{name: agent, image: agent:1}]
      tolerations: [${tolerations}]
`;
}

describe("legacy-key", () => {
  const found = (inventory: string, tolerations: string) =>
    foundBy("legacy-key", inventory, agent(tolerations)).map((line) => line.split(" ")[0]);

  it.each([
    ["the version is unknown", GENERAL, MASTER, ["warning"]],
    ["the version is 1.25", `kubernetesVersion: "1.25"\n${GENERAL}`, MASTER, ["warning"]],
    ["the version is 1.24", `kubernetesVersion: "1.24"\n${GENERAL}`, MASTER, ["note"]],
    ["the version is 1.9", `kubernetesVersion: "1.9"\n${GENERAL}`, MASTER, ["note"]],
    [
      "the toleration stands twice",
      GENERAL,
      `${MASTER}, {key: node-role.kubernetes.io/master, operator: Exists}`,
      ["warning"],
    ],
    ["a wildcard covers another effect only", GENERAL, `${MASTER}, {operator: Exists, effect: NoExecute}`, ["warning"]],
  ])("speaks where %s", async (_, inventory, tolerations, severities) => {
    expect(await found(inventory, tolerations)).toEqual(severities);
  });

  it.each([
    [
      "the new key is tolerated too",
      GENERAL,
      `${MASTER}, {key: node-role.kubernetes.io/control-plane, operator: Exists}`,
    ],
    [
      "the new key is tolerated with another effect",
      GENERAL,
      `${MASTER}, {key: node-role.kubernetes.io/control-plane, operator: Exists, effect: NoExecute}`,
    ],
    ["a wildcard covers the new key", GENERAL, `${MASTER}, {operator: Exists}`],
    ["the platform keeps the old key", `provider: openshift\n${GENERAL}`, MASTER],
    [
      "a pool has the old taint",
      'pools: [{name: general}, {name: servers, taints: ["node-role.kubernetes.io/master:NoSchedule"]}]',
      MASTER,
    ],
    ["only the new key is tolerated", GENERAL, "{key: node-role.kubernetes.io/control-plane, operator: Exists}"],
    ["the API server refuses the pod", GENERAL, `${MASTER}, {key: a, operator: Exists, value: b}`],
  ])("is silent where %s", async (_, inventory, tolerations) => {
    expect(await found(inventory, tolerations)).toEqual([]);
  });

  const others = (second: string) =>
    `clusters:\n  - {name: micro, complete: false, pools: [{name: general}]}\n  - {name: second, ${second}, pools: [{name: general}]}`;

  it.each([
    ["a cluster that keeps the old key is served", "provider: openshift", []],
    ["one whose control plane is no node is not", "provider: eks", ["warning"]],
    ["one of which not all pools are known is not", "complete: false", ["warning"]],
  ])("where the line goes to two clusters, %s", async (_, second, severities) => {
    expect(await found(others(second), MASTER)).toEqual(severities);
  });

  it("leaves it to the finding about the missed pool to name the toleration", () => {
    const inventory =
      'pools: [{name: servers, taints: ["node-role.kubernetes.io/control-plane:NoSchedule"]}, {name: general}]';
    expect(rulesFound(inventory, agent(MASTER))).toEqual(["daemonset-misses-pool"]);
  });
});

describe("legacy-key", () => {
  const asks = (spec: string, kind = "Deployment") => `apiVersion: apps/v1
kind: ${kind}
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
${spec}`;
  const selector = (label: string) => asks(`      nodeSelector: {${label}}\n`);
  const affinity = (when: string) =>
    asks(`      affinity:
        nodeAffinity:
          ${when}
`);

  it.each([
    "beta.kubernetes.io/os: linux",
    "beta.kubernetes.io/arch: arm64",
    "beta.kubernetes.io/instance-type: m5.large",
    "failure-domain.beta.kubernetes.io/zone: a",
    "failure-domain.beta.kubernetes.io/region: a",
  ])("speaks of %s", (label) => {
    expect(foundBy("legacy-key", GENERAL, selector(label))).toEqual([
      expect.stringMatching(`^warning 8 ${label.split(":")[0]}$`),
    ]);
  });

  it("speaks of each place, also in an exclusion", () => {
    const manifest = affinity(`requiredDuringSchedulingIgnoredDuringExecution:
            nodeSelectorTerms:
              - matchExpressions:
                  - {key: beta.kubernetes.io/os, operator: NotIn, values: [windows]}
                  - {key: beta.kubernetes.io/arch, operator: In, values: [amd64]}`);
    expect(foundBy("legacy-key", GENERAL, manifest)).toEqual([
      "warning 13 beta.kubernetes.io/os",
      "warning 14 beta.kubernetes.io/arch",
    ]);
  });

  it.each([
    ["the successors", selector("kubernetes.io/os: linux, topology.kubernetes.io/zone: a")],
    ["another label of the same domain", selector("beta.kubernetes.io/fluentd-ds-ready: 'true'")],
    [
      "a preferred term",
      affinity(
        "preferredDuringSchedulingIgnoredDuringExecution: [{weight: 1, preference: {matchExpressions: [{key: beta.kubernetes.io/arch, operator: In, values: [amd64]}]}}]",
      ),
    ],
    [
      "a pod that the API server refuses",
      asks("      nodeSelector: {beta.kubernetes.io/os: linux}\n      tolerations: [{effect: NoSchedule}]\n"),
    ],
  ])("is silent for %s", (_, manifest) => {
    expect(foundBy("legacy-key", GENERAL, manifest)).toEqual([]);
  });
});

describe("legacy-key, where every label of the nodes is known", () => {
  const found = async (labels: string) => {
    const node = `{apiVersion: v1, kind: Node, metadata: {name: node-1, uid: u, labels: {${labels}}}}\n`;
    const pod = `apiVersion: v1
kind: Pod
metadata: {name: api}
spec: {containers: [{name: api, image: api:1}], nodeSelector: {beta.kubernetes.io/os: linux}}
`;
    const text = "version: 1\nmanifests: [pod.yaml]\nfrom: [{path: nodes.yaml, format: node}]\n";
    const files = [
      { path: "nodes.yaml", text: node },
      { path: "pod.yaml", text: pod },
    ];
    const outcome = await lint({ configuration: { path: "taintlint.yaml", text }, files });
    return outcome.ok ? outcome.result.findings : outcome.errors;
  };

  it("speaks where the nodes have both labels", async () => {
    expect(await found("kubernetes.io/os: linux, beta.kubernetes.io/os: linux")).toMatchObject([
      { rule: "legacy-key" },
    ]);
  });

  it("is silent where they have only the old one", async () => {
    expect(await found("beta.kubernetes.io/os: linux")).toEqual([]);
  });

  it("leaves it to the placement finding where they have only the new one", async () => {
    const help = expect.stringContaining('Did you mean "kubernetes.io/os"?');
    expect(await found("kubernetes.io/os: linux")).toMatchObject([{ rule: "unschedulable", help }]);
  });
});

describe("legacy-key", () => {
  const TOLERATIONS = "scheduler.alpha.kubernetes.io/tolerations";
  const pod = (annotation: string, spec = "") => `apiVersion: v1
kind: Pod
metadata:
  name: api
  annotations:
    ${annotation}
spec: {containers: [{name: api, image: api:1}]${spec}}
`;

  it.each([
    ["tolerations", pod(`${TOLERATIONS}: '[{"key": "a"}]'`), [`warning 6 ${TOLERATIONS}`]],
    [
      "affinity",
      pod("scheduler.alpha.kubernetes.io/affinity: '{\"nodeAffinity\": {}}'"),
      ["warning 6 scheduler.alpha.kubernetes.io/affinity"],
    ],
    ["text that is no JSON", pod(`${TOLERATIONS}: "a, b"`), [`warning 6 ${TOLERATIONS}`]],
    [
      "tolerations that the pod spec has too",
      pod(`${TOLERATIONS}: '[{"key": "a"}]'`, ", tolerations: [{key: CriticalAddonsOnly, operator: Exists}]"),
      [`note 6 ${TOLERATIONS}`],
    ],
  ])("speaks of an annotation with %s", (_, manifest, expected) => {
    expect(foundBy("legacy-key", GENERAL, manifest)).toEqual(expected);
  });

  it("looks at the object and at its pod template", () => {
    const manifest = `apiVersion: batch/v1
kind: CronJob
metadata: {name: a, annotations: {${TOLERATIONS}: '[{"key": "a"}]'}}
spec:
  jobTemplate:
    spec:
      template:
        metadata: {annotations: {${TOLERATIONS}: '[{"key": "a"}]'}}
        spec: {containers: [{name: a, image: a:1}]}
`;
    expect(foundBy("legacy-key", GENERAL, manifest)).toEqual([`warning 3 ${TOLERATIONS}`, `warning 8 ${TOLERATIONS}`]);
  });

  it.each([
    ["an empty annotation", pod(`${TOLERATIONS}: "[]"`)],
    ["another annotation", pod("scheduler.alpha.kubernetes.io/critical-pod: ''")],
    [
      "a Namespace, whose defaults count",
      "apiVersion: v1\nkind: Namespace\nmetadata: {name: a, annotations: {scheduler.alpha.kubernetes.io/defaultTolerations: '[]'}}\n",
    ],
  ])("is silent for %s", (_, manifest) => {
    expect(foundBy("legacy-key", GENERAL, manifest)).toEqual([]);
  });
});
