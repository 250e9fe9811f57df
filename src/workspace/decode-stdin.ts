import { memoize } from "../model/memoize.js";
import { decodeSource } from "../sources/disk/read-file.js";
import { shortenList } from "../sources/disk/shorten-list.js";
import type { RepositoryOptions } from "./repository-options.js";

/** Decodes the standard input once: its pools and its workloads are in the same text. */
export const decodeStdin = memoize(({ bytes, name }: NonNullable<RepositoryOptions["stdin"]>) =>
  decodeSource(shortenList(bytes), name),
);
