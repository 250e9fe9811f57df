import { RE2JS } from "re2js";
import { memoizeText } from "./memoize.js";

const MAX_LENGTH = 1000;
/** Characters times repetitions: a bound on compiled steps. */
const MAX_COMPILED = 20_000;
/** Compiled steps times characters. */
const MAX_WORK = 1_000_000;

/** Compiles an RE2 expression, as Kubernetes and other Go tools use; undefined if refused or too large. */
const compile = memoizeText((expression): RE2JS | undefined => {
  const repeats = [...expression.matchAll(/\{(\d{1,9})(?:,(\d{1,9}))?/g)].map(([, low, high]) => Number(high ?? low));
  const steps = expression.length * repeats.reduce((sum, one) => sum + one, 1);
  if (expression.length > MAX_LENGTH || steps > MAX_COMPILED) return undefined;
  try {
    return RE2JS.compile(expression);
  } catch {
    return undefined;
  }
});

/** Reports a match; undefined if RE2 refuses or the work is too much. */
export function matchesExpression(expression: string, text: string): boolean | undefined {
  const compiled = compile(expression);
  if (compiled === undefined || compiled.programSize() * (text.length + 1) > MAX_WORK) return undefined;
  return compiled.matcher(text).find();
}

/** Matches whole texts, as kustomize anchors; undefined as in `matchesExpression`. */
export function matchesWhole(expression: string, text: string): boolean | undefined {
  return /^[\w-]*$/.test(expression) ? expression === text : matchesExpression(`^(?:${expression})$`, text);
}

/** Replaces non-empty matches; undefined as in `matchesExpression`. */
export function replaceExpression(expression: string, text: string, replacement: string): string | undefined {
  const matcher = matchesExpression(expression, text) === undefined ? undefined : compile(expression)?.matcher(text);
  return matcher?.replaceAll(() => replacement);
}
