import type { Manifest } from "../manifest/read-manifest.js";
import type { Configuration } from "./configuration.js";
import { type ResolvedCluster } from "./judge.js";
import type { FitReport, LintResult } from "./result.js";
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
/** Runs every rule over what was read. */
export declare function lintRepository(input: LintInput): LintResult;
/** Every workload against every pool. */
export declare function fitRepository(input: LintInput): FitReport;
