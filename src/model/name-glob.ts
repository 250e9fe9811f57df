/** Matches a glob of names: `*` is any text, `/` included, `anyLetter` one character. Quadratic at worst. */
export function matchesNameGlob(glob: string, name: string, anyLetter?: "?"): boolean {
  let inGlob = 0;
  let inName = 0;
  let star = -1;
  let retry = 0;
  while (inName < name.length) {
    if (glob[inGlob] === "*") {
      star = inGlob++;
      retry = inName;
    } else if (glob[inGlob] === name[inName] || (anyLetter !== undefined && glob[inGlob] === anyLetter)) {
      inGlob++;
      inName++;
    } else if (star >= 0) {
      inGlob = star + 1;
      inName = ++retry;
    } else {
      return false;
    }
  }
  while (glob[inGlob] === "*") inGlob++;
  return inGlob === glob.length;
}
