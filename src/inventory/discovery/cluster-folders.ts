import { isRoleFolder } from "../../model/folder-roles.js";
import type { NodePool } from "../../model/pool.js";
import { guessProviders } from "./guessed-provider.js";

export interface PoolFile {
  /** Path among the folders; for a root module, a file in its folder or one for its file of variables. */
  readonly path: string;
  /** The same without the names of files of variables, which name no folders of examples. */
  readonly home: string;
  readonly id: string;
  readonly isRoot: boolean;
  /** Of a cluster on a developer's machine, also where its nodes are those of another file. */
  readonly isLocal: boolean;
  readonly pools: readonly NodePool[];
}

export interface ClusterFolder {
  /** The names of the folders that tell it apart, outermost first: `prod`, `eu`. */
  readonly steps: readonly string[];
  readonly files: readonly PoolFile[];
}

interface Folder {
  readonly name: string;
  readonly folders: ReadonlyMap<string, Folder>;
  readonly files: readonly PoolFile[];
  readonly all: readonly PoolFile[];
}

/** A folder whose folders are clusters by its name, even where there is one alone. */
const CLUSTERS = /^clusters?$/;
const PARALLEL = /^(?:environments?|envs?|stages?|landscapes?|overlays|regions?|sites?|fleets?|talos|tenants)$/;
const ENVIRONMENT =
  /^(?:[a-z0-9]+[-_.])*(?:prod|prd|production|stag|stage|stg|staging|dev|develop|development|test|testing|qa|uat|int|integration|sandbox|live|lab|canary|preview|demo|(?:non|pre)-?prod)(?:[-_.]?\d+)?(?:[-_.][a-z0-9]+)*$/i;
/** Formats that name a pool after its file or role; other clusters' pools do not share that name by chance. */
const UNNAMED_FORMATS: ReadonlySet<string> = new Set(["node", "talos", "k3s", "kubeadm"]);
/** Folders shared by all clusters. */
const SHARED = /^_?(?:bases?|commons?|components?|shared|defaults?|all|global|templates?|modules?)$/;

/** Finds clusters: parallel folders, and folders whose pools differ in cluster or platform, or repeat names. */
export function findClusterFolders(files: readonly PoolFile[]): readonly ClusterFolder[] {
  const together = new Map<string, ClusterFolder>();
  const found = split(groupByFolder("", files, 0), []);
  for (const one of found) {
    for (const file of one.files) {
      const steps = longestBelow(file.path, found, one.steps);
      const name = steps.join("/");
      together.set(name, { steps, files: [...(together.get(name)?.files ?? []), file] });
    }
  }
  return together.size > 1 ? withOthers([...together.values()], files) : [];
}

/** A folder of one cluster below a folder of clusters, and its path. `cluster/apps` is part of one cluster. */
export interface NamedFolder {
  readonly parent: string;
  readonly name: string;
}

/** Returns the folder of one cluster that a path names, as in `clusters/prod`; undefined for most files. */
export function namedClusterFolder(path: string): NamedFolder | undefined {
  const folders = path.split("/").slice(0, -1);
  const index = folders.indexOf("clusters");
  const name = index < 0 ? undefined : folders[index + 1];
  if (name === undefined || SHARED.test(name)) return undefined;
  return { parent: folders.slice(0, index + 1).join("/"), name };
}

/** Adds the pools that stand elsewhere below folders of the same names. */
function withOthers(clusters: readonly ClusterFolder[], files: readonly PoolFile[]): ClusterFolder[] {
  const known = new Set(clusters.flatMap((cluster) => cluster.files));
  const others = files.filter((file) => !known.has(file));
  const ownersOf = (path: string) => clusters.filter(({ steps }) => standsBelow(path, steps));
  return clusters.map((cluster) => {
    const own = others.filter(({ path }) => ownersOf(path).length === 1 && ownersOf(path)[0] === cluster);
    return { ...cluster, files: [...cluster.files, ...own] };
  });
}

/** Reports whether folders of these names stand in a path, in this order. */
function standsBelow(path: string, steps: readonly string[]): boolean {
  let at = 0;
  for (const folder of path.split("/").slice(0, -1)) if (folder === steps[at]) at++;
  return at === steps.length;
}

/** Returns the longest matching cluster whose names all stand in the path: `prod/eu` rather than `eu`. */
function longestBelow(path: string, all: readonly ClusterFolder[], steps: readonly string[]): readonly string[] {
  const longer = all
    .map((one) => one.steps)
    .filter((other) => other.length > steps.length && steps.every((step, at) => other.at(at - steps.length) === step));
  return longer
    .filter((other) => standsBelow(path, other))
    .reduce((best, other) => (other.length > best.length ? other : best), steps);
}

function groupByFolder(name: string, all: readonly PoolFile[], depth: number): Folder {
  const below = new Map<string, PoolFile[]>();
  const files: PoolFile[] = [];
  for (const file of all) {
    const steps = file.path.split("/");
    const step = steps[depth] ?? "";
    if (steps.length === depth + 1) files.push(file);
    else below.set(step, [...(below.get(step) ?? []), file]);
  }
  const folders = new Map([...below].map(([step, inside]) => [step, groupByFolder(step, inside, depth + 1)]));
  return { name, folders, files, all };
}

function split(folder: Folder, steps: readonly string[]): ClusterFolder[] {
  const children = [...folder.folders.values()];
  const own = children.filter(({ name }) => !SHARED.test(name));
  if (areClusters(folder, own)) {
    return own.flatMap((child) => {
      const path = [...steps, child.name];
      const inner = split(child, path);
      return inner.length > 0 ? inner : [{ steps: path, files: child.all }];
    });
  }
  const leaves = folder.files.map((file) => groupByFolder(nameOfFile(file), [file], file.path.split("/").length - 1));
  const areFilesClusters = leaves.length > 1 && !isRoleFolder(folder.name) && nameClusters(leaves);
  return [
    ...(areFilesClusters ? leaves.map(({ name, all }) => ({ steps: [...steps, name], files: all })) : []),
    ...children.flatMap((child) => split(child, steps)),
  ];
}

function areClusters(parent: Folder, children: readonly Folder[]): boolean {
  if (children.length === 0) return false;
  if (CLUSTERS.test(parent.name)) return true;
  const isParallel = PARALLEL.test(parent.name) && !children.some(({ name }) => isRoleFolder(name));
  return children.length > 1 && (isParallel || areApart(children));
}

/** Reports whether files or folders name environments, or their pools different clusters. */
function nameClusters(siblings: readonly Folder[]): boolean {
  if (siblings.every(({ name, all }) => ENVIRONMENT.test(name) || all.every(({ isRoot }) => isRoot))) return true;
  return areDisjoint(siblings.map((sibling) => poolsOf(sibling).flatMap(({ clusterName }) => clusterName ?? [])));
}

function areApart(siblings: readonly Folder[]): boolean {
  return (
    nameClusters(siblings) ||
    areDisjoint(siblings.map((sibling) => guessProviders(poolsOf(sibling)))) ||
    shareNames(siblings)
  );
}

function areDisjoint(lists: readonly (readonly string[])[]): boolean {
  const isApart = (list: readonly string[], index: number) =>
    lists.every((other, at) => at === index || !other.some((one) => list.includes(one)));
  return lists.every((list, index) => list.length > 0 && isApart(list, index));
}

/** Two pools of one cluster never have the same name. */
function shareNames(siblings: readonly Folder[]): boolean {
  const named = (sibling: Folder) => poolsOf(sibling).filter(({ format }) => !UNNAMED_FORMATS.has(format));
  const names = siblings.map((sibling) => new Set(named(sibling).map(({ format, name }) => `${format} ${name}`)));
  return names.some((some, index) =>
    names.some((other, at) => at > index && [...some].some((name) => other.has(name))),
  );
}

function poolsOf({ all }: Folder): NodePool[] {
  return all.flatMap(({ pools }) => pools);
}

function nameOfFile({ path }: PoolFile): string {
  return (path.split("/").at(-1) ?? path).replace(/\.[a-z0-9]+$/i, "");
}
