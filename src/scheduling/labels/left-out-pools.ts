import type { Inventory } from "../../model/cluster.js";
import { memoize } from "../../model/memoize.js";
import type { SourceFile, TextPlace } from "../../model/source.js";
import type { Toleration } from "../../model/taint.js";

const WORD = /[\w./-]+/g;
const EDGE = /[^\w./-]/;
/** Room for quotes, an equals sign and spaces between a label and its value. */
const GAP = 8;
/** A value that is computed: an expression of Terraform or of a template. */
const COMPUTED = /["']?\s*[=:]\s*["']?(?:\$\{|\{\{|[a-z_]+[.([])/y;
const COMPUTED_VALUE = /\bvalue["']?\s*[=:]\s*["']?(?:\$\{|\{\{|[a-z_]+[.([])/i;
const NAME_OF_FIELD = /["']?\s*[=:]\s/y;

const wordsOf = memoize(({ text }: SourceFile): ReadonlySet<string> => new Set(text.match(WORD)));

/**
 * Finds a file whose pools are not read and that names the label with one of the values, or with a computed one. Without values the
 * key is enough. Such a label is possible, although no pool has it.
 */
export function findLeftOutLabel(
  key: string,
  values: readonly string[],
  { leftOut = [] }: Inventory,
): TextPlace | undefined {
  for (const file of leftOut) {
    const ends = endsOf(key, file);
    const isNamed = values.length === 0 || values.some((value) => value === "" || wordsOf(file).has(value));
    const isBeside = (end: number) =>
      values.some((value) => file.text.slice(end, end + value.length + GAP).includes(value));
    const found = ends.find((end) => isAt(COMPUTED, file, end) || (isNamed && isBeside(end)));
    const end = found ?? (isNamed ? ends[0] : undefined);
    if (end !== undefined) return { file, span: { start: end - key.length, end } };
  }
  return undefined;
}

/** Reports whether a file whose pools are not read names the taint, with the toleration's value, if any, or a computed one. */
export function mayBeLeftOut({ key = "", value = "" }: Partial<Toleration>, { leftOut = [] }: Inventory): boolean {
  return leftOut.some(
    (file) =>
      (value === "" || wordsOf(file).has(value) || COMPUTED_VALUE.test(file.text)) &&
      endsOf(key, file).some((end) => !isAt(NAME_OF_FIELD, file, end)),
  );
}

/** Returns the offsets behind a word. */
function endsOf(word: string, file: SourceFile): number[] {
  const ends: number[] = [];
  if (!wordsOf(file).has(word)) return ends;
  const { text } = file;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const end = at + word.length;
    if (EDGE.test(text[at - 1] ?? " ") && EDGE.test(text[end] ?? " ")) ends.push(end);
  }
  return ends;
}

function isAt(pattern: RegExp, { text }: SourceFile, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}
