import { memoize } from "../model/memoize.js";
import type { Blank, SourceDocument, SourceNode, Span } from "../model/source.js";
import { columnOf } from "./document-boundaries.js";

/** Restores the file's text in scalars that a blank touches; their type is unknown. */
export function withPlaceholders(root: SourceNode, blanks: readonly Blank[], text: string): SourceNode {
  const inline = blanks.filter(({ kind }) => kind === "inline");
  if (inline.length === 0) return root;
  const known = new Map<SourceNode, SourceNode>();
  const isTouched = (node: SourceNode) => inline.some((blank) => blank.start < node.end && node.start < blank.end);

  function restore(node: SourceNode): SourceNode {
    const earlier = known.get(node);
    if (earlier !== undefined) return earlier;
    const restored = isTouched(node) ? restoreTouched(node) : node;
    known.set(node, restored);
    return restored;
  }
  function restoreScalar(node: Extract<SourceNode, { readonly kind: "scalar" }>) {
    if (!isTouched(node)) return node;
    const written = text.slice(node.start, node.end).replace(/^(["'])(.*)\1$/s, "$2");
    return { ...node, value: written, text: written };
  }
  function restoreTouched(node: SourceNode): SourceNode {
    if (node.kind === "scalar") return restoreScalar(node);
    if (node.kind === "sequence") return { ...node, items: node.items.map(restore) };
    const entries = node.entries.map((entry) => {
      return { ...entry, key: restoreScalar(entry.key), value: restore(entry.value) };
    });
    return { ...node, entries };
  }
  return restore(root);
}

export function placeholderAmong(
  mapping: SourceNode,
  isWanted: (key: string) => boolean,
  { blanks = [], file }: SourceDocument,
): string | undefined {
  if (mapping.kind !== "mapping" || blanks.length === 0) return undefined;
  const entries = mapping.entries.filter(({ merged }) => !merged);
  const [first] = entries;
  const column = first === undefined ? 0 : columnOf(file.text, first.key.start);
  const end = endOfRest(file.text, mapping.end, blanks);
  const isNear = (blank: Blank) =>
    blank.start < end &&
    (blank.start >= mapping.start ||
      (blank.kind !== "inline" && endOfRest(file.text, blank.end, blanks) >= mapping.start));

  return blanks.filter(isNear).find((blank) => {
    if (blank.kind === "comment" || isAround(blank, mapping)) return false;
    const above = entries.filter(({ key }) => key.start <= blank.start).at(-1);
    // A placeholder in a key may be any key.
    if (above !== undefined && blank.kind === "inline" && blank.start < above.key.end) return true;
    if (blank.kind === "inline" || (above !== undefined && blank.start < above.value.end)) {
      return above !== undefined && isWanted(above.key.text);
    }
    if (blank.column === undefined || blank.column === column) return true;
    return above !== undefined && blank.column > column && isWanted(above.key.text);
  })?.text;
}

/** Reports whether the block contains the whole node and so changes nothing in it. */
function isAround({ start, block }: Blank, node: Span): boolean {
  const isWithin = start > node.start && start < node.end;
  return block !== undefined && !isWithin && block.start < node.start && block.end > node.end;
}

/** Bound on comments after an object. */
const MAX_REST = 10_000;

/** By the start of each blank of whole lines. */
const endsOf = memoize((_: readonly Blank[]) => new Map<number, number>());

function endOfRest(text: string, from: number, blanks: readonly Blank[]): number {
  const ends = endsOf(blanks);
  const afterComments = (at: number) => at + (/^(?:\s|#[^\n]*)*/.exec(text.slice(at, at + MAX_REST))?.[0].length ?? 0);
  const follow = (at: number) => ends.get(at) ?? at;
  if (ends.size === 0) {
    for (const { start, end } of blanks.filter(({ kind }) => kind !== "inline").sort((a, b) => b.start - a.start)) {
      ends.set(start, follow(afterComments(end)));
    }
  }
  return follow(afterComments(from));
}
