import type { ClusterDeclaration } from "../../inventory/declaration/cluster-declaration.js";
import { joinPath, parentFolder } from "../../model/path-steps.js";
import type { RepositoryTree } from "./repository-tree.js";

/** Returns a cluster's name; empty for a single unnamed one. */
export function clusterNameOf({ settings }: ClusterDeclaration): string {
  return settings.name ?? "";
}

export function configurationPathOf([first]: readonly ClusterDeclaration[]): string {
  return first?.place.document.file.path ?? "taintlint.yaml";
}

/** Returns the folder where a cluster's deployments start; undefined if nothing is there. */
export function startFolder(tree: RepositoryTree, configurationPath: string, path: string): string | undefined {
  const folder = joinPath(parentFolder(configurationPath), path);
  return tree.folders.has(folder) || tree.filesOf(folder, false).size > 0 ? folder : undefined;
}
