import { blankPlaceholders } from "../../manifest/placeholders.js";
import { holdsNothing, type Manifest } from "../../manifest/read-manifest.js";
import { groupBy, leftOver } from "../../model/group-by.js";
import { isManifestName } from "../../model/manifest-name.js";
import { lastStep } from "../../model/path-steps.js";
import type { Weakening } from "../../model/weakening.js";
import { count, list, quoted } from "../../model/words.js";
import { formatWorkload, type Workload } from "../../model/workload.js";
import { workloadFile } from "../judging/workload-file.js";
import { type BaseRevision, type LintInput, standsInFile } from "../lint-input.js";
import { placeOfKey, startOf, UNMEANT } from "./weakened-settings.js";

export function uncoveredFiles(
  now: LintInput,
  before: LintInput,
  { governed, isThere = () => false, hidden = [] }: Pick<BaseRevision, "governed" | "isThere" | "hidden">,
): Weakening[] {
  const lost = lostWorkloads(now, before);
  const covered = new Set([...pathsWith(now.manifests, () => true), ...now.unreadable.map(({ path }) => path)]);
  const isLeftOut = (path: string) => isManifestName(path) && !covered.has(path);
  const holds = (manifest: Manifest) => !holdsNothing(manifest);
  const isLost = ({ file, workloads }: Manifest) => lost.has(file.path) || workloads.every((one) => one.isFragment);
  const left = new Set([
    ...pathsWith(governed?.manifests ?? [], holds).filter(isLeftOut),
    ...pathsWith(before.manifests, (one) => holds(one) && isLost(one)).filter(
      (path) => isLeftOut(path) && isThere(path),
    ),
  ]);
  const known = new Map(before.manifests.filter(standsInFile).map((one) => [one.file.path, one]));
  const unclear = groupBy(
    now.manifests.filter((one) => standsInFile(one) && one.covered === undefined),
    ({ file }) => lastStep(file.path),
  );
  const gone = [...lost].flatMap(([path, workloads]): Weakening[] => {
    const files = (unclear.get(lastStep(path)) ?? []).filter(({ file }) => file.path === path || !known.has(file.path));
    const why =
      now.unreadable.find((one) => one.path === path)?.message ??
      files.flatMap((one) => whyUnclear(one, known.get(path), workloads) ?? [])[0] ??
      hidden
        .filter((one) =>
          one.workloads.some((other) => workloads.some((gone) => formatWorkload(gone) === formatWorkload(other))),
        )
        .map(({ file }) => `its content is in ${quoted(file.path)}, which is left out`)[0];
    if (why === undefined || left.has(path)) return [];
    const says = `${quoted(path)} was judged before, and is not now: ${why}`;
    return [{ at: startOf({ path, text: "" }), says, help: UNMEANT, names: ["judged", path] }];
  });
  return [...leftOutFiles(now, [...left].sort()), ...gone];
}

function lostWorkloads(now: LintInput, before: LintInput): ReadonlyMap<string, readonly Workload[]> {
  const [had, has] = [before, now].map(({ manifests }) =>
    manifests.flatMap(({ workloads }) => workloads.filter(({ isFragment }) => !isFragment)),
  );
  const inFile = (one: Workload) => JSON.stringify([formatWorkload(one), workloadFile(one)]);
  return groupBy(leftOver(had ?? [], has ?? [], [inFile, formatWorkload]), workloadFile);
}

const KIND = /(?:^|[\s{,"'-])kind["']?[ \t]*:[ \t]*["']?([^\s"'#,}]+)/g;
/** Matches a kind, or the start of one in a block, or after a tag, anchor or alias. */
const KIND_WORD = /^(?:[A-Za-z][A-Z\d_]*[a-z]\w*$|[|>!&*])/;
/** Finders of placeholders in places that decide a file's content. */
const PLACEHOLDERS: readonly ((manifest: Manifest) => string | undefined)[] = [
  ({ file }) => [...file.text.matchAll(KIND)].map(([, word = ""]) => word).find((word) => !KIND_WORD.test(word)),
  ({ template, placeholders }) => template ?? placeholders?.[0],
  ({ file }) => blankPlaceholders(file.text)?.blanks.find(({ kind }) => kind === "lines" || kind === "control")?.text,
];

/** Returns the reason that content is unknown, for a file that still names a lost workload. */
function whyUnclear(now: Manifest, before: Manifest | undefined, lost: readonly Workload[]): string | undefined {
  const unread = now.problems.find(({ kind }) => kind === "unreadable");
  if (unread !== undefined) return unread.message;
  const isNew = (find: (typeof PLACEHOLDERS)[number]) => before === undefined || find(before) === undefined;
  const word = PLACEHOLDERS.filter(isNew).flatMap((find) => find(now) ?? [])[0];
  if (word === undefined || !lost.some(({ name }) => now.file.text.includes(name))) return undefined;
  return `the placeholder ${quoted(word)} hides what it holds`;
}

function leftOutFiles({ configuration }: LintInput, paths: readonly string[]): Weakening[] {
  const [first] = paths;
  if (first === undefined) return [];
  const key = configuration?.exclude.length === 0 && configuration.manifests !== undefined ? "manifests" : "exclude";
  const at = configuration === undefined ? startOf({ path: first, text: "" }) : placeOfKey(configuration, key);
  const says = `${count(paths.length, "manifest is", "manifests are")} no longer covered: ${list(paths.map(quoted))}`;
  return [{ at, says, help: UNMEANT, names: ["covered"] }];
}

function pathsWith(manifests: readonly Manifest[], isWanted: (manifest: Manifest) => boolean): string[] {
  return manifests.filter((one) => standsInFile(one) && isWanted(one)).map(({ file }) => file.path);
}
