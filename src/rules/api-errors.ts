import { TAINT_EFFECTS } from "../model/taint.js";
import type { FieldError } from "../model/fit.js";
import { formatFieldPath } from "../model/source.js";
import type { DecodeError } from "../model/workload.js";

interface Wording {
  readonly message: string;
  readonly help: string;
  readonly subject: string;
}

/** The effect that somebody means by another spelling: `NO_SCHEDULE`, `noSchedule`. */
export function effectMeantBy(text: string): string | undefined {
  const letters = text.toLowerCase().replaceAll(/[^a-z]/g, "");
  return TAINT_EFFECTS.find((effect) => effect.toLowerCase() === letters);
}

function helpFor(error: FieldError): string {
  const field = error.path.at(-1);
  const meant = error.value === undefined ? undefined : effectMeantBy(error.value);
  if (field === "effect" && error.type === "NotSupported") {
    return meant === undefined
      ? `Write one of ${TAINT_EFFECTS.join(", ")}, or leave effect out to tolerate every effect.`
      : `Write "effect: ${meant}".`;
  }
  if (field === "effect") return 'Write "effect: NoExecute", or remove tolerationSeconds: only NoExecute evicts.';
  if (field === "operator" && error.detail.startsWith("operator must be Exists")) {
    return 'Name the key of the taint, or write "operator: Exists" to tolerate every key.';
  }
  if (field === "operator" && error.detail.startsWith("value must be empty")) {
    return 'Remove value, or write "operator: Equal" to compare it.';
  }
  if (field === "operator" && (error.value === "Gt" || error.value === "Lt")) {
    return `Operator ${error.value} needs the feature gate TaintTolerationComparisonOperators, which is off by default. If your cluster turns it on, write "featureGates: [TaintTolerationComparisonOperators]" in taintlint.yaml.`;
  }
  if (field === "nodeSelectorTerms") return "Add a term, or remove the empty nodeSelectorTerms with its parent.";
  return "Correct the field: the API server refuses the whole object as it stands.";
}

function clause(detail: string): string {
  return detail.length === 0 ? "a value is required" : detail.charAt(0).toLowerCase() + detail.slice(1);
}

/** Words an error of the API server's validation. */
export function describeFieldError(error: FieldError): Wording {
  const path = formatFieldPath(error.path);
  const found = error.value === undefined || error.value === "" ? "" : ` ${JSON.stringify(error.value)}`;
  return {
    message: `the API server refuses ${path}${found}: ${clause(error.detail)}`,
    help: helpFor(error),
    subject: `${path}${found}`,
  };
}

/** Words an error of the API server's decoder. */
export function describeDecodeError(error: DecodeError): Wording {
  const path = formatFieldPath(error.path);
  return {
    message: `the API server refuses ${path}: it takes a ${error.expected}, here stands a ${error.found}`,
    help:
      error.expected === "string"
        ? "Put the value in quotes: without them YAML reads it as another type."
        : `Write a ${error.expected} here.`,
    subject: path,
  };
}
