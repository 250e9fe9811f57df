import { readRulePages } from "virtual:rule-pages";
import { once } from "../../model/memoize.js";
import type { RuleDescription } from "../../model/rule-description.js";
import { RULES } from "../../rules/index.js";
import { parseRulePage } from "./parse-page.js";

/** Loaded on demand: no module of the core imports this one. */
const pages = once(readRulePages);

/** Parses the page of a rule; throws if there is none. */
export function describeRule(id: string): RuleDescription {
  const page = pages().get(id);
  if (page === undefined) throw new Error(`docs/rules/${id}.md does not exist`);
  return parseRulePage(id, page);
}

/** Returns the pages of all rules, in their order. */
export const describeRules = once((): readonly RuleDescription[] => RULES.map(({ id }) => describeRule(id)));
