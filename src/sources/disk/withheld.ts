import type { Withheld } from "../../model/source.js";

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
