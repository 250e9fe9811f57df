import type { ConfigurationError } from "../inventory/contract/configuration-error.js";
import type { FitReport, LintResult } from "../lint/contract/result.js";
import type { HclParser } from "../sources/disk/hcl-parser.js";
/** A file of a repository: its path, relative to one root and written with `/`, and its text. */
export interface RepositoryText {
    readonly path: string;
    readonly text: string;
}
/** A repository at one time. */
export interface RevisionTexts {
    /** The `taintlint.yaml`, by default the one at the root of `files`. Its globs choose among them. Without any, pools are discovered. */
    readonly configuration?: RepositoryText;
    /** Manifests, and the files of `from`. */
    readonly files: readonly RepositoryText[];
}
export interface LintOptions extends RevisionTexts {
    /** The repository before a change: its findings are `existing`, and `change` has the effect. Ignored by `fit`. */
    readonly base?: RevisionTexts;
    /** The run's day, `YYYY-MM-DD`. Without it suppressions never expire. */
    readonly today?: string;
    /** Parses Terraform, from `loadTerraform`. Without it Terraform is skipped with a notice. */
    readonly terraform?: TerraformParser;
}
export type TerraformParser = HclParser;
/** A result, or configuration errors. */
export type LibraryOutcome<T> = {
    readonly ok: true;
    readonly result: T;
} | {
    readonly ok: false;
    readonly errors: readonly ConfigurationError[];
};
/** Lints texts. Runs no program, so kustomizations and charts are judged unrendered. */
export declare function lint(options: LintOptions): Promise<LibraryOutcome<LintResult>>;
/** Judges every workload in the texts against every pool, unrendered as in `lint`. */
export declare function fit(options: LintOptions): Promise<LibraryOutcome<FitReport>>;
