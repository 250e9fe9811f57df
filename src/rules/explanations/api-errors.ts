import type { FieldError } from "../../model/pool-fit.js";
import { type FieldPath, formatFieldPath } from "../../model/source.js";
import { TAINT_EFFECTS } from "../../model/taint.js";
import { isSlipOf, nearestWord } from "../../model/words.js";
import { type DecodeError, isInValues, placeInObject, type Workload, writtenPath } from "../../model/workload.js";
import { type Claim, ofObject } from "../contract/claim.js";
import type { FixIntent } from "../contract/fix-intent.js";
import type { RuleFinding, Subject } from "../contract/rule.js";

/** Reports whether a field places pods by other pods. */
export function isPodTopology(path: FieldPath): boolean {
  return ["topologySpreadConstraints", "podAffinity", "podAntiAffinity"].some((field) => path.includes(field));
}

/** The toleration, if in one, so that a finding survives reordering. */
function identityOf(workload: Workload, path: FieldPath): Subject {
  const index = path.indexOf("tolerations") + 1;
  const position = index > 0 ? path[index] : undefined;
  const isWritten = typeof position === "number" && workload.podSpec.tolerations[position] !== undefined;
  return isWritten
    ? { tolerations: [position], names: [formatFieldPath(path.slice(index + 1))] }
    : { names: [formatFieldPath(path)] };
}

/** Returns the intended effect: `NO_SCHEDULE`, `noSchedule`, `NoScheduel`. */
export function effectMeantBy(text: string): string | undefined {
  return nearestWord(text.replaceAll(/[^A-Za-z]/g, ""), TAINT_EFFECTS);
}

const TOLERATION_OPERATORS = ["Equal", "Exists"];
const SELECTOR_OPERATORS = ["In", "NotIn", "Exists", "DoesNotExist", "Gt", "Lt"];

function wordMeantBy({ path, value = "" }: FieldError): string | undefined {
  if (path.at(-1) === "effect") return effectMeantBy(value);
  const words = path.includes("tolerations") ? TOLERATION_OPERATORS : SELECTOR_OPERATORS;
  // An operator that exists elsewhere is no misspelling.
  if (path.at(-1) !== "operator" || [...TOLERATION_OPERATORS, ...SELECTOR_OPERATORS].includes(value)) return undefined;
  return nearestWord(value, words);
}

function helpFor(workload: Workload, error: FieldError): string {
  const field = error.path.at(-1);
  const meant = wordMeantBy(error);
  if (field === "effect" && error.type === "NotSupported") {
    return meant === undefined
      ? `Write one of ${TAINT_EFFECTS.join(", ")}, or leave effect out to tolerate every effect.`
      : `Write \`effect: ${meant}\`.`;
  }
  if (field === "operator" && meant !== undefined) return `Write \`operator: ${meant}\`.`;
  if (field === "effect") return "Write `effect: NoExecute`, or remove tolerationSeconds: only NoExecute evicts.";
  if (field === "operator" && error.detail.startsWith("operator must be Exists")) {
    return "Name the key of the taint, or write `operator: Exists` to tolerate every key.";
  }
  if (field === "operator" && error.detail.startsWith("value must be empty")) {
    return "Remove value, or write `operator: Equal` to compare it.";
  }
  if (field === "operator" && (error.value === "Gt" || error.value === "Lt")) {
    const gate = "TaintTolerationComparisonOperators";
    // A version without the gate does not name the operators among those that it supports.
    if (!error.detail.includes(error.value)) {
      return `Operator ${error.value} came with Kubernetes 1.35, behind the feature gate ${gate}. Use Exists or Equal for this cluster.`;
    }
    return `Operator ${error.value} needs the feature gate ${gate}, which is alpha and off by default since Kubernetes 1.35. If your cluster turns it on, write \`featureGates: [${gate}]\` in taintlint.yaml.`;
  }
  if (field === "nodeSelectorTerms") return "Add a term, or remove the empty nodeSelectorTerms with its parent.";
  return isObject(workload)
    ? "Correct the field: until then the API server refuses the whole object."
    : "Correct the field.";
}

/** Kubernetes' printed pattern adds nothing to its words. */
const PRINTED_PATTERN = /, regex used for validation is '[^']*'/g;

/** Rewords an error of the API server as a lower-case clause. */
export function lowerClause(detail: string): string {
  if (detail.length === 0) return "a value is required";
  return detail.charAt(0).toLowerCase() + detail.slice(1).replace(PRINTED_PATTERN, "");
}

/** Returns the field to edit: for a mismatched `operator` it is the value. */
export function fieldToEdit(error: FieldError): FieldPath {
  const blamesValue =
    error.path.at(-1) === "operator" && error.value !== "" && /\bvalue must be empty|valid label/.test(error.detail);
  return blamesValue ? [...error.path.slice(0, -1), "value"] : error.path;
}

/** Drops the value of Exists, or corrects an effect or operator; nothing else is certain. */
function fixFor(workload: Workload, error: FieldError): FixIntent | undefined {
  const field = error.path.at(-1);
  if (field === "operator" && error.detail.startsWith("value must be empty")) {
    const at = placeInObject(workload, fieldToEdit(error));
    return { title: "remove the value, which Exists does not compare", operations: [{ kind: "remove", at }] };
  }
  const word = field === "operator" || field === "effect" ? wordMeantBy(error) : undefined;
  // Only NoExecute goes with the seconds that are written beside the effect.
  const meant = field === "operator" || error.type === "NotSupported" || word === "NoExecute" ? word : undefined;
  if (meant === undefined || !isSlipOf((error.value ?? "").replaceAll(/[^A-Za-z]/g, ""), meant)) return undefined;
  const at = placeInObject(workload, error.path);
  return { title: `write ${meant}`, operations: [{ kind: "set-scalar", at, text: meant }] };
}

/** Keys a missing field by toleration, since it may stand there misspelt. */
function lacking({ detail, value = "" }: FieldError, identity: Subject): Subject {
  const isLacking =
    value === "" || detail.startsWith("operator must be Exists") || detail.startsWith("value must be empty");
  const { tolerations } = identity;
  return isLacking && tolerations !== undefined ? { tolerations } : {};
}

/** Names of values files: `values-prod.yaml`, `common.values.yaml`, `values/prod.yaml`. */
const VALUES_FILE = /values[^/]*(?:\/[^/]*)?$/i;

/** Reports whether a chart that was not rendered decides what becomes of a fragment. */
function isForChart({ isFragment, apiVersion, podSpecPath, document }: Workload): boolean {
  return isFragment === true && (apiVersion === "" ? VALUES_FILE.test(document.file.path) : isInValues(podSpecPath));
}

/** Reports whether the API server sees the text as it stands. */
function isObject(workload: Workload): boolean {
  return workload.apiVersion !== "" && !isForChart(workload);
}

/** Claims a refusal of a pod; of the text itself only where it is an object of the API. */
function refusal(workload: Workload, field: string, reason: string): Claim {
  if (isForChart(workload)) return ofObject(`${field} is refused if the chart copies it into a pod: ${reason}`);
  return ofObject(
    isObject(workload)
      ? `the API server refuses ${field}: ${reason}`
      : `a pod that takes ${field} as it stands is refused: ${reason}`,
  );
}

/** Kubernetes' own groups have no dot, or end in `.k8s.io`. */
const CUSTOM_GROUP = /^(?![^/]*[.]k8s[.]io[/])[^/.]*[.][^/]*[/]/;

export function isCustomResource({ apiVersion }: Workload): boolean {
  return CUSTOM_GROUP.test(apiVersion);
}

/** A custom resource's schema is in the cluster, and often laxer than the pod API. */
function ofPodsAlone(workload: Workload): Pick<RuleFinding, "details"> {
  if (!isCustomResource(workload) || isForChart(workload)) return {};
  return {
    details: [`the API server may accept the ${workload.kind} itself, but refuses each pod that is created from it`],
  };
}

export function describeFieldError(workload: Workload, error: FieldError): RuleFinding {
  const field = fieldToEdit(error);
  const path = formatFieldPath(writtenPath(workload, field));
  const found = error.value === undefined || error.value === "" ? "" : ` ${JSON.stringify(error.value)}`;
  const fix = fixFor(workload, error);
  return {
    at: placeInObject(workload, field),
    workload,
    severity: isForChart(workload) ? ("note" as const) : undefined,
    claims: [refusal(workload, `${path}${found}`, lowerClause(error.detail))],
    ...ofPodsAlone(workload),
    help: helpFor(workload, error),
    subject: lacking(error, identityOf(workload, field)),
    fingerprintBy: identityOf(workload, field),
    fix,
  };
}

export function describeDecodeError(workload: Workload, error: DecodeError): RuleFinding {
  const path = formatFieldPath(writtenPath(workload, error.path));
  const at = placeInObject(workload, error.path);
  const isQuotable = error.expected === "string" && (error.found === "boolean" || error.found === "number");
  return {
    at,
    workload,
    severity: !isObject(workload) ? ("note" as const) : undefined,
    claims: [refusal(workload, path, `must be a ${error.expected}, got a ${error.found}`)],
    ...ofPodsAlone(workload),
    help:
      error.expected === "string"
        ? "Put the value in quotes: without them YAML reads it as another type."
        : `Write a ${error.expected} here.`,
    fingerprintBy: identityOf(workload, error.path),
    fix: isQuotable ? { title: "put the value in quotes", operations: [{ kind: "quote-scalar", at }] } : undefined,
  };
}
