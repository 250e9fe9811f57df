/** FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/ */
const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** A number of 32 bits that tells texts from what they became meanwhile. Nobody can rely on it against intent. */
export function digestOf(texts: readonly string[]): number {
  let digest = BASIS;
  for (const text of texts) {
    digest = Math.imul(digest ^ text.length, PRIME);
    for (let index = 0; index < text.length; index++) digest = Math.imul(digest ^ text.charCodeAt(index), PRIME);
  }
  return digest;
}
