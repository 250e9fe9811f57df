import { rangeOfSpan } from "../../manifest/locate.js";
import { groupBy } from "../../model/group-by.js";
import { isRecord, parseJson } from "../../model/json-shape.js";
import { memoize } from "../../model/memoize.js";
import { folderOf, joinPath, lastStep, normalizePath, pathBelow } from "../../model/path-steps.js";
import type { SourceFile } from "../../model/source.js";
import { nameSome, quoted } from "../../model/words.js";
import type { ConfigurationError } from "../contract/configuration-error.js";
import { mayDeclareCluster, mayDeclareObjects, mayDeclareTerraformPools, poolBlockIn } from "./telling-words.js";
import { isLoadedByItself, type TerraformTexts } from "./texts.js";

export interface FoundRoot {
  readonly folder: string;
  readonly variants: readonly (readonly string[])[];
}

export interface FoundRoots {
  readonly roots: readonly FoundRoot[];
  /** Names uncalled modules with node pools; undefined if there are none. */
  readonly passedOver: ConfigurationError | undefined;
}

const SOURCE = /\bsource"?\s*[=:]\s*"([^"\n]+)"/g;
/** Blocks that only a root has: backend and provider settings. */
const ROOT_BLOCK = /^[ \t]*(?:(?:backend|provider)\s+"[^"]+"|cloud)\s*\{/m;
/** The backend that Terragrunt fills in for a module. */
const PARTIAL = /^[ \t]*backend\s+"[^"]+"\s*\{\s*\}/m;
const INTERFACE = /^[ \t]*(?:variable|output)\s+"/m;
/** Folders named for modules: `modules`, `terraform-modules`. */
const LIBRARY = /(?:^|[/_.-])modules?(?:\/|$)/;
/** Most unset required variables of a root; modules have more. */
const MOST_REQUIRED = 2;
const MOST_NAMED = 3;
const SHARED_VAR_FILE = /^(?:all|base|common|defaults?|globals?|shared)\b/;

interface Folder {
  readonly path: string;
  readonly files: readonly SourceFile[];
  readonly calls: readonly string[];
}

/** Finds relevant root modules by a prescan: folders that no other calls and that look like roots. */
export function findRoots(texts: TerraformTexts, mayMatter = mayDeclareTerraformPools): FoundRoots {
  const units = texts.units.filter(({ text }) => UNIT_OF_CLUSTER.test(text));
  // Most repositories with Terraform make no nodes with it, so nothing more is read.
  if (units.length === 0 && !texts.configs.some(({ text }) => mayMatter(text)))
    return { roots: [], passedOver: undefined };
  const folders = foldersOf(texts.configs);
  const { real = (path: string) => path } = texts;
  const called = new Set([...folders.values()].flatMap(({ calls }) => calls.flatMap((path) => [path, real(path)])));
  for (const path of linkedFolders(folders, texts, real)) called.add(path);
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
  const rest = others.length === 0 ? "" : `; so it is for ${names}`;
  const message = `its node pools are not read: it is unknown whether the module in "${first.path || "."}" is called or applied${rest}`;
  return { message, range: first.range };
}

function linkedFolders(
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

/** Returns folders called by a repository address or Terragrunt. An unknown start of a source is matched by its end. */
function calledElsewhere({ configs, units }: TerraformTexts, folders: ReadonlyMap<string, Folder>): string[] {
  const pieces = [...configs, ...units].flatMap(({ text }) =>
    quotedSources(text).flatMap((source) => submoduleOf(source) ?? []),
  );
  const ofUnits = units.flatMap(({ path, text }) =>
    quotedSources(text).map((source) => {
      const plain = (source.split("?")[0] ?? "").replaceAll(/(?<!:)\/\/+/g, "/");
      return plain.startsWith(".") ? normalizePath(`${folderOf(path)}/${plain}`) : plain.replace(/^.*\}/, "");
    }),
  );
  const ends = new Set([...pieces, ...ofUnits].map((one) => normalizePath(one).replace(/^(?:\.\.\/)+/, "")));
  return [...folders.keys()].filter((path) => path !== "" && ends.has(path));
}

/** Finds roots that declare objects. One with its own cluster counts only if `isRead`, since it deploys there. */
export function rootsWithObjects(texts: TerraformTexts, isRead: (folder: string) => boolean): FoundRoot[] {
  const apart = new Set(texts.configs.flatMap(({ path, text }) => (mayDeclareCluster(text) ? folderOf(path) : [])));
  return findRoots({ ...texts, units: [] }, mayDeclareObjects).roots.filter(
    ({ folder }) => !apart.has(folder) || isRead(folder),
  );
}

/** Units that may call a module with node pools; the source often stands in an included file. */
const UNIT_OF_CLUSTER = /eks|gke|aks|kubernetes|cluster|node_?(?:group|pool)|taint/i;

const LOCAL = /^\.\.?(?:\/|$)/;

/** Returns the path in the repository of a git address. */
function submoduleOf(source: string): string | undefined {
  return /[^:/]\/\/([^?]+)/.exec(source)?.[1];
}

/** Returns all sources that a condition may choose. */
function quotedSources(text: string): string[] {
  return namesOf(text, /\bsource"?[ \t]*[=:][ \t]*(".*)/g).flatMap((line) => line.split('"'));
}

function foldersOf(configs: readonly SourceFile[]): Map<string, Folder> {
  const files = groupBy(configs, ({ path }) => folderOf(path));
  return new Map(
    [...files].map(([path, own]) => {
      const calls = own.flatMap(({ text }) =>
        namesOf(text, SOURCE).flatMap((source) => {
          if (LOCAL.test(source)) return normalizePath(`${path}/${source}`);
          const own = normalizePath(submoduleOf(source) ?? "");
          return own !== "" && files.has(own) ? own : [];
        }),
      );
      return [path, { path, files: own, calls }] as const;
    }),
  );
}

function isRoot(folder: Folder, folders: ReadonlyMap<string, Folder>, { varFiles, locked }: TerraformTexts): boolean {
  const { path, files } = folder;
  const isPartial = LIBRARY.test(path);
  if (files.some(({ text }) => (isPartial ? text.replace(PARTIAL, "") : text).search(ROOT_BLOCK) >= 0)) return true;
  if (locked.has(path)) return true;
  if (varFiles.some((file) => folderOf(file.path) === path || belongsTo(file, folder, folders))) return true;
  // Without variables and outputs it is no module.
  if (!files.some(({ text }) => INTERFACE.test(text))) return true;
  const inLibrary =
    LIBRARY.test(path) || [...folders.keys()].some((one) => pathBelow(joinPath(path, "examples"), one) !== undefined);
  return !inLibrary && (folder.calls.length > 0 || files.reduce(countRequired, 0) <= MOST_REQUIRED);
}

/** Adds variables without a default. Blocks start a line, as `terraform fmt` writes them. */
function countRequired(sum: number, { text }: SourceFile): number {
  const blocks = text.split(/^(?=[a-z]+[ \t]*["{])/m);
  const setsDefault = (line: string) => /\bdefault[ \t]*=/.test(line.split("#")[0] ?? "");
  return sum + blocks.filter((block) => /^variable\b/.test(block) && !block.split("\n").some(setsDefault)).length;
}

/** Tests the texts of a folder and of modules it calls. */
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

/** Returns tfvars that Terraform does not load by itself, grouped by cluster; shared ones excluded. */
function variantsOf(folder: Folder, folders: ReadonlyMap<string, Folder>, varFiles: readonly SourceFile[]): string[][] {
  const isOwn = (path: string) => isLoadedByItself(path) && folderOf(path) === folder.path;
  const all = varFiles.filter((file) => !isOwn(file.path) && belongsTo(file, folder, folders));
  const near = all.filter(({ path }) => isNear(path, folder.path));
  // A distant file that sets a few of the same names is another tool's, if there are near ones.
  const named = near.some(({ path }) => !SHARED_VAR_FILE.test(lastStep(path))) ? near : all;
  const shared = named.filter(({ path }) => SHARED_VAR_FILE.test(lastStep(path))).map(({ path }) => path);
  const clusters = named.map(({ path }) => path).filter((path) => !shared.includes(path));
  if (clusters.length === 0) return [shared];
  // Files that Terraform loads by default in one folder are loaded together, wherever the folder is.
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

/** Reports whether a file is in a folder, or in that beside which the folder stands. */
function isNear(path: string, folder: string): boolean {
  return pathBelow(folderOf(folder) || folder || ".", path) !== undefined;
}

/** Reports whether a file of variables belongs to a root: near it, in no other, and with mostly declared names. */
function belongsTo(file: SourceFile, folder: Folder, folders: ReadonlyMap<string, Folder>): boolean {
  const { path } = folder;
  const parent = folderOf(path);
  const at = folderOf(file.path);
  const isOwn = pathBelow(path || ".", file.path) !== undefined;
  const namesake = `${at === "" ? "" : `${at}/`}${lastStep(file.path).replace(/\.tfvars(?:\.json)?$/, "")}`;
  const isBeside = namesake === path || (!isOwn && isNear(file.path, path));
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

function standsInOther(at: string, parent: string, folders: ReadonlyMap<string, Folder>): boolean {
  for (let folder = at; folder.length > parent.length; folder = folderOf(folder)) if (folders.has(folder)) return true;
  return false;
}

function namesOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);
}
