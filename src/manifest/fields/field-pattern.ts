import type { FieldPath, SourceNode } from "../../model/source.js";
import { effectiveEntries, getString, getValue } from "../../yaml/node-value.js";
import { formatKey } from "../../yaml/scalar.js";

type PatternStep = { readonly key: string } | "every item" | "every value";

export type FieldPattern = readonly PatternStep[];

const KEY = /^[A-Za-z_][\w-]*/;
const QUOTED_KEY = /^\["([^"]+)"\]/;

export function parseFieldPattern(text: string): FieldPattern | undefined {
  const steps: PatternStep[] = [];
  let rest = `.${text}`;
  while (rest !== "") {
    if (rest.startsWith("[*]") && steps.length > 0) {
      steps.push("every item");
      rest = rest.slice("[*]".length);
    } else if (rest.startsWith(".*") && steps.length > 0) {
      steps.push("every value");
      rest = rest.slice(".*".length);
    } else if (QUOTED_KEY.test(rest) && steps.length > 0) {
      const [quoted = "", key = ""] = QUOTED_KEY.exec(rest) ?? [];
      steps.push({ key });
      rest = rest.slice(quoted.length);
    } else {
      const key = rest.startsWith(".") ? KEY.exec(rest.slice(1))?.[0] : undefined;
      if (key === undefined) return undefined;
      steps.push({ key });
      rest = rest.slice(1 + key.length);
    }
  }
  return steps;
}

export function commonStart(patterns: readonly FieldPattern[]): FieldPattern {
  const [first = [], ...others] = patterns;
  const isShared = (step: PatternStep, index: number) =>
    others.every((other) => JSON.stringify(other[index]) === JSON.stringify(step));
  const end = first.findIndex((step, index) => !isShared(step, index));
  return end < 0 ? first : first.slice(0, end);
}

/** Returns the keys of a pattern; undefined if it has a wildcard. */
export function plainKeys(pattern: FieldPattern): readonly string[] | undefined {
  const keys = pattern.flatMap((step) => (typeof step === "string" ? [] : [step.key]));
  return keys.length === pattern.length ? keys : undefined;
}

export interface FieldMatch {
  readonly path: FieldPath;
  readonly node: SourceNode;
  /** One name per wildcard: the item's name, the key, or the index from 0. */
  readonly names: readonly string[];
}

/** Fields that name list items. */
const NAME_FIELDS = ["name", "groupName", "pipelineTaskName"];

function nameOfItem(item: SourceNode, index: number): string {
  for (const field of NAME_FIELDS) {
    const name = getString(item, field);
    if (name !== undefined) return name;
  }
  return String(index);
}

/** No API server takes an object with as many pods, but aliases make them of a few lines. */
const MOST_MATCHES = 50_000;

export function matchPattern(root: SourceNode, pattern: FieldPattern): FieldMatch[] {
  let matches: FieldMatch[] = [{ path: [], node: root, names: [] }];
  for (const step of pattern) {
    const next: FieldMatch[] = [];
    for (const match of matches) {
      if (next.length >= MOST_MATCHES) break;
      for (const one of matchStep(match, step)) next.push(one);
    }
    matches = next;
  }
  return matches;
}

function matchStep({ path, node, names }: FieldMatch, step: PatternStep): FieldMatch[] {
  if (step === "every item") {
    if (node.kind !== "sequence") return [];
    return node.items.map((item, index) => ({
      path: [...path, index],
      node: item,
      names: [...names, nameOfItem(item, index)],
    }));
  }
  if (step === "every value") {
    return effectiveEntries(node).map(({ key, value }) => {
      const name = formatKey(key.value);
      return { path: [...path, name], node: value, names: [...names, name] };
    });
  }
  const value = getValue(node, step.key);
  return value === undefined ? [] : [{ path: [...path, step.key], node: value, names }];
}
