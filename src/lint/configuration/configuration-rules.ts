import { type ConfigurationError, errorAt } from "../../inventory/contract/configuration-error.js";
import { scalarText, toConfigurationValue } from "../../inventory/contract/configuration-value.js";
import { workloadKindNamed } from "../../manifest/objects/kinds.js";
import { SEVERITIES, type Severity } from "../../model/finding.js";
import type { FieldPath, Place, SourceDocument, SourceNode } from "../../model/source.js";
import { type StringMap, stringMap } from "../../model/string-map.js";
import { didYouMean, joinWords, nearestWord, quoted } from "../../model/words.js";
import { effectiveEntries, getValue } from "../../yaml/node-value.js";
import { describeWrongOptions, type OptionsOfRules } from "./rule-options.js";

export interface KnownRules {
  /** Undefined: accepts every id. */
  readonly knownRules?: readonly string[];
  /** Undefined: accepts every option. */
  readonly ruleOptions?: OptionsOfRules;
}

export interface RuleSetting {
  /** Undefined: the rule's own. */
  readonly severity: Severity | "off" | undefined;
  readonly options: Readonly<Record<string, unknown>>;
  readonly place: Place;
}

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

export interface RuleOverride {
  /** Globs, relative to the configuration's folder; undefined: every file. */
  readonly files: readonly string[] | undefined;
  /** Names; undefined: every cluster. */
  readonly clusters: readonly string[] | undefined;
  readonly rules: ReadonlyMap<string, RuleSetting>;
  readonly place: Place;
}

interface ReadRules {
  readonly rules: ReadonlyMap<string, RuleSetting>;
  readonly errors: readonly ConfigurationError[];
}

export function readRuleSettings(document: SourceDocument, known: KnownRules): ReadRules {
  return readRules(document, ["rules"], getValue(document.root, "rules"), known);
}

export function readRuleOverrides(
  document: SourceDocument,
  known: KnownRules,
): { readonly ruleOverrides: readonly RuleOverride[]; readonly errors: readonly ConfigurationError[] } {
  const errors: ConfigurationError[] = [];
  const list = getValue(document.root, "ruleOverrides");
  const items = list?.kind === "sequence" ? list.items : [];
  const ruleOverrides = items.map((item, index): RuleOverride => {
    const place: Place = { document, path: ["ruleOverrides", index], target: "value" };
    const read = readRules(document, [...place.path, "rules"], getValue(item, "rules"), known);
    errors.push(...read.errors);
    const [files, clusters] = [readWords(item, "files"), readWords(item, "clusters")];
    if (files === undefined && clusters === undefined) {
      const message = `item ${index + 1} of "ruleOverrides" needs "files" or "clusters": settings for everything belong in "rules"`;
      errors.push(errorAt(place, message));
    }
    return { files, clusters, rules: read.rules, place };
  });
  return { ruleOverrides, errors };
}

/** Reports unknown clusters in `ruleOverrides` and `charts`. */
export function describeUnknownClusters(
  naming: readonly { readonly clusters: readonly string[] | undefined; readonly place: Place }[],
  clusters: readonly { readonly settings: { readonly name: string | null } }[],
): ConfigurationError[] {
  const known = clusters.flatMap(({ settings }) => settings.name ?? []);
  return naming.flatMap(({ clusters: names, place }) =>
    (names ?? []).flatMap((name, index) => {
      if (known.includes(name)) return [];
      const declared =
        known.length === 0 ? ': no "clusters" are declared' : `: clusters are ${joinWords(known.map(quoted))}`;
      const hint = didYouMean(nearestWord(name, known), declared);
      return [errorAt({ ...place, path: [...place.path, "clusters", index] }, `unknown cluster "${name}"${hint}`)];
    }),
  );
}

function readRules(
  document: SourceDocument,
  path: FieldPath,
  node: SourceNode | undefined,
  { knownRules, ruleOptions }: KnownRules,
): ReadRules {
  const rules = new Map<string, RuleSetting>();
  const errors: ConfigurationError[] = [];
  for (const entry of effectiveEntries(node)) {
    const id = entry.key.text;
    const place: Place = { document, path: [...path, id], target: "value" };
    errors.push(...describeUnknownRule(id, { ...place, target: "key" }, knownRules));
    const options = ruleOptions?.get(id);
    if (options !== undefined) errors.push(...describeWrongOptions(entry.value, place, id, options));
    const severity = entry.value.kind === "mapping" ? getValue(entry.value, "severity") : entry.value;
    rules.set(id, { severity: readSeverity(severity), options: readOptions(entry.value), place });
  }
  return { rules, errors };
}

function readWords(item: SourceNode, key: string): string[] | undefined {
  const list = getValue(item, key);
  return list?.kind === "sequence" ? list.items.map((one) => scalarText(one) ?? "") : undefined;
}

export function readSuppressions(
  document: SourceDocument,
  { knownRules }: KnownRules,
): { readonly suppress: readonly SuppressionDeclaration[]; readonly errors: readonly ConfigurationError[] } {
  const suppress: SuppressionDeclaration[] = [];
  const errors: ConfigurationError[] = [];
  const list = getValue(document.root, "suppress");
  const items = list?.kind === "sequence" ? list.items : [];
  items.forEach((item, index) => {
    const place: Place = { document, path: ["suppress", index], target: "value" };
    const placeOf = (key: string): Place => ({ ...place, path: [...place.path, key] });
    const rule = scalarText(getValue(item, "rule")) ?? "";
    const expires = scalarText(getValue(item, "expires"));
    errors.push(...describeUnknownRule(rule, placeOf("rule"), knownRules));
    if (expires !== undefined && !isDay(expires)) {
      errors.push(errorAt(placeOf("expires"), `"expires" is not a day of the calendar: found "${expires}"`));
    }
    const workload = scalarText(getValue(item, "workload"));
    suppress.push({
      rule,
      workload: workload === undefined ? undefined : workloadGlob(workload),
      file: scalarText(getValue(item, "file")),
      reason: scalarText(getValue(item, "reason")) ?? "",
      expires,
      place,
    });
  });
  return { suppress, errors };
}

/** Converts `NAME`, `NAMESPACE/NAME` or `KIND/NAME` to a glob of `namespace/Kind/name`. */
function workloadGlob(text: string): string {
  const [first = "", second, third] = text.split("/");
  if (second === undefined) return first === "*" ? first : `*/*/${first}`;
  if (third !== undefined) return [first, workloadKindNamed(second) ?? second, ...text.split("/").slice(2)].join("/");
  const kind = workloadKindNamed(first) ?? (/^[A-Z]/.test(first) ? first : undefined);
  return kind === undefined ? `${first}/*/${second}` : `*/${kind}/${second}`;
}

function readSeverity(node: SourceNode | undefined): RuleSetting["severity"] {
  const text = scalarText(node);
  return text === "off" ? "off" : SEVERITIES.find((severity) => severity === text);
}

function readOptions(node: SourceNode): StringMap<unknown> {
  const options = effectiveEntries(node)
    .filter((entry) => entry.key.text !== "severity")
    .map((entry) => [entry.key.text, toConfigurationValue(entry.value)] as const);
  return stringMap(options);
}

function describeUnknownRule(
  id: string,
  place: Place,
  knownRules: readonly string[] | undefined,
): ConfigurationError[] {
  if (knownRules === undefined || knownRules.includes(id)) return [];
  const hint = didYouMean(nearestWord(id, knownRules), `: rules are ${joinWords(knownRules.map(quoted))}`);
  return [errorAt(place, `unknown rule "${id}"${hint}`)];
}

/** Tests for an existing `YYYY-MM-DD`: 2027-02-30 is none. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
