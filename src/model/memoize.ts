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

/** Returns a function that calls `make` at the first call and then repeats its value. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
