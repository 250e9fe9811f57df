/**
 * Keeps the last answer alone: for what is asked of one thing many times in a row, then of the next, and of so many that
 * nobody could keep all answers.
 */
export function rememberedLast<Thing extends object, Value>(ask: (thing: Thing) => Value): (thing: Thing) => Value {
  let last: { readonly thing: Thing; readonly value: Value } | undefined;
  return (thing) => {
    if (last?.thing !== thing) last = { thing, value: ask(thing) };
    return last.value;
  };
}

/** Asks once of each thing, such as a file: what it answers is kept as long as the thing is. */
export function rememberedOf<Thing extends object, Value>(ask: (thing: Thing) => Value): (thing: Thing) => Value {
  const known = new WeakMap<Thing, Value>();
  return (thing) => {
    const earlier = known.get(thing);
    if (earlier !== undefined || known.has(thing)) return earlier as Value;
    const value = ask(thing);
    known.set(thing, value);
    return value;
  };
}
