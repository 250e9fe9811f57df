import { posix } from "node:path";
import { parseJson } from "../../model/json-shape.js";
import type { KnownFile } from "./known-files.js";
import { QUESTIONS, type Question } from "./witness.js";

/** A run as it is written down. Paths are from the root, with `/`. */
export interface StoredRun {
  readonly files: ReadonlyMap<string, StoredFile>;
  /** What else was asked, with the answers. */
  readonly asked: readonly Asked[];
  /** The programs that render. */
  readonly conditions?: string;
  readonly outcome?: unknown;
}

/** `isEntry`: it was looked at by itself, too, and is no link. */
export interface StoredFile extends KnownFile {
  readonly isEntry?: boolean;
}

type Asked = readonly [question: Question, path: string, answer: string];

const NOT_IDLE = -1;

/** The text of a run, without anything that stands in its files. */
export function writeStored({ files, asked, conditions, outcome }: StoredRun): string {
  const entries = new Set(
    asked.flatMap(([question, path, answer]) => (answer === "file" && question === "entry" ? path : [])),
  );
  const rows = [...files].map(([path, { stamp, digest, object, documents = NOT_IDLE }]) => {
    const { size, modified, changed, inode, at } = stamp;
    return [path, size, modified, changed, inode, at, digest, object, documents, entries.has(path)];
  });
  const isTold = ([question, path]: Asked) => question === "entry" && entries.has(path) && files.has(path);
  return JSON.stringify({ files: rows, asked: asked.filter((one) => !isTold(one)), conditions, outcome });
}

/** Reads such a text. Undefined for any other one: whoever wrote it may mean no good. Never throws. */
export function readStored(text: string): StoredRun | undefined {
  const { value } = parseJson(text);
  if (typeof value !== "object" || value === null || !("files" in value) || !("asked" in value)) return undefined;
  const files = rowsOf(value.files, readFile);
  const asked = rowsOf(value.asked, readAsked);
  if (files === undefined || asked === undefined) return undefined;
  const conditions = "conditions" in value && typeof value.conditions === "string" ? value.conditions : undefined;
  return {
    files: new Map(files),
    asked,
    ...(conditions !== undefined && "outcome" in value && { conditions, outcome: value.outcome }),
  };
}

function rowsOf<Row>(value: unknown, read: (row: readonly unknown[]) => Row | undefined): Row[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const rows: Row[] = [];
  for (const one of value) {
    const row = Array.isArray(one) ? read(one) : undefined;
    if (row === undefined) return undefined;
    rows.push(row);
  }
  return rows;
}

function readFile(row: readonly unknown[]): [string, StoredFile] | undefined {
  const [path, size, modified, changed, inode, at, digest, object, documents, isEntry] = row;
  if (!isOwnPath(path) || path === "." || typeof at !== "number" || typeof documents !== "number") return undefined;
  if (!isText(size) || !isText(modified) || !isText(changed) || !isText(inode)) return undefined;
  if (!isText(digest) || !isText(object) || typeof isEntry !== "boolean") return undefined;
  const stamp = { size, modified, changed, inode, at };
  const isIdle = Number.isSafeInteger(documents) && documents >= 0;
  return [path, { stamp, digest, object, isEntry, documents: isIdle ? documents : undefined }];
}

function readAsked([question, path, answer]: readonly unknown[]): Asked | undefined {
  const known = QUESTIONS.find((one) => one === question);
  return known !== undefined && isOwnPath(path) && isText(answer) ? [known, path, answer] : undefined;
}

/** A path that leads nowhere but into the repository. */
function isOwnPath(path: unknown): path is string {
  if (!isText(path) || path === "" || /[\0\\]|^\/|^[A-Za-z]:/.test(path)) return false;
  return posix.normalize(path) === path && path !== ".." && !path.startsWith("../");
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
