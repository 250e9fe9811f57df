import { type ConfigurationError, errorAt, formatAlternatives, quote } from "../inventory/configuration-error.js";
import { scalarText, toConfigurationValue } from "../inventory/configuration-value.js";
import { effectiveEntries, getValue } from "../manifest/node-value.js";
import { SEVERITIES, type Severity } from "../model/finding.js";
import { nearestWord } from "../model/nearest-word.js";
import type { Place, SourceDocument, SourceNode } from "../model/source.js";

/** What the configuration says about one rule. */
export interface RuleSetting {
  /** Undefined: the rule's own. */
  readonly severity: Severity | "off" | undefined;
  /** The other keys of the setting, as the rule defines them. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly place: Place;
}

/** One entry of `suppress`. */
export interface SuppressionDeclaration {
  readonly rule: string;
  /** Glob of `namespace/Kind/name`. */
  readonly workload: string | undefined;
  /** Glob of a path, relative to the configuration's folder. */
  readonly file: string | undefined;
  readonly reason: string;
  /** `YYYY-MM-DD`, the last day on which it counts. */
  readonly expires: string | undefined;
  readonly place: Place;
}

/** Reads `rules` from a mapping that fits the schema. Without `knownRules` every id is taken. */
export function readRuleSettings(
  document: SourceDocument,
  knownRules: readonly string[] | undefined,
): { readonly rules: ReadonlyMap<string, RuleSetting>; readonly errors: readonly ConfigurationError[] } {
  const rules = new Map<string, RuleSetting>();
  const errors: ConfigurationError[] = [];
  for (const entry of effectiveEntries(getValue(document.root, "rules"))) {
    const id = entry.key.text;
    const place: Place = { document, path: ["rules", id], part: "value" };
    errors.push(...describeUnknownRule(id, { ...place, part: "key" }, knownRules));
    const severity = entry.value.kind === "mapping" ? getValue(entry.value, "severity") : entry.value;
    rules.set(id, { severity: readSeverity(severity), options: readOptions(entry.value), place });
  }
  return { rules, errors };
}

/** Reads `suppress` from a mapping that fits the schema. */
export function readSuppressions(
  document: SourceDocument,
  knownRules: readonly string[] | undefined,
): { readonly suppress: readonly SuppressionDeclaration[]; readonly errors: readonly ConfigurationError[] } {
  const suppress: SuppressionDeclaration[] = [];
  const errors: ConfigurationError[] = [];
  const list = getValue(document.root, "suppress");
  const items = list?.kind === "sequence" ? list.items : [];
  items.forEach((item, index) => {
    const place: Place = { document, path: ["suppress", index], part: "value" };
    const placeOf = (key: string): Place => ({ ...place, path: [...place.path, key] });
    const rule = scalarText(getValue(item, "rule")) ?? "";
    const expires = scalarText(getValue(item, "expires"));
    errors.push(...describeUnknownRule(rule, placeOf("rule"), knownRules));
    if (expires !== undefined && !isDay(expires)) {
      errors.push(errorAt(placeOf("expires"), `"expires" is not a day of the calendar: found "${expires}"`));
    }
    suppress.push({
      rule,
      workload: scalarText(getValue(item, "workload")),
      file: scalarText(getValue(item, "file")),
      reason: scalarText(getValue(item, "reason")) ?? "",
      expires,
      place,
    });
  });
  return { suppress, errors };
}

function readSeverity(node: SourceNode | undefined): RuleSetting["severity"] {
  const text = scalarText(node);
  return text === "off" ? "off" : SEVERITIES.find((severity) => severity === text);
}

function readOptions(node: SourceNode): Record<string, unknown> {
  const options = effectiveEntries(node)
    .filter((entry) => entry.key.text !== "severity")
    .map((entry) => [entry.key.text, toConfigurationValue(entry.value)] as const);
  return Object.fromEntries(options);
}

function describeUnknownRule(
  id: string,
  place: Place,
  knownRules: readonly string[] | undefined,
): ConfigurationError[] {
  if (knownRules === undefined || knownRules.includes(id)) return [];
  const nearest = nearestWord(id, knownRules);
  const hint =
    nearest === undefined
      ? `: rules are ${formatAlternatives(knownRules.map(quote), "and")}`
      : `; did you mean "${nearest}"?`;
  return [errorAt(place, `unknown rule "${id}"${hint}`)];
}

/** True for a `YYYY-MM-DD` that exists: 2027-02-30 does not. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
