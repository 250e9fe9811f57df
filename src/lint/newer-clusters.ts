import { minorOf, NEWEST_MINOR } from "../model/kubernetes-version.js";
import type { ResolvedCluster } from "./judge.js";

/** Says once that clusters are newer than what taintlint knows. */
export function describeNewerClusters(clusters: readonly ResolvedCluster[]): readonly string[] {
  const versions = clusters.flatMap(({ inventory }) => inventory.cluster.kubernetesVersion ?? []);
  const newer = versions.filter((version) => (minorOf(version) ?? 0) > NEWEST_MINOR);
  if (newer.length === 0) return [];
  const named = [...new Set(newer)].map((version) => JSON.stringify(version)).join(", ");
  return [
    `kubernetesVersion ${named} is newer than 1.${NEWEST_MINOR}, the newest that taintlint knows: what it adds is not judged`,
  ];
}
