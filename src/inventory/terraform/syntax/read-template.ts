import type { Expression, TemplatePart } from "./ast.js";
import { childOf, type HclNode } from "./hcl-node.js";

export type ReadExpression = (node: HclNode | undefined) => Expression;

interface Template {
  readonly text: string;
  readonly readExpression: ReadExpression;
  readonly unescape: (text: string) => string;
}

/** Returns parts of a quoted template; literals are cut from the text, since the grammar drops spaces. */
export function readQuotedTemplate(node: HclNode, text: string, readExpression: ReadExpression): TemplatePart[] {
  const start = childOf(node, "quoted_template_start")?.end ?? node.start;
  const end = childOf(node, "quoted_template_end")?.start ?? node.end;
  const parts = readParts({ text, readExpression, unescape: unescapeQuoted }, node.children, start, end);
  return joinTexts(parts);
}

/** Returns parts of a heredoc; `<<-` strips the common indentation. */
export function readHeredoc(node: HclNode, text: string, readExpression: ReadExpression): TemplatePart[] {
  const names = node.children.filter(({ type }) => type === "heredoc_identifier");
  const [first, last] = [names[0], names.at(-1)];
  if (first === undefined || last === undefined || first === last) return [];
  const lineEnd = text.indexOf("\n", first.end);
  if (lineEnd < 0 || lineEnd >= last.start) return [];
  const contentEnd = text.lastIndexOf("\n", last.start - 1) + 1;
  const parts = readParts({ text, readExpression, unescape: unescapeMarks }, node.children, lineEnd + 1, contentEnd);
  const isIndented = text.slice(node.start, first.start).includes("-");
  return joinTexts(isIndented ? withoutIndentation(parts) : parts);
}

function readParts(template: Template, nodes: readonly HclNode[], start: number, end: number): TemplatePart[] {
  const parts: TemplatePart[] = [];
  let position = start;
  let trimNext = false;
  const addText = (to: number, trimEnd: boolean) => {
    let part = template.text.slice(position, Math.max(position, to));
    if (trimNext) part = part.trimStart();
    if (trimEnd) part = part.trimEnd();
    if (part !== "") parts.push(template.unescape(part));
  };
  for (const node of nodes) {
    if (node.type !== "template_interpolation" && node.type !== "template_directive") continue;
    const written = template.text.slice(node.start, node.end);
    addText(node.start, /^[$%]\{~/.test(written));
    const part = node.type === "template_directive" ? readDirective(template, node) : readInterpolation(template, node);
    if (part !== undefined) parts.push(part);
    position = node.end;
    trimNext = written.endsWith("~}");
  }
  addText(end, false);
  return parts;
}

function readInterpolation({ readExpression }: Template, node: HclNode): TemplatePart {
  return { kind: "interpolation", value: readExpression(childOf(node, "expression")) };
}

function readDirective(template: Template, node: HclNode): TemplatePart | undefined {
  const [directive] = node.children;
  if (directive === undefined) return undefined;
  const { children, type } = directive;
  const between = (from: HclNode | undefined, to: HclNode | undefined) => {
    const start = from?.end ?? directive.start;
    const end = to?.start ?? directive.end;
    const inside = children.filter((child) => child.start >= start && child.end <= end);
    return readParts(template, inside, start, end);
  };
  const expression = (intro: HclNode | undefined) => template.readExpression(childOf(intro, "expression"));
  if (type === "template_if") {
    const intro = childOf(directive, "template_if_intro");
    const otherwise = childOf(directive, "template_else_intro");
    const end = childOf(directive, "template_if_end");
    const no = otherwise === undefined ? [] : between(otherwise, end);
    return { kind: "if", condition: expression(intro), yes: between(intro, otherwise ?? end), no };
  }
  if (type !== "template_for") return undefined;
  const intro = childOf(directive, "template_for_start");
  const names = (intro?.children ?? []).filter((child) => child.type === "identifier");
  const [first, second] = names.map((name) => template.text.slice(name.start, name.end));
  const body = between(intro, childOf(directive, "template_for_end"));
  const keyName = second === undefined ? undefined : first;
  return { kind: "for", keyName, valueName: second ?? first ?? "", collection: expression(intro), body };
}

function joinTexts(parts: readonly TemplatePart[]): TemplatePart[] {
  const joined: TemplatePart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === "string" && typeof last === "string") joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined;
}

/** Strips indentation of lines that begin in a literal; within directives only the first. */
function withoutIndentation(parts: readonly TemplatePart[]): TemplatePart[] {
  let least = Number.POSITIVE_INFINITY;
  parts.forEach((part, index) => {
    if (typeof part !== "string") return;
    const lines = part.split("\n");
    lines.forEach((line, number) => {
      if (number === 0 && index > 0) return;
      const isLast = number === lines.length - 1;
      const isBlank = line.trim() === "";
      if (isBlank && (!isLast || index === parts.length - 1)) return;
      least = Math.min(least, /^[ \t]*/.exec(line)?.[0].length ?? 0);
    });
  });
  if (!Number.isFinite(least) || least === 0) return [...parts];
  return parts.map((part, index) => {
    if (typeof part !== "string") return part;
    const lines = part.split("\n");
    return lines.map((line, number) => (number === 0 && index > 0 ? line : line.slice(least))).join("\n");
  });
}

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", '"': '"', "\\": "\\" };

/** Resolves escapes of a quoted text. */
export function unescapeQuoted(text: string): string {
  const unescaped = text.replaceAll(
    /\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|(.))/g,
    (whole: string, short: string | undefined, long: string | undefined, letter: string | undefined) => {
      if (letter !== undefined) return ESCAPES[letter] ?? whole;
      const code = Number.parseInt(short ?? long ?? "", 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
  return unescapeMarks(unescaped);
}

/** Resolves the escapes `$${` and `%%{`. */
function unescapeMarks(text: string): string {
  return text.replaceAll("$${", "${").replaceAll("%%{", "%{");
}
