import { type ClusterKeys, NO_CLUSTER_KEYS } from "../../inventory/contract/cluster-keys.js";
import { unwrittenPlace } from "../../inventory/contract/configuration-error.js";
import { declaredBy } from "../../inventory/declaration/cluster-declaration.js";
import { unwrittenEntry } from "../../inventory/declaration/from-declaration.js";
import { inventoryOf } from "../../inventory/pools.js";
import type { SourceFile } from "../../model/source.js";
import { EMPTY_STRING_MAP } from "../../model/string-map.js";
import { type DiscoveredEntry, pathsOf } from "./discover.js";
import type { DiscoveredCluster, DiscoveredClusters } from "./discovered-clusters.js";
import { guessProviders } from "./guessed-provider.js";

export function resolveDiscovered(discovered: DiscoveredClusters, path: string) {
  return discovered.clusters.map((cluster) => {
    const declaration = declareCluster(cluster, { path, text: "" });
    const outputs = cluster.entries.map((entry) => ({
      ...entry,
      pools: entry.pools.map((pool) => ({ ...pool, cluster: cluster.name })),
    }));
    return { declaration, ...inventoryOf(declaration, outputs) };
  });
}

/** Returns providers by a cluster's certain pools, else by possible ones. */
export function providersOf(entries: readonly DiscoveredEntry[]): string[] {
  const own = guessProviders(entries.flatMap(({ pools, mayBeAbsent }) => (mayBeAbsent ? [] : pools)));
  return own.length > 0 ? own : guessProviders(entries.flatMap(({ pools }) => pools));
}

/** Returns the globs of manifests: none for one of several clusters that no file names, undefined where others decide. */
export function manifestsOf({ name, manifests, gitops }: DiscoveredCluster): readonly string[] | undefined {
  return manifests.length > 0 || (name !== null && gitops === undefined) ? manifests : undefined;
}

/** Declares a discovered cluster as `taintlint init` would, in `file`: not complete, except if kubectl printed every Node. */
export function declareCluster(cluster: DiscoveredCluster, file: SourceFile) {
  const { name, exclude, gitops, entries, isPrinted } = cluster;
  const manifests = manifestsOf(cluster);
  const place = unwrittenPlace(file);
  const [provider, second] = providersOf(entries);
  const keys: ClusterKeys = {
    ...NO_CLUSTER_KEYS,
    ...(isPrinted === undefined && { complete: false }),
    ...(provider !== undefined && second === undefined && { provider }),
    ...(manifests && { manifests }),
    ...(exclude.length > 0 && { exclude }),
  };
  const from = entries.map((entry) => ({
    ...unwrittenEntry(entry.format, entry.prefix, place, entry.mayBeAbsent),
    paths: pathsOf(entry),
    address: entry.cluster?.address,
    vars: (entry.vars ?? []).map((file) => ({ path: file, place })),
  }));
  return {
    ...declaredBy(keys, name, place),
    from: from.length > 0 ? from : undefined,
    gitops: gitops && {
      flux: gitops.flux === undefined ? [] : [{ path: gitops.flux, place }],
      argocd: gitops.argocd && { name: undefined, server: undefined, ...gitops.argocd, labels: EMPTY_STRING_MAP },
    },
  };
}
