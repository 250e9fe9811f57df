import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** Functions that tell something of a file. */
const LOOKS = /\b(?:lstat|stat|exists|realpath|readdir|access|readFile|open|opendir|readlink)(?:Sync)?\b/;

/**
 * The files beside `src/sources/disk/disk.ts` that call `node:fs`, and why they need not see a commit that is shown as a folder.
 * Any other file would read the working tree in place of the base of `--base`.
 */
const OTHERS: Readonly<Record<string, string>> = {
  "disk/disk.ts": "shows the commit",
  "disk/git-changed-lines.ts": "compares the working tree with a commit",
  "disk/git-files.ts": "lists a working tree",
  "disk/git-revision.ts": "finds the working tree that is compared",
  "disk/git-tree.ts": "compares the working tree with a commit",
  "disk/ignore-files.ts": "lists a working tree",
  "disk/hcl-parser.ts": "reads taintlint itself",
  "network/registry-logins.ts": "reads the logins of a person",
  "render/chart-store.ts": "reads the cache of charts",
  "render/find-program.ts": "looks for programs",
  "render/run-program.ts": "looks for the shell that sets limits",
  "render/temporary-folder.ts": "opens files by a `FileSystem`, and temporary folders",
  "render/render-cache.ts": "reads the cache of renderings",
  "disk/search-path.ts": "looks for programs",
  "disk/shorten-list.ts": "reads what kubectl printed, which no commit holds",
  "disk/temporary-folder.ts": "makes temporary folders",
  "disk/write-file.ts": "writes reports, and fixes into the working tree",
};

it("all code that reads a repository calls the functions that show a commit", () => {
  const sources = readdirSync("src/sources", { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".ts"),
  );
  const looking = sources.filter((name) => {
    const text = readFileSync(join("src/sources", name), "utf8");
    const imported = /import (?:\* as fs|\{([^}]*)\}) from "node:fs(?:\/promises)?";/.exec(text);
    return imported !== null && (imported[1] === undefined || LOOKS.test(imported[1]));
  });
  expect(looking.map((name) => name.replaceAll("\\", "/")).sort()).toEqual(Object.keys(OTHERS).sort());
});
