import { isRoleFolder, lastStep, parentFolder } from "../../model/path-steps.js";
import type { NodePool } from "../../model/pool.js";
import { escapeGlob } from "./entry-globs.js";
import { guessProviders } from "./guessed-provider.js";

export interface PoolFile {
  /** Path among the folders; for a root module, a file in its folder or one for its file of variables. */
  readonly path: string;
  /** The same without the names of files of variables, which name no folders of examples. */
  readonly home: string;
  readonly id: string;
  readonly isRoot: boolean;
  /** With those of other files that are merged with them. */
  readonly together: readonly NodePool[];
  readonly pools: readonly NodePool[];
}

export interface ClusterFolder {
  /** The names of the folders that tell it apart, outermost first: `prod`, `eu`. */
  readonly steps: readonly string[];
  /** Empty where it holds workloads alone, beside clusters with pools. */
  readonly files: readonly PoolFile[];
  /** Globs of what belongs to it. */
  readonly places: readonly string[];
}

interface Folder {
  readonly name: string;
  readonly path: string;
  readonly folders: ReadonlyMap<string, Folder>;
  readonly files: readonly PoolFile[];
  readonly all: readonly PoolFile[];
}

interface Sign {
  readonly tells: (siblings: readonly Folder[], parent: Folder) => boolean;
  /** Holds for files beside each other, too. */
  readonly ofFiles?: true;
  /** The paths of such a cluster: all below a folder of its name, its folder, or the folder of its pools. */
  readonly place: "name" | "folder" | "pools";
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

/** Signs that siblings are clusters; the first that holds counts. */
const SIGNS: readonly Sign[] = [
  { place: "name", tells: (_, parent) => CLUSTERS.test(parent.name) },
  {
    place: "name",
    tells: (siblings, parent) =>
      siblings.length > 1 && PARALLEL.test(parent.name) && !siblings.some(({ name }) => isRoleFolder(name)),
  },
  { place: "name", ofFiles: true, tells: ofEach(({ name }) => ENVIRONMENT.test(name)) },
  {
    place: "folder",
    ofFiles: true,
    tells: ofEach(({ name, all }) => ENVIRONMENT.test(name) || all.every(({ isRoot }) => isRoot)),
  },
  {
    place: "folder",
    ofFiles: true,
    tells: areDisjoint((sibling) => poolsOf(sibling).flatMap(({ clusterName }) => clusterName ?? [])),
  },
  { place: "pools", tells: areDisjoint((sibling) => guessProviders(poolsOf(sibling))) },
  // Two pools of one cluster never have the same name.
  {
    place: "folder",
    tells: areRepeated((sibling) =>
      poolsOf(sibling).flatMap(({ format, name }) => (UNNAMED_FORMATS.has(format) ? [] : `${format} ${name}`)),
    ),
  },
  // A cluster has one file for the machines of a role.
  {
    place: "folder",
    tells: areRepeated(({ all }) => all.flatMap(({ path }) => (isRoleFolder(stemOf(path)) ? lastStep(path) : []))),
  },
];

/** Finds clusters by the signs. Folders of `others`, paths of workloads, are clusters beside those that pools tell. */
export function findClusterFolders(
  files: readonly PoolFile[],
  others: readonly string[] = [],
): readonly ClusterFolder[] {
  const found = split(groupByFolder("", "", files, 0), []);
  const together = new Map<string, Found>();
  for (const one of found) {
    for (const file of one.files) {
      const steps = longestBelow(file.path, found, one.steps);
      const id = steps.join("/");
      together.set(id, { ...one, steps, files: [...(together.get(id)?.files ?? []), file] });
    }
  }
  const parents = new Set(
    found.flatMap(({ path }) => (lastStep(parentFolder(path)) === "clusters" ? parentFolder(path) : [])),
  );
  const known = new Set(found.map(({ path }) => path));
  for (const path of parents.size === 0 ? [] : others) {
    const parent = [...parents].find((one) => path.startsWith(`${one}/`));
    const [name, file] = parent === undefined ? [] : path.slice(parent.length + 1).split("/");
    const own = `${parent}/${name}`;
    if (name === undefined || file === undefined || SHARED.test(name) || known.has(own)) continue;
    together.set(own, { steps: [name], path: own, files: [], place: "folder" });
  }
  if (together.size < 2) return [];
  return withOthers([...together.values()], files).map(({ steps, files: own, path, place }) => {
    return { steps, files: own, places: placesOf({ steps, files: own, path, place }) };
  });
}

interface Found extends Pick<Sign, "place"> {
  readonly steps: readonly string[];
  readonly path: string;
  readonly files: readonly PoolFile[];
}

function placesOf({ steps, files, path, place }: Found): string[] {
  if (place === "name") return [`**/${steps.map(escapeGlob).join("/**/")}/**`];
  const folders = files.map((file) => {
    const end = place === "pools" ? undefined : endOf(file.path, steps);
    return end === undefined ? parentFolder(file.path) : file.path.split("/").slice(0, end).join("/");
  });
  // Beside other clusters a file is the place of its pools alone.
  if (files.some((file) => file.path === path)) return [];
  const own = files.length === 0 ? [path] : folders;
  return [...new Set(own)].flatMap((folder) => (folder === "." ? [] : `${escapeGlob(folder)}/**`));
}

/** Adds the pools that stand elsewhere below folders of the same names. */
function withOthers(clusters: readonly Found[], files: readonly PoolFile[]): Found[] {
  const known = new Set(clusters.flatMap((cluster) => cluster.files));
  const others = files.filter((file) => !known.has(file));
  const ownersOf = (path: string) => clusters.filter(({ steps }) => endOf(path, steps) !== undefined);
  return clusters.map((cluster) => {
    const own = others.filter(({ path }) => ownersOf(path).length === 1 && ownersOf(path)[0] === cluster);
    return { ...cluster, files: [...cluster.files, ...own] };
  });
}

/** Returns how many steps of a path lead to folders of these names, in this order; undefined if one is missing. */
function endOf(path: string, steps: readonly string[]): number | undefined {
  let at = 0;
  const folders = path.split("/").slice(0, -1);
  for (const [index, folder] of folders.entries()) {
    if (folder === steps[at]) at++;
    if (at === steps.length) return index + 1;
  }
  return undefined;
}

/** Returns the longest matching cluster whose names all stand in the path: `prod/eu` rather than `eu`. */
function longestBelow(path: string, all: readonly Found[], steps: readonly string[]): readonly string[] {
  const longer = all
    .map((one) => one.steps)
    .filter((other) => other.length > steps.length && steps.every((step, at) => other.at(at - steps.length) === step));
  return longer
    .filter((other) => endOf(path, other) !== undefined)
    .reduce((best, other) => (other.length > best.length ? other : best), steps);
}

function groupByFolder(name: string, path: string, all: readonly PoolFile[], depth: number): Folder {
  const below = new Map<string, PoolFile[]>();
  const files: PoolFile[] = [];
  for (const file of all) {
    const steps = file.path.split("/");
    const step = steps[depth] ?? "";
    if (steps.length === depth + 1) files.push(file);
    else below.set(step, [...(below.get(step) ?? []), file]);
  }
  const inside = (step: string) => (path === "" ? step : `${path}/${step}`);
  const folders = [...below].map(([step, own]) => [step, groupByFolder(step, inside(step), own, depth + 1)] as const);
  return { name, path, folders: new Map(folders), files, all };
}

function split(folder: Folder, steps: readonly string[]): Found[] {
  const children = [...folder.folders.values()];
  const own = children.filter(({ name }) => !SHARED.test(name));
  const sign = SIGNS.find(({ tells }) => own.length > 0 && tells(own, folder));
  if (sign !== undefined) {
    return own.flatMap((child) => {
      const below = [...steps, child.name];
      const inner = split(child, below);
      return inner.length > 0 ? inner : [{ steps: below, path: child.path, files: child.all, place: sign.place }];
    });
  }
  const leaves = folder.files.map((file): Folder => {
    return { name: stemOf(file.path), path: file.path, folders: new Map(), files: [file], all: [file] };
  });
  const ofFiles = SIGNS.find((one) => one.ofFiles && !isRoleFolder(folder.name) && one.tells(leaves, folder));
  return [
    ...(ofFiles === undefined
      ? []
      : leaves.map(({ name, path, all }) => ({ steps: [...steps, name], path, files: all, place: ofFiles.place }))),
    ...children.flatMap((child) => split(child, steps)),
  ];
}

function ofEach(isMeant: (sibling: Folder) => boolean): Sign["tells"] {
  return (siblings) => siblings.length > 1 && siblings.every(isMeant);
}

function areDisjoint(namesOf: (sibling: Folder) => readonly string[]): Sign["tells"] {
  return (siblings) => {
    const lists = siblings.map(namesOf);
    const isApart = (list: readonly string[], index: number) =>
      lists.every((other, at) => at === index || !other.some((one) => list.includes(one)));
    return lists.length > 1 && lists.every((list, index) => list.length > 0 && isApart(list, index));
  };
}

function areRepeated(namesOf: (sibling: Folder) => readonly string[]): Sign["tells"] {
  return (siblings, { files }) => {
    const names = siblings.flatMap((sibling) => [...new Set(namesOf(sibling))]);
    // Folders below a root module are its own.
    return new Set(names).size < names.length && !files.some(({ isRoot }) => isRoot);
  };
}

function poolsOf({ all }: Folder): NodePool[] {
  return all.flatMap(({ pools }) => pools);
}

/** `worker` of `worker.yaml.tpl`. */
function stemOf(path: string): string {
  return lastStep(path).replace(/(?:\.(?:ya?ml|json|tf))?\.[a-z0-9]+$/i, "");
}
