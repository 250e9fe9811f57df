import type { ClusterDeclaration } from "../../inventory/declaration/cluster-declaration.js";
import { joinPath, parentFolder } from "../../model/path-steps.js";
import type { RepositoryTree } from "./repository-tree.js";

/** Returns the cluster's name; empty for a single unnamed one. */
export function clusterNameOf({ settings }: ClusterDeclaration): string {
  return settings.name ?? "";
}

/** Returns the file from which the repository's root is looked for. */
export function configurationPathOf([first]: readonly ClusterDeclaration[]): string {
  return first?.place.document.file.path ?? "taintlint.yaml";
}

/** Resolves a start of Flux relative to the configuration's folder; undefined if nothing is there. */
export function startFolder(tree: RepositoryTree, configurationPath: string, path: string): string | undefined {
  const folder = joinPath(parentFolder(configurationPath), path);
  return tree.folders.has(folder) || tree.filesOf(folder, false).size > 0 ? folder : undefined;
}
