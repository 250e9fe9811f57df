import { memoize } from "../../model/memoize.js";
import type { SourceFile } from "../../model/source.js";
import type { Toleration } from "../../model/taint.js";
import { placeInPodSpec, standsInItsText, type Workload } from "../../model/workload.js";
import { nodeAt } from "../../yaml/node-value.js";

const COMMENT = /^\s*#+(?!#)\s?(?<text>.*)$/s;
const FIELD =
  /^\s*(?:- +)?["']?(?<field>key|operator|value|effect)["']?: *(?! )["']?(?<text>[^"'#\s]*)["']?\s*(?:#.*)?$/;
const mayHoldOne = memoize(({ text }: SourceFile) => /^[^#\n\r\u2028\u2029]*#.*(?:key|operator)/m.test(text));
const ITEM = /^\s*- /;

export function commentedTolerations(workload: Workload): readonly Toleration[] {
  const { document, path } = placeInPodSpec(workload, ["tolerations"]);
  // Tests the text first: most workloads have none, and reading the tree is slow.
  if (standsInItsText(workload) && !mayHoldOne(document.file)) return [];
  const list = nodeAt(document.root, path);
  if (list === undefined || document.origin !== undefined) return [];
  const { text } = list.file ?? document.file;
  // Includes lines between the key and the first item.
  const start = text.lastIndexOf("tolerations", list.start);
  const items: Record<string, string>[] = [];
  for (const line of text.slice(start, list.end).split("\n")) {
    const comment = COMMENT.exec(line)?.groups?.text;
    if (comment === undefined) continue;
    if (ITEM.test(comment)) items.push({});
    const { field, text: value = "" } = FIELD.exec(comment)?.groups ?? {};
    const item = items.at(-1);
    if (field !== undefined && item !== undefined) item[field] = value;
  }
  return items.filter(({ key, operator }) => key !== undefined || operator === "Exists");
}
