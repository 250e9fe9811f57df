import { describe, expect, it } from "vitest";
import type { TopologySpreadConstraint } from "../../src/model/pod.js";
import type { NodePool } from "../../src/model/pool.js";
import type { PoolFit, SelectorVerdict, Verdict, WorkloadFit } from "../../src/model/pool-fit.js";
import { HOSTNAME, mostDomainsOf, mostNodesOf, spreadLimit } from "../../src/scheduling/labels/topology-domains.js";
import { words } from "../words.js";
import { inventory, node, pool, taint, workload } from "./build.js";

const ZONE = "topology.kubernetes.io/zone";

function cell(
  of: NodePool,
  verdict: Verdict = "fits",
  untolerated: readonly string[] = [],
  selector: SelectorVerdict = "match",
): PoolFit {
  return {
    pool: of,
    verdict,
    untolerated: untolerated.map(taint),
    avoided: [],
    tolerated: [],
    selector,
    cordoned: false,
    evictedAfterSeconds: null,
    reasons: [],
  };
}
const zone = (value: string, fields: Parameters<typeof pool>[0] = {}) =>
  pool({ name: value, labels: words({ [ZONE]: value }), ...fields });
const nodes = (...zones: (string | undefined)[]) =>
  pool({
    nodes: zones.map((value, index) => node(`n${index}`, value === undefined ? {} : { [ZONE]: value })),
    labelsClosed: true,
  });

describe("the most nodes of pools", () => {
  it.each<readonly [string, readonly NodePool[], number | undefined]>([
    ["are those of a snapshot", [nodes("a", "b")], 2],
    ["are those of a snapshot, whatever scales it", [pool({ nodes: [node("n")], scale: { max: 5 } })], 1],
    ["are what a pool is scaled to at most", [pool({ scale: { replicas: 2, max: 5 } })], 5],
    ["are what a pool is scaled to", [pool({ scale: { replicas: 2 } })], 2],
    ["are the sum of several", [pool({ scale: { max: 0 } }), pool({ scale: { max: 2 } }), nodes("a")], 3],
    ["are not known where one may grow", [pool({ scale: { max: 2 } }), pool({ scale: { min: 1 } })], undefined],
    ["are none of no pool", [], 0],
  ])("%s", (_, pools, expected) => {
    const cells = pools.map((one) => cell(one));
    expect(mostNodesOf(cells)).toBe(expected);
    expect(mostDomainsOf(cells, HOSTNAME, inventory(pools))).toBe(expected);
  });
});

describe("the most zones of pools", () => {
  it.each<readonly [string, readonly NodePool[], number | undefined]>([
    ["are the labels that they declare", [zone("a"), zone("b"), zone("a")], 2],
    ["are those of the nodes of a snapshot", [nodes("a", "b", "a"), zone("c")], 3],
    ["are not known where one does not declare it", [zone("a"), pool()], undefined],
    ["are not known where one node lacks it", [nodes("a", undefined)], undefined],
    [
      "are not known where a pool may have several",
      [pool({ requirements: [{ key: ZONE, operator: "In", values: ["a", "b"] }] })],
      undefined,
    ],
    ["are one where a pool may have one", [pool({ requirements: [{ key: ZONE, operator: "In", values: ["a"] }] })], 1],
    ["are what a pool without nodes declares", [zone("a", { nodes: [] })], 1],
  ])("%s", (_, pools, expected) => {
    const cells = pools.map((one) => cell(one));
    expect(mostDomainsOf(cells, ZONE, inventory(pools))).toBe(expected);
  });
});

describe("a spread over zones", () => {
  const constraint = (fields: Partial<TopologySpreadConstraint> = {}): TopologySpreadConstraint => ({
    maxSkew: 2,
    topologyKey: ZONE,
    whenUnsatisfiable: "DoNotSchedule",
    nodeAffinityPolicy: undefined,
    nodeTaintsPolicy: undefined,
    matchLabels: undefined,
    hasSelector: true,
    ...fields,
  });
  const limit = (cells: readonly PoolFit[], fields?: Partial<TopologySpreadConstraint>) => {
    const fit: WorkloadFit = {
      workload: workload(),
      cluster: inventory([]).cluster,
      valid: true,
      fieldErrors: [],
      scoringErrors: [],
      admissionError: undefined,
      tolerations: [],
      nodeSelector: words({}),
      pools: cells,
    };
    const found = spreadLimit(fit, constraint(fields));
    return found && [found.most, ...found.closed.map(({ pool: of }) => of.name)];
  };
  const tainted = (value: string, fields?: Parameters<typeof pool>[0], effect = "NoSchedule") =>
    cell(zone(value, fields), "blocked", [`gpu:${effect}`]);
  const mismatch = cell(zone("b"), "blocked", [], "mismatch");
  const open = [cell(zone("a")), cell(zone("a2"), "unknown"), cell(zone("a3"), "avoided")];

  it.each<
    readonly [string, readonly PoolFit[], Partial<TopologySpreadConstraint>, readonly (number | string)[] | undefined]
  >([
    ["counts a zone behind a taint", [...open, tainted("b")], {}, [6, "b"]],
    ["counts a zone behind a taint that evicts", [...open, tainted("b", {}, "NoExecute")], {}, [6, "b"]],
    ["counts no zone behind a word that is no effect", [...open, tainted("b", {}, "noSchedule")], {}, undefined],
    [
      "counts no zone behind a taint where these are honoured",
      [...open, tainted("b")],
      { nodeTaintsPolicy: "Honor" },
      undefined,
    ],
    [
      "counts a zone behind a taint where these are ignored",
      [...open, tainted("b")],
      { nodeTaintsPolicy: "Ignore" },
      [6, "b"],
    ],
    ["counts no zone that the pod can enter otherwise", [...open, tainted("a")], {}, undefined],
    ["counts no zone that the selector leaves out", [...open, mismatch], {}, undefined],
    [
      "counts a zone that the selector leaves out where that is ignored",
      [...open, mismatch],
      { nodeAffinityPolicy: "Ignore" },
      [6, "b"],
    ],
    [
      "counts no tainted zone that the selector leaves out",
      [...open, cell(zone("b"), "blocked", ["gpu:NoSchedule"], "mismatch")],
      {},
      undefined,
    ],
    [
      "counts no zone of a pool that the selector may leave out",
      [...open, cell(zone("b"), "blocked", ["gpu:NoSchedule"], "unknown")],
      {},
      undefined,
    ],
    ["counts no zone that the pod may enter", [...open, cell(zone("b"), "unknown", ["gpu:NoSchedule"])], {}, undefined],
    ["counts no zone of a pool without nodes", [...open, tainted("b", { scale: { max: 0 } })], {}, undefined],
    ["counts no zone of a pool that may have none", [...open, tainted("b", { scale: { min: 0 } })], {}, undefined],
    [
      "counts the zone of a pool that has some, although it may have none",
      [...open, tainted("b", { scale: { min: 0, replicas: 1 } })],
      {},
      [6, "b"],
    ],
    [
      "counts no zone of a pool that does not declare one",
      [...open, cell(pool(), "blocked", ["gpu:NoSchedule"])],
      {},
      undefined,
    ],
    [
      "counts the zone that a pool declares whose nodes nobody lists",
      [...open, tainted("b", { nodes: [] })],
      {},
      [6, "b"],
    ],
    ["is a wish", [...open, tainted("b")], { whenUnsatisfiable: "ScheduleAnyway" }, undefined],
    ["lets one pod more by default", [...open, tainted("b")], { maxSkew: undefined }, [3, "b"]],
    ["is not judged where a pool may have another zone", [...open, cell(pool()), tainted("b")], {}, undefined],
    ["is not judged where the pod can enter none", [tainted("b")], {}, undefined],
    [
      "over nodes counts those that the pod can enter",
      [cell(nodes("a", "b")), tainted("b")],
      { topologyKey: HOSTNAME },
      [4, "b"],
    ],
    ["over nodes is not judged where a pool may grow", [...open, tainted("b")], { topologyKey: HOSTNAME }, undefined],
    ["counts the zones of a snapshot's nodes", [cell(nodes("a", "b", "b")), tainted("c")], {}, [4, "c"]],
  ])("%s", (_, cells, fields, expected) => {
    expect(limit(cells, fields)).toEqual(expected);
  });
});
