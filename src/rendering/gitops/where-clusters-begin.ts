import type { ClusterDeclaration } from "../../inventory/declaration/cluster-declaration.js";
import { joinPath, parentFolder } from "../../model/path-steps.js";
import type { RepositoryTree } from "./repository-tree.js";

/** The only cluster may have no name. */
export function clusterNameOf({ settings }: ClusterDeclaration): string {
  return settings.name ?? "";
}

/** Where the repository's root is looked for from: the configuration, else the working directory. */
export function configurationPathOf([first]: readonly ClusterDeclaration[]): string {
  return first?.place.document.file.path ?? "taintlint.yaml";
}

/** Where Flux begins. A path of the configuration is relative to its folder, and to nothing else. */
export function startFolder(tree: RepositoryTree, configurationPath: string, path: string): string | undefined {
  const folder = joinPath(parentFolder(configurationPath), path);
  return tree.folders.has(folder) || tree.filesOf(folder, false).size > 0 ? folder : undefined;
}
