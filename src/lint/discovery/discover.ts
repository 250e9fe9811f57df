import type { ConfigurationError, InventoryNotice } from "../../inventory/contract/configuration-error.js";
import { unwrittenEntry } from "../../inventory/declaration/from-declaration.js";
import { joinNotices } from "../../inventory/declaration/notice-texts.js";
import type { InventoryFile, InventoryFormat } from "../../inventory/formats/format.js";
import { FORMATS, includedPaths } from "../../inventory/formats/index.js";
import { mayHoldObjectsOf, mayHoldPools } from "../../inventory/formats/pool-words.js";
import { patchFilesOf } from "../../inventory/formats/talos.js";
import { parsePoolTemplate } from "../../inventory/formats/templated-document.js";
import { terraformFormat, terraformJsonFormat } from "../../inventory/formats/terraform-pools.js";
import { type ImportOutput, importPools } from "../../inventory/imports/imported-pools.js";
import type { DiscoveredRoot, RootCluster } from "../../inventory/terraform/root-clusters.js";
import { isLoadedByItself } from "../../inventory/terraform/texts.js";
import { groupOf, objectsOf } from "../../manifest/objects/objects.js";
import { groupBy } from "../../model/group-by.js";
import { isTemplateName } from "../../model/manifest-name.js";
import { compileGlob } from "../../model/path-glob.js";
import { folderOf, parentFolder, pathBelow, uniqueEndings } from "../../model/path-steps.js";
import { NODE_FORMAT, type NodePool } from "../../model/pool.js";
import type { SourceFile } from "../../model/source.js";
import { escapeGlob, globsFor } from "./entry-globs.js";

/** Formats of which several files may share a pool. */
const SPREAD = new Map(FORMATS.flatMap((format) => (format.spreadOf ? [[format.id, format] as const] : [])));

interface Group {
  readonly format: string;
  /** In the order of the text; each file once. */
  readonly files: readonly InventoryFile[];
  /** Files of variables that it reads a root module with; absent for everything else. */
  readonly vars?: readonly string[];
  /** The cluster of a root module that it reads; absent for everything else. */
  readonly cluster?: RootCluster;
  /** True if the cluster with the pools is unknown. */
  readonly mayBeAbsent: boolean;
}

export interface DiscoveredEntry extends Group, ImportOutput {
  /** A glob that reads the same pools; undefined if there is none. */
  readonly glob: string | undefined;
  readonly prefix: string;
  readonly pools: readonly NodePool[];
  /** Unknowns of the entry's pools. Notices about the entry itself have no place yet. */
  readonly notices: readonly InventoryNotice[];
}

export interface Discovery {
  readonly entries: readonly DiscoveredEntry[];
  /** Files that may declare pools but that no entry reads, with the reason. */
  readonly leftOut: readonly InventoryNotice[];
}

interface Surroundings {
  /** The repository's YAML and JSON files, which a glob might match; by default those to search. */
  readonly all?: readonly SourceFile[];
  readonly roots?: readonly DiscoveredRoot[];
  /** A reader shared by all discoveries in the same files. */
  readonly read?: EntryReader;
  /** Reports whether the cluster of a file's pools, or of a root's, is unknown. */
  readonly isUnassigned?: (file: SourceFile, vars?: readonly string[], cluster?: RootCluster) => boolean;
}

/** Reads files as an unwritten entry of `from`. */
export type EntryReader = (
  format: string | undefined,
  files: readonly InventoryFile[],
  prefix?: string,
  mayBeAbsent?: boolean,
) => ImportOutput;

export function createEntryReader(): EntryReader {
  const outputs = new Map<string, ImportOutput>();
  const numbers = new Map<InventoryFile, number>();
  const numberOf = (file: InventoryFile) => {
    const number = numbers.get(file) ?? numbers.size;
    numbers.set(file, number);
    return number;
  };
  const read: EntryReader = (format, files, prefix = "", mayBeAbsent = false) => {
    const key = JSON.stringify([format, prefix, mayBeAbsent, files.map(numberOf)]);
    const output = outputs.get(key) ?? importEntry(format, files, prefix, mayBeAbsent);
    outputs.set(key, output);
    return output;
  };
  function importEntry(
    format: string | undefined,
    files: readonly InventoryFile[],
    prefix: string,
    mayBeAbsent: boolean,
  ): ImportOutput {
    const [file, second] = files;
    if (format !== undefined && prefix === "" && !mayBeAbsent && file !== undefined && second === undefined) {
      // A file without objects of other formats reads the same with or without `format`.
      const any = read(undefined, files);
      const isOnly = any.pools.length > 0 && any.pools.every((pool) => entryFormat(pool) === format);
      if (isOnly && any.errors.length + any.notices.length === 0) return any;
    }
    return importPools(unwrittenEntry(format, prefix, undefined, mayBeAbsent), files, {
      cluster: null,
      transientTaints: [],
    });
  }
  return read;
}

/** Finds entries of `from` that read without error: one for each folder and format, and each root module. */
export function discoverPools(
  files: readonly SourceFile[],
  { all = files, roots = [], read = createEntryReader(), isUnassigned = () => false }: Surroundings = {},
): Discovery {
  const leftOut: InventoryNotice[] = [];
  const groups = new Map<string, Group>();
  const made: DiscoveredEntry[] = [];
  const ofRoots: InventoryNotice[] = [];
  for (const { file, vars, cluster } of roots) {
    const mayBeAbsent = isUnassigned(file, vars, cluster);
    const group: Group = {
      ...{ format: terraformFormat.id, files: [file], mayBeAbsent },
      vars: vars.length > 0 ? vars : undefined,
      cluster,
    };
    const output = read(group.format, group.files, "", mayBeAbsent);
    const [error] = output.errors;
    if (output.pools.length > 0 && error === undefined) made.push(entryFrom(group, output, undefined));
    else if (error !== undefined && !isMissing(output)) leftOut.push(error);
    else for (const one of output.notices) ofRoots.push(one);
  }
  // Included files do not stand alone.
  const patches = roots.flatMap(({ file }) => patchFilesOf(file));
  const included = new Set([...files.flatMap((file) => includedPaths(file)), ...patches]);
  const paths = new Set(all.map(({ path }) => path));
  const isOwn = ({ path }: SourceFile) => !included.has(path) && !isRendered(path, paths);
  const candidates = files.filter((file) => mayHoldPools(file) && isOwn(file));
  // Talos files below a talconfig.yaml are its patches, or what talhelper writes.
  const helpers = candidates.filter((file) => read(undefined, [file]).pools.some((one) => one.format === "talhelper"));
  for (const file of candidates) {
    if (isAppliedBy(made, file, read)) {
      leftOut.push(fileProblem(file, "Terraform makes pools of these names here, and they are read instead"));
      continue;
    }
    const { formats, problems } = formatsOf(file, read);
    for (const one of problems) leftOut.push(one);
    for (const format of formats) {
      const isOfHelper = ({ path }: SourceFile) => pathBelow(parentFolder(path), file.path) !== undefined;
      const helper = format !== "talos" ? undefined : helpers.find(isOfHelper);
      if (helper !== undefined) {
        leftOut.push(fileProblem(file, `"${helper.path}" declares the machines here, and it is read instead`));
        continue;
      }
      const mayBeAbsent = isUnassigned(file);
      const key = JSON.stringify([
        format,
        mayBeAbsent,
        SPREAD.get(format)?.spreadOf?.(file.path) ?? folderOf(file.path),
      ]);
      groups.set(key, { format, mayBeAbsent, files: [...(groups.get(key)?.files ?? []), file] });
    }
  }
  const entries: DiscoveredEntry[] = [];
  const whole = [...groups.values()].map((one) => withTemplates(one, candidates, all));
  for (const group of whole.flatMap((one) => separate(one, read))) {
    const output = read(group.format, group.files, "", group.mayBeAbsent);
    const repeated = repeatedName(output.pools);
    const [error] = output.errors;
    if (error !== undefined) leftOut.push(error);
    else if (repeated !== undefined) leftOut.push(fileProblem(group.files[0], describeRepeated(repeated)));
    else entries.push(entryFrom(group, output, globOf(group, output, all, read)));
  }
  for (const one of made) entries.push(one);
  for (const one of joinNotices(ofRoots)) leftOut.push(one);
  // Unknowns of pools that several files share are reported once.
  const shared = new Set(
    whole.flatMap(({ format, files }) => (SPREAD.has(format) ? files.map(({ path }) => path) : [])),
  );
  return withUniqueNames(
    joinSiblings(entries, all, read),
    leftOut.filter(({ range }) => !shared.has(range.file)),
    read,
  );
}

/** Reports whether a root around the file makes all its objects: a name is unique in a cluster. */
function isAppliedBy(roots: readonly DiscoveredEntry[], file: SourceFile, read: EntryReader): boolean {
  return roots.some(({ files: [root], pools }) => {
    if (!file.path.startsWith(`${root?.path}/`) || !pools.some(({ format }) => format !== terraformFormat.id))
      return false;
    const own = read(undefined, [file]).pools;
    return (
      own.length > 0 && own.every((one) => pools.some(({ format, name }) => format === one.format && name === one.name))
    );
  });
}

/** Reports whether a template's output is here: beside it, or where it leads from a folder of templates. */
function isRendered(path: string, paths: ReadonlySet<string>): boolean {
  const steps = path.replace(/\.\w+$/, "").split("/");
  return isTemplateName(path) && steps.slice(0, -1).some((_, index) => paths.has(steps.slice(index).join("/")));
}

function entryFrom(group: Group, output: ImportOutput, glob: string | undefined, prefix = ""): DiscoveredEntry {
  // What concerns the entry, such as taints that are left out by default, has no place yet.
  const notices = output.notices.filter(({ range }) => range.file !== "");
  return { ...group, glob, prefix, ...output, notices };
}

/** Adds files that hold parts of a pool, or that files of the group include. */
function withTemplates(group: Group, candidates: readonly SourceFile[], all: readonly SourceFile[]): Group {
  const named = new Set(group.files.flatMap((file) => includedPaths(file, group.format)));
  if (named.size > 0) {
    return {
      ...group,
      files: [...group.files, ...all.filter((file) => named.has(file.path) && !group.files.includes(file))],
    };
  }
  const [first] = group.files;
  const format = SPREAD.get(group.format);
  if (format === undefined || first === undefined) return group;
  const isNear = ({ path }: SourceFile) => format.spreadOf?.(path) === format.spreadOf?.(first.path);
  const related = candidates.filter(
    (file) => isNear(file) && mayHoldObjectsOf(format, file.text) && holdsObjects(file, format),
  );
  return { ...group, files: candidates.filter((file) => group.files.includes(file) || related.includes(file)) };
}

/** Definitions of these kinds and RBAC rules name them without declaring pools. */
function holdsObjects(file: SourceFile, { kinds, shape }: InventoryFormat): boolean {
  return parsePoolTemplate(file).documents.some((document) => {
    const objects = objectsOf(document);
    if (objects.length === 0) return shape?.isRoot(document.root) === true;
    return objects.some(({ apiVersion, kind }) =>
      kinds.some((known) => known.kind === kind && known.group === groupOf(apiVersion)),
    );
  });
}

/** Returns the formats whose pools a file declares, and reasons why others cannot be read. */
function formatsOf(
  file: SourceFile,
  read: EntryReader,
): { readonly formats: string[]; readonly problems: readonly InventoryNotice[] } {
  const any = read(undefined, [file]);
  const found = [...new Set(any.pools.map(entryFormat))];
  if (any.errors.length === 0) {
    return { formats: found, problems: found.length === 0 ? any.notices.slice(0, 1) : [] };
  }
  // Named, a format takes only its own objects: the error may concern another one.
  const readable = found.filter((format) => read(format, [file]).errors.length === 0);
  const isRead = found.length > 0 && readable.length === found.length;
  const [first] = any.errors;
  return { formats: readable, problems: isRead || first === undefined || isMissing(any) ? [] : [first] };
}

/** The file mentions pools, and declares none. */
function isMissing({ errors, pools }: ImportOutput): boolean {
  const [first, second] = errors;
  return pools.length === 0 && second === undefined && first?.range.file === "";
}

/** Objects embedded in Terraform keep their format, but Terraform's entry reads them. */
function entryFormat({ format, place }: NodePool): string {
  return place.document.address === undefined ? format : terraformJsonFormat.id;
}

/** Splits off files whose pool names repeat others'. */
function separate(group: Group, read: EntryReader): Group[] {
  if (group.files.length === 1) return [group];
  const { pools, errors } = read(group.format, group.files);
  const names = pools.map(({ name }) => name);
  const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  const alone = group.files.filter(
    ({ path }) =>
      errors.length > 0 || pools.some(({ name, place }) => twice.has(name) && place.document.file.path === path),
  );
  const together = group.files.filter((file) => !alone.includes(file));
  const singles = alone.map((file) => ({ ...group, files: [file] }));
  return together.length === 0 ? singles : [{ ...group, files: together }, ...singles];
}

/** Returns the first glob that matches these files, reads, and gives the same pools. */
function globOf(
  { format, files, mayBeAbsent }: Group,
  output: ImportOutput,
  all: readonly SourceFile[],
  read: EntryReader,
): string | undefined {
  if (files.length < 2) return undefined;
  return globsFor(files.map(({ path }) => path)).find((glob) => {
    const { matches } = compileGlob(glob);
    const taken = all.filter(({ path }) => matches(path));
    if (!files.every((file) => taken.includes(file))) return false;
    const whole = read(format, taken, "", mayBeAbsent);
    const isRead = whole.errors.length === 0 && whole.everyFileRead === output.everyFileRead;
    return isRead && namesOf(whole.pools) === namesOf(output.pools);
  });
}

function namesOf(pools: readonly NodePool[]): string {
  const names = pools.map(({ name }) => name);
  return names.sort().join("\n");
}

/** Joins entries of sibling folders if one glob reads all their pools. */
function joinSiblings(
  entries: readonly DiscoveredEntry[],
  all: readonly SourceFile[],
  read: EntryReader,
): readonly DiscoveredEntry[] {
  const groups = groupBy(entries, ({ format, mayBeAbsent, files: [first], vars }) => {
    const folder = folderOf(first?.path ?? "");
    // Top-level files are no set of equal folders, and Nodes of several folders may belong to several clusters.
    const isAlone =
      folderOf(folder) === "" || format === NODE_FORMAT || vars !== undefined || format === terraformFormat.id;
    return isAlone ? first : JSON.stringify([format, mayBeAbsent, folderOf(folder)]);
  });
  return [...groups.values()].flatMap((siblings) => {
    const [{ format, mayBeAbsent }, another] = siblings;
    if (another === undefined) return siblings;
    const group: Group = { format, mayBeAbsent, files: siblings.flatMap(({ files }) => files) };
    const output = read(format, group.files, "", mayBeAbsent);
    const isSame = namesOf(siblings.flatMap(({ pools }) => pools)) === namesOf(output.pools);
    const glob = isSame && repeatedName(output.pools) === undefined ? globOf(group, output, all, read) : undefined;
    return glob === undefined ? siblings : [entryFrom(group, output, glob)];
  });
}

function withUniqueNames(
  entries: readonly DiscoveredEntry[],
  leftOut: InventoryNotice[],
  read: EntryReader,
): Discovery {
  const names = new Set<string>();
  const kept: DiscoveredEntry[] = [];
  for (const entry of prefixEntries(entries, read)) {
    const repeated = entry.pools.find(({ name }) => names.has(name));
    if (repeated !== undefined) {
      leftOut.push(fileProblem(entry.files[0], describeRepeated(repeated.name)));
      continue;
    }
    for (const { name } of entry.pools) names.add(name);
    kept.push(entry);
  }
  return { entries: kept, leftOut };
}

function describeRepeated(name: string): string {
  return `pool "${name}" is declared twice: import one of the two with a "prefix"`;
}

export function fileProblem(file: Pick<SourceFile, "path"> | undefined, message: string): ConfigurationError {
  return { message, range: { file: file?.path ?? "", line: 1, column: 1, endLine: 1, endColumn: 1 } };
}

function repeatedName(pools: readonly NodePool[]): string | undefined {
  return pools.map(({ name }) => name).find((name, index, names) => names.indexOf(name) !== index);
}

/** Returns the value of `path` for the entry. */
export function pathsOf({ files, glob }: DiscoveredEntry): readonly string[] {
  return glob === undefined ? files.map(({ path }) => escapeGlob(path)) : [glob];
}

/** Prefixes entries whose pool names repeat others', by the shortest distinguishing path. */
function prefixEntries(entries: readonly DiscoveredEntry[], read: EntryReader): DiscoveredEntry[] {
  const owners = new Map<string, number>();
  for (const { name } of entries.flatMap(({ pools }) => pools)) owners.set(name, (owners.get(name) ?? 0) + 1);
  const shares = ({ pools }: DiscoveredEntry) => pools.some(({ name }) => (owners.get(name) ?? 0) > 1);
  const sharing = entries.filter(shares);
  const endings = uniqueEndings(sharing.map(stepsOf));
  return entries.map((entry) => {
    const ending = endings[sharing.indexOf(entry)];
    if (ending === undefined) return entry;
    const prefix = `${ending}-`;
    return entryFrom(entry, read(entry.format, entry.files, prefix, entry.mayBeAbsent), entry.glob, prefix);
  });
}

/** The path of the only file without its extension, or of the folder of all files; the format where there is none. */
function stepsOf({ files, format, vars = [], cluster }: DiscoveredEntry): string[] {
  const [first, second] = files;
  const path = (first?.path ?? "").split("/");
  const variables = nameOfVariables(first?.path ?? "", vars).split("/");
  const steps = [...(second === undefined ? path : path.slice(0, -1)), ...variables, cluster?.name ?? ""];
  return [format, ...steps].filter((step) => step !== "").map((step) => step.replace(/\.(?:ya?ml|json)$/, ""));
}

/** Returns the path of the tfvars file below the root, without `terraform.tfvars`: `env/dev`. */
export function nameOfVariables(folder: string, vars: readonly string[]): string {
  const path = vars.at(-1) ?? "";
  const name = isLoadedByItself(path) ? folderOf(path) : path.replace(/\.tfvars(?:\.json)?$/, "");
  return pathBelow(folder, name) ?? name;
}
