import type { Inventory } from "../../model/cluster.js";
import type { Cloud, MachineType, MachineTypes } from "../../model/machine.js";
import { memoize } from "../../model/memoize.js";
import { ARCHITECTURE_LABEL, DECLARED_FORMAT, INSTANCE_TYPE_LABEL, type NodePool } from "../../model/pool.js";
import { parseQuantity } from "../../model/quantity.js";
import { EMPTY_STRING_MAP } from "../../model/string-map.js";
import { HYPERVISOR_PERCENT, mostOf } from "./machine-room.js";
import { allowsAbsence, domainsOf, hasValue, normalizedKey, type ValueSet, valueSetOf } from "./value-set.js";

const ARCHITECTURES = ["amd64", "arm64"];
/** EKS Auto Mode's domain for Karpenter's labels. */
const AUTO_MODE = /^eks\.amazonaws\.com\/(?=instance-)/;
const CLOUD_OF_LABEL: readonly (readonly [pattern: RegExp, cloud: Cloud])[] = [
  [/^(?:karpenter\.k8s\.aws|eks\.amazonaws\.com)\/instance-/, "aws"],
  [/^karpenter\.azure\.com\/sku-/, "azure"],
];

function machineKey(key: string): string {
  return normalizedKey(key).replace(AUTO_MODE, "karpenter.k8s.aws/");
}

export function isMachineLabel(key: string): boolean {
  const known = machineKey(key);
  return isOfKubernetes(known) || cloudNamedBy([known]) !== undefined;
}

export function isArchitecture(key: string): boolean {
  return machineKey(key) === ARCHITECTURE_LABEL;
}

export function isOfKubernetes(key: string): boolean {
  return isArchitecture(key) || machineKey(key) === INSTANCE_TYPE_LABEL;
}

/** Reports whether Karpenter or similar labels the nodes by machine. */
export function derivesLabels({ cloud, machineTypes, requirements = [], labels }: NodePool): boolean {
  const keys = [...requirements.map(({ key }) => key), ...Object.keys(labels)];
  return cloud !== undefined || (machineTypes === undefined && cloudNamedBy(keys) !== undefined);
}

function cloudNamedBy(keys: readonly string[]): Cloud | undefined {
  return CLOUD_OF_LABEL.find(([pattern]) => keys.some((key) => pattern.test(key)))?.[1];
}

/** Reports whether some type has the value; newer types may have others. */
export function isKnownValue(key: string, value: string, pool: NodePool, { machineTypes }: Inventory): boolean {
  const known = machineKey(key);
  if (known === INSTANCE_TYPE_LABEL) return machineTypes?.find(value) !== undefined;
  const cloud = pool.cloud ?? cloudNamedBy([known]) ?? "google";
  return (
    known === ARCHITECTURE_LABEL || (machineTypes?.all(cloud) ?? []).some((type) => machineLabel(type, known) === value)
  );
}

/** Returns a type's label; null if absent, undefined if unknown. */
export function machineLabel(type: MachineType, key: string): string | null | undefined {
  const known = machineKey(key);
  if (known === INSTANCE_TYPE_LABEL) return type.name;
  if (known === ARCHITECTURE_LABEL) return type.architecture;
  const isReported = !type.isPartial || (type.gpus === 0 && known.includes("-gpu-"));
  return type.labels[known] ?? (isReported ? null : undefined);
}

/** Reports whether the table of machine types is needed. */
export function namesMachines({ machineTypes, nodes, requirements = [], labels }: NodePool): boolean {
  if (nodes !== undefined) return false;
  const keys = [...requirements.map(({ key }) => key), ...Object.keys(labels)];
  return machineTypes !== undefined || keys.some((key) => isMachineLabel(key) && !isArchitecture(key));
}

/** Returns possible types, maybe not all. Undefined if unknown; empty if none meets the requirements. */
export function machinesOf(pool: NodePool, inventory: Inventory): readonly MachineType[] | undefined {
  return inventory.machineTypes === undefined ? undefined : machinesIn(inventory.machineTypes)(pool);
}

const machinesIn = memoize((types: MachineTypes) => memoize((pool: NodePool) => findMachines(pool, types)));

function findMachines(pool: NodePool, types: MachineTypes): readonly MachineType[] | undefined {
  if (!namesMachines(pool)) return undefined;
  if (pool.machineTypes !== undefined) return findAll(pool.machineTypes, types);
  const domains = machineDomains(pool);
  const named = domains.get(INSTANCE_TYPE_LABEL);
  const candidates =
    named === undefined || named.complement
      ? allOf(pool, [...domains.keys()], types)
      : findAll([...named.values], types);
  if (
    candidates === undefined ||
    ![...domains].every(([key, domain]) =>
      isKnownDomain(key, domain, [...candidates, ...types.all(cloudNamedBy([key]) ?? "google")]),
    )
  ) {
    return undefined;
  }
  const suits = (type: MachineType) => [...domains].every(([key, domain]) => meets(type, key, domain));
  const left = candidates.filter((type) => suits(type) && isWithin(type, pool, 100n - HYPERVISOR_PERCENT));
  // A person who declares nodes has seen them, and the table has not.
  return left.length === 0 && pool.format === DECLARED_FORMAT && pool.requirements === undefined ? undefined : left;
}

/** Returns allowed values of machine labels, by the table's keys. */
function machineDomains(pool: NodePool): ReadonlyMap<string, ValueSet> {
  const domains = new Map<string, ValueSet>();
  const labels = Object.entries(pool.labels).filter(([key]) => isMachineLabel(key));
  for (const [key, domain] of domainsOf(pool)) if (isMachineLabel(key)) domains.set(machineKey(key), domain);
  for (const [key, value] of labels) {
    if (!domains.has(machineKey(key))) domains.set(machineKey(key), valueSetOf("In", [value]));
  }
  return domains;
}

function findAll(names: readonly string[], types: MachineTypes): readonly MachineType[] | undefined {
  const found = names.map(types.find);
  return found.every((type) => type !== undefined) ? found : undefined;
}

function allOf({ cloud }: NodePool, keys: readonly string[], types: MachineTypes): readonly MachineType[] | undefined {
  const named = cloud ?? cloudNamedBy(keys);
  const all = named === undefined ? [] : types.all(named);
  return all.length === 0 ? undefined : all;
}

/** Values outside of the table may be newer types'. */
function isKnownDomain(key: string, domain: ValueSet, types: readonly MachineType[]): boolean {
  const values = new Set(isArchitecture(key) ? ARCHITECTURES : types.flatMap((type) => machineLabel(type, key) ?? []));
  if (!domain.complement) return [...domain.values].every((value) => values.has(value));
  return allowsAbsence(domain) || [...values].some((value) => hasValue(domain, value));
}

function meets(type: MachineType, key: string, domain: ValueSet): boolean {
  const value = machineLabel(type, key);
  if (value === undefined) return true;
  return value === null ? allowsAbsence(domain) : hasValue(domain, value);
}

/** Tells of a type whether all that the pool requires of its machines is known of it, so that it surely is one of them. */
export const sureMachinesOf = memoize((pool: NodePool): ((type: MachineType) => boolean) => {
  if (pool.machineTypes !== undefined) return () => true;
  const keys = [...machineDomains(pool).keys()];
  return memoize((type) => keys.every((key) => machineLabel(type, key) !== undefined) && isWithin(type, pool, 100n));
});

/**
 * Karpenter reckons without the memory that the hypervisor may take. Upstream:
 * karpenter/pkg/controllers/provisioning/scheduling/scheduler.go filterByRemainingResources.
 */
function isWithin(
  type: MachineType,
  { limits = EMPTY_STRING_MAP }: Pick<NodePool, "limits">,
  percent: bigint,
): boolean {
  return Object.entries(limits).every(([resource, text]) => {
    const limit = parseQuantity(text);
    const most = mostOf(type).get(resource);
    if (limit === undefined || most === undefined) return true;
    return (resource === "memory" ? (most * percent) / 100n : most) <= limit;
  });
}
