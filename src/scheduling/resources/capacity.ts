import type { ByWord } from "../../model/by-word.js";
import type { Inventory } from "../../model/cluster.js";
import { DECLARED_FORMAT, type NodePool } from "../../model/pool.js";
import { parseQuantity } from "../../model/quantity.js";
import { nearestKeyOf } from "../../model/spelling.js";
import { isExtendedResource } from "../admission/extended-resource-toleration.js";
import { keepsPodsOff } from "../taints/toleration.js";

/** A resource of which a pod asks for more than a node has. Amounts in billionths. */
export interface Shortage {
  readonly resource: string;
  readonly asked: bigint;
  readonly offered: bigint;
}

type Shortages = readonly [Shortage, ...(readonly Shortage[])];

/** A node's resources, in billionths by name. */
type Capacity = ReadonlyMap<string, bigint>;

/** The distinct node sizes of a pool, at least one. */
const byPool = new WeakMap<NodePool, readonly Capacity[]>();
const extendedByInventory = new WeakMap<Inventory, ReadonlySet<string>>();

/** Words in names of pools with devices. */
const DEVICE_WORDS = /gpu|accelerator|tpu|neuron|gaudi|fpga/i;

/**
 * Returns what the best node of a pool lacks; empty if it has, or may have, enough. Nodes are judged by each Node,
 * other pools by `allocatable`. An undeclared resource is unknown, except a known extended one (see `isAbsent`).
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

/** Reports whether a node may lack anything; false if neither its resources nor other pools' devices are known. */
export function mayBeShort(pool: NodePool, inventory: Inventory): boolean {
  const isCounted = capacitiesOf(pool).every(({ size }) => size > 0);
  return isCounted || (pool.format === DECLARED_FORMAT && extendedResourcesOf(inventory).size > 0);
}

/** Reports whether some node of the pool is known to have enough of these resources. */
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

/** Orders by fewer short resources, then by more of the first. */
function isLess(a: Shortages, b: Shortages): boolean {
  if (a.length !== b.length) return a.length < b.length;
  const [[first], [other]] = [a, b];
  return first.resource === other.resource && first.offered > other.offered;
}

/** Returns the declared resource that an undeclared one likely means: `nvidia.com/gpu` for `nvidia/gpu`. */
export function resourceMeantBy(resource: string, inventory: Inventory): string | undefined {
  const known = [...extendedResourcesOf(inventory)];
  return isExtendedResource(resource) ? nearestKeyOf(resource, known) : undefined;
}

/** Reports whether Nodes of a complete snapshot list every resource; an unlisted one is absent, except for DRA. */
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
  // Hand-declared pools list what matters; in other formats devices come with instance types.
  if (pool.format !== DECLARED_FORMAT) return false;
  if (capacity.size > 0) return true;
  // If the nodes differ, some machines may have the resource.
  return pool.requirements === undefined && !pool.taints.some(keepsPodsOff) && !hintsAt(resource, pool);
}

/** Reports whether the pool's names suggest devices that are not counted. */
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

function extendedResourcesOf(inventory: Inventory): ReadonlySet<string> {
  const known = extendedByInventory.get(inventory);
  if (known !== undefined) return known;
  const names = inventory.pools.flatMap((pool) => capacitiesOf(pool).flatMap((capacity) => [...capacity.keys()]));
  const extended = new Set(names.filter(isExtendedResource));
  extendedByInventory.set(inventory, extended);
  return extended;
}
