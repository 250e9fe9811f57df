import type { FieldPath, Place, SourceDocument, SourceNode } from "../../model/source.js";
import { type StringMap, stringMap } from "../../model/string-map.js";
import { effectiveEntries, getValue } from "../../yaml/node-value.js";
import { readStrings } from "../contract/cluster-keys.js";
import { scalarText } from "../contract/configuration-value.js";

export interface ArgoCluster {
  /** `spec.destination.name`. */
  readonly name: string | undefined;
  /** `spec.destination.server`. */
  readonly server: string | undefined;
  /** Labels of the cluster's Secret, for the cluster generator of ApplicationSets. */
  readonly labels: StringMap<string>;
}

/** A folder from which Flux begins, relative to the configuration's folder. */
export interface FluxFolder {
  readonly path: string;
  readonly place: Place;
}

export interface GitopsDeclaration {
  readonly flux: readonly FluxFolder[];
  readonly argocd: ArgoCluster | undefined;
}

/** Reads `gitops` of a cluster; undefined without the key. */
export function readGitops(
  document: SourceDocument,
  path: FieldPath,
  node: SourceNode | undefined,
): GitopsDeclaration | undefined {
  if (node === undefined) return undefined;
  const argocd = getValue(node, "argocd");
  const labels = effectiveEntries(getValue(argocd, "labels"));
  return {
    flux: (readStrings(getValue(node, "flux")) ?? []).map((folder, index) => ({
      path: folder,
      place: { document, path: [...path, "flux", index], target: "value" },
    })),
    argocd: argocd && {
      name: scalarText(getValue(argocd, "name")),
      server: scalarText(getValue(argocd, "server")),
      labels: stringMap(labels.map(({ key, value }) => [key.text, scalarText(value) ?? ""])),
    },
  };
}
