import { isUtf8 } from "node:buffer";
import type { Outcome } from "../../model/outcome.js";
import type { Withheld } from "../../model/source.js";

const NUL = 0;
const LINE_FEED = 10;

/** Decodes UTF-8, or UTF-16 by its byte order mark. Invalid bytes or NUL give a problem with the first line. */
export function decodeText(bytes: Buffer): Outcome<string> {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeUtf16(bytes, "utf-16le");
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeUtf16(bytes, "utf-16be");
  const nul = bytes.indexOf(NUL);
  if (nul >= 0) return { problem: `not a text file: line ${lineAt(bytes, nul)} contains a NUL character` };
  if (!isUtf8(bytes)) return { problem: `not valid UTF-8: line ${firstLineThatIsNotUtf8(bytes)}` };
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  return { value: bytes.toString("utf8", start) };
}

export function isWellFormed(bytes: Buffer): boolean {
  return bytes.indexOf(NUL) < 0 && isUtf8(bytes);
}

function decodeUtf16(bytes: Buffer, encoding: "utf-16le" | "utf-16be"): Outcome<string> {
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return { problem: "not valid UTF-16, although its byte order mark says so" };
  }
  const nul = text.indexOf("\0");
  if (nul < 0) return { value: text };
  return { problem: `not a text file: line ${text.slice(0, nul).split("\n").length} contains a NUL character` };
}

function lineAt(bytes: Buffer, offset: number): number {
  let line = 1;
  for (let feed = bytes.indexOf(LINE_FEED); feed >= 0 && feed < offset; feed = bytes.indexOf(LINE_FEED, feed + 1)) {
    line++;
  }
  return line;
}

/** Line feeds are never inside a UTF-8 sequence, so lines can be checked alone. */
function firstLineThatIsNotUtf8(bytes: Buffer): number {
  let start = 0;
  for (let line = 1; ; line++) {
    const feed = bytes.indexOf(LINE_FEED, start);
    if (feed < 0 || !isUtf8(bytes.subarray(start, feed))) return line;
    start = feed + 1;
  }
}

const BEGINNINGS: readonly (readonly [Withheld, Buffer])[] = [
  ["git-crypt", Buffer.from("\0GITCRYPT\0")],
  ["Git LFS", Buffer.from("version https://git-lfs.github.com/spec/")],
];

/** Returns the reason that content is missing; undefined if present. */
export function withheldBy(bytes: Buffer): Withheld | undefined {
  return BEGINNINGS.find(([, beginning]) => bytes.subarray(0, beginning.length).equals(beginning))?.[0];
}

/** The nature of a file that is no content, in one clause. */
export const WITHHELD: Readonly<Record<Withheld, string>> = {
  "git-crypt": "encrypted with git-crypt",
  "Git LFS": 'a pointer of Git LFS, whose content was not fetched: check out with "lfs: true"',
};
