const HALF_CHARACTER = /\p{Cs}/gu;
const REPLACEMENT = "\ufffd";

/** How a path of a finding is written relative to the repository's root. The text itself where no root is known. */
export type RepositoryPath = (file: string) => string;

/** A path without halves of characters, which have no UTF-8. */
export function wellFormed(path: string): string {
  return path.replace(HALF_CHARACTER, REPLACEMENT);
}
