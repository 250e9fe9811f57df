import type { Severity } from "./finding.js";
export interface RuleOption {
    readonly type: "boolean" | "number" | "strings" | "mappings";
    readonly keys?: readonly string[];
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
/** A page of `docs/rules/`. Texts are Markdown with absolute links. */
export interface RuleDescription {
    readonly id: string;
    readonly summary: string;
    readonly severity: Severity;
    /** A heading of the index. */
    readonly group: string;
    /** The page of Kubernetes or of its project; undefined for rules about taintlint itself. */
    readonly kubernetes: string | undefined;
    readonly why: string;
    readonly silent: string;
    /** The correction, then the effect of `--fix`. */
    readonly fix: string;
    readonly examples: readonly RuleExample[];
    /** The whole page without its front matter. */
    readonly markdown: string;
}
