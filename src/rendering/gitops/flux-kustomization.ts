import type { FieldPath, Place, SourceNode } from "../../model/source.js";
import { canonicalNode, getString, getValue } from "../../yaml/node-value.js";
import { scalarAt, sequenceAt } from "../../yaml/synthetic-nodes.js";
import type { KustomizeTarget } from "../contract/targets.js";
import { type FluxApplied, filledIn, readPostBuild, targetNamespaceOf } from "./flux.js";
import type { RepositoryTree } from "./repository-tree.js";

/** Without `commonMetadata`, which decides no placement. Upstream: fluxcd/pkg kustomize_generator.go WriteFile. */
const FIELDS = [
  "patches",
  "patchesStrategicMerge",
  "patchesJson6902",
  "components",
  "images",
  "namePrefix",
  "nameSuffix",
];

/** The API server drops other fields, such as a patch's path. Upstream: fluxcd/pkg/apis kustomize_types.go. */
const FIELDS_OF_ENTRIES: ReadonlyMap<string, readonly string[]> = new Map([
  ["patches", ["patch", "target"]],
  ["patchesJson6902", ["patch", "target"]],
  ["images", ["name", "newName", "newTag", "digest"]],
]);

export function readKustomizationTarget(
  applied: FluxApplied,
  folder: string,
  clusters: ReadonlySet<string> | undefined,
  tree: RepositoryTree,
): KustomizeTarget {
  const { object, parent, reached } = applied;
  const { document, path, node } = object;
  const spec = getValue(node, "spec");
  const targetNamespace = targetNamespaceOf(object, tree);
  const place = (...fields: FieldPath): Place => ({ document, path: [...path, ...fields], target: "value" });
  const { values, complete } = readPostBuild(object, tree, reached, parent);
  return {
    folder,
    owner: describeObject("Flux Kustomization", node),
    place: place(...(getValue(spec, "path") === undefined ? [] : ["spec", "path"])),
    clusters,
    namespace: targetNamespace === undefined ? undefined : filledIn(targetNamespace, parent),
    fields: FIELDS.flatMap((key) => {
      const value = getValue(spec, key);
      if (value === undefined) return [];
      return { key, value: asKustomizeWrites(key, withKnownEntries(key, value)), place: place("spec", key) };
    }),
    substitutions: values,
    ...(complete ? {} : { hasUnknownSubstitutions: true }),
  };
}

function withKnownEntries(key: string, value: SourceNode): SourceNode {
  const known = FIELDS_OF_ENTRIES.get(key);
  if (known === undefined || value.kind !== "sequence") return value;
  const items = value.items.map((item) =>
    item.kind === "mapping"
      ? { ...item, entries: item.entries.filter((entry) => known.includes(entry.key.text)) }
      : item,
  );
  return { ...value, items };
}

export function describeObject(kind: string, node: SourceNode): string {
  const metadata = getValue(node, "metadata");
  const namespace = getString(metadata, "namespace");
  const name = getString(metadata, "name") ?? "(no name)";
  return `${kind} ${namespace === undefined ? "" : `${namespace}/`}${name}`;
}

/** Converts patches written as values, as in the old lists, to JSON texts, which a kustomization accepts. */
function asKustomizeWrites(key: string, value: SourceNode): SourceNode {
  const asText = (node: SourceNode) => (node.kind === "scalar" ? node : scalarAt(node, canonicalNode(node)));
  if (value.kind !== "sequence") return value;
  if (key === "patchesStrategicMerge") return sequenceAt(value, value.items.map(asText));
  if (key !== "patchesJson6902") return value;
  return sequenceAt(
    value,
    value.items.map((item) =>
      item.kind === "mapping"
        ? {
            ...item,
            entries: item.entries.map((entry) =>
              entry.key.text === "patch" ? { ...entry, value: asText(entry.value) } : entry,
            ),
          }
        : item,
    ),
  );
}
