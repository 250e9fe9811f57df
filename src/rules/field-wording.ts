import { type FieldPath, formatFieldPath } from "../model/source.js";

/** Writes where a field belongs: `spec.tolerations[*].effect`, where `*` is any item of the list. */
export function formatMeantPath(path: FieldPath): string {
  return formatFieldPath(path).replaceAll(".*", "[*]");
}
