/**
 * Adds a value that is made whenever somebody asks for it. `get` is one function for all objects of its kind: a getter in a
 * literal is a function of each object's own, and the engine keeps such objects as tables, in three times the memory.
 */
export function derived<Base extends object, Key extends string, Value>(
  base: Base,
  key: Key,
  get: (this: Base) => Value,
): Base & { readonly [Name in Key]: Value } {
  return Object.defineProperty(base, key, { get, enumerable: true, configurable: true }) as Base & {
    readonly [Name in Key]: Value;
  };
}
