import { labelValueErrors } from "../../model/label-syntax.js";
import type { NodeSelectorTerm } from "../../model/pod.js";
import type { SourceNode } from "../../model/source.js";
import type { PersistentVolume, StorageClass, VolumeClaim, Volumes } from "../../model/volume.js";
import { DEFAULT_NAMESPACE } from "../../model/workload.js";
import { getString, getValue, itemsOf, nodeAt } from "../../yaml/node-value.js";
import { LENIENT } from "../fields/decoder.js";
import { agreed, type KubernetesObject, nameOf, namespaceOf, placeOfField } from "./objects.js";
import { decodeTerm, placeholderIn } from "./pod-spec.js";

export const VOLUME_KINDS = ["PersistentVolume", "PersistentVolumeClaim", "StorageClass"];

const ZONES = /^(?:topology|failure-domain\.beta)\.kubernetes\.io\/(?:zone|region)$/;

function byName<T extends PersistentVolume | StorageClass>(all: readonly T[]): ReadonlyMap<string, T> {
  return agreed(
    all.map((one) => [one.name, one] as const),
    // Where it stands makes no other volume.
    ({ place: _, ...said }) => JSON.stringify(said),
  );
}

/** Upstream: cloud-provider/volume/helpers/zones.go LabelZonesToSet. */
function zonesOf(node: SourceNode): PersistentVolume["zones"] {
  const labels = LENIENT.stringMap(nodeAt(node, ["metadata", "labels"]), []);
  return Object.entries(labels)
    .filter(([key, value]) => ZONES.test(key) && value !== "")
    .map(([key, value]) => ({ key, values: value.split("__").map((one) => one.trim()) }));
}

function readVolume(object: KubernetesObject): PersistentVolume {
  const spec = getValue(object.node, "spec");
  const affinity = nodeAt(object.node, ["spec", "nodeAffinity", "required"]);
  const reference = getValue(spec, "claimRef");
  return {
    name: nameOf(object) ?? "",
    terms:
      affinity === undefined
        ? undefined
        : LENIENT.list(getValue(affinity, "nodeSelectorTerms"), [], (term, path) => decodeTerm(LENIENT, term, path)),
    zones: zonesOf(object.node),
    className: getString(spec, "storageClassName") ?? "",
    claim: reference && `${getString(reference, "namespace") ?? ""}/${getString(reference, "name") ?? ""}`,
    place: placeOfField(object, ["spec", ...(affinity === undefined ? [] : ["nodeAffinity"])], "key"),
  };
}

function readClass(object: KubernetesObject): StorageClass {
  const { node } = object;
  return {
    name: nameOf(object) ?? "",
    provisioner: getString(node, "provisioner") ?? "",
    waits: getString(node, "volumeBindingMode") === "WaitForFirstConsumer",
    terms: itemsOf(getValue(node, "allowedTopologies")).map((term): NodeSelectorTerm => {
      const expressions = itemsOf(getValue(term, "matchLabelExpressions"));
      const matchExpressions = expressions.map((item) => ({
        key: getString(item, "key") ?? "",
        operator: "In",
        values: LENIENT.list(getValue(item, "values"), [], (value) => LENIENT.string(value, []) ?? ""),
      }));
      return { matchExpressions, matchFields: [] };
    }),
    place: placeOfField(object, ["allowedTopologies"], "key"),
  };
}

function readClaim(object: KubernetesObject): VolumeClaim {
  const spec = getValue(object.node, "spec");
  return {
    name: nameOf(object) ?? "",
    namespace: namespaceOf(object) ?? DEFAULT_NAMESPACE,
    volumeName: getString(spec, "volumeName"),
    className: getString(spec, "storageClassName"),
  };
}

/** Reports whether all values may be those of labels: `<<ZONE>>` is to be filled in. */
function isFilledIn({ terms = [], ...rest }: PersistentVolume | StorageClass): boolean {
  const asked = [...terms.flatMap(({ matchExpressions }) => matchExpressions), ...("zones" in rest ? rest.zones : [])];
  return asked.every(({ values }) => values.every((value) => labelValueErrors(value).length === 0));
}

/** Reads what says which nodes reach a volume; undefined where no claim could be told. */
export function readVolumes(objects: readonly KubernetesObject[]): Volumes | undefined {
  const known = objects.filter(
    ({ kind, document, node }) =>
      VOLUME_KINDS.includes(kind) && (document.blanks ?? []).length === 0 && placeholderIn(node) === undefined,
  );
  const ofKind = (kind: string) => known.filter((object) => object.kind === kind);
  const volumes = byName(ofKind("PersistentVolume").map(readVolume).filter(isFilledIn));
  const classes = byName(ofKind("StorageClass").map(readClass).filter(isFilledIn));
  if (volumes.size + classes.size === 0) return undefined;
  return { volumes, classes, claims: ofKind("PersistentVolumeClaim").map(readClaim) };
}
