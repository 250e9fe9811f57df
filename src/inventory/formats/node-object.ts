import { createDecoder } from "../../manifest/fields/decoder.js";
import type { KubernetesObject } from "../../manifest/objects/objects.js";
import { conditionsOf } from "../../manifest/objects/owned-objects.js";
import type { PoolNode } from "../../model/pool.js";
import { parseQuantity } from "../../model/quantity.js";
import { type FieldPath, formatFieldPath, type Place, type SourceNode } from "../../model/source.js";
import { type StringMap, stringMap } from "../../model/string-map.js";
import type { PoolTaint } from "../../model/taint.js";
import { getValue } from "../../yaml/node-value.js";
import { type ConfigurationError, errorAt } from "../contract/configuration-error.js";

export interface NodeSnapshot extends PoolNode {
  readonly taints: readonly PoolTaint[];
  /** True if a cluster printed it. One written by a person, for `kubectl apply`, may be incomplete. */
  readonly isPrinted: boolean;
  /** True if `spec.taints` is written and so replaces the Node's taints. */
  readonly hasTaints: boolean;
  readonly place: Place;
}

/** Fields that only the API server, a kubelet or a cloud's controller fills in. */
const PRINTED_METADATA = ["uid", "resourceVersion", "creationTimestamp"];
const PRINTED_SPEC = ["providerID", "podCIDR", "podCIDRs"];
/** Set by each kubelet, and kept by tools that shorten a snapshot. */
const KUBELET_LABEL = "kubernetes.io/hostname";

const STRUCTURES: ReadonlySet<string> = new Set(["list", "mapping"]);
const PRESSURES: ReadonlySet<string> = new Set(["MemoryPressure", "DiskPressure", "PIDPressure"]);

/** Reads a Node. Scalars of other types count by their text, since rules report them; else errors. */
export function readNodeObject(object: KubernetesObject): {
  readonly node: NodeSnapshot;
  readonly errors: readonly ConfigurationError[];
} {
  const decoder = createDecoder();
  const placeOf = (path: FieldPath): Place => ({
    document: object.document,
    path: [...object.path, ...path],
    target: "value",
  });
  const [metadata, spec, status] = ["metadata", "spec", "status"].map((key) =>
    decoder.mapping(...decoder.field(object.node, [], key)),
  );
  const labels = decoder.stringMap(...decoder.field(metadata, ["metadata"], "labels"));
  const has = (mapping: SourceNode | undefined, keys: readonly string[]) =>
    keys.some((key) => getValue(mapping, key) !== undefined);
  const node: NodeSnapshot = {
    name: decoder.string(...decoder.field(metadata, ["metadata"], "name")) ?? "",
    labels,
    isPrinted:
      // People do not write lists of Nodes: "kubectl get" prints them.
      object.path.length > 0 ||
      (status?.kind === "mapping" && status.entries.length > 0) ||
      has(metadata, PRINTED_METADATA) ||
      has(spec, PRINTED_SPEC) ||
      KUBELET_LABEL in labels,
    hasTaints: has(spec, ["taints"]),
    taints: decoder.list(...decoder.field(spec, ["spec"], "taints"), (item, path) => {
      const taint = decoder.mapping(item, path);
      return {
        key: decoder.string(...decoder.field(taint, path, "key")) ?? "",
        value: decoder.string(...decoder.field(taint, path, "value")) ?? "",
        effect: decoder.string(...decoder.field(taint, path, "effect")) ?? "",
        place: placeOf(path),
      };
    }),
    unschedulable: decoder.boolean(...decoder.field(spec, ["spec"], "unschedulable")),
    trouble: troubleOf(object.node),
    allocatable: withoutEmpty(decoder.quantityMap(...decoder.field(status, ["status"], "allocatable"))),
    place: placeOf(["metadata", "name"]),
  };
  const errors = decoder.errors
    .filter(({ found, expected }) => STRUCTURES.has(found) || STRUCTURES.has(expected))
    .map(({ path, expected, found }) => {
      return errorAt(placeOf(path), `"${formatFieldPath(path)}" must be a ${expected}, found a ${found}`);
    });
  if (node.name === "") errors.push(errorAt(node.place, 'a Node has no name under "metadata.name"'));
  return { node, errors: [...errors, ...quantityErrors(node, placeOf)] };
}

/** Upstream: pkg/controller/nodelifecycle/node_lifecycle_controller.go nodeConditionToTaintKeyStatusMap. */
function troubleOf(node: SourceNode): string | undefined {
  const bad = conditionsOf(node).find(({ type = "", status }) =>
    type === "Ready" ? status !== "True" : PRESSURES.has(type) && status === "True",
  );
  return bad && (bad.type === "Ready" ? "not ready" : `under ${bad.type}`);
}

/** Drops values that are null or unreadable; the latter have an error of their own. */
function withoutEmpty(quantities: StringMap<string>): StringMap<string> {
  return stringMap(Object.entries(quantities).filter(([, text]) => text !== ""));
}

function quantityErrors(node: NodeSnapshot, placeOf: (path: FieldPath) => Place): ConfigurationError[] {
  return Object.entries(node.allocatable).flatMap(([resource, text]) => {
    if (parseQuantity(text) !== undefined) return [];
    const place = placeOf(["status", "allocatable", resource]);
    return errorAt(place, `"${text}" of "${resource}" is not a quantity: write one such as "8", "500m" or "32Gi"`);
  });
}
