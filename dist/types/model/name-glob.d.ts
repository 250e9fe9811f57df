/**
 * True when a glob covers a name. `*` stands for any run of characters, `/` included; everything else for itself.
 * Globs of label keys, taint keys, namespaces and workloads are all of this kind. Linear but for the last `*`.
 */
export declare function matchesNameGlob(glob: string, name: string): boolean;
