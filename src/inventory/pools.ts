import { locate } from "../manifest/locate.js";
import type { Inventory } from "../model/cluster.js";
import { DECLARED_FORMAT, hasNoNodes, isOfPrintedNodes, type NodePool } from "../model/pool.js";
import type { Place } from "../model/source.js";
import { type ConfigurationError, errorAt, type InventoryNotice } from "./contract/configuration-error.js";
import type { ClusterDeclaration } from "./declaration/cluster-declaration.js";
import { type ImportedFile, isUnwritten } from "./declaration/from-declaration.js";
import { applyOverrides } from "./declaration/pool-override.js";
import { type ImportOutput, importPools } from "./imports/imported-pools.js";
import { PROVISION_FORMAT, provisionedPool } from "./platform-defaults/provisioned-pool.js";
import { describeUndeclaredTaints } from "./platform-defaults/undeclared-taints.js";

export interface BuiltInventory {
  readonly inventory: Inventory;
  readonly errors: readonly ConfigurationError[];
  readonly notices: readonly InventoryNotice[];
}

/** Builds the inventory from the files of the cluster's `from` entries; others in `imports` are ignored. */
export function buildInventory(declaration: ClusterDeclaration, imports: readonly ImportedFile[]): BuiltInventory {
  const { settings, implicit } = declaration;
  const context = { cluster: settings.name, transientTaints: settings.transientTaints, implicit };
  const outputs = (declaration.from ?? []).map((from): ImportOutput => {
    const files = imports.filter((one) => one.from === from).map(({ file }) => file);
    const output = importPools(from, files, context);
    return { ...output, everyFileRead: output.everyFileRead && files.length > 0 };
  });
  return inventoryOf(declaration, outputs);
}

/** Combines pools: declared by hand, then imports in the order of `from`. */
export function inventoryOf(declaration: ClusterDeclaration, outputs: readonly ImportOutput[]): BuiltInventory {
  const { settings } = declaration;
  const errors = outputs.flatMap((output) => output.errors);
  const faults = outputs.flatMap((output) => output.faults);
  const everyImportRead = outputs.every((output) => output.everyFileRead);
  // A failed import is reported instead of its consequences.
  const overridden = applyOverrides(
    declaration.overrides,
    outputs.flatMap((output) => output.pools),
    everyImportRead && errors.length === 0,
  );
  const { autoProvision } = declaration;
  const provisioned = autoProvision === undefined ? [] : [provisionedPool(autoProvision, settings.name)];
  const pools = [...(declaration.pools ?? []), ...overridden.pools, ...provisioned];
  const notices = [
    ...outputs.flatMap((output) => output.notices),
    ...pools.flatMap(describePoolWithoutNodes),
    ...(declaration.implicit === "off" ? [] : describeUndeclaredTaints(pools, settings.provider)),
  ];
  const isAssigned = !declaration.from?.some(({ mayBeAbsent }) => mayBeAbsent);
  const known = everyImportRead && isAssigned && pools.length > 0 && pools.every(isOfClosedFormat);
  const complete = (declaration.complete ?? known) && faults.length === 0;
  const isSnapshot = complete && declaration.complete === undefined && pools.some(isOfPrintedNodes);
  const inventory = {
    cluster: settings,
    pools,
    complete,
    isFound: (isUnwritten(declaration.place) && !complete) || undefined,
    isSnapshot: isSnapshot || undefined,
    faults: faults.length > 0 ? faults : undefined,
  };
  const own = [...overridden.errors, ...describeEmpty(declaration), ...describeRepeatedNames(pools)];
  return { inventory, errors: [...errors, ...own], notices };
}

/** Reports whether the format lists every node: by hand or a snapshot, not a provisioner. */
function isOfClosedFormat(pool: NodePool): boolean {
  return pool.format === DECLARED_FORMAT || pool.format === PROVISION_FORMAT || isOfPrintedNodes(pool);
}

function describeEmpty({ pools, from, place }: ClusterDeclaration): ConfigurationError[] {
  const key = pools !== undefined ? "pools" : "from";
  if ((pools ?? from) === undefined || (pools ?? []).length > 0 || (from ?? []).length > 0) return [];
  const example = key === "pools" ? "a pool, such as {name: general}" : "a file, such as {path: nodes.yaml}";
  const at: Place = { ...place, path: [...place.path, key], target: "key" };
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
    const isDeclared = ({ format }: NodePool) => format === DECLARED_FORMAT;
    if (isDeclared(first) && !isDeclared(pool)) {
      const { file, line } = locate(pool.place);
      const message = `pool "${pool.name}" is imported, too, from "${file}", line ${line}: change it with "overrides", or give the import a "prefix"`;
      errors.push(errorAt(first.place, message));
      continue;
    }
    const { file, line } = locate(first.place);
    const hint = isDeclared(pool) ? "" : '; give the import a "prefix"';
    errors.push(errorAt(pool.place, `pool "${pool.name}" is declared twice: first in "${file}", line ${line}${hint}`));
  }
  return errors;
}

function describePoolWithoutNodes(pool: NodePool): InventoryNotice[] {
  if (!hasNoNodes(pool)) return [];
  const cause = "is scaled to zero: no pod can run there";
  return [{ message: `pool "${pool.name}" ${cause}`, cause, range: locate(pool.place) }];
}
