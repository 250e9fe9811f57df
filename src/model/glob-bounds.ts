/**
 * Of several stars in one step all but one can be tried at every character, and what one step leaves open multiplies with
 * what the others do: names have up to 255 characters, so that two of these are some ten thousand ways.
 */
const MAX_EXTRA_STARS = 2;
/** `**` of one glob: a path has as many ways through them as it has choices of that many folders. */
const MAX_DEEP = 3;
const MAX_LENGTH = 1000;

const OPENING = new Set(["{", "("]);
const CLOSING = new Set(["}", ")"]);
const NEXT = new Set([",", "|"]);

/**
 * Why a glob would take too long on a path that somebody chose for it, as one lower-case clause, or undefined. Globs are
 * matched by trying, and the number of tries grows with the power of the wildcards. Of alternatives the one with most of
 * them counts.
 */
export function describeCostlyGlob(glob: string): string | undefined {
  if (glob.length > MAX_LENGTH) return `a glob has at most ${MAX_LENGTH} characters, this one has ${glob.length}`;
  if (/[+*]\([^()]*[(*+|?[]/.test(glob)) return `the glob "${glob}" repeats a group that can be read in several ways`;
  const deep = glob.split("**").length - 1;
  if (deep > MAX_DEEP) return `the glob "${glob}" has ${deep} times "**": ${MAX_DEEP} are the most`;
  const extra = extraStars(glob.replaceAll(/\*{2,}/g, ""));
  if (extra <= MAX_EXTRA_STARS) return undefined;
  return `the glob "${glob}" has ${extra} times "*" more than one in a step: ${MAX_EXTRA_STARS} are the most`;
}

/** How many stars stand beside another one in their step, in all steps together. */
function extraStars(glob: string): number {
  let extra = 0;
  /** One for each group that is open, and one for the step itself: the stars so far, and those of the richest alternative. */
  let open = [{ stars: 0, richest: 0 }];
  for (const character of `${glob}/`) {
    const top = open.at(-1);
    if (top === undefined) return extra;
    if (character === "*") top.stars++;
    else if (OPENING.has(character)) open.push({ stars: 0, richest: 0 });
    else if (NEXT.has(character) && open.length > 1) {
      top.richest = Math.max(top.richest, top.stars);
      top.stars = 0;
    } else if (CLOSING.has(character) && open.length > 1) {
      open.pop();
      const outer = open.at(-1);
      if (outer !== undefined) outer.stars += Math.max(top.richest, top.stars);
    } else if (character === "/" && open.length === 1) {
      extra += Math.max(0, top.stars - 1);
      open = [{ stars: 0, richest: 0 }];
    }
  }
  // A group that nobody closes.
  return (
    extra +
    Math.max(0, open.reduce((sum, { stars, richest }) => sum + Math.max(stars, richest), 0) - (open.length > 1 ? 1 : 0))
  );
}
