import { joinPath, parentFolder } from "../../model/path-steps.js";
import type { Kustomization } from "./kustomization.js";
import type { KustomizeRepository } from "./kustomize-repository.js";
import { possibleReferences, referencesOf } from "./references.js";

/** Returns folders neither component nor referenced, and a cycle's first one, so that it is reported. */
export function rootFolders(
  kustomizations: readonly string[],
  taken: ReadonlySet<string>,
  alreadyReached: ReadonlySet<string>,
  repository: KustomizeRepository,
  reachedFrom: (folder: string) => ReadonlySet<string>,
): string[] {
  const candidates = new Map<string, string>();
  const referenced = new Set<string>();
  for (const path of [...kustomizations].map((written) => joinPath(".", written)).sort()) {
    const kustomization = repository.kustomization(path);
    if (kustomization === undefined || kustomization.problem?.foreign) continue;
    if (!kustomization.value?.isComponent) candidates.set(parentFolder(path), path);
    if (kustomization.problem !== undefined) {
      for (const path of possibleReferences(kustomization.problem.file, repository.files)) referenced.add(path);
      continue;
    }
    for (const folder of foldersReferredTo(kustomization.value, repository)) referenced.add(folder);
  }
  const roots = [...candidates]
    .filter(([folder, path]) => !referenced.has(folder) && !taken.has(folder) && !alreadyReached.has(path))
    .map(([folder]) => folder);
  const found = new Set(roots);
  const reached = new Set([...alreadyReached, ...roots.flatMap((folder) => [...reachedFrom(folder)])]);
  for (const [folder, path] of candidates) {
    if (taken.has(folder) || reached.has(path) || found.has(folder)) continue;
    found.add(folder);
    for (const one of reachedFrom(folder)) reached.add(one);
  }
  return [...found].sort();
}

function foldersReferredTo(kustomization: Kustomization, { files }: KustomizeRepository): string[] {
  return referencesOf(kustomization, files)
    .references.filter(({ role }) => role !== "patch" && role !== "data")
    .map(({ text }) => joinPath(kustomization.folder, text))
    .filter((folder) => files.lookUp(folder) === "folder")
    .flatMap((folder) => files.realPath(folder) ?? []);
}
