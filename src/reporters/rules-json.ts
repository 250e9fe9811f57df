import type { RuleDescription } from "../model/rule-description.js";
import { formatJson } from "./json-text.js";

/** Formats `rules --format json`, version 1: `{schemaVersion, rules}`. */
export function formatRulesJson(rules: readonly RuleDescription[]): string {
  return formatJson({
    schemaVersion: 1,
    rules: rules.map(({ id, severity, summary, why, silent, fix, examples }) => ({
      id,
      severity,
      summary,
      why,
      silent,
      fix,
      examples: examples.map(({ title, inventory, bad, good, goodInventory, before }) => ({
        title,
        inventory,
        bad,
        good,
        goodInventory: goodInventory ?? null,
        before:
          before !== undefined
            ? { inventory: before.inventory ?? null, manifests: before.manifests ?? null }
            : undefined,
      })),
    })),
  });
}
