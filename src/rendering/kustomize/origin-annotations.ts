import { getString, getValue } from "../../manifest/yaml/node-value.js";
import { parseDocuments } from "../../manifest/yaml/syntax.js";
import type { MappingNode, SourceNode } from "../../model/source.js";

/** Upstream: kustomize api/internal/utils/annotations.go. */
const ORIGIN = "config.kubernetes.io/origin";
const TRANSFORMATIONS = "alpha.config.kubernetes.io/transformations";

export interface Configurer {
  /** The path of a kustomization or of a plugin's configuration. */
  readonly configuredIn: string;
  /** The name of the plugin's configuration; undefined for a kustomization's field. */
  readonly name: string | undefined;
}

/** The history of an object in kustomize's annotations. Paths are relative to the temporary kustomization. */
export interface ResourceOrigin {
  readonly path: string | undefined;
  readonly generatedBy: Configurer | undefined;
  /** Everything that may have changed the object, in order. */
  readonly transformations: readonly Configurer[];
}

export function readResourceOrigin(object: SourceNode): ResourceOrigin {
  const annotations = getValue(getValue(object, "metadata"), "annotations");
  const origin = yamlOf(getString(annotations, ORIGIN));
  const list = yamlOf(getString(annotations, TRANSFORMATIONS));
  return {
    path: getString(origin, "path"),
    generatedBy: configurerOf(origin),
    transformations: list?.kind === "sequence" ? list.items.flatMap((item) => configurerOf(item) ?? []) : [],
  };
}

function yamlOf(text: string | undefined): SourceNode | undefined {
  return text === undefined ? undefined : parseDocuments({ path: "", text }).documents[0]?.root;
}

function configurerOf(node: SourceNode | undefined): Configurer | undefined {
  const configuredIn = getString(node, "configuredIn");
  const name = getString(getValue(node, "configuredBy"), "name");
  return configuredIn === undefined ? undefined : { configuredIn, name };
}

export function withoutOriginAnnotations(object: MappingNode): MappingNode {
  return replaceEntry(object, "metadata", (metadata) => {
    const without = replaceEntry(metadata, "annotations", (annotations) => {
      const entries = annotations.entries.filter(({ key }) => key.text !== ORIGIN && key.text !== TRANSFORMATIONS);
      return { ...annotations, entries };
    });
    const isEmpty = ({ kind, ...rest }: SourceNode) =>
      kind === "mapping" && "entries" in rest && rest.entries.length === 0;
    return {
      ...without,
      entries: without.entries.filter(({ key, value }) => key.text !== "annotations" || !isEmpty(value)),
    };
  });
}

function replaceEntry(mapping: MappingNode, key: string, replace: (value: MappingNode) => MappingNode): MappingNode {
  const entries = mapping.entries.map((entry) =>
    entry.key.text === key && entry.value.kind === "mapping" ? { ...entry, value: replace(entry.value) } : entry,
  );
  return { ...mapping, entries };
}
