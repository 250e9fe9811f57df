import { fileOfPlace, lineOf, rangeOf } from "../../manifest/locate.js";
import type { Manifest } from "../../manifest/read-manifest.js";
import { leftOver } from "../../model/group-by.js";
import type { SuppressionUse } from "../../model/suppression.js";
import type { Weakening } from "../../model/weakening.js";
import { count, quoted } from "../../model/words.js";
import { placeOfPolicy } from "../../policies/object-policy.js";
import { mayChangePods, readWebhooks } from "../../policies/webhooks.js";
import { RULES } from "../../rules/index.js";
import { notRendered } from "../../rules/not-rendered.js";
import { weakenedCheck } from "../../rules/weakened-check.js";
import type { BaseRevision, LintInput } from "../lint-input.js";
import { workloadPath } from "../suppression/suppressions.js";
import type { IdentifiedFinding } from "../triage/fingerprint.js";
import { compareFindings } from "./known-before.js";
import { uncoveredFiles } from "./uncovered.js";
import { placeOfKey, startOf, UNMEANT, weakenedSettings } from "./weakened-settings.js";

export interface Found {
  readonly input: LintInput;
  readonly findings: readonly IdentifiedFinding[];
  readonly uses: readonly SuppressionUse[];
}

/** Rules about the configuration itself are not compared. */
const OF_SUPPRESSIONS = new Set(
  RULES.filter((rule) => rule.checkSuppression !== undefined || rule === weakenedCheck).map(({ id }) => id),
);

/** Finds everything that weakens the check. `governed` is judged under the base's configuration; absent if equal. */
export function findWeakenings(
  head: Found,
  base: Found,
  {
    revision,
    governed,
    ...seen
  }: Pick<BaseRevision, "revision" | "isThere" | "hidden"> & { readonly governed: Found | undefined },
): Weakening[] {
  const [now, before] = [head.input, base.input];
  return [
    ...replacedConfiguration(now, before),
    ...weakenedSettings(now, before),
    ...weakenedInventory(now, before),
    ...uncoveredFiles(now, before, { ...seen, governed: governed?.input }),
    ...lostRenderings(head, before),
    ...changedLock(now, before, seen.isThere),
    ...addedWebhooks(now, before),
    ...addedComments(head, base),
    ...addedToBaseline(now, before),
    ...(governed === undefined ? [] : unreported(head, base, governed, revision)),
  ];
}

function replacedConfiguration({ configuration: now }: LintInput, { configuration: before }: LintInput): Weakening[] {
  if (before === undefined || now?.file.path === before.file.path) return [];
  const path = quoted(before.file.path);
  const says =
    now === undefined
      ? `the configuration ${path} is gone: its pools, rules and settings no longer apply`
      : `the configuration ${path} no longer applies: this one has taken its place`;
  const at = now === undefined ? startOf({ path: before.file.path, text: "" }) : startOf(now.file);
  return [{ at, says, help: UNMEANT, names: ["configuration"] }];
}

/** Finds locked charts whose content changed under the same name and version. */
function changedLock(
  { lock: now }: LintInput,
  { lock: before }: LintInput,
  isThere: BaseRevision["isThere"],
): Weakening[] {
  if (before === undefined) return [];
  const tell = (at: Weakening["at"], says: string, ...names: string[]): Weakening => {
    return { at, says, help: UNMEANT, names: ["lock", ...names] };
  };
  if (now === undefined) {
    if (isThere?.(before.file.path) !== false) return [];
    const at = startOf({ path: before.file.path, text: "" });
    return [tell(at, `the lock ${quoted(before.file.path)} is gone: charts from outside are not judged`)];
  }
  return now.charts.flatMap((chart) => {
    const same = before.charts.filter(({ name, version }) => name === chart.name && version === chart.version);
    if (same.length === 0 || same.some(({ digest }) => digest === chart.digest)) return [];
    const start = Math.max(0, now.file.text.indexOf(chart.digest));
    const at = { file: now.file, span: { start, end: start + chart.digest.length } };
    const from = same.some(({ address }) => address === chart.address)
      ? ""
      : `, and comes from ${quoted(chart.address)}`;
    const says = `version ${quoted(chart.version)} of chart ${quoted(chart.name)} is locked as another archive${from}`;
    return [tell(at, says, chart.name, chart.version)];
  });
}

function weakenedInventory({ clusters, configuration }: LintInput, before: LintInput): Weakening[] {
  // Without a configuration nothing is declared, which is told already.
  if (configuration === undefined) return [];
  const at = placeOfKey(configuration, "clusters");
  const tell = (says: string, ...names: string[]): Weakening => ({
    at,
    says,
    help: UNMEANT,
    names: ["inventory", ...names],
  });
  const hasPools = (ones: LintInput["clusters"]) => ones.some(({ inventory }) => inventory.pools.length > 0);
  if (hasPools(before.clusters) && !hasPools(clusters)) {
    return [tell("node pools are no longer declared: placement is not judged")];
  }
  const nameOf = ({ inventory }: LintInput["clusters"][number]) => inventory.cluster.name;
  const names = new Set(clusters.map(nameOf));
  const gone = before.clusters.map(nameOf).filter((name) => name !== null && !names.has(name));
  const lost = clusters.length < before.clusters.length ? gone : [];
  const opened = clusters.filter((cluster) => {
    const was = before.clusters.find((one) => nameOf(one) === nameOf(cluster));
    // The configuration had never said so of a cluster that was only taken for whole.
    return was?.inventory.complete === true && was.inventory.whole === undefined && !cluster.inventory.complete;
  });
  return [
    ...lost.map((name) =>
      tell(`cluster ${quoted(name ?? "")} is no longer declared: nothing is judged against its pools`, name ?? ""),
    ),
    ...opened.map((cluster) => {
      const name = nameOf(cluster);
      const which = name === null ? "the inventory" : `the inventory of cluster ${quoted(name)}`;
      return {
        ...tell(
          `${which} is no longer complete: findings that need all pools are dropped, or less severe`,
          "complete",
          name ?? "",
        ),
        at: cluster.declaration.place,
      };
    }),
  ];
}

function addedWebhooks(now: LintInput, before: LintInput): Weakening[] {
  const objectsOf = ({ manifests }: LintInput) => manifests.flatMap(({ objects }) => objects);
  const known = new Set(readWebhooks(objectsOf(before)).map(({ name }) => name));
  const ignored = now.clusters.flatMap(({ inventory }) => inventory.cluster.ignoredWebhooks);
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
function lostRenderings({ input: now, findings }: Found, before: LintInput): Weakening[] {
  const problemOf = ({ problems }: Manifest) => problems.find(({ kind }) => kind === "not-rendered");
  const rendered = before.manifests.flatMap((one) =>
    one.rendered ? [{ ...one.rendered, problem: problemOf(one) }] : [],
  );
  const known = new Map(rendered.map((one) => [one.root, one]));
  const roots = new Set(now.manifests.map((one) => one.rendered?.root));
  const moved = new Set(rendered.map(({ root, problem }) => (roots.has(root) ? undefined : problem?.cause)));
  const alone = new Set(now.manifests.flatMap(({ file, unrendered }) => (unrendered === undefined ? [] : file.path)));
  const told = findings.filter(({ rule }) => rule !== notRendered.id);
  const accused = new Set(told.map(({ finding }) => fileOfPlace(finding.at).path).filter((path) => alone.has(path)));
  return now.manifests.flatMap((manifest): Weakening[] => {
    const problem = problemOf(manifest);
    if (problem === undefined || manifest.rendered === undefined) return [];
    const { root, covers = [] } = manifest.rendered;
    const was = known.get(root);
    const isNew = was === undefined && (problem.cause === undefined || !moved.has(problem.cause));
    const isHiding = isNew && covers.some((path) => accused.has(path));
    if (!isHiding && (was === undefined || was.problem !== undefined)) return [];
    const says = isHiding
      ? `${quoted(root)} is new and cannot be rendered, which makes findings below it milder: ${problem.message}`
      : `${quoted(root)} could be rendered, and cannot be now: ${problem.message}`;
    return [{ at: problem, says, help: UNMEANT, names: ["rendered", root] }];
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
  return [{ at: startOf({ path: baseline.path, text: "" }), says, help: UNMEANT, names: ["baseline"] }];
}

/** Returns findings that only the base's configuration reports. */
function unreported(head: Found, base: Found, governed: Found, revision: string): Weakening[] {
  const own = new Set([head, base].flatMap(({ input }) => input.configuration?.file.path ?? []));
  const told = governed.findings.filter(
    ({ rule, finding }) => !OF_SUPPRESSIONS.has(rule) && !own.has(fileOfPlace(finding.at).path),
  );
  const missing = compareFindings(told, head.findings, { head: governed.input, base: head.input, unseen: [] }).fresh;
  const hidden = new Set((head.input.baseline?.entries ?? []).map(({ fingerprint }) => fingerprint));
  const lost = missing.filter(({ fingerprint }) => !hidden.has(fingerprint));
  const { fresh, existing } = compareFindings(lost, base.findings, {
    head: governed.input,
    base: base.input,
    unseen: [],
  });
  const whose = `the configuration of ${quoted(revision)}`;
  const { configuration } = head.input;
  const [first] = existing;
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
    ...(first === undefined
      ? []
      : [
          {
            at: configuration === undefined ? first.finding.at : startOf(configuration.file),
            says: `${count(existing.length, "finding")} that ${whose} reports ${existing.length === 1 ? "is" : "are"} no longer reported`,
            help: UNMEANT,
            names: ["unsaid"],
          },
        ]),
  ];
}
