import type { MachineTypes } from "../../model/machine.js";
import { namesMachines } from "../../scheduling/labels/pool-machines.js";
import type { ResolvedCluster } from "../contract/lint-input.js";

export function needMachineTypes(clusters: readonly ResolvedCluster[]): boolean {
  return clusters.some(({ inventory }) => inventory.pools.some(namesMachines));
}

export function withMachineTypes(
  clusters: readonly ResolvedCluster[],
  machineTypes: MachineTypes,
): readonly ResolvedCluster[] {
  return clusters.map((cluster) => ({ ...cluster, inventory: { ...cluster.inventory, machineTypes } }));
}
