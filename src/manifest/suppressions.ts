import { memoize } from "../model/memoize.js";
import type { SourceFile, SourceNode, Span } from "../model/source.js";
import type { Suppression } from "../model/suppression.js";
import { formatWorkload, placeInObject, standsInItsText, type Workload } from "../model/workload.js";
import { type Comment, readComments } from "../yaml/comments.js";
import { partsInPlace } from "../yaml/inline-text.js";
import { getString, nodeAt } from "../yaml/node-value.js";
import { parseDocuments } from "../yaml/syntax.js";
import { rangeOfSpan } from "./locate.js";
import { podSpecPathOf } from "./objects/kinds.js";
import { textsIn } from "./objects/texts-in-objects.js";

export const COMMENT_WORD = "taintlint-ignore";
const COMMENT_START = /^#+[ \t]*taintlint-ignore(?![\w-])[ \t]*:?/;
const ANNOTATION = "taintlint.dev/ignore";
const REASON_MARK = /(?:^|\s)--(?=\s|$)/;

export interface LineSuppression {
  readonly suppression: Suppression;
  /** From 1, inclusive. */
  readonly from: number;
  readonly to: number;
}

/** Returns false only for a file without a taintlint comment. */
export const mayHoldSuppression = memoize(
  (file: SourceFile) => file.prescan === undefined && file.text.includes(COMMENT_WORD),
);

/** Reads suppression comments. After a key one covers its value; alone, what begins below; else its line. */
export function readCommentSuppressions(file: SourceFile): LineSuppression[] {
  if (!mayHoldSuppression(file)) return [];
  const comments = [...readComments(file, COMMENT_WORD), ...readCommentsInTexts(file)]
    .sort((a, b) => a.start - b.start)
    .map((comment) => ({ ...comment, ...positionOf(file, comment) }));
  const blocks = comments.length === 0 ? undefined : blocksOf(file);
  const covered = new Map<number, number>();
  // Bottom-up, so that each comment of a block finds the next one's line.
  for (const { line, alone } of [...comments].reverse()) {
    if (alone) covered.set(line, covered.get(line + 1) ?? line + 1);
  }
  return comments.flatMap((comment) => {
    const head = COMMENT_START.exec(comment.text)?.[0];
    if (head === undefined) return [];
    const line = covered.get(comment.line) ?? comment.line;
    const to = Math.max(line, (comment.alone ? blocks?.whole : blocks?.ofKeys)?.get(line) ?? line);
    return parseRules(comment.text.slice(head.length)).map(({ id, start, hasReason }): LineSuppression => {
      const from = comment.start + head.length + start;
      const span = id === "" ? comment : { start: from, end: from + id.length };
      const at = { file, span: { start: span.start, end: span.end } };
      const covers = to === line ? `on line ${line}` : `on lines ${line} to ${to}`;
      return {
        suppression: { origin: "comment", rule: id, at, covers, workload: undefined, hasReason, expires: undefined },
        from: line,
        to,
      };
    });
  });
}

export function commentForOneRule(file: SourceFile, { start }: Span): Comment | undefined {
  const comment = readComments(file, COMMENT_WORD).find((one) => one.start <= start && start < one.end);
  if (comment === undefined) return undefined;
  const head = COMMENT_START.exec(comment.text)?.[0];
  return head !== undefined && parseRules(comment.text.slice(head.length)).length === 1 ? comment : undefined;
}

interface Blocks {
  /** Objects, list items and keys. */
  readonly whole: ReadonlyMap<number, number>;
  /** Only the value of the line's first key. */
  readonly ofKeys: ReadonlyMap<number, number>;
}

function blocksOf(file: SourceFile): Blocks {
  const whole = new Map<number, number>();
  const ofKeys = new Map<number, number>();
  // The outermost block counts.
  const note = (blocks: Map<number, number>, line: number, to: number) => {
    if (!blocks.has(line)) blocks.set(line, to);
  };
  const visit = (node: SourceNode): void => {
    if (node.kind === "scalar" || (node.file !== undefined && node.file !== file)) return;
    if (node.kind === "sequence") {
      for (const item of node.items) {
        note(whole, rangeOfSpan(file, item).line, lastLineOf(file, item));
        visit(item);
      }
      return;
    }
    for (const { key, value, merged } of node.entries) {
      // Aliased and merged values are elsewhere.
      if (merged || value.start < key.start || value.end > node.end) continue;
      const { line } = rangeOfSpan(file, key);
      const to = lastLineOf(file, value);
      note(whole, line, to);
      note(ofKeys, line, to);
      visit(value);
    }
  };
  for (const { root } of parseDocuments(file).documents) {
    note(whole, rangeOfSpan(file, root).line, lastLineOf(file, root));
    visit(root);
  }
  return { whole, ofKeys };
}

/** Excludes the lines below a block, into which its span extends. */
function lastLineOf(file: SourceFile, { start, end }: Span): number {
  let last = end;
  while (last > start && /\s/.test(file.text.charAt(last - 1))) last--;
  return rangeOfSpan(file, { start, end: last }).endLine;
}

function readCommentsInTexts(file: SourceFile): Comment[] {
  return parseDocuments(file)
    .documents.flatMap(textsIn)
    .filter(({ text }) => text.includes(COMMENT_WORD))
    .flatMap((node) => partsInPlace(file, node))
    .flatMap(({ start, text }) =>
      readComments({ path: file.path, text }, COMMENT_WORD).map((one) => {
        return { ...one, start: one.start + start, end: one.end + start };
      }),
    );
}

export function readAnnotationSuppressions(workload: Workload): Suppression[] {
  if (!mayBeAnnotated(workload)) return [];
  const template = workload.podSpecPath.slice(0, -1);
  const owners = template.length === 0 ? [[]] : [[], template];
  return owners.flatMap((owner) => {
    const path = [...owner, "metadata", "annotations"];
    const { document, objectPath } = workload;
    const text = getString(nodeAt(document.root, [...objectPath, ...path]), ANNOTATION);
    if (text === undefined) return [];
    const at = placeInObject(workload, [...path, ANNOTATION]);
    const covered = owner.length === 0 ? wholeObject(workload) : workload;
    const covers = `for ${formatWorkload(covered)}`;
    return parseRules(text).map(({ id, hasReason }): Suppression => {
      return { origin: "annotation", rule: id, at, covers, workload: covered, hasReason, expires: undefined };
    });
  });
}

const namesTaintlint = memoize((file: SourceFile) => file.text.includes("taintlint"));

/** Avoids the tree: annotations of Kubernetes' kinds are read already, and other files must contain the name. */
function mayBeAnnotated(workload: Workload): boolean {
  const { apiVersion, kind, annotations, templateAnnotations } = workload;
  const isOwnKind = podSpecPathOf(apiVersion, kind) !== undefined;
  if (isOwnKind) return ANNOTATION in annotations || ANNOTATION in templateAnnotations;
  return !standsInItsText(workload) || namesTaintlint(workload.document.file);
}

/** Drops the part: a custom resource's annotation covers all its pod specs. */
function wholeObject(workload: Workload): Workload {
  if (workload.part === undefined) return workload;
  const { part: _, ...whole } = workload;
  return whole;
}

/** Parses `rule, rule -- reason`; one empty id if none is named. */
function parseRules(text: string): { readonly id: string; readonly start: number; readonly hasReason: boolean }[] {
  const mark = REASON_MARK.exec(text);
  const list = mark === null ? text : text.slice(0, mark.index);
  const hasReason = mark !== null && text.slice(mark.index + mark[0].length).trim() !== "";
  const rules = [...list.matchAll(/[^\s,](?:[^,]*[^\s,])?/g)].map((word) => ({
    id: word[0],
    start: word.index,
    hasReason,
  }));
  return rules.length > 0 ? rules : [{ id: "", start: 0, hasReason }];
}

function positionOf(file: SourceFile, comment: Comment): { readonly line: number; readonly alone: boolean } {
  const { line, column } = rangeOfSpan(file, comment);
  const before = file.text.slice(comment.start - column + 1, comment.start);
  return { line, alone: before.trim() === "" };
}
