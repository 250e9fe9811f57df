import type { MappingNode, ScalarNode, SourceFile, SourceNode } from "../../model/source.js";
import { formatKey } from "../../yaml/scalar.js";
import { parseDocuments } from "../../yaml/syntax.js";
import type { Attribute, Block, Body, Expression, HclFile, ObjectEntry } from "./ast.js";
import type { HclParser } from "./hcl-node.js";
import { readHclFile } from "./read-file.js";

/** Number of labels of a block, one level of keys each. Others are attributes. */
const LABELS: Readonly<Record<string, number>> = {
  resource: 2,
  data: 2,
  module: 1,
  variable: 1,
  output: 1,
  provider: 1,
  locals: 0,
  terraform: 0,
};
const PLAIN_TEXTS = new Set(["source", "version"]);

/** Reads JSON syntax. A text is a template, placed as a whole. */
export function readJsonConfig(file: SourceFile, parse: HclParser): HclFile {
  const { documents, problems } = parseDocuments(file);
  const root = documents[0]?.root;
  const [problem] = problems;
  const broken = root?.kind === "mapping" ? problem?.span : { start: 0, end: 0 };
  const empty = { attributes: [], blocks: [], start: 0, end: 0 };
  if (root?.kind !== "mapping") return { file, body: empty, broken };

  function expression(node: SourceNode): Expression {
    const span = { start: node.start, end: node.end };
    if (node.kind === "sequence") return { kind: "tuple", items: node.items.map(expression), ...span };
    if (node.kind === "mapping") {
      const entries = node.entries.map(({ key, value }): ObjectEntry => ({ key: text(key), value: expression(value) }));
      return { kind: "object", entries, ...span };
    }
    return typeof node.value === "string" ? text(node) : literal(node);
  }

  function literal(node: ScalarNode): Expression {
    const value = typeof node.value === "bigint" ? Number(node.value) : node.value;
    return { kind: "literal", value, start: node.start, end: node.end };
  }

  function text(node: ScalarNode): Expression {
    if (!/[$%]\{/.test(node.text)) return { kind: "literal", value: node.text, start: node.start, end: node.end };
    return parsed(JSON.stringify(node.text), node) ?? { kind: "broken", start: node.start, end: node.end };
  }

  function body(node: MappingNode, isType: boolean): Body {
    const attributes = node.entries.map(({ key, value }): Attribute => {
      const name = formatKey(key.value);
      const isPlain = PLAIN_TEXTS.has(name) && value.kind === "scalar";
      const read = isPlain
        ? literal(value)
        : isType && name === "type" && value.kind === "scalar"
          ? (parsed(value.text, value) ?? literal(value))
          : expression(value);
      return { name, value: read, start: key.start, end: value.end };
    });
    return { attributes, blocks: [], start: node.start, end: node.end };
  }

  function parsed(written: string, node: ScalarNode): Expression | undefined {
    const read = readHclFile({ path: file.path, text: `x = ${written}` }, parse).body.attributes[0]?.value;
    return read && at(read, node);
  }

  function blocks(type: string, labels: readonly string[], left: number, node: SourceNode): Block[] {
    if (node.kind === "sequence") return node.items.flatMap((item) => blocks(type, labels, left, item));
    if (node.kind !== "mapping") return [];
    if (left === 0) return [{ type, labels, body: body(node, type === "variable"), start: node.start, end: node.end }];
    return node.entries.flatMap(({ key, value }) => blocks(type, [...labels, formatKey(key.value)], left - 1, value));
  }

  const top = root.entries.map(({ key, value }) => ({ name: formatKey(key.value), key, value }));
  const attributes = top
    .filter(({ name }) => !(name in LABELS))
    .map(({ name, key, value }): Attribute => ({ name, value: expression(value), start: key.start, end: value.end }));
  const read = top.flatMap(({ name, value }) => (name in LABELS ? blocks(name, [], LABELS[name] ?? 0, value) : []));
  return { file, body: { attributes, blocks: read, start: root.start, end: root.end }, broken };
}

function at(expression: Expression, { start, end }: ScalarNode): Expression {
  const place = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(place);
    if (typeof value !== "object" || value === null) return value;
    const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, place(inner)]));
    return "start" in copy ? { ...copy, start, end } : copy;
  };
  return place(expression) as Expression;
}
