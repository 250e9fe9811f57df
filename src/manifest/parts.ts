const [LINE_FEED, COMMA, DASH, BRACE, BRACKET, SPACE] = ["\n", ",", "-", "{", "[", " "].map((sign) =>
  sign.charCodeAt(0),
);

/**
 * How many parts a text has, at most: lines, and what else begins a value. Told without parsing, because parsing is what
 * takes the memory. A comma or a bracket at the end of a line counts with it.
 */
export function countParts(text: string, start = 0, end = text.length): number {
  let count = 0;
  let last: number | undefined;
  for (let index = start; index < end; index++) {
    const sign = text.charCodeAt(index);
    if (sign === COMMA || sign === BRACE || sign === BRACKET) count++;
    else if (sign === LINE_FEED && last !== COMMA && last !== BRACE && last !== BRACKET) count++;
    else if (sign === SPACE && last === DASH) count++;
    last = sign;
  }
  return count;
}
