import type { BigIntStats } from "node:fs";

/** What the system says of a file, by which it is told from a changed one without its bytes. Times in nanoseconds. */
export interface FileStamp {
  readonly size: string;
  readonly modified: string;
  /** When its bytes, its name or its rights changed: nobody can set it. */
  readonly changed: string;
  readonly inode: string;
  /** When it was looked at, in milliseconds, before it was read. */
  readonly at: number;
}

type FileTimes = Pick<BigIntStats, "size" | "mtimeNs" | "ctimeNs" | "ino">;

export function stampOf({ size, mtimeNs, ctimeNs, ino }: FileTimes, at: number): FileStamp {
  return { size: `${size}`, modified: `${mtimeNs}`, changed: `${ctimeNs}`, inode: `${ino}`, at };
}

/** The coarsest times that a disk writes down are those of FAT. */
const TICK_NS = 2_000_000_000n;
const NS_PER_MS = 1_000_000n;

/**
 * Whether a file is for certain the one that was looked at. One that had changed just before may have changed again in
 * the same tick of the disk's clock, with the same times: git calls that racily clean, and reads such a file again.
 */
export function isUnchanged(known: FileStamp, now: FileTimes): boolean {
  const { size, modified, changed, inode } = stampOf(now, 0);
  if (size !== known.size || modified !== known.modified || changed !== known.changed || inode !== known.inode) {
    return false;
  }
  const latest = now.mtimeNs > now.ctimeNs ? now.mtimeNs : now.ctimeNs;
  return latest + TICK_NS < BigInt(Math.floor(known.at)) * NS_PER_MS;
}
