import { formatQuoted, formatYamlString, needsEscapes } from "../../model/yaml-scalar.js";
import type { FixMapping, FixValue } from "../../rules/contract/fix-intent.js";
import type { BlockStyle, FlowStyle, Quotes } from "./style.js";

export function writeString(text: string, quotes: Quotes): string {
  const written = formatYamlString(text);
  return written.startsWith('"') ? writeQuoted(text, quotes) : written;
}

/** Writes a text in quotes: in double ones if single ones cannot hold it. */
export function writeQuoted(text: string, quotes: Quotes): string {
  if (quotes === '"' || text.includes("\n") || needsEscapes(text)) return formatQuoted(text);
  return `'${text.replaceAll("'", "''")}'`;
}

function isList(value: FixValue): value is readonly FixValue[] {
  return Array.isArray(value);
}

function writeFlowString(text: string, { json, quotes }: FlowStyle): string {
  return json ? formatQuoted(text) : writeString(text, quotes);
}

function writtenEntries(value: FixMapping): [key: string, child: FixValue][] {
  return Object.entries(value).flatMap(([key, child]) => (child === undefined ? [] : [[key, child]]));
}

/** Writes a value in flow style, without outer indentation. */
export function writeFlow(value: FixValue, style: FlowStyle): string[] {
  if (typeof value === "string") return [writeFlowString(value, style)];
  if (typeof value === "number") return [String(value)];
  if (isList(value))
    return writeCollection(
      "[",
      value.map((item) => writeFlow(item, style)),
      "]",
      { ...style, padding: "" },
    );
  const entries = writtenEntries(value).map(([key, child]) => writeFlowEntry(key, child, style));
  return writeCollection("{", entries, "}", style);
}

export function writeFlowEntry(key: string, value: FixValue, style: FlowStyle): string[] {
  const [first = "", ...rest] = writeFlow(value, style);
  return [`${writeFlowString(key, style)}${style.colon}${first}`, ...rest];
}

function writeCollection(
  opening: string,
  pieces: readonly (readonly string[])[],
  close: string,
  { indent, comma, padding }: FlowStyle,
): string[] {
  if (pieces.length === 0) return [opening + close];
  if (indent === undefined) {
    return [`${opening}${padding}${pieces.map((lines) => lines.join(" ")).join(comma)}${padding}${close}`];
  }
  const lines = pieces.flatMap((piece, index) => {
    const last = piece.length - 1;
    const separator = index < pieces.length - 1 ? "," : "";
    return piece.map((line, at) => `${indent}${line}${at === last ? separator : ""}`);
  });
  return [opening, ...lines, close];
}

export function writeBlockEntry(key: string, value: FixValue, style: BlockStyle): string[] {
  const name = writeString(key, style.quotes);
  if (typeof value === "string") return [`${name}: ${writeString(value, style.quotes)}`];
  if (typeof value === "number") return [`${name}: ${value}`];
  if (isList(value)) {
    if (value.length === 0) return [`${name}: []`];
    const items = value.flatMap((item) => writeBlockItem(item, style));
    return [`${name}:`, ...items.map((line) => " ".repeat(style.listIndent) + line)];
  }
  const entries = writeBlockMapping(value, style);
  return entries.length === 0
    ? [`${name}: {}`]
    : [`${name}:`, ...entries.map((line) => " ".repeat(style.indent) + line)];
}

function writeBlockMapping(value: FixMapping, style: BlockStyle): string[] {
  return writtenEntries(value).flatMap(([key, child]) => writeBlockEntry(key, child, style));
}

export function writeBlockItem(value: FixValue, style: BlockStyle): string[] {
  const [first = "", ...rest] = writeBlockContent(value, style);
  return [style.dash + first, ...rest.map((line) => " ".repeat(style.dash.length) + line)];
}

export function writeBlockContent(value: FixValue, style: BlockStyle): string[] {
  if (typeof value === "string") return [writeString(value, style.quotes)];
  if (typeof value === "number") return [String(value)];
  if (!isList(value)) return writeBlockMapping(value, style);
  return value.flatMap((item) => writeBlockItem(item, style));
}
