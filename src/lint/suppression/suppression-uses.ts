import { fileOfPlace, rangeOf } from "../../manifest/locate.js";
import type { SourceFile, Span } from "../../model/source.js";
import type { Suppression, SuppressionUse } from "../../model/suppression.js";
import { nearestWord } from "../../model/words.js";
import { renderedFrom } from "../../rendering/contract/apply-renderings.js";
import type { Rule } from "../../rules/contract/rule.js";
import { RULES } from "../../rules/index.js";
import type { RuleSettings } from "../configuration/rule-settings.js";
import { type WordedFinding, workloadFile } from "../contract/cluster-finding.js";
import type { ClusterJudgement, LintInput } from "../contract/lint-input.js";
import { collectSuppressions, isGlobOfWorkloads, type Suppressions, workloadPath } from "./suppressions.js";

export interface SuppressionRun {
  readonly silences: (rule: string, finding: WordedFinding) => boolean;
  /** Marks suppressions of a finding that another one covers. */
  readonly covers: (rule: string, finding: WordedFinding) => void;
  /** Returns the uses, once all findings were checked. */
  readonly uses: () => readonly SuppressionUse[];
  /** Reports whether any suppression covers the edited text. */
  readonly touches: (file: SourceFile, edits: readonly Span[]) => boolean;
  readonly silenced: () => number;
}

/** Distances at which a comment likely meant a finding, nearest first. */
const NEAR = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5];

const RULES_BY_ID = new Map(RULES.map((rule) => [rule.id, rule]));

export function startSuppressions(
  input: LintInput,
  judgements: readonly ClusterJudgement[],
  settings: RuleSettings,
): SuppressionRun {
  const suppressions = collectSuppressions(
    filesWithComments(input, judgements),
    input.manifests.flatMap(({ workloads }) => workloads),
    input.configuration?.suppress ?? [],
  );
  const counts = new Map<Suppression, number>();
  const silenced = new Set<string>();
  const told = new Map<string, Set<number>>();
  const { today } = input;
  const isExpired = ({ expires }: Suppression) => expires !== undefined && today !== undefined && expires < today;

  function covers(rule: string, finding: WordedFinding): readonly Suppression[] {
    const covering = suppressions.covering(rule, finding);
    for (const suppression of covering) counts.set(suppression, (counts.get(suppression) ?? 0) + 1);
    return covering;
  }

  return {
    covers,
    touches: suppressions.touches,
    silences(rule, finding) {
      const covering = covers(rule, finding);
      const isReported = covering.every(isExpired);
      // Its line is asked for where a comment may have missed it.
      if (isReported && !suppressions.hasComments(fileOfPlace(finding.at))) return false;
      const { file, line, column } = rangeOf(finding.at);
      if (isReported) {
        const key = JSON.stringify([rule, file]);
        told.set(key, (told.get(key) ?? new Set()).add(line));
        return false;
      }
      silenced.add(JSON.stringify([rule, file, line, column, finding.message]));
      return true;
    },
    uses() {
      if (suppressions.all.length === 0) return [];
      const scope = scopeOf(input, judgements, settings, suppressions);
      return suppressions.all.map((suppression) => {
        const findings = counts.get(suppressions.firstOf(suppression)) ?? 0;
        const rule = RULES_BY_ID.get(suppression.rule);
        const state = stateOf(suppression, rule, findings, isExpired(suppression), scope);
        // The reason may follow the rule without dashes.
        const [word = ""] = suppression.rule.split(/\s/);
        const nearestRule = rule === undefined ? nearestWord(word, RULES_BY_ID.keys()) : undefined;
        const missedLine = state === "unused" ? missedBy(suppression, told) : undefined;
        return { suppression, findings, nearestRule, state, ...(missedLine !== undefined && { missedLine }) };
      });
    },
    silenced: () => silenced.size,
  };
}

interface Scope {
  readonly isJudged: (rule: Rule, suppression: Suppression) => boolean;
  /** The rule saw something it may cover, and the run is complete. */
  readonly isWhole: (rule: Rule) => boolean;
}

function stateOf(
  suppression: Suppression,
  rule: Rule | undefined,
  findings: number,
  expired: boolean,
  scope: Scope,
): SuppressionUse["state"] {
  if (rule === undefined) return "unknown-rule";
  if (expired) return findings > 0 || scope.isWhole(rule) ? "expired" : "used";
  return findings === 0 && scope.isJudged(rule, suppression) ? "unused" : "used";
}

/** Returns the line of the finding that a comment likely meant. */
function missedBy(
  { origin, rule, at }: Suppression,
  told: ReadonlyMap<string, ReadonlySet<number>>,
): number | undefined {
  if (origin !== "comment") return undefined;
  const { file, line } = rangeOf(at);
  // What a comment is for nearly always stands below it.
  return NEAR.map((distance) => line + distance).find((one) => told.get(JSON.stringify([rule, file]))?.has(one));
}

function filesWithComments({ manifests, configuration }: LintInput, judgements: readonly ClusterJudgement[]) {
  // Templates are judged only if rendered.
  const judged = manifests.filter(
    ({ template, covered, rendered }) => rendered === undefined && (template === undefined || covered !== undefined),
  );
  return new Set([
    ...(configuration === undefined ? [] : [configuration.file]),
    ...judgements.flatMap(({ inventory }) => inventory.pools.map(({ place }) => place.document.file)),
    ...judged.map(({ file }) => file),
    // A run over some files renders what others give to them.
    ...renderedFrom(manifests),
  ]);
}

function scopeOf(
  { scope = "repository", manifests, unreadable, configuration }: LintInput,
  judgements: readonly ClusterJudgement[],
  settings: RuleSettings,
  { declared }: Suppressions,
): Scope {
  const hasPools = judgements.some(({ inventory }) => inventory.pools.length > 0);
  const isBroken =
    unreadable.length > 0 ||
    manifests.some(({ problems }) =>
      problems.some(({ kind }) => ["unreadable", "syntax", "not-rendered", "internal"].includes(kind)),
    );
  const isRepository = hasPools && scope === "repository" && !isBroken;
  const clusters = judgements.map(({ inventory }) => inventory.cluster.name);
  const clustersOfFile = judgedFiles(manifests, judgements);
  const judgedWorkloads = new Set(judgements.flatMap(({ fits }) => fits.map(({ workload }) => workloadPath(workload))));
  // A template may leave out what a suppression in it is for, and of a file that was not named only a part is judged.
  const named = new Set(manifests.filter(({ rendered }) => rendered === undefined).map(({ file }) => file.path));
  const borrowed = new Set(
    renderedFrom(manifests)
      .map(({ path }) => path)
      .filter((path) => !named.has(path)),
  );
  const templates = manifests.flatMap(({ file, template, blank }) => {
    return template === undefined && blank === undefined ? [] : [file.path];
  });

  /** Reports whether no override disables the rule. */
  function runsEverywhere(rule: Rule): boolean {
    const isOff = configuration?.ruleOverrides.some(({ rules }) => rules.get(rule.id)?.severity === "off") ?? false;
    return !isOff && clusters.every((cluster) => settings(rule, cluster, undefined).runs);
  }

  return {
    isWhole: (rule) => isRepository && runsEverywhere(rule),
    isJudged(rule, suppression) {
      // A suppression of what is said about suppressions has nothing left to be judged by.
      if (!hasPools || scope === "cluster" || rule.checkSuppression !== undefined) return false;
      // Suppresses findings about one change, and stays after it.
      if (rule.checkChange !== undefined || rule.checkWeakening !== undefined) return false;
      const entry = declared.get(suppression);
      if (entry === undefined) {
        const { path } = fileOfPlace(suppression.at);
        if (borrowed.has(path) || templates.includes(path)) return false;
        return (clustersOfFile.get(path) ?? clusters).some((cluster) => settings(rule, cluster, path).runs);
      }
      const { workload } = entry.declaration;
      const names = workload !== undefined && !isGlobOfWorkloads(workload) && judgedWorkloads.has(workload);
      const skips = entry.declaration.file !== undefined && templates.some(entry.matchesFile);
      return (isRepository || names) && !skips && runsEverywhere(rule);
    },
  };
}

/** Returns the clusters that judge each file; empty for files without one. */
function judgedFiles(
  manifests: LintInput["manifests"],
  judgements: readonly ClusterJudgement[],
): ReadonlyMap<string, readonly (string | null)[]> {
  const files = new Map<string, Set<string | null>>();
  for (const { workloads } of manifests) {
    for (const workload of workloads) files.set(workloadFile(workload), new Set());
  }
  for (const { inventory, fits } of judgements) {
    for (const { workload } of fits) files.get(workloadFile(workload))?.add(inventory.cluster.name);
  }
  return new Map([...files].map(([path, clusters]) => [path, [...clusters]]));
}
