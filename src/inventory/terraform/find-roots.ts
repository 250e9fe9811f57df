import { folderOf, lastStep, normalizePath } from "../../model/path-steps.js";
import type { SourceFile } from "../../model/source.js";
import { mayDeclareObjects } from "./object-words.js";
import { mayDeclareCluster, mayDeclareTerraformPools } from "./telling-words.js";
import type { TerraformTexts } from "./texts.js";

/** A folder that looks like a root module whose node pools the repository holds. */
export interface FoundRoot {
  readonly folder: string;
  /** Paths of the files of variables of each cluster that the root is applied for; one empty list where it is for one. */
  readonly variants: readonly (readonly string[])[];
}

const LOCAL_SOURCE = /\bsource"?\s*[=:]\s*"(\.\.?(?:\/[^"]*)?)"/g;
/** What only a root has: where its state is kept, and how its providers are set up. */
const ROOT_BLOCK = /^[ \t]*(?:(?:backend|provider)\s+"[^"]+"|cloud)\s*\{/m;
const INTERFACE = /^[ \t]*(?:variable|output)\s+"/m;
const SHARED_VAR_FILE = /^(?:all|base|common|defaults?|globals?|shared)\b/;

interface Folder {
  readonly path: string;
  readonly files: SourceFile[];
  /** Folders of the local modules that it calls. */
  readonly calls: readonly string[];
}

/**
 * Finds root modules that matter, by the texts alone: a folder that no other one calls, and that has something that only
 * a root has.
 * A module that nobody calls makes nothing, and neither does one by its own folder.
 */
export function findRoots(texts: TerraformTexts, mayMatter = mayDeclareTerraformPools): FoundRoot[] {
  const units = texts.units.filter(({ text }) => UNIT_OF_CLUSTER.test(text));
  // Most repositories with Terraform make no nodes with it: nothing more is asked of their files.
  if (units.length === 0 && !texts.configs.some(({ text }) => mayMatter(text))) return [];
  const folders = foldersOf(texts.configs);
  const called = new Set([...folders.values()].flatMap(({ calls }) => calls));
  const matters = wordTest(folders, mayMatter);
  const roots = [...folders.values()]
    .filter((folder) => !called.has(folder.path) && isRoot(folder, folders, texts) && matters(folder.path))
    .map((folder) => ({ folder: folder.path, variants: variantsOf(folder, folders, texts.varFiles) }));
  const ofUnits = units
    .filter((unit) => !folders.has(folderOf(unit.path)))
    .map(({ path }) => ({ folder: folderOf(path), variants: [[]] }));
  return [...roots, ...ofUnits];
}

/** Finds roots that declare objects. One with a cluster of its own deploys to that one: it counts where `isRead` says that its pools are those of the run. */
export function rootsWithObjects(texts: TerraformTexts, isRead: (folder: string) => boolean): FoundRoot[] {
  const apart = new Set(texts.configs.flatMap(({ path, text }) => (mayDeclareCluster(text) ? folderOf(path) : [])));
  return findRoots({ ...texts, units: [] }, mayDeclareObjects).filter(
    ({ folder }) => !apart.has(folder) || isRead(folder),
  );
}

/** A unit that may call a module with node pools: which module that is often stands in a file that it includes. */
const UNIT_OF_CLUSTER = /eks|gke|aks|kubernetes|cluster|node_?(?:group|pool)|taint/i;

function foldersOf(configs: readonly SourceFile[]): Map<string, Folder> {
  const files = new Map<string, SourceFile[]>();
  for (const file of configs) {
    const path = folderOf(file.path);
    const own = files.get(path) ?? [];
    own.push(file);
    files.set(path, own);
  }
  return new Map(
    [...files].map(([path, own]) => {
      const calls = own.flatMap(({ text }) =>
        [...text.matchAll(LOCAL_SOURCE)].map(([, source]) => normalizePath(`${path}/${source}`)),
      );
      return [path, { path, files: own, calls }] as const;
    }),
  );
}

function isRoot(folder: Folder, folders: ReadonlyMap<string, Folder>, { varFiles, locked }: TerraformTexts): boolean {
  const { path, files } = folder;
  if (files.some(({ text }) => ROOT_BLOCK.test(text)) || locked.has(path)) return true;
  const declared = variablesOf(folder);
  if (varFiles.some((file) => folderOf(file.path) === path || belongsTo(file, folder, folders, declared))) return true;
  // Without variables and outputs it can be nobody's module.
  return !files.some(({ text }) => INTERFACE.test(text));
}

/** Reports whether a text of a folder, or of a module that it calls, matters. */
function wordTest(
  folders: ReadonlyMap<string, Folder>,
  mayMatter: (text: string) => boolean,
): (path: string) => boolean {
  const own = new Map<string, boolean>();
  const mayDeclare = (path: string): boolean => {
    const known = own.get(path);
    if (known !== undefined) return known;
    const found = folders.get(path)?.files.some(({ text }) => mayMatter(text)) ?? false;
    own.set(path, found);
    return found;
  };
  return (start) => {
    const seen = new Set([start]);
    for (const path of seen) {
      if (mayDeclare(path)) return true;
      for (const next of folders.get(path)?.calls ?? []) seen.add(next);
    }
    return false;
  };
}

/** Files of variables that Terraform does not load by itself: each one is a cluster, but for those that all share. */
function variantsOf(folder: Folder, folders: ReadonlyMap<string, Folder>, varFiles: readonly SourceFile[]): string[][] {
  const declared = variablesOf(folder);
  const named = varFiles.filter((file) => isNamed(file.path) && belongsTo(file, folder, folders, declared));
  const shared = named.filter(({ path }) => SHARED_VAR_FILE.test(lastStep(path))).map(({ path }) => path);
  const clusters = named.map(({ path }) => path).filter((path) => !shared.includes(path));
  if (clusters.length === 0) return [shared];
  return clusters.map((path) => [...shared.filter((one) => folderOf(one) === folderOf(path)), path]);
}

function variablesOf({ files }: Folder): Set<string> {
  return new Set(files.flatMap(({ text }) => namesOf(text, /^[ \t]*variable\s+"([^"]+)"/gm)));
}

function isNamed(path: string): boolean {
  return !/(?:^|\/)terraform\.tfvars(?:\.json)?$|\.auto\.tfvars(?:\.json)?$/.test(path);
}

/**
 * It stands below the root, or beside it and in no other root, and most of what it sets the root declares. One beside it
 * that is called after another folder there is that one's.
 */
function belongsTo(
  file: SourceFile,
  { path }: Folder,
  folders: ReadonlyMap<string, Folder>,
  declared: ReadonlySet<string>,
): boolean {
  const parent = folderOf(path);
  const at = folderOf(file.path);
  const isBelow = path === "" || at === path || at.startsWith(`${path}/`);
  const namesake = `${at === "" ? "" : `${at}/`}${lastStep(file.path).replace(/\.tfvars(?:\.json)?$/, "")}`;
  const isBeside = namesake === path || (parent !== "" && (at === parent || at.startsWith(`${parent}/`)));
  if (!isBelow && !(isBeside && !standsInOther(at, parent, folders))) return false;
  if (namesake !== path && folders.has(namesake)) return false;
  const set = file.path.endsWith(".json")
    ? namesOf(file.text, /^[ \t]*"([\w-]+)"\s*:/gm)
    : namesOf(file.text, /^([\w-]+)\s*=/gm);
  const known = set.filter((name) => declared.has(name)).length;
  return known > 0 && known * 2 >= set.length;
}

/** Reports whether a folder below `parent` is one with files of Terraform, or stands in one. */
function standsInOther(at: string, parent: string, folders: ReadonlyMap<string, Folder>): boolean {
  for (let folder = at; folder.length > parent.length; folder = folderOf(folder)) if (folders.has(folder)) return true;
  return false;
}

function namesOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);
}
