import type { Budget } from "../../model/budget.js";
import { lastStep, parentFolder } from "../../model/path-steps.js";
import type { RepositoryFiles } from "../contract/render-root.js";
import { isKustomizationPath } from "./kustomization.js";
import { ignoredBySource } from "./source-ignore.js";

export interface GeneratedResource {
  readonly path: string;
  readonly kind: "file" | "folder";
}

const MANIFEST = /\.ya?ml$/;
/** Upstream: fluxcd/pkg kustomize_generator.go generateKustomization. */
export function generatedResources(folder: string, files: RepositoryFiles, budget: Budget): GeneratedResource[] {
  const all = files.list(folder);
  // The following walk is refused for the same budget.
  if (!budget.spend(all.length)) return [{ path: folder, kind: "folder" }];
  const isIgnored = ignoredBySource(folder, all, files);
  const paths = all.filter((path) => !isIgnored(path));
  const folders = new Set(paths.filter(isKustomizationPath).map(parentFolder));
  function isInside(path: string): boolean {
    for (let one = path; one !== "." && lastStep(one) !== ".."; ) {
      one = parentFolder(one);
      if (folders.has(one)) return true;
    }
    return false;
  }
  const outermost = [...folders].filter((one) => !isInside(one));
  const manifests = paths.filter((path) => MANIFEST.test(path) && !isInside(path) && files.lookUp(path) !== "folder");
  return [
    ...outermost.map((path): GeneratedResource => ({ path, kind: "folder" })),
    ...manifests.map((path): GeneratedResource => ({ path, kind: "file" })),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
}
