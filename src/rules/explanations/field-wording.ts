import type { Severity } from "../../model/finding.js";
import { type FieldPath, formatFieldPath } from "../../model/source.js";
import type { UnknownField, Workload } from "../../model/workload.js";

/** Writes where a field belongs: `spec.tolerations[*].effect`, where `*` is any item of the list. */
export function formatMeantPath(path: FieldPath): string {
  return formatFieldPath(path).replaceAll(".*", "[*]");
}

/** A custom resource may have a field of this name. Of a file that is no object everything is said more mildly anyway. */
export function severityOfGuess({ apiVersion }: Workload, { isGuess }: UnknownField): { readonly severity?: Severity } {
  return isGuess && apiVersion !== "" ? { severity: "warning" } : {};
}
