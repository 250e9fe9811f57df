import type { ClusterQueue, Declared, LocalQueue, NamedObject, Queues, ResourceFlavor } from "../../model/queue.js";
import type { FieldPath, SourceNode } from "../../model/source.js";
import type { StringMap } from "../../model/string-map.js";
import { getString, getValue, nodeAt } from "../../yaml/node-value.js";
import { createDecoder, type Decoder } from "../fields/decoder.js";
import { groupOf, type KubernetesObject, nameOf, namespaceOf, placeOfField } from "./objects.js";
import { decodeTolerations, placeholderIn } from "./pod-spec.js";
import type { KindOfGroup } from "./relevance.js";

const GROUP = "kueue.x-k8s.io";

export const QUEUE_KINDS: readonly KindOfGroup[] = ["LocalQueue", "ClusterQueue", "ResourceFlavor"].map((kind) => {
  return { group: GROUP, kind };
});

interface Reading {
  readonly object: KubernetesObject;
  readonly name: string;
  readonly decoder: Decoder;
}

function named({ object, name }: Reading): NamedObject {
  return { name, place: placeOfField(object, ["metadata", "name"]) };
}

function readFlavor(reading: Reading): ResourceFlavor {
  const { decoder, object } = reading;
  const spec = getValue(object.node, "spec");
  const text = (node: SourceNode, path: FieldPath, key: string) =>
    decoder.string(...decoder.field(node, path, key)) ?? "";
  return {
    ...named(reading),
    nodeLabels: decoder.stringMap(getValue(spec, "nodeLabels"), []),
    nodeTaints: decoder.list(getValue(spec, "nodeTaints"), [], (taint, path) => {
      return { key: text(taint, path, "key"), value: text(taint, path, "value"), effect: text(taint, path, "effect") };
    }),
    tolerations: decodeTolerations(decoder, getValue(spec, "tolerations"), []),
  };
}

/** Returns null if no namespace is selected. Upstream: kueue, pkg/cache/queue/cluster_queue.go. */
function namespaceLabels({ decoder, object }: Reading): StringMap<string> | undefined | null {
  const selector = nodeAt(object.node, ["spec", "namespaceSelector"]);
  if (selector === undefined || (selector.kind === "scalar" && selector.value === null)) return null;
  const expressions = getValue(selector, "matchExpressions");
  if (expressions?.kind === "sequence" && expressions.items.length > 0) return undefined;
  return decoder.stringMap(getValue(selector, "matchLabels"), []);
}

function readClusterQueue(reading: Reading): ClusterQueue {
  const { decoder, object } = reading;
  const spec = getValue(object.node, "spec");
  const checks = getValue(spec, "admissionChecks") ?? getValue(spec, "admissionChecksStrategy");
  return {
    ...named(reading),
    groups: decoder.list(getValue(spec, "resourceGroups"), ["spec", "resourceGroups"], (group, path) => {
      return {
        coveredResources: decoder.list(
          getValue(group, "coveredResources"),
          path,
          (one) => decoder.string(one, path) ?? "",
        ),
        flavors: decoder.list(
          getValue(group, "flavors"),
          path,
          (flavor) => decoder.string(getValue(flavor, "name"), path) ?? "",
        ),
      };
    }),
    namespaceLabels: namespaceLabels(reading),
    hasChecks: checks !== undefined,
  };
}

function readLocalQueue(reading: Reading): LocalQueue {
  const { object } = reading;
  const clusterQueue = getString(getValue(object.node, "spec"), "clusterQueue") ?? "";
  return { ...named(reading), namespace: namespaceOf(object), clusterQueue };
}

function readAll<T>(
  own: readonly KubernetesObject[],
  possible: readonly KubernetesObject[],
  kind: string,
  read: (reading: Reading) => T,
): Declared<T>[] {
  const readOne = (object: KubernetesObject, isOwn: boolean): Declared<T>[] => {
    if (object.kind !== kind || groupOf(object.apiVersion) !== GROUP) return [];
    const name = nameOf(object);
    if (name === undefined) return [];
    const decoder = createDecoder();
    const declared = read({ object, name, decoder });
    const { blanks = [] } = object.document;
    const isPlain = blanks.length === 0 && placeholderIn(object.node) === undefined;
    return [{ object: declared, isSure: isOwn && isPlain && decoder.errors.length === 0 }];
  };
  return [...own.flatMap((object) => readOne(object, true)), ...possible.flatMap((object) => readOne(object, false))];
}

/** `possible` may belong to the cluster. Undefined for none. */
export function readQueues(
  own: readonly KubernetesObject[],
  possible: readonly KubernetesObject[],
): Queues | undefined {
  const queues: Queues = {
    local: readAll(own, possible, "LocalQueue", readLocalQueue),
    cluster: readAll(own, possible, "ClusterQueue", readClusterQueue),
    flavors: readAll(own, possible, "ResourceFlavor", readFlavor),
  };
  return queues.local.length + queues.cluster.length + queues.flavors.length === 0 ? undefined : queues;
}
