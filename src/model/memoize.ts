/** Memoizes by object in a WeakMap. */
export function memoize<Thing extends object, Value>(compute: (thing: Thing) => Value): (thing: Thing) => Value {
  const known = new WeakMap<Thing, Value>();
  return (thing) => {
    const earlier = known.get(thing);
    if (earlier !== undefined || known.has(thing)) return earlier as Value;
    const value = compute(thing);
    known.set(thing, value);
    return value;
  };
}

/** Characters that one function keeps; a text counts as at least `ENTRY` characters, for what is computed from it. */
const MOST_KEPT = 1_000_000;
const ENTRY = 500;

/** Memoizes by text, and forgets everything beyond `most` characters. */
export function memoizeText<Value>(compute: (text: string) => Value, most = MOST_KEPT): (text: string) => Value {
  const known = new Map<string, { readonly value: Value }>();
  let kept = 0;
  return (text) => {
    const earlier = known.get(text);
    if (earlier !== undefined) return earlier.value;
    const value = compute(text);
    if (kept > most) {
      known.clear();
      kept = 0;
    }
    kept += Math.max(text.length, ENTRY);
    known.set(text, { value });
    return value;
  };
}

/** Memoizes by a path or a name, of which a run holds few. */
export function memoizeByName<Value>(compute: (name: string) => Value): (name: string) => Value {
  return memoizeText(compute, Number.POSITIVE_INFINITY);
}

/** Returns a function that calls `make` at the first call and then repeats its value. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
