import { createBudget } from "../../model/budget.js";
import type { ScalarNode, SourceNode } from "../../model/source.js";
import { escapeCharacter } from "../../model/yaml-scalar.js";
import { effectiveEntries } from "../../yaml/node-value.js";
import { formatKey } from "../../yaml/scalar.js";
import { parseDocuments } from "../../yaml/syntax.js";

export const MAX_VALUES = 100_000;
const MAX_CHARACTERS = 16_000_000;

/** Reports whether a value is too large to write, mostly through aliases. `values` bounds its items. */
export function isExplosive(value: SourceNode, values = createBudget(MAX_VALUES)): boolean {
  const characters = createBudget(MAX_CHARACTERS);
  const pending = [value];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.kind === "scalar") {
      if (!characters.spend(node.text.length)) return true;
      continue;
    }
    const inner = node.kind === "sequence" ? node.items : node.entries;
    if (!values.spend(inner.length)) return true;
    for (const one of inner) pending.push("kind" in one ? one : one.value);
  }
  return false;
}

/** Writes JSON without tags, anchors, merges and duplicate keys, so that a decoder reads nothing unchecked. */
export function writeConfiguration(
  node: SourceNode,
  replace: (scalar: ScalarNode) => string | undefined = () => undefined,
): string {
  if (node.kind === "sequence") return `[${node.items.map((item) => writeConfiguration(item, replace)).join(",")}]`;
  if (node.kind === "mapping") {
    const entries = effectiveEntries(node).map(
      ({ key, value }) => `${writeJson(formatKey(key.value))}:${writeConfiguration(value, replace)}`,
    );
    return `{${entries.join(",")}}`;
  }
  const { value } = node;
  if (typeof value === "number" && !Number.isFinite(value)) return formatKey(value);
  return typeof value === "string" ? writeJson(replace(node) ?? value) : String(value);
}

/** Writes JSON in ASCII, with non-ASCII escaped as YAML does; JSON's surrogate pairs are no characters there. */
export function writeJson(value: unknown, indent?: number): string {
  const plain = (_: string, one: unknown) => (typeof one === "bigint" ? Number(one) : one);
  // JSON has line breaks only between values.
  return JSON.stringify(value, plain, indent).replaceAll(/[^ -~\n]/gu, escapeCharacter);
}

/** Parses chart values; undefined if they are no mapping. */
export function parseValues(text: string): SourceNode | undefined {
  const { documents, problems } = parseDocuments({ path: "", text });
  const [only, ...others] = documents;
  const isBroken = problems.some(({ kind }) => kind === "syntax") || others.length > 0;
  return isBroken || only?.root.kind !== "mapping" || isExplosive(only.root) ? undefined : only.root;
}
