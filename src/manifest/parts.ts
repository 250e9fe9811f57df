const [LINE_FEED, COMMA, DASH, BRACE, BRACKET, SPACE] = ["\n", ",", "-", "{", "[", " "].map((sign) =>
  sign.charCodeAt(0),
);

/** Bounds lines and values from above, without parsing, which takes the memory. A sign at a line's end counts once, an empty line never. */
export function countParts(text: string, start = 0, end = text.length): number {
  let count = 0;
  let last: number | undefined;
  for (let index = start; index < end; index++) {
    const sign = text.charCodeAt(index);
    if (sign === COMMA || sign === BRACE || sign === BRACKET) count++;
    else if (sign === LINE_FEED && last !== COMMA && last !== BRACE && last !== BRACKET && last !== LINE_FEED) count++;
    else if (sign === SPACE && last === DASH) count++;
    last = sign;
  }
  return count;
}
