import type { Severity } from "./finding.js";

/** An option that `rules: {id: {name: value}}` in the configuration may set. */
export interface RuleOption {
  readonly type: "boolean" | "number" | "strings" | "mappings";
  /** For `mappings`: the keys that each mapping must have; their values are strings. */
  readonly keys?: readonly string[];
  /** One sentence. */
  readonly description: string;
  readonly default: unknown;
}

/** A repository in small: the examples are tests and documentation at once. */
export interface RuleExample {
  /** One line for the documentation. */
  readonly title: string;
  /** The body of a `taintlint.yaml` without `version`. */
  readonly inventory: string;
  /** For a rule about overlays: what `bad` and `good` were rendered from, the workload of the same kind and name. */
  readonly base?: string;
  /** For a rule about charts: a template of the chart whose `values.yaml` `bad` and `good` are. */
  readonly template?: string;
  /** `bad` and `good` are a `kustomization.yaml`, beside which stands a `deployment.yaml`. */
  readonly isKustomization?: true;
  /** Manifests, or with `goodInventory` the inventory, in which each line that must be reported ends with a comment that holds the marker `<--`. */
  readonly bad: string;
  /** The corrected manifests: every rule stays silent. */
  readonly good: string;
  /** The corrected inventory, for a rule about the inventory, whose marker then stands in `inventory`. */
  readonly goodInventory?: string;
  /** What stood there before, for a rule about a change: `bad` and `good` are what follows it. */
  readonly before?: RuleExampleBefore;
}

/** The earlier revision of an example. What is absent has not changed. */
export interface RuleExampleBefore {
  /** The body of the `taintlint.yaml`. */
  readonly inventory?: string;
  /** The manifests. */
  readonly manifests?: string;
}

/** A rule as data: what its page tells. */
export interface RuleDescription {
  readonly id: string;
  /** One sentence. */
  readonly summary: string;
  readonly severity: Severity;
  /** Why it matters and how it decides. Markdown, as `silent` and `fix` are. */
  readonly why: string;
  /** When it reports nothing, or with a lower severity. */
  readonly silent?: string;
  /** The correction to write, then what `--fix` does. */
  readonly fix: string;
  readonly examples: readonly RuleExample[];
  readonly options?: Readonly<Record<string, RuleOption>>;
}
