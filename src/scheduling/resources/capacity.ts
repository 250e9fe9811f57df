import type { ByWord } from "../../model/by-word.js";
import type { Inventory } from "../../model/cluster.js";
import { DECLARED_FORMAT, type NodePool } from "../../model/pool.js";
import { parseQuantity } from "../../model/quantity.js";
import { nearestKeyOf } from "../../model/spelling.js";
import { isExtendedResource } from "../admission/extended-resource-toleration.js";
import { keepsPodsOff } from "../taints/toleration.js";

/** A resource of which a pod asks for more than a node has, both in billionths. */
export interface Shortage {
  readonly resource: string;
  readonly asked: bigint;
  readonly offered: bigint;
}

type Shortages = readonly [Shortage, ...(readonly Shortage[])];

/** What a node has, in billionths by resource name. */
type Capacity = ReadonlyMap<string, bigint>;

/** The different kinds of nodes that a pool is known to have, at least one. */
const byPool = new WeakMap<NodePool, readonly Capacity[]>();
const extendedByInventory = new WeakMap<Inventory, ReadonlySet<string>>();

/** Words by which people name pools with devices that no plugin has counted for them. */
const DEVICE_WORDS = /gpu|accelerator|tpu|neuron|gaudi|fpga/i;

/**
 * What the best node of a pool lacks for the requests; empty where it has enough, or may have. A pool of Nodes is judged
 * by each Node, any other by its `allocatable`. What is not declared is unknown, but for an extended resource that
 * another pool declares: it is absent from Nodes and hand-declared pools that list their resources without it, and from
 * a hand-declared pool without a sign of a device. So is one that none of the Nodes of a complete snapshot lists, and one
 * whose name comes near to a declared one.
 * Upstream: pkg/scheduler/framework/plugins/noderesources/fit.go fitsRequest, on an empty node.
 */
export function shortagesOf(
  requests: ReadonlyMap<string, bigint>,
  pool: NodePool,
  inventory: Inventory,
): readonly Shortage[] {
  let least: Shortages | undefined;
  for (const capacity of capacitiesOf(pool)) {
    const [first, ...others] = shortagesOn(capacity, requests, pool, inventory);
    if (first === undefined) return [];
    const shortages: Shortages = [first, ...others];
    if (least === undefined || isLess(shortages, least)) least = shortages;
  }
  return least ?? [];
}

/**
 * Reports whether a node of the pool may lack anything: not where nothing is known of what its nodes have, nor which devices other
 * pools have. Then no request has to be added up.
 */
export function mayBeShort(pool: NodePool, inventory: Inventory): boolean {
  const isCounted = capacitiesOf(pool).every(({ size }) => size > 0);
  return isCounted || (pool.format === DECLARED_FORMAT && extendedResourcesOf(inventory).size > 0);
}

/** Reports whether some node of the pool is known to have what the pod asks for of these resources. */
export function hasEnough(
  requests: ReadonlyMap<string, bigint>,
  resources: readonly string[],
  pool: NodePool,
): boolean {
  return capacitiesOf(pool).some((capacity) =>
    resources.every((resource) => (capacity.get(resource) ?? -1n) >= (requests.get(resource) ?? 0n)),
  );
}

function shortagesOn(
  capacity: Capacity,
  requests: ReadonlyMap<string, bigint>,
  pool: NodePool,
  inventory: Inventory,
): Shortage[] {
  const shortages: Shortage[] = [];
  for (const [resource, asked] of requests) {
    const offered = capacity.get(resource) ?? (isAbsent(resource, capacity, pool, inventory) ? 0n : undefined);
    if (offered !== undefined && offered < asked) shortages.push({ resource, asked, offered });
  }
  return shortages;
}

/** The fewer resources are short the better, then the more there is of the first. */
function isLess(a: Shortages, b: Shortages): boolean {
  if (a.length !== b.length) return a.length < b.length;
  const [[first], [other]] = [a, b];
  return first.resource === other.resource && first.offered > other.offered;
}

/** The declared resource that an undeclared one most likely means: `nvidia.com/gpu` where `nvidia/gpu` is asked for. */
export function resourceMeantBy(resource: string, inventory: Inventory): string | undefined {
  const known = [...extendedResourcesOf(inventory)];
  return isExtendedResource(resource) ? nearestKeyOf(resource, known) : undefined;
}

/** Reports whether the Nodes of a complete snapshot list what they have: what none of them lists is not there, but for DRA. */
function isListedByNodes({ pools, complete, deviceClassResources = [] }: Inventory, resource: string): boolean {
  return complete && !deviceClassResources.includes(resource) && pools.every(listsEverything);
}

function listsEverything({ nodes = [] }: NodePool): boolean {
  return nodes.length > 0 && nodes.every(({ allocatable }) => "cpu" in allocatable && "memory" in allocatable);
}

function isKnownResource(resource: string, inventory: Inventory): boolean {
  return (
    extendedResourcesOf(inventory).has(resource) ||
    resourceMeantBy(resource, inventory) !== undefined ||
    isListedByNodes(inventory, resource)
  );
}

function isAbsent(resource: string, capacity: Capacity, pool: NodePool, inventory: Inventory): boolean {
  if (!isExtendedResource(resource) || !isKnownResource(resource, inventory)) return false;
  if (pool.nodes !== undefined) return capacity.size > 0;
  // Whoever declares pools by hand says what matters; other formats leave devices to the instance types.
  if (pool.format !== DECLARED_FORMAT) return false;
  if (capacity.size > 0) return true;
  // Where the nodes are not alike, some machines may have the resource.
  return pool.requirements === undefined && !pool.taints.some(keepsPodsOff) && !hintsAt(resource, pool);
}

/** A pool whose names speak of devices may have them, although nobody counted them. */
function hintsAt(resource: string, pool: NodePool): boolean {
  const [domain = "", word = ""] = resource.split("/");
  const texts = [pool.name, ...Object.entries(pool.labels).flat(), ...pool.taints.map(({ key }) => key)];
  return texts.some((text) => text.includes(domain) || text.includes(word) || DEVICE_WORDS.test(text));
}

function capacitiesOf(pool: NodePool): readonly Capacity[] {
  const known = byPool.get(pool);
  if (known !== undefined) return known;
  const { nodes = [] } = pool;
  const lists = nodes.length > 0 ? nodes.map(({ allocatable }) => allocatable) : [pool.allocatable];
  const different = new Map(lists.map((allocatable) => [JSON.stringify(allocatable), allocatable]));
  const capacities = [...different.values()].map(readCapacity);
  byPool.set(pool, capacities);
  return capacities;
}

function readCapacity(allocatable: ByWord<string>): Capacity {
  const amounts = Object.entries(allocatable).flatMap(([resource, text]): [string, bigint][] => {
    const amount = parseQuantity(text);
    return amount === undefined ? [] : [[resource, amount]];
  });
  return new Map(amounts);
}

/** The extended resources that some pool has. */
function extendedResourcesOf(inventory: Inventory): ReadonlySet<string> {
  const known = extendedByInventory.get(inventory);
  if (known !== undefined) return known;
  const names = inventory.pools.flatMap((pool) => capacitiesOf(pool).flatMap((capacity) => [...capacity.keys()]));
  const extended = new Set(names.filter(isExtendedResource));
  extendedByInventory.set(inventory, extended);
  return extended;
}
