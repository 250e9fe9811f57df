import type { Inventory } from "../../model/cluster.js";
import type { DeviceAsk, DeviceClaim, DeviceReach, DeviceWorld } from "../../model/device.js";
import { memoize } from "../../model/memoize.js";
import type { NodeSelectorTerm } from "../../model/pod.js";
import type { NodePool } from "../../model/pool.js";
import { EMPTY_STRING_MAP } from "../../model/string-map.js";
import { placeInPodSpec, type Workload } from "../../model/workload.js";
import { compileNodeSelection, matchesAnyTerm, type SelectionTerm } from "../labels/node-selection.js";
import { judgeLabels } from "../labels/placement.js";
import { podRequests } from "../resources/pod-requests.js";
import type { Tolerance } from "../taints/toleration.js";
import { canBeGiven, candidatesFor } from "./allocation.js";

const ONE = 1_000_000_000n;
/** Upstream: api/resource/v1 ResourceDeviceClassPrefix. */
const CLASS_PREFIX = "deviceclass.resource.kubernetes.io/";

/** Returns the claim with only the requests whose devices the repository publishes; undefined if there are none. */
export function withPublishedRequests(claim: DeviceClaim, world: DeviceWorld): DeviceClaim | undefined {
  // Where the repository publishes no device for an alternative, others may publish some.
  const requests = claim.requests.filter((request) =>
    request.asks.every((ask) => candidatesFor(ask, world).some(({ selected }) => selected === "yes")),
  );
  return requests.length === 0 ? undefined : { ...claim, requests };
}

/** Upstream: pkg/scheduler/framework/plugins/dynamicresources/extendeddynamicresources.go. */
function claimsOfResources(workload: Workload, world: DeviceWorld, { pools }: Inventory): DeviceClaim[] {
  return [...podRequests(workload.podSpec, EMPTY_STRING_MAP)].flatMap(([resource, amount]): DeviceClaim[] => {
    const [own, second] = world.classes.filter(
      ({ name, extendedResourceName }) => extendedResourceName === resource || `${CLASS_PREFIX}${name}` === resource,
    );
    const isListed = pools.some(({ allocatable, nodes = [] }) => {
      return resource in allocatable || nodes.some((node) => resource in node.allocatable);
    });
    // Of several classes the cluster takes the youngest, and manifests do not show their age.
    if (own === undefined || second !== undefined || isListed) return [];
    const place = placeInPodSpec(workload, [], "key");
    const ask: DeviceAsk = {
      name: resource,
      className: own.name,
      selectors: [],
      mode: "ExactCount",
      count: Number(amount / ONE),
      tolerations: [],
      isPlain: true,
      place,
    };
    const requests = [{ name: resource, asks: [ask] }];
    const { namespace } = workload;
    return [{ kind: "resource", name: resource, namespace, requests, matches: [], isPlain: true, place }];
  });
}

/** Returns the claims of a pod that the repository declares and publishes devices for. */
export function claimsOf(workload: Workload, world: DeviceWorld, inventory: Inventory): readonly DeviceClaim[] {
  const named = (workload.podSpec.deviceClaims ?? []).flatMap(({ kind, name }) =>
    world.claims.filter((claim) => {
      return claim.kind === kind && claim.name === name && claim.namespace === workload.namespace;
    }),
  );
  const all = [...named, ...claimsOfResources(workload, world, inventory)];
  return all.flatMap((claim) => withPublishedRequests(claim, world) ?? []);
}

/** Compiles the terms of a slice once for all nodes. */
const compiled = memoize(
  (terms: readonly NodeSelectorTerm[]): readonly SelectionTerm[] =>
    compileNodeSelection(EMPTY_STRING_MAP, terms).terms ?? [],
);

export function canBeGivenOn(
  pool: NodePool,
  claims: readonly DeviceClaim[],
  world: DeviceWorld,
  inventory: Inventory,
): Tolerance {
  const { nodes = [] } = pool;
  if (nodes.length === 0)
    return canBeGiven(claims, world, ({ allNodes, nodeName, terms }: DeviceReach): Tolerance => {
      if (allNodes) return "yes";
      // A declared pool does not list its node names.
      if (terms === undefined) return nodeName === undefined ? "no" : "unknown";
      const verdict = judgeLabels(compileNodeSelection(EMPTY_STRING_MAP, terms), pool, inventory);
      return verdict === "match" ? "yes" : verdict === "mismatch" ? "no" : "unknown";
    });
  let best: Tolerance = "no";
  for (const node of nodes) {
    const given = canBeGiven(claims, world, ({ allNodes, nodeName, terms }) => {
      if (allNodes || nodeName === node.name) return "yes";
      return terms !== undefined && matchesAnyTerm(compiled(terms), node) ? "yes" : "no";
    });
    if (given === "yes") return "yes";
    if (given === "unknown") best = "unknown";
  }
  return best;
}
