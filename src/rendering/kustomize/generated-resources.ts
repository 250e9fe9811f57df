import { parentFolder, pathBelow } from "../../model/path-steps.js";
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
  const isIgnored = ignoredBySource(folder, all, repository.files);
  const paths = all.filter((path) => !isIgnored(path));
  const folders = new Set(paths.filter(isKustomizationPath).map(parentFolder));
  const outermost = [...folders].filter(
    (one) => ![...folders].some((other) => other !== one && pathBelow(other, one) !== undefined),
  );
  const files = paths.filter(
    (path) =>
      MANIFEST.test(path) &&
      repository.files.lookUp(path) !== "folder" &&
      !outermost.some((inside) => pathBelow(inside, path) !== undefined),
  );
  return [
    ...outermost.map((path): GeneratedResource => ({ path, kind: "folder" })),
    ...files.map((path): GeneratedResource => ({ path, kind: "file" })),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
}
