import { createHash } from "node:crypto";

/** What tells one content from every other. */
export function hashBytes(bytes: Buffer | string): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** What git calls a file with this content, in the kind of hash that the repository uses. */
export function gitNameOf(content: Buffer, kind: "sha1" | "sha256"): string {
  return createHash(kind).update(`blob ${content.length}\0`).update(content).digest("hex");
}
