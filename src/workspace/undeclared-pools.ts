import { declaredBy } from "../inventory/declaration/cluster-declaration.js";
import { NO_CLUSTER_KEYS } from "../inventory/declaration/cluster-keys.js";
import { unwrittenPlace } from "../inventory/declaration/unwritten.js";
import { inventoryOf } from "../inventory/pools.js";
import type { LoadedCluster, LoadedClusters } from "./inventory-files.js";

/** So many files are named one by one. */
export const NAMED_FILES = 3;
/** The name of a configuration that is not there: what it says about itself concerns nobody. */
export const NOT_WRITTEN = "taintlint.yaml";

/** What a run says of the pools that it has found, and of the files that it could not read; `covered` were rendered. */
export function poolNotices({ notices, leftOut = [] }: LoadedClusters, covered: ReadonlySet<string>): string[] {
  return [...notices, ...shortenNotices(leftOut.filter(({ path }) => !covered.has(path)).map(({ notice }) => notice))];
}

/** The only cluster, of which nothing but what is rendered for it is known. */
export function undeclaredCluster(): LoadedCluster {
  const declaration = declaredBy({ ...NO_CLUSTER_KEYS, complete: false }, null, unwrittenPlace(NOT_WRITTEN));
  return { declaration, inventory: inventoryOf(declaration, []).inventory };
}

/** A line for each, or for the first of many. */
export function shortenNotices(notices: readonly string[]): string[] {
  const more = notices.length - NAMED_FILES;
  return more > 1 ? [...notices.slice(0, NAMED_FILES), `${more} more files like these are left out`] : [...notices];
}
