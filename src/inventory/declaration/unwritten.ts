import type { Place, SourceFile } from "../../model/source.js";
import type { FromDeclaration } from "../formats/format.js";

export function unwrittenPlace(file: SourceFile): Place {
  const root = { kind: "mapping", start: 0, end: 0, entries: [] } as const;
  return { document: { file, start: 0, root }, path: [], target: "value" };
}

/** Reports whether a declaration was made up of what a repository holds. */
export function isUnwritten({ document: { root } }: Place): boolean {
  return root.kind === "mapping" && root.entries.length === 0;
}

export function unwrittenEntry(
  format: string | undefined,
  prefix: string,
  place = unwrittenPlace({ path: "", text: "" }),
  mayBeAbsent = false,
): FromDeclaration {
  return {
    paths: [],
    format,
    groupBy: "auto",
    transient: "drop",
    prefix,
    optional: false,
    mayBeAbsent,
    address: undefined,
    vars: [],
    place,
  };
}
