import { objectsOf } from "../../manifest/objects/objects.js";
import { firstOf } from "../../model/first-of.js";
import { joinPath } from "../../model/path-steps.js";
import type { ScalarNode, SourceDocument, SourceFile, SourceNode, Span } from "../../model/source.js";
import { getValue, nodeAt } from "../../yaml/node-value.js";
import { formatKey } from "../../yaml/scalar.js";
import { parseDocuments } from "../../yaml/syntax.js";
import { findForeignTag } from "../../yaml/yaml-events.js";
import { ANYTHING, decodedKey, type FieldsShape, fieldOf, PLUGIN_FIELDS, SCALAR, type Shape } from "./known-fields.js";
import { childField, fieldItems, fieldText, type KustomizationField } from "./kustomization.js";
import { generatorFiles, type Reference } from "./references.js";

export interface ConfigurationFault {
  /** A clause after "it": `holds the key "Resources", which kustomize reads as "resources"`. */
  readonly clause: string;
  readonly span: Span;
}

interface PluginReview {
  /** A clause after "it": `runs the plugin "example.com/v1 Thing"`; undefined for built-in plugins. */
  readonly refusal: string | undefined;
  readonly references: readonly Reference[];
  readonly misspelt: ConfigurationFault | undefined;
  readonly outward: ConfigurationFault | undefined;
}

/** Annotations that run a program or container. Upstream: kyaml/fn/runtime/runtimeutil GetFunctionSpec. */
const FUNCTION_ANNOTATIONS = ["config.kubernetes.io/function", "config.k8s.io/function"];
const BUILTIN = "builtin";
const CHART_GENERATOR = "HelmChartInflationGenerator";

/** Has no known fields, so that every value is checked. */
const UNKNOWN_PLUGIN: FieldsShape = { fields: { metadata: ANYTHING } };

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

const SCHEME = /^(?:[a-z][a-z0-9+.-]*:\/\/|https?:)/i;
const OF_WINDOWS = /^(?:[a-z]:[\\/]|\\)/i;

function faultOfValue({ value, start, end }: ScalarNode, folder: string): ConfigurationFault | undefined {
  if (typeof value !== "string") return undefined;
  // An inline patch contains "=" of its own.
  const isPatch = () => parseDocuments({ path: "", text: value }).documents.some(({ root }) => root.kind !== "scalar");
  const isAssigned = value.includes("=") && !isPatch();
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

export function reviewPlugins(document: SourceDocument, folder: string): PluginReview {
  const references: Reference[] = [];
  let misspelt: ConfigurationFault | undefined;
  let outward: ConfigurationFault | undefined;
  const objects = objectsOf(document);
  if (objects.length === 0) outward = findOutwardValue(document.root, UNKNOWN_PLUGIN, folder);
  for (const object of objects) {
    const annotations = nodeAt(object.node, ["metadata", "annotations"]);
    const runs = FUNCTION_ANNOTATIONS.some((name) => getValue(annotations, name) !== undefined);
    const name = object.apiVersion === "" ? object.kind : `${object.apiVersion} ${object.kind}`;
    const stopped = (refusal: string): PluginReview => ({ refusal, references, misspelt, outward });
    if (runs || object.apiVersion !== BUILTIN) return stopped(`runs the plugin "${name}"`);
    if (object.kind === CHART_GENERATOR) return stopped("renders a helm chart");
    const place = { document, path: object.path, target: "value" } as const;
    for (const reference of filesOf({ node: object.node, place })) references.push(reference);
    const shape = PLUGIN_FIELDS.get(object.kind) ?? UNKNOWN_PLUGIN;
    misspelt ??= findMisspeltKey(object.node, shape);
    outward ??= findOutwardValue(object.node, shape, folder);
  }
  return { refusal: undefined, references, misspelt, outward };
}

/** Returns paths relative to the kustomization that lists them. */
function filesOf(configuration: KustomizationField): Reference[] {
  const paths = fieldItems(childField(configuration, "paths"));
  const replacements = fieldItems(childField(configuration, "replacements")).map((item) => childField(item, "path"));
  const patches = [childField(configuration, "path"), ...paths].flatMap((at) => referenceTo("patch", at));
  const targets = childField(configuration, "targetFilePath");
  const data = [...replacements, targets].flatMap((at) => referenceTo("data", at));
  return [...patches, ...data, ...generatorFiles(configuration)];
}

function referenceTo(role: "patch" | "data", at: KustomizationField | undefined): Reference[] {
  const text = fieldText(at);
  return at === undefined || text === undefined || text === "" || /[\r\n]/.test(text) ? [] : [{ role, text, at }];
}
