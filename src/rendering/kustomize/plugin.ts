import { objectsOf } from "../../manifest/objects/objects.js";
import type { SourceDocument } from "../../model/source.js";
import { getValue, nodeAt } from "../../yaml/node-value.js";
import { type ConfigurationFault, findMisspeltKey, findOutwardValue } from "./configuration-fault.js";
import { ANYTHING, type FieldsShape, PLUGIN_FIELDS } from "./known-fields.js";
import { childField, fieldItems, fieldText, type KustomizationField } from "./kustomization.js";
import { generatorFiles, type Reference } from "./references.js";

export interface PluginReview {
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
