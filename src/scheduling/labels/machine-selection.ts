import type { Inventory } from "../../model/cluster.js";
import { groupBy } from "../../model/group-by.js";
import type { MachineType } from "../../model/machine.js";
import type { NodePool } from "../../model/pool.js";
import type { Reason } from "../../model/pool-fit.js";
import { isGpuLabel, mayHaveGpu, mayHaveMoreDevices } from "./machine-room.js";
import {
  formatRequirement,
  formatWanted,
  type LabelRequirement,
  meetsRequirement,
  type NodeSelection,
} from "./node-selection.js";
import {
  derivesLabels,
  isArchitecture,
  isKnownValue,
  isMachineLabel,
  isOfKubernetes,
  machineLabel,
  machinesOf,
} from "./pool-machines.js";
import { formatDomain, valueSetOf } from "./value-set.js";

/** The machines that meet a pod's requirements. */
export interface MachineSelection {
  /** Present if no machine meets them all. */
  readonly against?: Reason;
  /** Keys that certainly suit the pod on some node. */
  readonly settled: ReadonlySet<string>;
}

export type SelectMachines = (requirements: readonly LabelRequirement[]) => MachineSelection;

const NOTHING: MachineSelection = { settled: new Set() };

/** Reads labels from machine types: names, architectures, Karpenter's labels. Undefined if types are unknown. */
export function machineSelection(pool: NodePool, inventory: Inventory): SelectMachines | undefined {
  const machines = machinesOf(pool, inventory);
  if (machines === undefined || machines.length === 0) return undefined;
  const isChosen = derivesLabels(pool);
  return (requirements) => {
    const own = requirements.filter(({ key }) => isAsked(key, pool, isChosen));
    if (own.length === 0) return NOTHING;
    // A type that is newer than the table may have the value.
    if (pool.machineTypes === undefined && !own.every((one) => areKnown(one, pool, inventory))) return NOTHING;
    return select(machines, [...groupBy(own, ({ key }) => key)], isChosen, pool.incomplete === undefined);
  };
}

/**
 * Tells of each type whether a node of it suits the pod by the labels of machines; undefined where that is not known. A term of
 * the affinity suits together with the node selector.
 */
export function machinesFor(
  { nodeSelector, terms }: NodeSelection,
  pool: NodePool,
  inventory: Inventory,
): (type: MachineType) => boolean | undefined {
  const isChosen = derivesLabels(pool);
  const lists = (terms ?? [undefined]).map((term) =>
    [...nodeSelector, ...(term?.expressions ?? [])].filter(({ key }) => isAsked(key, pool, isChosen)),
  );
  if (lists.some(({ length }) => length === 0)) return () => true;
  if (pool.machineTypes === undefined && !lists.flat().every((one) => areKnown(one, pool, inventory)))
    return () => undefined;
  return (type) => {
    const suits = lists.map((list) => {
      const met = list.map((one) => meets(type, one.key, [one]));
      return met.includes(false) ? false : met.includes(undefined) ? undefined : true;
    });
    return suits.includes(true) || (suits.includes(undefined) ? undefined : false);
  };
}

function isAsked(key: string, pool: NodePool, isChosen: boolean): boolean {
  if (isGpuLabel(key)) return !mayHaveMoreDevices(pool);
  return isChosen ? isMachineLabel(key) : isOfKubernetes(key);
}

function areKnown({ key, operator, values }: LabelRequirement, pool: NodePool, inventory: Inventory): boolean {
  return operator !== "In" || isGpuLabel(key) || values.every((value) => isKnownValue(key, value, pool, inventory));
}

function select(
  machines: readonly MachineType[],
  asked: readonly (readonly [key: string, requirements: readonly LabelRequirement[]])[],
  isChosen: boolean,
  isComplete: boolean,
): MachineSelection {
  let candidates = machines;
  for (const [key, list] of asked) {
    const meeting = candidates.filter((type) => meets(type, key, list) !== false);
    if (meeting.length === 0) return { against: mismatch(key, list, candidates), settled: NOTHING.settled };
    candidates = meeting;
  }
  if (!isComplete) return NOTHING;
  const suits = (key: string, list: readonly LabelRequirement[]) =>
    isChosen
      ? !isArchitecture(key) && candidates.some((type) => meets(type, key, list) === true)
      : machines.every((type) => meets(type, key, list) === true);
  return { settled: new Set(asked.flatMap(([key, list]) => (suits(key, list) ? [key] : []))) };
}

/** Undefined if the node's value is unknown. */
function meets(type: MachineType, key: string, list: readonly LabelRequirement[]): boolean | undefined {
  const value = labelOf(type, key);
  return value === undefined ? undefined : list.every((one) => meetsRequirement(one, value ?? undefined));
}

function labelOf(type: MachineType, key: string): string | null | undefined {
  if (!isGpuLabel(key)) return machineLabel(type, key);
  return mayHaveGpu(type, "nvidia.com") ? undefined : null;
}

function mismatch(key: string, list: readonly LabelRequirement[], candidates: readonly MachineType[]): Reason {
  const requirement = list.map(formatRequirement).join(", ");
  const wanted = list.map(formatWanted).join(" and ");
  const values = [...new Set(candidates.flatMap((type) => labelOf(type, key) ?? []))].sort();
  const [actual, another] = values;
  if (another === undefined) return { kind: "selector-mismatch", requirement, key, wanted, actual };
  const possible = formatDomain(valueSetOf("In", values));
  return { kind: "selector-mismatch", requirement, key, wanted, actual: undefined, possible };
}
