import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const IMPORT = /(?:from|import)\s*\(?\s*"(\.{1,2}\/[^"]+)"/g;
/** What another thread runs. */
const THREAD = /new URL\("(\.\/[^"]+\.js)", import\.meta\.url\)/g;

/** The files of dist/ that a file loads; with `dynamic` those that it may load later as well. */
export function loadedFrom(entry: string, dynamic: boolean): Set<string> {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const code = readFileSync(file, "utf8");
    for (const match of [...code.matchAll(IMPORT), ...code.matchAll(THREAD)]) {
      if (!dynamic && match[0].includes("(")) continue;
      visit(normalize(join(dirname(file), match[1] ?? "")));
    }
  };
  visit(normalize(entry));
  return seen;
}
