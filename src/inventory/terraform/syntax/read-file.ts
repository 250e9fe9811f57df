import type { SourceFile, Span } from "../../../model/source.js";
import type { Attribute, Block, Body, HclFile } from "./ast.js";
import { childOf, type HclNode, type HclParser } from "./hcl-node.js";
import { expressionReader } from "./read-expression.js";

const MAX_BLOCK_DEPTH = 40;

/** Reads a file of HCL. Where a part of it fits no rule, the rest is read all the same. */
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
    return {
      type: type === undefined ? "" : textOf(type),
      labels: labels.map((label) => textOf(label).replaceAll('"', "")),
      body: readBody(childOf(node, "body"), node, depth),
      start: node.start,
      end: node.end,
    };
  }

  return { file, body: readBody(root, root, 0), broken: firstError(root) };
}

/** A missing comma between items is read; everything else that fits no rule is told. */
function firstError(node: HclNode): Span | undefined {
  const stack: HclNode[] = [node];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (next.type === "ERROR") return { start: next.start, end: next.end };
    if (next.type !== "tuple") for (const one of next.children) stack.push(one);
    else for (const one of next.children.filter(({ type }) => type !== "ERROR")) stack.push(one);
  }
  return undefined;
}
