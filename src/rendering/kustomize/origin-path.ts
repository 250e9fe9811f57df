import { joinPath } from "../path-steps.js";

const LEADING_UPS = /^(?:\.\.\/)*/;

/**
 * Turns the paths in kustomize's annotations, which are relative to the folder of the temporary kustomization, into
 * paths of the repository. That folder differs from run to run, and an output may come from a cache: what all paths of
 * an output begin with is found by comparing them with the files that the rendering reads. `undefined` for what is
 * none of them, such as the temporary kustomization itself.
 */
export function originPaths(
  written: readonly string[],
  reads: readonly string[],
): (path: string) => string | undefined {
  const paths = [...new Set(written.map(normalize))].filter((path) => path.includes("/"));
  let best = new Map<string, string>();
  let bestCount = 0;
  for (const working of candidates(paths, reads)) {
    const known = new Map(reads.map((path) => [joinPath(working, path), path]));
    const count = paths.filter((path) => known.has(path)).length;
    if (count <= bestCount) continue;
    best = known;
    bestCount = count;
    if (count === paths.length) break;
  }
  return (path) => best.get(normalize(path));
}

function normalize(path: string): string {
  return path.replaceAll("\\", "/");
}

/** What the working directory may be called, seen from the temporary folder; the likeliest first. */
function candidates(paths: readonly string[], reads: readonly string[]): string[] {
  const found: { readonly working: string; readonly matched: number }[] = [];
  for (const read of reads) {
    const ups = LEADING_UPS.exec(read)?.[0] ?? "";
    const below = read.slice(ups.length);
    for (const path of paths) {
      if (path !== below && !path.endsWith(`/${below}`)) continue;
      const above = path.slice(0, path.length - below.length);
      // The names of folders that the paths leave again do not matter.
      const working = `${above === "" ? "." : above}${"/_".repeat(ups.length / "../".length)}`;
      found.push({ working, matched: below.length });
    }
  }
  found.sort((a, b) => b.matched - a.matched);
  return [...new Set(found.map(({ working }) => working))];
}
