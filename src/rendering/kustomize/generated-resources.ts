import { lastStep, parentFolder, pathBelow } from "../path-steps.js";
import { isKustomizationPath } from "./kustomization.js";
import type { KustomizeRepository } from "./kustomize-repository.js";

/** One resource of the kustomization that Flux generates. */
export interface GeneratedResource {
  readonly path: string;
  readonly kind: "file" | "folder";
}

const MANIFEST = /\.ya?ml$/;
/**
 * What Flux leaves out of an artifact. Upstream: fluxcd/pkg sourceignore ExcludeCI and ExcludeExtra.
 */
const IGNORED_FOLDERS = new Set([".git", ".github", ".circleci"]);
const IGNORED_FILES = new Set([
  ".travis.yml",
  ".gitlab-ci.yml",
  "appveyor.yml",
  ".drone.yml",
  "cloudbuild.yaml",
  "codeship-services.yml",
  "codeship-steps.yml",
  ".goreleaser.yml",
  ".sops.yaml",
  ".flux.yaml",
]);

/**
 * The resources that Flux lists for a folder without a kustomization: every manifest below it, and each folder with a
 * kustomization as one, without what stands below that. Upstream: fluxcd/pkg kustomize_generator.go generateKustomization.
 */
export function generatedResources(folder: string, repository: KustomizeRepository): GeneratedResource[] {
  const paths = repository.files.list(folder).filter((path) => !isIgnored(folder, path));
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

function isIgnored(folder: string, path: string): boolean {
  if (IGNORED_FILES.has(lastStep(path))) return true;
  const below = folder === "." ? path : path.slice(folder.length + 1);
  return below.split("/").some((step) => IGNORED_FOLDERS.has(step));
}
