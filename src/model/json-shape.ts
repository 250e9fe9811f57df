import type { Outcome } from "./outcome.js";

/** A validator of JSON. Returns known keys, or one lower-case clause. */
export type Shape<Value> = (value: unknown, at: string) => Outcome<Value>;

export type ValueOf<S> = S extends Shape<infer Value> ? Value : never;

type Shapes = Readonly<Record<string, Shape<unknown>>>;

function expected(what: string, at: string): { readonly problem: string } {
  return { problem: `${at === "" ? "the whole" : `"${at}"`} must be ${what}` };
}

export const text: Shape<string> = (value, at) => (typeof value === "string" ? { value } : expected("a string", at));

/** A non-negative integer. */
export const whole: Shape<number> = (value, at) =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0
    ? { value }
    : expected("a whole number from 0 on", at);

export const yesOrNo: Shape<boolean> = (value, at) =>
  typeof value === "boolean" ? { value } : expected("true or false", at);

export function oneOf<const Word extends string | number | boolean>(...words: readonly Word[]): Shape<Word> {
  return (value, at) => {
    const found = words.find((word) => word === value);
    return found === undefined ? expected(words.join(" or "), at) : { value: found };
  };
}

export function listOf<Value>(item: Shape<Value>): Shape<readonly Value[]> {
  return (value, at) => {
    if (!Array.isArray(value)) return expected("a list", at);
    const items: Value[] = [];
    for (const [index, one] of value.entries()) {
      const read = item(one, `${at}[${index}]`);
      if (read.problem !== undefined) return read;
      items.push(read.value);
    }
    return { value: items };
  };
}

export function orNull<Value>(shape: Shape<Value>): Shape<Value | null> {
  return (value, at) => (value === null ? { value } : shape(value, at));
}

/** An optional key. */
export function maybe<Value>(shape: Shape<Value>): Shape<Value | undefined> {
  return (value, at) => (value === undefined ? { value } : shape(value, at));
}

/** Ignores unknown keys, which other versions may write. */
export function objectOf<S extends Shapes>(shapes: S): Shape<{ readonly [Key in keyof S]: ValueOf<S[Key]> }> {
  return (value, at) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return expected("an object", at);
    const given = new Map<string, unknown>(Object.entries(value));
    const entries: [string, unknown][] = [];
    for (const [key, shape] of Object.entries(shapes)) {
      const read = shape(given.get(key), at === "" ? key : `${at}.${key}`);
      if (read.problem !== undefined) return read;
      entries.push([key, read.value]);
    }
    // Every key was read with its own shape.
    return { value: Object.fromEntries(entries) as { readonly [Key in keyof S]: ValueOf<S[Key]> } };
  };
}

/** Never throws. */
export function parseJson(source: string): Outcome<unknown> {
  try {
    return { value: JSON.parse(source) };
  } catch {
    return { problem: "it is no JSON" };
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
