import type { KubernetesObject } from "../../manifest/objects/objects.js";
import { createValuesBudget, setValue } from "../../manifest/set-values.js";
import { joinPath, lastStep } from "../../model/path-steps.js";
import type { FieldPath, Place, SourceNode } from "../../model/source.js";
import { EMPTY_STRING_MAP } from "../../model/string-map.js";
import { readInlineText } from "../../yaml/inline-text.js";
import { getString, getValue, isTrue, itemsOf, textsOf } from "../../yaml/node-value.js";
import { addressInRegistry, folderOfChart } from "../contract/outside-chart.js";
import type { RepositoryFiles } from "../contract/render-root.js";
import type { ChartTarget, KustomizeTarget } from "../contract/targets.js";
import { parseValues } from "../contract/write-configuration.js";
import { type ApplicationSource, type ArgoApplied, literalAt } from "./argocd.js";
import { describeObject } from "./flux-kustomization.js";
import type { RepositoryTree } from "./repository-tree.js";
import { normalizeRepositoryUrl } from "./source-repository.js";

const KUSTOMIZATION_FILES = ["kustomization.yaml", "kustomization.yml", "Kustomization"];
/** Fields of `source.kustomize` that a kustomization also has. Without `images`, which decide no placement. */
const KUSTOMIZE_FIELDS = [
  "namePrefix",
  "nameSuffix",
  "commonLabels",
  "commonAnnotations",
  "patches",
  "components",
  "replicas",
];
const PLACEHOLDER = "{{";
/** A patch of a template by which Applications may deploy something else, or one that prints what is not known. */
const CHANGES_SOURCE =
  /\b(?:sources?|destination|metadata|spec["']?:[ \t]*[^\s#])|\{\{(?!-?\s*(?:(?:if|else|end|range|with)\b|\/\*))/;
/** Values files that the plugin helm-secrets decrypts. Secrets decide no placement. */
const SECRETS_FILE = /^secrets(?:\+[\w-]+)?:\/\//;

/** The rendering of a source; plain manifests, plugins and undetermined sources have none. */
export type ArgoRendering =
  | { readonly kustomize: KustomizeTarget; readonly chart?: never }
  | { readonly kustomize?: never; readonly chart: ChartTarget };

/** Upstream: argo-cd util/app/discovery, and ExplicitType of ApplicationSource. */
export function readSourceRendering(
  applied: ArgoApplied,
  clusters: ReadonlySet<string> | undefined,
  tree: RepositoryTree,
  files: RepositoryFiles,
): ArgoRendering | undefined {
  const { object, source } = applied;
  const open = describePending(object, source);
  const folder = applied.folder ?? outsideChart(source, files);
  if (folder === undefined) return undefined;
  const says = (key: string) => getValue(source.node, key) !== undefined;
  const hasFile = (name: string) => files.lookUp(joinPath(folder, name)) === "file";
  if (says("plugin") || (says("directory") && !says("helm") && !says("kustomize"))) return undefined;
  if (KUSTOMIZATION_FILES.some(hasFile) && !says("helm")) {
    return open === undefined ? { kustomize: kustomizeTarget(applied, folder, clusters) } : undefined;
  }
  if (!hasFile("Chart.yaml") || says("kustomize")) return undefined;
  return { chart: chartTarget({ ...applied, folder }, clusters, tree, files, open) };
}

type LocatedSource = ArgoApplied & { readonly folder: string };

/** Returns the folder that stands for a chart from outside. Argo CD writes the address of a registry without a scheme. */
function outsideChart({ chart, repoURL, node }: ApplicationSource, files: RepositoryFiles): string | undefined {
  const version = literalAt(node, "targetRevision");
  const isPending = version === undefined && getValue(node, "targetRevision") !== undefined;
  if (chart === undefined || repoURL === undefined || isPending) return undefined;
  const address = /^https?:\/\//.test(repoURL)
    ? repoURL
    : addressInRegistry(repoURL.startsWith("oci://") ? repoURL : `oci://${repoURL}`, chart);
  return folderOfChart(files.outside, { name: lastStep(chart), address, version }, false);
}

function describePending(object: KubernetesObject, source: ApplicationSource): string | undefined {
  if (object.kind !== "ApplicationSet") return undefined;
  const patch = getValue(getValue(object.node, "spec"), "templatePatch");
  if (patch !== undefined && (patch.kind !== "scalar" || CHANGES_SOURCE.test(patch.text))) {
    return "the ApplicationSet patches its template";
  }
  return holdsPlaceholder(source.node) ? "a parameter of the ApplicationSet stays open" : undefined;
}

function ownerOf({ object, application }: ArgoApplied): string {
  const owner = describeObject(`Argo CD ${object.kind}`, object.node);
  const isSet = object.kind === "ApplicationSet";
  return isSet && application.name !== undefined ? `${owner} (${application.name})` : owner;
}

function placeOf({ object, fieldPath }: ArgoApplied, ...fields: FieldPath): Place {
  return { document: object.document, path: [...object.path, ...fieldPath, ...fields], target: "value" };
}

function kustomizeTarget(
  applied: ArgoApplied,
  folder: string,
  clusters: ReadonlySet<string> | undefined,
): KustomizeTarget {
  const kustomize = getValue(applied.source.node, "kustomize");
  const { destinationNamespace } = applied.application;
  return {
    folder,
    owner: ownerOf(applied),
    place: placeOf(applied, "path"),
    clusters,
    namespace: literalAt(kustomize, "namespace"),
    defaultNamespace: destinationNamespace,
    fields: KUSTOMIZE_FIELDS.flatMap((key) => {
      const value = getValue(kustomize, key);
      return value === undefined ? [] : { key, value, place: placeOf(applied, "kustomize", key) };
    }),
    substitutions: EMPTY_STRING_MAP,
  };
}

function chartTarget(
  applied: LocatedSource,
  clusters: ReadonlySet<string> | undefined,
  tree: RepositoryTree,
  files: RepositoryFiles,
  open: string | undefined,
): ChartTarget {
  const { application, source, folder } = applied;
  const helm = getValue(source.node, "helm");
  const valuesFiles = findValuesFiles(applied, tree, files);
  const values = readValues(helm);
  const written = writtenValues(helm, applied);
  const unknown = open ?? valuesFiles.unknown ?? values.unknown;
  return {
    folder,
    owner: ownerOf(applied),
    place: placeOf(applied, source.path === undefined ? "chart" : "path"),
    versionAt: placeOf(applied, "targetRevision"),
    clusters,
    namespace: getString(helm, "namespace") ?? application.destinationNamespace,
    releaseName: getString(helm, "releaseName") ?? application.name,
    valuesFiles: valuesFiles.paths,
    valuesAt: [...applied.fieldPath, "helm", "valuesObject"].join("."),
    kubeVersion: getString(helm, "kubeVersion"),
    apiVersions: textsOf(getValue(helm, "apiVersions")),
    unknown,
    values: written ?? (values.node && { node: values.node, place: placeOf(applied, "helm", values.from) }),
  };
}

function findValuesFiles(
  applied: LocatedSource,
  tree: RepositoryTree,
  files: RepositoryFiles,
): { readonly paths: readonly string[]; readonly unknown?: string } {
  const helm = getValue(applied.source.node, "helm");
  const ignoresMissing = isTrue(getValue(helm, "ignoreMissingValueFiles"));
  const paths: string[] = [];
  for (const text of textsOf(getValue(helm, "valueFiles"))) {
    if (SECRETS_FILE.test(text)) continue;
    const path = locateValuesFile(text, applied, tree, files);
    if (path === undefined) return { paths, unknown: `values file "${text}" is not in this repository` };
    if (!ignoresMissing || files.lookUp(path) === "file") paths.push(path);
  }
  return { paths };
}

/** `/` is the repository's root, `$ref/` a source. Undefined for addresses and globs. */
function locateValuesFile(
  text: string,
  { application, source, folder, configurationPath }: LocatedSource,
  tree: RepositoryTree,
  files: RepositoryFiles,
): string | undefined {
  const isOutside = source.path === undefined;
  if (/^[a-z][a-z+]*:\/\/|[*?[]/i.test(text)) return undefined;
  const [, ref, rest] = /^\$([^/]+)\/(.*)$/.exec(text) ?? [];
  if (ref === undefined || rest === undefined) {
    if (!text.startsWith("/") || isOutside) return joinPath(folder, text.replace(/^\/+/, ""));
    return rootPath(text.slice(1), source, folder, configurationPath, tree);
  }
  const referred = application.sources.find((one) => one.ref === ref);
  if (referred?.repoURL === undefined || source.repoURL === undefined) return undefined;
  if (isOutside) {
    // Of another repository the same path would have to stand here, too.
    const path = referred.chart === undefined ? tree.fromRoot(configurationPath, rest) : undefined;
    return path !== undefined && files.lookUp(path) === "file" ? path : undefined;
  }
  const isSame =
    referred.repoURL === source.repoURL ||
    normalizeRepositoryUrl(referred.repoURL) === (normalizeRepositoryUrl(source.repoURL) ?? "");
  return isSame ? rootPath(rest, source, folder, configurationPath, tree) : undefined;
}

function rootPath(
  path: string,
  source: ApplicationSource,
  folder: string,
  configurationPath: string,
  tree: RepositoryTree,
): string {
  const steps = joinPath(source.path ?? "")
    .split("/")
    .filter((step) => step !== ".");
  const root = joinPath(folder, ...steps.map(() => ".."));
  return tree.fromRoot(configurationPath, path) ?? joinPath(root, path);
}

interface SourceValues {
  readonly node?: SourceNode;
  readonly from: "valuesObject" | "values" | "parameters";
  readonly unknown?: string;
}

function readValues(helm: SourceNode | undefined): SourceValues {
  const object = getValue(helm, "valuesObject");
  const text = getValue(helm, "values");
  let node: SourceNode | undefined;
  let from: SourceValues["from"] = "parameters";
  if (object !== undefined) {
    node = object;
    from = "valuesObject";
  } else if (text?.kind === "scalar" && text.text.trim() !== "") {
    node = parseValues(text.text);
    from = "values";
    if (node === undefined) return { from, unknown: "its values are not a mapping" };
  }
  const budget = createValuesBudget();
  for (const parameter of itemsOf(getValue(helm, "parameters"))) {
    const name = getString(parameter, "name");
    const value = getValue(parameter, "value");
    if (name === undefined || value?.kind !== "scalar") return { from, unknown: "a parameter has no name or no value" };
    node = setValue(node, name, value, isTrue(getValue(parameter, "forceString")), budget);
    if (node === undefined) {
      const why = budget.spend(0) ? "names no value" : "and those before it set too many values";
      return { from, unknown: `parameter "${name}" ${why}` };
    }
  }
  return node === undefined ? { from } : { node, from };
}

/** Returns the values of a text that nothing overrides, each at its own line. */
function writtenValues(helm: SourceNode | undefined, applied: ArgoApplied): ChartTarget["values"] {
  const text = getValue(helm, "values");
  // Lines of what a rendering printed stand in no file.
  if (applied.object.document.origin !== undefined) return undefined;
  const isAlone = getValue(helm, "valuesObject") === undefined && itemsOf(getValue(helm, "parameters")).length === 0;
  if (!isAlone || text?.kind !== "scalar" || parseValues(text.text) === undefined) return undefined;
  const { documents, isInPlace } = readInlineText(placeOf(applied, "helm", "values").document.file, text);
  const [document] = documents;
  return document !== undefined && isInPlace
    ? { node: document.root, place: { document, path: [], target: "value" } }
    : undefined;
}

function holdsPlaceholder(node: SourceNode): boolean {
  if (node.kind === "scalar") return node.text.includes(PLACEHOLDER);
  const children = node.kind === "sequence" ? node.items : node.entries.map(({ value }) => value);
  return children.some(holdsPlaceholder);
}
