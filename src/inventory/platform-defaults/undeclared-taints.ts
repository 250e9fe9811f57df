import { locate } from "../../manifest/locate.js";
import { DECLARED_FORMAT, INSTANCE_TYPE_LABEL, type NodePool, OS_LABEL } from "../../model/pool.js";
import { formatTaint } from "../../model/taint.js";
import type { InventoryNotice } from "../contract/configuration-error.js";
import { type DeclaredNodes, defaultTaints } from "./apply-defaults.js";
import type { Platform, PoolFacts } from "./platform-defaults.js";

const PLATFORM_OF_PROVIDER: ReadonlyMap<string, Platform> = new Map([
  ["gke", "gke"],
  ["aks", "aks"],
  ["doks", "digitalocean"],
]);

function factsOf({ name, labels, allocatable }: NodePool): PoolFacts {
  return {
    name,
    accelerator: labels["cloud.google.com/gke-accelerator"] ?? allocatable["nvidia.com/gpu"],
    machineType: labels[INSTANCE_TYPE_LABEL],
    sandbox: labels["sandbox.gke.io/runtime"],
    spot: labels["kubernetes.azure.com/scalesetpriority"],
    image: labels[OS_LABEL],
  };
}

/** Describes provider taints that a hand-declared pool lacks: declared pools are taken as they are. */
export function describeUndeclaredTaints(pools: readonly NodePool[], provider: string | undefined): InventoryNotice[] {
  const platform = PLATFORM_OF_PROVIDER.get(provider ?? "");
  if (platform === undefined) return [];
  const declared = pools
    .filter(({ format }) => format === DECLARED_FORMAT)
    .map((pool): DeclaredNodes => ({ pool, platform, facts: factsOf(pool) }));
  return declared.flatMap(({ pool, ...one }) =>
    defaultTaints({ pool, ...one }, declared).map(({ taint, because }) => {
      const cause = `does not list taint ${formatTaint(taint)}, but ${because}: add it, or write "implicit: off"`;
      return { message: `pool "${pool.name}" ${cause}`, cause, range: locate(pool.place) };
    }),
  );
}
