import { gunzipSync } from "node:zlib";
import { createBudget } from "../../model/budget.js";
import { text as anyText, listOf, objectOf, parseJson } from "../../model/json-shape.js";
import type { Outcome } from "../../model/outcome.js";
import { OF_GIT, ONE_FILE, type OutsideChart } from "../../rendering/contract/outside-chart.js";
import type { ChartBudget } from "../../rendering/contract/render-root.js";
import {
  createChartBudget,
  LONGEST_PATH,
  MOST_ARCHIVE_BYTES,
  TOO_MANY_BYTES,
  TOO_MANY_FILES,
  unpackedFolderOf,
  VALUES_SCHEMA,
} from "../../rendering/helm/chart-files.js";
import { decodeText, isWellFormed, WITHHELD, withheldBy } from "../disk/decode-text.js";
import { systemErrorCode } from "../disk/file-system.js";

export interface ArchivedFile {
  /** From the chart's folder: `templates/api.yaml`. */
  readonly path: string;
  readonly text: string;
}

const BLOCK = 512;
const MAX_DEPTH = 4;
const NAME = { start: 0, end: 100 };
const SIZE = { start: 124, end: 136 };
const CHECKSUM = { start: 148, end: 156 };
const TYPE = 156;
const MAGIC = { start: 257, end: 263 };
const PREFIX = { start: 345, end: 500 };
const SPACE = 32;

const CUT_OFF = "it is cut off";
const DAMAGED = "it is damaged, or not an archive written by helm or git";

/** Systems limit names. */
const PLAIN_PATH = /^[\w.-]{1,255}(?:\/[\w.-]{1,255})*$/;
/** Files that helm renders or reads. */
const NEEDED = /^(?:charts\/[^/]+\/)*(?:(?:templates|crds)\/|charts\/[^/]+$|(?:Chart|values|requirements)\.yaml$)/;

/** Files of a repository that may be manifests, or give values to them. */
const OF_BASES = /^(?:[^/]+\/){0,30}(?:Kustomization|[^/]+\.(?:ya?ml|json|env|properties|conf|ini|toml|txt|sh))$/;
const [MOST_TREE_BYTES, MOST_TREE_FILES] = [256 * 1024 ** 2, 20_000];
const FILES = listOf(objectOf({ path: anyText, text: anyText }));

/** The commit that git writes into a repository's archive, and how many symbolic links are left out. */
type Tree = { commit: string; links: number };

/** Bound on a manifest from an address. */
export const MOST_MANIFEST_BYTES = 8 * 1024 ** 2;

/** Reads the bytes of a locked chart, manifest or packed tree. The problem is one clause. */
export function readLocked({ name, address, wanted }: OutsideChart, bytes: Buffer): Outcome<readonly ArchivedFile[]> {
  if (address.startsWith(OF_GIT)) {
    const tree = FILES(parseJson(bytes.toString("utf8")).value, "");
    // A lock may name any bytes of the cache as a repository's.
    const odd = tree.value?.find(({ path }) => pathInChart(`tree/${path}`) === undefined);
    return odd === undefined ? tree : { problem: `it holds the path "${odd.path.slice(0, 100)}"` };
  }
  if (wanted !== ONE_FILE) return readArchive(bytes, createChartBudget());
  const isText = bytes.length <= MOST_MANIFEST_BYTES && isWellFormed(bytes);
  const text = isText ? decodeText(bytes).value : undefined;
  return text === undefined
    ? { problem: "it is not a text in UTF-8 of at most 8 MiB" }
    : { value: [{ path: name, text }] };
}

/** Unpacks a chart (`.tgz`): plain UTF-8 files that helm reads, nested charts included. The problem is one clause. */
export function readArchive(bytes: Buffer, budget: ChartBudget, tree?: Tree): Outcome<readonly ArchivedFile[]> {
  const files = new Map<string, string>();
  const problem = addFiles(bytes, "", budget, files, 0, tree);
  if (problem !== undefined) return { problem };
  const inFile = [...files.keys()].find((path) => foldersOf(path).some((folder) => files.has(folder)));
  if (inFile !== undefined) return { problem: `"${inFile}" in it stands below a file` };
  return { value: [...files].map(([path, text]) => ({ path, text })) };
}

/** Packs the texts of a repository's archive (`.tar.gz`), the same whatever revision of the commit it was asked by. */
export function packTree(archive: Buffer): Outcome<Tree & { readonly bytes: Buffer }> {
  const tree = { commit: "", links: 0 };
  const [files, bytes] = [createBudget(MOST_TREE_BYTES), createBudget(2 * MOST_TREE_BYTES)];
  const { value, problem } = readArchive(archive, { ...createChartBudget(), files, bytes }, tree);
  const packed = Buffer.from(JSON.stringify(value ?? []));
  const isLarge = packed.length > MOST_ARCHIVE_BYTES || (value ?? []).length > MOST_TREE_FILES;
  if (problem === TOO_MANY_BYTES || isLarge) return { problem: "it is too large" };
  if (problem !== undefined) return { problem };
  return tree.commit === "" ? { problem: "it names no commit" } : { value: { ...tree, bytes: packed } };
}

function foldersOf(path: string): string[] {
  return [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index));
}

/** Returns the reason not to unpack. */
function addFiles(
  bytes: Buffer,
  folder: string,
  budget: ChartBudget,
  files: Map<string, string>,
  depth: number,
  tree?: Tree,
): string | undefined {
  if (depth === MAX_DEPTH) return `charts are packed in each other more than ${MAX_DEPTH} times`;
  const { value: entries, problem } = readEntries(bytes, budget, tree);
  if (problem !== undefined) return problem;
  for (const { name, content } of entries) {
    const inChart = pathInChart(name);
    if (inChart === undefined) return `it holds the path "${name.slice(0, 100)}", which can be read in several ways`;
    if (tree === undefined ? VALUES_SCHEMA.test(inChart) : !OF_BASES.test(inChart)) continue;
    const unpacked = unpackedFolderOf(inChart);
    const path = folder + (unpacked ?? inChart);
    const isPlain = PLAIN_PATH.test(path) && path.length <= LONGEST_PATH;
    if (isPlain && unpacked !== undefined) {
      const inner = addFiles(content, `${path}/`, budget, files, depth + 1);
      if (inner !== undefined) return inner;
    } else if (isPlain && isWellFormed(content)) {
      if (files.has(path)) return `"${path}" stands in it twice`;
      files.set(path, decodeText(content).value ?? "");
    } else if (tree === undefined && NEEDED.test(inChart)) {
      return `"${inChart.slice(0, 100)}" in it is not a text in UTF-8 under a plain name`;
    }
  }
  return tree !== undefined || files.has(`${folder}Chart.yaml`) ? undefined : 'it holds no "Chart.yaml"';
}

/** Strips the chart's folder; undefined for an ambiguous path. */
function pathInChart(name: string): string | undefined {
  if (name.length > LONGEST_PATH || /[\\\0]/.test(name)) return undefined;
  const steps = name.split("/");
  const isClear = steps.length > 1 && steps.every((step) => !["", ".", ".."].includes(step));
  return isClear ? steps.slice(1).join("/") : undefined;
}

/** Reads regular files. Anything unusual is a problem, since helm might read it otherwise; git writes links. */
function readEntries(
  bytes: Buffer,
  budget: ChartBudget,
  tree: Tree | undefined,
): Outcome<readonly { readonly name: string; readonly content: Buffer }[]> {
  const { value: tar, problem } = unzip(bytes, budget, tree === undefined ? MOST_ARCHIVE_BYTES : MOST_TREE_BYTES);
  if (problem !== undefined) return { problem };
  const entries: { name: string; content: Buffer }[] = [];
  let longName: string | undefined;
  for (let at = 0; at + 2 * BLOCK <= tar.length; ) {
    const header = tar.subarray(at, at + BLOCK);
    if (header.every((byte) => byte === 0))
      return tar.subarray(at).every((byte) => byte === 0) ? { value: entries } : { problem: DAMAGED };
    if (!budget.files.spend(1)) return { problem: TOO_MANY_FILES };
    const size = octal(header, SIZE);
    if (size === undefined || !isIntact(header)) return { problem: DAMAGED };
    const content = tar.subarray(at + BLOCK, at + BLOCK + size);
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    const type = String.fromCharCode(header[TYPE] ?? 0);
    if (type === "L") longName = textOf(content, { start: 0, end: size });
    else if (type === "x") {
      const path = pathOfRecords(content.toString("latin1"));
      if (path === undefined) return { problem: DAMAGED };
      longName = path === "" ? longName : path;
    } else if (type === "0" || type === "\0") {
      entries.push({ name: longName ?? nameOf(header), content });
      longName = undefined;
    } else if (type === "5" || type === "g" || (tree !== undefined && type === "2")) {
      longName = undefined;
      if (tree !== undefined && type === "2") tree.links++;
      if (tree !== undefined && type === "g")
        tree.commit = /^52 comment=([0-9a-f]{40})\n/.exec(content.toString("latin1"))?.[1] ?? "";
    } else return { problem: "it contains a link or another entry that is not a file" };
  }
  return { problem: CUT_OFF };
}

function unzip(bytes: Buffer, budget: ChartBudget, most: number): Outcome<Buffer> {
  const withheld = withheldBy(bytes);
  if (withheld !== undefined) return { problem: `it is ${WITHHELD[withheld]}` };
  try {
    if (!budget.bytes.spend(bytes.length)) return { problem: TOO_MANY_BYTES };
    const tar = gunzipSync(bytes, { maxOutputLength: most });
    return budget.bytes.spend(tar.length) ? { value: tar } : { problem: TOO_MANY_BYTES };
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === "ERR_BUFFER_TOO_LARGE") return { problem: TOO_MANY_BYTES };
    return { problem: code === "Z_BUF_ERROR" ? CUT_OFF : DAMAGED };
  }
}

function textOf(block: Buffer, { start, end }: { readonly start: number; readonly end: number }): string {
  const text = block.toString("utf8", start, end);
  const zero = text.indexOf("\0");
  return zero < 0 ? text : text.slice(0, zero);
}

function octal(header: Buffer, field: { readonly start: number; readonly end: number }): number | undefined {
  const digits = textOf(header, field).trim();
  return /^[0-7]{1,11}$/.test(digits) ? Number.parseInt(digits, 8) : undefined;
}

/** Checks the sum of bytes, its own field as spaces. */
function isIntact(header: Buffer): boolean {
  let sum = 0;
  for (const [index, byte] of header.entries()) {
    sum += index >= CHECKSUM.start && index < CHECKSUM.end ? SPACE : byte;
  }
  return octal(header, CHECKSUM) === sum;
}

function nameOf(header: Buffer): string {
  const prefix = textOf(header, MAGIC) === "ustar" ? textOf(header, PREFIX) : "";
  const name = textOf(header, NAME);
  return prefix === "" ? name : `${prefix}/${name}`;
}

/** Returns the path of extended records, empty without one; undefined if they change contents. */
function pathOfRecords(text: string): string | undefined {
  let path = "";
  for (let at = 0; at < text.length; ) {
    const length = Number(/^\d+(?= )/.exec(text.slice(at))?.[0]);
    if (!(length > 0)) return undefined;
    const [, key, value = ""] = /^\d+ ([^=]+)=(.*)\n$/s.exec(text.slice(at, at + length)) ?? [];
    if (key === undefined || key === "size" || key.startsWith("GNU.sparse")) return undefined;
    if (key === "path") path = value;
    at += length;
  }
  return path;
}
