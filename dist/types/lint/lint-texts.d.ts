import type { ConfigurationError } from "../inventory/declaration/configuration-error.js";
import type { HclParser } from "../inventory/terraform/syntax/hcl-node.js";
import type { FitReport, LintResult } from "./reports/result.js";
/** A file of a repository: its path, relative to one root and written with `/`, and its text. */
export interface RepositoryText {
    readonly path: string;
    readonly text: string;
}
/** A repository at one time. */
export interface RevisionTexts {
    /** The `taintlint.yaml`. Its globs choose among `files`. Without it only the checks that need no pools run. */
    readonly configuration?: RepositoryText;
    /** Manifests, and the files that `from` in the configuration names. */
    readonly files: readonly RepositoryText[];
}
export interface LintOptions extends RevisionTexts {
    /**
     * The repository before a change: what was found there stands in `existing`, and `change` tells what the change of
     * pools does. Of no meaning to `fit`.
     */
    readonly base?: RevisionTexts;
    /** The day of the run, `YYYY-MM-DD`. Without it no suppression expires. */
    readonly today?: string;
    /** Reads Terraform's language, as `loadTerraform` gives it. Without it Terraform is left out, and a notice says so. */
    readonly terraform?: TerraformParser;
}
/** Parses a text of Terraform's language. */
export type TerraformParser = HclParser;
/** What the library gives: a result, or what is wrong with the configuration. */
export type LibraryOutcome<T> = {
    readonly ok: true;
    readonly result: T;
} | {
    readonly ok: false;
    readonly errors: readonly ConfigurationError[];
};
/**
 * Lints the texts of a repository. Nothing is rendered, because no program is run: kustomizations and charts are judged
 * by their files alone.
 */
export declare function lint(options: LintOptions): LibraryOutcome<LintResult>;
/** Judges every workload in the texts against every pool. As in `lint`, nothing is rendered. */
export declare function fit(options: LintOptions): LibraryOutcome<FitReport>;
