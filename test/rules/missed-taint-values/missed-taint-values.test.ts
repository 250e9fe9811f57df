import { describe, expect, it } from "vitest";
import { lintRepository } from "../../../src/lint/lint.js";
import { readTexts } from "../lint-texts.js";

const RULE = "missed-taint-values";

const pool = (name: string, more = "") => `  - {name: ${name}, taints: ["workload=${name}:NoSchedule"]${more}}\n`;
const pools = (search: string) => `pools:\n  - {name: general}\n${pool("web")}${pool("batch")}${search}`;
const POOLS = pools(pool("search"));

const item = (value: string) => `{key: workload, operator: Equal, value: ${value}, effect: NoSchedule}`;
const WEB_AND_BATCH = `tolerations: [${item("web")}, ${item("batch")}]`;
const VALUES = `agents: {${WEB_AND_BATCH}}\n`;
const FILE = "apps/datadog/values.yaml";

/** Every finding of the rule as `severity line message`. */
function told(inventory: string, text: string, path = FILE): string[] {
  const { findings } = lintRepository(readTexts(inventory, [{ path, text }]));
  return findings
    .filter(({ rule }) => rule === RULE)
    .map(({ severity, source, message }) => `${severity} ${source.line} ${message}`);
}

const object = (kind: string, spec: string) =>
  `apiVersion: example.com/v1\nkind: ${kind}\nmetadata: {name: a}\nspec: {${spec}}\n`;

describe("a node agent's list of values", () => {
  it("is told which pools it misses, also where other pools may exist", () => {
    const expected = ['warning 1 the list tolerates 2 of 3 values of taint "workload", and misses pool "search"'];
    expect(told(POOLS, VALUES)).toEqual(expected);
    expect(told(`complete: false\n${POOLS}`, VALUES)).toEqual(expected);
  });

  it("is told of each cluster that it goes to by itself", () => {
    const clusters = ["search", "ads"].map((name) => {
      const own = pools(pool(name)).replaceAll("\n", "\n    ").trimEnd();
      return `  - name: with-${name}\n    manifests: ["**"]\n    ${own}\n`;
    });
    expect(told(`clusters:\n${clusters.join("")}`, VALUES)).toEqual([
      expect.stringContaining('misses pool "ads"'),
      expect.stringContaining('misses pool "search"'),
    ]);
  });

  it.each([
    ["a component of a chart", `node-exporter: {${WEB_AND_BATCH}}\n`, "charts/values.yaml"],
    ["a field with a prefix", `fluentBit${WEB_AND_BATCH.replace("t", "T")}\n`, "values.yaml"],
    ["the folder of a file", `${WEB_AND_BATCH}\n`, "apps/fluent-bit/values.yaml"],
    [
      "a part of a custom resource",
      object("Installation", `csiNodeDriverDaemonSet: {spec: {${WEB_AND_BATCH}}}`),
      "a.yaml",
    ],
    ["the kind of a custom resource", object("FluentBit", WEB_AND_BATCH), "a.yaml"],
    ["an item of a list", object("Pipelines", `daemonSets: [{name: a, ${WEB_AND_BATCH}}]`), "a.yaml"],
  ])("%s says that it is one", (_, text, path) => {
    expect(told(POOLS, text, path)).toHaveLength(1);
  });

  it("a configured severity is taken as it is", () => {
    expect(told(`${POOLS}rules: {${RULE}: error}\n`, VALUES)[0]).toMatch(/^error /);
    expect(told(`${POOLS}rules: {${RULE}: off}\n`, VALUES)).toEqual([]);
  });
});

describe("nothing is said of", () => {
  it.each([
    ["another component of the same product", VALUES.replace("agents", "clusterAgent"), FILE],
    ["agents that build software", VALUES, "apps/jenkins/values.yaml"],
    ["a component within an agent's", `fluentd: {operator: {${WEB_AND_BATCH}}}\n`, FILE],
    ["a list with one of the values only", `agents: {tolerations: [${item("web")}]}\n`, FILE],
    ["values that no pool has", VALUES.replace("batch", "old"), FILE],
    ["a list that tolerates the key", VALUES.replace("]", ", {key: workload, operator: Exists}]"), FILE],
    ["a list that tolerates all", VALUES.replace("]", ", {operator: Exists}]"), FILE],
    ["a list beside a selector of other pools", VALUES.replace("{t", "{nodeSelector: {pool: web}, t"), FILE],
    [
      "a DaemonSet, whose verdict is known",
      `apiVersion: apps/v1\nkind: DaemonSet\nmetadata: {name: node-exporter}\nspec: {template: {spec: {containers: [{name: a, image: a:1}], ${WEB_AND_BATCH}}}}\n`,
      "node-exporter/daemonset.yaml",
    ],
  ])("%s", (_, text, path) => {
    expect(told(POOLS, text, path)).toEqual([]);
  });

  it.each([
    ["is of another operating system", pool("search", ", labels: {kubernetes.io/os: windows}")],
    ["is reserved for others", pool("search", ", reservedFor: {namespaces: [ml]}")],
    ["only asks to stay away", '  - {name: search, taints: ["workload=search:PreferNoSchedule"]}\n'],
  ])("a pool that %s", (_, search) => {
    expect(told(pools(search), VALUES)).toEqual([]);
  });
});

const NAMED = `
pools:
  - {name: general}
  - {name: cache, taints: ["acme.dev/cache=yes:NoSchedule"]}
  - {name: gpu, taints: ["gpu=yes:NoSchedule"]}
  - {name: masters, role: control-plane, taints: ["node-role.kubernetes.io/control-plane:NoSchedule"]}
`;
const ON_CACHE = "tolerations: [{key: acme.dev/cache, operator: Exists, effect: NoSchedule}]";
const ON_MASTERS = ON_CACHE.replace("acme.dev/cache", "node-role.kubernetes.io/control-plane");
const release = (chart: string, values: string) =>
  `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: logs, namespace: a}\nspec: {chart: {spec: {chart: ${chart}}}, values: {${values}}}\n`;
const application = (chart: string, values: string) =>
  `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: logs, namespace: a}\nspec: {destination: {namespace: a}, sources: [{chart: ${chart}, repoURL: "https://example.com", helm: {valuesObject: {${values}}}}]}\n`;

describe("a node agent's list of keys", () => {
  it.each([
    ["a kind beside the list", `shipper: {kind: DaemonSet, ${ON_CACHE}}\n`, "values.yaml"],
    ["a type beside the list", `controller: {type: daemonset, ${ON_CACHE}}\n`, "values.yaml"],
    ["a type in the controller's values", `controller: {type: daemonset}\n${ON_CACHE}\n`, "values.yaml"],
    [
      "presets around the list",
      `shippers: {logs: {presets: [a, daemonset], controller: {${ON_CACHE}}}}\n`,
      "values.yaml",
    ],
    ["a switch", `shipper: {useDaemonSet: true, ${ON_CACHE}}\n`, "values.yaml"],
    ["a name", `shipper: {node-agent: {${ON_CACHE}}}\n`, "values.yaml"],
    ["the chart of a HelmRelease", release("alloy", `controller: {${ON_CACHE}}`), "a.yaml"],
    ["the chart of an Application", application("fluent-bit", ON_CACHE), "a.yaml"],
  ])("is told which pools it misses, where %s says that it runs on every node", (_, text, path) => {
    expect(told(NAMED, text, path)).toEqual([
      expect.stringContaining('the list opens pool "cache", and misses pool "gpu"'),
    ]);
  });

  it("counts a list for the control plane, and is a note for one kind of node among many", () => {
    const text = `controller: {type: daemonset, ${ON_MASTERS}}\n`;
    const pair = NAMED.replace(/ {2}- \{name: (?:general|cache).*\n/g, "");
    expect(told(pair, text, "values.yaml")).toEqual(['warning 1 the list opens pool "masters", and misses pool "gpu"']);
    expect(told(NAMED.replace(/ {2}- \{name: cache.*\n/, ""), text, "values.yaml")).toEqual([
      'note 1 the list opens pool "masters", and misses pool "gpu"',
    ]);
  });

  it("counts a pool of which it tolerates one of two taints", () => {
    const search = '  - {name: search, taints: ["workload=search:NoSchedule", "gpu:NoSchedule"]}\n';
    expect(told(pools(search), VALUES)).toEqual([
      'warning 1 the list opens pools "web" and "batch", and misses pool "search"',
    ]);
  });

  it.each([
    ["a component", `devicePlugin: {${ON_CACHE}}\n`, "values.yaml"],
    ["a folder", `${ON_CACHE}\n`, "apps/nvidia-device-plugin/values.yaml"],
    ["a chart", release("gpu-operator", `daemonsets: {${ON_CACHE}}`), "a.yaml"],
    ["another chart", release("dcgm-exporter", ON_CACHE), "a.yaml"],
  ])("asks an agent of devices, as %s names it, for pools with devices alone", (_, text, path) => {
    expect(told(NAMED, text, path)).toEqual([]);
    expect(told(NAMED.replace("gpu=yes", "nvidia.com/gpu=yes"), text, path)).toEqual([
      expect.stringContaining('the list opens pool "cache", and misses pool "gpu"'),
    ]);
  });

  it.each([
    ["a Deployment", NAMED, `shipper: {kind: Deployment, ${ON_CACHE}}\n`],
    ["a component without a kind", NAMED, `shipper: {${ON_CACHE}}\n`],
    ["an agent that its values make a Deployment", NAMED, `nodeAgent: {kind: Deployment, ${ON_CACHE}}\n`],
    ["a component that is turned off", NAMED, `shipper: {enabled: false, kind: DaemonSet, ${ON_CACHE}}\n`],
    ["a way into the cluster", NAMED, `ingressController: {kind: DaemonSet, ${ON_CACHE}}\n`],
    ["a component beside the DaemonSet", NAMED, `kind: DaemonSet\noperator: {${ON_CACHE}}\n`],
    ["a list that opens no pool", NAMED, `shipper: {kind: DaemonSet, ${ON_CACHE.replace("cache", "other")}}\n`],
    ["a selector of other pools", NAMED, `shipper: {kind: DaemonSet, nodeSelector: {a: b}, ${ON_CACHE}}\n`],
    ["control planes", NAMED.replace(/ {2}- \{name: gpu.*\n/, ""), `shipper: {kind: DaemonSet, ${ON_CACHE}}\n`],
    [
      "a taint that goes by itself",
      NAMED.replace("gpu=yes", "node.cilium.io/agent-not-ready"),
      `shipper: {kind: DaemonSet, ${ON_CACHE}}\n`,
    ],
  ])("nothing is said of %s", (_, inventory, text) => {
    expect(told(inventory, text, "values.yaml")).toEqual([]);
  });
});
