import { withoutDefinitionsOfTemplate } from "../contract/definitions.js";

/** The template and line (from 1) of a rendered line. */
export interface Mark {
  readonly template: number;
  readonly line: number;
}

const MARK = /# taintlint:(\d+):(\d+)[ \t\r]*$/;

/** `{{ ... }}` of a Go template. Offsets include the braces. */
interface TemplateAction {
  readonly start: number;
  readonly end: number;
  /** Reports whether it ends with `-}}`, which removes following whitespace. */
  readonly trimsAfter: boolean;
  readonly isComment: boolean;
}

const QUOTED = /"(?:[^"\\\n]|\\.)*"|`[^`]*`|'(?:[^'\\\n]|\\.)*'|\}\}/g;

export function readMark(line: string): Mark | undefined {
  const match = MARK.exec(line);
  return match === null ? undefined : { template: Number(match[1]), line: Number(match[2]) };
}

const WORKLOAD_TEMPLATE =
  /tolerations|nodeSelector|affinity|containers|kind:[ \t]*["']?(?:\{\{|(?:Pod|Deployment|StatefulSet|DaemonSet|ReplicaSet|ReplicationController|Job|CronJob|PodTemplate|List)\b)/i;

export function emitsWorkloads(template: string): boolean {
  return WORKLOAD_TEMPLATE.test(withoutDefinitionsOfTemplate(template) ?? template);
}

const FIELDS: ReadonlySet<string> = new Set([
  ...["kind", "tolerations", "nodeSelector", "affinity", "nodeAffinity", "nodeName", "runtimeClassName", "hostNetwork"],
  ...["key", "operator", "value", "effect", "tolerationSeconds", "values", "weight", "preference", "matchExpressions"],
  ...["topologySpreadConstraints", "topologyKey", "whenUnsatisfiable", "nodeTaintsPolicy", "nodeAffinityPolicy"],
  ...["matchFields", "nodeSelectorTerms", "maxSkew", "replicas"],
]);

const KEY_LINE = /^([ \t]*(?:- +)*)("[^"]*"|'[^']*'|[^\s:"'#\-[{][^:#"']*):(?:[ \t]+(?![ \t])(.*))?$/;
const BLOCK_HEADER = /^(?:[&!]\S+[ \t]+)*[|>][-+0-9]*[ \t]*(?:#.*)?$/;
const BLOCK_ITEM = /^([ \t]*(?:- +)*)- +[|>][-+0-9]*[ \t]*$/;

interface Insertion {
  readonly at: number;
  readonly line: number;
}

/** Numbers each template line with a key by a comment, to trace output. The copy counts only if it renders the same. */
export function markTemplate(text: string, template: number): string {
  let marked = "";
  let position = 0;
  for (const { at, line } of findInsertions(text)) {
    marked += `${text.slice(position, at)} # taintlint:${template}:${line}`;
    position = at;
  }
  return marked + text.slice(position);
}

function findInsertions(text: string): Insertion[] {
  const actions = findActions(text);
  const masked = maskActions(text, actions);
  const insertions: Insertion[] = [];
  let blockIndent: number | undefined;
  let selectorIndent: number | undefined;
  let line = 0;
  let next = 0;
  for (const { start, end } of linesOf(text)) {
    line += 1;
    while ((actions[next]?.end ?? text.length) < start) next++;
    const visible = masked.slice(start, end).trimEnd();
    const indent = visible.length - visible.trimStart().length;
    // A line of only actions has no indentation of its own.
    const hasOwnText = /[^\s\x7F]/.test(visible);
    if (!hasOwnText) continue;
    if (blockIndent !== undefined) {
      if (indent > blockIndent) continue;
      blockIndent = undefined;
    }
    if (selectorIndent !== undefined && indent <= selectorIndent) selectorIndent = undefined;
    const item = BLOCK_ITEM.exec(visible);
    if (item !== null) {
      blockIndent = item[1]?.length ?? 0;
      continue;
    }
    const match = KEY_LINE.exec(visible);
    if (match === null) continue;
    const [, before = "", key = "", value = ""] = match;
    if (BLOCK_HEADER.test(value)) {
      blockIndent = before.length;
      continue;
    }
    const name = key.replace(/^["']|["']$/g, "");
    if (name === "nodeSelector") selectorIndent = before.length;
    const isField = FIELDS.has(name) || (selectorIndent !== undefined && before.length > selectorIndent);
    const afterKey = start + before.length + key.length + 1;
    let last = next;
    while ((actions[last]?.start ?? end) < end) last++;
    const inLine = actions.slice(next, last);
    const at = placeOfMark(text, inLine, { start, end, afterKey, value, visible }, isField);
    if (at !== undefined) insertions.push({ at, line });
  }
  return insertions;
}

interface KeyLine {
  readonly start: number;
  readonly end: number;
  readonly afterKey: number;
  readonly value: string;
  readonly visible: string;
}

/** Undefined if no comment is possible. */
function placeOfMark(
  text: string,
  actions: readonly TemplateAction[],
  { start, end, afterKey, value, visible }: KeyLine,
  isField: boolean,
): number | undefined {
  const endOfText = start + visible.length;
  if (value === "" || value.startsWith("#")) {
    return actions.some((action) => action.start < end && action.end > end) ? undefined : endOfText;
  }
  if (!isField) return undefined;
  const first = actions.find((action) => action.start >= afterKey && action.start < end);
  // The output of `nindent` starts on the next line, so this line is free.
  if (first !== undefined && text.slice(afterKey, first.start).trim() === "") {
    if (/\bnindent\b/.test(text.slice(first.start, first.end))) return afterKey;
  }
  if (actions.some((action) => action.start < end && action.end > end)) return undefined;
  const last = actions.findLast((action) => action.end <= end && action.start >= start);
  if (last?.trimsAfter === true && last.end === endOfText) return undefined;
  return isClosed(value) ? endOfText : undefined;
}

function isClosed(value: string): boolean {
  const withoutQuoted = value.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/g, "");
  return !/["']/.test(withoutQuoted);
}

/** No YAML holds it, and a text stays one of bytes. */
const MASK = "\x7F";

/** Replaces each character of an action by a mask. Line breaks stay. */
function maskActions(text: string, actions: readonly TemplateAction[]): string {
  let masked = "";
  let position = 0;
  for (const { start, end } of actions) {
    const action = text.slice(start, end);
    const hidden = /[\r\n]/.test(action) ? action.replaceAll(/[^\r\n]/g, MASK) : MASK.repeat(action.length);
    masked += text.slice(position, start) + hidden;
    position = end;
  }
  return masked + text.slice(position);
}

function* linesOf(text: string): Iterable<{ readonly start: number; readonly end: number }> {
  let start = 0;
  for (const match of text.matchAll(/\r\n|\n|\r|$/g)) {
    if (match.index >= start) yield { start, end: match.index };
    start = match.index + match[0].length;
    if (match[0] === "") return;
  }
}

/** An unclosed action extends to the end. */
export function findActions(text: string): TemplateAction[] {
  const actions: TemplateAction[] = [];
  let start = text.indexOf("{{");
  while (start >= 0) {
    const isComment = /^\{\{-?\s*\/\*/.test(text.slice(start, start + 40));
    const end = isComment ? endOfComment(text, start) : endOfAction(text, start);
    actions.push({ start, end, trimsAfter: text.slice(end - 3, end) === "-}}", isComment });
    start = text.indexOf("{{", end);
  }
  return actions;
}

function endOfComment(text: string, start: number): number {
  const close = text.indexOf("*/", start);
  const end = close < 0 ? -1 : text.indexOf("}}", close);
  return end < 0 ? text.length : end + 2;
}

function endOfAction(text: string, start: number): number {
  QUOTED.lastIndex = start + 2;
  for (let match = QUOTED.exec(text); match !== null; match = QUOTED.exec(text)) {
    if (match[0] === "}}") return match.index + 2;
  }
  return text.length;
}
