import { locate, rangeOfSpan } from "../../manifest/locate.js";
import { groupOf, type KubernetesObject, objectsOf } from "../../manifest/objects/objects.js";
import { firstOf } from "../../model/first-of.js";
import { groupBy } from "../../model/group-by.js";
import { guarded, startOfFile } from "../../model/internal-problem.js";
import { matchesNameGlob } from "../../model/name-glob.js";
import { addressOf, type NodePool, withOpenExistence } from "../../model/pool.js";
import type { SourceDocument, SourceFile, SourceProblem } from "../../model/source.js";
import { count, joinWords, quoted } from "../../model/words.js";
import { templateMark } from "../../yaml/placeholders.js";
import { parseDocuments } from "../../yaml/syntax.js";
import { type ConfigurationError, errorAt, type InventoryNotice } from "../contract/configuration-error.js";
import type {
  FileObjects,
  FormatInput,
  FormatOutput,
  FromDeclaration,
  InventoryFile,
  InventoryFormat,
} from "../formats/format.js";
import { FORMATS, UNREAD_KINDS, type UnreadKind } from "../formats/index.js";
import { hidesMore, parsePoolTemplate } from "../formats/templated-document.js";

const MARKDOWN_NAME = /\.(?:md|markdown)$/i;

const FENCE_START = /^```+[ \t]*(?:ya?ml|json)\b/i;
const CLOSING = /^```/;

type ImportContext = Pick<FormatInput, "cluster" | "transientTaints" | "implicit">;

export interface ImportOutput extends FormatOutput {
  /** False if a template, an unknown module or an internal error hides declarations. */
  readonly everyFileRead: boolean;
  readonly faults: readonly SourceProblem[];
}

/** Reads an entry of `from` over all files: Nodes of several may form one pool. An entry without pools is an error. */
export function importPools(
  from: FromDeclaration,
  files: readonly InventoryFile[],
  context: ImportContext,
): ImportOutput {
  const faults = files.flatMap(({ fault }) => fault ?? []);
  const read = files.flatMap((file) => {
    return guarded(() => readFile(from, file), "read this file", startOfFile(file), faults) ?? [];
  });
  const objects = read.flatMap((one) => one.objects);
  const outputs = readObjects(objects, files, from, context, faults);
  const errors = [...read, ...outputs].flatMap((output) => output.errors);
  const everyFileRead = faults.length === 0 && read.every((one) => one.template === undefined && !one.hidesPools);
  if (objects.length === 0 && errors.length === 0 && everyFileRead) errors.push(...missing(from, files));
  const pools = withDistinctNames(
    outputs.flatMap((output) => output.pools),
    from.prefix,
  );
  const notices = [...read, ...outputs].flatMap((output) => output.notices);
  return {
    pools: from.mayBeAbsent ? pools.map((pool) => withOpenExistence(pool, UNASSIGNED)) : pools,
    errors,
    notices: from.mayBeAbsent ? [...notices, ...pools.map(describeUnassigned)] : notices,
    everyFileRead,
    faults,
  };
}

/** Names a pool of Terraform by its address where one of another format has its name: a node group and a NodePool. */
function withDistinctNames(pools: readonly NodePool[], prefix: string): NodePool[] {
  const byName = groupBy(pools, ({ name }) => name);
  return pools.map((pool) => {
    const isRepeated = byName.get(pool.name)?.some(({ format }) => format !== pool.format);
    return isRepeated ? { ...pool, name: `${prefix}${addressOf(pool) ?? pool.name.slice(prefix.length)}` } : pool;
  });
}

const UNASSIGNED = "it is unknown which of the clusters has it";

function describeUnassigned({ name, place }: NodePool): InventoryNotice {
  const message = `pool "${name}": ${UNASSIGNED}, so each may; name it under "from" of those that do`;
  return { message, cause: UNASSIGNED, joins: true, range: locate(place) };
}

/** Reads objects that are in `files`, or in none of them. */
export function readObjects(
  objects: readonly KubernetesObject[],
  files: readonly InventoryFile[],
  from: FromDeclaration,
  context: ImportContext,
  faults: SourceProblem[],
): FormatOutput[] {
  return FORMATS.flatMap((format) => {
    const own = objects.filter((object) => isOf(format, object, from));
    const file = own[0]?.document.file ?? files[0] ?? from.place.document.file;
    const read = () => format.read({ objects: own, files, from, format: format.id, ...context });
    return guarded(read, "read this file", startOfFile(file), faults) ?? [];
  });
}

function readFile(from: FromDeclaration, file: InventoryFile): FileObjects & { readonly template?: string } {
  if (file.opened !== undefined) return selectedOf(file.opened, from);
  const named = FORMATS.find(({ id }) => id === from.format);
  const opened = firstOf(named === undefined ? FORMATS : [named], ({ opens }) => opens?.open(file));
  if (opened !== undefined) return selectedOf(opened, from);
  if (MARKDOWN_NAME.test(file.path)) return readExamples(from, file);
  const parsed = parsePoolTemplate(file);
  const broken = parsed.problems.filter(({ kind }) => kind === "syntax");
  const all = parsed.documents.flatMap((document) => objectsOrDocument(document));
  const objects = all.filter((object) => FORMATS.some((format) => isOf(format, object, from)));
  const [first] = broken;
  const template = first === undefined ? undefined : templateMark(file.text);
  const errors: ConfigurationError[] =
    template === undefined ? broken.map(({ message, span }) => ({ message, range: rangeOfSpan(file, span) })) : [];
  // A format that is named takes only its own objects out of a file; without one nothing may be passed over.
  if (from.format === undefined) errors.push(...all.flatMap(describeUnread));
  if (first === undefined || template === undefined) {
    return { objects, errors, notices: [], hidesPools: parsed.documents.some(hidesMore) };
  }
  const message = `"${file.path}" is a template, "${template}": not every pool that it declares is known`;
  return {
    objects,
    errors,
    notices: [{ message, cause: "a template", range: rangeOfSpan(file, first.span) }],
    template,
  };
}

/** Reads objects from fenced blocks of documentation; ignores the rest. */
function readExamples(from: FromDeclaration, file: InventoryFile): FileObjects {
  const all = parseDocuments(fencedBlocks(file)).documents.flatMap(objectsOrDocument);
  return {
    objects: all.filter((object) => FORMATS.some((format) => isOf(format, object, from))),
    errors: [],
    notices: [],
  };
}

/** Filters objects by the entry's format; embedded ones may be of any format. */
function selectedOf(opened: FileObjects, from: FromDeclaration): FileObjects {
  const objects = opened.objects.filter((object) => FORMATS.some((other) => isOf(other, object, undefined)));
  return { ...opened, objects: objects.filter((object) => isSelected(object, from)) };
}

function isSelected({ document }: KubernetesObject, { address }: FromDeclaration): boolean {
  return address === undefined || matchesNameGlob(address, document.address ?? "");
}

/** A document without objects counts as one: some formats have no kind. */
function objectsOrDocument(document: SourceDocument): KubernetesObject[] {
  const objects = objectsOf(document);
  if (objects.length > 0 || document.root.kind !== "mapping") return objects;
  return [{ apiVersion: "", kind: "", document, path: [], node: document.root }];
}

/** Without `from`, any object of the format counts. */
function isOf(format: InventoryFormat, object: KubernetesObject, from: FromDeclaration | undefined): boolean {
  const named = FORMATS.find(({ id }) => id === from?.format);
  const wanted = named === undefined || named === format || (named.embeds && object.document.address);
  if (!wanted) return false;
  if (object.kind === "") return format.shape?.isRoot(object.node) ?? false;
  return format.kinds.some(({ group, kind }) => kind === object.kind && group === groupOf(object.apiVersion));
}

function describeUnread(object: KubernetesObject): ConfigurationError[] {
  const group = groupOf(object.apiVersion);
  const unread: UnreadKind | undefined = UNREAD_KINDS.find((one) => one.kind === object.kind && one.group === group);
  if (unread === undefined) return [];
  const place = { document: object.document, path: [...object.path, "kind"], target: "value" } as const;
  const message = `${object.kind} of ${group} (format "${unread.format}") is not read yet; formats that are read: ${formatList()}`;
  return [errorAt(place, message)];
}

function missing(from: FromDeclaration, files: readonly InventoryFile[]): ConfigurationError[] {
  const [first, ...others] = files;
  if (first === undefined) return [];
  const named = FORMATS.find(({ id }) => id === from.format);
  const rest =
    named === undefined ? `node pool; formats that are read: ${formatList()}` : `node pool of format "${named.id}"`;
  const what = others.length === 0 ? `"${first.path}"` : `"${first.path}" and ${count(others.length, "more file")}`;
  return [errorAt(from.place, `${what} ${others.length === 0 ? "holds" : "hold"} no ${rest}`)];
}

function formatList(): string {
  return joinWords(FORMATS.map(({ id }) => quoted(id)));
}

/** Blanks Markdown around fenced YAML and JSON, so that places stay the same. */
function fencedBlocks({ path, text }: SourceFile): SourceFile {
  let isInside = false;
  const lines = text.split(/(?<=\n)/).map((line) => {
    if (isInside && !CLOSING.test(line)) return line;
    const isFence = isInside ? CLOSING.test(line) : FENCE_START.test(line);
    isInside = !isInside && isFence;
    const blank = line.replaceAll(/[^\r\n]/g, " ");
    return isFence ? `---${blank.slice(3)}` : blank;
  });
  return { path, text: lines.join("") };
}
