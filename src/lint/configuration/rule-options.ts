import { type ConfigurationError, errorAt } from "../../inventory/contract/configuration-error.js";
import { describeNode, toConfigurationValue } from "../../inventory/contract/configuration-value.js";
import type { RuleOption } from "../../model/rule-description.js";
import type { MappingEntry, Place, SourceNode } from "../../model/source.js";
import { didYouMean, joinWords, nearestWord, quoted } from "../../model/words.js";
import { effectiveEntries, getEntry } from "../../yaml/node-value.js";

export type OptionsOfRules = ReadonlyMap<string, Readonly<Record<string, RuleOption>>>;

/** Checks a rule's options in `{severity, ...options}` at `place`. Errors quote the value and list legal ones. */
export function describeWrongOptions(
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
      return describeItems(value, at, subject, "a list of strings", (item, itemAt, name) =>
        describeNonString(item, itemAt, name),
      );
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
