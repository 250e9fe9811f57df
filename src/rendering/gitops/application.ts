import { getString, getValue } from "../../manifest/yaml/node-value.js";
import type { FieldPath, SourceNode } from "../../model/source.js";

/** What an Application, or the filled-in template of an ApplicationSet, says of where it deploys what. */
export interface Application {
  readonly name: string | undefined;
  readonly destinationName: string | undefined;
  readonly destinationServer: string | undefined;
  /** Given to what has no namespace of its own. */
  readonly destinationNamespace: string | undefined;
  readonly sources: readonly ApplicationSource[];
}

export interface ApplicationSource {
  /** Relative to the repository's root; undefined for a chart of a chart repository. */
  readonly path: string | undefined;
  readonly repoURL: string | undefined;
  /** By this name other sources refer to files of this one. */
  readonly ref: string | undefined;
  readonly node: SourceNode;
  /** From the object that holds `spec`. */
  readonly fieldPath: FieldPath;
}

/** Reads an Application, or the template of one. */
export function readApplication(node: SourceNode | undefined): Application {
  const spec = getValue(node, "spec");
  const destination = getValue(spec, "destination");
  const listed = getValue(spec, "sources");
  const single = getValue(spec, "source");
  const sources: readonly (readonly [SourceNode, FieldPath])[] =
    listed?.kind === "sequence"
      ? listed.items.map((item, index) => [item, ["spec", "sources", index]])
      : single === undefined
        ? []
        : [[single, ["spec", "source"]]];
  return {
    name: literalAt(getValue(node, "metadata"), "name"),
    destinationName: literalAt(destination, "name"),
    destinationServer: literalAt(destination, "server"),
    destinationNamespace: literalAt(destination, "namespace"),
    sources: sources.map(([source, fieldPath]) => ({
      path: literalAt(source, "path"),
      repoURL: literalAt(source, "repoURL"),
      ref: literalAt(source, "ref"),
      node: source,
      fieldPath,
    })),
  };
}

/** The text under a key; undefined where a parameter is left open in it. */
export function literalAt(node: SourceNode | undefined, key: string): string | undefined {
  const text = getString(node, key);
  return text === undefined || text.includes("{{") ? undefined : text;
}
