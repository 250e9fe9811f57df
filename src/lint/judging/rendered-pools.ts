import { unwrittenEntry } from "../../inventory/declaration/from-declaration.js";
import { readObjects } from "../../inventory/imports/imported-pools.js";
import { locate } from "../../manifest/locate.js";
import type { Manifest } from "../../manifest/read-manifest.js";
import { isRetired } from "../../model/path-steps.js";
import { type IncompleteField, type NodePool, withOpenExistence } from "../../model/pool.js";
import type { SourceProblem } from "../../model/source.js";
import { formatTaint } from "../../model/taint.js";
import { declaresPools, rendersPools } from "../../rendering/contract/rendered-relevance.js";
import type { Gitops } from "../../rendering/gitops/follow-gitops.js";
import type { ResolvedCluster } from "../contract/lint-input.js";
import { bindManifests } from "./binding.js";

/** Adds pools declared by renderings, except to hand-declared or complete inventories. */
export function withRenderedPools(
  clusters: readonly ResolvedCluster[],
  manifests: readonly Manifest[],
  gitops: Gitops,
): readonly ResolvedCluster[] {
  if (!rendersPools(manifests)) return clusters;
  const declarations = clusters.map(({ declaration }) => declaration);
  const { bound } = bindManifests(declarations, manifests, gitops);
  return clusters.map((cluster, index) => {
    const { declaration, inventory } = cluster;
    const isClosed =
      declaration.complete === true || (declaration.pools !== undefined && declaration.from === undefined);
    if (isClosed) return cluster;
    const rendered = (bound[index] ?? []).filter((manifest) => manifest.rendered !== undefined);
    // Where every manifest may go to every cluster, one that names the pool's own file has the pool.
    const isBound = declaration.hasOwnManifests || declaration.gitops !== undefined;
    const others = isBound ? [] : clusters.filter((other) => other !== cluster);
    const elsewhere = others.flatMap((other) => other.inventory.pools);
    const isOfOther = (pool: NodePool) =>
      !inventory.pools.some((own) => isMadeOf(pool, own)) && elsewhere.some((other) => isMadeOf(pool, other));
    const faults = [...(inventory.faults ?? [])];
    const found = rendered.flatMap((manifest) => poolsOf(manifest, cluster, faults)).filter((pool) => !isOfOther(pool));
    if (found.length + faults.length === 0) return cluster;
    const own = withoutRepeated(found);
    const kept = inventory.pools.filter((pool) => !own.some((other) => isMadeOf(other, pool)));
    const added = own.filter(({ name }) => !kept.some((pool) => pool.name === name));
    return {
      ...cluster,
      inventory: { ...inventory, pools: [...kept, ...added], complete: false, ...(faults.length > 0 && { faults }) },
    };
  });
}

function poolsOf(
  { objects, rendered }: Manifest,
  { declaration }: ResolvedCluster,
  faults: SourceProblem[],
): NodePool[] {
  const { settings, implicit } = declaration;
  const context = { cluster: settings.name, transientTaints: settings.transientTaints, implicit };
  const read = readObjects(objects.filter(declaresPools), [], unwrittenEntry(undefined, ""), context, faults);
  const pools = read.flatMap((output) => output.pools);
  if (rendered?.clusters !== undefined) return pools;
  return pools.filter(({ place }) => !isRetired(locate(place).file)).map(unlessInstalled);
}

/** Part of a chart's name if a GitOps object or configuration installs it. */
const INSTALLED = / (?:with|for) /;

/** An uninstalled chart has default values, mostly examples. */
function unlessInstalled(pool: NodePool): NodePool {
  const { origin } = pool.place.document;
  if (origin?.renderer !== "helm" || INSTALLED.test(origin.root)) return pool;
  return withOpenExistence(pool, `nothing says that chart "${origin.root}" is installed with its own values`);
}

function isMadeOf(rendered: NodePool, pool: NodePool): boolean {
  return rendered.name === pool.name && locate(rendered.place).file === locate(pool.place).file;
}

/** Conflicting renderings of a pool leave taints and labels undetermined. */
function withoutRepeated(pools: readonly NodePool[]): NodePool[] {
  const known = new Map<string, NodePool>();
  for (const pool of pools) {
    const first = known.get(pool.name);
    if (first === undefined) known.set(pool.name, pool);
    else if (!isSame(first, pool)) known.set(pool.name, withOpenFields(first));
  }
  return [...known.values()];
}

function isSame(one: NodePool, other: NodePool): boolean {
  const text = ({ taints, labels }: NodePool) =>
    JSON.stringify([taints.map(formatTaint).sort(), Object.entries(labels).sort()]);
  return text(one) === text(other);
}

function withOpenFields(pool: NodePool): NodePool {
  const why = "its renderings do not agree";
  const known = pool.incomplete ?? [];
  if (known.some((field) => field.why === why)) return pool;
  const open = (["taints", "labels"] as const).map((field): IncompleteField => ({ field, why, place: pool.place }));
  return { ...pool, incomplete: [...known, ...open] };
}
