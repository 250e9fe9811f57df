import { describe, expect, it } from "vitest";
import type { ConfigurationOptions } from "../../src/lint/configuration/configuration.js";
import { parseConfiguration } from "../../src/lint/configuration/parse-configuration.js";
import { formatErrors } from "../inventory/formatted-errors.js";
import { fc, runsOf } from "../property.js";

const knownRules = ["wildcard-toleration", "unschedulable", "unpinned-toleration"];

function parse(text: string, options: Partial<ConfigurationOptions> = {}) {
  return parseConfiguration({ path: "taintlint.yaml", text }, { kind: "configuration", knownRules, ...options });
}

function errorsOf(text: string, options: Partial<ConfigurationOptions> = {}): string[] {
  return formatErrors(parse(text, options).errors).map((error) => error.replace("taintlint.yaml:", ""));
}

/** A configuration that is right; the test fails with its errors otherwise. */
function read(text: string, options: Partial<ConfigurationOptions> = {}) {
  const { configuration, errors } = parse(text, options);
  expect(formatErrors(errors)).toEqual([]);
  if (configuration === undefined) throw new Error("no configuration and no error");
  return configuration;
}

function readCluster(text: string) {
  const [cluster] = read(text).clusters;
  if (cluster === undefined) throw new Error("a configuration has at least one cluster");
  return cluster;
}

const ARCHITECTURE_EXAMPLE = `version: 1
manifests: ["k8s/**/*.{yaml,yml,json}"]    # default: every YAML/JSON file that git does not ignore
exclude: ["k8s/archive/**"]
provider: eks                              # what the platform implies: taints, labels, admission plugins
kubernetesVersion: "1.36"
admission: {extendedResourceToleration: true}
featureGates: []                           # e.g. TaintTolerationComparisonOperators
pools:
  - name: general
    labels: {pool: general}
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]     # kubectl's own syntax, or {key, value, effect}
    labels: {pool: gpu}
    allocatable: {nvidia.com/gpu: 8}
    reservedFor: {namespaces: [ml-*]}       # who may enter
from:                                      # pools that the repository already declares
  - path: infra/karpenter/**/*.yaml
  - {path: nodes.yaml, format: node, groupBy: none, transient: keep}
clusters: []                               # instead of pools/from: several clusters, each with its manifests
rules: {wildcard-toleration: error, unpinned-toleration: off}
suppress:
  - {rule: wildcard-toleration, workload: kube-system/DaemonSet/cilium, reason: "CNI runs everywhere", expires: 2027-06-30}
`;

const CLUSTERS_EXAMPLE = `version: 1
provider: eks
implicit: apply                                     # apply | warn | off
transientTaints: ["acme.io/agent-not-ready"]
knownLabels: ["feature.node.kubernetes.io/*"]       # may exist, value unknown
clusters:
  - name: prod-eu
    manifests: ["clusters/prod-eu/**", "apps/*/overlays/production/**"]
    admission: {extendedResourceToleration: true}
    from:
      - path: infra/prod-eu/karpenter/**/*.yaml
      - {path: [a.yaml, b.yaml], optional: true, prefix: eu-}
      - nodes/*.json
    pools:
      - name: bare-gpu
        taints: ["nvidia.com/gpu=present:NoSchedule", {key: dedicated, value: ml, effect: NoSchedule}]
        startupTaints: ["node.cilium.io/agent-not-ready:NoExecute"]
        labels: {pool: gpu, kubernetes.io/arch: amd64}
        openLabels: ["nvidia.com/gpu.*"]
        allocatable: {cpu: 63500m, memory: 480Gi, nvidia.com/gpu: 8}
        scale: {replicas: 3}
        role: worker
  - name: dev
    provider: kind
    implicit: off
    admission: {defaultTolerationSeconds: false}
`;

describe("a configuration that is right", () => {
  it("takes the example of the design", () => {
    const configuration = read(ARCHITECTURE_EXAMPLE);
    const [cluster] = configuration.clusters;
    expect(configuration).toMatchObject({
      manifests: ["k8s/**/*.{yaml,yml,json}"],
      exclude: ["k8s/archive/**"],
      failOn: undefined,
      charts: [],
      suppress: [
        {
          rule: "wildcard-toleration",
          workload: "kube-system/DaemonSet/cilium",
          file: undefined,
          reason: "CNI runs everywhere",
          expires: "2027-06-30",
        },
      ],
    });
    expect([...configuration.rules].map(([id, { severity }]) => [id, severity])).toEqual([
      ["wildcard-toleration", "error"],
      ["unpinned-toleration", "off"],
    ]);
    expect(cluster).toMatchObject({
      settings: { name: null, provider: "eks", kubernetesVersion: "1.36", comparisonOperators: "off" },
      implicit: "apply",
      complete: undefined,
      manifests: ["k8s/**/*.{yaml,yml,json}"],
      pools: [
        { name: "general", cluster: null, format: "taintlint", labels: { pool: "general" }, taints: [] },
        {
          name: "gpu",
          taints: [{ key: "nvidia.com/gpu", value: "present", effect: "NoSchedule" }],
          labelsClosed: false,
          nodes: undefined,
          allocatable: { "nvidia.com/gpu": "8" },
          reservedFor: { namespaces: ["ml-*"], workloads: undefined },
        },
      ],
      from: [
        { paths: ["infra/karpenter/**/*.yaml"], format: undefined, groupBy: "auto", transient: "drop", prefix: "" },
        { paths: ["nodes.yaml"], format: "node", groupBy: "none", transient: "keep", optional: false },
      ],
    });
  });

  it("takes several clusters, whose keys win over the top's", () => {
    const [production, development] = read(CLUSTERS_EXAMPLE).clusters;
    expect(production).toMatchObject({
      settings: {
        name: "prod-eu",
        provider: "eks",
        admission: { defaultTolerationSeconds: true, extendedResourceToleration: true, runtimeClass: true },
        transientTaints: ["acme.io/agent-not-ready"],
        knownLabels: ["feature.node.kubernetes.io/*"],
      },
      manifests: ["clusters/prod-eu/**", "apps/*/overlays/production/**"],
      from: [
        { paths: ["infra/prod-eu/karpenter/**/*.yaml"], optional: false },
        { paths: ["a.yaml", "b.yaml"], optional: true, prefix: "eu-" },
        { paths: ["nodes/*.json"], groupBy: "auto" },
      ],
      pools: [
        {
          name: "bare-gpu",
          cluster: "prod-eu",
          taints: [
            {
              key: "nvidia.com/gpu",
              value: "present",
              effect: "NoSchedule",
              place: { path: ["clusters", 0, "pools", 0, "taints", 0] },
            },
            {
              key: "dedicated",
              value: "ml",
              effect: "NoSchedule",
              place: { path: ["clusters", 0, "pools", 0, "taints", 1] },
            },
          ],
          startupTaints: [{ key: "node.cilium.io/agent-not-ready", value: "", effect: "NoExecute" }],
          openLabels: ["nvidia.com/gpu.*"],
          allocatable: { cpu: "63500m", memory: "480Gi", "nvidia.com/gpu": "8" },
          scale: { replicas: 3 },
          role: "worker",
        },
      ],
    });
    expect(development).toMatchObject({
      settings: {
        name: "dev",
        provider: "kind",
        admission: { defaultTolerationSeconds: false, extendedResourceToleration: false },
        transientTaints: ["acme.io/agent-not-ready"],
      },
      implicit: "off",
      manifests: undefined,
      pools: undefined,
      from: undefined,
    });
  });

  it.each([
    ["the shortest", "version: 1\n"],
    ["JSON", '{"version": 1, "pools": [{"name": "general"}]}'],
    ["import only", "version: 1\nfrom: [{path: infra/karpenter/**/*.yaml}, {path: cluster.yaml}]\n"],
    ["anchors", "version: 1\npools:\n  - &a {name: a, labels: {pool: a}}\n  - {<<: *a, name: b}\n"],
  ])("%s", (_, text) => {
    expect(read(text).clusters).toHaveLength(1);
  });

  it("fills in the admission plugins that Kubernetes turns on by default", () => {
    expect(readCluster("version: 1\n").settings.admission).toEqual({
      defaultTolerationSeconds: true,
      extendedResourceToleration: false,
      runtimeClass: true,
      podNodeSelector: "unknown",
      podTolerationRestriction: "unknown",
    });
  });

  it.each([
    ["eks", "", true],
    ["gke", "", true],
    ["aks", "", true],
    ["other", "", false],
    ["eks", "admission: {extendedResourceToleration: false}\n", false],
  ])("knows whether %s adds tolerations for extended resources: %j, %s", (provider, admission, expected) => {
    const { settings } = readCluster(`version: 1\nprovider: ${provider}\n${admission}`);
    expect(settings.admission.extendedResourceToleration).toBe(expected);
  });

  it("keeps scalars as they are written", () => {
    const { pools } = readCluster(`version: 1
pools:
  - name: a
    labels: {gpu: true, cores: 08, slow: yes, empty: , none: null, big: 12345678901234567890, version: 1.30}
    taints: [{key: gpu, value: true, effect: NoSchedule}, {key: 8, value: 010, effect: noschedule}, {key: a, value: , effect: ""}]
`);
    expect(pools?.[0]?.labels).toEqual({
      gpu: "true",
      cores: "08",
      slow: "yes",
      empty: "",
      none: "",
      big: "12345678901234567890",
      version: "1.30",
    });
    expect(pools?.[0]?.taints.map(({ key, value, effect }) => [key, value, effect])).toEqual([
      ["gpu", "true", "NoSchedule"],
      ["8", "010", "noschedule"],
      ["a", "", ""],
    ]);
  });

  it("keeps the options of a rule", () => {
    const { rules } = read(
      "version: 1\nrules: {unschedulable: {severity: warning, atMost: 3}, wildcard-toleration: {only: [a]}}\n",
    );
    expect([...rules].map(([id, { severity, options }]) => [id, severity, options])).toEqual([
      ["unschedulable", "warning", { atMost: 3 }],
      ["wildcard-toleration", undefined, { only: ["a"] }],
    ]);
  });

  it("takes any rule id when the rules are not known", () => {
    const { rules } = parseConfiguration(
      { path: "taintlint.yaml", text: "version: 1\nrules: {anything: off}\n" },
      { kind: "configuration" },
    ).configuration ?? { rules: new Map() };
    expect([...rules.keys()]).toEqual(["anything"]);
  });
});

describe("TaintTolerationComparisonOperators", () => {
  it.each([
    ["", "off"],
    ['kubernetesVersion: "1.30"', "absent"],
    ['kubernetesVersion: "1.35"', "off"],
    ['kubernetesVersion: "1.37"', "off"],
    ["kubernetesVersion: v1.37.2", "off"],
    ['kubernetesVersion: "1.38"', "unknown"],
    ["kubernetesVersion: 1.38.0-eks-1", "unknown"],
    ["featureGates: [TaintTolerationComparisonOperators]", "on"],
    ["featureGates: [TaintTolerationComparisonOperators=true]", "on"],
    ['featureGates: [TaintTolerationComparisonOperators=false]\nkubernetesVersion: "1.40"', "off"],
    ["featureGates: {TaintTolerationComparisonOperators: true}", "on"],
    ["featureGates: {TaintTolerationComparisonOperators: false}", "off"],
    ["featureGates: [SomethingElse]", "off"],
  ])("%j: %s", (text, state) => {
    expect(readCluster(`version: 1\n${text}\n`).settings.comparisonOperators).toBe(state);
  });

  it("is inherited by a cluster, which may turn it off", () => {
    const { clusters } = read(`version: 1
featureGates: [TaintTolerationComparisonOperators]
clusters: [{name: a, featureGates: [Other]}, {name: b, featureGates: {TaintTolerationComparisonOperators: false}}]
`);
    expect(clusters.map(({ settings }) => settings.comparisonOperators)).toEqual(["on", "off"]);
  });
});

describe("an inventory file", () => {
  it("takes over the cluster keys of the configuration", () => {
    const { clusterKeys } = read("version: 1\nprovider: eks\nadmission: {extendedResourceToleration: true}\n");
    const { clusters } = read("version: 1\nprovider: gke\npools: [{name: a}]\n", { kind: "inventory", clusterKeys });
    expect(clusters[0]?.settings).toMatchObject({ provider: "gke", admission: { extendedResourceToleration: true } });
  });

  it("says how to lint nothing", () => {
    expect(errorsOf("version: 1\nfailOn: error\nrules: {}\npools: [{name: 1}]\n", { kind: "inventory" })).toEqual([
      '2:1 an inventory has no "failOn": it belongs into "taintlint.yaml"',
      '3:1 an inventory has no "rules": it belongs into "taintlint.yaml"',
      '4:16 "name" must be a string, found the number 1: write "1" in quotes',
    ]);
  });

  it("is named in its errors", () => {
    expect(errorsOf("", { kind: "inventory" })).toEqual(['1:1 the inventory is empty: write at least "version: 1"']);
  });
});

describe("any text", () => {
  const word = fc.constantFrom(
    "- ",
    ": ",
    "{",
    "}",
    "[",
    "]",
    "\n",
    "  ",
    '"',
    "&a ",
    "*a",
    "<<: ",
    "---\n",
    "null",
    "1.30",
    "é",
    "🙂",
  );
  const edit = fc.tuple(fc.nat(), fc.nat(12), word);

  it("gives a configuration or errors whose places lie in the text", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(ARCHITECTURE_EXAMPLE, CLUSTERS_EXAMPLE),
        fc.array(edit, { minLength: 1, maxLength: 4 }),
        fc.constantFrom("configuration" as const, "inventory" as const),
        (example, edits, kind) => {
          const text = edits.reduce<string>((before, [at, length, insert]) => {
            const start = at % (before.length + 1);
            return before.slice(0, start) + insert + before.slice(start + length);
          }, example);
          const { configuration, errors } = parse(text, { kind });
          if (configuration === undefined) expect(errors).not.toEqual([]);
          const lines = text.split("\n");
          for (const { message, range } of errors) {
            expect(message).not.toBe("");
            expect(range.column).toBeLessThanOrEqual((lines[range.line - 1] ?? "").length + 1);
          }
        },
      ),
      { numRuns: runsOf(500) },
    );
  });
});
