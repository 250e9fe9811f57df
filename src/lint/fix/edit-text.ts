import type { TextEdit } from "../../model/fix.js";
import type { FixIntent, FixOperation } from "../../rules/fix-intent.js";
import { quoteScalar, renameKey, setScalar } from "./edit-scalar.js";
import { insertEntry, insertItems } from "./insert.js";
import { moveEntry } from "./move-entry.js";
import { remove } from "./remove.js";
import { replaceItem } from "./replace-item.js";
import { findNode, parentOf } from "./target.js";

/** The text edits that carry out one operation; undefined where the text is written in a way that forbids it. */
function editsOf(operation: FixOperation): TextEdit[] | undefined {
  switch (operation.kind) {
    case "set-scalar":
      return setScalar(operation.at, operation.text);
    case "quote-scalar":
      return quoteScalar(operation.at);
    case "rename-key":
      return renameKey(operation.at, operation.key);
    case "remove":
      return remove(operation.at);
    case "insert-entry":
      return insertEntry(operation.at, operation.key, operation.value, operation.after);
    case "insert-items":
      return insertItems(operation.at, operation.items, operation.after);
    case "replace-item":
      return replaceItem(operation.at, operation.items);
    case "move-entry":
      return moveEntry(operation.from, operation.to);
  }
}

/** The text edits that carry out all operations of a fix, in the order of the text; undefined where that is impossible. */
export function editText({ operations }: FixIntent): TextEdit[] | undefined {
  const edits: TextEdit[] = [];
  for (const operation of withWholeLists(operations)) {
    const found = editsOf(operation);
    if (found === undefined) return undefined;
    edits.push(...found);
  }
  edits.sort(byPlace);
  return overlaps(edits) ? undefined : edits;
}

/** Where every item of a list is removed, the entry that holds it is: an empty list says nothing. */
function withWholeLists(operations: readonly FixOperation[]): readonly FixOperation[] {
  const [first] = operations;
  if (first?.kind !== "remove" || operations.length < 2) return operations;
  const list = parentOf(first.at);
  const items = findNode(list);
  if (items?.kind !== "sequence" || items.items.length !== operations.length) return operations;
  const isItem = (operation: FixOperation) => operation.kind === "remove" && findNode(parentOf(operation.at)) === items;
  return operations.every(isItem) ? [{ kind: "remove", at: list }] : operations;
}

export function byPlace(a: TextEdit, b: TextEdit): number {
  return (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.start - b.start || a.end - b.end;
}

/** True when two of the edits, sorted by place, touch the same text, or insert at the same offset. */
export function overlaps(edits: readonly TextEdit[]): boolean {
  return edits.some((edit, index) => {
    const next = edits[index + 1];
    if (next === undefined || next.file !== edit.file) return false;
    return next.start < edit.end || (next.start === edit.start && next.end === edit.end);
  });
}
