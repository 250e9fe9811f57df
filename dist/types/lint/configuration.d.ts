import { type ClusterDeclaration } from "../inventory/cluster-declaration.js";
import { type ClusterKeys } from "../inventory/cluster-keys.js";
import { type ConfigurationError } from "../inventory/configuration-error.js";
import { type Severity } from "../model/finding.js";
import type { SourceFile } from "../model/source.js";
import { type RuleSetting, type SuppressionDeclaration } from "./configuration-rules.js";
/** What `taintlint.yaml`, or a separate inventory file, says. */
export interface Configuration {
    readonly file: SourceFile;
    /** Exactly one, with the name null, when the file has no `clusters`. */
    readonly clusters: readonly ClusterDeclaration[];
    /** The cluster keys at the top of the file: every cluster takes them over, and so may an inventory file. */
    readonly clusterKeys: ClusterKeys;
    /** Globs of the manifests to lint; undefined: every one that git does not ignore. */
    readonly manifests: readonly string[] | undefined;
    readonly exclude: readonly string[];
    readonly rules: ReadonlyMap<string, RuleSetting>;
    readonly suppress: readonly SuppressionDeclaration[];
    readonly failOn: Severity | "never" | undefined;
}
export interface ConfigurationOptions {
    /** An inventory has no rules, suppressions or `failOn`. */
    readonly kind: "configuration" | "inventory";
    /** The ids that `rules` and `suppress` may name; any without it. */
    readonly knownRules?: readonly string[];
    /** Cluster keys that stand above the file's own: those of the configuration, for its inventory. */
    readonly clusterKeys?: ClusterKeys;
}
export interface ConfigurationResult {
    /** Undefined when the file does not fit the schema; with `errors` otherwise, where parts of it are wrong. */
    readonly configuration: Configuration | undefined;
    /** In the order of the text. Any of them ends the run. */
    readonly errors: readonly ConfigurationError[];
}
/** Reads `taintlint.yaml` or an inventory file. Never throws: everything wrong with the text is an error with a place. */
export declare function parseConfiguration(file: SourceFile, options: ConfigurationOptions): ConfigurationResult;
