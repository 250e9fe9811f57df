import { joinPath, parentFolder } from "../../model/path-steps.js";
import { canonicalNode } from "../../yaml/node-value.js";
import type { RootOutcome } from "../contract/apply-renderings.js";
import { isOfArgo } from "../contract/rendered-relevance.js";
import { isExplosive } from "../contract/write-configuration.js";
import type { TreeFile } from "./repository-tree.js";

/** Bound on objects of one run that renderings print and that deploy others. */
const MOST_APPLICATIONS = 5000;

/** Returns the objects of Argo CD that renderings print, as files below the folders of their roots. */
export function printedApplications(outcomes: readonly RootOutcome[]): TreeFile[] {
  let left = MOST_APPLICATIONS;
  return outcomes.flatMap((outcome, index): TreeFile[] => {
    if (outcome.kind !== "rendered") return [];
    const printed = outcome.manifest.objects
      .filter(isOfArgo)
      .filter(({ node }) => !isExplosive(node))
      .slice(0, left);
    left -= printed.length;
    if (printed.length === 0) return [];
    // A folder of its own, that no file has and no kustomization lists.
    const path = joinPath(parentFolder(outcome.root.file.path), `\0${index}`, "applications.yaml");
    return [{ file: { path, text: "" }, printed }];
  });
}

/** Describes the objects, whatever the order of the renderings; empty for none. */
export function describePrinted(files: readonly TreeFile[]): string {
  return files
    .flatMap(({ printed = [] }) => printed.map(({ node }) => canonicalNode(node)))
    .sort()
    .join("\n");
}
