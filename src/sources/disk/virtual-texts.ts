import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { realpathSync, withVirtualTree } from "./file-system.js";
import { withTemporaryFolder } from "./temporary-folder.js";

/** Does some work while files of the disk have other texts, by their absolute paths. */
export async function withVirtualTexts<Value>(texts: ReadonlyMap<string, string>, work: () => Promise<Value>) {
  return withTemporaryFolder((folder) => {
    const places = new Map<string, string>();
    for (const [path, text] of texts) {
      const place = join(folder, String(places.size));
      writeFileSync(place, text, { mode: 0o600 });
      places.set(realpathSync(path), place);
    }
    return withVirtualTree(
      {
        root: folder,
        holds: (path) => places.has(path),
        find: (path) => ({ entry: { kind: "file", place: places.get(path) ?? path }, real: path }),
        add: () => undefined,
      },
      work,
    );
  });
}
