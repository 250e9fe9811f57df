import { firstOf } from "../../model/first-of.js";
import { joinPath } from "../../model/path-steps.js";
import type { ScalarNode, SourceFile, SourceNode, Span } from "../../model/source.js";
import { formatKey } from "../../yaml/scalar.js";
import { parseDocuments } from "../../yaml/syntax.js";
import { findForeignTag } from "../../yaml/yaml-events.js";
import { ANYTHING, decodedKey, fieldOf, SCALAR, type Shape } from "./known-fields.js";

export interface ConfigurationFault {
  /** A clause after "it": `holds the key "Resources", which kustomize reads as "resources"`. */
  readonly clause: string;
  readonly span: Span;
}

/** Finds a key that kustomize accepts in another spelling, so that readers and other checks would miss its effect. */
export function findMisspeltKey(node: SourceNode, shape: Shape): ConfigurationFault | undefined {
  if (typeof shape === "string" || node.kind === "scalar") return undefined;
  if (node.kind === "sequence") {
    return "items" in shape ? firstOf(node.items, (item) => findMisspeltKey(item, shape.items)) : undefined;
  }
  if (!("fields" in shape)) return undefined;
  return firstOf(node.entries, ({ key, value }) => {
    const written = formatKey(key.value);
    const known = fieldOf(shape, written);
    if (known !== undefined) return findMisspeltKey(value, known);
    const decoded = decodedKey(written, shape);
    if (decoded === undefined) return undefined;
    const clause = `holds the key "${written}", which kustomize reads as "${decoded}": write it so`;
    return { clause, span: { start: key.start, end: key.end } };
  });
}

/** Finds any value that would leave the repository as a path. `folder` is the base, from the repository's root. */
export function findOutwardValue(node: SourceNode, shape: Shape, folder: string): ConfigurationFault | undefined {
  if (shape === ANYTHING) return undefined;
  if (node.kind === "scalar") return faultOfValue(node, folder);
  if (node.kind === "sequence") {
    const items = typeof shape === "object" && "items" in shape ? shape.items : SCALAR;
    return firstOf(node.items, (item) => findOutwardValue(item, items, folder));
  }
  return firstOf(node.entries, ({ key, value }) => {
    const known = typeof shape === "object" && "fields" in shape ? fieldOf(shape, formatKey(key.value)) : undefined;
    return findOutwardValue(value, known ?? SCALAR, folder);
  });
}

/** Finds a non-core YAML tag, which kustomize may interpret in another way. */
export function findTagFault(file: SourceFile): ConfigurationFault | undefined {
  const found = findForeignTag(file.text);
  return found === undefined ? undefined : { clause: `holds the YAML tag "${found.tag}"`, span: found };
}

export function isConfigurationText(text: string): boolean {
  return parseDocuments({ path: "", text }).documents.some(({ root }) => root.kind !== "scalar");
}

const SCHEME = /^(?:[a-z][a-z0-9+.-]*:\/\/|https?:)/i;
const OF_WINDOWS = /^(?:[a-z]:[\\/]|\\)/i;

function faultOfValue({ value, start, end }: ScalarNode, folder: string): ConfigurationFault | undefined {
  if (typeof value !== "string") return undefined;
  // An inline patch contains "=" of its own.
  const isAssigned = value.includes("=") && !isConfigurationText(value);
  const texts = isAssigned ? [value, value.slice(value.indexOf("=") + 1)] : [value];
  const why = firstOf(texts, (text) => describeOutward(text, folder));
  if (why === undefined) return undefined;
  const line = value.split(/[\r\n]/, 1)[0] ?? "";
  return { clause: `holds the value "${line}", ${why}`, span: { start, end } };
}

function describeOutward(text: string, folder: string): string | undefined {
  if (SCHEME.test(text)) return "which begins like an address";
  if (text.length > 1 && (text.startsWith("/") || OF_WINDOWS.test(text))) return "an absolute path";
  const way = joinPath(folder, text.replaceAll("\\", "/"));
  return way === ".." || way.startsWith("../") ? "which leads out of the repository" : undefined;
}
