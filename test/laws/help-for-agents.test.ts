import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { fitRepository, lintRepository } from "../../src/lint/lint.js";
import { fixRepository } from "../../src/workspace/fix-files.js";
import { type Json, object, objects, taintsOf, text } from "../conformance/decode.js";
import { refereeRows } from "../conformance/referee-rows.js";
import { readTexts } from "../rules/lint-texts.js";

/** Rules that tell where an agent does not run, and what to write so that it does. */
const RULES = ["agent-misses-node-state", "daemonset-misses-pool", "daemonset-dependency", "startup-taint"];
/** What makes a DaemonSet an agent that others need: the folder of the node that it mounts. */
const MOUNTS = ["/etc/cni/net.d", "/var/lib/kubelet/plugins_registry", "/var/log"];

const rows = refereeRows("kubernetes/states").map((row) => object(row.in));
const states = objects(rows[0]?.nodeStates).map(({ metadata, spec }) => ({
  name: text(object(metadata).name),
  isCordoned: object(spec).unschedulable === true,
  taints: taintsOf({ spec }).filter(({ key }) => key !== "dedicated"),
}));

const POOLS: Readonly<Record<string, readonly Json[]>> = {
  general: [],
  gpu: [{ key: "dedicated", value: "gpu", effect: "NoSchedule" }],
  batch: [{ key: "batch", value: "true", effect: "NoExecute" }],
};

function nodePool([name, taints]: readonly [string, readonly Json[]]): Json {
  const nodeClassRef = { group: "karpenter.k8s.aws", kind: "EC2NodeClass", name };
  const startupTaints = [{ key: "node.cilium.io/agent-not-ready", value: "true", effect: "NoExecute" }];
  const labels = { pool: name === "general" ? "general" : "gpu" };
  const template = { metadata: { labels }, spec: { nodeClassRef, requirements: [], taints, startupTaints } };
  return { apiVersion: "karpenter.sh/v1", kind: "NodePool", metadata: { name }, spec: { template } };
}

/** A node of each pool in each state. */
const NODES = Object.entries(POOLS).flatMap(([pool, own]) =>
  states.map(({ name, isCordoned, taints }) => ({
    apiVersion: "v1",
    kind: "Node",
    metadata: { name: `${pool}.${name}`, labels: { pool: pool === "general" ? "general" : "gpu" } },
    spec: { taints: [...own, ...taints], unschedulable: isCordoned },
  })),
);

const needy = {
  apiVersion: "apps/v1",
  kind: "StatefulSet",
  metadata: { name: "needy" },
  spec: {
    template: { spec: { containers: [{ name: "app", image: "app:1" }], tolerations: [{ operator: "Exists" }] } },
    volumeClaimTemplates: [{ metadata: { name: "data" } }],
  },
};

function agentOf(spec: unknown, index: number): Json {
  const volumes = [{ name: "host", hostPath: { path: MOUNTS[index % MOUNTS.length] } }];
  const template = { spec: { ...object(spec), volumes } };
  const metadata = { name: `agent-${index}`, namespace: "kube-system" };
  return { apiVersion: "apps/v1", kind: "DaemonSet", metadata, spec: { template } };
}

const fileOf = (path: string, items: readonly unknown[]) => ({
  path,
  text: items.map((one) => JSON.stringify(one)).join("\n---\n"),
});

function readAgents(agents: readonly Json[]) {
  const pools = fileOf("pools.yaml", Object.entries(POOLS).map(nodePool));
  const files = agents.map((agent, index) => fileOf(`${index}.yaml`, [agent]));
  return readTexts("from: [{path: pools.yaml}]", [pools, fileOf("needy.yaml", [needy]), ...files]);
}

/** The nodes on which each of the agents is made. */
function runsOn(agents: readonly Json[]): readonly (readonly string[])[] {
  const inventory = "from: [{path: nodes.yaml, groupBy: none, transient: keep}]";
  const files = agents.map((agent, index) => fileOf(`${index}.yaml`, [agent]));
  const { workloads } = fitRepository(readTexts(inventory, [fileOf("nodes.yaml", NODES), ...files]));
  const byFile = new Map(workloads.map(({ source, pools }) => [source.file, pools]));
  return agents.map((_, index) =>
    (byFile.get(`${index}.yaml`) ?? []).flatMap(({ pool, verdict }) =>
      verdict === "fits" || verdict === "avoided" ? [pool] : [],
    ),
  );
}

/** The agent with the tolerations of a help behind its own, as the help asks for it; undefined for one that writes none. */
function helped(agent: Json, help: string): Json | undefined {
  const [, block] = /^(tolerations:\n(?: .*\n?)+)/m.exec(help) ?? [];
  if (block === undefined) return undefined;
  const spec = object(object(object(agent.spec).template).spec);
  const tolerations = [...objects(spec.tolerations), ...objects(object(parse(block)).tolerations)];
  return { ...agent, spec: { template: { spec: { ...spec, tolerations } } } };
}

/** What stands against every pair, by the nodes that the second one lost. */
function lost(pairs: readonly (readonly [Json, Json])[]): { readonly lost: string[]; readonly gaining: number } {
  const before = runsOn(pairs.map(([one]) => one));
  const after = runsOn(pairs.map(([, other]) => other));
  const missing = pairs.flatMap((_, index) => before[index]?.filter((node) => !after[index]?.includes(node)) ?? []);
  const gaining = pairs.filter((_, index) => (after[index]?.length ?? 0) > (before[index]?.length ?? 0)).length;
  return { lost: missing, gaining };
}

describe("what is said of an agent", () => {
  const agents = rows.map(({ spec }, index) => agentOf(spec, index));

  it("takes it from no pool in no state by its help, and lets it run where it did not", () => {
    const pairs = agents.flatMap((agent) =>
      lintRepository(readAgents([agent])).findings.flatMap(({ rule, workload, help }): [Json, Json][] => {
        const better = RULES.includes(rule) && workload?.kind === "DaemonSet" ? helped(agent, help) : undefined;
        return better === undefined ? [] : [[agent, better]];
      }),
    );
    expect(pairs.length).toBeGreaterThan(40);
    expect(lost(pairs)).toEqual({ lost: [], gaining: pairs.length });
  });

  it("takes it from no pool in no state by a fix", async () => {
    const { files } = await fixRepository(readAgents(agents), undefined, { takesUnsafe: true });
    const pairs = files.map(({ before, after }): [Json, Json] => [parse(before.text), parse(after.text)]);
    expect(pairs.length).toBeGreaterThan(5);
    expect(lost(pairs).lost).toEqual([]);
  });
});
