/** Built by `scripts/rule-pages.mjs` from the front matter of `docs/rules/`. */
declare module "virtual:rule-severities" {
  export const RULE_SEVERITIES: Readonly<Record<string, "error" | "warning" | "note">>;
}

/** The texts of `docs/rules/ID.md` by id. */
declare module "virtual:rule-pages" {
  export function readRulePages(): ReadonlyMap<string, string>;
}
