import { gunzipSync } from "node:zlib";
import { decodeText } from "../decode-text.js";

/** A file in a packed chart, or in a chart that is packed in it. */
export interface ArchivedFile {
  /** Inside the archive: `api/values.schema.json`. */
  readonly path: string;
  readonly text: string;
}

const BLOCK = 512;
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_DEPTH = 4;
const NAME = { start: 0, end: 100 };
const SIZE = { start: 124, end: 136 };
const CHECKSUM = { start: 148, end: 156 };
const TYPE = 156;
const MAGIC = { start: 257, end: 263 };
const PREFIX = { start: 345, end: 500 };
const SPACE = 32;

/**
 * The text files of a packed chart (`.tgz`), those of charts packed in it included. Undefined for an archive that is
 * broken, too large, or unusual in any way: what another program would find in it nobody could tell then.
 */
export function readArchive(bytes: Buffer, depth = 0): readonly ArchivedFile[] | undefined {
  if (depth === MAX_DEPTH) return undefined;
  const tar = unzip(bytes);
  if (tar === undefined) return undefined;
  const files: ArchivedFile[] = [];
  let longName: string | undefined;
  for (let at = 0; at + BLOCK <= tar.length; ) {
    const header = tar.subarray(at, at + BLOCK);
    if (header.every((byte) => byte === 0)) return tar.subarray(at).every((byte) => byte === 0) ? files : undefined;
    const size = octal(header, SIZE);
    if (size === undefined || !isIntact(header)) return undefined;
    const content = tar.subarray(at + BLOCK, at + BLOCK + size);
    if (content.length < size) return undefined;
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    const type = String.fromCharCode(header[TYPE] ?? 0);
    if (type === "L") longName = textOf(content, { start: 0, end: size });
    else if (type === "x") {
      const path = pathOfRecords(content.toString("utf8"));
      if (path === undefined) return undefined;
      longName = path === "" ? longName : path;
    } else if (type === "0" || type === "\0") {
      const path = longName ?? nameOf(header);
      longName = undefined;
      const inner = path.endsWith(".tgz") ? readArchive(content, depth + 1) : [];
      if (inner === undefined) return undefined;
      const { value: text } = decodeText(content);
      files.push(...(text === undefined ? [] : [{ path, text }]), ...inner);
    } else if (type === "5" || type === "g") longName = undefined;
    else return undefined;
  }
  return files;
}

function unzip(bytes: Buffer): Buffer | undefined {
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_BYTES });
  } catch {
    return undefined;
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

/** The sum of all bytes, with its own field taken for spaces. */
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

/** The path that extended records give, empty where they give none; undefined where they change what is read. */
function pathOfRecords(text: string): string | undefined {
  let path = "";
  for (let at = 0; at < text.length; ) {
    const length = Number(/^\d+(?= )/.exec(text.slice(at))?.[0]);
    if (!(length > 0)) return undefined;
    const [, key, value = ""] = /^\d+ ([^=]+)=(.*)\n$/s.exec(text.slice(at, at + length)) ?? [];
    if (key === undefined || key === "size" || key === "linkpath" || key.startsWith("GNU.sparse")) return undefined;
    if (key === "path") path = value;
    at += length;
  }
  return path;
}
