import { effectiveEntries, nodeAt } from "../../manifest/yaml/node-value.js";
import { isSameValue } from "../../manifest/yaml/same-value.js";
import { formatKey } from "../../manifest/yaml/scalar.js";
import type { FieldOrigin, FieldPath, Place, SourceNode, TextPlace } from "../../model/source.js";
import { findCounterpart, isMergeKey, isReplacedAsWhole } from "./counterpart.js";
import type { Giver, TracedObject } from "./giver.js";

/** The object as it was written. */
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

/**
 * Where every field of a rendered object was given. What gave a value last wins: an earlier one that wrote the same
 * has no effect any more. `givers` in the order in which they changed the object, what it started as first.
 * A field that stands as a whole in one source has one entry, and none for what is below it.
 */
export function fieldOrigins({ rendered, budget }: TracedObject, givers: readonly Giver[]): FieldOrigin[] {
  const latestFirst = [...givers].reverse();
  const origins: FieldOrigin[] = [];

  function collect(path: FieldPath, node: SourceNode): void {
    if (!budget.spend(givers.length)) return;
    // The name of a container in a patch only says which one is meant.
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

  /**
   * What is left of a list after the last removal, else where it was begun: a later source replaces most lists, and
   * adds to everything else.
   */
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
