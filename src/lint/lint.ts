import type { Manifest } from "../manifest/read-manifest.js";
import type { Finding } from "../model/finding.js";
import type { SourceProblem } from "../model/source.js";
import { RULES } from "../rules/index.js";
import type { Rule, RuleFinding } from "../rules/rule.js";
import type { Configuration } from "./configuration.js";
import { reportFit } from "./fit-report.js";
import { groupFindings } from "./group-findings.js";
import { type ClusterJudgement, judgeClusters, type ResolvedCluster } from "./judge.js";
import { type ClusterFinding, locateFindings } from "./located-findings.js";
import type { FitReport, LintResult, Summary } from "./result.js";

/** A file that could not be read, and why. */
export interface UnreadableFile {
  readonly path: string;
  /** One lower-case clause. */
  readonly message: string;
}

/** Everything that a run has read. */
export interface LintInput {
  readonly manifests: readonly Manifest[];
  /** Empty when no pools are known: the checks that need none still run. */
  readonly clusters: readonly ResolvedCluster[];
  readonly configuration: Configuration | undefined;
  readonly unreadable: readonly UnreadableFile[];
  /** Sentences about what was read, passed on to the result. */
  readonly notices: readonly string[];
}

/** Templates named in full; more are counted. */
const MAX_NAMED_TEMPLATES = 5;

function problemsOf(input: LintInput): SourceProblem[] {
  const unreadable = input.unreadable.map(({ path, message }): SourceProblem => {
    return { kind: "unreadable", message, file: { path, text: "" }, span: { start: 0, end: 0 } };
  });
  return [...unreadable, ...input.manifests.flatMap((manifest) => manifest.problems)];
}

function* runRule(rule: Rule, judgement: ClusterJudgement): Iterable<RuleFinding> {
  if (rule.checkInventory !== undefined) yield* rule.checkInventory(judgement, {});
  if (rule.checkWorkload === undefined) return;
  for (const fit of judgement.fits) yield* rule.checkWorkload(fit, judgement, {});
}

function findAll(input: LintInput, judgements: readonly ClusterJudgement[]): ClusterFinding[] {
  const findings: ClusterFinding[] = [];
  const problems = problemsOf(input);
  for (const rule of RULES) {
    const setting = input.configuration?.rules.get(rule.id)?.severity;
    if (setting === "off") continue;
    const collect = (found: Iterable<RuleFinding>, cluster: string | null): void => {
      const group = groupFindings([...found]);
      for (const finding of group) {
        findings.push({ rule: rule.id, severity: setting ?? finding.severity ?? rule.severity, cluster, finding });
      }
    };
    if (rule.checkProblem !== undefined)
      collect(
        problems.flatMap((problem) => [...(rule.checkProblem?.(problem) ?? [])]),
        null,
      );
    for (const judgement of judgements) collect(runRule(rule, judgement), judgement.inventory.cluster.name);
  }
  return findings;
}

function templateNotice(manifests: readonly Manifest[]): string[] {
  const templates = manifests.filter((manifest) => manifest.template !== undefined).map(({ file }) => file.path);
  if (templates.length === 0) return [];
  const named = templates.slice(0, MAX_NAMED_TEMPLATES).join(", ");
  const more = templates.length > MAX_NAMED_TEMPLATES ? `, and ${templates.length - MAX_NAMED_TEMPLATES} more` : "";
  const [files, were] =
    templates.length === 1 ? ["1 file is a template", "was"] : [`${templates.length} files are templates`, "were"];
  return [`${files} and ${were} skipped: ${named}${more}`];
}

function summarize(input: LintInput, findings: readonly Finding[]): Summary {
  const { manifests, clusters, unreadable } = input;
  const count = (severity: Finding["severity"]) => findings.filter((finding) => finding.severity === severity).length;
  const broken = manifests.filter((manifest) => manifest.problems.some((problem) => problem.kind === "syntax"));
  return {
    files: manifests.length + unreadable.length,
    documents: manifests.reduce((sum, manifest) => sum + manifest.documents, 0),
    workloads: manifests.reduce((sum, manifest) => sum + manifest.workloads.length, 0),
    pools: clusters.reduce((sum, cluster) => sum + cluster.inventory.pools.length, 0),
    skipped: manifests.filter((manifest) => manifest.template !== undefined).length,
    failed: broken.length + unreadable.length,
    errors: count("error"),
    warnings: count("warning"),
    notes: count("note"),
  };
}

/** Runs every rule over what was read. */
export function lintRepository(input: LintInput): LintResult {
  const judgements = judgeClusters(input.clusters, input.manifests);
  const findings = locateFindings(findAll(input, judgements));
  return {
    summary: summarize(input, findings),
    findings,
    notices: [...input.notices, ...templateNotice(input.manifests)],
    fit: reportFit(judgements),
  };
}

/** Every workload against every pool. */
export function fitRepository(input: LintInput): FitReport {
  return reportFit(judgeClusters(input.clusters, input.manifests));
}
