import { getEntry } from "../../manifest/node-value.js";
import type { TextEdit } from "../../model/fix.js";
import type { Place, ScalarNode } from "../../model/source.js";
import { flowStyleAt } from "./style.js";
import { findTarget, nodeOf, standsHere } from "./target.js";
import { singleQuoted, writeString } from "./write-value.js";

/** Writes another string in place of a scalar, in the same quotes. Undefined for a block scalar. */
export function setScalar(at: Place, value: string): TextEdit[] | undefined {
  const target = findTarget(at);
  const node = target && nodeOf(target);
  return node?.kind === "scalar" && node.end > node.start ? rewrite(at, node, value) : undefined;
}

/** Puts the text of a plain scalar in quotes. */
export function quoteScalar(at: Place): TextEdit[] | undefined {
  const { path, text } = at.document.file;
  const target = findTarget(at);
  const node = target && nodeOf(target);
  if (node?.kind !== "scalar" || !node.plain || node.end === node.start) return undefined;
  const { json, quotes } = flowStyleAt(at);
  const written = text.slice(node.start, node.end);
  const quoted = quotes === "'" && !json ? singleQuoted(written) : JSON.stringify(written);
  return [{ file: path, start: node.start, end: node.end, text: quoted }];
}

/** Writes another key, in the same quotes. Undefined where the mapping has that key already: no key may stand twice. */
export function renameKey(at: Place, key: string): TextEdit[] | undefined {
  const target = findTarget(at);
  if (target?.kind !== "entry" || !standsHere(target.parent, target.entry)) return undefined;
  if (getEntry(target.parent, key) !== undefined) return undefined;
  return rewrite(at, target.entry.key, key);
}

function rewrite(at: Place, { start, end }: ScalarNode, value: string): TextEdit[] | undefined {
  const { path, text } = at.document.file;
  const mark = text[start];
  if (mark === "|" || mark === ">" || /[\r\n]/.test(text.slice(start, end))) return undefined;
  const written =
    mark === '"'
      ? JSON.stringify(value)
      : mark === "'"
        ? singleQuoted(value)
        : writeString(value, flowStyleAt(at).quotes);
  return [{ file: path, start, end, text: written }];
}
