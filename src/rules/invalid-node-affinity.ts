import type { FieldError } from "../model/pool-fit.js";
import { formatFieldPath } from "../model/source.js";
import { quoted } from "../model/words.js";
import { placeInObject, type Workload, writtenPath } from "../model/workload.js";
import { ofObject } from "./contract/claim.js";
import type { Rule, RuleFinding } from "./contract/rule.js";
import { describeDecodeError, describeFieldError, isPodTopology, lowerClause } from "./explanations/api-errors.js";

function isNodeSelection(path: readonly (string | number)[]): boolean {
  return (
    !isPodTopology(path) &&
    (path.includes("nodeAffinity") || path.includes("affinity") || path.includes("nodeSelector"))
  );
}

/** The first error stops the scheduler, but each is reported. */
function describeScoringError(workload: Workload, { path, value = "", detail }: FieldError): RuleFinding {
  const field = formatFieldPath(writtenPath(workload, path));
  return {
    at: placeInObject(workload, path),
    workload,
    claims: ofObject(
      `the API server accepts ${field} ${quoted(value)}, but the scheduler fails on it if two nodes could take the pod, which then stays Pending: ${lowerClause(detail)}`,
    ),
    help: "Write a value that a label can have, with neither wildcards nor spaces, or remove the term.",
    fingerprintBy: { names: [formatFieldPath(path)] },
  };
}

export const invalidNodeAffinity: Rule = {
  id: "invalid-node-affinity",
  refusedByApi: true,
  checksFragments: true,
  claims: ["object"],
  looksAt: "refused-fields",
  *checkWorkload({ workload, valid, fieldErrors, scoringErrors }) {
    const undecoded = workload.decodeErrors.filter(
      ({ path, expected }) => isNodeSelection(path) && expected !== "string",
    );
    yield* undecoded.map((error) => describeDecodeError(workload, error));
    yield* fieldErrors.filter(({ path }) => isNodeSelection(path)).map((error) => describeFieldError(workload, error));
    if (valid) yield* scoringErrors.map((error) => describeScoringError(workload, error));
  },
};
