import type { Hash } from "node:crypto";

/** What tells one content from every other. */
export function hashBytes(bytes: Buffer | string): string {
  return hash("sha256").update(bytes).digest("hex");
}

/** What git calls a file with this content, in the kind of hash that the repository uses. */
export function gitNameOf(content: Buffer, kind: "sha1" | "sha256"): string {
  return hash(kind).update(`blob ${content.length}\0`).update(content).digest("hex");
}

/** Not imported: most small runs ask for no hash, and nothing else that Node.js brings takes so long to load. */
function hash(kind: string): Hash {
  return process.getBuiltinModule("node:crypto").createHash(kind);
}
