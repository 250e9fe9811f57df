import { locate } from "../manifest/locate.js";
import type { Inventory } from "../model/cluster.js";
import type { NodePool } from "../model/pool.js";
import type { Place } from "../model/source.js";
import type { ClusterDeclaration } from "./cluster-declaration.js";
import { type ConfigurationError, errorAt, type InventoryNotice } from "./configuration-error.js";
import { DECLARED_FORMAT } from "./declared-pool.js";
import type { ImportedFile } from "./from-declaration.js";
import { importPools } from "./imported-pools.js";

/**
 * Puts a cluster's pools together: those declared by hand, then those of its imports in the order of `from`.
 * `imports` holds the files that the cluster's `from` entries name; those of other clusters are ignored.
 */
export function buildInventory(
  declaration: ClusterDeclaration,
  imports: readonly ImportedFile[],
): {
  readonly inventory: Inventory;
  readonly errors: readonly ConfigurationError[];
  readonly notices: readonly InventoryNotice[];
} {
  const { settings } = declaration;
  const pools: NodePool[] = [...(declaration.pools ?? [])];
  const errors: ConfigurationError[] = [];
  const notices: InventoryNotice[] = [];
  let everyImportRead = true;
  for (const from of declaration.from ?? []) {
    const files = imports.filter((one) => one.from === from).map(({ file }) => file);
    if (files.length === 0) everyImportRead = false;
    const context = { cluster: settings.name, transientTaints: settings.transientTaints };
    const output = importPools(from, files, context);
    pools.push(...output.pools);
    errors.push(...output.errors);
    notices.push(...output.notices);
  }
  errors.push(...describeEmpty(declaration), ...describeRepeatedNames(pools));
  notices.push(...pools.flatMap(describePoolWithoutNodes));
  const complete = declaration.complete ?? (everyImportRead && pools.length > 0);
  return { inventory: { cluster: settings, pools, complete }, errors, notices };
}

function describeEmpty({ pools, from, place }: ClusterDeclaration): ConfigurationError[] {
  const key = pools !== undefined ? "pools" : "from";
  if ((pools ?? from) === undefined || (pools ?? []).length > 0 || (from ?? []).length > 0) return [];
  const example = key === "pools" ? "a pool, such as {name: general}" : "a file, such as {path: nodes.yaml}";
  const at: Place = { ...place, path: [...place.path, key], part: "key" };
  return [errorAt(at, `"${key}" is empty: declare at least ${example}`)];
}

function describeRepeatedNames(pools: readonly NodePool[]): ConfigurationError[] {
  const earlier = new Map<string, NodePool>();
  const errors: ConfigurationError[] = [];
  for (const pool of pools) {
    const first = earlier.get(pool.name);
    if (first === undefined) {
      earlier.set(pool.name, pool);
      continue;
    }
    const { file, line } = locate(first.place);
    const hint = pool.format === DECLARED_FORMAT ? "" : '; give the import a "prefix"';
    errors.push(errorAt(pool.place, `pool "${pool.name}" is declared twice: first in "${file}", line ${line}${hint}`));
  }
  return errors;
}

function describePoolWithoutNodes(pool: NodePool): InventoryNotice[] {
  const { scale } = pool;
  const fixedAtZero = scale?.replicas === 0 && scale.max === undefined;
  if (scale?.max !== 0 && !fixedAtZero) return [];
  return [{ message: `pool "${pool.name}" is scaled to zero: no pod can run there`, range: locate(pool.place) }];
}
