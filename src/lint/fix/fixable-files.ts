import type { Manifest } from "../../manifest/read-manifest.js";
import { renderedFrom } from "../../rendering/contract/apply-renderings.js";
import type { LintInput } from "../contract/lint-input.js";

export function isAsWritten({ rendered, covered, template }: Manifest): boolean {
  return rendered === undefined && covered === undefined && template === undefined;
}

/** Returns files read only as written manifests, not for renderings, pools or settings. */
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
