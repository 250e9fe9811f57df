import { fileOfPlace } from "../../manifest/locate.js";
import type { WholeCluster } from "../../model/cluster.js";
import { startsWith } from "../../model/field-path.js";
import { SEVERITIES, type Severity } from "../../model/finding.js";
import { representNoCluster } from "../../model/local-cluster.js";
import { memoize } from "../../model/memoize.js";
import type { WorkloadFit } from "../../model/pool-fit.js";
import type { Place, TextPlace } from "../../model/source.js";
import type { Toleration } from "../../model/toleration.js";
import { quoted } from "../../model/words.js";
import type { Workload } from "../../model/workload.js";
import { originFiles } from "../../rendering/contract/apply-renderings.js";
import type { Claim, Destination, OfferedFix, RuleFinding } from "../../rules/contract/finding.js";
import type { FixIntent } from "../../rules/contract/fix-intent.js";
import { describeHarm } from "../../rules/repairs/offered-tolerations.js";
import { severityOf } from "../../rules/severity.js";
import { fitWorkload } from "../../scheduling/fit-workload.js";
import { asksForNamedPool, knowsAllPools } from "../../scheduling/known-pools.js";
import { withSizes } from "../../scheduling/pool-size.js";
import type { WordedFinding } from "../contract/cluster-finding.js";
import type { ClusterJudgement } from "../contract/judgement.js";
import type { LintInput } from "../contract/lint-input.js";
import { outsideReleasesIn } from "../judging/outside-releases.js";
import type { Candidate, Run } from "./run-rules.js";

export interface RunCoverage {
  /** Every file was read and rendered, in every path and cluster. */
  readonly everything: boolean;
  /** No cluster is missing. */
  readonly everyCluster: boolean;
  /** Objects are assigned to discovered clusters by folder. */
  readonly guessesClusters: boolean;
}

export interface SupportedFinding {
  readonly said: WordedFinding;
  readonly severity: Severity;
}

/** Words a finding; undefined if an essential clause is unsupported. */
export type EvidenceCheck = (candidate: Candidate, finding: RuleFinding) => SupportedFinding | undefined;

/** `snapshot`: holds for the Nodes present; `declared`: for declared pools; `whole`: for a cluster's declaration. */
type Evidence = "supported" | "snapshot" | "whole" | "declared" | "unsupported";

const KEPT_FROM_READING: ReadonlySet<string> = new Set(["unreadable", "syntax", "not-rendered", "internal"]);

/** Returns gaps of a run. An unrendered template and a chart from elsewhere may hold anything. */
export function coverageOfRun(input: LintInput): RunCoverage {
  const { scope = "repository", manifests, unreadable, clusters, configuration, deadline } = input;
  const isRead = manifests.every(
    ({ problems, template, covered, unrendered, placeholders = [] }) =>
      !problems.some(({ kind }) => KEPT_FROM_READING.has(kind)) &&
      (template === undefined || covered !== undefined) &&
      unrendered === undefined &&
      placeholders.length === 0,
  );
  const guessesClusters = configuration === undefined && clusters.length > 1;
  return {
    everything:
      scope === "repository" &&
      !deadline?.hasEnded() &&
      unreadable.length === 0 &&
      isRead &&
      !guessesClusters &&
      outsideReleasesIn(manifests).length === 0,
    everyCluster: scope !== "cluster",
    guessesClusters,
  };
}

export function createEvidenceCheck(runs: readonly Run[], sight: RunCoverage, assumesAll = false): EvidenceCheck {
  const fitsOf = new Map<Run, ReadonlyMap<Workload, WorkloadFit>>();

  function fitIn(run: Run, workload: Workload | undefined): WorkloadFit | undefined {
    if (workload === undefined) return undefined;
    const known = fitsOf.get(run) ?? new Map([...run.fits, ...run.fragments].map((fit) => [fit.workload, fit]));
    fitsOf.set(run, known);
    return known.get(workload);
  }

  /** Returns the clusters with workloads written in or rendered from the line's file. */
  function destinationsOf(own: Run, at: Place | TextPlace, workload: Workload | undefined): Destination[] {
    const { path } = fileOfPlace(at);
    return runs.flatMap((run): Destination[] => {
      if (run !== own && !filesOf(run.judgement).has(path)) return [];
      return [{ inventory: run.judgement.inventory, fit: fitIn(run, workload) }];
    });
  }

  /** Reports whether another cluster's pool takes the workload. */
  function mayGoElsewhere(own: Run, workload: Workload | undefined): boolean {
    if (workload === undefined || workload.isFragment) return false;
    return runs.some((run) => {
      const {
        inventory,
        objects: { admission },
      } = run.judgement;
      if (run === own) return false;
      const sized = withSizes([fitWorkload(workload, inventory, admission)], inventory, admission, () => true);
      return sized.some(({ pools }) =>
        pools.some(({ verdict, size }) => verdict !== "blocked" && size?.verdict !== "short"),
      );
    });
  }

  function evidenceFor(claim: Claim, run: Run | undefined, { at, workload }: RuleFinding): Evidence {
    switch (claim.about) {
      case "object":
      case "difference":
      case "pools":
        return "supported";
      case "all-pools":
        if (run === undefined || (sight.guessesClusters && mayGoElsewhere(run, workload))) return "unsupported";
        return evidenceForAllPools([{ inventory: run.judgement.inventory, fit: fitIn(run, workload) }], assumesAll);
      case "no-effect": {
        if (run === undefined || !sight.everyCluster) return "unsupported";
        const destinations = destinationsOf(run, at, workload);
        if (destinations.some((one) => claim.mayServe?.(one))) return "unsupported";
        return evidenceForAllPools(destinations, assumesAll);
      }
      case "all-workloads":
        return sight.everything ? "supported" : "unsupported";
      case "undeclared": {
        if (run === undefined || run.judgement.inventory.complete || hasNoComparison(run.judgement))
          return "unsupported";
        const isServed = destinationsOf(run, at, workload).some((one) => claim.mayServe?.(one));
        return isServed ? "unsupported" : "supported";
      }
    }
  }

  /** Returns unwanted effects of further tolerations in any of the clusters. */
  function harmOf(
    tolerations: readonly Toleration[] | undefined,
    run: Run | undefined,
    { at, workload }: RuleFinding,
  ): string | undefined {
    if (run === undefined || workload === undefined || tolerations === undefined) return undefined;
    for (const { fit } of destinationsOf(run, at, workload)) {
      const harm = fit && describeHarm(workload, fit.pools, tolerations);
      if (harm !== undefined) return harm;
    }
    return undefined;
  }

  return ({ rule, run }, finding) => {
    const isGuess = sight.guessesClusters && run !== undefined && destinationsOf(run, finding.at, undefined).length > 1;
    const words = (claim: Claim) => wordsOf(claim, evidenceFor(claim, run, finding), isGuess);
    const clauses = finding.claims.map((claim) => ({ claim, words: words(claim) }));
    const isBroken = clauses.some(({ claim, words }, index) => !words && (index === 0 || claim.isRequired));
    if (isBroken) return undefined;
    const told = clauses.flatMap(({ words }) => words ?? []);
    const whole = told.some((one) => one.supportedFor === "whole") && run?.judgement.inventory.whole;
    const [main = "", ...further] = told.map(({ says }) => says);
    const own = finding.severity ?? severityOf(rule);
    const severity = mildest([own, ...told.flatMap(({ severity }) => severity ?? [])]);
    const supportedFor = severity === own ? undefined : told.find((one) => one.severity === severity)?.supportedFor;
    const { fix, offer } = finding;
    const harm = harmOf(offer?.tolerations, run, finding);
    const help = harm === undefined ? finding.help : [offer?.fallback, harm].filter(Boolean).join(" ");
    const isOffered =
      fix !== undefined &&
      harmOf(fix.tolerations ?? offer?.tolerations, run, finding) === undefined &&
      (!fix.restsOn || evidenceFor(fix.restsOn, run, finding) === "supported");
    return {
      said: {
        at: finding.at,
        message: joinClauses([whole ? `${main} (of the pools of ${describeWholeCluster(whole)})` : main, ...further]),
        help: told.find(({ help }) => help !== undefined)?.help ?? help,
        reasons: finding.reasons,
        details: [
          ...(finding.details ?? []).flatMap((detail) =>
            typeof detail === "string" ? detail : (words(detail)?.says ?? []),
          ),
          ...describeUnset(finding.at),
        ],
        related: finding.related ?? [],
        workload: finding.workload,
        fingerprintBy: finding.fingerprintBy ?? finding.subject ?? {},
        pools: finding.pools,
        groupBy: finding.groupBy,
        supportedFor: supportedFor || undefined,
        missed: finding.missed,
        ifAdded: finding.ifAdded,
        fix: isOffered ? withoutBasis(fix) : undefined,
      },
      severity,
    };
  };
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

function evidenceForAllPools(destinations: readonly Destination[], assumesAll: boolean): Evidence {
  const unsure = destinations.filter(({ inventory, fit }) => !knowsAllPools(inventory, fit));
  if (unsure.length > 0) return unsure.some(hasNoComparison) ? "unsupported" : assumesAll ? "supported" : "declared";
  const isAssumed = ({ inventory, fit }: Destination) => !(fit !== undefined && asksForNamedPool(fit, inventory));
  const assumed = destinations.filter(isAssumed);
  if (assumed.some(({ inventory }) => inventory.isSnapshot)) return "snapshot";
  return assumed.some(({ inventory }) => inventory.whole) ? "whole" : "supported";
}

/** Reports whether declared pools are too incomplete to judge by. */
function hasNoComparison({ inventory }: Pick<Destination, "inventory">): boolean {
  return !inventory.complete && representNoCluster(inventory.pools);
}

interface Words {
  readonly says: string;
  readonly severity?: Severity;
  readonly help?: string;
  readonly supportedFor?: "declared" | "snapshot" | "whole";
}

function wordsOf({ says, ofDeclared }: Claim, proof: Evidence, isGuess: boolean): Words | undefined {
  if (proof === "snapshot") return { says: rewordForSnapshot(says), severity: "warning", supportedFor: proof };
  if (proof === "whole") return { says, severity: "warning", supportedFor: proof };
  if (proof === "supported") return { says };
  if (proof !== "declared" || !ofDeclared) return undefined;
  return { ...ofDeclared, severity: isGuess ? "note" : ofDeclared.severity, supportedFor: proof };
}

/** `cluster "prod", which infra/main.tf creates`. */
export function describeWholeCluster({ name, file }: WholeCluster): string {
  return `${name === undefined ? "the cluster" : `cluster ${quoted(name)}`}, which ${file} creates`;
}

/** `the main clause: consequence; and more`. */
function joinClauses([main = "", ...others]: readonly string[]): string {
  return others.length === 0 ? main : `${main}: ${others.join("; ")}`;
}

function mildest(severities: readonly Severity[]): Severity {
  return SEVERITIES.findLast((severity) => severities.includes(severity)) ?? "note";
}

const filesOf = memoize(filesReaching);

function filesReaching({ fits, fragments }: ClusterJudgement): ReadonlySet<string> {
  return new Set(
    [...fits, ...fragments].flatMap(({ workload: { document } }) => [
      document.file.path,
      ...originFiles(document).map(({ path }) => path),
    ]),
  );
}

const OF_SNAPSHOT = [
  [/\b(no|every)( other| Linux)? pool\b/g, "$1$2 node of the snapshot"],
  [/\bthe only pool\b/g, "the only pool of the snapshot"],
] as const;
const OF_DECLARED = [[/\b(no|the only)( other| Linux)? pool\b/g, "$1 declared$2 pool"]] as const;

/** Limits a claim to the declared pools. */
export function rewordForDeclared(says: string): string {
  return reword(says, OF_DECLARED);
}

/** Limits a claim to the snapshot, which lacks pools scaled to zero. */
export function rewordForSnapshot(says: string): string {
  const text = reword(says, OF_SNAPSHOT);
  return text === says ? `${says}, as far as the snapshot of the Nodes tells` : text;
}

/** Replaces words outside of the user's quotes. */
function reword(says: string, spoken: readonly (readonly [RegExp, string])[]): string {
  const pieces = says.split(/("[^"]*")/);
  const replaced = pieces.map((piece, index) =>
    index % 2 === 1 ? piece : spoken.reduce((text, [pattern, words]) => text.replaceAll(pattern, words), piece),
  );
  return replaced.join("");
}
