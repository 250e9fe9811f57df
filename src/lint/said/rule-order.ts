import type { Rule } from "../../rules/rule.js";

/** The rules, each behind those that it yields to: what they report is known before it has to yield. */
export function orderByYielding(rules: readonly Rule[]): readonly Rule[] {
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const ordered = new Set<Rule>();
  const add = (rule: Rule, waiting: readonly Rule[]) => {
    if (waiting.includes(rule)) throw new Error(`rule ${rule.id} yields to itself`);
    for (const { rule: id } of rule.yieldsTo ?? []) {
      const first = byId.get(id);
      if (first !== undefined && !ordered.has(first)) add(first, [...waiting, rule]);
    }
    ordered.add(rule);
  };
  for (const rule of rules) if (!ordered.has(rule)) add(rule, []);
  return [...ordered];
}
