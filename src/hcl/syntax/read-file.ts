import type { SourceFile, Span } from "../../model/source.js";
import type { Attribute, Block, Body, Expression, HclFile, ObjectEntry, TemplateSegment } from "./ast.js";
import { childOf, type HclNode, type HclParser } from "./hcl-node.js";
import { expressionReader } from "./read-expression.js";

const MAX_BLOCK_DEPTH = 40;

export function readHclFile(file: SourceFile, parse: HclParser): HclFile {
  const { text } = file;
  const root = parse(text);
  const readExpression = expressionReader(text);
  const textOf = ({ start, end }: HclNode): string => text.slice(start, end);

  function readBody(node: HclNode | undefined, span: Span, depth: number): Body {
    const attributes: Attribute[] = [];
    const blocks: Block[] = [];
    const collect = (children: readonly HclNode[]): void => {
      for (const child of children) {
        if (child.type === "attribute") attributes.push(readAttribute(child));
        else if (child.type === "block" && depth < MAX_BLOCK_DEPTH) blocks.push(readBlock(child, depth + 1));
        else if (child.type === "ERROR" || child.type === "body") collect(child.children);
      }
    };
    collect(node?.children ?? []);
    return { attributes, blocks, start: span.start, end: span.end };
  }

  function readAttribute(node: HclNode): Attribute {
    const name = childOf(node, "identifier");
    const value = readExpression(childOf(node, "expression"));
    return { name: name === undefined ? "" : textOf(name), value, start: node.start, end: node.end };
  }

  function readBlock(node: HclNode, depth: number): Block {
    const [type, ...labels] = node.children.filter(
      (child) => child.type === "identifier" || child.type === "string_lit",
    );
    const name = type === undefined ? "" : textOf(type);
    const body = readBody(childOf(node, "body"), node, depth);
    return {
      type: name,
      labels: labels.map((label) => textOf(label).replaceAll('"', "")),
      body: TAKES_VALUES.has(name) && depth === 1 ? withBlocksAsMaps(body) : body,
      start: node.start,
      end: node.end,
    };
  }

  return { file, body: readBody(root, root, 0), broken: firstError(root) };
}

/** Blocks of named values, where Terraform 0.11 wrote maps as blocks. */
const TAKES_VALUES = new Set(["module", "variable", "locals"]);
const NO_VALUES = new Set(["providers", "validation"]);

function withBlocksAsMaps(body: Body): Body {
  const names = [...new Set(body.blocks.map(({ type }) => type))].filter((name) => !NO_VALUES.has(name));
  const made = names.map((name): Attribute => {
    const items = body.blocks.filter(({ type }) => type === name).map(mapOfBlock);
    const [first, second] = items;
    const span = { start: first?.start ?? body.start, end: items.at(-1)?.end ?? body.end };
    const value: Expression = first === undefined || second !== undefined ? { kind: "tuple", items, ...span } : first;
    return { name, value, ...span };
  });
  return { ...body, attributes: [...body.attributes, ...made] };
}

function mapOfBlock({ body, start, end }: Block): Expression {
  const entries = withBlocksAsMaps(body).attributes.map(({ name, value, start: at }): ObjectEntry => {
    return { key: { kind: "literal", value: name, start: at, end: at + name.length }, value };
  });
  return { kind: "object", entries, start, end };
}

/** Finds the first syntax error, except missing commas. */
function firstError(node: HclNode): Span | undefined {
  const stack: HclNode[] = [node];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (next.type === "ERROR") return { start: next.start, end: next.end };
    const isTuple = next.type === "tuple";
    stack.push(...next.children.filter(({ type }) => !isTuple || type !== "ERROR").reverse());
  }
  return undefined;
}

/** Parses a file for `templatefile` as a heredoc. Places are the file's. */
export function readTemplateFile(file: SourceFile, parse: HclParser): readonly TemplateSegment[] | undefined {
  const mark = freeMark(file.text);
  const text = `x = <<${mark}\n${file.text}\n${mark}\n`;
  const { body, broken } = readHclFile({ path: file.path, text }, parse);
  const value = body.attributes[0]?.value;
  if (broken !== undefined || value === undefined) return undefined;
  if (value.kind === "template") return withoutLastBreak(value.segments);
  return value.kind === "literal" ? withoutLastBreak([String(value.value ?? "")]) : undefined;
}

function freeMark(text: string): string {
  let mark = "TEXT";
  while (text.includes(mark)) mark += "X";
  return mark;
}

function withoutLastBreak(segments: readonly TemplateSegment[]): TemplateSegment[] {
  const last = segments.at(-1);
  return typeof last === "string" ? [...segments.slice(0, -1), last.replace(/\n$/, "")] : [...segments];
}
