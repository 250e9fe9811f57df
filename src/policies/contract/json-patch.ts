import { isList, isMap, type Json, type JsonObject, sameJson } from "../../cel/values.js";
import type { Budget } from "../../model/budget.js";
import { jsonAt } from "./json-node.js";

/** `test-failed`: a `test` found another value, so the patch has no effect. */
export type Patched = { readonly value: Json } | "test-failed" | "error";

/** Upstream: evanphx/json-patch, default options; negative indexes count from the end. `isLenient`: Kyverno's. */
export function applyJsonPatch(
  document: Json,
  operations: readonly Json[],
  budget: Budget,
  isLenient = false,
): Patched {
  let value = document;
  for (const operation of operations) {
    const patched = applyOperation(value, operation, budget, isLenient);
    if (typeof patched === "string") return patched;
    value = patched.value;
  }
  return { value };
}

function applyOperation(document: Json, operation: Json, budget: Budget, isLenient: boolean): Patched {
  const [op, path, from] = [jsonAt(operation, "op"), jsonAt(operation, "path"), jsonAt(operation, "from")];
  const steps = typeof path === "string" ? stepsOf(path) : undefined;
  if (steps === undefined || typeof op !== "string" || !budget.spend(STEPS_OF_OPERATION)) return "error";
  const value = jsonAt(operation, "value") ?? null;
  switch (op) {
    case "add":
      return change(isLenient ? withWay(document, steps) : document, steps, (parent, step) =>
        insert(parent, step, value),
      );
    case "replace":
      return change(document, steps, (parent, step) => (has(parent, step) ? put(parent, step, value) : undefined));
    case "remove":
      if (isLenient && valueAt(document, steps) === undefined) return { value: document };
      return change(document, steps, (parent, step) => (has(parent, step) ? removeFrom(parent, step) : undefined));
    case "test": {
      const found = valueAt(document, steps);
      if (found === undefined) return "error";
      return sameJson(found, value, budget) ? { value: document } : "test-failed";
    }
    case "move":
    case "copy": {
      const source = typeof from === "string" ? stepsOf(from) : undefined;
      const found = source && valueAt(document, source);
      if (source === undefined || found === undefined) return "error";
      const without = op === "copy" ? { value: document } : change(document, source, removeFrom);
      return typeof without === "string"
        ? without
        : change(without.value, steps, (parent, step) => insert(parent, step, found));
    }
    default:
      return "error";
  }
}

/** Each operation copies the lists and mappings on its path. */
const STEPS_OF_OPERATION = 100;
export const MAX_DEPTH = 100;

function stepsOf(path: string): readonly string[] | undefined {
  if (path === "") return [];
  const steps = path.split("/").slice(1);
  if (!path.startsWith("/") || steps.length > MAX_DEPTH) return undefined;
  return steps.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Creates missing lists and mappings on a path. Index -1 appends. */
function withWay(document: Json, [step, next, ...others]: readonly string[]): Json {
  if (step === undefined || next === undefined || !(isList(document) || isMap(document))) return document;
  const own = valueAt(document, [step]);
  const child = withWay(own ?? (next === "-" || /^-?[0-9]+$/.test(next) ? [] : {}), [next, ...others]);
  return (own === undefined ? insert(document, step, child) : put(document, step, child)) ?? document;
}

type Change = (parent: readonly Json[] | JsonObject, step: string) => Json | undefined;

function change(document: Json, [step, ...others]: readonly string[], make: Change): Patched {
  if (step === undefined || !(isList(document) || isMap(document))) return "error";
  if (others.length === 0) {
    const value = make(document, step);
    return value === undefined ? "error" : { value };
  }
  const child = valueAt(document, [step]);
  const changed = child === undefined ? "error" : change(child, others, make);
  if (typeof changed === "string") return changed;
  const value = put(document, step, changed.value);
  return value === undefined ? "error" : { value };
}

function valueAt(document: Json, steps: readonly string[]): Json | undefined {
  let found: Json | undefined = document;
  for (const step of steps) {
    if (found === undefined) return undefined;
    if (isList(found)) found = found[indexOf(found, step) ?? -1];
    else found = jsonAt(found, step);
  }
  return found;
}

function indexOf(list: readonly Json[], step: string): number | undefined {
  if (!/^-?[0-9]+$/.test(step)) return undefined;
  const index = Number(step);
  return index < 0 ? index + list.length : index;
}

function has(parent: readonly Json[] | JsonObject, step: string): boolean {
  return valueAt(parent, [step]) !== undefined;
}

function put(parent: readonly Json[] | JsonObject, step: string, value: Json): Json | undefined {
  if (isMap(parent)) return { ...parent, [step]: value };
  const index = indexOf(parent, step);
  return index === undefined || !(index in parent) ? undefined : parent.with(index, value);
}

function insert(parent: readonly Json[] | JsonObject, step: string, value: Json): Json | undefined {
  if (isMap(parent)) return { ...parent, [step]: value };
  // The position after the last item counts, so -1 appends.
  const index = step === "-" ? parent.length : indexOf([...parent, null], step);
  return index === undefined || index < 0 || index > parent.length ? undefined : parent.toSpliced(index, 0, value);
}

function removeFrom(parent: readonly Json[] | JsonObject, step: string): Json | undefined {
  if (isMap(parent)) return Object.fromEntries(Object.entries(parent).filter(([key]) => key !== step));
  const index = indexOf(parent, step);
  return index === undefined || !(index in parent) ? undefined : parent.toSpliced(index, 1);
}
