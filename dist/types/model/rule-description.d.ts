import type { Severity } from "./finding.js";
export interface RuleOption {
    readonly type: "boolean" | "number" | "strings" | "mappings";
    readonly keys?: readonly string[];
    readonly description: string;
    readonly default: unknown;
}
export interface RuleExample {
    readonly title: string;
    /** A `taintlint.yaml` without `version`. */
    readonly inventory: string;
    /** For overlays: the base of `bad` and `good`, same kind and name. */
    readonly base?: string;
    /** For charts: a template; `bad` and `good` are values. */
    readonly template?: string;
    /** `bad` and `good` are a `kustomization.yaml` beside a `deployment.yaml`. */
    readonly isKustomization?: true;
    /** Manifests (with `goodInventory` the inventory); reported lines end with a comment `<--`. */
    readonly bad: string;
    /** Corrected manifests without findings. */
    readonly good: string;
    /** The corrected inventory; marks are then in `inventory`. */
    readonly goodInventory?: string;
    /** The earlier revision, for rules about changes. */
    readonly before?: RuleExampleBefore;
}
/** An earlier revision; absent parts are unchanged. */
export interface RuleExampleBefore {
    readonly inventory?: string;
    readonly manifests?: string;
}
/** A rule as data. */
export interface RuleDescription {
    readonly id: string;
    readonly summary: string;
    readonly severity: Severity;
    /** Reason and decision, in Markdown like `silent` and `fix`. */
    readonly why: string;
    readonly silent?: string;
    /** The correction, then the effect of `--fix`. */
    readonly fix: string;
    readonly examples: readonly RuleExample[];
    readonly options?: Readonly<Record<string, RuleOption>>;
}
