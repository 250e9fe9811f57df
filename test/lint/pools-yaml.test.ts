import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { buildInventory } from "../../src/inventory/pools.js";
import { parseConfiguration } from "../../src/lint/configuration/parse-configuration.js";
import { formatPoolsYaml } from "../../src/lint/discovery/pools-yaml.js";
import type { Inventory } from "../../src/model/cluster.js";
import { hasNoNodes, type NodePool } from "../../src/model/pool.js";
import type { SourceFile } from "../../src/model/source.js";
import { formatErrors } from "../inventory/formatted-errors.js";

const folder = new URL("../inventory/formats/", import.meta.url);

/** The inventory of a configuration's only cluster, every entry of `from` with all the files. */
function build(text: string, files: readonly SourceFile[] = []): Inventory {
  const parsed = parseConfiguration({ path: "kept.yaml", text }, { kind: "inventory" });
  expect(formatErrors(parsed.errors)).toEqual([]);
  const [declaration] = parsed.configuration?.clusters ?? [];
  if (declaration === undefined) throw new Error("a configuration has at least one cluster");
  const imports = (declaration.from ?? []).flatMap((from) => files.map((file) => ({ from, file })));
  return buildInventory(declaration, imports).inventory;
}

/** Everything of a pool that decides about pods, but for what no configuration can say. */
function meaningOf(pool: NodePool) {
  const taintsOf = (taints: NodePool["taints"]) => taints.map(({ key, value, effect }) => ({ key, value, effect }));
  const { name, labels, requirements = [], openLabels, allocatable, reservedFor, daemonSets, scale, role } = pool;
  return {
    name,
    taints: taintsOf(pool.taints),
    startupTaints: taintsOf(pool.startupTaints),
    labels,
    requirements,
    openLabels,
    allocatable,
    reservedFor,
    daemonSets,
    scale,
    role,
    hasNoNodes: hasNoNodes(pool),
  };
}

function readAgain(inventory: Inventory): Inventory {
  return build(formatPoolsYaml([inventory]));
}

describe("pools as an inventory file", () => {
  it.each(readdirSync(folder))("are the pools of %s again", (name) => {
    const paths = readdirSync(new URL(`${name}/`, folder)).filter((path) => path !== "pools.json");
    const files = paths.map((path) => ({ path, text: readFileSync(new URL(`${name}/${path}`, folder), "utf8") }));
    const inventory = build("version: 1\nfrom: [all.yaml]\n", files);
    expect(inventory.pools.length).toBeGreaterThan(0);
    expect(readAgain(inventory).pools.map(meaningOf)).toEqual(inventory.pools.map(meaningOf));
    expect(readAgain(inventory).complete).toBe(inventory.complete);
  });

  it("keep taints that the API server refuses, and texts that YAML would take for something else", () => {
    const inventory = build(`version: 1
provider: eks
kubernetesVersion: "1.30"
pools:
  - name: "on"
    taints: [{key: a b, value: "true", effect: NO_SCHEDULE}, "gpu=1:NoSchedule", {key: "", effect: NoExecute}]
    labels: {"yes": "no", "1": "0x1f", empty: ""}
    allocatable: {cpu: "1e3", memory: 2Gi}
    reservedFor: {namespaces: ["*"], workloads: ["!a/#b"]}
    daemonSets: ["!a", "b/*"]
    scale: {min: 0, max: 3}
    role: worker
`);
    const again = readAgain(inventory);
    expect(again.pools.map(meaningOf)).toEqual(inventory.pools.map(meaningOf));
    expect(again.cluster).toEqual(inventory.cluster);
  });

  it("say where everything comes from", () => {
    const file = {
      path: "infra/nodes.yaml",
      text: "apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: gpu}\nspec: {template: {spec: {taints: [{key: gpu, effect: NoSchedule}]}}}\n",
    };
    const text = formatPoolsYaml([build("version: 1\nfrom: [infra/nodes.yaml]\n", [file])]);
    expect(text).toContain("  # infra/nodes.yaml:3 (karpenter)\n  - name: gpu\n");
    expect(text).toContain('      - "gpu:NoSchedule" # infra/nodes.yaml:4\n');
    expect(text).toContain("\ncomplete: false\n");
  });

  it("keep labels open whose values cannot be written down", () => {
    const file = {
      path: "pool.yaml",
      text: `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: a}
spec: {template: {metadata: {labels: {team: "the team"}}, spec: {requirements: [{key: rack, operator: In, values: ["the rack"]}]}}}
`,
    };
    const text = formatPoolsYaml([build("version: 1\nfrom: [pool.yaml]\n", [file])]);
    expect(text).toContain('# not legal: team: "the team"\n');
    expect(text).toContain('# not legal: { key: rack, operator: In, values: ["the rack"] }\n');
    const [pool] = build(text).pools;
    expect(pool?.openLabels).toEqual(["kubernetes.io/os", "team", "rack"]);
    expect(pool?.requirements).toBeUndefined();
    expect(pool?.labels).toEqual({
      "karpenter.sh/nodepool": "a",
      "karpenter.sh/registered": "true",
      "karpenter.sh/initialized": "true",
    });
  });

  it("of several clusters stand under their names", () => {
    const text = "version: 1\nclusters: [{name: eu, pools: [{name: a}]}, {name: us, pools: [{name: a}]}]\n";
    const { configuration } = parseConfiguration({ path: "two.yaml", text }, { kind: "inventory" });
    const inventories = (configuration?.clusters ?? []).map((one) => buildInventory(one, []).inventory);
    const again = parseConfiguration({ path: "kept.yaml", text: formatPoolsYaml(inventories) }, { kind: "inventory" });
    expect(formatErrors(again.errors)).toEqual([]);
    const named = again.configuration?.clusters.map(({ settings, pools }) => [settings.name, pools?.[0]?.name]);
    expect(named).toEqual([
      ["eu", "a"],
      ["us", "a"],
    ]);
  });

  it("of a snapshot offer what some Node has", () => {
    const nodes = [{ zone: "a", only: "1" }, { zone: "b" }].map(
      (labels, index) =>
        `kind: Node\napiVersion: v1\nmetadata: {name: n${index}, uid: u, labels: ${JSON.stringify({ agentpool: "p", ...labels })}}\n`,
    );
    const inventory = build("version: 1\nfrom: [nodes.yaml]\n", [{ path: "nodes.yaml", text: nodes.join("---\n") }]);
    const again = readAgain(inventory);
    expect(again.complete).toBe(true);
    expect(again.pools.map(meaningOf)).toMatchObject([
      {
        name: "p",
        labels: { agentpool: "p" },
        requirements: [{ key: "zone", operator: "In", values: ["a", "b"] }],
        openLabels: ["only"],
      },
    ]);
  });
});
