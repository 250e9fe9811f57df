const SPOKEN = [
  [/\b(no|every)( other| Linux)? pool\b/, "$1$2 node of the snapshot"],
  [/\bthe only pool\b/, "the only pool of the snapshot"],
] as const;

/**
 * A claim about all pools in the words of a snapshot of Nodes, in which a pool that is scaled to zero does not show. What
 * stands in quotes is the user's.
 */
export function wordsOfSnapshot(says: string): string {
  const parts = says.split(/("[^"]*")/);
  const spoken = parts.map((part, index) => {
    if (index % 2 === 1) return part;
    return SPOKEN.reduce((text, [pattern, words]) => text.replace(pattern, words), part);
  });
  const text = spoken.join("");
  return text === says ? `${says}, as far as the snapshot of the Nodes tells` : text;
}
