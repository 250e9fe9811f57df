import type { Severity } from "../model/finding.js";

/** What a rule says about itself: a `Rule` without its functions. */
export interface RuleDocumentation {
  readonly id: string;
  readonly severity: Severity;
  /** One sentence. */
  readonly summary: string;
  /** Markdown. */
  readonly why: string;
  readonly silent?: string;
  readonly fix: string;
  readonly examples: readonly RuleDocumentationExample[];
  readonly options?: Readonly<Record<string, RuleDocumentationOption>>;
}

export interface RuleDocumentationOption {
  readonly type: "boolean" | "number" | "strings" | "mappings";
  /** For `mappings`: the keys of each. */
  readonly keys?: readonly string[];
  readonly description: string;
  readonly default: unknown;
}

/** The texts of a rule's page, each with its heading. */
export function sectionsOf({ why, silent, fix }: RuleDocumentation): [title: string, text: string][] {
  const quiet: [string, string][] = silent === undefined ? [] : [["When it stays silent, or says less", silent.trim()]];
  return [["Why", why.trim()], ["Fix", fix.trim()], ...quiet];
}

/** What a value of the option looks like, in words. */
export function describeOptionType({ type, keys = [] }: RuleDocumentationOption): string {
  switch (type) {
    case "strings":
      return "a list of strings";
    case "mappings":
      return `a list of mappings with the keys ${keys.join(", ")}`;
    default:
      return `a ${type}`;
  }
}

export interface RuleDocumentationExample {
  readonly title: string;
  /** The body of a `taintlint.yaml`. */
  readonly inventory: string;
  /** For a rule about overlays: what `bad` and `good` were rendered from. */
  readonly base?: string;
  /** For a rule about charts: a template of the chart whose values `bad` and `good` are. */
  readonly template?: string;
  /** `bad` and `good` are a `kustomization.yaml`. */
  readonly isKustomization?: true;
  /** Manifests; a line that is reported ends with a comment that holds `<--`. */
  readonly bad: string;
  /** The corrected manifests. */
  readonly good: string;
  /** The corrected inventory, for a rule about the inventory: the marked lines are then those of `inventory`. */
  readonly goodInventory?: string;
  /** What stood there before, for a rule about a change. What is absent has not changed. */
  readonly before?: { readonly inventory?: string; readonly manifests?: string };
}
