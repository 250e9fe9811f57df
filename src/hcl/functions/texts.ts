import { replaceExpression } from "../../model/regular-expression.js";
import { trimEnd } from "../../model/trim-end.js";
import { MAX_STEPS, stepsOf, TOO_LARGE } from "../values/bounds.js";
import {
  listValue,
  type MapEntry,
  map,
  mistaken,
  numberOf,
  scalar,
  textOfValue,
  unknown,
  type Value,
} from "../values/value.js";
import { strict, type TerraformFunction, wrongArgument } from "./function.js";

/** Makes a function of texts; converts numbers and booleans. */
function ofTexts(call: (...texts: string[]) => string | boolean | Value): TerraformFunction {
  return strict((items, place) => {
    const texts: string[] = [];
    for (const item of items) {
      const text = textOfValue(item);
      if (text === undefined) return mistaken("a string is expected there");
      texts.push(text);
    }
    const result = call(...texts);
    return typeof result === "object" ? result : scalar(result, place);
  });
}

function ofNumbers(call: (numbers: readonly number[]) => number): TerraformFunction {
  return strict((items, place) => {
    const numbers = items.map(numberOf);
    if (numbers.some((number) => number === undefined)) return mistaken("a number is expected there");
    const result = call(numbers.map((number) => number ?? 0));
    return Number.isFinite(result) ? scalar(result, place) : unknown("it is no number");
  });
}

export const TEXT_FUNCTIONS: Readonly<Record<string, TerraformFunction>> = {
  lower: ofTexts((text = "") => text.toLowerCase()),
  upper: ofTexts((text = "") => text.toUpperCase()),
  title: ofTexts((text = "") => text.replaceAll(/(^|[^\p{L}\p{N}_'])(\p{L})/gu, (whole) => whole.toUpperCase())),
  trimspace: ofTexts((text = "") => text.trim()),
  trim: ofTexts((text = "", set = "") => trimEnd(trimStart(text, set), set)),
  trimprefix: ofTexts((text = "", prefix = "") => (text.startsWith(prefix) ? text.slice(prefix.length) : text)),
  trimsuffix: ofTexts((text = "", suffix = "") =>
    suffix !== "" && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text,
  ),
  chomp: ofTexts((text = "") => trimEnd(text, "\r\n")),
  tostring: strict(([value], place) => {
    if (value?.kind !== "scalar") return wrongArgument("tostring");
    return scalar(textOfValue(value) ?? null, value.place ?? place);
  }),
  tonumber: strict(([value], place) => {
    const number = numberOf(value);
    return number === undefined ? mistaken("that is no number") : scalar(number, place);
  }),
  tobool: strict(([value], place) => {
    const text = textOfValue(value);
    return text === "true" || text === "false" ? scalar(text === "true", place) : mistaken("it is not a boolean");
  }),
  replace: ofTexts((text = "", search = "", replacement = "") => {
    const most = search.startsWith("/") ? text.length : text.split(search).length;
    if (most * stepsOf(replacement) > MAX_STEPS) return TOO_LARGE;
    const isPattern = search.length > 1 && search.startsWith("/") && search.endsWith("/");
    // A pattern of RE2 may mean something else here, or take for ever.
    if (isPattern) return simplePattern(search.slice(1, -1), text, replacement) ?? unknown("it is made by a pattern");
    return text.replaceAll(search, () => replacement);
  }),
  substr: strict(([value, from, count], place) => {
    const [text, offset, length] = [textOfValue(value), numberOf(from), numberOf(count)];
    if (text === undefined || offset === undefined || length === undefined) return wrongArgument("substr");
    const letters = [...text];
    const start = offset < 0 ? Math.max(0, letters.length + offset) : offset;
    return scalar(letters.slice(start, length < 0 ? undefined : start + length).join(""), place);
  }),
  format: strict(([pattern, ...values], place) => {
    const text = formatText(textOfValue(pattern) ?? "", values);
    return text === undefined ? unknown("its format is not read") : scalar(text, place);
  }),
  formatlist: strict(([pattern, ...values], place, budget) => {
    const lengths = values.flatMap((value) => (value.kind === "list" ? [value.items.length] : []));
    const open = values.find((value) => value.kind === "list" && value.open !== undefined);
    if (open !== undefined) return unknown("not every item is known");
    const texts = Array.from({ length: Math.max(0, ...lengths) }, (_, index): Value => {
      const row = values.map((value) => (value.kind === "list" ? (value.items[index] ?? value) : value));
      const text = formatText(textOfValue(pattern) ?? "", row);
      if (text === undefined) return unknown("its format is not read");
      return budget.spend(stepsOf(text)) ? scalar(text, place) : TOO_LARGE;
    });
    return listValue(texts, place);
  }),
  join: strict(([separator, ...lists], place, budget) => {
    const mark = textOfValue(separator) ?? "";
    const texts: string[] = [];
    for (const one of lists) {
      if (one.kind !== "list") return wrongArgument("join");
      if (one.open !== undefined) return unknown(one.open);
      for (const item of one.items) {
        const text = textOfValue(item);
        if (text === undefined) return item.kind === "unknown" ? item : mistaken("a string is expected there");
        if (!budget.spend(stepsOf(text) + stepsOf(mark))) return TOO_LARGE;
        texts.push(text);
      }
    }
    return scalar(texts.join(mark), place);
  }),
  split: strict(([separator, value], place, budget) => {
    const [mark, text] = [textOfValue(separator), textOfValue(value)];
    if (mark === undefined || text === undefined) return wrongArgument("split");
    const pieces = text === "" ? [""] : text.split(mark);
    if (!budget.spend(pieces.length)) return TOO_LARGE;
    const texts = pieces.map((piece) => scalar(piece, value?.place ?? place));
    return listValue(texts, place);
  }),
  startswith: ofTexts((text = "", start = "") => text.startsWith(start)),
  endswith: ofTexts((text = "", end = "") => text.endsWith(end)),
  strcontains: ofTexts((text = "", piece = "") => text.includes(piece)),
  indent: strict(([count, value], place, budget) => {
    const [number, text] = [numberOf(count), textOfValue(value)];
    if (number === undefined || text === undefined) return wrongArgument("indent");
    const lines = text.split("\n");
    if (!budget.spend(lines.length * Math.max(1, number / 100))) return TOO_LARGE;
    return scalar(lines.join(`\n${" ".repeat(Math.max(0, number))}`), place);
  }),
  basename: ofTexts((path = "") => path.slice(path.lastIndexOf("/") + 1)),
  dirname: ofTexts((path = "") => (path.includes("/") ? path.slice(0, path.lastIndexOf("/")) || "/" : ".")),
  max: ofNumbers((numbers) => numbers.reduce((most, one) => Math.max(most, one), Number.NEGATIVE_INFINITY)),
  min: ofNumbers((numbers) => numbers.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY)),
  ceil: ofNumbers(([number = 0]) => Math.ceil(number)),
  floor: ofNumbers(([number = 0]) => Math.floor(number)),
  abs: ofNumbers(([number = 0]) => Math.abs(number)),
  pow: ofNumbers(([base = 0, exponent = 0]) => base ** exponent),
  regexall: strict(() => unknown("it is made by a pattern")),
  regex: strict(() => unknown("it is made by a pattern")),
  sensitive: ([value]) => value ?? wrongArgument("sensitive"),
  nonsensitive: ([value]) => value ?? wrongArgument("nonsensitive"),
  ephemeralasnull: () => scalar(null),
  map: strict((items, place) => {
    const entries = new Map<string, MapEntry>();
    for (let index = 0; index + 1 < items.length; index += 2) {
      const value = items[index + 1];
      if (value !== undefined) entries.set(textOfValue(items[index]) ?? "", { value, place: value.place });
    }
    return map(entries, place);
  }),
};

function trimStart(text: string, set: string): string {
  let start = 0;
  while (start < text.length && set.includes(text.charAt(start))) start++;
  return text.slice(start);
}

/** Replaces one character class, such as `/[^a-z]/`. Never matches empty. */
function simplePattern(pattern: string, text: string, replacement: string): string | undefined {
  if (!/^\[\^?[A-Za-z0-9 _.\-/]+\]\+?$/.test(pattern) || replacement.includes("$")) return undefined;
  return replaceExpression(pattern, text, replacement);
}

const VERB = /%(%|[-+ #0]*(?:[1-9][0-9]*)?(?:\.[0-9]+)?[a-zA-Z])/g;

/** Supports verbs used in names; else undefined. */
function formatText(pattern: string, values: readonly Value[]): string | undefined {
  let next = 0;
  let isRead = true;
  const text = pattern.replaceAll(VERB, (whole: string, verb: string) => {
    if (verb === "%") return "%";
    const shown = textOfValue(values[next++]);
    if (shown === undefined) isRead = false;
    if (/^[svd]$/.test(verb)) return shown ?? "";
    if (verb === "q") return JSON.stringify(shown ?? "");
    if (/^0[0-9]{1,2}d$/.test(verb)) return (shown ?? "").padStart(Number(verb.slice(1, -1)), "0");
    isRead = false;
    return whole;
  });
  return isRead ? text : undefined;
}
