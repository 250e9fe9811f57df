import { type ConfigurationError } from "../inventory/configuration-error.js";
import { type Severity } from "../model/finding.js";
import type { Place, SourceDocument } from "../model/source.js";
/** What the configuration says about one rule. */
export interface RuleSetting {
    /** Undefined: the rule's own. */
    readonly severity: Severity | "off" | undefined;
    /** The other keys of the setting, as the rule defines them. */
    readonly options: Readonly<Record<string, unknown>>;
    readonly place: Place;
}
/** One entry of `suppress`. */
export interface SuppressionDeclaration {
    readonly rule: string;
    /** Glob of `namespace/Kind/name`. */
    readonly workload: string | undefined;
    /** Glob of a path, relative to the configuration's folder. */
    readonly file: string | undefined;
    readonly reason: string;
    /** `YYYY-MM-DD`, the last day on which it counts. */
    readonly expires: string | undefined;
    readonly place: Place;
}
/** Reads `rules` from a mapping that fits the schema. Without `knownRules` every id is taken. */
export declare function readRuleSettings(document: SourceDocument, knownRules: readonly string[] | undefined): {
    readonly rules: ReadonlyMap<string, RuleSetting>;
    readonly errors: readonly ConfigurationError[];
};
/** Reads `suppress` from a mapping that fits the schema. */
export declare function readSuppressions(document: SourceDocument, knownRules: readonly string[] | undefined): {
    readonly suppress: readonly SuppressionDeclaration[];
    readonly errors: readonly ConfigurationError[];
};
