import type { FieldPath, SourceNode } from "../../model/source.js";
import type { UnknownField } from "../../model/workload.js";
import { effectiveEntries, nodeAt } from "../../yaml/node-value.js";
import { formatKey } from "../../yaml/scalar.js";
import { type CustomKind, SCHEDULING_FIELDS, type SchedulingField } from "./custom-kind.js";
import { type FieldPattern, parseFieldPattern } from "./field-pattern.js";
import { POD_FIELDS } from "./misspelt-values.js";

/** Steps that hold a pod spec in other kinds. */
const POD_STEPS: ReadonlySet<FieldPath[number]> = new Set(["podTemplate", "template", "pod", "podSpec", "spec"]);
const APART: ReadonlySet<string> = new Set(["metadata", "status", "data"]);
const DEEPEST = 8;

interface Written {
  readonly field: SchedulingField;
  readonly path: FieldPath;
}

function matches(path: FieldPath, pattern: FieldPattern): boolean {
  return (
    path.length === pattern.length &&
    pattern.every((step, index) =>
      typeof step === "string"
        ? (typeof path[index] === "number") === (step === "every item")
        : step.key === path[index],
    )
  );
}

/** Reports whether a path lacks one step of the pattern. */
function lacksStep(path: FieldPath, pattern: FieldPattern): boolean {
  return pattern.slice(0, -1).some((_, at) => {
    // A list or a mapping of parts is one step with its items.
    const next = pattern[at + 1];
    const count = typeof next === "string" ? 2 : 1;
    return matches(path, [...pattern.slice(0, at), ...pattern.slice(at + count)]);
  });
}

/** Reports whether a path is the pattern with steps to a pod spec behind its parent. */
function hasPodSteps(path: FieldPath, pattern: FieldPattern): boolean {
  const [start, extra] = [path.slice(0, pattern.length - 1), path.slice(pattern.length - 1, -1)];
  const isExtra = extra.length > 0 && extra.every((step) => POD_STEPS.has(step));
  return isExtra && matches([...start, ...path.slice(-1)], pattern);
}

/**
 * Reports whether the second field can say the same, where a kind does not have the first: Zalando's postgresql, RabbitmqCluster,
 * PostgresCluster, Strimzi's PodTemplate and Rook's Placement have an affinity and no node selector. Upstream: their API types.
 */
function canReplace(field: SchedulingField, other: SchedulingField): boolean {
  return field !== "tolerations" && other.toLowerCase().endsWith("affinity");
}

function* writtenFields(node: SourceNode, path: FieldPath): Generator<Written> {
  if (path.length > DEEPEST) return;
  if (node.kind === "sequence")
    for (const [index, item] of node.items.entries()) yield* writtenFields(item, [...path, index]);
  for (const { key, value } of effectiveEntries(node)) {
    const name = formatKey(key.value);
    const field = SCHEDULING_FIELDS.find((one) => one === name);
    const isShaped = POD_FIELDS.some((one) => one.name === name && one.fits(value));
    if (field !== undefined && isShaped) yield { field, path: [...path, name] };
    else if (field === undefined && !(path.length === 0 && APART.has(name)))
      yield* writtenFields(value, [...path, name]);
  }
}

/** Finds scheduling fields one level too high, in a pod spec that the kind does not have, or unknown to the kind. */
export function findStepsOff(root: SourceNode, kind: CustomKind): UnknownField[] {
  const declared = kind.pods.flatMap(({ fields = {} }) =>
    SCHEDULING_FIELDS.flatMap((field) => {
      const pattern = parseFieldPattern(fields[field] ?? "");
      return pattern === undefined ? [] : [{ field, pattern }];
    }),
  );
  const podSpecs = kind.pods.flatMap(({ podSpec }) =>
    podSpec === undefined ? [] : (parseFieldPattern(podSpec) ?? []),
  );
  if (declared.length === 0 || podSpecs.length > 0) return [];
  return [...writtenFields(root, [])].flatMap(({ field, path }): UnknownField[] => {
    const own = declared.filter((one) => one.field === field);
    if (own.some(({ pattern }) => matches(path, pattern))) return [];
    const near =
      own.length > 0
        ? own.find(({ pattern }) => lacksStep(path, pattern) || hasPodSteps(path, pattern))
        : declared.find((one) => canReplace(field, one.field) && matches(path.slice(0, -1), one.pattern.slice(0, -1)));
    if (near === undefined) return [];
    const to = near.pattern.map((step) => (typeof step === "string" ? "*" : step.key));
    const isOccupied = nodeAt(root, to) !== undefined;
    const meant = { field: near.field, path: to, isElsewhere: true, isOccupied, isCertain: false };
    return [{ field, path, meant, legal: [], isGuess: true, isStepOff: true }];
  });
}
