import type { Inventory } from "../../model/cluster.js";
import type { MachineType } from "../../model/machine.js";
import { memoize } from "../../model/memoize.js";
import { DECLARED_FORMAT, type NodePool } from "../../model/pool.js";
import type { Shortage } from "../../model/pool-fit.js";
import { parseQuantity } from "../../model/quantity.js";
import { EMPTY_STRING_MAP, joinStringMaps, type StringMap } from "../../model/string-map.js";
import { nearestKeyOf } from "../../model/words.js";
import { isExtendedResource } from "../admission/extended-resource-toleration.js";
import { type Amounts, isDevice, lacksDevice, leastOf, mayHaveMoreDevices, mostOf } from "../labels/machine-room.js";
import { machinesOf, sureMachinesOf } from "../labels/pool-machines.js";
import { keepsPodsOff } from "../taints/toleration.js";

type Shortages = readonly [Shortage, ...(readonly Shortage[])];

interface Capacity {
  readonly amounts: Amounts;
  /** Absent if the pool declares its size. */
  readonly machine?: MachineType;
}

/** The requests of DaemonSets on each node of a pool: of those that certainly run there, and of all that may. */
export interface Taken {
  readonly surely: Amounts;
  readonly perhaps: Amounts;
}

/** Reports whether a node of the type suits the pod by its labels; undefined where that is not known. */
type Suits = (type: MachineType) => boolean | undefined;

const ANY: Suits = () => true;
const NOTHING: Amounts = new Map();
export const NOTHING_TAKEN: Taken = { surely: NOTHING, perhaps: NOTHING };

const DEVICE_WORDS = /gpu|accelerator|tpu|neuron|gaudi|fpga/i;

/**
 * Returns the best node's shortages beside what others have `taken`; empty if none is certain. An undeclared resource
 * is unknown, except a known extended one (see `isAbsent`). Upstream:
 * pkg/scheduler/framework/plugins/noderesources/fit.go fitsRequest, on an empty node.
 */
export function shortagesOf(
  requests: ReadonlyMap<string, bigint>,
  pool: NodePool,
  inventory: Inventory,
  taken = NOTHING_TAKEN,
  suits = ANY,
): readonly Shortage[] {
  let least: Shortages | undefined;
  for (const capacity of capacitiesOf(pool, inventory)) {
    if (capacity.machine !== undefined && suits(capacity.machine) === false) continue;
    const used = holds(capacity, taken.perhaps) ? taken.surely : NOTHING;
    const [first, ...others] = shortagesOn(capacity, requests, pool, inventory, used);
    if (first === undefined) return [];
    const shortages: Shortages = [first, ...others];
    if (least === undefined || isLess(shortages, least)) least = shortages;
  }
  return least ?? [];
}

/** Reports whether a node may lack anything; false if neither its resources nor other pools' devices are known. */
export function mayBeShort(pool: NodePool, inventory: Inventory): boolean {
  const isCounted = capacitiesOf(pool, inventory).every(({ amounts }) => amounts.size > 0);
  return isCounted || (pool.format === DECLARED_FORMAT && extendedResourcesOf(inventory).size > 0);
}

/** Reports whether some node of the pool is known to have enough of these resources. */
export function hasEnough(
  requests: ReadonlyMap<string, bigint>,
  resources: readonly string[],
  pool: NodePool,
  inventory: Inventory,
): boolean {
  return capacitiesOf(pool, inventory).some(({ amounts, machine }) => {
    const kept = machine && leastOf(machine);
    const offered = (resource: string) => kept?.get(resource) ?? amounts.get(resource) ?? -1n;
    return resources.every((resource) => offered(resource) >= (requests.get(resource) ?? 0n));
  });
}

/** Reports whether all these DaemonSets have room on the node: which of them run otherwise is not known. */
function holds({ amounts, machine }: Capacity, daemons: Amounts): boolean {
  const kept = machine && leastOf(machine);
  return [...daemons].every(([resource, amount]) => {
    const offered = kept?.get(resource) ?? amounts.get(resource);
    return offered === undefined ? !isExtendedResource(resource) : amount <= offered;
  });
}

/**
 * The resources of which the pod asks for more than the node surely leaves, after what it keeps for itself and what DaemonSets
 * may take. Empty where some node has enough.
 */
export function doubtsOf(
  requests: Amounts,
  pool: NodePool,
  inventory: Inventory,
  taken: Taken,
  suits: Suits,
): readonly Shortage[] {
  let least: readonly Shortage[] | undefined;
  for (const { amounts, machine } of sureCapacities(pool, inventory, suits)) {
    const capacity = machine === undefined ? { amounts } : { amounts: leastOf(machine), machine };
    // A node that is there takes what asks for none; autoscalers make none whose DaemonSets alone are too much for it.
    const all =
      pool.nodes === undefined
        ? [...[...taken.perhaps.keys()].map((resource) => [resource, 0n] as const), ...requests]
        : [...requests].filter(([, amount]) => amount > 0n);
    const doubts = shortagesOn(capacity, new Map(all), pool, inventory, taken.perhaps);
    if (doubts.length === 0) return [];
    least ??= doubts;
  }
  return least ?? [];
}

/** Returns requests for disk, huge pages and devices that a pool with a known size does not list. */
export function untoldOf(requests: Amounts, pool: NodePool, inventory: Inventory): readonly Shortage[] {
  const capacities = capacitiesOf(pool, inventory);
  const machine = capacities[0]?.machine?.name;
  if (machine === undefined && Object.keys(pool.allocatable).length === 0) return [];
  const isTold = (resource: string) =>
    COMMON.has(resource) || isDevice(resource) || capacities.some(({ amounts }) => amounts.has(resource));
  const untold = [...requests].filter(([resource]) => !isTold(resource));
  return untold.map(([resource, asked]) => ({ resource, asked, offered: 0n, machine }));
}

const COMMON: ReadonlySet<string> = new Set(["cpu", "memory", "pods"]);
const NATIVE = /^(?:ephemeral-storage$|hugepages-)/;

/** The sizes of nodes that the pool surely can have, and that suit the pod. */
function sureCapacities(pool: NodePool, inventory: Inventory, suits: Suits): readonly Capacity[] {
  const isOfPool = sureMachinesOf(pool);
  const isSure = ({ machine }: Capacity) => machine === undefined || (isOfPool(machine) && suits(machine) === true);
  return capacitiesOf(pool, inventory).filter(isSure);
}

function shortagesOn(
  capacity: Capacity,
  requests: ReadonlyMap<string, bigint>,
  pool: NodePool,
  inventory: Inventory,
  taken: Amounts,
): Shortage[] {
  const shortages: Shortage[] = [];
  const { amounts, machine } = capacity;
  for (const [resource, asked] of requests) {
    const offered = amounts.get(resource) ?? (isAbsent(resource, capacity, pool, inventory) ? 0n : undefined);
    const used = taken.get(resource) ?? 0n;
    if (offered === undefined || offered - used >= asked) continue;
    shortages.push({ resource, asked, offered, machine: machine?.name, taken: used > 0n ? used : undefined });
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

function isAbsent(resource: string, { amounts, machine }: Capacity, pool: NodePool, inventory: Inventory): boolean {
  if (machine !== undefined && lacksDevice(machine, resource)) {
    return !mayHaveMoreDevices(pool) && !inventory.deviceClassResources?.includes(resource);
  }
  // A kubelet lists these, so that a list that is whole lacks what it does not name.
  if (NATIVE.test(resource)) return listsEverything(pool) && amounts.has("pods");
  if (!isExtendedResource(resource) || !isKnownResource(resource, inventory)) return false;
  if (pool.nodes !== undefined) return amounts.size > 0;
  // Hand-declared pools list what matters; in other formats devices come with instance types.
  if (pool.format !== DECLARED_FORMAT) return false;
  if (machine !== undefined) return false;
  if (amounts.size > 0) return true;
  // If the nodes differ, some machines may have the resource.
  return pool.requirements === undefined && !pool.taints.some(keepsPodsOff) && !hintsAt(resource, pool);
}

/** Reports whether the pool's names suggest devices that are not counted. */
function hintsAt(resource: string, pool: NodePool): boolean {
  const [domain = "", word = ""] = resource.split("/");
  const texts = [pool.name, ...Object.entries(pool.labels).flat(), ...pool.taints.map(({ key }) => key)];
  return texts.some((text) => text.includes(domain) || text.includes(word) || DEVICE_WORDS.test(text));
}

function capacitiesOf(pool: NodePool, inventory: Inventory): readonly Capacity[] {
  return inventory.machineTypes === undefined ? declaredCapacities(pool) : capacitiesIn(inventory)(pool);
}

const capacitiesIn = memoize((inventory: Inventory) =>
  memoize((pool: NodePool): readonly Capacity[] => {
    const declared = declaredCapacities(pool);
    const [first] = declared;
    const machines = machinesOf(pool, inventory) ?? [];
    if (machines.length === 0 || first === undefined) return declared;
    // Declared amounts come first, then the machine's, then a limit.
    const written = readCapacity(pool.allocatable);
    const largestFirst = [...machines].sort((a, b) => b.cpus - a.cpus || b.memory - a.memory);
    return largestFirst.map((machine) => {
      const has = [...mostOf(machine)].filter(
        ([resource]) => !isExtendedResource(resource) || isCounted(machine, pool, inventory),
      );
      return { machine, amounts: new Map([...first.amounts, ...has, ...written]) };
    });
  }),
);

/** Reports whether the machine's GPUs are the node's, not shared. */
function isCounted({ gpus }: MachineType, pool: NodePool, { sharesDevices }: Inventory): boolean {
  return gpus !== 0 && pool.hasMoreDevices === undefined && sharesDevices === undefined;
}

/** Distinct node sizes, at least one. */
const declaredCapacities = memoize((pool: NodePool): readonly Capacity[] => {
  const { nodes = [], limits = EMPTY_STRING_MAP } = pool;
  const lists =
    nodes.length > 0 ? nodes.map(({ allocatable }) => allocatable) : [joinStringMaps(limits, pool.allocatable)];
  const different = new Map(lists.map((allocatable) => [JSON.stringify(allocatable), allocatable]));
  return [...different.values()].map((allocatable) => ({ amounts: readCapacity(allocatable) }));
});

function readCapacity(allocatable: StringMap<string>): Amounts {
  const amounts = Object.entries(allocatable).flatMap(([resource, text]): [string, bigint][] => {
    const amount = parseQuantity(text);
    return amount === undefined ? [] : [[resource, amount]];
  });
  return new Map(amounts);
}

const extendedResourcesOf = memoize((inventory: Inventory): ReadonlySet<string> => {
  const names = inventory.pools.flatMap((pool) =>
    declaredCapacities(pool).flatMap(({ amounts }) => [...amounts.keys()]),
  );
  return new Set(names.filter(isExtendedResource));
});

/** Reports whether all requests can be compared; Karpenter's limits cannot. */
export function isSizeKnown(requests: Amounts, pool: NodePool, inventory: Inventory, suits: Suits): boolean {
  const capacities = sureCapacities(pool, inventory, suits);
  const isKnown = ({ amounts, machine }: Capacity) => {
    const isReported = (resource: string) => machine !== undefined || !(resource in (pool.limits ?? {}));
    return [...requests.keys()].every(
      (resource) =>
        (resource === "pods" && requests.size > 1) ||
        (amounts.has(resource) && (isReported(resource) || resource in pool.allocatable)),
    );
  };
  return capacities.length > 0 && capacities.every(isKnown);
}
