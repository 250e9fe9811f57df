import { type ConfigurationError, errorAt } from "../../inventory/contract/configuration-error.js";
import { describeNode, scalarText, toConfigurationValue } from "../../inventory/contract/configuration-value.js";
import { workloadKindNamed } from "../../manifest/objects/kinds.js";
import { SEVERITIES, type Severity } from "../../model/finding.js";
import type { RuleOption } from "../../model/rule-description.js";
import type { MappingEntry, Place, SourceDocument, SourceNode } from "../../model/source.js";
import { type StringMap, stringMap } from "../../model/string-map.js";
import { didYouMean, joinWords, nearestWord, quoted } from "../../model/words.js";
import { effectiveEntries, getEntry, getValue, itemsOf } from "../../yaml/node-value.js";

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

/** Adds mistakes to `errors`, as all readers of the configuration do. */
export function readRuleOverrides(
  document: SourceDocument,
  known: KnownRules,
  errors: ConfigurationError[],
): RuleOverride[] {
  return itemsOf(getValue(document.root, "ruleOverrides")).map((item, index): RuleOverride => {
    const place: Place = { document, path: ["ruleOverrides", index], target: "value" };
    const rules = readRules(item, place, known, errors);
    const [files, clusters] = [readWords(item, "files"), readWords(item, "clusters")];
    if (files === undefined && clusters === undefined) {
      const message = `item ${index + 1} of "ruleOverrides" needs "files" or "clusters": settings for everything belong in "rules"`;
      errors.push(errorAt(place, message));
    }
    return { files, clusters, rules, place };
  });
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

/** Reads the `rules` of a node, which is the whole configuration or an override. */
export function readRules(
  node: SourceNode,
  at: Place,
  { knownRules, ruleOptions }: KnownRules,
  errors: ConfigurationError[],
): ReadonlyMap<string, RuleSetting> {
  const rules = new Map<string, RuleSetting>();
  for (const entry of effectiveEntries(getValue(node, "rules"))) {
    const id = entry.key.text;
    const place: Place = { ...at, path: [...at.path, "rules", id] };
    errors.push(...describeUnknownRule(id, { ...place, target: "key" }, knownRules));
    const options = ruleOptions?.get(id);
    if (options !== undefined) errors.push(...describeWrongOptions(entry.value, place, id, options));
    const severity = entry.value.kind === "mapping" ? getValue(entry.value, "severity") : entry.value;
    rules.set(id, { severity: severityOr("off", severity), options: readOptions(entry.value), place });
  }
  return rules;
}

export function readWords(item: SourceNode, key: string): string[] | undefined {
  const list = getValue(item, key);
  return list?.kind === "sequence" ? list.items.map((one) => scalarText(one) ?? "") : undefined;
}

export function readSuppressions(
  document: SourceDocument,
  { knownRules }: KnownRules,
  errors: ConfigurationError[],
): SuppressionDeclaration[] {
  return itemsOf(getValue(document.root, "suppress")).map((item, index) => {
    const place: Place = { document, path: ["suppress", index], target: "value" };
    const placeOf = (key: string): Place => ({ ...place, path: [...place.path, key] });
    const rule = scalarText(getValue(item, "rule")) ?? "";
    const expires = scalarText(getValue(item, "expires"));
    errors.push(...describeUnknownRule(rule, placeOf("rule"), knownRules));
    if (expires !== undefined && !isDay(expires)) {
      errors.push(errorAt(placeOf("expires"), `"expires" is not a day of the calendar: found "${expires}"`));
    }
    const workload = scalarText(getValue(item, "workload"));
    return {
      rule,
      workload: workload === undefined ? undefined : workloadGlob(workload),
      file: scalarText(getValue(item, "file")),
      reason: scalarText(getValue(item, "reason")) ?? "",
      expires,
      place,
    };
  });
}

/** Converts `NAME`, `NAMESPACE/NAME` or `KIND/NAME` to a glob of `namespace/Kind/name`. */
function workloadGlob(text: string): string {
  const [first = "", second, third] = text.split("/");
  if (second === undefined) return first === "*" ? first : `*/*/${first}`;
  if (third !== undefined) return [first, workloadKindNamed(second) ?? second, ...text.split("/").slice(2)].join("/");
  const kind = workloadKindNamed(first) ?? (/^[A-Z]/.test(first) ? first : undefined);
  return kind === undefined ? `${first}/*/${second}` : `*/${kind}/${second}`;
}

export function severityOr<Word extends string>(word: Word, node: SourceNode | undefined): Severity | Word | undefined {
  const text = scalarText(node);
  return text === word ? word : SEVERITIES.find((severity) => severity === text);
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

type OptionsOfRules = ReadonlyMap<string, Readonly<Record<string, RuleOption>>>;

/** Checks a rule's options in `{severity, ...options}` at `place`. Errors quote the value and list legal ones. */
function describeWrongOptions(
  node: SourceNode,
  place: Place,
  rule: string,
  options: Readonly<Record<string, RuleOption>>,
): ConfigurationError[] {
  return effectiveEntries(node).flatMap((entry) => {
    const name = entry.key.text;
    if (name === "severity") return [];
    const at: Place = { ...place, path: [...place.path, name] };
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (option === undefined) return [errorAt({ ...at, target: "key" }, describeUnknownOption(name, rule, options))];
    return describeWrongValue(entry, at, option);
  });
}

function describeUnknownOption(name: string, rule: string, options: Readonly<Record<string, RuleOption>>): string {
  const legal = Object.keys(options);
  if (legal.length === 0) return `unknown option "${name}": rule "${rule}" takes only "severity"`;
  const hint = didYouMean(
    nearestWord(name, [...legal, "severity"]),
    `: its options are ${joinWords(legal.map(quoted))}`,
  );
  return `unknown option "${name}" of rule "${rule}"${hint}`;
}

function describeWrongValue({ key, value }: MappingEntry, at: Place, option: RuleOption): ConfigurationError[] {
  const subject = quoted(key.text);
  switch (option.type) {
    case "boolean":
    case "number": {
      const legal = option.type === "boolean" ? "true or false" : "a number";
      const plain = toConfigurationValue(value);
      // YAML knows .nan and .inf, which no option can mean.
      const finite = typeof plain !== "number" || Number.isFinite(plain);
      if (typeof plain === option.type && finite) return [];
      const found = value.kind === "scalar" && !finite ? quoted(value.text) : describeNode(value);
      return [errorAt(at, `${subject} must be ${legal}, found ${found}`)];
    }
    case "strings":
      return describeItems(value, at, subject, "a list of strings", describeNonString);
    case "mappings":
      return describeItems(value, at, subject, "a list of mappings", (item, itemAt, name) =>
        describeMapping(item, itemAt, name, option.keys ?? []),
      );
  }
}

function describeItems(
  list: SourceNode,
  at: Place,
  subject: string,
  legal: string,
  describeItem: (item: SourceNode, at: Place, name: string) => ConfigurationError[],
): ConfigurationError[] {
  if (list.kind !== "sequence") return [errorAt(at, `${subject} must be ${legal}, found ${describeNode(list)}`)];
  return list.items.flatMap((item, index) =>
    describeItem(item, { ...at, path: [...at.path, index] }, `item ${index + 1} of ${subject}`),
  );
}

function describeMapping(node: SourceNode, at: Place, name: string, keys: readonly string[]): ConfigurationError[] {
  const legal = joinWords(keys.map(quoted));
  if (node.kind !== "mapping") {
    return [errorAt(at, `${name} must be a mapping with ${legal}, found ${describeNode(node)}`)];
  }
  const unknown = effectiveEntries(node).flatMap(({ key }) => {
    if (keys.includes(key.text)) return [];
    const hint = didYouMean(nearestWord(key.text, keys), `: legal keys are ${legal}`);
    const place: Place = { ...at, path: [...at.path, key.text], target: "key" };
    return [errorAt(place, `unknown key "${key.text}" in ${name}${hint}`)];
  });
  const missing = keys.filter((key) => getEntry(node, key) === undefined);
  const misfits = keys.flatMap((key) => {
    const value = getEntry(node, key)?.value;
    return value === undefined ? [] : describeNonString(value, { ...at, path: [...at.path, key] }, quoted(key));
  });
  const lacks = missing.length === 0 ? [] : [errorAt(at, `${name} needs ${joinWords(missing.map(quoted))}`)];
  // A misspelt key is told once, not also as a missing one.
  return [...unknown, ...(unknown.length > 0 ? [] : lacks), ...misfits];
}

function describeNonString(node: SourceNode, at: Place, name: string): ConfigurationError[] {
  if (typeof toConfigurationValue(node) === "string") return [];
  const hint = node.kind === "scalar" && node.value !== null ? `: write "${node.text}" in quotes` : "";
  return [errorAt(at, `${name} must be a string, found ${describeNode(node)}${hint}`)];
}
