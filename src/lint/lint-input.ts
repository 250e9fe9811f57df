import type { Manifest } from "../manifest/read-manifest.js";
import { DEFAULT_LIMITS, type Deadline, describeReached, type Limits } from "../model/limits.js";
import type { SourceFile, UnreadableFile } from "../model/source.js";
import type { ChartLock } from "../rendering/chart-lock.js";
import type { Configuration } from "./configuration/configuration.js";
import type { ResolvedCluster } from "./judging/judge.js";
import type { BaselineEntry } from "./suppression/baseline.js";

/** Everything that a run has read. */
export interface LintInput {
  readonly manifests: readonly Manifest[];
  /**
   * Other files of the repository: they are not linted, and their GitOps objects and kustomizations say what of the
   * manifests is deployed where. None where the manifests are the whole repository.
   */
  readonly surroundings?: readonly SourceFile[];
  /** Empty when no pools are known: the checks that need none still run. */
  readonly clusters: readonly ResolvedCluster[];
  readonly configuration: Configuration | undefined;
  readonly unreadable: readonly UnreadableFile[];
  /** Reports whether only a test tool reads the file of a path: what is found there are notes. None by default. */
  readonly isTestFile?: (path: string) => boolean;
  /** Fixes that only a person can decide are asked for, and count like the others. */
  readonly takesUnsafeFixes?: boolean;
  /** True where a rendering can be repeated with the fixes of what was rendered: without that it has none. */
  readonly rendersAgain?: boolean | undefined;
  /** Findings about mistakes of taintlint's own tell where in its code. */
  readonly showsStacks?: boolean;
  /** Sentences about what was read, passed on to the result. */
  readonly notices: readonly string[];
  /** The charts from outside that the repository has locked; absent without a lock. */
  readonly lock?: ChartLock | undefined;
  /** The day of the run, `YYYY-MM-DD`. Without it no suppression expires. */
  readonly today?: string;
  /**
   * What was left out: nothing, some files, or some clusters. Of what was left out nobody can say that a suppression or
   * a baseline covers nothing. Everything by default.
   */
  readonly scope?: "repository" | "files" | "cluster";
  /** Bounds that the run has reached, and faults of the machine, one clause each: what it tells is not all, and it fails. */
  readonly reached?: readonly string[];
  /** Those of the configuration by default. */
  readonly limits?: Limits;
  /** The end of the run's time; none by default. */
  readonly deadline?: Deadline;
  /** The findings that are known, and where they are written down. */
  readonly baseline?: { readonly path: string; readonly entries: readonly BaselineEntry[] };
  /** The revision to compare with, read as this one was. */
  readonly base?: BaseRevision;
}

/** A revision that a run is compared with. */
export interface BaseRevision {
  /** As it was named. */
  readonly revision: string;
  /** The full name of its commit. */
  readonly commit: string;
  readonly input: LintInput;
  /** Files and folders that the revision names without holding them (submodules, Git LFS), or only encrypted (git-crypt): nobody can tell what was there. */
  readonly unseen: readonly string[];
  /** This run as it would have been read and judged under the revision's configuration; absent where it is the same. */
  readonly governed?: LintInput;
  /** Reports whether a file of the revision is still there, by its path. */
  readonly isThere?: (path: string) => boolean;
  /** New manifests that this run leaves out: below a folder whose name begins with a dot, or excluded. */
  readonly hidden?: readonly Manifest[];
}

/** True for what stands in a file of the repository: what was rendered stands in none. */
export function standsInFile({ rendered }: Manifest): boolean {
  return rendered === undefined;
}

/** How many files were looked at. */
export function countFiles({ manifests, unreadable }: LintInput): number {
  return manifests.filter(standsInFile).length + unreadable.length;
}

/** A run that has reached a bound, or met a fault of the machine, is one over some files: nothing is said that needs all of them. */
export function narrowed(input: LintInput, reached: string): LintInput {
  const { scope = "repository" } = input;
  return { ...input, scope: scope === "repository" ? "files" : scope, reached: [...(input.reached ?? []), reached] };
}

/** The bound of time, where steps were left out for it. */
export function describeEnded({ deadline, limits, configuration }: LintInput): string | undefined {
  const bounds = limits ?? configuration?.limits ?? DEFAULT_LIMITS;
  const says = "what was not read or judged until then is left out";
  return deadline?.hasEnded() ? describeReached("seconds", bounds, says) : undefined;
}

/** Narrows a run that left out steps for want of time, once. */
export function withinTime(input: LintInput): LintInput {
  const reached = describeEnded(input);
  return reached === undefined || input.reached?.includes(reached) ? input : narrowed(input, reached);
}
