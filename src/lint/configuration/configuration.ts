import {
  type ClusterKeys,
  NO_CLUSTER_KEYS,
  overlayClusterKeys,
  readClusterKeys,
} from "../../inventory/contract/cluster-keys.js";
import { type ConfigurationError, errorAt } from "../../inventory/contract/configuration-error.js";
import { scalarText } from "../../inventory/contract/configuration-value.js";
import { type ClusterDeclaration, readClusterDeclaration } from "../../inventory/declaration/cluster-declaration.js";
import type { CustomKind } from "../../manifest/fields/custom-kind.js";
import { locate } from "../../manifest/locate.js";
import type { Severity } from "../../model/finding.js";
import { DEFAULT_LIMITS, type Limits, perLimit } from "../../model/limits.js";
import { compileGlob } from "../../model/path-glob.js";
import { joinPath, parentFolder } from "../../model/path-steps.js";
import type { FieldPath, Place, SourceDocument, SourceFile, SourceNode } from "../../model/source.js";
import type { ChartDeclaration } from "../../rendering/helm/values-sets.js";
import { getEntry, getValue, itemsOf } from "../../yaml/node-value.js";
import {
  type KnownRules,
  type RuleOverride,
  type RuleSetting,
  readRuleOverrides,
  readRules,
  readSuppressions,
  readWords,
  type SuppressionDeclaration,
  severityOr,
} from "./configuration-rules.js";
import { readCustomKinds } from "./configuration-workloads.js";
import { type RenderSettings, readRenderSettings } from "./render-settings.js";

export interface Configuration {
  readonly file: SourceFile;
  /** Exactly one, with the name null, if the file has no `clusters`. */
  readonly clusters: readonly ClusterDeclaration[];
  /** Cluster keys at the top of the file, inherited by each cluster and the inventory file. */
  readonly clusterKeys: ClusterKeys;
  /** Globs of manifests to lint; undefined: all that git does not ignore. */
  readonly manifests: readonly string[] | undefined;
  readonly exclude: readonly string[];
  readonly rules: ReadonlyMap<string, RuleSetting>;
  readonly ruleOverrides: readonly RuleOverride[];
  readonly suppress: readonly SuppressionDeclaration[];
  readonly failOn: Severity | "never" | undefined;
  readonly render: RenderSettings;
  readonly limits: Limits;
  /** The least shares, in percent. */
  readonly coverage: RequiredCoverage;
  readonly charts: readonly ChartDeclaration[];
  readonly customKinds: readonly CustomKind[];
}

export type RequiredCoverage = ReadonlyMap<(typeof COVERED)[number], number>;
export const COVERED = ["releases", "workloads"] as const;

/** Keys that say how to lint, not what the clusters are. */
export const LINT_KEYS = [
  "charts",
  "rules",
  "ruleOverrides",
  "suppress",
  "failOn",
  "render",
  "limits",
  "coverage",
  "workloads",
];

export interface ConfigurationOptions extends KnownRules {
  readonly kind: "configuration" | "inventory";
  /** Cluster keys above the file's own: the configuration's, for its inventory. */
  readonly clusterKeys?: ClusterKeys;
}

export interface ConfigurationResult {
  /** Undefined if the file does not fit the schema; else present even with `errors`. */
  readonly configuration: Configuration | undefined;
  /** In the order of the text. Any of them ends the run. */
  readonly errors: readonly ConfigurationError[];
}

/** Reads a document that fits the schema: `errors` has what the schema cannot say. */
export function readConfigurationDocument(
  document: SourceDocument,
  options: ConfigurationOptions,
): ConfigurationResult {
  const { root, file } = document;
  const clusterKeys = overlayClusterKeys(options.clusterKeys ?? NO_CLUSTER_KEYS, readClusterKeys(root));
  const errors: ConfigurationError[] = [];
  const configuration: Configuration = {
    file,
    clusters: readClusters(document, clusterKeys, errors),
    clusterKeys,
    manifests: clusterKeys.manifests,
    exclude: clusterKeys.exclude ?? [],
    rules: readRules(root, { document, path: [], target: "value" }, options, errors),
    ruleOverrides: readRuleOverrides(document, options, errors),
    suppress: readSuppressions(document, options, errors),
    failOn: severityOr("never", getValue(root, "failOn")),
    render: readRenderSettings(document, errors),
    limits: readLimits(getValue(root, "limits")),
    coverage: readCoverage(getValue(root, "coverage")),
    charts: readCharts(document),
    customKinds: readCustomKinds(document, errors),
  };
  return { configuration, errors: [...errors, ...describeUnreadGlobs(document)].sort(byPlaceOfError) };
}

function readClusters(
  document: SourceDocument,
  above: ClusterKeys,
  errors: ConfigurationError[],
): ClusterDeclaration[] {
  const items = itemsOf(getValue(document.root, "clusters"));
  if (items.length === 0) {
    return [readClusterDeclaration({ document, errors }, [], document.root, null, above)];
  }
  errors.push(...describeKeysBesideClusters(document));
  const clusters: ClusterDeclaration[] = [];
  items.forEach((item, index) => {
    const name = scalarText(getValue(item, "name")) ?? "";
    const earlier = clusters.find(({ settings }) => settings.name === name);
    if (earlier !== undefined) errors.push(describeRepeatedCluster(document, index, name, earlier));
    const keys = overlayClusterKeys(above, readClusterKeys(item));
    clusters.push(readClusterDeclaration({ document, errors }, ["clusters", index], item, name, keys));
  });
  return clusters;
}

function describeKeysBesideClusters(document: SourceDocument): ConfigurationError[] {
  return ["pools", "from", "overrides", "gitops"]
    .filter((key) => getEntry(document.root, key) !== undefined)
    .map((key) =>
      errorAt({ document, path: [key], target: "key" }, `"${key}" stands beside "clusters": move it into a cluster`),
    );
}

function describeRepeatedCluster(
  document: SourceDocument,
  index: number,
  name: string,
  earlier: ClusterDeclaration,
): ConfigurationError {
  const { line } = locate({ ...earlier.place, path: [...earlier.place.path, "name"] });
  const place = { document, path: ["clusters", index, "name"], target: "value" } as const;
  return errorAt(place, `cluster "${name}" is declared twice: first in line ${line}`);
}

function readCoverage(node: SourceNode | undefined): RequiredCoverage {
  const texts = COVERED.map((key) => [key, scalarText(node && getValue(node, key))] as const);
  return new Map(texts.flatMap(([key, text]) => (text === undefined ? [] : [[key, Number.parseInt(text, 10)]])));
}

function readLimits(node: SourceNode | undefined): Limits {
  const read = (bound: keyof Limits) => {
    const written = node === undefined ? undefined : getValue(node, bound);
    return written?.kind === "scalar" && typeof written.value === "number" ? written.value : DEFAULT_LIMITS[bound];
  };
  return perLimit(read);
}

export function byPlaceOfError(a: ConfigurationError, b: ConfigurationError): number {
  return a.range.line - b.range.line || a.range.column - b.range.column;
}

function readCharts(document: SourceDocument): ChartDeclaration[] {
  const configurationFolder = parentFolder(joinPath(document.file.path));
  return itemsOf(getValue(document.root, "charts")).map((item, index): ChartDeclaration => {
    const place: Place = { document, path: ["charts", index], target: "value" };
    const path = scalarText(getValue(item, "path")) ?? "";
    return {
      name: scalarText(getValue(item, "name")),
      path,
      means: meansFolder(document.file, joinPath(configurationFolder, path.replace(/\/?Chart\.yaml$/, ""))),
      values: readValues(getValue(item, "values"), place),
      configurationFolder,
      releaseName: scalarText(getValue(item, "releaseName")),
      namespace: scalarText(getValue(item, "namespace")),
      kubeVersion: scalarText(getValue(item, "kubeVersion")),
      clusters: readWords(item, "clusters"),
      place,
    };
  });
}

function meansFolder({ below = "." }: SourceFile, path: string): (folder: string) => boolean {
  const { matches } = compileGlob(joinPath(below, path), { dot: true });
  return (folder) => folder === path || matches(joinPath(below, folder));
}

function readValues(node: SourceNode | undefined, place: Place): ChartDeclaration["values"] {
  if (node === undefined) return [];
  const at: Place = { ...place, path: [...place.path, "values"] };
  if (node.kind !== "sequence") return [{ path: scalarText(node) ?? "", place: at }];
  return node.items.map((item, index) => ({
    path: scalarText(item) ?? "",
    place: { ...at, path: [...at.path, index] },
  }));
}

const GLOB_KEYS: Readonly<Record<string, readonly string[]>> = {
  clusters: ["manifests", "exclude"],
  ruleOverrides: ["files"],
  suppress: ["file"],
  charts: ["path"],
  from: ["path"],
};

function describeUnreadGlobs(document: SourceDocument): ConfigurationError[] {
  const { root } = document;
  const lists = placedItems(getValue(root, "clusters"), ["clusters"]).flatMap(({ node, path }) => fromIn(node, path));
  const named = Object.entries(GLOB_KEYS).flatMap(([list, keys]) =>
    placedItems(getValue(root, list), [list]).flatMap((item) => textsAt(item, keys)),
  );
  const top = ["manifests", "exclude"].flatMap((key) => placedItems(getValue(root, key), [key]));
  const texts = [...top, ...named, ...fromIn(root, []), ...lists];
  return texts.flatMap(({ node, path }) => {
    const message = node.kind === "scalar" ? compileGlob(node.text).problem : undefined;
    return message === undefined ? [] : [errorAt({ document, path, target: "value" }, message)];
  });
}

interface PlacedNode {
  readonly node: SourceNode;
  readonly path: FieldPath;
}

/** Returns a list's items; a single value is its own item. */
function placedItems(node: SourceNode | undefined, path: FieldPath): PlacedNode[] {
  if (node === undefined) return [];
  return node.kind === "sequence"
    ? node.items.map((item, index) => ({ node: item, path: [...path, index] }))
    : [{ node, path }];
}

function textsAt({ node, path }: PlacedNode, keys: readonly string[]): PlacedNode[] {
  return keys.flatMap((key) => placedItems(getValue(node, key), [...path, key]));
}

/** An entry of `from` is or holds a glob. */
function fromIn(node: SourceNode, path: FieldPath): PlacedNode[] {
  const entries = placedItems(getValue(node, "from"), [...path, "from"]);
  const nested = path.length === 0 ? [] : entries.flatMap((entry) => textsAt(entry, ["path"]));
  return [...entries, ...nested];
}
