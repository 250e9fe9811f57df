import type { MachineTypes } from "../../model/machine.js";
import { namesMachines } from "../../scheduling/resources/pool-machines.js";
import type { ResolvedCluster } from "./judge.js";

/** Reports whether a pool of the clusters names a type of machine, or asks for one by what it has. */
export function needMachineTypes(clusters: readonly ResolvedCluster[]): boolean {
  return clusters.some(({ inventory }) => inventory.pools.some(namesMachines));
}

/** The clusters with the machine types that their pools are of. */
export function withMachineTypes(
  clusters: readonly ResolvedCluster[],
  machineTypes: MachineTypes,
): readonly ResolvedCluster[] {
  return needMachineTypes(clusters)
    ? clusters.map((cluster) => ({ ...cluster, inventory: { ...cluster.inventory, machineTypes } }))
    : clusters;
}
