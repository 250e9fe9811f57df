import { type Budget, createBudget } from "../model/budget.js";
import type { SourceNode, Span } from "../model/source.js";
import { effectiveEntries } from "../yaml/node-value.js";
import { resolvePlainScalar } from "../yaml/scalar.js";
import { mappingAt, scalarAt, sequenceAt } from "../yaml/synthetic-nodes.js";

type Step = string | number;

/** Upper bound on list positions. Upstream: helm strvals MaxIndex. */
const MAX_INDEX = 65_536;

export function mergeValues(base: SourceNode | undefined, over: SourceNode): SourceNode {
  if (base?.kind !== "mapping" || over.kind !== "mapping") return over;
  const entries = new Map(effectiveEntries(base).map(({ key, value }) => [key.text, value]));
  for (const { key, value } of effectiveEntries(over)) entries.set(key.text, mergeValues(entries.get(key.text), value));
  return mappingAt(over, [...entries]);
}

/** For the values of one release: each value that is set copies those beside it. */
export function createValuesBudget(): Budget {
  return createBudget(2_000_000);
}

/** Sets a value like `helm --set NAME=VALUE`, or `--set-string`; undefined for an invalid name, or one too many. */
export function setValue(
  values: SourceNode | undefined,
  name: string,
  value: SourceNode & { readonly kind: "scalar" },
  asString: boolean,
  budget: Budget,
): SourceNode | undefined {
  const steps = stepsOf(name);
  const placed = steps && place(values, steps, readValue(value, asString), value, budget);
  return budget.spend(0) ? placed : undefined;
}

/** Splits `a.b[0].c\.d` into steps. Upstream: helm pkg/strvals. */
function stepsOf(name: string): readonly Step[] | undefined {
  const steps: Step[] = [];
  for (const segment of name.match(/(?:\\.|[^.\\])+/g) ?? []) {
    const [, key, positions] = /^((?:\\.|[^[\\])*)((?:\[\d+\])*)$/.exec(segment) ?? [];
    if (key === undefined || positions === undefined) return undefined;
    if (key !== "") steps.push(key.replace(/\\(.)/g, "$1"));
    for (const [, position] of positions.matchAll(/\[(\d+)\]/g)) steps.push(Number(position));
  }
  const isTooFar = steps.some((step) => typeof step === "number" && step > MAX_INDEX);
  return steps.length === 0 || isTooFar ? undefined : steps;
}

function readValue(value: SourceNode & { readonly kind: "scalar" }, asString: boolean): SourceNode {
  const { text } = value;
  if (asString) return scalarAt(value, text);
  const list = /^\{(.*)\}$/s.exec(text)?.[1];
  if (list !== undefined) {
    return sequenceAt(value, list === "" ? [] : list.split(",").map((item) => scalarAt(value, typed(item))));
  }
  return scalarAt(value, typed(text));
}

/** Types a value like `--set`: booleans, null and whole numbers; a number with a leading zero stays text. */
function typed(text: string): string | number | bigint | boolean | null {
  return /^(?:true|false|null|0|-?[1-9]\d*)$/.test(text) ? resolvePlainScalar(text) : text;
}

function place(
  node: SourceNode | undefined,
  [step, ...rest]: readonly Step[],
  value: SourceNode,
  at: Span,
  budget: Budget,
): SourceNode {
  if (step === undefined) return value;
  if (typeof step === "number") {
    const items = node?.kind === "sequence" ? [...node.items] : [];
    if (!budget.spend(Math.max(items.length, step))) return value;
    const empty = scalarAt(at, null);
    while (items.length <= step) items.push(empty);
    items[step] = place(items[step], rest, value, at, budget);
    return sequenceAt(at, items);
  }
  const known = node?.kind === "mapping" ? effectiveEntries(node) : [];
  if (!budget.spend(known.length + 1)) return value;
  const entries = new Map(known.map((entry) => [entry.key.text, entry.value]));
  return mappingAt(at, [...entries.set(step, place(entries.get(step), rest, value, at, budget))]);
}
