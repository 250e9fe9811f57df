import { unwrittenEntry } from "../../inventory/declaration/from-declaration.js";
import { mayDeclareOwnPools } from "../../inventory/formats/pool-words.js";
import { importPools } from "../../inventory/imports/imported-pools.js";
import { locate } from "../../manifest/locate.js";
import { objectsOf } from "../../manifest/objects/objects.js";
import type { Manifest } from "../../manifest/read-manifest.js";
import { isInChart } from "../../model/manifest-name.js";
import { matchesGlobs } from "../../model/path-glob.js";
import { exampleFolderOf, isRetired } from "../../model/path-steps.js";
import { areLocalPools, type NodePool, withOpenExistence } from "../../model/pool.js";
import { declaresPools } from "../../rendering/contract/rendered-relevance.js";
import { patchPathsOf } from "../../rendering/kustomize/kustomization.js";
import type { Configuration } from "../configuration/configuration.js";
import type { ResolvedCluster } from "../contract/lint-input.js";

/**
 * Adds possible pools of unread manifests, with a notice, so that workloads asking for them are not accused; `complete:
 * true` says that these are none.
 */
export function withUnreadPools(
  clusters: readonly ResolvedCluster[],
  manifests: readonly Manifest[],
  { file: declaring, clusters: declared }: Configuration,
): { readonly clusters: readonly ResolvedCluster[]; readonly notices: readonly string[] } {
  if (!clusters.some(({ declaration }) => declaration.from !== undefined)) return { clusters, notices: [] };
  const known = clusters.flatMap(({ inventory }) => inventory.pools);
  const names = new Set(known.map(({ name }) => name));
  const files = new Set(known.map(({ place }) => place.document.file.path));
  // Of clusters, too, that this run leaves out.
  const globs = declared.flatMap(({ from = [] }) => from.flatMap(({ paths }) => paths));
  const isNamed = matchesGlobs(declaring, globs);
  const patches = patchPathsOf(manifests.map(({ file }) => file));
  const isUnread = ({ file, rendered, covered }: Manifest) =>
    rendered === undefined &&
    !covered &&
    !files.has(file.path) &&
    !isNamed(file.path) &&
    !patches.has(file.path) &&
    isOwn(file);
  const context = { cluster: null, transientTaints: [] };
  const found = manifests.filter(isUnread).flatMap(({ file }) => {
    const { pools } = importPools(unwrittenEntry(undefined, ""), [file], context);
    const own = pools.filter(({ name, role }) => !names.has(name) && role !== "control-plane");
    if (areLocalPools(own)) return [];
    return own.flatMap((pool) => {
      const object = objectsOf(pool.place.document).find(({ path }) =>
        path.every((key, at) => key === pool.place.path[at]),
      );
      return object !== undefined && declaresPools(object) ? [{ pool, kind: object.kind }] : [];
    });
  });
  if (found.length === 0) return { clusters, notices: [] };
  const why = `"${declaring.path}" does not read it`;
  const byName = new Map(found.map(({ pool }) => [pool.name, pool]));
  const added = (cluster: string | null): NodePool[] =>
    [...byName.values()].map((pool) => withOpenExistence({ ...pool, cluster }, why));
  const notices = found.map(({ pool, kind }) => {
    const { file, line } = locate(pool.place);
    return `${file}:${line} declares a ${kind} that ${declaring.path} does not read: name it under "from"`;
  });
  return {
    clusters: clusters.map((one) => {
      const { declaration, inventory } = one;
      if (declaration.from === undefined || declaration.complete === true) return one;
      return { ...one, inventory: { ...inventory, pools: [...inventory.pools, ...added(declaration.settings.name)] } };
    }),
    notices: [...new Set(notices)],
  };
}

/** Charts are rendered instead. */
function isOwn(file: Manifest["file"]): boolean {
  const isAside = isInChart(file.path) || isRetired(file.path) || exampleFolderOf(file.path) !== undefined;
  return !isAside && mayDeclareOwnPools(file);
}
