import { describe, expect, it } from "vitest";
import { FORMATS } from "../../src/inventory/formats/index.js";
import { describeUnknownClusters } from "../../src/lint/configuration/configuration-rules.js";
import { parseConfiguration } from "../../src/lint/configuration/parse-configuration.js";
import { joinWords } from "../../src/model/words.js";
import { formatErrors } from "../inventory/formatted-errors.js";

const READ_FORMATS = joinWords(FORMATS.map(({ id }) => `"${id}"`));
const knownRules = ["wildcard-toleration", "unschedulable", "unpinned-toleration"];

/** Each case: a text, and every error that it has, as `line:column message`. */
type Case = readonly [text: string, errors: readonly string[]];

function expectErrors(text: string, errors: readonly string[]): void {
  const result = parseConfiguration({ path: "taintlint.yaml", text }, { kind: "configuration", knownRules });
  expect(formatErrors(result.errors)).toEqual(errors.map((error) => `taintlint.yaml:${error}`));
}

describe("the file as a whole", () => {
  const cases: readonly Case[] = [
    ["", ['1:1 the configuration is empty: write at least "version: 1"']],
    ["# nothing yet\n", ['1:1 the configuration is empty: write at least "version: 1"']],
    ["---\n", ['1:1 the configuration is empty: write at least "version: 1"']],
    ["- version: 1", ['1:1 the configuration must be a mapping that begins with "version: 1", found a list']],
    ["hello", ['1:1 the configuration must be a mapping that begins with "version: 1", found "hello"']],
    ["version: 1\n---\nversion: 1\n", ["3:1 the configuration must be one document, found a second one"]],
    ["version: 1\nversion: 1\n", ['2:1 key "version" occurs twice in this mapping: only the last one counts']],
    ["version: 1\npools: [", ["2:9 not valid YAML: unexpected end of the stream within a flow collection"]],
    [
      "apiVersion: v1\nkind: List\nitems: []\n",
      [
        '1:1 it holds objects of Kubernetes: "taintlint init taintlint.yaml" writes the configuration that reads their pools',
      ],
    ],
    ["pools: 8\n", ['1:1 "version" is missing: write "version: 1"']],
    ["version: 2\npool: 8\n", ['1:10 "version" must be the number 1, found the number 2: no other version is known']],
    ['version: "1"\n', ['1:10 "version" must be the number 1, found "1": no other version is known']],
    ["version: 1\nrender: maybe\n", ['2:9 "render" must be "auto", "off" or a mapping, found "maybe"']],
    ["version: 1\nrender: of\n", ['2:9 "render" must be "auto", "off" or a mapping, found "of"; did you mean "off"?']],
    ["version: [1]\n", ['1:1 "version" must be the number 1, found a list: no other version is known']],
    [
      "version: 1\nignore: [a]\nseverity: {}\nfiles: [a]\n",
      [
        '2:1 unknown key "ignore" in the file; did you mean "exclude"?',
        '3:1 unknown key "severity" in the file; did you mean "rules"?',
        '4:1 unknown key "files" in the file; did you mean "manifests"?',
      ],
    ],
    [
      "version: 1\npool: []\nfoo: bar\n",
      [
        '2:1 unknown key "pool" in the file; did you mean "pools"?',
        '3:1 unknown key "foo" in the file: legal keys are "version", "origin", "manifests", "exclude", "provider", "kubernetesVersion", "implicit", "admission", "featureGates", "transientTaints", "knownLabels", "ignoredWebhooks", "complete", "autoProvision", "pools", "from", "overrides", "gitops", "namespaces", "clusters", "charts", "rules", "ruleOverrides", "suppress", "failOn", "render", "limits", "coverage" and "workloads"',
      ],
    ],
  ];
  it.each(cases)("%j", expectErrors);
});

describe("the keys of a cluster", () => {
  const cases: readonly Case[] = [
    [
      "version: 1\nmanifests: k8s/**\nexclude: [8]\n",
      [
        '2:12 "manifests" must be a list, found "k8s/**", for example ["k8s/**/*.{yaml,yml,json}"]',
        '3:11 item 1 of "exclude" must be a string, found the number 8: write "8" in quotes',
      ],
    ],
    [
      "version: 1\nkubernetesVersion: 1.30\n",
      ['2:20 "kubernetesVersion" must be a string, found the number 1.30: write "1.30" in quotes'],
    ],
    ["version: 1\nkubernetesVersion: v2\n", ['2:20 "kubernetesVersion" is not legal: found "v2", for example "1.36"']],
    [
      "version: 1\nimplicit: of\ncomplete: maybe\n",
      [
        '2:11 "implicit" must be "apply", "warn" or "off", found "of"; did you mean "off"?',
        '3:11 "complete" must be true or false, found "maybe"',
      ],
    ],
    [
      'version: 1\nkubernetesVersion: "1.99"\n',
      ['2:20 "kubernetesVersion" is not legal: found "1.99", for example "1.36"'],
    ],
    [
      "version: 1\nprovider: EKS\n",
      [
        '2:11 "provider" must be "eks", "gke", "aks", "aws", "gcp", "google", "azure", "openshift", "kubeadm", "kind", "k3s", "rke2", "talos", "kops", "cluster-api", "gardener", "doks", "ack", "oke" or "other", found "EKS"; did you mean "eks"?',
      ],
    ],
    [
      "version: 1\nadmission: {runtimeclass: true, podNodeSelector: yes}\n",
      [
        '2:13 unknown key "runtimeclass" in "admission"; did you mean "runtimeClass"?',
        '2:50 "podNodeSelector" must be true or false, found "yes"',
      ],
    ],
    [
      "version: 1\nfeatureGates: TaintX\n",
      [
        '2:15 "featureGates" must be a list or a mapping, found "TaintX", for example ["TaintTolerationComparisonOperators"]',
      ],
    ],
    [
      "version: 1\nfeatureGates: [A=on, {}]\n",
      [
        '2:16 item 1 of "featureGates" is not legal: found "A=on", for example "TaintTolerationComparisonOperators"',
        '2:22 item 2 of "featureGates" must be a string, found a mapping, for example "TaintTolerationComparisonOperators"',
      ],
    ],
    ["version: 1\nfeatureGates: {A: on}\n", ['2:19 "A" must be true or false, found "on"']],
  ];
  it.each(cases)("%j", expectErrors);
});

describe("pools", () => {
  const cases: readonly Case[] = [
    [
      "version: 1\npools:\n",
      [
        '2:1 "pools" must be a list, found nothing, for example [{"name":"gpu","taints":["nvidia.com/gpu=present:NoSchedule"]}]',
      ],
    ],
    [
      "version: 1\npools: [a]\n",
      ['2:9 item 1 of "pools" must be a mapping, found "a", for example {"name":"general"}'],
    ],
    [
      "version: 1\npools:\n  - taint: [a]\n    name: 8\n  - name: ''\n  - labels: {}\n",
      [
        '3:5 unknown key "taint" in item 1 of "pools"; did you mean "taints"?',
        '4:11 "name" must be a string, found the number 8: write "8" in quotes',
        '5:11 "name" is empty, for example "gpu"',
        '6:5 item 3 of "pools" needs "name"',
      ],
    ],
    [
      "version: 1\npools:\n  - name: a\n    taints: gpu=true:NoSchedule\n",
      ['4:13 "taints" must be a list, found "gpu=true:NoSchedule", for example ["nvidia.com/gpu=present:NoSchedule"]'],
    ],
    [
      "version: 1\npools:\n  - name: a\n    taints:\n      - {key: gpu}\n      - {kee: a, effect: NoSchedule}\n      - 8\n      - {}\n      - {key: [a], effect: true, value: {a: b}}\n",
      [
        '5:9 item 1 of "taints" needs "effect"',
        '6:10 unknown key "kee" in item 2 of "taints"; did you mean "key"?',
        '7:9 item 3 of "taints" must be a string or a mapping, found the number 8, for example "nvidia.com/gpu=present:NoSchedule"',
        '8:9 item 4 of "taints" needs "key" and "effect"',
        '9:10 "key" must be a single value, found a list, for example "dedicated"',
        '9:28 "effect" must be a string, found true: write "true" in quotes',
        '9:34 "value" must be a single value, found a mapping, for example "ml"',
      ],
    ],
    [
      "version: 1\npools:\n  - name: a\n    labels: [a]\n    openLabels: a\n    allocatable: {cpu: {}}\n    reservedFor: [a]\n    scale: {min: -1, max: x, replica: 1}\n    role: control plane\n",
      [
        '4:5 "labels" must be a mapping, found a list, for example {"pool":"gpu"}',
        '5:17 "openLabels" must be a list, found "a", for example ["nvidia.com/gpu.*"]',
        '6:19 "cpu" must be a string or a number, found a mapping, for example "63500m"',
        '7:5 "reservedFor" must be a mapping, found a list, for example {"namespaces":["ml-*"]}',
        '8:18 "min" must be at least 0, found the number -1',
        '8:27 "max" must be a whole number, found "x"',
        '8:30 unknown key "replica" in "scale"; did you mean "replicas"?',
        '9:11 "role" must be "worker" or "control-plane", found "control plane"; did you mean "control-plane"?',
      ],
    ],
    [
      "version: 1\npools:\n  - name: a\n    labels: {a: [x], b: {}}\n",
      ['4:14 "a" must be a single value, found a list', '4:22 "b" must be a single value, found a mapping'],
    ],
    [
      "version: 1\npools:\n  - name: a\n    taints: [gpu, 'x:noexecute']\n    startupTaints: ['a:NoSchedule-']\n",
      [
        '4:14 taint "gpu" has no effect: write "gpu:NoSchedule", or "PreferNoSchedule" or "NoExecute" as the effect',
        '4:19 effect "noexecute" of taint "x:noexecute" is not legal: an effect is "NoSchedule", "PreferNoSchedule" or "NoExecute"; did you mean "NoExecute"?',
        '5:21 taint "a:NoSchedule-" ends in "-", which removes a taint: a pool lists the taints that it has',
      ],
    ],
    [
      "version: 1\npools:\n  - name: a\n    labels: {'a b': c, d: e f}\n    allocatable: {cpu: 8x, memory: -1, pods: 1e2}\n",
      [
        '4:14 label key "a b" is not legal: a key is letters, digits, `-`, `_` and `.`, at most 63 of them, with a letter or a digit at both ends, after an optional DNS prefix and `/`',
        '4:27 value "e f" of label "d" is not legal: a value is letters, digits, `-`, `_` and `.`, at most 63 of them, with a letter or a digit at both ends, or nothing at all',
        '5:24 "8x" of "cpu" is not a quantity: write one such as "8", "500m" or "32Gi"',
        '5:36 "-1" of "memory" is not a quantity: write one such as "8", "500m" or "32Gi"',
      ],
    ],
  ];
  it.each(cases)("%j", expectErrors);
});

describe("from", () => {
  const cases: readonly Case[] = [
    [
      "version: 1\nfrom: nodes.yaml\n",
      ['2:7 "from" must be a list, found "nodes.yaml", for example [{"path":"nodes.yaml"}]'],
    ],
    [
      "version: 1\nfrom:\n  - {paths: a}\n  - 8\n  - {format: node}\n  - {path: a, groupBy: '', transient: dorp, optional: 'true'}\n  - ''\n",
      [
        '3:6 unknown key "paths" in item 1 of "from"; did you mean "path"?',
        '4:5 item 2 of "from" must be a string or a mapping, found the number 8, for example "nodes.yaml"',
        '5:5 item 3 of "from" needs "path"',
        '6:24 "groupBy" is empty, for example "auto"',
        '6:39 "transient" must be "drop" or "keep", found "dorp"; did you mean "drop"?',
        '6:55 "optional" must be true or false, found "true"',
        '7:5 item 5 of "from" is empty, for example "nodes.yaml"',
      ],
    ],
    [
      "version: 1\nfrom: [{path: a, format: nodes}, {path: a, format: karpenter}, {path: a, format: zzzzzz}]\n",
      [
        `2:26 format "nodes" is not known; formats that are read: ${READ_FORMATS}; did you mean "node"?`,
        `2:82 format "zzzzzz" is not known; formats that are read: ${READ_FORMATS}`,
      ],
    ],
  ];
  it.each(cases)("%j", expectErrors);
});

describe("clusters", () => {
  const cases: readonly Case[] = [
    ["version: 1\nclusters: [{pools: []}]\n", ['2:12 item 1 of "clusters" needs "name"']],
    [
      "version: 1\nclusters:\n  - {name: a}\n  - {name: b, rules: {}}\n",
      [
        '4:15 unknown key "rules" in item 2 of "clusters": legal keys are "name", "manifests", "exclude", "provider", "kubernetesVersion", "implicit", "admission", "featureGates", "transientTaints", "knownLabels", "ignoredWebhooks", "complete", "autoProvision", "pools", "from", "overrides", "gitops" and "namespaces"',
      ],
    ],
    [
      "version: 1\npools: []\nclusters:\n  - {name: a}\n  - {name: b}\n  - {name: a, pools: [{name: p, taints: [x]}]}\nfrom: []\n",
      [
        '2:1 "pools" stands beside "clusters": move it into a cluster',
        '6:12 cluster "a" is declared twice: first in line 4',
        '6:42 taint "x" has no effect: write "x:NoSchedule", or "PreferNoSchedule" or "NoExecute" as the effect',
        '7:1 "from" stands beside "clusters": move it into a cluster',
      ],
    ],
  ];
  it.each(cases)("%j", expectErrors);
});

describe("rules, suppressions and failOn", () => {
  const cases: readonly Case[] = [
    [
      "version: 1\nrules: [a]\n",
      [
        '2:1 "rules" must be a mapping, found a list, for example {"wildcard-toleration":"error","unpinned-toleration":"off"}',
      ],
    ],
    [
      "version: 1\nrules:\n  unschedulable: eror\n  unpinned-toleration: {severity: warn}\n  wildcard-toleration: [off]\n",
      [
        '3:18 "unschedulable" must be "error", "warning", "note" or "off", found "eror"; did you mean "error"?',
        '4:35 "severity" must be "error", "warning", "note" or "off", found "warn"; did you mean "warning"?',
        '5:3 "wildcard-toleration" must be "error", "warning", "note" or "off", found a list',
      ],
    ],
    [
      "version: 1\nrules: {wildcard-tolerations: error, zzz: off}\n",
      [
        '2:9 unknown rule "wildcard-tolerations"; did you mean "wildcard-toleration"?',
        '2:38 unknown rule "zzz": rules are "wildcard-toleration", "unschedulable" and "unpinned-toleration"',
      ],
    ],
    [
      "version: 1\nsuppress:\n  - {}\n  - {rule: 8, reason: ' ', expires: tomorrow, workloads: x}\nfailOn: errors\n",
      [
        '3:5 item 1 of "suppress" needs "rule" and "reason"',
        '4:12 "rule" must be a string, found the number 8: write "8" in quotes',
        '4:23 "reason" is not legal: found " ", for example "CNI runs everywhere"',
        '4:37 "expires" is not legal: found "tomorrow", for example "2027-06-30"',
        '4:47 unknown key "workloads" in item 2 of "suppress"; did you mean "workload"?',
        '5:9 "failOn" must be "error", "warning", "note" or "never", found "errors"; did you mean "error"?',
      ],
    ],
    [
      "version: 1\nsuppress: [{rule: unscheduleable, reason: x, expires: 2027-02-30}]\n",
      [
        '2:19 unknown rule "unscheduleable"; did you mean "unschedulable"?',
        '2:55 "expires" is not a day of the calendar: found "2027-02-30"',
      ],
    ],
  ];
  it.each(cases)("%j", expectErrors);
});

describe("charts", () => {
  const cases: readonly Case[] = [
    [
      "version: 1\ncharts: charts/api\n",
      [
        '2:9 "charts" must be a list, found "charts/api", for example [{"path":"charts/api","name":"prod","values":["charts/api/values-prod.yaml"]}]',
      ],
    ],
    ["version: 1\ncharts:\n  - {values: [a.yaml]}\n", ['3:5 item 1 of "charts" needs "path"']],
    [
      "version: 1\ncharts:\n  - {path: a, value: b, kubeVersion: 1.3, namespace: No, releaseName: a_b}\n",
      [
        '3:15 unknown key "value" in item 1 of "charts"; did you mean "values"?',
        '3:38 "kubeVersion" must be a string, found the number 1.3: write "1.3" in quotes',
        '3:54 "namespace" is not legal: found "No", for example "shop"',
        '3:71 "releaseName" is not legal: found "a_b", for example "api"',
      ],
    ],
  ];
  it.each(cases)("%j", expectErrors);

  it("say what an inventory has none of", () => {
    const file = { path: "pools.yaml", text: "version: 1\ncharts: [{path: a}]\n" };
    const { errors } = parseConfiguration(file, { kind: "inventory" });
    expect(formatErrors(errors)).toEqual([
      'pools.yaml:2:1 an inventory has no "charts": it belongs into "taintlint.yaml"',
    ]);
  });

  it("may name clusters that exist", () => {
    const text = "version: 1\nclusters: [{name: eu, pools: []}]\ncharts: [{path: a, clusters: [eu, ue]}]\n";
    const { configuration } = parseConfiguration({ path: "taintlint.yaml", text }, { kind: "configuration" });
    const errors = describeUnknownClusters(configuration?.charts ?? [], configuration?.clusters ?? []);
    expect(formatErrors(errors)).toEqual(['taintlint.yaml:3:35 unknown cluster "ue"; did you mean "eu"?']);
  });
});
