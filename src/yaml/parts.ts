const [LINE_FEED, COMMA, DASH, BRACE, BRACKET, SPACE] = ["\n", ",", "-", "{", "[", " "].map((sign) =>
  sign.charCodeAt(0),
);

/** Returns an upper bound of lines and values without parsing, which takes memory. Signs at a line's end count once. */
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
