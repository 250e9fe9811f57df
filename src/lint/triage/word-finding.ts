import type { WholeCluster } from "../../model/cluster.js";
import { startsWith } from "../../model/field-path.js";
import { SEVERITIES, type Severity } from "../../model/finding.js";
import type { Place, TextPlace } from "../../model/source.js";
import { quoted } from "../../model/words.js";
import { type Claim, type Clause, type Extent, endOfCounted, writeClause } from "../../rules/contract/claim.js";
import type { FixIntent } from "../../rules/contract/fix-intent.js";
import { clausesOf, type OfferedFix, type RuleFinding } from "../../rules/contract/rule.js";
import { severityOf } from "../../rules/severity.js";
import type { WordedFinding } from "../contract/cluster-finding.js";
import { type Evidence, type RunCoverage, RunEvidence } from "./evidence.js";
import type { Candidate, Run } from "./run-rules.js";

export interface SupportedFinding {
  readonly said: WordedFinding;
  readonly severity: Severity;
}

/** Words a finding; undefined if an essential clause is unsupported. */
export type EvidenceCheck = (candidate: Candidate, finding: RuleFinding) => SupportedFinding | undefined;

/** Checks and words findings. `assumesAll` takes the declared pools for all: the message is of the declared ones. */
export function createEvidenceCheck(runs: readonly Run[], sight: RunCoverage, assumesAll = false): EvidenceCheck {
  const evidence = new RunEvidence(runs, sight, assumesAll);
  const isOneOfSeveral = new Set(runs.flatMap(({ judgement }) => judgement.inventory.cluster.name ?? [])).size > 1;
  return (candidate, finding) => {
    const supported = wordFinding(candidate, finding, evidence);
    if (supported === undefined) return undefined;
    const { said, severity, told } = supported;
    const plain = assumesAll ? { message: messageOf(told, "declared"), plainMessage: said.message } : {};
    const clusterAt = isOneOfSeveral ? clusterAtOf(told, assumesAll ? "declared" : undefined) : undefined;
    return { said: { ...said, ...plain, clusterAt }, severity };
  };
}

function wordFinding({ rule, run }: Candidate, finding: RuleFinding, evidence: RunEvidence) {
  const isGuess = evidence.isGuess(run, finding.at);
  const wordsOf = (claim: Claim) => chooseWords(claim, evidence.of(claim, run, finding), isGuess);
  const clauses = clausesOf(finding).map((claim) => ({ claim, words: wordsOf(claim) }));
  const isBroken = clauses.some(({ claim, words }, index) => !words && (index === 0 || claim.isRequired));
  if (isBroken) return undefined;
  const told = clauses.flatMap(({ words }) => words ?? []);
  const own = finding.severity ?? severityOf(rule);
  const severities = [own, ...told.flatMap((one) => one.severity ?? [])];
  const severity = SEVERITIES.findLast((one) => severities.includes(one)) ?? "note";
  const { fix, offer } = finding;
  const harm = evidence.harmOf(offer?.tolerations, run, finding);
  const help = harm === undefined ? finding.help : [offer?.fallback, harm].filter(Boolean).join(" ");
  const isOffered =
    fix !== undefined &&
    evidence.harmOf(fix.tolerations ?? offer?.tolerations, run, finding) === undefined &&
    (!fix.restsOn || evidence.of(fix.restsOn, run, finding) === "supported");
  const details = (finding.details ?? []).flatMap((detail) => {
    if (typeof detail === "string") return detail;
    const words = wordsOf(detail);
    return words === undefined ? [] : writeClause(words.says, words.extent);
  });
  const said: WordedFinding = {
    at: finding.at,
    message: messageOf(told, undefined, run?.judgement.inventory.whole),
    help: told.find((one) => one.help !== undefined)?.help ?? help,
    reasons: finding.reasons,
    details: [...details, ...describeUnset(finding.at)],
    related: finding.related ?? [],
    workload: finding.workload,
    fingerprintBy: finding.fingerprintBy ?? finding.subject ?? {},
    pools: finding.pools,
    groupBy: finding.groupBy,
    supportedFor: severity === own ? undefined : told.find((one) => one.severity === severity)?.supportedFor,
    missed: finding.missed,
    ifAdded: finding.ifAdded,
    fix: isOffered ? withoutBasis(fix) : undefined,
  };
  return { said, severity, told };
}

/** Names the value that a release has to set, where the default of a chart from elsewhere decides. */
function describeUnset(at: Place | TextPlace): string[] {
  if ("span" in at || at.document.origin === undefined) return [];
  const { fields, valuesAt } = at.document.origin;
  const field = fields.find(({ path, unset }) => unset !== undefined && startsWith(at.path, path));
  if (field?.unset === undefined || valuesAt === undefined) return [];
  return [`a default of the chart decides: set ${quoted(field.unset)} in ${valuesAt}`];
}

function withoutBasis({ restsOn: _, tolerations: __, ...fix }: OfferedFix): FixIntent {
  return fix;
}

interface Words {
  readonly says: Clause;
  readonly extent?: Extent;
  readonly severity?: Severity | undefined;
  readonly help?: string;
  readonly supportedFor?: "declared" | "snapshot" | "whole";
}

function chooseWords({ says, ofDeclared }: Claim, evidence: Evidence, isGuess: boolean): Words | undefined {
  if (evidence === "supported") return { says };
  if (evidence === "snapshot") return { says, extent: evidence, severity: "warning", supportedFor: evidence };
  if (evidence === "whole") return { says, severity: "warning", supportedFor: evidence };
  if (evidence !== "declared" || !ofDeclared) return undefined;
  const severity = isGuess ? "note" : ofDeclared.severity;
  return { says, ...ofDeclared, extent: evidence, severity, supportedFor: evidence };
}

/** The length of `: ` and of `; `. */
const SEPARATOR_LENGTH = 2;

/** `the main clause: consequence; and more`, of the pools of an extent, or of what each clause is known of. */
function messageOf(told: readonly Words[], extent?: Extent, whole?: WholeCluster): string {
  const [main = "", ...others] = told.map((one) => writeClause(one.says, extent ?? one.extent));
  const isOfWhole = whole !== undefined && told.some(({ supportedFor }) => supportedFor === "whole");
  const first = isOfWhole ? `${main} (of the pools of ${describeWholeCluster(whole)})` : main;
  return others.length === 0 ? first : `${first}: ${others.join("; ")}`;
}

/** Returns the end of the first counted pools in a message; undefined if it counts none, or names the cluster. */
function clusterAtOf(told: readonly Words[], extent?: Extent): number | undefined {
  let before = 0;
  for (const { says, extent: own, supportedFor } of told) {
    if (supportedFor === "whole") return undefined;
    const end = endOfCounted(says, extent ?? own);
    if (end !== undefined) return before + end;
    before += writeClause(says, extent ?? own).length + SEPARATOR_LENGTH;
  }
  return undefined;
}

/** `cluster "prod", which infra/main.tf creates`. */
export function describeWholeCluster({ name, file }: WholeCluster): string {
  return `${name === undefined ? "the cluster" : `cluster ${quoted(name)}`}, which ${file} creates`;
}
