import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { mayDeclarePools } from "../../src/inventory/formats/pool-words.js";
import { type DiscoveredEntry, discoverPools } from "../../src/lint/discovery/discover.js";
import { formatTaint } from "../../src/model/taint.js";
import { formatErrors } from "../inventory/formatted-errors.js";

const folder = new URL("../inventory/formats/", import.meta.url);

/** What an entry of `from` would say, and the pools that it reads. */
function summaryOf({ format, files, glob, prefix, pools }: DiscoveredEntry) {
  const names = pools.map(({ name }) => name);
  return { format, paths: glob === undefined ? files.map(({ path }) => path) : [glob], prefix, names };
}

function discover(texts: Readonly<Record<string, string>>) {
  const found = discoverPools(Object.entries(texts).map(([path, text]) => ({ path, text })));
  return { entries: found.entries.map(summaryOf), leftOut: formatErrors(found.leftOut) };
}

function nodePool(name: string, taints = "[]"): string {
  return `apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: ${name}}\nspec: {template: {spec: {taints: ${taints}}}}\n`;
}

const DEPLOYMENT = "apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web}\n";

describe("discovery", () => {
  it.each(readdirSync(folder))("finds the pools of %s", (name) => {
    const paths = readdirSync(new URL(`${name}/`, folder)).filter((path) => path !== "pools.json");
    const files = paths.map((path) => ({ path, text: readFileSync(new URL(`${name}/${path}`, folder), "utf8") }));
    const expected: { name: string; taints?: string[] }[] = JSON.parse(
      readFileSync(new URL(`${name}/pools.json`, folder), "utf8"),
    );
    const { entries, leftOut } = discoverPools(files);
    expect(formatErrors(leftOut)).toEqual([]);
    const found = entries.flatMap(({ pools }) => pools);
    expect(found.map((pool) => pool.name).sort()).toEqual(expected.map((pool) => pool.name).sort());
    const taintsOf = (taints: readonly string[]) => taints.map((text) => text.replace(/ \(.*/, "")).sort();
    expect(taintsOf(found.flatMap(({ taints }) => taints.map(formatTaint)))).toEqual(
      taintsOf(expected.flatMap(({ taints = [] }) => taints)),
    );
  });

  it("makes one entry of each folder and format, with a glob where that reads the same", () => {
    const { entries, leftOut } = discover({
      "infra/a.yaml": nodePool("a"),
      "infra/b.yaml": nodePool("b"),
      "infra/web.yaml": DEPLOYMENT,
      "infra/nodes.json": JSON.stringify({ apiVersion: "v1", kind: "Node", metadata: { name: "n" } }),
      "other/c.yml": nodePool("c"),
      "web.yaml": DEPLOYMENT,
    });
    expect(leftOut).toEqual([]);
    expect(entries).toEqual([
      { format: "karpenter", paths: ["infra/*.yaml"], prefix: "", names: ["a", "b"] },
      { format: "node", paths: ["infra/nodes.json"], prefix: "", names: ["nodes"] },
      { format: "karpenter", paths: ["other/c.yml"], prefix: "", names: ["c"] },
    ]);
  });

  it("names the files one by one where a glob would take in one that cannot be read", () => {
    const { entries } = discover({
      "infra/a.yaml": nodePool("a"),
      "infra/b.yaml": nodePool("b"),
      "infra/broken.yaml": "a: [\n",
    });
    expect(entries.map(({ paths }) => paths)).toEqual([["infra/a.yaml", "infra/b.yaml"]]);
  });

  it("takes a patch of Talos that several machines share for no pool, and says what it taints", () => {
    const machine = (...lines: string[]) => `machine:\n${lines.map((line) => `  ${line}\n`).join("")}`;
    const patch = machine("kubelet:", "  extraConfig:", "    registerWithTaints: [{key: edge, effect: NoSchedule}]");
    expect(
      discover({ "talos/patches/edge.yaml": patch, "talos/patches/cni.yaml": machine("sysctls: {a: b}") }),
    ).toEqual({
      entries: [],
      leftOut: [
        'talos/patches/edge.yaml:4:28 taint "edge:NoSchedule" is set in a patch of Talos: which nodes have it is unknown',
      ],
    });
    expect(discover({ "talos/edge.yaml": `${patch}  type: worker\n` }).entries).toHaveLength(1);
  });

  it("reads the patches that talconfig.yaml names with it", () => {
    const talconfig = 'clusterName: a\nnodes:\n  - {hostname: n, ipAddress: 10.0.0.1, patches: ["@./gpu.yaml"]}\n';
    const patch = "machine: {nodeTaints: {gpu: NoSchedule}}\n";
    expect(discover({ "talos/talconfig.yaml": talconfig, "talos/gpu.yaml": patch })).toEqual({
      entries: [{ format: "talhelper", paths: ["talos/*.yaml"], prefix: "", names: ["worker"] }],
      leftOut: [],
    });
  });

  it("takes a patch named after a role for a pool, unless talconfig.yaml names it", () => {
    const patch = "machine: {kubelet: {extraConfig: {registerWithTaints: [{key: gpu, effect: NoSchedule}]}}}\n";
    const talconfig = 'clusterName: a\nnodes:\n  - {hostname: n, ipAddress: 10.0.0.1, patches: ["@./p/worker.yaml"]}\n';
    const namesOf = (files: Readonly<Record<string, string>>) => discover(files).entries.flatMap(({ names }) => names);
    expect(namesOf({ "talos/p/worker.yaml": patch })).toEqual(["worker"]);
    const node = "machine: {type: worker, network: {hostname: one}}\n";
    expect(namesOf({ "talos/worker-gpu.yaml": patch, "talos/nodes/one.yaml": node })).toEqual(["one"]);
    expect(discover({ "talos/talconfig.yaml": talconfig, "talos/p/worker.yaml": patch }).entries).toMatchObject([
      { format: "talhelper", names: ["worker"] },
    ]);
  });

  it("takes no file of Talos below a talconfig.yaml for other machines, and says so", () => {
    const talconfig = "clusterName: a\nnodes:\n  - {hostname: n, ipAddress: 10.0.0.1, controlPlane: true}\n";
    const worker = "machine: {type: worker, kubelet: {}}\n";
    const { entries, leftOut } = discover({ "home/talconfig.yaml": talconfig, "home/patches/worker.yaml": worker });
    expect(entries.map(({ names }) => names)).toEqual([["control-plane"]]);
    expect(leftOut).toEqual([
      'home/patches/worker.yaml:1:1 "home/talconfig.yaml" declares the machines here, and it is read instead',
    ]);
    const apart = discover({ "home/talconfig.yaml": talconfig, "office/worker.yaml": worker });
    expect(apart.entries.map(({ names }) => names)).toEqual([["control-plane"], ["worker"]]);
  });

  it("takes a template whose output is in the repository for no pools of its own", () => {
    const worker = "machine: {type: worker}\n";
    const namesOf = (...paths: string[]) =>
      discover(Object.fromEntries(paths.map((path) => [path, worker]))).entries.flatMap((entry) => entry.paths);
    expect(namesOf("templates/talos/worker.yaml.j2")).toEqual(["templates/talos/worker.yaml.j2"]);
    expect(namesOf("templates/talos/worker.yaml.j2", "talos/worker.yaml")).toEqual(["talos/worker.yaml"]);
    expect(namesOf("talos/worker.yaml.j2", "talos/worker.yaml")).toEqual(["talos/worker.yaml"]);
    expect(namesOf("talos/worker.yaml.j2", "worker.yaml")).toEqual(["talos/worker.yaml.j2", "worker.yaml"]);
  });

  it("reads patches that a root of Terraform gives to its machines with that root alone", () => {
    const patch = { path: "talos/worker.yaml", text: "machine: {nodeLabels: {a: b}, kubelet: {}}\n" };
    const root = { kind: "mapping", start: 0, end: 0, file: patch, entries: [] } as const;
    const key = {
      kind: "scalar",
      value: "config_patches",
      text: "config_patches",
      plain: true,
      start: 0,
      end: 0,
    } as const;
    const value = { kind: "sequence", start: 0, end: 0, items: [root] } as const;
    const node = { ...root, entries: [{ key, value, merged: false }] };
    const kind = "data.talos_machine_configuration";
    const document = { file: { path: "talos", text: "" }, start: 0, root: node, address: `${kind}.a` };
    const objects = [{ apiVersion: "terraform.hcl/v1", kind, document, path: [], node }];
    const file = { path: "talos", text: "", opened: { objects, errors: [], notices: [] } };
    const formatsOf = (roots: Parameters<typeof discoverPools>[1]) =>
      discoverPools([patch], roots).entries.map(({ format }) => format);
    expect(formatsOf({})).toEqual(["talos"]);
    expect(formatsOf({ roots: [{ file, vars: [] }] })).toEqual(["terraform"]);
  });

  it("reads templates of other tools than Helm in a folder of that name", () => {
    const worker = (value: string) => `machine:\n  type: worker\n  certSANs:\n    - a\n${value}\n`;
    const of = (value: string) => discover({ "cli/templates/worker.yaml": worker(value) });
    expect(of("{{ ENV.SANS }}").entries).toMatchObject([{ format: "talos", names: ["worker"] }]);
    expect(of("{{ .Values.sans }}").entries).toEqual([]);
    expect(of("{{ .Values.sans }}").leftOut).toHaveLength(1);
  });

  it("takes the definitions of Cluster API's kinds, and rights to them, for no files of its pools", () => {
    const pool =
      "apiVersion: cluster.x-k8s.io/v1beta1\nkind: MachineDeployment\nmetadata: {name: a}\nspec: {template: {}}\n";
    const role =
      "apiVersion: rbac.authorization.k8s.io/v1\nkind: Role\nrules:\n- {apiGroups: [cluster.x-k8s.io/v1], resources: [Cluster]}\n";
    expect(discover({ "infra/pool.yaml": pool, "rbac/role.yaml": role }).entries).toEqual([
      { format: "cluster-api", paths: ["infra/pool.yaml"], prefix: "", names: ["a"] },
    ]);
  });

  it("tells pools of the same name apart by as little of the path as needed", () => {
    const { entries, leftOut } = discover({
      "eu/karpenter/default.yaml": nodePool("default"),
      "us/karpenter/default.yaml": nodePool("default"),
      "us/karpenter/spot.yaml": nodePool("spot"),
    });
    expect(leftOut).toEqual([]);
    expect(entries).toEqual([
      {
        format: "karpenter",
        paths: ["eu/karpenter/default.yaml"],
        prefix: "default-",
        names: ["default-default"],
      },
      {
        format: "karpenter",
        paths: ["us/karpenter/*.yaml"],
        prefix: "karpenter-",
        names: ["karpenter-default", "karpenter-spot"],
      },
    ]);
  });

  it("takes more of the path where files have the same name", () => {
    const { entries } = discover({ "eu/pool.yaml": nodePool("p"), "us/pool.yaml": nodePool("p") });
    expect(entries.map(({ prefix, names }) => [prefix, names])).toEqual([
      ["eu-pool-", ["eu-pool-p"]],
      ["us-pool-", ["us-pool-p"]],
    ]);
  });

  it("separates files of one folder whose pools have the same name", () => {
    const { entries } = discover({ "a.yaml": nodePool("p"), "b.yaml": nodePool("p"), "c.yaml": nodePool("q") });
    expect(entries.map(({ prefix, names }) => [prefix, names])).toEqual([
      ["", ["q"]],
      ["a-", ["a-p"]],
      ["b-", ["b-p"]],
    ]);
  });

  it.each([
    ["a broken file", `${nodePool("a")}---\n{ [\n`, /^x\.yaml:.* not valid YAML/],
    [
      "a pool that stands twice in it",
      `${nodePool("a")}---\n${nodePool("a")}`,
      /^x\.yaml:1:1 pool "a" is declared twice/,
    ],
    ["a template", "apiVersion: karpenter.sh/v1\nkind: NodePool\n{{ if .x }}\nmetadata: [{{ .y }}\n", /is a template/],
  ])("leaves out %s, and says so", (_, text, message) => {
    const { entries, leftOut } = discover({ "x.yaml": text });
    expect(entries).toEqual([]);
    expect(leftOut).toHaveLength(1);
    expect(leftOut[0]).toMatch(message);
  });

  it("reads the pools beside a kind that is not read", () => {
    const text = `${nodePool("a")}---\napiVersion: kueue.x-k8s.io/v1beta1\nkind: ResourceFlavor\nmetadata: {name: f}\n`;
    expect(discover({ "x.yaml": text })).toEqual({
      entries: [{ format: "karpenter", paths: ["x.yaml"], prefix: "", names: ["a"] }],
      leftOut: [],
    });
  });

  it.each([
    "apiVersion: example.com/v1\nkind: NodePool\n",
    "rules: [{apiGroups: [karpenter.sh], resources: [nodepools]}]\n",
    "kind: NodePort\n",
    "apiVersion: kueue.x-k8s.io/v1beta1\nkind: ResourceFlavor\n",
    "kind: NodeFeature\n",
  ])("does not parse %j", (text) => expect(mayDeclarePools(text)).toBe(false));

  it("says nothing about a file that only mentions a pool", () => {
    const text = `kind: ConfigMap\napiVersion: v1\ndata: {x: "karpenter.sh/v1 NodePool"}\n`;
    expect(mayDeclarePools(text)).toBe(true);
    expect(discover({ "x.yaml": text })).toEqual({ entries: [], leftOut: [] });
  });

  it("writes paths so that no glob is taken for one", () => {
    const { entries } = discover({ "[a]/x.yaml": nodePool("x"), "[a]/y.yaml": nodePool("y") });
    expect(entries[0]?.paths).toEqual(["\\[a\\]/*.yaml"]);
  });
});
