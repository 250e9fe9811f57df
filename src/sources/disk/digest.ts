import type { Hash } from "node:crypto";

export function hashBytes(bytes: Buffer | string): string {
  return hash("sha256").update(bytes).digest("hex");
}

export function gitNameOf(content: Buffer, kind: "sha1" | "sha256"): string {
  return hash(kind).update(`blob ${content.length}\0`).update(content).digest("hex");
}

/** Loaded on demand: hashing is slow to load, and small runs need none. */
function hash(kind: string): Hash {
  return process.getBuiltinModule("node:crypto").createHash(kind);
}
