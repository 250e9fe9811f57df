import type { Manifest } from "../manifest/read-manifest.js";
import type { SourceFile } from "../model/source.js";
import type { Declarations } from "./configuration-file.js";
import type { FileReader } from "./file-reader.js";
import { findManifests } from "./manifest-files.js";

export type Surroundings = () => readonly SourceFile[];

/** Reads files that may deploy others, without linting them. */
export function createSurroundings(
  manifests: readonly Manifest[],
  declarations: Declarations,
  reader: FileReader,
): Surroundings {
  let known: readonly SourceFile[] | undefined;
  return () => {
    if (known !== undefined) return known;
    const found = findManifests({ paths: [], globs: [] }, declarations, reader);
    const linted = new Set(manifests.map(({ file }) => file.path));
    known = (found.value?.files ?? [])
      .flatMap((path) => reader.read(path).value ?? [])
      .filter(({ path }) => !linted.has(path));
    return known;
  };
}
