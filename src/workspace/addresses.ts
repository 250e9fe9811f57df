const ADDRESS = /^(?:[a-z][a-z0-9+.-]*:\/\/|[\w.-]+@[\w.-]+:)/i;

/** Describes an address given as a path: `"..." is an address, and taintlint fetches nothing`; undefined for others. */
export function describeAddress(text: string): string | undefined {
  return ADDRESS.test(text) ? `"${text}" is an address, and taintlint fetches nothing` : undefined;
}
