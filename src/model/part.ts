/**
 * Code that few runs need, and no start waits for. The core is synchronous and loads nothing: it asks a part for its
 * code, and stops where nobody has handed that in. Whoever started it hands it in and starts it again, with the same
 * outcome as if it had been there. The library, the playground and the tests have every part from the beginning.
 */
export interface Part<Code> {
  readonly name: string;
  /** Throws where the code is not there; `missingPart` tells that from a failure. */
  readonly code: () => Code;
  readonly handIn: (code: Code) => void;
}

const missing = new WeakMap<object, string>();

export function createPart<Code>(name: string): Part<Code> {
  let handedIn: { readonly code: Code } | undefined;
  return {
    name,
    handIn(code) {
      handedIn = { code };
    },
    code() {
      if (handedIn !== undefined) return handedIn.code;
      const stop = new Error(`part "${name}" was not loaded`);
      missing.set(stop, name);
      throw stop;
    },
  };
}

/** The name of the part that what was thrown asks for; undefined where it is anything else. */
export function missingPart(thrown: unknown): string | undefined {
  return typeof thrown === "object" && thrown !== null ? missing.get(thrown) : undefined;
}
