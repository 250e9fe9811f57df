import { join } from "node:path";
import { mayHoldPools, POOL_KINDS } from "../inventory/formats/pool-words.js";
import { declareCluster, resolveDiscovered } from "../lint/discovery/declared-discovery.js";
import { type DiscoveredClusters, discoverClusters } from "../lint/discovery/discovered-clusters.js";
import {
  describeUnreadPools,
  discoveredPools,
  entriesOf,
  type LoadedClusters,
  loadedOf,
  mayMakeUnreadPools,
  NOT_WRITTEN,
  undiscoveredIn,
} from "../lint/discovery/undeclared-pools.js";
import { type Deadline, NO_DEADLINE } from "../model/limits.js";
import { isOfPrintedNodes } from "../model/pool.js";
import type { SourceFile } from "../model/source.js";
import { count, nameSome } from "../model/words.js";
import { relativePath } from "../sources/disk/relative-path.js";
import { templateMark } from "../yaml/placeholders.js";
import { foldersBelow } from "./configuration-file.js";
import { type FileReader, rootAbove } from "./file-reader.js";
import { loadClusters } from "./inventory-files.js";
import { allTexts, discoverRoots } from "./terraform.js";

const KUSTOMIZATION = /(?:^|\/)kustomization\.ya?ml$/;

/** Discovers clusters and pools in unignored files. */
export async function discoverIn(reader: FileReader, deadline = NO_DEADLINE): Promise<DiscoveredClusters> {
  const folder = reader.workingDirectory;
  const { files } = reader.find({ folder, below: folder, exclude: [] });
  const { roots, passedOver = [] } = await discoverRoots(reader, deadline);
  const read = files.flatMap((path) => (deadline.isOver("reading") ? [] : (reader.read(path).value ?? [])));
  const discovery = discoverClusters(read, roots, NOT_WRITTEN);
  const ofRoots = new Set(
    roots.flatMap(({ file }) => (file.opened?.objects ?? []).map((one) => one.document.file.path)),
  );
  const unread = unreadFiles(reader).filter(({ path }) => !ofRoots.has(path));
  const leftOut = [...discovery.leftOut, ...[passedOver].flat(), ...unread.flatMap(describeUnreadPools)];
  return { ...discovery, leftOut, unread };
}

export function discoverPrinted(file: SourceFile): LoadedClusters {
  const { clusters, leftOut } = discoverClusters([file], [], NOT_WRITTEN);
  const isOfNodes = clusters.every(({ entries }) => entries.every(({ pools }) => pools.every(isOfPrintedNodes)));
  if (!isOfNodes) return { clusters: [], notices: [] };
  const printed = clusters.map((cluster) => ({ ...cluster, manifests: [], isPrinted: true as const }));
  const { value } = loadedOf(resolveDiscovered({ clusters: printed, leftOut }, NOT_WRITTEN));
  const found = value?.clusters ?? [];
  return { clusters: found, notices: describeTrouble(found), leftOut };
}

const MOST_NODES = 6;

/** Says in one line which Nodes take no pods now. */
function describeTrouble(clusters: LoadedClusters["clusters"]): string[] {
  const nodes = clusters.flatMap(({ inventory }) => inventory.pools.flatMap((pool) => pool.nodes ?? []));
  const bad = nodes.flatMap(({ name, unschedulable, trouble = unschedulable && "cordoned" }) =>
    trouble ? `"${name}" (${trouble})` : [],
  );
  const number = `${bad.length} of ${count(nodes.length, "Node")}`;
  return bad.length === 0 ? [] : [`${number} take no new pods now: ${nameSome(bad, MOST_NODES, "more")}`];
}

function unreadFiles(reader: FileReader): SourceFile[] {
  const folder = reader.workingDirectory;
  const { paths } = reader.tree(folder).below(folder);
  return paths
    .filter(mayMakeUnreadPools)
    .flatMap((path) => reader.read(join(folder, path)).value ?? [])
    .filter((file) => describeUnreadPools(file).length > 0);
}

export async function discoverDeclared(reader: FileReader, deadline: Deadline): Promise<LoadedClusters> {
  const { workingDirectory } = reader;
  const root = rootAbove(reader);
  const isRoot = root === workingDirectory;
  const whole = isRoot ? reader : reader.seenFrom(root);
  const discovery = await discoverIn(whole, deadline);
  const path = isRoot ? NOT_WRITTEN : relativePath(workingDirectory, join(root, NOT_WRITTEN));
  // What was read from the root has the paths that it has there.
  const file = { path, text: "", below: foldersBelow(path, workingDirectory) };
  const declared = discovery.clusters.map((cluster) => declareCluster(cluster, file));
  const loaded =
    isRoot || entriesOf(discovery).length === 0
      ? loadedOf(resolveDiscovered(discovery, path))
      : await loadClusters(declared, reader, deadline);
  const unread = undiscoveredIn(discovery, () => allTexts(whole)).map((file) =>
    isRoot ? file : { ...file, path: relativePath(workingDirectory, join(root, file.path)) },
  );
  return discoveredPools(discovery, path, loaded, unread, isRoot ? () => allTexts(whole) : undefined);
}

/** Reports whether rendering may show more pools, by templates or patches. */
export function mayRenderPools(reader: FileReader): boolean {
  const found = [reader, ...reader.besides()].flatMap(({ folder, find }) => {
    return find({ folder, below: folder, exclude: [] }).files;
  });
  return found.some((path) => {
    const { value: file } = reader.read(path);
    if (file === undefined) return false;
    if (KUSTOMIZATION.test(path)) return POOL_KINDS.some(({ kind }) => file.text.includes(`kind: ${kind}`));
    return mayHoldPools(file) && templateMark(file.text) !== undefined;
  });
}
