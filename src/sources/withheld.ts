import type { Withheld } from "../model/source.js";

/** What the bytes begin with that stand for a file's content where that is not there. */
const BEGINNINGS: readonly (readonly [Withheld, Buffer])[] = [
  ["git-crypt", Buffer.from("\0GITCRYPT\0")],
  ["Git LFS", Buffer.from("version https://git-lfs.github.com/spec/")],
];

/** What keeps the content of a file from whoever reads its bytes; undefined where they are the content. */
export function withheldBy(bytes: Buffer): Withheld | undefined {
  return BEGINNINGS.find(([, beginning]) => bytes.subarray(0, beginning.length).equals(beginning))?.[0];
}
