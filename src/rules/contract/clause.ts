/** The pools that a clause counts. What they are called depends on how many of them are known. */
export interface CountedPools {
  readonly quantifier: "no" | "every" | "the only";
  readonly among?: "other" | "Linux";
}

/** A lower-case clause without a final stop, in pieces; the user's text is quoted. */
export type Clause = string | readonly (string | CountedPools)[];

/** The pools that are counted: all of the cluster, the declared ones, or the Nodes of a snapshot, which lacks empty pools. */
export type Extent = "all" | "declared" | "snapshot";

export const NO_POOL: CountedPools = { quantifier: "no" };
export const NO_OTHER_POOL: CountedPools = { quantifier: "no", among: "other" };
export const EVERY_POOL: CountedPools = { quantifier: "every" };
export const EVERY_LINUX_POOL: CountedPools = { quantifier: "every", among: "Linux" };
export const THE_ONLY_POOL: CountedPools = { quantifier: "the only" };

/** Makes a clause of a template with counted pools and other clauses in it. */
export function clause(texts: TemplateStringsArray, ...pieces: readonly (CountedPools | Clause)[]): Clause {
  return texts.flatMap((text, index) => [text, ...[pieces[index] ?? []].flat()]);
}

/** Returns how far into a clause its first counted pools go; undefined if it counts none. */
export function endOfCounted(said: Clause, extent: Extent = "all"): number | undefined {
  const pieces = typeof said === "string" ? [said] : said;
  const index = pieces.findIndex((piece) => typeof piece !== "string");
  return index < 0 ? undefined : writeClause(pieces.slice(0, index + 1), extent).length;
}

/** Writes a clause about the pools of an extent. */
export function writeClause(said: Clause, extent: Extent = "all"): string {
  const pieces = typeof said === "string" ? [said] : said;
  const text = pieces.map((piece) => (typeof piece === "string" ? piece : writePools(piece, extent))).join("");
  const isCounting = pieces.some((piece) => typeof piece !== "string");
  return extent === "snapshot" && !isCounting ? `${text}, as far as the snapshot of the Nodes tells` : text;
}

function writePools({ quantifier, among }: CountedPools, extent: Extent): string {
  const counted = among === undefined ? quantifier : `${quantifier} ${among}`;
  if (extent === "declared") return `${counted} declared pool`;
  if (extent === "all") return `${counted} pool`;
  return quantifier === "the only" ? `${counted} pool of the snapshot` : `${counted} node of the snapshot`;
}
