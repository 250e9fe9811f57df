import type { ClusterDeclaration } from "../../inventory/declaration/cluster-declaration.js";
import type { Manifest, Unrendered } from "../../manifest/read-manifest.js";
import type { ClusterChange } from "../../model/change.js";
import type { Inventory } from "../../model/cluster.js";
import { DEFAULT_LIMITS, type Deadline, describeReached, type Limits } from "../../model/limits.js";
import type { SourceFile, SourceProblem, UnreadableFile } from "../../model/source.js";
import type { Workload } from "../../model/workload.js";
import type { ChartLock } from "../../rendering/chart-lock.js";
import { createGitops, type Gitops } from "../../rendering/gitops/follow-gitops.js";
import type { RuleContext } from "../../rules/contract/rule.js";
import type { Configuration } from "../configuration/configuration.js";

export interface LintInput {
  readonly manifests: readonly Manifest[];
  /** The objects that say what goes where, those of unlinted files, too; by default those of the written manifests. */
  readonly gitops?: Gitops;
  /** Empty without pools: other checks still run. */
  readonly clusters: readonly ResolvedCluster[];
  readonly configuration: Configuration | undefined;
  readonly unreadable: readonly UnreadableFile[];
  /** Reports whether only a test tool reads a path: findings there are notes. */
  readonly isTestFile?: (path: string) => boolean;
  readonly takesUnsafeFixes?: boolean;
  /** True where a rendering can be repeated with the fixes of what was rendered: without that it has none. */
  readonly rendersAgain?: boolean | undefined;
  readonly showsStacks?: boolean;
  /** Sentences about what was read, passed on to the result. */
  readonly notices: readonly string[];
  /** Finds files with workloads that no glob of the configuration matches; absent without globs. */
  readonly outside?: (() => readonly OutsideFile[]) | undefined;
  /** The locked external charts; absent without a lock. */
  readonly lock?: ChartLock | undefined;
  /** The run's day, `YYYY-MM-DD`. Without it suppressions never expire. */
  readonly today?: string;
  /** Completeness of the run: outside of "repository", unused suppressions and baselines are not reported. */
  readonly scope?: "repository" | "files" | "cluster";
  /** Exceeded limits and machine faults, one clause each: the run is incomplete and fails. */
  readonly reached?: readonly string[];
  /** The configuration's by default. */
  readonly limits?: Limits;
  /** The run's time limit; none by default. */
  readonly deadline?: Deadline;
  /** Known findings with their file. */
  readonly baseline?: { readonly path: string; readonly entries: readonly BaselineEntry[] };
  /** The revision to compare with, read as this one was. */
  readonly base?: BaseRevision;
  /** Only judged for what a change does to them. */
  readonly others?: readonly OtherWorkload[];
}

/** Workloads of other repositories that differ in their names and places alone. */
export interface OtherWorkload {
  readonly workload: Workload;
  /** Empty if none is named. */
  readonly cluster: string;
  readonly members: (readonly [name: string, origin: string])[];
}

export function goesTo(
  { cluster }: OtherWorkload,
  { cluster: { name } }: Inventory,
  { clusters }: Pick<LintInput, "clusters">,
): boolean {
  return name === null || cluster === name || (cluster === "" && clusters.length === 1);
}

export interface BaselineEntry {
  readonly rule: string;
  /** The identity; other fields are for people. */
  readonly fingerprint: string;
  readonly file: string;
  readonly message: string;
}

/** A file that the run leaves out, with the number of its workloads. */
export interface OutsideFile {
  readonly file: string;
  readonly workloads: number;
}

export interface BaseRevision {
  readonly revision: string;
  /** Full commit hash. */
  readonly commit: string;
  readonly input: LintInput;
  /** Paths without content in the revision: submodules, Git LFS, git-crypt. */
  readonly unseen: readonly string[];
  /** This run under the revision's configuration; absent if equal. */
  readonly governed?: LintInput;
  readonly isThere?: (path: string) => boolean;
  /** The reason that this run could not be read under the revision's configuration. */
  readonly ungoverned?: string | undefined;
  /** New manifests in dot folders or excluded ones. */
  readonly hidden?: readonly Manifest[];
  /** New files that Argo CD renders and this run cannot read: Jsonnet. */
  readonly unread?: readonly string[];
  /** Folders that are repositories of their own now, with the file that says so, if any. */
  readonly submodules?: ReadonlyMap<string, SourceFile | undefined>;
  /** Configurations of folders below, which the revision alone has. */
  readonly configurations?: readonly string[];
}

/** Returns the GitOps objects of a run. */
export function gitopsOf({
  gitops,
  clusters,
  manifests,
}: Pick<LintInput, "gitops" | "clusters" | "manifests">): Gitops {
  const declarations = clusters.map(({ declaration }) => declaration);
  return gitops ?? createGitops(declarations, manifests.filter(standsInFile));
}

/** Reports whether a manifest is written in a file rather than rendered. */
export function standsInFile({ rendered }: Manifest): boolean {
  return rendered === undefined;
}

/** Reports whether what a manifest says is what its file says: it is no rendering, not rendered, and no template. */
export function isAsWritten({ rendered, covered, template }: Manifest): boolean {
  return rendered === undefined && covered === undefined && template === undefined;
}

export function countFiles({ manifests, unreadable }: LintInput): number {
  return manifests.filter(standsInFile).length + unreadable.length;
}

/** Limits an incomplete run to its files, without claims about all. */
export function narrowed(input: LintInput, reached: string): LintInput {
  const { scope = "repository" } = input;
  return { ...input, scope: scope === "repository" ? "files" : scope, reached: [...(input.reached ?? []), reached] };
}

/** Describes the time limit, if steps were skipped. */
export function describeEnded({ deadline, limits, configuration }: LintInput): string | undefined {
  const bounds = limits ?? configuration?.limits ?? DEFAULT_LIMITS;
  const says = "what was not read or judged until then is left out";
  return deadline?.hasEnded() ? describeReached("seconds", bounds, says) : undefined;
}

/** Narrows a run that skipped steps for time. */
export function withinTime(input: LintInput): LintInput {
  const reached = describeEnded(input);
  return reached === undefined || input.reached?.includes(reached) ? input : narrowed(input, reached);
}

export interface ResolvedCluster {
  readonly inventory: Inventory;
  readonly declaration: ClusterDeclaration;
}

export interface ClusterJudgement extends RuleContext {
  /**
   * For workloads that may go to this cluster or to another one: how many there are. What is said of one holds if it
   * holds in each. Absent for those that go there for certain.
   */
  readonly candidates?: ReadonlyMap<Workload, number>;
  readonly faults: readonly SourceProblem[];
  /** Reasons by paths of manifests with unknown rendering, where most rules report notes. */
  readonly unrendered: ReadonlyMap<string, Unrendered>;
}

export interface JudgedChange {
  readonly change: ClusterChange;
  readonly judgement: ClusterJudgement;
}
