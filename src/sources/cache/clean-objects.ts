import { runGit } from "../git.js";

/** `ls-files -v`: `H 100644 <object> 0<tab>path` for the index, with `C` in place of `H` once more for what differs from it. */
const ENTRY = /^([A-Za-z]) (\d{6}) ([0-9a-f]+) (\d)\t/;
const WORDS = ["ls-files", "-z", "-v", "--stage", "--cached", "--modified"];
/** Whatever the repository's configuration says: compare all that is known of a file. */
const STRICT = ["core.checkStat=default", "core.trustctime=true", "core.ignoreStat=false"].flatMap((one) => [
  "-c",
  one,
]);

/**
 * git's names of the contents of all files that git calls unchanged since it put them there, by their paths from the root.
 * A name is that of the bytes on the disk only where no filter changed them: whoever uses it compares the size, too. None
 * where git does not answer, or where a filter might keep the size.
 */
export function cleanObjects(root: string): ReadonlyMap<string, string> {
  if (hasOwnFilters(root)) return new Map();
  const outcome = runGit(root, [...STRICT, ...WITHOUT_LFS, ...WORDS]);
  if (outcome.problem !== undefined) return new Map();
  return readObjects(outcome.value.stdout.toString("utf8"));
}

/** Large files of git's are programs, too: an empty one is not run. */
const WITHOUT_LFS = ["clean", "smudge", "process"]
  .flatMap((part) => ["-c", `filter.lfs.${part}=`])
  .concat(["-c", "filter.lfs.required=false"]);

/** git's own for large files leaves a reference or the file itself, never of the same size. */
function hasOwnFilters(root: string): boolean {
  const listed = runGit(root, ["config", "--null", "--name-only", "--get-regexp", "^filter\\."]);
  const names = (listed.value?.stdout.toString("utf8") ?? "").split("\0").filter(Boolean);
  return names.some((name) => !name.startsWith("filter.lfs."));
}

export function readObjects(listed: string): ReadonlyMap<string, string> {
  const objects = new Map<string, string>();
  const others = new Set<string>();
  for (const entry of listed.split("\0")) {
    const [heading = "", tag, mode = "", object = "", stage] = ENTRY.exec(entry) ?? [];
    const path = entry.slice(heading.length);
    // Another letter is a difference, or a promise of somebody that git does not check.
    if (tag !== "H" || stage !== "0" || !mode.startsWith("100")) others.add(path);
    else objects.set(path, object);
  }
  for (const path of others) objects.delete(path);
  return objects;
}
