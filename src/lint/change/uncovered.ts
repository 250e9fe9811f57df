import { holdsNothing, type Manifest } from "../../manifest/read-manifest.js";
import type { Weakening } from "../../model/change.js";
import { groupBy, leftOver } from "../../model/group-by.js";
import { startOfFile } from "../../model/internal-problem.js";
import { isManifestName } from "../../model/manifest-name.js";
import { once } from "../../model/memoize.js";
import { lastStep, parentFolder, pathBelow } from "../../model/path-steps.js";
import type { TextPlace } from "../../model/source.js";
import { count, list, quoted } from "../../model/words.js";
import { formatWorkload, type Workload } from "../../model/workload.js";
import { blankPlaceholders } from "../../yaml/placeholders.js";
import { workloadFile } from "../contract/cluster-finding.js";
import { type BaseRevision, gitopsOf, type LintInput, standsInFile } from "../contract/lint-input.js";
import { deployedFiles } from "../judging/binding.js";
import { placeOfKey, weakening } from "./weakened-settings.js";

type Seen = Pick<BaseRevision, "governed" | "isThere" | "hidden" | "unread" | "submodules">;

export function uncoveredFiles(now: LintInput, before: LintInput, seen: Seen): Weakening[] {
  const { governed, isThere = () => false } = seen;
  // Workloads that the change lacks, or has only as the input of tests.
  const [had, has] = [before, now].map(({ manifests, isTestFile }) =>
    manifests.flatMap(({ file, workloads }) =>
      isTestFile?.(file.path) ? [] : workloads.filter(({ isFragment }) => !isFragment),
    ),
  );
  const inFile = (one: Workload) => JSON.stringify([formatWorkload(one), workloadFile(one)]);
  const lost = groupBy(leftOver(had ?? [], has ?? [], [inFile, formatWorkload]), workloadFile);
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
  const find = reasonFinder(now, before, seen);
  const gone = [...lost].flatMap(([path, workloads]): Weakening[] => {
    const reason = left.has(path) ? undefined : find(path, workloads);
    if (reason === undefined) return [];
    const { at = startOfFile({ path, text: "" }), why } = reason;
    return [weakening(at, `${quoted(path)} was judged before, and is not now: ${why}`, "judged", path)];
  });
  return [...leftOutFiles(now, [...left].sort()), ...gone];
}

/** Finds the reason that workloads of a file of the base are not judged; none if they are deleted. */
function reasonFinder(now: LintInput, before: LintInput, { hidden = [], unread = [], submodules }: Seen) {
  const known = new Map(before.manifests.filter(standsInFile).map((one) => [one.file.path, one]));
  const unclear = groupBy(
    now.manifests.filter((one) => standsInFile(one) && one.covered === undefined),
    ({ file }) => lastStep(file.path),
  );
  const wasJudged = (path: string) => known.has(path) && before.isTestFile?.(path) !== true;
  const ofTests = now.manifests.filter(
    ({ file: { path } }) => now.isTestFile?.(path) && (!known.has(path) || wasJudged(path)),
  );
  const elsewhere = [
    ...hidden.map((manifest) => ({ manifest, how: "which is left out" })),
    ...ofTests.map((manifest) => ({ manifest, how: "where findings are notes, as in any input of a test" })),
  ];
  const deployed = once(() => deployedFiles(gitopsOf(before)));
  return (
    path: string,
    workloads: readonly Workload[],
  ): { readonly why: string; readonly at?: TextPlace | undefined } | undefined => {
    const files = (unclear.get(lastStep(path)) ?? []).filter(({ file }) => file.path === path || !known.has(file.path));
    const unclearBy =
      now.unreadable.find((one) => one.path === path)?.message ??
      files.flatMap((one) => whyUnclear(one, known.get(path), workloads) ?? [])[0];
    if (unclearBy !== undefined) return { why: unclearBy };
    const names = new Set(workloads.map(formatWorkload));
    const moved = elsewhere.find(({ manifest }) => manifest.workloads.some((one) => names.has(formatWorkload(one))));
    if (moved !== undefined) return { why: `its content is in ${quoted(moved.manifest.file.path)}, ${moved.how}` };
    for (const [folder, file] of submodules ?? []) {
      if (pathBelow(folder, path) === undefined) continue;
      return {
        why: `${quoted(folder)} is a repository of its own now, without that file`,
        at: file && placeIn(file, folder),
      };
    }
    const jsonnet = unread.find((one) => pathBelow(parentFolder(path), one) !== undefined);
    if (jsonnet === undefined || !deployed().has(path)) return undefined;
    const why = `${quoted(jsonnet)} is new there, which Argo CD would render, and which cannot be read`;
    return { why, at: startOfFile({ path: jsonnet, text: "" }) };
  };
}

function placeIn(file: TextPlace["file"], text: string): TextPlace {
  const start = Math.max(0, file.text.indexOf(text));
  return { file, span: { start, end: start } };
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
  const at = configuration === undefined ? startOfFile({ path: first, text: "" }) : placeOfKey(configuration, key);
  const says = `${count(paths.length, "manifest is", "manifests are")} no longer covered: ${list(paths.map(quoted))}`;
  return [weakening(at, says, "covered")];
}

function pathsWith(manifests: readonly Manifest[], isWanted: (manifest: Manifest) => boolean): string[] {
  return manifests.filter((one) => standsInFile(one) && isWanted(one)).map(({ file }) => file.path);
}
