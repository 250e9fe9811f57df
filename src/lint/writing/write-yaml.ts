import { Document, isCollection, isNode, type Node, Pair, Scalar, YAMLMap, YAMLSeq } from "yaml";
import { escapeUnseen, formatComment, isPlainString, needsEscapes } from "../../model/yaml-scalar.js";

export type { Node, Scalar } from "yaml";

/** A list of plain values is written in flow style. */
export type YamlValue = string | number | boolean | readonly string[] | Node;

/** An entry, which is left out if undefined, and a comment behind it. */
export type YamlField = readonly [key: string, value: YamlValue | undefined, comment?: string];
export type YamlEntry = YamlField | { readonly comment: string };
type Fields = Readonly<Record<string, YamlValue | undefined>>;

const STYLE = {
  lineWidth: 0,
  doubleQuotedAsJSON: true,
  commentString: (text: string) => text.split("\n").map(formatComment).join("\n"),
};

/** Words that no version of YAML takes for a number, a boolean or a merge. */
const SENTENCE = /^[A-Za-z]+ [\w ,./-]*[\w.]$/;

/** Makes a scalar in a style, or in double quotes if another would not keep the text. */
export function scalarNode(text: string, style: "PLAIN" | "QUOTE_SINGLE" | "QUOTE_DOUBLE" | "BLOCK_LITERAL"): Scalar {
  const node = new Scalar(text);
  // The package loses a literal block of spaces alone.
  const isKept = style === "PLAIN" ? isPlainString(text) || SENTENCE.test(text) : !/^\s|\s$/.test(text);
  node.type = isKept && !needsEscapes(text) ? style : "QUOTE_DOUBLE";
  return node;
}

function nodeOf(value: YamlValue): Node {
  if (typeof value === "string") return scalarNode(value, isPlainString(value) ? "PLAIN" : "QUOTE_DOUBLE");
  if (typeof value !== "object") return new Scalar(value);
  return isNode(value) ? value : listNode(value, true);
}

/** Makes a list in block or flow style: `[a, b]`. */
export function listNode(values: readonly YamlValue[], isFlow = false): YAMLSeq {
  const node = new YAMLSeq<Node>();
  node.items = values.map(nodeOf);
  return isFlow ? inFlow(node, "") : node;
}

function inFlow<Of extends YAMLMap | YAMLSeq>(node: Of, padding: "" | " "): Of {
  const write = node.toString.bind(node);
  node.flow = true;
  node.toString = (context, ...rest) => write(context && { ...context, flowCollectionPadding: padding }, ...rest);
  return node;
}

function isEntries(entries: readonly YamlEntry[] | Fields): entries is readonly YamlEntry[] {
  return Array.isArray(entries);
}

/** Makes a mapping in block style; comment lines belong to the entry below them. */
export function mappingNode(entries: readonly YamlEntry[] | Fields): YAMLMap {
  const node = new YAMLMap<Node, Node>();
  let above: string[] = [];
  for (const entry of isEntries(entries) ? entries : Object.entries(entries)) {
    if ("comment" in entry) {
      above.push(entry.comment);
      continue;
    }
    const [name, of, comment] = entry;
    if (of === undefined) continue;
    const [key, value] = [nodeOf(name), nodeOf(of)];
    if (above.length > 0) key.commentBefore = oneLineEach(above);
    above = [];
    if (comment !== undefined) commentBehind(isCollection(value) && value.flow !== true ? key : value, comment);
    node.items.push(new Pair(key, value));
  }
  if (above.length > 0) node.comment = oneLineEach(above);
  return node;
}

/** Makes a mapping in flow style: `{key: value}`, or with spaces inside. */
export function flowNode(entries: readonly YamlField[] | Fields, padding: "" | " " = ""): YAMLMap {
  return inFlow(mappingNode(entries), padding);
}

/** Adds a comment behind a value. */
export function commentBehind<Of extends Node>(node: Of, comment: string): Of {
  node.comment = oneLineEach([comment]);
  return node;
}

/** Adds comment lines above an item. */
export function commentAbove<Of extends Node>(comments: readonly string[], node: Of): Of {
  if (comments.length > 0) node.commentBefore = oneLineEach(comments);
  return node;
}

/** The package begins a comment line at each break. */
function oneLineEach(comments: readonly string[]): string {
  return comments.map((one) => one.replaceAll(/[\r\n]+/g, " ")).join("\n");
}

/** Writes a document that Kubernetes' decoder reads as it was meant, without a marker. */
export function writeYaml(root: Node): string {
  return escapeUnseen(new Document(root).toString(STYLE));
}
