import type { SourceFile } from "./source.js";

/** Asks once of each file: what it answers is kept as long as the file is. */
export function rememberedOf<Value>(ask: (file: SourceFile) => Value): (file: SourceFile) => Value {
  const known = new WeakMap<SourceFile, { readonly value: Value }>();
  return (file) => {
    const entry = known.get(file) ?? { value: ask(file) };
    known.set(file, entry);
    return entry.value;
  };
}
