import { createDecoder, type Decoder } from "../../manifest/decoder.js";
import type { KubernetesObject } from "../../manifest/objects.js";
import { type ByWord, byWord } from "../../model/by-word.js";
import { parseQuantity } from "../../model/quantity.js";
import { type FieldPath, formatFieldPath, type Place, type SourceNode } from "../../model/source.js";
import type { PoolTaint } from "../../model/taint.js";
import type { DecodeError } from "../../model/workload.js";
import { type ConfigurationError, errorAt } from "../configuration-error.js";

/** A core/v1 Node of a snapshot, its fields that decide what may run there. */
export interface NodeSnapshot {
  readonly name: string;
  readonly labels: ByWord<string>;
  readonly taints: readonly PoolTaint[];
  readonly unschedulable: boolean;
  /** `status.allocatable`; empty when the snapshot leaves it out. */
  readonly allocatable: ByWord<string>;
  readonly place: Place;
}

/**
 * Reads a Node. A scalar of another type counts by its text (`value: true` is "true"): what the API server would say
 * to that is for the rules. Anything else that cannot be read is an error at its place.
 */
export function readNodeObject(object: KubernetesObject): {
  readonly node: NodeSnapshot;
  readonly errors: readonly ConfigurationError[];
} {
  const decoder = createDecoder();
  const placeOf = (path: FieldPath): Place => ({
    document: object.document,
    path: [...object.path, ...path],
    part: "value",
  });
  const mappingUnder = (node: SourceNode | undefined, path: FieldPath, key: string): SourceNode | undefined =>
    decoder.mapping(...decoder.field(node, path, key));
  const metadata = mappingUnder(object.node, [], "metadata");
  const spec = mappingUnder(object.node, [], "spec");
  const status = mappingUnder(object.node, [], "status");
  const node: NodeSnapshot = {
    name: decoder.string(...decoder.field(metadata, ["metadata"], "name")) ?? "",
    labels: decoder.stringMap(...decoder.field(metadata, ["metadata"], "labels")),
    taints: readTaints(decoder, spec, placeOf),
    unschedulable: decoder.boolean(...decoder.field(spec, ["spec"], "unschedulable")),
    allocatable: withoutEmpty(decoder.quantityMap(...decoder.field(status, ["status"], "allocatable"))),
    place: placeOf(["metadata", "name"]),
  };
  const errors = decoder.errors
    .filter(isStructural)
    .map((error) => errorAt(placeOf(error.path), `"${formatFieldPath(error.path)}" ${describe(error)}`));
  if (node.name === "") errors.push(errorAt(node.place, 'a Node has no name: it stands under "metadata.name"'));
  return { node, errors: [...errors, ...quantityErrors(node, placeOf)] };
}

function readTaints(decoder: Decoder, spec: SourceNode | undefined, placeOf: (path: FieldPath) => Place): PoolTaint[] {
  return decoder.list(...decoder.field(spec, ["spec"], "taints"), (item, path) => {
    const taint = decoder.mapping(item, path);
    return {
      key: decoder.string(...decoder.field(taint, path, "key")) ?? "",
      value: decoder.string(...decoder.field(taint, path, "value")) ?? "",
      effect: decoder.string(...decoder.field(taint, path, "effect")) ?? "",
      place: placeOf(path),
    };
  });
}

/** The decoder gives nothing for what it cannot read, which is an error of its own, and for a null. */
function withoutEmpty(quantities: ByWord<string>): ByWord<string> {
  return byWord(Object.entries(quantities).filter(([, text]) => text !== ""));
}

/** True where a list or a mapping stands in the place of something else, or the other way round. */
function isStructural(error: DecodeError): boolean {
  const structures = ["list", "mapping"];
  return structures.includes(error.found) || structures.includes(error.expected);
}

function describe(error: DecodeError): string {
  return `must be a ${error.expected}, found a ${error.found}`;
}

function quantityErrors(node: NodeSnapshot, placeOf: (path: FieldPath) => Place): ConfigurationError[] {
  return Object.entries(node.allocatable).flatMap(([resource, text]) => {
    if (parseQuantity(text) !== undefined) return [];
    const place = placeOf(["status", "allocatable", resource]);
    return errorAt(place, `"${text}" of "${resource}" is not a quantity: write one such as "8", "500m" or "32Gi"`);
  });
}
