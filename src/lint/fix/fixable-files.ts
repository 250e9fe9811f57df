import type { Manifest } from "../../manifest/read-manifest.js";
import { renderedFrom } from "../../rendering/apply-renderings.js";
import type { LintInput } from "../lint-input.js";

/** Reports whether a manifest is judged as its file is written, so that reading the fixed file again shows what a fix did. */
export function isAsWritten({ rendered, covered, template }: Manifest): boolean {
  return rendered === undefined && covered === undefined && template === undefined;
}

/** The paths of files of which only manifests as written are read: no rendering, pool or setting comes from them. */
export function filesOnlyOfManifests({ manifests, clusters, configuration }: LintInput): Set<string> {
  const paths = new Set(manifests.filter(isAsWritten).map(({ file }) => file.path));
  for (const manifest of manifests) if (!isAsWritten(manifest)) paths.delete(manifest.file.path);
  for (const file of renderedFrom(manifests)) paths.delete(file.path);
  for (const { inventory } of clusters) {
    for (const { place } of inventory.pools) paths.delete(place.document.file.path);
  }
  if (configuration !== undefined) paths.delete(configuration.file.path);
  return paths;
}
