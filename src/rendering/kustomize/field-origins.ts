import { firstOf } from "../../model/first-of.js";
import type { FieldOrigin, FieldPath, Place, SourceNode, TextPlace } from "../../model/source.js";
import { effectiveEntries, nodeAt } from "../../yaml/node-value.js";
import { formatKey } from "../../yaml/scalar.js";
import type { FieldSource, TracedObject } from "./field-source.js";
import { isMergeKey, isReplacedAsWhole } from "./matching-node.js";

/** Returns the origin of every field, of equal values the last source's. `sources` are in order, the base first. */
export function fieldOrigins({ rendered, budget }: TracedObject, sources: readonly FieldSource[]): FieldOrigin[] {
  const latestFirst = [...sources].reverse();
  const origins: FieldOrigin[] = [];

  function collect(path: FieldPath, node: SourceNode): void {
    if (!budget.spend(sources.length)) return;
    // A container's name in a patch only identifies the container.
    const order = isMergeKey(path) ? sources : latestFirst;
    const whole =
      firstOf(order, (source) => source.definedAt(path, node)) ??
      firstOf(order, (source) => source.relocatedAt?.(path, node));
    if (whole !== undefined) {
      origins.push({ path, place: whole });
      return;
    }
    const place = partlyGiven(path);
    if (place !== undefined) origins.push({ path, place });
    if (node.kind === "mapping") {
      for (const { key, value } of effectiveEntries(node)) collect([...path, formatKey(key.value)], value);
    } else if (node.kind === "sequence") {
      for (const [index, item] of node.items.entries()) collect([...path, index], item);
    }
  }

  function partlyGiven(path: FieldPath): Place | TextPlace | undefined {
    const removed = firstOf(latestFirst, (source) => source.removedAt?.(path));
    const order = isReplacedAsWhole(rendered.node, path) ? latestFirst : sources;
    return removed ?? firstOf(order, (source) => source.modifiedAt?.(path));
  }

  collect([], rendered.node);
  for (const { removals = [] } of sources) {
    for (const { path, place } of removals) {
      if (nodeAt(rendered.node, path) === undefined) origins.push({ path, place });
    }
  }
  return origins;
}
