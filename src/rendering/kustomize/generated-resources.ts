import { lastStep, parentFolder } from "../../model/path-steps.js";
import { isKustomizationPath } from "./kustomization.js";
import type { KustomizeRepository } from "./kustomize-repository.js";
import { ignoredBySource } from "./source-ignore.js";

/** One resource of the kustomization that Flux generates. */
export interface GeneratedResource {
  readonly path: string;
  readonly kind: "file" | "folder";
}

const MANIFEST = /\.ya?ml$/;
/**
 * The resources that Flux lists for a folder without a kustomization: every manifest below it, and each folder with a
 * kustomization as one, without what stands below that. Upstream: fluxcd/pkg kustomize_generator.go generateKustomization.
 */
export function generatedResources(folder: string, repository: KustomizeRepository): GeneratedResource[] {
  const all = repository.files.list(folder);
  if (!repository.budget.spend(all.length)) return [{ path: folder, kind: "folder" }];
  const isIgnored = ignoredBySource(folder, all, repository.files);
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
  const files = paths.filter(
    (path) => MANIFEST.test(path) && !isInside(path) && repository.files.lookUp(path) !== "folder",
  );
  return [
    ...outermost.map((path): GeneratedResource => ({ path, kind: "folder" })),
    ...files.map((path): GeneratedResource => ({ path, kind: "file" })),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
}
