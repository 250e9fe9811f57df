import type { ClusterDeclaration } from "../inventory/cluster-declaration.js";
import { NO_CLUSTER_KEYS, resolveSettings } from "../inventory/cluster-keys.js";
import { readAdmissionObjects } from "../manifest/admission-objects.js";
import type { Manifest } from "../manifest/read-manifest.js";
import type { AdmissionObjects, Inventory } from "../model/cluster.js";
import type { WorkloadFit } from "../model/fit.js";
import { fitWorkload } from "../scheduling/fit.js";
import { isBoundTo } from "./binding.js";

/** A cluster as its configuration declares it, with the pools that it turned out to have. */
export interface ResolvedCluster {
  readonly inventory: Inventory;
  readonly declaration: ClusterDeclaration;
}

/** Every workload that belongs to a cluster, judged against its pools. */
export interface ClusterJudgement {
  readonly inventory: Inventory;
  readonly admission: AdmissionObjects;
  readonly fits: readonly WorkloadFit[];
}

/** Without any pools the checks that need none still run. */
const NO_INVENTORY: Inventory = { cluster: resolveSettings(null, NO_CLUSTER_KEYS), pools: [], complete: false };

function judge(inventory: Inventory, manifests: readonly Manifest[]): ClusterJudgement {
  const admission = readAdmissionObjects(manifests.flatMap((manifest) => manifest.objects));
  const fits = manifests.flatMap((manifest) =>
    manifest.workloads.map((workload) => fitWorkload(workload, inventory, admission)),
  );
  return { inventory, admission, fits };
}

/** Judges the manifests against every cluster that they are bound to. */
export function judgeClusters(
  clusters: readonly ResolvedCluster[],
  manifests: readonly Manifest[],
): readonly ClusterJudgement[] {
  if (clusters.length === 0) return [judge(NO_INVENTORY, manifests)];
  return clusters.map(({ inventory, declaration }) => {
    const isOnly = clusters.length === 1;
    const bound = isOnly ? manifests : manifests.filter(({ file }) => isBoundTo(declaration, file.path));
    return judge(inventory, bound);
  });
}
