import type { SourceNode } from "../model/source.js";
import { toValue } from "./node-value.js";

export function canonicalText(value: unknown): string {
  if (typeof value === "bigint") return value.toString();
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonicalText(one)}`).join(",")}}`;
}

export function canonicalNode(node: SourceNode | undefined): string {
  return node === undefined ? "null" : canonicalText(toValue(node));
}
