import type { ClusterDeclaration } from "../inventory/cluster-declaration.js";
/** A glob of the configuration, which is relative to its folder, as one relative to the working directory. */
export declare function fromWorkingDirectory(configurationPath: string, glob: string): string;
/**
 * Whether a cluster's `manifests` and `exclude` take in a file. A cluster without `manifests` takes every file.
 * `path` is relative to the working directory.
 */
export declare function isBoundTo(declaration: ClusterDeclaration, path: string): boolean;
