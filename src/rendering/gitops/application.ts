import type { FieldPath, SourceNode } from "../../model/source.js";
import { getString, getValue } from "../../yaml/node-value.js";

export interface Application {
  readonly name: string | undefined;
  readonly destinationName: string | undefined;
  readonly destinationServer: string | undefined;
  readonly destinationNamespace: string | undefined;
  readonly sources: readonly ApplicationSource[];
}

export interface ApplicationSource {
  /** Relative to the repository's root; undefined for a chart repository. */
  readonly path: string | undefined;
  readonly repoURL: string | undefined;
  /** Undefined for a path. */
  readonly chart: string | undefined;
  /** The name by which other sources refer to files of this one. */
  readonly ref: string | undefined;
  readonly node: SourceNode;
  readonly fieldPath: FieldPath;
}

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
      chart: literalAt(source, "chart"),
      ref: literalAt(source, "ref"),
      node: source,
      fieldPath,
    })),
  };
}

/** Returns the text under a key; undefined if it holds an unfilled parameter. */
export function literalAt(node: SourceNode | undefined, key: string): string | undefined {
  const text = getString(node, key);
  return text === undefined || text.includes("{{") ? undefined : text;
}
