const HALF_CHARACTER = /\p{Cs}/gu;
const REPLACEMENT = "\ufffd";

/** Converts to a path from the repository's root; unchanged if the root is unknown. */
export type RepositoryPath = (file: string) => string;

/** Removes lone surrogates, which have no UTF-8. */
export function wellFormed(path: string): string {
  return path.replace(HALF_CHARACTER, REPLACEMENT);
}
