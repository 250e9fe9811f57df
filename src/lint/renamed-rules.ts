import { rangeOf } from "../manifest/locate.js";
import type { Place, TextPlace } from "../model/source.js";
import type { Suppression } from "../model/suppression.js";
import { quoted } from "../model/words.js";
import { RENAMED_RULES } from "../rules/renamed-rules.js";
import type { LintInput } from "./lint-input.js";

/** One sentence for each id of the past that somebody has written, with the first place. */
export function describeRenamed({ configuration, baseline }: LintInput, renamed: readonly Suppression[]): string[] {
  const settings = [configuration?.rules, ...(configuration?.ruleOverrides ?? []).map(({ rules }) => rules)];
  const written: { readonly id: string | undefined; readonly at: Place | TextPlace }[] = [
    ...settings
      .flatMap((rules) => [...(rules?.values() ?? [])])
      .map(({ writtenRule, place }) => ({ id: writtenRule, at: place })),
    ...renamed.map(({ writtenRule, at }) => ({ id: writtenRule, at })),
  ];
  return [...RENAMED_RULES].flatMap(([earlier, now]) => {
    const [first] = written.filter(({ id }) => id === earlier);
    const known = baseline?.entries.some(({ rule }) => rule === earlier) ? baseline.path : undefined;
    if (first === undefined && known === undefined) return [];
    const range = first === undefined ? undefined : rangeOf(first.at);
    const where = range === undefined ? known : `${range.file}:${range.line}`;
    const names = now.map(quoted).join(", ");
    const help =
      first === undefined ? `renew it with "taintlint --write-baseline ${known}"` : "write the one that is meant";
    return [`${where}: rule "${earlier}" is now ${names}: ${help}`];
  });
}
