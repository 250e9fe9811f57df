/** Asks once of each thing, such as a file: what it answers is kept as long as the thing is. */
export function rememberedOf<Thing extends object, Value>(ask: (thing: Thing) => Value): (thing: Thing) => Value {
  const known = new WeakMap<Thing, { readonly value: Value }>();
  return (thing) => {
    const entry = known.get(thing) ?? { value: ask(thing) };
    known.set(thing, entry);
    return entry.value;
  };
}
