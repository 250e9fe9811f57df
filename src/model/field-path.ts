import type { FieldPath } from "./source.js";

/** The path of what stands below another: the engine gives what is spread room for sixteen steps that never come. */
export function pathTo(path: FieldPath, below: FieldPath): FieldPath {
  if (below.length === 0) return path;
  return path.length === 0 ? below : path.concat(below);
}
