import type { RuleDescription, RuleOption } from "../model/rule-description.js";

const ALWAYS = "It has no exceptions: it is reported wherever it is found.";

export function sectionsOf({ why, silent = ALWAYS, fix }: RuleDescription): [title: string, text: string][] {
  return [
    ["Why", why.trim()],
    ["Fix", fix.trim()],
    ["When it stays silent, or says less", silent.trim()],
  ];
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
