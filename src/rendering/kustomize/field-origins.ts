import { effectiveEntries, nodeAt } from "../../manifest/yaml/node-value.js";
import { isSameValue } from "../../manifest/yaml/same-value.js";
import { formatKey } from "../../manifest/yaml/scalar.js";
import type { FieldOrigin, FieldPath, Place, SourceNode, TextPlace } from "../../model/source.js";
import { findCounterpart, isMergeKey, isReplacedAsWhole } from "./counterpart.js";
import type { Giver, TracedObject } from "./giver.js";

export function baseGiver(object: TracedObject): Giver {
  const { rendered, base, substitute } = object;
  if (base === undefined) return { given: () => undefined };
  const placeOf = (path: FieldPath): Place => ({
    document: base.document,
    path: [...base.path, ...path],
    part: "value",
  });
  const counterpart = (path: FieldPath) => findCounterpart(base.node, rendered.node, path, object);
  return {
    given(path, node) {
      const found = counterpart(path);
      return found !== undefined && isSameValue(found.node, node, substitute) ? placeOf(found.path) : undefined;
    },
    touched(path) {
      const found = counterpart(path);
      return found === undefined ? undefined : placeOf(found.path);
    },
  };
}

/** Returns the origin of every field, of equal values the last giver's. `givers` are in order, the base first. */
export function fieldOrigins({ rendered, budget }: TracedObject, givers: readonly Giver[]): FieldOrigin[] {
  const latestFirst = [...givers].reverse();
  const origins: FieldOrigin[] = [];

  function collect(path: FieldPath, node: SourceNode): void {
    if (!budget.spend(givers.length)) return;
    // A container's name in a patch only identifies the container.
    const order = isMergeKey(path) ? givers : latestFirst;
    const whole =
      firstOf(order, (giver) => giver.given(path, node)) ?? firstOf(order, (giver) => giver.moved?.(path, node));
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
    const pruned = firstOf(latestFirst, (giver) => giver.pruned?.(path));
    const order = isReplacedAsWhole(rendered.node, path) ? latestFirst : givers;
    return pruned ?? firstOf(order, (giver) => giver.touched?.(path));
  }

  collect([], rendered.node);
  for (const { removals = [] } of givers) {
    for (const { path, place } of removals) {
      if (nodeAt(rendered.node, path) === undefined) origins.push({ path, place });
    }
  }
  return origins;
}

function firstOf<T>(givers: readonly Giver[], ask: (giver: Giver) => T | undefined): T | undefined {
  for (const giver of givers) {
    const answer = ask(giver);
    if (answer !== undefined) return answer;
  }
  return undefined;
}
