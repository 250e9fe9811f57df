import { getString, getValue } from "../../manifest/node-value.js";
import type { SourceNode } from "../../model/source.js";

/** What an Application, or the template of an ApplicationSet, says of where it deploys what. */
export interface Application {
  readonly destinationName: string | undefined;
  readonly destinationServer: string | undefined;
  readonly sources: readonly ApplicationSource[];
}

interface ApplicationSource {
  /** Relative to the repository's root. */
  readonly path: string;
  readonly recurse: boolean;
}

/** Reads the `spec` of an Application, or of the template of one. */
export function readApplication(spec: SourceNode | undefined): Application {
  const destination = getValue(spec, "destination");
  const listed = getValue(spec, "sources");
  const single = getValue(spec, "source");
  const sources = listed?.kind === "sequence" ? listed.items : single === undefined ? [] : [single];
  return {
    destinationName: getString(destination, "name"),
    destinationServer: getString(destination, "server"),
    sources: sources.flatMap((source) => {
      const path = getString(source, "path");
      const recurse = getValue(getValue(source, "directory"), "recurse");
      return path === undefined ? [] : { path, recurse: recurse?.kind === "scalar" && recurse.value === true };
    }),
  };
}
