/** taintlint as a library: texts in, values out. No files, git, processes or network, except in `loadTerraform`. */
import type { TerraformParser } from "./workspace/lint-texts.js";
export type { ConfigurationError } from "./inventory/contract/configuration-error.js";
export type { ChangeReport, FitReport, FitReportCell, FitReportPool, FitReportWorkload, LintResult, PoolChange, SourceLine, Summary, WorkloadImpact, } from "./lint/contract/result.js";
export { describeRules } from "./lint/pages/rule-pages.js";
export type { Finding, Fix, FoundIn, RelatedRange, Severity, TextEdit } from "./model/finding.js";
export type { SelectorVerdict, Verdict } from "./model/pool-fit.js";
export type { RuleDescription, RuleExample, RuleExampleBefore } from "./model/rule-description.js";
export type { SourceRange } from "./model/source.js";
export type { WorkloadIdentity } from "./model/workload.js";
export type { LibraryOutcome as Outcome, LintOptions, RepositoryText, RevisionTexts, TerraformParser, } from "./workspace/lint-texts.js";
export { fit, lint } from "./workspace/lint-texts.js";
/** Loads the parser of Terraform's language: about 40 ms, once. */
export declare function loadTerraform(): Promise<TerraformParser>;
