import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DISK, diskWith } from "./disk.js";
import type { FileSystem } from "./file-system.js";
import { withTemporaryFolder } from "./temporary-folder.js";

/** Does some work while files of the disk have other texts, by their absolute paths. */
export async function withVirtualTexts<Value>(
  texts: ReadonlyMap<string, string>,
  work: (fileSystem: FileSystem) => Promise<Value>,
) {
  return withTemporaryFolder((folder) => {
    const places = new Map<string, string>();
    for (const [path, text] of texts) {
      const place = join(folder, String(places.size));
      writeFileSync(place, text, { mode: 0o600 });
      places.set(DISK.realpath(path), place);
    }
    const tree = {
      root: folder,
      holds: (path: string) => places.has(path),
      find: (path: string) => ({ entry: { kind: "file" as const, place: places.get(path) ?? path }, real: path }),
      add: () => undefined,
    };
    return work(diskWith(tree));
  });
}
