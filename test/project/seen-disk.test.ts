import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** Functions that tell something of a file. */
const LOOKS = /\b(?:lstat|stat|exists|realpath|readdir|access|readFile|open|opendir|readlink)(?:Sync)?\b/;

/**
 * What reads beside `src/sources/cache/disk.ts`, and why no run depends on what it sees there. Whatever else looks at the
 * repository without the witness would have `--cache` tell an old finding again.
 */
const OTHERS: Readonly<Record<string, string>> = {
  "cache/disk.ts": "tells the witness",
  "cache/ask-again.ts": "asks for the witness",
  "cache/known-files.ts": "asks for the witness",
  "cache/own-code.ts": "reads taintlint itself",
  "cache/program-stamp.ts": "is a part of the conditions",
  "fix-file.ts": "fixes are never told again",
  "git-files.ts": "is a part of what git lists, which the witness is told as one answer",
  "git-revision.ts": "a comparison is never told again",
  "git-tree.ts": "a comparison is never told again",
  "hcl-parser.ts": "reads taintlint itself",
  "render/find-program.ts": "programs are a part of the conditions",
  "render/run-program.ts": "looks for the shell that sets limits",
  "render/temporary-folder.ts": "opens what `disk.ts` reads, and temporary folders",
  "sealed-entries.ts": "reads the cache itself",
  "search-path.ts": "programs are a part of the conditions",
  "temporary-folder.ts": "makes temporary folders",
  "write-file.ts": "writes",
};

it("whatever looks at the disk for a run lets the witness know", () => {
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
