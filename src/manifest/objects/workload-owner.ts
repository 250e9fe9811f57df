import type { SourceDocument, SourceNode } from "../../model/source.js";
import { EMPTY_STRING_MAP } from "../../model/string-map.js";
import { DEFAULT_NAMESPACE, type Workload } from "../../model/workload.js";
import { getString, getValue } from "../../yaml/node-value.js";
import { LENIENT } from "../fields/decoder.js";
import type { KubernetesObject } from "./objects.js";

function nameOf(metadata: SourceNode | undefined): string {
  const name = getString(metadata, "name");
  if (name !== undefined) return name;
  const prefix = getString(metadata, "generateName");
  return prefix === undefined ? "(no name)" : `${prefix}*`;
}

export type WorkloadOwner = Pick<
  Workload,
  "kind" | "apiVersion" | "namespace" | "name" | "labels" | "annotations" | "document" | "objectPath"
>;

export function ownerOf(object: KubernetesObject): WorkloadOwner {
  const metadata = getValue(object.node, "metadata");
  return {
    kind: object.kind,
    apiVersion: object.apiVersion,
    namespace: getString(metadata, "namespace") ?? DEFAULT_NAMESPACE,
    name: nameOf(metadata),
    labels: LENIENT.stringMap(getValue(metadata, "labels"), []),
    annotations: LENIENT.stringMap(getValue(metadata, "annotations"), []),
    document: object.document,
    objectPath: object.path,
  };
}

export function fileOwner(document: SourceDocument): WorkloadOwner {
  return {
    kind: "File",
    apiVersion: "",
    namespace: "",
    name: document.file.path,
    labels: EMPTY_STRING_MAP,
    annotations: EMPTY_STRING_MAP,
    document,
    objectPath: [],
  };
}
