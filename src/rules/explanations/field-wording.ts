import type { Severity } from "../../model/finding.js";
import { type FieldPath, formatFieldPath } from "../../model/source.js";
import type { UnknownField, Workload } from "../../model/workload.js";

/** `spec.tolerations[*].effect`, where `*` is any item. */
export function formatMeantPath(path: FieldPath): string {
  return formatFieldPath(path).replaceAll(".*", "[*]");
}

/** A custom resource may define the field; other files are milder anyway. */
export function severityOfGuess({ apiVersion }: Workload, { isGuess }: UnknownField): { readonly severity?: Severity } {
  return isGuess && apiVersion !== "" ? { severity: "warning" } : {};
}
