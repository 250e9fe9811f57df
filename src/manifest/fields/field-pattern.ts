import type { FieldPath, SourceNode } from "../../model/source.js";
import { effectiveEntries, getString, getValue } from "../yaml/node-value.js";
import { formatKey } from "../yaml/scalar.js";

/** A step of a pattern: a key, every item of a list, or every value of a mapping. */
type PatternStep = { readonly key: string } | "every item" | "every value";

/** Where fields stand in objects of a kind: `spec.workerGroupSpecs[*].template.spec`, `spec.tfReplicaSpecs.*.template.spec`. */
export type FieldPattern = readonly PatternStep[];

const KEY = /^[A-Za-z_][\w-]*/;
const QUOTED_KEY = /^\["([^"]+)"\]/;

/** Reads a pattern, or undefined for a text that is none. */
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

/** The steps that all patterns begin with. */
export function commonStart(patterns: readonly FieldPattern[]): FieldPattern {
  const [first = [], ...others] = patterns;
  const isShared = (step: PatternStep, index: number) =>
    others.every((other) => JSON.stringify(other[index]) === JSON.stringify(step));
  const end = first.findIndex((step, index) => !isShared(step, index));
  return end < 0 ? first : first.slice(0, end);
}

/** The keys of a pattern that has no wildcard, or undefined. */
export function plainKeys(pattern: FieldPattern): readonly string[] | undefined {
  const keys = pattern.flatMap((step) => (typeof step === "string" ? [] : [step.key]));
  return keys.length === pattern.length ? keys : undefined;
}

/** A place that a pattern leads to. */
export interface FieldMatch {
  readonly path: FieldPath;
  readonly node: SourceNode;
  /** What tells it from the others, for every wildcard one: the name of the item, the key, or the position from 0. */
  readonly names: readonly string[];
}

/** Fields by which items of lists are named, in the words of the APIs that have such lists. */
const NAME_FIELDS = ["name", "groupName", "pipelineTaskName"];

function nameOfItem(item: SourceNode, index: number): string {
  for (const field of NAME_FIELDS) {
    const name = getString(item, field);
    if (name !== undefined) return name;
  }
  return String(index);
}

/** Every place in an object that a pattern leads to, in the order of the text. */
export function matchPattern(root: SourceNode, pattern: FieldPattern): FieldMatch[] {
  let matches: FieldMatch[] = [{ path: [], node: root, names: [] }];
  for (const step of pattern) {
    matches = matches.flatMap(({ path, node, names }): FieldMatch[] => {
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
    });
  }
  return matches;
}
