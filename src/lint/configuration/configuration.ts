import {
  type ClusterKeys,
  NO_CLUSTER_KEYS,
  overlayClusterKeys,
  readClusterKeys,
} from "../../inventory/contract/cluster-keys.js";
import { type ConfigurationError, errorAt } from "../../inventory/contract/configuration-error.js";
import { describeNode, scalarText, toConfigurationValue } from "../../inventory/contract/configuration-value.js";
import { type ClusterDeclaration, readClusterDeclaration } from "../../inventory/declaration/cluster-declaration.js";
import { describeSchemaErrors } from "../../inventory/declaration/schema-errors.js";
import { checkSchema } from "../../inventory/schema/check-schema.js";
import { CONFIGURATION_SCHEMA } from "../../inventory/schema/configuration-schema.js";
import type { CustomKind } from "../../manifest/fields/custom-kind.js";
import { locate, rangeOfSpan } from "../../manifest/locate.js";
import { SEVERITIES, type Severity } from "../../model/finding.js";
import { DEFAULT_LIMITS, type Limits } from "../../model/limits.js";
import type { SourceDocument, SourceFile, SourceNode } from "../../model/source.js";
import type { ChartDeclaration } from "../../rendering/helm/chart-declaration.js";
import { getEntry, getValue } from "../../yaml/node-value.js";
import { parseDocuments } from "../../yaml/syntax.js";
import { readCharts } from "./configuration-charts.js";
import { describeUnreadGlobs } from "./configuration-globs.js";
import {
  type KnownRules,
  type RuleOverride,
  type RuleSetting,
  readRuleOverrides,
  readRuleSettings,
  readSuppressions,
  type SuppressionDeclaration,
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
  readonly charts: readonly ChartDeclaration[];
  readonly customKinds: readonly CustomKind[];
}

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

const LINT_KEYS = ["charts", "rules", "ruleOverrides", "suppress", "failOn", "render", "limits", "workloads"];

/** Reads `taintlint.yaml` or an inventory file. Never throws: every mistake is an error with a place. */
export function parseConfiguration(file: SourceFile, options: ConfigurationOptions): ConfigurationResult {
  const parsed = parseDocuments(file);
  const problems = parsed.problems.map(({ message, span }) => ({ message, range: rangeOfSpan(file, span) }));
  const [document, second] = parsed.documents;
  if (problems.length > 0) return refuse(...problems);
  if (document === undefined || isNothing(document.root)) {
    const message = `the ${options.kind} is empty: write at least "version: 1"`;
    return refuse({ message, range: rangeOfSpan(file, { start: 0, end: 0 }) });
  }
  if (second !== undefined) {
    const message = `the ${options.kind} must be one document, found a second one`;
    return refuse({ message, range: locate({ document: second, path: [], target: "value" }) });
  }
  const errors = describeMisfit(document, options.kind);
  return errors.length > 0 ? refuse(...errors) : read(document, options);
}

function refuse(...errors: ConfigurationError[]): ConfigurationResult {
  return { configuration: undefined, errors };
}

function isNothing(root: SourceNode): boolean {
  return root.kind === "scalar" && root.value === null;
}

/** kubectl output is no inventory, but can be imported by one. */
function describeNoVersion({ root, file: { path } }: SourceDocument): string {
  if (getValue(root, "apiVersion") === undefined) return '"version" is missing: write "version: 1"';
  return `it holds objects of Kubernetes: "taintlint init ${path}" writes the configuration that reads their pools`;
}

/** Returns the schema's errors. An unknown version is the only one: the rest may be right there. */
function describeMisfit(document: SourceDocument, kind: ConfigurationOptions["kind"]): ConfigurationError[] {
  const { root } = document;
  const top = { document, path: [], target: "value" } as const;
  if (root.kind !== "mapping") {
    return [errorAt(top, `the ${kind} must be a mapping that begins with "version: 1", found ${describeNode(root)}`)];
  }
  const version = getValue(root, "version");
  if (version === undefined) return [errorAt(top, describeNoVersion(document))];
  const value = toConfigurationValue(root);
  if (version.kind !== "scalar" || version.value !== 1) {
    const message = `"version" must be the number 1, found ${describeNode(version)}: no other version is known`;
    return [errorAt({ ...top, path: ["version"] }, message)];
  }
  return [
    ...describeSchemaErrors(document, checkSchema(JSON.parse(CONFIGURATION_SCHEMA), value)),
    ...(kind === "inventory" ? describeLintKeys(document) : []),
  ].sort(byPlace);
}

function describeLintKeys(document: SourceDocument): ConfigurationError[] {
  return LINT_KEYS.filter((key) => getEntry(document.root, key) !== undefined).map((key) =>
    errorAt({ document, path: [key], target: "key" }, `an inventory has no "${key}": it belongs into "taintlint.yaml"`),
  );
}

function read(document: SourceDocument, options: ConfigurationOptions): ConfigurationResult {
  const { root, file } = document;
  const clusterKeys = overlayClusterKeys(options.clusterKeys ?? NO_CLUSTER_KEYS, readClusterKeys(root));
  const { clusters, errors: clusterErrors } = readClusters(document, clusterKeys);
  const { rules, errors: ruleErrors } = readRuleSettings(document, options);
  const { ruleOverrides, errors: overrideErrors } = readRuleOverrides(document, options);
  const { suppress, errors: suppressErrors } = readSuppressions(document, options);
  const { render, errors: renderErrors } = readRenderSettings(document);
  const { customKinds, errors: kindErrors } = readCustomKinds(document);
  const configuration: Configuration = {
    file,
    clusters,
    clusterKeys,
    manifests: clusterKeys.manifests,
    exclude: clusterKeys.exclude ?? [],
    rules,
    ruleOverrides,
    suppress,
    failOn: readFailOn(getValue(root, "failOn")),
    render,
    limits: readLimits(getValue(root, "limits")),
    charts: readCharts(document),
    customKinds,
  };
  const errors = [
    ...clusterErrors,
    ...ruleErrors,
    ...overrideErrors,
    ...suppressErrors,
    ...renderErrors,
    ...kindErrors,
    ...describeUnreadGlobs(document),
  ].sort(byPlace);
  return { configuration, errors };
}

function readClusters(
  document: SourceDocument,
  above: ClusterKeys,
): { clusters: ClusterDeclaration[]; errors: ConfigurationError[] } {
  const list = getValue(document.root, "clusters");
  const items = list?.kind === "sequence" ? list.items : [];
  if (items.length === 0) {
    const { cluster, errors } = readClusterDeclaration(document, [], document.root, null, above);
    return { clusters: [cluster], errors: [...errors] };
  }
  const errors = describeKeysBesideClusters(document);
  const clusters: ClusterDeclaration[] = [];
  items.forEach((item, index) => {
    const name = scalarText(getValue(item, "name")) ?? "";
    const earlier = clusters.find(({ settings }) => settings.name === name);
    if (earlier !== undefined) errors.push(describeRepeatedCluster(document, index, name, earlier));
    const keys = overlayClusterKeys(above, readClusterKeys(item));
    const declared = readClusterDeclaration(document, ["clusters", index], item, name, keys);
    clusters.push(declared.cluster);
    errors.push(...declared.errors);
  });
  return { clusters, errors };
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

function readFailOn(node: SourceNode | undefined): Configuration["failOn"] {
  const text = scalarText(node);
  return text === "never" ? "never" : SEVERITIES.find((severity) => severity === text);
}

function readLimits(node: SourceNode | undefined): Limits {
  const read = (bound: keyof Limits) => {
    const written = node === undefined ? undefined : getValue(node, bound);
    return written?.kind === "scalar" && typeof written.value === "number" ? written.value : DEFAULT_LIMITS[bound];
  };
  return {
    parts: read("parts"),
    cells: read("cells"),
    findings: read("findings"),
    renderingSeconds: read("renderingSeconds"),
    seconds: read("seconds"),
  };
}

function byPlace(a: ConfigurationError, b: ConfigurationError): number {
  return a.range.line - b.range.line || a.range.column - b.range.column;
}
