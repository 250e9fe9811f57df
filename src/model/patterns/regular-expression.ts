import { RE2JS } from "re2js";

const MAX_LENGTH = 1000;
/** Characters of an expression times what it repeats by numbers: as many steps it may have, compiled. */
const MAX_COMPILED = 20_000;
/** Compiled steps times characters of a text. */
const MAX_WORK = 1_000_000;
const MAX_KNOWN = 1000;

const known = new Map<string, RE2JS | undefined>();

/** Compiles as RE2 does, and Kubernetes, kustomize, Flux and Terraform with it. Undefined where the engine, or a bound, refuses. */
function compile(expression: string): RE2JS | undefined {
  if (known.has(expression)) return known.get(expression);
  const repeats = [...expression.matchAll(/\{(\d{1,9})(?:,(\d{1,9}))?/g)].map(([, low, high]) => Number(high ?? low));
  const steps = expression.length * repeats.reduce((sum, one) => sum + one, 1);
  let compiled: RE2JS | undefined;
  try {
    if (expression.length <= MAX_LENGTH && steps <= MAX_COMPILED) compiled = RE2JS.compile(expression);
  } catch {}
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(expression, compiled);
  return compiled;
}

/** Reports whether a text has a match; undefined if RE2 refuses the expression or it would take too much work. */
export function matchesExpression(expression: string, text: string): boolean | undefined {
  const compiled = compile(expression);
  if (compiled === undefined || compiled.programSize() * (text.length + 1) > MAX_WORK) return undefined;
  return compiled.matcher(text).find();
}

/** Reports whether an expression matches a whole text, as kustomize anchors it; undefined as in `matchesExpression`. */
export function matchesWhole(expression: string, text: string): boolean | undefined {
  return /^[\w-]*$/.test(expression) ? expression === text : matchesExpression(`^(?:${expression})$`, text);
}

/** Replaces every match, which is never empty, by a text. Undefined as for `matchesExpression`. */
export function replaceExpression(expression: string, text: string, replacement: string): string | undefined {
  const matcher = matchesExpression(expression, text) === undefined ? undefined : compile(expression)?.matcher(text);
  return matcher?.replaceAll(() => replacement);
}
