import { type BigIntStats, lstatSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { MAX_FILE_BYTES } from "../read-file.js";
import { linkTest } from "../real-path.js";
import { cleanObjects } from "./clean-objects.js";
import { gitNameOf, hashBytes } from "./digest.js";
import { type FileStamp, isUnchanged, stampOf } from "./file-stamp.js";
import { unwatched } from "./witness.js";

/** A file that was read: what the system said of it then, and what its bytes are told by. */
export interface KnownFile {
  readonly stamp: FileStamp;
  readonly digest: string;
  /** git's name of its bytes. */
  readonly object: string;
  /** How many documents it has where none of them matters; undefined where some may. */
  readonly documents?: number | undefined;
}

/** From so many files with other times on git is asked: the whole repository may have been checked out anew. */
const MANY = 16;

export interface KnownFiles {
  /** A file of which the bytes are for certain those that were read, by its path from the root. */
  readonly unchanged: (path: string) => KnownFile | undefined;
  /** The same, and where nothing else tells, the file is read. */
  readonly same: (path: string) => KnownFile | undefined;
}

/** What tells a file that was read just now. `at`: a time before that, in milliseconds. */
export function describeFile(stats: BigIntStats, bytes: Buffer, at: number): KnownFile {
  return { stamp: stampOf(stats, at), digest: hashBytes(bytes), object: gitNameOf(bytes, "sha1") };
}

/** Tells of files that an earlier run has read whether they are the same now. `at`: when this run began. */
export function openKnownFiles(root: string, files: ReadonlyMap<string, KnownFile>, at: number): KnownFiles {
  const told = new Map<string, KnownFile | undefined>();
  const isLedAway = linkTest(root);
  let missed = 0;
  let objects: ReadonlyMap<string, string> | undefined;

  function tell(path: string): KnownFile | undefined {
    const known = files.get(path);
    if (known === undefined) return undefined;
    const stats = lstatSync(join(root, path), { bigint: true, throwIfNoEntry: false });
    if (stats?.isFile() !== true) return undefined;
    if (isUnchanged(known.stamp, stats)) return known;
    // A filter that changes a file on its way out of git changes its size.
    if (`${stats.size}` !== known.stamp.size || ++missed < MANY) return undefined;
    objects ??= unwatched(() => cleanObjects(root));
    return objects.get(path) === known.object ? { ...known, stamp: stampOf(stats, at) } : undefined;
  }

  function unchanged(path: string): KnownFile | undefined {
    if (!told.has(path))
      told.set(
        path,
        withoutRefusal(() => tell(path)),
      );
    return told.get(path);
  }

  /** Nothing but a file of the repository is ever opened, and none that grew. */
  function readAgain(path: string): KnownFile | undefined {
    const known = files.get(path);
    const absolute = join(root, path);
    const stats = statSync(absolute, { bigint: true, throwIfNoEntry: false });
    if (known === undefined || stats?.isFile() !== true || `${stats.size}` !== known.stamp.size) return undefined;
    if (stats.size > MAX_FILE_BYTES || unwatched(() => isLedAway(absolute))) return undefined;
    const now = describeFile(stats, readFileSync(absolute), at);
    return now.digest === known.digest ? { ...known, stamp: now.stamp } : undefined;
  }

  return {
    unchanged,
    same(path) {
      const known = unchanged(path) ?? withoutRefusal(() => readAgain(path));
      told.set(path, known);
      return known;
    },
  };
}

/** What the system does not let us look at is not known. */
function withoutRefusal(look: () => KnownFile | undefined): KnownFile | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}
