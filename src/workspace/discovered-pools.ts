import { join } from "node:path";
import type { ConfigurationError } from "../inventory/declaration/configuration-error.js";
import type { DiscoveredEntry } from "../inventory/discovery/discover.js";
import { mayHoldPools, POOL_KINDS } from "../inventory/discovery/pool-words.js";
import { declareDiscovered, resolveDiscovered } from "../lint/proposal/declared-discovery.js";
import { type DiscoveredClusters, discoverClusters } from "../lint/proposal/discovered-clusters.js";
import { rangeOfSpan } from "../manifest/locate.js";
import { templateMark } from "../manifest/read-manifest.js";
import { isOfExamples, isTestPath } from "../model/folder-roles.js";
import { type Deadline, NO_DEADLINE } from "../model/limits.js";
import { splitRepositoryAddress } from "../model/repository-address.js";
import type { SourceFile } from "../model/source.js";
import { count, nameSome } from "../model/words.js";
import { gitRemotes } from "../sources/git-remotes.js";
import { findGitRoot } from "../sources/git-root.js";
import { relativePath } from "../sources/relative-path.js";
import type { FileReader } from "./file-reader.js";
import { type LoadedClusters, loadClusters, loadedOf } from "./inventory-files.js";
import { rootAbove } from "./repository-root.js";
import { discoverRoots } from "./terraform.js";
import { NAMED_FILES, NOT_WRITTEN, shortenNotices } from "./undeclared-pools.js";

const NAMED_CLUSTERS = 6;
const SCRIPT = /(?:\.(?:sh|bash|ps1|bat|sh\.tpl|sh\.tftpl)|\/user-?data[^/]*)$/i;
const TAINTS_NODES = /--register-with-taints|registerWithTaints/;
const KUSTOMIZATION = /(?:^|\/)kustomization\.ya?ml$/;

/**
 * Finds the clusters and their pools that the files of the reader's folder declare, but for those that git ignores.
 */
export async function discoverIn(reader: FileReader, deadline = NO_DEADLINE): Promise<DiscoveredClusters> {
  const folder = reader.workingDirectory;
  const { files } = reader.find({ folder, below: folder, exclude: [] });
  const roots = await discoverRoots(reader, deadline);
  const read = files.flatMap((path) => (deadline.isOver("reading") ? [] : (reader.read(path).value ?? [])));
  const discovery = discoverClusters(read, roots, NOT_WRITTEN, () => isOfExamplesAlone(folder));
  return { ...discovery, leftOut: [...discovery.leftOut, ...taintingScripts(reader)] };
}

function isOfExamplesAlone(folder: string): boolean {
  const names = gitRemotes(folder).flatMap((remote) => splitRepositoryAddress(remote)?.path.split("/").at(-1) ?? []);
  return findGitRoot(folder) === folder && names.some(isOfExamples);
}

/** Scripts that start nodes with taints of their own: nobody can tell which nodes those are. */
function taintingScripts(reader: FileReader): ConfigurationError[] {
  const folder = reader.workingDirectory;
  const { paths } = reader.tree(folder).below(folder);
  return paths
    .filter((path) => SCRIPT.test(path) && !isTestPath(path))
    .flatMap((path) => reader.read(join(folder, path)).value ?? [])
    .flatMap((file) => {
      const at = TAINTS_NODES.exec(file.text);
      if (at === null) return [];
      const message = `it starts nodes with "${at[0]}": declare these pools by hand, or import what "kubectl get nodes -o json" prints`;
      return { message, range: rangeOfSpan(file, { start: at.index, end: at.index + at[0].length }) };
    });
}

/** All entries of all clusters. */
export function entriesOf({ clusters }: DiscoveredClusters): DiscoveredEntry[] {
  return clusters.flatMap(({ entries }) => entries);
}

/**
 * The pools of a run without a configuration: those that `taintlint init` would name at the root of the repository, which
 * need not be all.
 */
export async function discoverDeclared(reader: FileReader, deadline: Deadline): Promise<LoadedClusters> {
  const { workingDirectory } = reader;
  const root = rootAbove(workingDirectory);
  const isRoot = root === workingDirectory;
  const discovery = await discoverIn(isRoot ? reader : reader.seenFrom(root), deadline);
  const path = isRoot ? NOT_WRITTEN : relativePath(workingDirectory, join(root, NOT_WRITTEN));
  const leftOut = discovery.leftOut.map(({ message, range }) => ({
    path: range.file,
    notice: `${range.file}:${range.line}: ${message}`,
  }));
  if (entriesOf(discovery).length === 0) return { clusters: [], notices: [], leftOut };
  // What was read from the root has the paths that it has there.
  const loaded = isRoot
    ? loadedOf(resolveDiscovered(discovery, path))
    : await loadClusters(declareDiscovered(discovery, path), reader, deadline);
  if (loaded.problem !== undefined) {
    return {
      clusters: [],
      notices: shortenNotices(loaded.problem.map(({ message }) => `pools were discovered, but ${message}`)),
      leftOut,
    };
  }
  const { clusters } = loaded.value;
  const known = loaded.value.notices.filter((notice) => !notice.startsWith(`${path}:`));
  const count = clusters.reduce((sum, { inventory }) => sum + inventory.pools.length, 0);
  return { clusters, notices: [describeDiscovery(discovery, count), ...known], leftOut };
}

/**
 * Reports whether rendering may show pools that the files as they stand do not: a template declares some, or a kustomization
 * patches them.
 */
export function mayRenderPools(reader: FileReader): boolean {
  const folder = reader.workingDirectory;
  const { files } = reader.find({ folder, below: folder, exclude: [] });
  return files.some((path) => {
    const { value: file } = reader.read(path);
    if (file === undefined) return false;
    return KUSTOMIZATION.test(path) ? namesPoolKind(file.text) : mayHoldPools(file) && isTemplate(file);
  });
}

function isTemplate({ text }: SourceFile): boolean {
  return templateMark(text) !== undefined;
}

function namesPoolKind(text: string): boolean {
  return POOL_KINDS.some(({ kind }) => text.includes(`kind: ${kind}`));
}

function describeDiscovery(discovery: DiscoveredClusters, pools: number): string {
  const files = [...new Set(entriesOf(discovery).flatMap((entry) => entry.files.map(({ path }) => `"${path}"`)))];
  const named = nameSome(files, NAMED_FILES, "more files");
  const found = count(pools, "node pool was discovered", "node pools were discovered");
  const names = discovery.clusters.flatMap(({ name }) => name ?? []);
  const apart = names.length < 2 ? "" : ` of ${names.length} clusters (${nameSome(names, NAMED_CLUSTERS)})`;
  return `without a taintlint.yaml ${found} in ${named}${apart}, and there may be others: "taintlint init" writes them down`;
}
