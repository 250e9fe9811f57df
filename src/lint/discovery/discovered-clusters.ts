import type { InventoryNotice } from "../../inventory/contract/configuration-error.js";
import { mayDeclareOwnPools, mayHoldPools } from "../../inventory/formats/pool-words.js";
import { terraformFormat } from "../../inventory/formats/terraform-pools.js";
import type { DiscoveredRoot } from "../../inventory/terraform/root-clusters.js";
import { WORKLOAD_KINDS } from "../../manifest/objects/kinds.js";
import { relevanceTest } from "../../manifest/objects/relevance.js";
import { memoize } from "../../model/memoize.js";
import { matchesGlobs } from "../../model/path-glob.js";
import {
  exampleFolderOf,
  folderOf,
  isRetired,
  isSample,
  isTestPath,
  parentFolder,
  uniqueEndings,
} from "../../model/path-steps.js";
import { areLocalPools, isOfPrintedNodes, isOfTemplate, type NodePool, statesNothing } from "../../model/pool.js";
import { type SourceFile, textsThatMatter } from "../../model/source.js";
import { IN_CLUSTER } from "../../rendering/gitops/argocd.js";
import { findGitopsClusters, type GitopsCluster } from "../../rendering/gitops/gitops-clusters.js";
import { createRepositoryTree, mayHoldGitops } from "../../rendering/gitops/repository-tree.js";
import { patchPathsOf } from "../../rendering/kustomize/kustomization.js";
import { findClusterFolders, type PoolFile } from "./cluster-folders.js";
import {
  createEntryReader,
  type DiscoveredEntry,
  type Discovery,
  discoverPools,
  type EntryReader,
  fileProblem,
  nameOfVariables,
} from "./discover.js";
import { commonFolder, escapeGlob } from "./entry-globs.js";

export interface DiscoveredCluster {
  /** `null` for the only one. */
  readonly name: string | null;
  /** Globs of deployed manifests; none if GitOps objects decide. */
  readonly manifests: readonly string[];
  readonly exclude: readonly string[];
  readonly gitops: Pick<GitopsCluster, "flux" | "argocd"> | undefined;
  readonly entries: readonly DiscoveredEntry[];
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
  /** The part that nothing assigns to one of the clusters. */
  readonly mayHave?: readonly PoolFile[];
}

const ROOT_FILE = "main.tf";
const EVERYTHING = "**/*.{yaml,yml,json}";
const MAIN = "main";
/** More example folders are a test suite. */
const MOST_EXAMPLES = 12;
const isOfWorkload = relevanceTest(WORKLOAD_KINDS);
/** Reports whether a file may hold pods, or objects that make them. */
export const mayHoldWorkload = memoize((file: SourceFile) => textsThatMatter(file).some(isOfWorkload));

/** Finds clusters by deployments (Flux, Argo CD) and places of pools. `rootFile` is a path in the root folder. */
export function discoverClusters(
  files: readonly SourceFile[],
  roots: readonly DiscoveredRoot[],
  rootFile: string,
): DiscoveredClusters {
  const patches = patchPathsOf(files);
  const own = files.filter((file) => mayDeclareOwnPools(file) && !patches.has(file.path));
  const ownRoots = withoutSamples(roots.filter((root) => !isTestPath(pathOfRoot(root))));
  const sources: Sources = {
    candidates: own.filter(({ path }) => !isRetired(path)),
    roots: ownRoots.filter((root) => !isRetired(pathOfRoot(root))),
    all: files,
    read: createEntryReader(),
  };
  const together = discoverPools(sources.candidates, sources);
  const all = poolFilesOf(together);
  const retired = discoverPools(
    own.filter(({ path }) => isRetired(path)),
    { roots: ownRoots.filter((root) => isRetired(pathOfRoot(root))), read: sources.read },
  );
  const tested = together.entries.length > 0 ? [] : files.filter((file) => isTestPath(file.path) && mayHoldPools(file));
  const printed = all.filter((file) => isPrintedCluster(file, files));
  const written = all.filter((file) => !printed.includes(file));
  const apart = [...findExamples(written, files), ...printed.map(printedCluster)];
  const main = written.filter(({ home }) => exampleFolderOf(home) === undefined);
  const isLocal = ({ together }: PoolFile) => areLocalPools(together);
  const isBlank = ({ together }: PoolFile) => together.every(statesNothing);
  const local = main.every(isLocal) ? [] : main.filter(isLocal);
  const isNamed = (file: PoolFile) => !isLocal(file) && file.pools.some((pool) => !isOfTemplate(pool));
  const blank = main.some((file) => !isBlank(file) && isNamed(file)) ? main.filter(isBlank) : [];
  const deployed = main.filter((file) => !local.includes(file) && !blank.includes(file));
  const read = clustersOf(deployed, apart, files, rootFile).map(({ files: assigned, ...cluster }) => {
    const { entries } = assigned.size === all.length ? together : discoverOf(assigned, sources, cluster.mayHave);
    return withUsedGlobs({ ...cluster, entries }, files, rootFile);
  });
  const lone = read.filter(isLone).flatMap(({ entries }) => entries.flatMap((entry) => entry.files));
  return {
    clusters: read.map((cluster) => (isLone(cluster) ? { ...cluster, entries: [] } : cluster)),
    leftOut: [
      ...together.leftOut,
      ...notices(local, "it declares a cluster on a developer's machine, apart from the others"),
      ...notices(blank, "it names no node, taint or label, and other files declare the nodes of a cluster"),
      ...notices(poolFilesOf(discoverPools(tested)), "it declares node pools in a folder of a test's files"),
      ...notices(poolFilesOf(retired), "it declares node pools in a folder whose name says that it is no longer used"),
      ...notices(new Set(lone), "it declares only a control plane: the file that declares the other nodes is missing"),
    ],
  };
}

/** Drops roots with variables that are to be copied, where others or the root itself tell the cluster. */
function withoutSamples(roots: readonly DiscoveredRoot[]): DiscoveredRoot[] {
  const isCopied = ({ vars }: DiscoveredRoot) => vars.some(isSample);
  return roots.filter(
    (root) => !isCopied(root) || !roots.some(({ file, vars }) => file === root.file && !vars.some(isSample)),
  );
}

function withUsedGlobs(cluster: DiscoveredCluster, files: readonly SourceFile[], rootFile: string): DiscoveredCluster {
  const isUsed = (glob: string) => files.some(({ path }) => matchesGlobs({ path: rootFile }, [glob])(path));
  return { ...cluster, manifests: cluster.manifests.filter(isUsed), exclude: cluster.exclude.filter(isUsed) };
}

/** Returns the clusters of pools, with the rest of them: one, or those that a sign tells apart. */
function clustersOf(
  own: readonly PoolFile[],
  apart: readonly Candidate[],
  files: readonly SourceFile[],
  rootFile: string,
): Candidate[] {
  const deployed =
    own.length === 0 || !files.some(mayHoldGitops)
      ? []
      : findGitopsClusters(createRepositoryTree(files.map((file) => ({ file }))), rootFile);
  const gitops = findDeployed(deployed, own);
  const told = gitops.length > 0 ? gitops : parallelClusters(own, files);
  if (told.length === 0) {
    const [only, another] = apart;
    // Nothing else declares a pool: the workloads of other files go to no cluster that is known.
    if (only?.isPrinted && another === undefined && own.length === 0) return [{ ...only, name: null }];
    if (only !== undefined) {
      const exclude = apart.flatMap(({ manifests }) => manifests);
      return [{ ...clusterOf(MAIN, [EVERYTHING], own), exclude }, ...apart];
    }
    const [single, second] = deployed;
    const isOwn = second === undefined && single?.name === IN_CLUSTER;
    return [{ ...ONLY, gitops: isOwn ? { argocd: { name: IN_CLUSTER } } : undefined, files: new Set(own) }];
  }
  const known = new Set(told.flatMap((cluster) => [...cluster.files]));
  const rest = own.filter((file) => !known.has(file));
  const makers = rest.filter(({ pools }) => pools.length > 0 && pools.every(({ format }) => MAKERS.has(format)));
  const mayHave = rest.filter((file) => !makers.includes(file));
  const names = uniqueEndings(makers.map(({ path }) => parentFolder(path).split("/")));
  const alone = makers.map((file, index) => clusterIn(parentFolder(file.path), [file], names[index] ?? file.path));
  const taken = new Set(told.map(({ name }) => name));
  return [
    ...told.map((one) => ({ ...one, mayHave })),
    ...alone.map((one) => (taken.has(one.name) ? { ...one, name: [...one.files][0]?.path ?? one.name } : one)),
    ...apart,
  ];
}

/** Formats of which a file declares a whole cluster; a pool of any other may be one of several clusters. */
const MAKERS: ReadonlySet<string> = new Set(["eksctl", "kops", "kind", "k3d", "talhelper", terraformFormat.id]);

/** Reports whether there are only control planes without pods of their own: their nodes are unknown. */
function isLone({ entries }: DiscoveredCluster): boolean {
  return entries.length > 0 && entries.every(({ pools }) => pools.every(isClosedControlPlane));
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
      const root = { isRoot: true, together: named };
      files.set(id, { path: pathOfRoot({ file: first, vars, cluster }), home, id, ...root, pools: named });
      continue;
    }
    // Pools of one cluster may be merged with equal ones of another file.
    for (const { path } of read) {
      const { together = [], pools: known = [] } = files.get(path) ?? {};
      const file = { path, home: path, id: path, isRoot: false, pools: known };
      files.set(path, { ...file, together: [...together, ...named] });
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
  if (roots.length > 1) return roots.map((root) => clusterIn(parentFolder(root.path), [root]));
  const apart = new Map(
    findClusterFolders([...declaring]).map(({ files }) => [
      commonFolder(files.map(({ path }) => folderOf(path))),
      files,
    ]),
  );
  const isApart = apart.size > 1 && ![...apart.keys()].some((one) => folder === one || folder.startsWith(`${one}/`));
  return isApart ? [...apart].map(([own, files]) => clusterIn(own, files)) : [clusterIn(folder, declaring)];
}

/** Reports whether a file is kubectl output with Nodes and their workloads. */
function isPrintedCluster({ id, pools }: PoolFile, files: readonly SourceFile[]): boolean {
  if (pools.length === 0 || !pools.every(isOfPrintedNodes)) return false;
  return files.some((file) => file.path === id && mayHoldWorkload(file));
}

function printedCluster(file: PoolFile): Candidate {
  const name = file.path.replace(/\.[a-z]+$/i, "");
  return { ...clusterOf(name, [escapeGlob(file.path)], [file]), isPrinted: true };
}

function rootsOf(files: ReadonlySet<PoolFile>): PoolFile[] {
  return [...files].filter(({ isRoot }) => isRoot);
}

function clusterOf(name: string, manifests: readonly string[], files: Iterable<PoolFile>): Candidate {
  return { ...ONLY, name, manifests, files: new Set(files) };
}

function clusterIn(folder: string, files: Iterable<PoolFile>, name = folder): Candidate {
  return clusterOf(name, folder === "." ? [] : [`${escapeGlob(folder)}/**`], files);
}

/** Returns clusters that GitOps objects tell apart, with their pools. */
function findDeployed(found: readonly GitopsCluster[], own: readonly PoolFile[]): Candidate[] {
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

function parallelClusters(own: readonly PoolFile[], files: readonly SourceFile[] = []): Candidate[] {
  const deployed = files.flatMap((file) =>
    exampleFolderOf(file.path) === undefined && mayHoldWorkload(file) ? file.path : [],
  );
  const folders = findClusterFolders(own, deployed);
  const names = uniqueEndings(folders.map(({ steps }) => steps));
  return folders.map(({ steps, places, files: assigned }, index) => ({
    ...ONLY,
    name: names[index] ?? steps.join("-"),
    manifests: places,
    files: new Set(assigned),
  }));
}

function notices(files: Iterable<SourceFile | PoolFile>, message: string): InventoryNotice[] {
  return Array.from(files, (file) => fileProblem(file, message));
}
