import type { RuleDescription, RuleOption } from "../model/rule-description.js";

export function sectionsOf({ why, silent, fix }: RuleDescription): [title: string, text: string][] {
  const quiet: [string, string][] = silent === undefined ? [] : [["When it stays silent, or says less", silent.trim()]];
  return [["Why", why.trim()], ["Fix", fix.trim()], ...quiet];
}

export function describeOptionType({ type, keys = [] }: RuleOption): string {
  switch (type) {
    case "strings":
      return "a list of strings";
    case "mappings":
      return `a list of mappings with the keys ${keys.join(", ")}`;
    default:
      return `a ${type}`;
  }
}
