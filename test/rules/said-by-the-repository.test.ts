import { describe, expect, it } from "vitest";
import { buildInventory } from "../../src/inventory/pools.js";
import { parseConfiguration } from "../../src/lint/configuration/parse-configuration.js";
import { fitRepository } from "../../src/lint/lint.js";
import { rulesFound } from "./found.js";
import { readTexts } from "./lint-texts.js";

const POOLS = "pools: [{name: general}, {name: gpu, labels: {pool: gpu}, taints: ['gpu=a100:NoSchedule']}]\n";
const ALPHA = "scheduler.alpha.kubernetes.io";
const GPU_TOLERATION = '[{"key": "gpu", "operator": "Exists", "effect": "NoSchedule"}]';

function workload(kind: string, podSpec: string): string {
  return `apiVersion: apps/v1
kind: ${kind}
metadata: {name: api, namespace: ml}
spec: {template: {spec: {containers: [{name: a, image: a}], ${podSpec}}}}
`;
}

function namespace(annotations: string, name = "ml"): string {
  return `---\napiVersion: v1\nkind: Namespace\nmetadata: {name: ${name}, annotations: {${annotations}}}\n`;
}

describe("annotations of a Namespace, where nobody says whether the plugin that reads them runs", () => {
  const onGpu = workload("Deployment", "nodeSelector: {pool: gpu}");
  const tolerating = namespace(`${ALPHA}/defaultTolerations: '${GPU_TOLERATION}'`);
  const selecting = namespace(`${ALPHA}/node-selector: pool=general`);

  it.each([
    ["no annotation", onGpu, onGpu + tolerating],
    ["the annotation of another namespace", onGpu + tolerating.replace("name: ml", "name: web"), onGpu + tolerating],
    ["another toleration", onGpu + tolerating.replace('"gpu"', '"tpu"'), onGpu + tolerating],
  ])("unschedulable: %s is accused, and its twin is not", (_, accused, twin) => {
    expect(rulesFound(POOLS, accused)).toContain("unschedulable");
    expect(rulesFound(POOLS, twin)).toEqual([]);
  });

  it("a plugin that is off or on decides", () => {
    expect(rulesFound(`admission: {podTolerationRestriction: false}\n${POOLS}`, onGpu + tolerating)).toContain(
      "unschedulable",
    );
    expect(rulesFound(`admission: {podTolerationRestriction: true}\n${POOLS}`, onGpu + tolerating)).toEqual([]);
  });

  it("a taint that only asks the pod to stay away may be tolerated, too", () => {
    const pools = "pools: [{name: spot, taints: ['gpu=a100:PreferNoSchedule']}]\n";
    const api = workload("Deployment", "restartPolicy: Always");
    const preferring = tolerating.replace("NoSchedule", "PreferNoSchedule");
    expect(rulesFound(pools, api)).toContain("only-avoided-pools");
    expect(rulesFound(pools, api + preferring)).not.toContain("only-avoided-pools");
  });

  it("a DaemonSet is not helped: its controller judges nodes before admission", () => {
    const agent = workload("DaemonSet", "restartPolicy: Always");
    expect(rulesFound(POOLS, agent + tolerating)).toContain("daemonset-misses-pool");
  });

  it.each(["node-selector: pool=general", "node-selector: ' pool = general '"])(
    "a DaemonSet that %s may keep off a pool does not miss it",
    (text) => {
      const agent = workload("DaemonSet", "restartPolicy: Always");
      const pools = POOLS.replace("{name: general}", "{name: general, labels: {pool: general}}");
      expect(rulesFound(pools, agent)).toEqual(["daemonset-misses-pool"]);
      expect(rulesFound(pools, agent + namespace(`${ALPHA}/${text}`))).toEqual([]);
      expect(rulesFound(pools, agent + namespace(`openshift.io/${text}`))).toEqual([]);
    },
  );

  it("explains what stays open, and leaves alone what no annotation can change", () => {
    const verdicts = (manifest: string) => {
      const { workloads } = fitRepository(readTexts(POOLS, [{ path: "a.yaml", text: manifest }]));
      return workloads.flatMap(({ pools }) => pools.map(({ verdict, reasons }) => `${verdict}: ${reasons.join("; ")}`));
    };
    expect(verdicts(onGpu + tolerating)).toEqual([
      'blocked: label "pool" is missing, the pod asks for "gpu"',
      'unknown: untolerated taint gpu=a100:NoSchedule; namespace "ml" adds tolerations, if PodTolerationRestriction is on',
    ]);
    const api = workload("Deployment", "tolerations: [{key: gpu, operator: Exists}]");
    expect(verdicts(api + selecting)).toEqual([
      'unknown: namespace "ml" adds a node selector, if PodNodeSelector is on',
      'unknown: namespace "ml" adds a node selector, if PodNodeSelector is on',
    ]);
    const refused = workload("Deployment", "nodeSelector: {pool: gpu}, tolerations: [{key: gpu, operator: Exists}]");
    expect(verdicts(refused + selecting)[1]).toBe("fits: ");
  });
});

describe("labels that a pool declares", () => {
  const legacy = workload("Deployment", "nodeSelector: {beta.kubernetes.io/instance-type: big}");
  const withLabels = (labels: string) => `pools: [{name: general, labels: {${labels}}}]\n`;

  it("are not legacy there", () => {
    expect(rulesFound(withLabels("node.kubernetes.io/instance-type: big"), legacy)).toEqual(["legacy-key"]);
    expect(rulesFound(withLabels("beta.kubernetes.io/instance-type: big"), legacy)).toEqual([]);
    const both = "beta.kubernetes.io/instance-type: big, node.kubernetes.io/instance-type: big";
    expect(rulesFound(withLabels(both), legacy)).toEqual(["legacy-key"]);
  });
});

describe("a control plane that is no node", () => {
  const agent = workload("DaemonSet", "tolerations: [{key: node-role.kubernetes.io/master, operator: Exists}]");

  it.each(["eks", "gke", "aks", "doks", "gardener", "openshift"])("says nothing of the old key on %s", (provider) => {
    expect(rulesFound(`provider: ${provider}\npools: [{name: general}]\n`, agent)).toEqual([]);
  });

  it.each([
    ["compliance.openshift.io/v1alpha1", []],
    ["compliance.example.org/v1alpha1", ["legacy-key"]],
  ])("a kind of %s tells its platform", (apiVersion, rules) => {
    const setting = `apiVersion: ${apiVersion}
kind: ScanSetting
metadata: {name: daily}
scanTolerations: [{key: node-role.kubernetes.io/master, operator: Exists, effect: NoSchedule}]
`;
    expect(rulesFound("pools: [{name: general}]\n", setting)).toEqual(rules);
  });

  it.each(["kubeadm", "rke2", "talos", "kops"])("is a node on %s", (provider) => {
    expect(rulesFound(`provider: ${provider}\npools: [{name: general}]\n`, agent)).toEqual(["legacy-key"]);
  });
});

describe("labels that Karpenter gives to each of its nodes", () => {
  const POOL = `---
apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: gpu}
spec: {template: {spec: {taints: [{key: nvidia.com/gpu, effect: NoSchedule}]}}}
`;
  const agent = (value: string) =>
    `${workload("DaemonSet", `nodeSelector: {karpenter.sh/initialized: "${value}"}`)}${POOL}`;

  it("are known: a DaemonSet for its nodes misses a tainted pool, and one for other nodes does not", () => {
    expect(rulesFound("from: [manifest.yaml]\n", agent("true"))).toEqual(["daemonset-misses-pool"]);
    expect(rulesFound("from: [manifest.yaml]\n", agent("false"))).toEqual([]);
  });
});

describe("keys that platforms put on nodes", () => {
  it.each([
    "node-role.kubernetes.io/controlplane",
    "components.gke.io/gke-managed-components",
    "cattle.io/os",
    "kubevirt.io/drain",
    "aws-node-termination-handler/spot-itn",
    "hub.jupyter.org/dedicated",
    "hub.jupyter.org_dedicated",
  ])("%s is no dead toleration", (key) => {
    const agent = workload("DaemonSet", `tolerations: [{key: ${key}, operator: Exists}]`);
    expect(rulesFound("pools: [{name: general}]\n", agent)).toEqual([]);
    const misspelt = workload("DaemonSet", `tolerations: [{key: my${key}, operator: Exists}]`);
    expect(rulesFound("pools: [{name: general}]\n", misspelt)).toEqual(["unmatched-toleration"]);
  });
});

describe("Kubernetes' own default, written out", () => {
  const api = (toleration: string) => workload("Deployment", `tolerations: [${toleration}]`);
  const pools = "pools: [{name: general}]\n";

  it("is no wildcard", () => {
    expect(rulesFound(pools, api("{operator: Exists, effect: NoExecute}"))).toEqual(["wildcard-toleration"]);
    expect(rulesFound(pools, api("{operator: Exists, effect: NoExecute, tolerationSeconds: 300}"))).toEqual([]);
  });

  it("still tells of an eviction", () => {
    const tainted = "pools: [{name: drained, taints: ['gone=soon:NoExecute']}]\n";
    const delayed = api("{operator: Exists, effect: NoExecute, tolerationSeconds: 300}");
    expect(rulesFound(tainted, delayed)).toEqual(["evicted-by-taint", "every-pool-tainted"]);
  });
});

describe("a hand-declared pool of a provider", () => {
  function noticesOf(text: string): string[] {
    const { configuration } = parseConfiguration(
      { path: "taintlint.yaml", text: `version: 1\n${text}` },
      { kind: "configuration" },
    );
    return (configuration?.clusters ?? []).flatMap((cluster) =>
      buildInventory(cluster, []).notices.map(({ message }) => message),
    );
  }
  const gpu = "{name: gpu, allocatable: {nvidia.com/gpu: 8}}";

  it.each([
    [
      "GPUs of GKE",
      "gke",
      `{name: general}, ${gpu}`,
      "nvidia.com/gpu=present:NoSchedule",
      "GKE taints GPU nodes beside nodes without GPUs",
    ],
    [
      "Windows of GKE",
      "gke",
      "{name: gpu, labels: {kubernetes.io/os: windows}}",
      "node.kubernetes.io/os=windows:NoSchedule",
      "GKE may taint Windows nodes",
    ],
    [
      "Arm of GKE",
      "gke",
      "{name: gpu, labels: {node.kubernetes.io/instance-type: t2a-standard-4}}",
      "kubernetes.io/arch=arm64:NoSchedule",
      "GKE taints Arm nodes",
    ],
    [
      "Spot of AKS",
      "aks",
      "{name: gpu, labels: {kubernetes.azure.com/scalesetpriority: spot}}",
      "kubernetes.azure.com/scalesetpriority=spot:NoSchedule",
      "AKS taints Spot nodes",
    ],
    [
      "GPUs of DigitalOcean",
      "doks",
      "{name: gpu, labels: {node.kubernetes.io/instance-type: gpu-h100x1-80gb}}",
      "nvidia.com/gpu:NoSchedule",
      "DigitalOcean may taint GPU nodes",
    ],
  ])("is told of the taint of %s", (_, provider, pools, taint, because) => {
    expect(noticesOf(`provider: ${provider}\npools: [${pools}]\n`)).toEqual([
      `pool "gpu" does not list taint ${taint}, but ${because}: add it, or write "implicit: off"`,
    ]);
    expect(noticesOf(`provider: ${provider}\nimplicit: off\npools: [${pools}]\n`)).toEqual([]);
  });

  it.each([
    [
      "that lists the taint",
      "provider: gke\npools: [{name: general}, {name: gpu, allocatable: {nvidia.com/gpu: 8}, taints: ['nvidia.com/gpu=present:NoSchedule']}]\n",
    ],
    ["without a pool beside it that has no GPUs", `provider: gke\npools: [${gpu}]\n`],
    ["of another provider", `provider: eks\npools: [{name: general}, ${gpu}]\n`],
    ["of no provider", `pools: [{name: general}, ${gpu}]\n`],
    ["of ordinary machines", "provider: gke\npools: [{name: general, labels: {kubernetes.io/os: linux}}]\n"],
  ])("%s is not", (_, text) => {
    expect(noticesOf(text)).toEqual([]);
  });
});

describe("a NodeReadinessRule", () => {
  const starting = "pools: [{name: general, startupTaints: ['example.org/warming-up:NoSchedule']}]\n";
  const rule = (spec: string) => `---
apiVersion: readiness.node.x-k8s.io/v1alpha1
kind: NodeReadinessRule
metadata: {name: warm}
spec: {conditions: [{type: Warm, requiredStatus: "True"}], taint: {key: example.org/warming-up, effect: NoSchedule}${spec}}
`;
  const api = workload("Deployment", "restartPolicy: Always");

  it.each([
    ["no rule", api],
    ["a rule that only tells what it would do", api + rule(", dryRun: true")],
    ["a rule for another taint", api + rule("").replace("warming-up", "cooling-down")],
  ])("removes a startup taint, and %s does not", (_, accused) => {
    expect(rulesFound(starting, accused)).toContain("startup-taint");
    expect(rulesFound(starting, api + rule(""))).toEqual([]);
  });
});
