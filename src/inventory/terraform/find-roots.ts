import { rangeOfSpan } from "../../manifest/locate.js";
import { isRecord } from "../../model/is-record.js";
import { parseJson } from "../../model/json-shape.js";
import { memoize } from "../../model/memoize.js";
import { folderOf, lastStep, normalizePath } from "../../model/path-steps.js";
import type { SourceFile } from "../../model/source.js";
import { nameSome, quoted } from "../../model/words.js";
import type { ConfigurationError } from "../declaration/configuration-error.js";
import { mayDeclareObjects } from "./object-words.js";
import { mayDeclareCluster, mayDeclareTerraformPools, poolBlockIn } from "./telling-words.js";
import type { TerraformTexts } from "./texts.js";

/** A folder that looks like a root module whose node pools the repository holds. */
export interface FoundRoot {
  readonly folder: string;
  /** Paths of the files of variables of each cluster that the root is applied for; one empty list where it is for one. */
  readonly variants: readonly (readonly string[])[];
}

export interface FoundRoots {
  readonly roots: readonly FoundRoot[];
  /** Names the modules with node pools that nothing calls or applies; undefined where there are none. */
  readonly passedOver: ConfigurationError | undefined;
}

const SOURCE = /\bsource"?\s*[=:]\s*"([^"\n]+)"/g;
/** What only a root has: where its state is kept, and how its providers are set up. */
const ROOT_BLOCK = /^[ \t]*(?:(?:backend|provider)\s+"[^"]+"|cloud)\s*\{/m;
const INTERFACE = /^[ \t]*(?:variable|output)\s+"/m;
/** A folder of modules by its name: `modules`, `terraform-modules`. */
const LIBRARY = /(?:^|[/_.-])modules?(?:\/|$)/;
/** A root asks for little that its files of variables do not give; a module asks its caller. */
const MOST_REQUIRED = 2;
const MOST_NAMED = 3;
const SHARED_VAR_FILE = /^(?:all|base|common|defaults?|globals?|shared)\b/;

interface Folder {
  readonly path: string;
  readonly files: SourceFile[];
  /** Folders of the local modules that it calls. */
  readonly calls: readonly string[];
}

/**
 * Finds root modules that matter, by the texts alone: a folder that no other one calls, and that has something that only
 * a root has, or looks like one.
 * A module that nobody calls makes nothing, and neither does one by its own folder.
 */
export function findRoots(texts: TerraformTexts, mayMatter = mayDeclareTerraformPools): FoundRoots {
  const units = texts.units.filter(({ text }) => UNIT_OF_CLUSTER.test(text));
  // Most repositories with Terraform make no nodes with it: nothing more is asked of their files.
  if (units.length === 0 && !texts.configs.some(({ text }) => mayMatter(text)))
    return { roots: [], passedOver: undefined };
  const folders = foldersOf(texts.configs);
  const { real = (path: string) => path } = texts;
  const called = new Set([...folders.values()].flatMap(({ calls }) => calls.flatMap((path) => [path, real(path)])));
  for (const path of storesOfParts(folders, texts, real)) called.add(path);
  for (const path of calledElsewhere(texts, folders)) called.add(path);
  const matters = wordTest(folders, mayMatter);
  const uncalled = [...folders.values()].filter(({ path }) => !called.has(path) && matters(path));
  const own = uncalled.filter((folder) => isRoot(folder, folders, texts));
  const roots = own.map((folder) => ({ folder: folder.path, variants: variantsOf(folder, folders, texts.varFiles) }));
  const passedOver = describePassedOver(uncalled.filter((folder) => !own.includes(folder)));
  const ofUnits = units
    .filter((unit) => !folders.has(folderOf(unit.path)))
    .map(({ path }) => ({ folder: folderOf(path), variants: [[]] }));
  return { roots: [...roots, ...ofUnits], passedOver };
}

function describePassedOver(folders: readonly Folder[]): ConfigurationError | undefined {
  const found = folders.flatMap(({ path, files }) => {
    const [first] = files.flatMap((file) => {
      const span = poolBlockIn(file.text);
      return span === undefined ? [] : [{ path, range: rangeOfSpan(file, span) }];
    });
    return first ?? [];
  });
  const [first, ...others] = found;
  if (first === undefined) return undefined;
  const names = nameSome(
    others.map(({ path }) => quoted(path || ".")),
    MOST_NAMED,
    "more folders",
  );
  const rest = others.length === 0 ? "" : `; nor does it of ${names}`;
  const message = `its node pools are not read: it is unknown whether the module in "${first.path || "."}" is called or applied${rest}`;
  return { message, range: first.range };
}

/** Folders that are nothing but parts of others, which link to each of their files. */
function storesOfParts(
  folders: ReadonlyMap<string, Folder>,
  { configs, varFiles }: TerraformTexts,
  real: (path: string) => string,
): string[] {
  const linked = new Set(configs.flatMap(({ path }) => (real(path) === path ? [] : real(path))));
  const hasVariables = (folder: string) => varFiles.some(({ path }) => folderOf(path) === folder);
  return [...folders.values()]
    .filter(({ path, files }) => files.every((file) => linked.has(file.path)) && !hasVariables(path))
    .map(({ path }) => path);
}

/**
 * Folders that a call names by an address of a repository, and those that a unit of Terragrunt applies. An expression at
 * the start of a source leads to a folder of the repository: what stands behind it tells which.
 */
function calledElsewhere({ configs, units }: TerraformTexts, folders: ReadonlyMap<string, Folder>): string[] {
  const parts = [...configs, ...units].flatMap(({ text }) =>
    quotedSources(text).flatMap((source) => /[^:/]\/\/([^?]+)/.exec(source)?.[1] ?? []),
  );
  const ofUnits = units.flatMap(({ path, text }) =>
    quotedSources(text).map((source) => {
      const plain = (source.split("?")[0] ?? "").replaceAll(/(?<!:)\/\/+/g, "/");
      return plain.startsWith(".") ? normalizePath(`${folderOf(path)}/${plain}`) : plain.replace(/^.*\}/, "");
    }),
  );
  const ends = new Set([...parts, ...ofUnits].map((one) => normalizePath(one).replace(/^(?:\.\.\/)+/, "")));
  return [...folders.keys()].filter((path) => path !== "" && ends.has(path));
}

/** Finds roots that declare objects. One with a cluster of its own deploys to that one: it counts where `isRead` says that its pools are those of the run. */
export function rootsWithObjects(texts: TerraformTexts, isRead: (folder: string) => boolean): FoundRoot[] {
  const apart = new Set(texts.configs.flatMap(({ path, text }) => (mayDeclareCluster(text) ? folderOf(path) : [])));
  return findRoots({ ...texts, units: [] }, mayDeclareObjects).roots.filter(
    ({ folder }) => !apart.has(folder) || isRead(folder),
  );
}

/** A unit that may call a module with node pools: which module that is often stands in a file that it includes. */
const UNIT_OF_CLUSTER = /eks|gke|aks|kubernetes|cluster|node_?(?:group|pool)|taint/i;

const LOCAL = /^\.\.?(?:\/|$)/;

function sourcesIn(text: string): string[] {
  return namesOf(text, SOURCE);
}

/** The same with all that a condition may choose from. */
function quotedSources(text: string): string[] {
  return namesOf(text, /\bsource"?[ \t]*[=:][ \t]*(".*)/g).flatMap((line) => line.split('"'));
}

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
        sourcesIn(text).flatMap((source) => (LOCAL.test(source) ? normalizePath(`${path}/${source}`) : [])),
      );
      return [path, { path, files: own, calls }] as const;
    }),
  );
}

function isRoot(folder: Folder, folders: ReadonlyMap<string, Folder>, { varFiles, locked }: TerraformTexts): boolean {
  const { path, files } = folder;
  if (files.some(({ text }) => ROOT_BLOCK.test(text)) || locked.has(path)) return true;
  if (varFiles.some((file) => folderOf(file.path) === path || belongsTo(file, folder, folders))) return true;
  // Without variables and outputs it can be nobody's module.
  if (!files.some(({ text }) => INTERFACE.test(text))) return true;
  const inLibrary = LIBRARY.test(path) || [...folders.keys()].some((one) => one.startsWith(joined(path, "examples/")));
  return !inLibrary && (folder.calls.length > 0 || files.reduce(countRequired, 0) <= MOST_REQUIRED);
}

function setsDefault(line: string): boolean {
  return /\bdefault[ \t]*=/.test(line.split("#")[0] ?? "");
}

/** Variables without a default. Blocks stand at the start of a line, as Terraform formats them. */
function countRequired(sum: number, { text }: SourceFile): number {
  const blocks = text.split(/^(?=[a-z]+[ \t]*["{])/m);
  return sum + blocks.filter((block) => /^variable\b/.test(block) && !block.split("\n").some(setsDefault)).length;
}

function joined(folder: string, rest: string): string {
  return folder === "" ? rest : `${folder}/${rest}`;
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
  const isOwn = (path: string) => isLoadedByItself(path) && folderOf(path) === folder.path;
  const all = varFiles.filter((file) => !isOwn(file.path) && belongsTo(file, folder, folders));
  const near = all.filter(({ path }) => isNear(folderOf(path), folder.path));
  // Beside files of its own, one that stands far away and sets a few of the same names is another tool's.
  const named = near.some(({ path }) => !SHARED_VAR_FILE.test(lastStep(path))) ? near : all;
  const shared = named.filter(({ path }) => SHARED_VAR_FILE.test(lastStep(path))).map(({ path }) => path);
  const clusters = named.map(({ path }) => path).filter((path) => !shared.includes(path));
  if (clusters.length === 0) return [shared];
  // What Terraform would load by itself in one folder is loaded together, wherever the folder is.
  const together = (path: string) => (isLoadedByItself(path) ? folderOf(path) : path);
  const keys = [...new Set(clusters.map(together))];
  return keys.map((key) => {
    const own = clusters.filter((path) => together(path) === key);
    const at = folderOf(own[0] ?? "");
    return [...shared.filter((one) => folderOf(one) === at), ...own];
  });
}

const variablesOf = memoize(
  ({ files }: Folder) => new Set(files.flatMap(({ text }) => namesOf(text, /^[ \t]*variable\s+"([^"]+)"/gm))),
);
/** Reports whether Terraform loads a file of variables of its own folder unasked. */
export function isLoadedByItself(path: string): boolean {
  return /(?:^|\/)terraform\.tfvars(?:\.json)?$|\.auto\.tfvars(?:\.json)?$/.test(path);
}

function isBelow(at: string, path: string): boolean {
  return path === "" || at === path || at.startsWith(`${path}/`);
}

/** Reports whether a folder is below a root, or below the folder that the root stands in. */
function isNear(at: string, path: string): boolean {
  const parent = folderOf(path);
  return isBelow(at, path) || (parent !== "" && isBelow(at, parent));
}

/**
 * It stands below the root, or elsewhere and in no other root, and most of what it sets the root declares. One elsewhere
 * that is called after another folder beside it is that one's; of one farther away no other folder declares more.
 */
function belongsTo(file: SourceFile, folder: Folder, folders: ReadonlyMap<string, Folder>): boolean {
  const { path } = folder;
  const parent = folderOf(path);
  const at = folderOf(file.path);
  const isOwn = isBelow(at, path);
  const namesake = `${at === "" ? "" : `${at}/`}${lastStep(file.path).replace(/\.tfvars(?:\.json)?$/, "")}`;
  const isBeside = namesake === path || (!isOwn && isNear(at, path));
  if (!isOwn && standsInOther(at, isBeside ? parent : "", folders)) return false;
  if (namesake !== path && folders.has(namesake)) return false;
  const set = namesSetIn(file);
  const knownIn = (one: Folder) => set.filter((name) => variablesOf(one).has(name)).length;
  const known = knownIn(folder);
  if (known === 0 || known * 2 < set.length) return false;
  return isOwn || isBeside || ![...folders.values()].some((one) => knownIn(one) > known);
}

const namesSetIn = memoize(({ path, text }: SourceFile): readonly string[] => {
  if (!path.endsWith(".json")) return namesOf(text, /^([\w-]+)\s*=/gm);
  const { value } = parseJson(text);
  return isRecord(value) ? Object.keys(value) : [];
});

/** Reports whether a folder below `parent` is one with files of Terraform, or stands in one. */
function standsInOther(at: string, parent: string, folders: ReadonlyMap<string, Folder>): boolean {
  for (let folder = at; folder.length > parent.length; folder = folderOf(folder)) if (folders.has(folder)) return true;
  return false;
}

function namesOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);
}
