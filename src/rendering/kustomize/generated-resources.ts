import type { Budget } from "../../model/budget.js";
import { type IgnoreLine, readIgnoreLines } from "../../model/ignore-lines.js";
import { joinPath, lastStep, parentFolder } from "../../model/path-steps.js";
import type { RepositoryFiles } from "../contract/render-root.js";
import { isKustomizationPath } from "./kustomization.js";

export interface GeneratedResource {
  readonly path: string;
  readonly kind: "file" | "folder";
}

const MANIFEST = /\.ya?ml$/;

const IGNORE_FILE = ".sourceignore";

/** Exclusions that may be manifests. Upstream: fluxcd/pkg sourceignore.go ExcludeVCS, ExcludeCI, ExcludeExtra. */
const DEFAULTS = [
  ...[".git/", ".github/", ".circleci/", ".travis.yml", ".gitlab-ci.yml", "appveyor.yml", ".drone.yml"],
  ...["cloudbuild.yaml", "codeship-services.yml", "codeship-steps.yml"],
  ...["**/.goreleaser.yml", "**/.sops.yaml", "**/.flux.yaml"],
].join("\n");

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

/** Returns a test for files that Flux excludes. The last matching pattern decides. `paths` are all in the folder. */
export function ignoredBySource(
  folder: string,
  paths: readonly string[],
  files: RepositoryFiles,
): (path: string) => boolean {
  const above = foldersAbove(folder).map((one) => joinPath(one, IGNORE_FILE));
  const below = paths.filter((path) => lastStep(path) === IGNORE_FILE && !above.includes(path));
  const patterns = [
    ...readPatterns(DEFAULTS, "."),
    ...[...above, ...below].flatMap((path) => readPatterns(files.read(path)?.text ?? "", parentFolder(path))),
  ];
  return (path) => patterns.findLast(({ matches }) => matches(path))?.isNegated === false;
}

function foldersAbove(folder: string): string[] {
  const folders = [folder];
  for (let one = folder; one.includes("/"); ) {
    one = parentFolder(one);
    folders.unshift(one);
  }
  return folder === "." ? folders : [".", ...folders];
}

/** Reads patterns; one that matches a folder matches its contents. */
function readPatterns(text: string, domain: string): Pick<IgnoreLine, "isNegated" | "matches">[] {
  const start = domain === "." ? "" : `${domain}/`;
  return readIgnoreLines(text).map(({ isNegated, isForFolders, matches }) => ({
    isNegated,
    matches(path) {
      if (!path.startsWith(start)) return false;
      const all = path.slice(start.length).split("/");
      const last = isForFolders ? all.length - 1 : all.length;
      return all.slice(0, last).some((_, index) => matches(all.slice(0, index + 1).join("/")));
    },
  }));
}
