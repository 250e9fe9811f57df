/** Bytes of a text whose plain characters are one byte each. */
interface Bytes {
  readonly length: number;
  readonly [index: number]: number;
}

/**
 * Tells whether any of several words, of plain characters and at least two, stands in bytes: all in one pass, which looks
 * at few of them. It is the search of Wu and Manber with blocks of two bytes: a window, as long as the shortest word,
 * moves on by what its last block allows.
 */
export function wordSearch(words: readonly string[]): (bytes: Bytes) => boolean {
  let search: ((bytes: Bytes) => boolean) | undefined;
  return (bytes) => {
    search ??= prepared(words);
    return search(bytes);
  };
}

function prepared(words: readonly string[]): (bytes: Bytes) => boolean {
  const codes = words.map((word) => Uint8Array.from(word, (letter) => letter.charCodeAt(0)));
  const window = Math.min(...words.map(({ length }) => length));
  /** By the window's last block: how far the window may move. None where a word may stand in it. */
  const steps = new Uint8Array(0x1_0000).fill(window - 1);
  for (const code of codes) {
    for (let at = 1; at < window; at++) {
      const block = ((code[at - 1] ?? 0) << 8) | (code[at] ?? 0);
      steps[block] = Math.min(steps[block] ?? 0, window - 1 - at);
    }
  }
  return (bytes) => {
    const { length } = bytes;
    for (let end = window - 1; end < length; ) {
      const step = steps[((bytes[end - 1] ?? 0) << 8) | (bytes[end] ?? 0)] ?? 0;
      if (step === 0 && codes.some((word) => standsAt(bytes, end - window + 1, word))) return true;
      end += step === 0 ? 1 : step;
    }
    return false;
  };
}

function standsAt(bytes: Bytes, start: number, word: Uint8Array): boolean {
  for (let at = 0; at < word.length; at++) if (bytes[start + at] !== word[at]) return false;
  return true;
}
