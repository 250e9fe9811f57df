import { isLabelKey, isLabelValue, LABEL_KEY_SYNTAX, LABEL_VALUE_SYNTAX } from "../../model/label-syntax.js";
import type { Outcome } from "../../model/outcome.js";
import { formatTaint, TAINT_EFFECTS, type Taint } from "../../model/taint.js";
import { didYouMean, nearestWord } from "../../model/words.js";

/** The changes of a list of specs in order, with an error for each illegal one. */
export interface TaintChanges {
  readonly additions: readonly Taint[];
  /** With an empty `effect`, of every effect. */
  readonly removals: readonly Pick<Taint, "key" | "effect">[];
  readonly errors: readonly string[];
}

const EFFECT_LIST = '"NoSchedule", "PreferNoSchedule" or "NoExecute"';

/**
 * Parses a spec of `kubectl taint`, such as `key=value:Effect` or `key:Effect-`. Upstream:
 * kubectl/pkg/cmd/taint/utils.go parseTaints, parseTaint.
 */
function parseTaintSpec(spec: string): Outcome<Taint> {
  const isRemoval = spec.endsWith("-");
  const parsed = parseSplitSpec(spec, isRemoval ? spec.slice(0, -1) : spec);
  if (isRemoval || parsed.value?.effect !== "") return parsed;
  return { problem: `taint "${spec}" has no effect: write ${suggestEffects(spec)}` };
}

/** Parses a pool's taint, `key=value:Effect` or `key:Effect`. A removal is an error. */
export function parseTaint(text: string): Outcome<Taint> {
  const parsed = parseTaintSpec(text);
  if (parsed.problem !== undefined || !text.endsWith("-")) return parsed;
  return { problem: `taint "${text}" ends in "-", which removes a taint: a pool lists the taints that it has` };
}

/** Repeating a key and effect is an error. Upstream: kubectl/pkg/cmd/taint/utils.go parseTaints. */
export function parseTaintSpecs(specs: readonly string[]): TaintChanges {
  const additions: Taint[] = [];
  const removals: Pick<Taint, "key" | "effect">[] = [];
  const errors: string[] = [];
  for (const spec of specs) {
    const { value: taint, problem } = parseTaintSpec(spec);
    if (taint === undefined) {
      errors.push(problem);
      continue;
    }
    if (spec.endsWith("-")) {
      removals.push({ key: taint.key, effect: taint.effect });
      continue;
    }
    const earlier = additions.find(({ key, effect }) => key === taint.key && effect === taint.effect);
    if (earlier === undefined) additions.push(taint);
    else errors.push(`taint "${spec}" has the key and the effect of "${formatTaint(earlier)}": a node has one of each`);
  }
  return { additions, removals, errors };
}

/** `spec` is what errors quote, `text` the same without the `-` of a removal. The checks stand in kubectl's order. */
function parseSplitSpec(spec: string, text: string): Outcome<Taint> {
  const [head = "", effect, ...rest] = text.split(":");
  if (rest.length > 0) return { problem: `taint "${spec}" holds more than one ":": write "key=value:Effect"` };
  if (effect === undefined) return checkKey(spec, text, { key: text, value: "", effect: "" });
  if (!TAINT_EFFECTS.some((one) => one === effect)) return { problem: describeEffect(spec, effect) };
  const [key = "", value = "", ...more] = head.split("=");
  if (more.length > 0) return { problem: `taint "${spec}" holds more than one "=": write "key=value:Effect"` };
  if (!isLabelValue(value)) {
    return { problem: `value "${value}" of taint "${spec}" is not legal: a value is ${LABEL_VALUE_SYNTAX}` };
  }
  return checkKey(spec, key, { key, value, effect });
}

function checkKey(spec: string, key: string, taint: Taint): Outcome<Taint> {
  if (isLabelKey(key)) return { value: taint };
  if (spec === "") return { problem: 'a taint is empty: write "key=value:Effect" or "key:Effect"' };
  if (key === "") return { problem: `taint "${spec}" has no key: write "key=value:Effect" or "key:Effect"` };
  const [beforeEquals = "", value] = key.split("=");
  // Without an effect kubectl takes everything for the key, `=` included; the missing effect is what people mean.
  if (value !== undefined && isLabelKey(beforeEquals)) {
    return spec.endsWith("-")
      ? { problem: `taint "${spec}" has a value but no effect: to remove every effect write "${beforeEquals}-"` }
      : { problem: `taint "${spec}" has no effect: write ${suggestEffects(spec)}` };
  }
  return { problem: `key "${key}" of taint "${spec}" is not legal: a key is ${LABEL_KEY_SYNTAX}` };
}

function describeEffect(spec: string, effect: string): string {
  if (effect === "") return `taint "${spec}" has no effect after ":": write ${EFFECT_LIST} there`;
  const suggestion = didYouMean(nearestWord(effect, TAINT_EFFECTS));
  return `effect "${effect}" of taint "${spec}" is not legal: an effect is ${EFFECT_LIST}${suggestion}`;
}

function suggestEffects(spec: string): string {
  return `"${spec}:NoSchedule", or "PreferNoSchedule" or "NoExecute" as the effect`;
}
