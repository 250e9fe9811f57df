import type { InventoryNotice } from "../../inventory/contract/configuration-error.js";
import {
  type ClusterFolder,
  findClusterFolders,
  namedClusterFolder,
  type PoolFile,
} from "../../inventory/discovery/cluster-folders.js";
import {
  createEntryReader,
  type DiscoveredEntry,
  type Discovery,
  discoverPools,
  type EntryReader,
  nameOfVariables,
} from "../../inventory/discovery/discover.js";
import { escapeGlob } from "../../inventory/discovery/entry-globs.js";
import { mayDeclareOwnPools } from "../../inventory/discovery/pool-words.js";
import { terraformFormat } from "../../inventory/formats/terraform.js";
import type { DiscoveredRoot } from "../../inventory/terraform/root-clusters.js";
import { WORKLOAD_KINDS } from "../../manifest/objects/kinds.js";
import { relevanceTest } from "../../manifest/objects/relevance.js";
import { readManifest } from "../../manifest/read-manifest.js";
import { exampleFolderOf, isRetired, isTestPath } from "../../model/folder-roles.js";
import { areLocalPools } from "../../model/local-cluster.js";
import { memoize } from "../../model/memoize.js";
import { matchesGlobs } from "../../model/path-glob.js";
import { parentFolder } from "../../model/path-steps.js";
import { isOfPrintedNodes, type NodePool } from "../../model/pool.js";
import { type SourceFile, textsThatMatter } from "../../model/source.js";
import { uniqueEndings } from "../../model/unique-endings.js";
import { findGitopsClusters, type GitopsCluster } from "../../rendering/gitops/gitops-clusters.js";
import { createRepositoryTree, mayHoldGitops } from "../../rendering/gitops/repository-tree.js";
import { patchPathsOf } from "../../rendering/kustomize/patch-paths.js";

export interface DiscoveredCluster {
  /** `null` for the only one. */
  readonly name: string | null;
  /** Globs of deployed manifests; none if GitOps objects decide. */
  readonly manifests: readonly string[];
  readonly exclude: readonly string[];
  readonly gitops: Pick<GitopsCluster, "flux" | "argocd"> | undefined;
  readonly entries: readonly DiscoveredEntry[];
  /** Globs without deployable files; absent otherwise. */
  readonly takesNothing?: readonly string[];
  /** Its pools are printed Nodes: all that exist now. */
  readonly isPrinted?: true;
}

export interface DiscoveredClusters {
  readonly clusters: readonly DiscoveredCluster[];
  /** Unread files that may declare pools, with the reason. */
  readonly leftOut: readonly InventoryNotice[];
  /** Files of tools that are not read and may make pools; absent for none. */
  readonly unread?: readonly SourceFile[];
}

interface Candidate extends Omit<DiscoveredCluster, "entries"> {
  readonly files: ReadonlySet<PoolFile>;
}

const ROOT_FILE = "main.tf";
const EVERYTHING = "**/*.{yaml,yml,json}";
const MAIN = "main";
/** More example folders are a test suite. */
const MOST_EXAMPLES = 12;
/** Files about a chart's deployment. */
const VALUES_FILE = /(?:^|\/)Chart\.yaml$|values[^/]*\.ya?ml$/i;
const isOfWorkload = relevanceTest(WORKLOAD_KINDS);
const mayHoldWorkload = memoize((file: SourceFile) => textsThatMatter(file).some(isOfWorkload));

/** Finds clusters by deployments (Flux, Argo CD) and places of pools. `rootFile` is a path in the root folder. */
export function discoverClusters(
  files: readonly SourceFile[],
  roots: readonly DiscoveredRoot[],
  rootFile: string,
): DiscoveredClusters {
  const patches = patchPathsOf(files);
  const own = files.filter((file) => mayDeclareOwnPools(file) && !patches.has(file.path));
  const ownRoots = roots.filter((root) => !isTestPath(pathOfRoot(root)));
  const sources: Sources = {
    candidates: own.filter(({ path }) => !isRetired(path)),
    roots: ownRoots.filter((root) => !isRetired(pathOfRoot(root))),
    all: files,
    read: createEntryReader(),
  };
  const together = discoverPools(sources.candidates, sources);
  const all = poolFilesOf(together);
  const { local, examples, clusters, ...division } = separateClusters(all, files, rootFile);
  const retired = poolFilesOf(
    discoverPools(
      own.filter(({ path }) => isRetired(path)),
      { roots: ownRoots.filter((root) => isRetired(pathOfRoot(root))), read: sources.read },
    ),
  );
  const leftOut = [...together.leftOut, ...local.map(describeLocal), ...retired.map(describeRetired)];
  if (clusters.length === 0 && examples.length === 0) {
    const only = division.own.length === all.length ? together : discoverOf(new Set(division.own), sources);
    return withoutLoneControlPlanes([{ ...ONLY, entries: only.entries }], leftOut);
  }
  const known = new Set(clusters.flatMap((cluster) => [...cluster.files]));
  const [only, another] = examples;
  // Nothing else declares a pool: the workloads of other files go to no cluster that is known.
  const isOnly = only?.isPrinted && another === undefined && clusters.length + division.own.length === 0;
  const others = clusters.length > 0 ? clusters : [mainCluster(division.own, examples)];
  const main = isOnly ? [] : others;
  // Each of the clusters may have what nothing assigns to one.
  const rest = clusters.length > 0 ? division.own.filter((file) => !known.has(file)) : [];
  const readAs = (isExample: boolean) => (candidate: Candidate) => {
    const { files: assigned, ...cluster } = candidate;
    return { ...cluster, entries: discoverOf(assigned, sources, isExample ? [] : rest).entries };
  };
  const apart = isOnly ? [{ ...only, name: null }] : examples;
  const found = [...main.map(readAs(false)), ...apart.map(readAs(true))];
  return withoutLoneControlPlanes(
    found.map((cluster) => withUsedGlobs(cluster, files, rootFile)),
    leftOut,
  );
}

function withUsedGlobs(cluster: DiscoveredCluster, files: readonly SourceFile[], rootFile: string): DiscoveredCluster {
  const { manifests, exclude } = cluster;
  if (manifests.length === 0) return cluster;
  const isUsed = (glob: string) => {
    const matches = matchesGlobs({ path: rootFile }, [glob]);
    return files.some(({ path }) => matches(path));
  };
  const used = manifests.filter(isUsed);
  const isExcluded = matchesGlobs({ path: rootFile }, exclude);
  const isNamed = matchesGlobs({ path: rootFile }, manifests);
  const deploys = (file: SourceFile) =>
    isNamed(file.path) && !isExcluded(file.path) && (VALUES_FILE.test(file.path) || mayHoldWorkload(file));
  const left = { ...cluster, exclude: exclude.filter(isUsed) };
  return files.some(deploys) ? { ...left, manifests: used } : { ...left, takesNothing: used };
}

interface Division {
  readonly own: readonly PoolFile[];
  readonly local: readonly PoolFile[];
  readonly examples: readonly Candidate[];
  /** Empty if everything but examples is one cluster. */
  readonly clusters: readonly Candidate[];
}

function separateClusters(found: readonly PoolFile[], files: readonly SourceFile[], rootFile: string): Division {
  const printed = found.filter((file) => isPrintedCluster(file, files));
  const all = found.filter((file) => !printed.includes(file));
  const examples = [...findExamples(all, files), ...printed.map(printedCluster)];
  const { own, local } = withoutLocal(all.filter(({ home }) => exampleFolderOf(home) === undefined));
  const deployed = findDeployed(files, rootFile, own);
  const isExample = ({ path }: SourceFile) => exampleFolderOf(path) !== undefined;
  const apart =
    deployed.length > 0 ? deployed : withShared(parallelClusters(own), examples, files, rootFile, isExample);
  return { own, local, examples, clusters: apart.length > 0 ? apart : besideOthers(own, files) };
}

/** Drops initializing control planes without pods of their own: their nodes are unknown. */
function withoutLoneControlPlanes(
  clusters: readonly DiscoveredCluster[],
  leftOut: readonly InventoryNotice[],
): DiscoveredClusters {
  const isLone = ({ entries }: DiscoveredCluster) =>
    entries.length > 0 && entries.every(({ pools }) => pools.every(isClosedControlPlane));
  const lone = new Set(clusters.filter(isLone).flatMap(({ entries }) => entries.flatMap(({ files }) => files)));
  return {
    clusters: clusters.map((cluster) => (isLone(cluster) ? { ...cluster, entries: [] } : cluster)),
    leftOut: [...leftOut, ...[...lone].map(describeLone)],
  };
}

function isClosedControlPlane({ role, taints }: NodePool): boolean {
  return role === "control-plane" && taints.some(({ effect }) => effect !== "PreferNoSchedule");
}

const ONLY = { name: null, manifests: [], exclude: [], gitops: undefined } as const;

interface Sources {
  readonly candidates: readonly SourceFile[];
  readonly roots: readonly DiscoveredRoot[];
  readonly all: readonly SourceFile[];
  readonly read: EntryReader;
}

function discoverOf(
  files: ReadonlySet<PoolFile>,
  { candidates, roots, all, read }: Sources,
  unassigned: readonly PoolFile[] = [],
): Discovery {
  const others = new Set(unassigned.map(({ id }) => id));
  const ids = new Set([...files].map(({ id }) => id));
  const isRead = (id: string) => ids.has(id) || others.has(id);
  return discoverPools(
    candidates.filter(({ path }) => isRead(path)),
    {
      ...{ all, read, roots: roots.filter(({ file, vars, cluster }) => isRead(idOf(file, vars, cluster))) },
      isUnassigned: (file, vars, cluster) => others.has(idOf(file, vars, cluster)),
    },
  );
}

function idOf({ path }: SourceFile, vars: readonly string[] = [], cluster?: DiscoveredRoot["cluster"]): string {
  return [path, ...vars, cluster?.address ?? []].flat().join("\n");
}

/** Returns a path in the root's folder, one per file of variables. */
function pathOfRoot({ file, vars, cluster }: DiscoveredRoot): string {
  const folder = file.path === "." ? "" : file.path;
  // One folder for both: clusters of the same name that several files of variables make are several.
  const own = [nameOfVariables(folder, vars), cluster?.name.replaceAll("/", "-") ?? ""]
    .filter((step) => step !== "")
    .join("-");
  return [folder, own, ROOT_FILE].filter((step) => step !== "").join("/");
}

function poolFilesOf({ entries }: Discovery): PoolFile[] {
  const files = new Map<string, PoolFile & { readonly pools: NodePool[] }>();
  for (const { format, files: read, vars = [], cluster, pools, prefix } of entries) {
    const named = pools.map((pool) => ({ ...pool, name: pool.name.slice(prefix.length) }));
    const [first] = read;
    if (format === terraformFormat.id && first !== undefined) {
      const id = idOf(first, vars, cluster);
      const home = pathOfRoot({ file: first, vars: [] });
      const root = { isRoot: true, isLocal: false };
      files.set(id, { path: pathOfRoot({ file: first, vars, cluster }), home, id, ...root, pools: named });
      continue;
    }
    // Pools of one cluster may be merged with equal ones of another file.
    for (const { path } of read) {
      const { isLocal = true, pools: known = [] } = files.get(path) ?? {};
      const file = { path, home: path, id: path, isRoot: false, pools: known };
      files.set(path, { ...file, isLocal: isLocal && areLocalPools(named) });
    }
    for (const pool of named) files.get(pool.place.document.file.path)?.pools.push(pool);
  }
  return [...files.values()];
}

function findExamples(all: readonly PoolFile[], files: readonly SourceFile[]): Candidate[] {
  const folders = new Map<string, Set<PoolFile>>();
  for (const file of all) {
    const folder = exampleFolderOf(file.home);
    if (folder !== undefined) folders.set(folder, (folders.get(folder) ?? new Set()).add(file));
  }
  const asks = ([folder]: readonly [string, unknown]) =>
    files.some((file) => file.path.startsWith(`${folder}/`) && mayHoldWorkload(file));
  const asking = [...folders].filter(asks);
  const isCluster = (one: readonly [string, ReadonlySet<PoolFile>]) =>
    rootsOf(one[1]).length > 0 || (asking.length <= MOST_EXAMPLES && asks(one));
  return [...folders].filter(isCluster).flatMap(([folder, declaring]) => clustersOfExample(folder, declaring));
}

function clustersOfExample(folder: string, declaring: ReadonlySet<PoolFile>): Candidate[] {
  const roots = rootsOf(declaring);
  if (roots.length > 1) return roots.map((root) => exampleCluster(parentFolder(root.path), new Set([root])));
  const apart = new Map(findClusterFolders([...declaring]).map(({ files }) => [commonFolder(files), new Set(files)]));
  const isApart = apart.size > 1 && ![...apart.keys()].some((one) => folder === one || folder.startsWith(`${one}/`));
  return isApart ? [...apart].map(([own, files]) => exampleCluster(own, files)) : [exampleCluster(folder, declaring)];
}

function commonFolder([first, ...others]: readonly PoolFile[]): string {
  let folder = parentFolder(first?.path ?? "");
  while (!others.every(({ path }) => path.startsWith(`${folder}/`))) folder = parentFolder(folder);
  return folder;
}

/** Reports whether a file is kubectl output with Nodes and their workloads. */
function isPrintedCluster({ id, pools }: PoolFile, files: readonly SourceFile[]): boolean {
  if (pools.length === 0 || !pools.every(isOfPrintedNodes)) return false;
  return files.some((file) => file.path === id && mayHoldWorkload(file));
}

function printedCluster(file: PoolFile): Candidate {
  const { path } = file;
  const name = path.replace(/\.[a-z]+$/i, "");
  return {
    name,
    manifests: [escapeGlob(path)],
    exclude: [],
    gitops: undefined,
    isPrinted: true,
    files: new Set([file]),
  };
}

function rootsOf(files: ReadonlySet<PoolFile>): PoolFile[] {
  return [...files].filter(({ isRoot }) => isRoot);
}

function exampleCluster(folder: string, files: ReadonlySet<PoolFile>): Candidate {
  return { name: folder, manifests: [`${escapeGlob(folder)}/**`], exclude: [], gitops: undefined, files };
}

function mainCluster(own: readonly PoolFile[], examples: readonly Candidate[]): Candidate {
  return {
    name: MAIN,
    manifests: [EVERYTHING],
    exclude: examples.flatMap(({ manifests }) => manifests),
    gitops: undefined,
    files: new Set(own),
  };
}

/** Separates local development clusters from others. */
function withoutLocal(files: readonly PoolFile[]): { readonly own: PoolFile[]; readonly local: PoolFile[] } {
  const local = files.filter(({ isLocal }) => isLocal);
  return local.length === files.length
    ? { own: [...files], local: [] }
    : { own: files.filter(({ isLocal }) => !isLocal), local };
}

/** Returns clusters that GitOps objects tell apart, with their pools. */
function findDeployed(files: readonly SourceFile[], rootFile: string, own: readonly PoolFile[]): Candidate[] {
  if (own.length === 0 || !files.some(mayHoldGitops)) return [];
  const found = findGitopsClusters(createRepositoryTree(files.map((file) => ({ file }))), rootFile);
  if (found.length < 2) return [];
  const clusters = found.map(({ name, paths, ...gitops }): Candidate => {
    const reached = own.filter(({ path }) => paths.has(path));
    return { name, manifests: [], exclude: [], gitops, files: new Set(reached) };
  });
  const known = new Set(clusters.flatMap((cluster) => [...cluster.files]));
  const unreached = own.filter((file) => !known.has(file));
  const named = clusters.map((cluster) => {
    const below = unreached.filter(({ path }) => path.split("/").includes(cluster.name ?? ""));
    return { ...cluster, files: new Set([...cluster.files, ...below]) };
  });
  const claimed = new Set(named.flatMap((cluster) => [...cluster.files]));
  const others = parallelClusters(own).filter(
    (one) => ![...one.files].some((file) => claimed.has(file)) && !named.some(({ name }) => name === one.name),
  );
  return claimed.size === 0 ? [] : [...named, ...others];
}

function parallelClusters(files: readonly PoolFile[]): Candidate[] {
  const folders = findClusterFolders(files);
  const names = uniqueEndings(folders.map(({ steps }) => steps));
  return folders.map((folder, index) => ({
    name: names[index] ?? folder.steps.join("-"),
    manifests: [globOfSteps(folder)],
    exclude: [],
    gitops: undefined,
    files: new Set(folder.files),
  }));
}

/** Handles a named cluster folder with pools beside others without: files elsewhere may go to the one with pools. */
function besideOthers(own: readonly PoolFile[], files: readonly SourceFile[]): Candidate[] {
  const homes = own.flatMap(({ path }) => namedClusterFolder(path) ?? []);
  const [home] = homes;
  if (home === undefined || homes.some(({ parent, name }) => parent !== home.parent || name !== home.name)) return [];
  const others = new Set(
    files.flatMap((file) => {
      const { parent, name } = namedClusterFolder(file.path) ?? home;
      return parent === home.parent && name !== home.name && mayHoldWorkload(file) ? [name] : [];
    }),
  );
  if (others.size === 0) return [];
  const below = (name: string) => `${escapeGlob(home.parent)}/${escapeGlob(name)}/**`;
  const without = [...others].map(
    (name): Candidate => ({ name, manifests: [below(name)], exclude: [], gitops: undefined, files: new Set() }),
  );
  const exclude = [...others].map(below);
  return [{ name: home.name, manifests: [EVERYTHING], exclude, gitops: undefined, files: new Set(own) }, ...without];
}

/** Pool folders without deployments say nothing about workloads: each may go to any cluster. */
function withShared(
  clusters: readonly Candidate[],
  examples: readonly Candidate[],
  files: readonly SourceFile[],
  rootFile: string,
  isExample: (file: SourceFile) => boolean,
): readonly Candidate[] {
  const isElsewhere = (file: SourceFile) => !isExample(file) && !isTestPath(file.path) && mayHoldWorkload(file);
  if (clusters.length === 0 || !files.some(isElsewhere)) return clusters;
  const isNamed = matchesGlobs(
    { path: rootFile },
    clusters.flatMap(({ manifests }) => manifests),
  );
  const tree = createRepositoryTree(files.map((file) => ({ file })));
  const overlays = [...tree.kustomizations].filter(([, path]) => isNamed(path));
  const reached = new Set(overlays.flatMap(([folder]) => [...tree.filesOf(folder, false)]));
  const deploys = (file: SourceFile) =>
    VALUES_FILE.test(file.path) || mayHoldGitops(file) || readManifest(file).workloads.length > 0;
  if (files.some((file) => (isNamed(file.path) || reached.has(file.path)) && deploys(file))) return clusters;
  const exclude = examples.flatMap(({ manifests }) => manifests);
  return clusters.map((cluster) => ({ ...cluster, manifests: [], exclude }));
}

function globOfSteps({ steps }: ClusterFolder): string {
  return `**/${steps.map(escapeGlob).join("/**/")}/**`;
}

function describeLocal({ path }: PoolFile): InventoryNotice {
  return at(path, "it declares a cluster on a developer's machine, apart from the others");
}

function describeRetired({ path }: PoolFile): InventoryNotice {
  return at(path, "it declares node pools in a folder whose name says that it is no longer used");
}

function describeLone({ path }: SourceFile): InventoryNotice {
  return at(path, "it declares only a control plane: the file that declares the other nodes is missing");
}

function at(file: string, message: string): InventoryNotice {
  return { message, range: { file, line: 1, column: 1, endLine: 1, endColumn: 1 } };
}
