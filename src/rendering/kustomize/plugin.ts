import { getValue, nodeAt } from "../../manifest/node-value.js";
import { objectsOf } from "../../manifest/objects.js";
import type { SourceDocument } from "../../model/source.js";
import { itemsOf, type KustomizationField, partOf, textOf } from "./kustomization.js";
import { generatorFiles, type Reference } from "./references.js";

/** What a configuration of generators, transformers or validators leads to. */
export interface PluginReview {
  /** A clause behind "it", such as `runs the plugin "example.com/v1 Thing"`; undefined for what kustomize does itself. */
  readonly refusal: string | undefined;
  readonly references: readonly Reference[];
}

/** Annotations that have kustomize run a program or a container. Upstream: kyaml/fn/runtime/runtimeutil GetFunctionSpec. */
const FUNCTION_ANNOTATIONS = ["config.kubernetes.io/function", "config.k8s.io/function"];
const BUILTIN = "builtin";
const CHART_GENERATOR = "HelmChartInflationGenerator";

/** Looks through the objects of a document that configures generators, transformers or validators. */
export function reviewPlugins(document: SourceDocument): PluginReview {
  const references: Reference[] = [];
  for (const object of objectsOf(document)) {
    const annotations = nodeAt(object.node, ["metadata", "annotations"]);
    const runs = FUNCTION_ANNOTATIONS.some((name) => getValue(annotations, name) !== undefined);
    const name = object.apiVersion === "" ? object.kind : `${object.apiVersion} ${object.kind}`;
    if (runs || object.apiVersion !== BUILTIN) return { refusal: `runs the plugin "${name}"`, references };
    if (object.kind === CHART_GENERATOR) return { refusal: "renders a helm chart", references };
    const place = { document, path: object.path, part: "value" } as const;
    references.push(...filesOf({ node: object.node, place }));
  }
  return { refusal: undefined, references };
}

/** The files that kustomize's own plugins read. Relative to the kustomization that lists them. */
function filesOf(configuration: KustomizationField): Reference[] {
  const paths = itemsOf(partOf(configuration, "paths"));
  const replacements = itemsOf(partOf(configuration, "replacements")).map((item) => partOf(item, "path"));
  const patches = [partOf(configuration, "path"), ...paths].flatMap((at) => referenceTo("patch", at));
  const data = replacements.flatMap((at) => referenceTo("data", at));
  return [...patches, ...data, ...generatorFiles(configuration)];
}

function referenceTo(role: "patch" | "data", at: KustomizationField | undefined): Reference[] {
  const text = textOf(at);
  return at === undefined || text === undefined || text === "" || /[\r\n]/.test(text) ? [] : [{ role, text, at }];
}
