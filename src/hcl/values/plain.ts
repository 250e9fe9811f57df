import type { Budget } from "../../model/budget.js";
import type { SourceFile, SourceNode, TextPlace } from "../../model/source.js";
import { formatKey } from "../../yaml/scalar.js";
import { stepsOf, TOO_LARGE } from "./bounds.js";
import { isKnown, listValue, type MapEntry, map, scalar, sortedKeys, type Value, whyUnsettled } from "./value.js";

/** Converts to plain JSON; undefined if some part is unknown. Each part is a step, shared ones each time. */
export function toPlain(root: Value, budget: Budget): { readonly plain: unknown } | undefined {
  let isWhole = true;

  function convert(value: Value): unknown {
    isWhole &&= isKnown(value) && budget.spend(1 + stepsOf(value));
    if (!isWhole || !isKnown(value)) return undefined;
    isWhole = value.kind === "scalar" || whyUnsettled(value) === undefined;
    if (value.kind === "scalar") return value.value;
    if (value.kind === "list") return value.items.map(convert);
    return Object.fromEntries(sortedKeys(value).map((key) => [key, convert(value.entries.get(key)?.value ?? value)]));
  }

  const plain = convert(root);
  return isWhole ? { plain } : undefined;
}

/** Converts a YAML node, with the places of its parts in a file, or one place for all. */
export function valueOfNode(root: SourceNode, file: SourceFile, budget: Budget, whole?: TextPlace): Value {
  const at = ({ start, end }: SourceNode): TextPlace => whole ?? { file, span: { start, end } };

  function convert(node: SourceNode): Value {
    if (!budget.spend(1)) return TOO_LARGE;
    if (node.kind === "sequence") return listValue(node.items.map(convert), at(node));
    if (node.kind === "scalar") {
      return scalar(typeof node.value === "bigint" ? Number(node.value) : node.value, at(node));
    }
    const entries = new Map<string, MapEntry>();
    for (const { key, value } of node.entries) {
      entries.set(formatKey(key.value), { value: convert(value), place: at(key) });
    }
    return map(entries, at(node));
  }

  return convert(root);
}
