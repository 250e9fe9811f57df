import { decodeSource } from "../sources/disk/read-file.js";
import { shortenList } from "../sources/disk/shorten-list.js";
import type { StandardInput } from "./repository-options.js";

export function decodeStdin(name: string, bytes: Buffer): StandardInput {
  return { name, bytes, read: decodeSource(shortenList(bytes), name) };
}
