import { fileOfPlace, lineOf, rangeOf } from "../../manifest/locate.js";
import type { Manifest } from "../../manifest/read-manifest.js";
import type { Weakening } from "../../model/change.js";
import { SEVERITIES, severitiesFrom } from "../../model/finding.js";
import { leftOver } from "../../model/group-by.js";
import { startOfFile } from "../../model/internal-problem.js";
import { parentFolder, pathBelow } from "../../model/path-steps.js";
import type { SourceFile } from "../../model/source.js";
import type { SuppressionUse } from "../../model/suppression.js";
import { count, quoted } from "../../model/words.js";
import { placeOfPolicy } from "../../policies/contract/object-policy.js";
import { mayChangePods, readWebhooks } from "../../policies/webhooks.js";
import { keyOfChart } from "../../rendering/contract/outside-chart.js";
import { RULES } from "../../rules/index.js";
import { notRendered } from "../../rules/not-rendered.js";
import { weakenedCheck } from "../../rules/weakened-check.js";
import type { IdentifiedFinding } from "../contract/fingerprint.js";
import { type BaseRevision, type LintInput, standsInFile } from "../contract/lint-input.js";
import { workloadPath } from "../suppression/suppressions.js";
import { lostReleases } from "./chart-changes.js";
import { compareFindings, isUnseen } from "./known-before.js";
import { uncoveredFiles } from "./uncovered.js";
import { looserSettings, placeOfKey, weakening } from "./weakened-settings.js";

export interface Found {
  readonly input: LintInput;
  readonly findings: readonly IdentifiedFinding[];
  readonly uses: readonly SuppressionUse[];
}

const TESTS = "manifests beside this file become the input of a test: once it is merged, findings there are notes";

/** Rules about the configuration itself are not compared. */
const OF_SUPPRESSIONS = new Set(
  RULES.filter((rule) => rule.checkSuppression !== undefined || rule === weakenedCheck).map(({ id }) => id),
);

/** Finds everything that weakens the check. `governed` is the second judgement, absent if equal; `tests` are added. */
export function findWeakenings(
  head: Found,
  base: Found,
  {
    governed,
    tests,
    ...seen
  }: Omit<BaseRevision, "governed"> & { readonly governed?: Found | undefined; readonly tests: readonly SourceFile[] },
): Weakening[] {
  const [now, before] = [head.input, base.input];
  const isThere = seen.isThere ?? (() => false);
  return [
    ...replacedConfiguration(now, before),
    ...goneConfigurations(before, seen, isThere),
    ...looserSettings(now, before, isThere),
    ...weakenedInventory(now, before),
    ...uncoveredFiles(now, before, { ...seen, governed: governed?.input }),
    ...tests.map((file) => weakening(startOfFile(file), TESTS, "tests", file.path)),
    ...lostRenderings(head, before, seen.unseen),
    ...lostReleases(now, before),
    ...changedLock(now, before, seen.isThere),
    ...addedWebhooks(now, before),
    ...addedComments(head, base),
    ...addedToBaseline(now, before),
    ...(governed === undefined ? [] : unreported(head, base, governed, seen.revision)),
    ...(seen.ungoverned === undefined ? [] : unjudged(now, before, seen.revision, seen.ungoverned)),
  ];
}

function replacedConfiguration(
  { configuration: now }: LintInput,
  { configuration: before, manifests: was }: LintInput,
): Weakening[] {
  if (before === undefined || now?.file.path === before.file.path) return [];
  if (now === undefined) return [goneConfiguration(before.file.path)];
  if (was.length === 0) return [];
  const says = `the configuration ${quoted(before.file.path)} no longer applies: this one has taken its place`;
  return [weakening(startOfFile(now.file), says, "configuration")];
}

function goneConfiguration(path: string): Weakening {
  const says = `the configuration ${quoted(path)} is gone: its pools, rules and settings no longer apply`;
  return weakening(startOfFile({ path, text: "" }), says, "configuration", path);
}

/** Finds configurations of folders that are gone although manifests that they governed are still there. */
function goneConfigurations(
  before: LintInput,
  { configurations = [] }: Pick<BaseRevision, "configurations">,
  isThere: (path: string) => boolean,
): Weakening[] {
  const paths = before.manifests.filter(standsInFile).map(({ file }) => file.path);
  const isLeft = (configuration: string) =>
    paths.some((path) => pathBelow(parentFolder(configuration), path) !== undefined && isThere(path));
  return configurations.filter(isLeft).map(goneConfiguration);
}

/** Reports that the second judgement could not be made: what it would have found is not known. */
function unjudged({ configuration }: LintInput, before: LintInput, revision: string, why: string): Weakening[] {
  const file = configuration?.file ?? before.configuration?.file;
  if (file === undefined) return [];
  const says = `the change could not be judged under the configuration of ${quoted(revision)}: ${why}`;
  return [weakening(startOfFile(file), says, "ungoverned")];
}

/** Finds locked charts that are still asked for and no longer locked, or are locked with other content. */
function changedLock(
  { lock: now }: LintInput,
  { lock: before }: LintInput,
  isThere: BaseRevision["isThere"],
): Weakening[] {
  if (before === undefined) return [];
  const { path } = before.file;
  if (now === undefined) {
    if (isThere?.(path) !== false) return [];
    const says = `the lock ${quoted(path)} is gone: charts from outside are not judged`;
    return [weakening(startOfFile({ path, text: "" }), says, "lock")];
  }
  const changed = now.charts.flatMap((chart) => {
    const same = before.charts.filter(({ name, version }) => name === chart.name && version === chart.version);
    return same.length === 0 || same.some(({ digest }) => digest === chart.digest) ? [] : [{ chart, same }];
  });
  const lacking = new Set(now.lacking?.map(keyOfChart));
  const told = new Set(changed.flatMap(({ same }) => same));
  const removed = before.charts.filter((chart) => lacking.has(keyOfChart(chart)) && !told.has(chart));
  return [
    ...removed.map(({ name, version }) => {
      const says = `chart ${quoted(name)} is no longer locked: it is not judged, although it is still asked for`;
      return weakening(startOfFile(now.file), says, "lock", name, version);
    }),
    ...changed.map(({ chart: { name, version, digest, address }, same }) => {
      const start = Math.max(0, now.file.text.indexOf(digest));
      const at = { file: now.file, span: { start, end: start + digest.length } };
      const from = same.some((one) => one.address === address) ? "" : `, and comes from ${quoted(address)}`;
      const says = `version ${quoted(version)} of chart ${quoted(name)} is locked as another archive${from}`;
      return weakening(at, says, "lock", name, version);
    }),
  ];
}

function weakenedInventory({ clusters, configuration }: LintInput, before: LintInput): Weakening[] {
  // Without a configuration nothing is declared, which is told already.
  if (configuration === undefined) return [];
  const at = placeOfKey(configuration, "clusters");
  const hasPools = (ones: LintInput["clusters"]) => ones.some(({ inventory }) => inventory.pools.length > 0);
  if (hasPools(before.clusters) && !hasPools(clusters)) {
    return [weakening(at, "node pools are no longer declared: placement is not judged", "inventory")];
  }
  const nameOf = ({ inventory }: LintInput["clusters"][number]) => inventory.cluster.name;
  const names = new Set(clusters.map(nameOf));
  const gone = before.clusters.flatMap((cluster) => nameOf(cluster) ?? []).filter((name) => !names.has(name));
  const lost = clusters.length < before.clusters.length ? gone : [];
  const opened = clusters.filter((cluster) => {
    const was = before.clusters.find((one) => nameOf(one) === nameOf(cluster));
    // The configuration had never said so of a cluster that was only taken for whole.
    return was?.inventory.complete === true && was.inventory.whole === undefined && !cluster.inventory.complete;
  });
  return [
    ...lost.map((name) => {
      const says = `cluster ${quoted(name)} is no longer declared: nothing is judged against its pools`;
      return weakening(at, says, "inventory", name);
    }),
    ...opened.map((cluster) => {
      const name = nameOf(cluster);
      const which = name === null ? "the inventory" : `the inventory of cluster ${quoted(name)}`;
      const says = `${which} is no longer complete: findings that need all pools are dropped, or less severe`;
      return weakening(cluster.declaration.place, says, "inventory", "complete", name ?? "");
    }),
  ];
}

function addedWebhooks(now: LintInput, before: LintInput): Weakening[] {
  const objectsOf = ({ manifests }: LintInput) => manifests.flatMap(({ objects }) => objects);
  const known = new Set(readWebhooks(objectsOf(before)).map(({ name }) => name));
  // A change does not decide that its own webhook can be ignored.
  const ignored = before.clusters.flatMap(({ inventory }) => inventory.cluster.ignoredWebhooks);
  return readWebhooks(objectsOf(now), ignored)
    .filter((webhook) => !known.has(webhook.name) && mayChangePods(webhook))
    .map((webhook) => ({
      at: placeOfPolicy(webhook),
      says: `webhook ${quoted(webhook.name)} is new and may change where pods run: verdicts about the pods it matches are unknown`,
      help: `If it leaves tolerations, node selectors, and affinities alone, add ${quoted(webhook.name)} to "ignoredWebhooks" in taintlint.yaml.`,
      names: ["webhook", webhook.name],
    }));
}

/**
 * Finds roots that stopped rendering, and new failing ones that hide findings. An equal failure elsewhere is a move.
 */
function lostRenderings({ input: now, findings }: Found, before: LintInput, unseen: readonly string[]): Weakening[] {
  const problemOf = ({ problems }: Manifest) => problems.find(({ kind }) => kind === "not-rendered");
  const rendered = before.manifests.flatMap((one) =>
    one.rendered ? [{ ...one.rendered, problem: problemOf(one) }] : [],
  );
  const known = new Map(rendered.map((one) => [one.root, one]));
  const roots = new Set(now.manifests.map((one) => one.rendered?.root));
  const moved = new Set(rendered.map(({ root, problem }) => (roots.has(root) ? undefined : problem?.cause)));
  const alone = new Set(now.manifests.flatMap(({ file, unrendered }) => (unrendered === undefined ? [] : file.path)));
  const told = findings.filter(({ rule }) => rule !== notRendered.id);
  // A new application that cannot be rendered takes nothing from what was judged.
  const judged = new Set(before.manifests.filter(standsInFile).map(({ file }) => file.path));
  const accused = new Set(told.map(({ finding }) => fileOfPlace(finding.at).path).filter((path) => alone.has(path)));
  return now.manifests.flatMap((manifest): Weakening[] => {
    const problem = problemOf(manifest);
    if (problem === undefined || manifest.rendered === undefined || isUnseen(unseen, problem)) return [];
    const { root, covers = [] } = manifest.rendered;
    const was = known.get(root);
    const isNew = was === undefined && (problem.cause === undefined || !moved.has(problem.cause));
    const isHiding = isNew && covers.some((path) => accused.has(path) && judged.has(path));
    if (!isHiding && (was === undefined || was.problem !== undefined)) return [];
    const says = isHiding
      ? `${quoted(root)} is new and cannot be rendered, which makes findings below it milder: ${problem.message}`
      : `${quoted(root)} could be rendered, and cannot be now: ${problem.message}`;
    return [weakening(problem, says, "rendered", root)];
  });
}

/** Finds suppressions that the base lacks, also in the same words elsewhere. */
function addedComments({ uses }: Found, { uses: before }: Found): Weakening[] {
  const isWritten = ({ suppression, findings, state }: SuppressionUse) =>
    suppression.origin !== "configuration" && suppression.expires === undefined && findings > 0 && state === "used";
  const inFile = ({ suppression: { at, origin, rule, workload } }: SuppressionUse) =>
    JSON.stringify([origin, rule, workload === undefined ? fileOfPlace(at).path : workloadPath(workload)]);
  const inWords = ({ suppression: { at, rule } }: SuppressionUse) =>
    JSON.stringify([rule, lineOf(fileOfPlace(at), rangeOf(at).line)?.trim()]);
  const known = before.filter(({ suppression }) => suppression.origin !== "configuration");
  const left = leftOver(uses.filter(isWritten), known, [inFile, inWords]);
  return left.map(({ suppression: { at, rule, covers }, findings }) => ({
    at,
    says: `${quoted(rule)} is silenced ${covers}, which hides ${count(findings, "finding")}`,
    help: 'Correct the findings that it covers. An entry of "suppress" can have an expiry date ("expires").',
    names: ["silenced", rule],
  }));
}

function addedToBaseline({ baseline }: LintInput, { baseline: before }: LintInput): Weakening[] {
  if (baseline === undefined) return [];
  const known = new Set((before?.entries ?? []).map(({ fingerprint }) => fingerprint));
  const added = baseline.entries.filter(({ fingerprint }) => !known.has(fingerprint)).length;
  if (added === 0) return [];
  const says = `the baseline hides ${count(added, "finding")} more than before`;
  return [weakening(startOfFile({ path: baseline.path, text: "" }), says, "baseline")];
}

/** Returns findings that only the base's configuration reports. */
function unreported(head: Found, base: Found, governed: Found, revision: string): Weakening[] {
  const own = new Set([head, base].flatMap(({ input }) => input.configuration?.file.path ?? []));
  const told = governed.findings.filter(
    ({ rule, finding }) => !OF_SUPPRESSIONS.has(rule) && !own.has(fileOfPlace(finding.at).path),
  );
  const texts = { head: governed.input, base: head.input, unseen: [] };
  // A milder finding does not stand for it.
  const missing = SEVERITIES.flatMap((severity) => {
    const enough = severitiesFrom(severity);
    const said = head.findings.filter((one) => enough.includes(one.severity));
    const would = told.filter((one) => one.severity === severity);
    return compareFindings(would, said, texts).fresh;
  });
  const hidden = new Set((head.input.baseline?.entries ?? []).map(({ fingerprint }) => fingerprint));
  const lost = missing.filter(({ fingerprint }) => !hidden.has(fingerprint));
  const { fresh, existing } = compareFindings(lost, base.findings, { ...texts, base: base.input });
  const whose = `the configuration of ${quoted(revision)}`;
  const { configuration } = head.input;
  const [first] = existing;
  const at = configuration === undefined ? first?.finding.at : startOfFile(configuration.file);
  const says = `${count(existing.length, "finding")} that ${whose} reports ${existing.length === 1 ? "is" : "are"} no longer reported, or less severe`;
  return [
    ...fresh.map(
      ({ rule, severity, cluster, finding: { at, message, workload } }): Weakening => ({
        at,
        says: `${whose} would report this ${severity} (${rule}): ${message}`,
        help: "Correct it, or explain in the change why it is not to be reported.",
        names: ["unsaid", rule, cluster ?? "", message],
        workload,
        cause: `unsaid ${rule}`,
      }),
    ),
    ...(first === undefined || at === undefined ? [] : [weakening(at, says, "unsaid")]),
  ];
}
