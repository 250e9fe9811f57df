import type { Expression, TemplateSegment } from "./ast.js";
import { childOf, type HclNode } from "./hcl-node.js";

export type ReadExpression = (node: HclNode | undefined) => Expression;

interface Template {
  readonly text: string;
  readonly readExpression: ReadExpression;
  readonly unescape: (text: string) => string;
}

/** Returns parts of a quoted template; literals are cut from the text, since the grammar drops spaces. */
export function readQuotedTemplate(node: HclNode, text: string, readExpression: ReadExpression): TemplateSegment[] {
  const start = childOf(node, "quoted_template_start")?.end ?? node.start;
  const end = childOf(node, "quoted_template_end")?.start ?? node.end;
  const segments = readSegments({ text, readExpression, unescape: unescapeQuoted }, node.children, start, end);
  return joinTexts(segments);
}

/** Returns parts of a heredoc; `<<-` strips the common indentation. */
export function readHeredoc(node: HclNode, text: string, readExpression: ReadExpression): TemplateSegment[] {
  const names = node.children.filter(({ type }) => type === "heredoc_identifier");
  const [first, last] = [names[0], names.at(-1)];
  if (first === undefined || last === undefined || first === last) return [];
  const lineEnd = text.indexOf("\n", first.end);
  if (lineEnd < 0 || lineEnd >= last.start) return [];
  const contentEnd = text.lastIndexOf("\n", last.start - 1) + 1;
  const segments = readSegments(
    { text, readExpression, unescape: unescapeMarks },
    node.children,
    lineEnd + 1,
    contentEnd,
  );
  const isIndented = text.slice(node.start, first.start).includes("-");
  return joinTexts(isIndented ? withoutIndentation(segments) : segments);
}

function readSegments(template: Template, nodes: readonly HclNode[], start: number, end: number): TemplateSegment[] {
  const segments: TemplateSegment[] = [];
  let position = start;
  let trimNext = false;
  const addText = (to: number, trimEnd: boolean) => {
    let segment = template.text.slice(position, Math.max(position, to));
    if (trimNext) segment = segment.trimStart();
    if (trimEnd) segment = segment.trimEnd();
    if (segment !== "") segments.push(template.unescape(segment));
  };
  for (const node of nodes) {
    if (node.type !== "template_interpolation" && node.type !== "template_directive") continue;
    const written = template.text.slice(node.start, node.end);
    addText(node.start, /^[$%]\{~/.test(written));
    const segment =
      node.type === "template_directive"
        ? readDirective(template, node)
        : { kind: "interpolation" as const, value: template.readExpression(childOf(node, "expression")) };
    if (segment !== undefined) segments.push(segment);
    position = node.end;
    trimNext = written.endsWith("~}");
  }
  addText(end, false);
  return segments;
}

function readDirective(template: Template, node: HclNode): TemplateSegment | undefined {
  const [directive] = node.children;
  if (directive === undefined) return undefined;
  const { children, type } = directive;
  const between = (from: HclNode | undefined, to: HclNode | undefined) => {
    const start = from?.end ?? directive.start;
    const end = to?.start ?? directive.end;
    const inside = children.filter((child) => child.start >= start && child.end <= end);
    return readSegments(template, inside, start, end);
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

function joinTexts(segments: readonly TemplateSegment[]): TemplateSegment[] {
  const joined: TemplateSegment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    if (typeof segment === "string" && typeof last === "string") joined[joined.length - 1] = last + segment;
    else joined.push(segment);
  }
  return joined;
}

/** Strips indentation of lines that begin in a literal; within directives only the first. */
function withoutIndentation(segments: readonly TemplateSegment[]): TemplateSegment[] {
  let least = Number.POSITIVE_INFINITY;
  segments.forEach((segment, index) => {
    if (typeof segment !== "string") return;
    const lines = segment.split("\n");
    lines.forEach((line, number) => {
      if (number === 0 && index > 0) return;
      const isLast = number === lines.length - 1;
      const isBlank = line.trim() === "";
      if (isBlank && (!isLast || index === segments.length - 1)) return;
      least = Math.min(least, /^[ \t]*/.exec(line)?.[0].length ?? 0);
    });
  });
  if (!Number.isFinite(least) || least === 0) return [...segments];
  return segments.map((segment, index) => {
    if (typeof segment !== "string") return segment;
    const lines = segment.split("\n");
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
