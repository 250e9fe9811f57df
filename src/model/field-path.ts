import type { FieldPath } from "./source.js";

/** Joins two paths by `concat`, since the engine over-allocates for spread lists. */
export function pathTo(path: FieldPath, below: FieldPath): FieldPath {
  if (below.length === 0) return path;
  return path.length === 0 ? below : path.concat(below);
}

export function isSamePath(a: FieldPath, b: FieldPath): boolean {
  return a.length === b.length && a.every((step, index) => step === b[index]);
}

export function startsWith(path: FieldPath, start: FieldPath): boolean {
  return start.length <= path.length && start.every((step, index) => step === path[index]);
}
