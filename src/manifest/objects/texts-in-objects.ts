import { createBudget } from "../../model/budget.js";
import { groupBy } from "../../model/group-by.js";
import type {
  FieldPath,
  MappingEntry,
  ScalarNode,
  SequenceNode,
  SourceDocument,
  SourceFile,
  SourceNode,
} from "../../model/source.js";
import { readInlineText } from "../../yaml/inline-text.js";
import { effectiveEntries, getString } from "../../yaml/node-value.js";
import { formatKey } from "../../yaml/scalar.js";
import { type FieldPattern, matchPattern, parseFieldPattern } from "../fields/field-pattern.js";
import { groupOf, type KubernetesObject, objectsOf } from "./objects.js";
import { KUSTOMIZE_GROUP, mayHoldField } from "./relevance.js";
import { runnerPods } from "./runner-settings.js";

/** Files that need no kind. Upstream: kustomize api/konfig/general.go RecognizedKustomizationFileNames. */
const KUSTOMIZATION_FILE = /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/;

const KUSTOMIZE_TEXTS = ["patches[*].patch", "patchesStrategicMerge[*]", "patchesJson6902[*].patch"];

const applicationTexts = (spec: string): string[] =>
  ["source", "sources[*]"].flatMap((source) => [
    `${spec}.${source}.helm.values`,
    `${spec}.${source}.kustomize.patches[*].patch`,
  ]);

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  [`${KUSTOMIZE_GROUP} Kustomization`]: KUSTOMIZE_TEXTS,
  [`${KUSTOMIZE_GROUP} Component`]: KUSTOMIZE_TEXTS,
  "kustomize.toolkit.fluxcd.io Kustomization": ["spec.patches[*].patch"],
  "helm.toolkit.fluxcd.io HelmRelease": ["spec.postRenderers[*].kustomize.patches[*].patch"],
  "argoproj.io Application": applicationTexts("spec"),
  "argoproj.io ApplicationSet": applicationTexts("spec.template.spec"),
  // OpenShift's monitoring; other ConfigMaps are not read.
  " ConfigMap": ['data["config.yaml"]'],
};

/** Objects that hand values to a chart. */
const GIVES_VALUES: ReadonlySet<string> = new Set([
  "Application",
  "ApplicationSet",
  "HelmChart",
  "HelmChartConfig",
  "HelmRelease",
]);
const VALUES_FILE = /values[^/]*(?:\/[^/]*)?$/i;

const parsePatterns = (fields: readonly string[]): FieldPattern[] =>
  fields.flatMap((field) => {
    const pattern = parseFieldPattern(field);
    return pattern === undefined ? [] : [pattern];
  });

const KUSTOMIZE_PATTERNS = parsePatterns(KUSTOMIZE_TEXTS);
const PATTERNS: ReadonlyMap<string, readonly FieldPattern[]> = new Map(
  Object.entries(TEXTS).map(([name, fields]) => [name, parsePatterns(fields)]),
);

export function withTexts(object: KubernetesObject): KubernetesObject {
  const patterns = PATTERNS.get(`${groupOf(object.apiVersion)} ${object.kind}`) ?? [];
  const { file } = object.document;
  const known = readTexts(object.node, file, patterns);
  const node = GIVES_VALUES.has(object.kind) ? withBlockTexts(known, file) : known;
  if (node === object.node) return object;
  const root = replaceEach(object.document.root, [{ path: object.path, by: node }]);
  return { ...object, node, document: { ...object.document, root } };
}

export function rootWithTexts(root: SourceNode, file: SourceFile): SourceNode {
  if (KUSTOMIZATION_FILE.test(file.path)) return readTexts(root, file, KUSTOMIZE_PATTERNS);
  return VALUES_FILE.test(file.path) ? withBlockTexts(root, file) : root;
}

/** Limit on characters of files searched for one text. */
const MOST_READ = 20_000_000;

/** Expands block texts that are YAML with scheduling fields, such as Jenkins' JCasC, recursively. */
function withBlockTexts(root: SourceNode, file: SourceFile): SourceNode {
  const budget = createBudget(MOST_READ);
  const read = new Map<SourceNode, SourceNode>();
  const readOnce = (node: SourceNode): SourceNode => {
    const found = read.get(node) ?? readNode(node);
    read.set(node, found);
    return found;
  };
  const readNode = (node: SourceNode): SourceNode => {
    if (node.kind === "scalar") {
      const { text } = node;
      if (!text.includes("\n") || text.includes("{{") || !mayHoldField(text) || !budget.spend(node.end)) return node;
      const content = runnerPods(node, file) ?? contentOf(node, file);
      return content === undefined || content.kind === "scalar" ? node : readOnce(content);
    }
    // An alias that leads back to itself stays as it is.
    read.set(node, node);
    if (node.kind === "sequence") {
      const items = node.items.map(readOnce);
      return items.some((item, index) => item !== node.items[index]) ? { ...node, items } : node;
    }
    const entries = node.entries.map((entry) => {
      // Patches change objects that are not in these values.
      const value = /^patches/.test(entry.key.text) ? entry.value : readOnce(entry.value);
      return value === entry.value ? entry : { ...entry, value };
    });
    return entries.some((entry, index) => entry !== node.entries[index]) ? { ...node, entries } : node;
  };
  return readOnce(root);
}

export function textsIn(document: SourceDocument): ScalarNode[] {
  const { root, file } = document;
  const objects = objectsOf(document);
  const found = objects.flatMap(({ apiVersion, kind, node }) =>
    (PATTERNS.get(`${groupOf(apiVersion)} ${kind}`) ?? []).flatMap((pattern) => matchPattern(node, pattern)),
  );
  const isUnnamed = objects.length === 0 && KUSTOMIZATION_FILE.test(file.path);
  const unnamed = isUnnamed ? KUSTOMIZE_PATTERNS.flatMap((pattern) => matchPattern(root, pattern)) : [];
  return [...found, ...unnamed].flatMap(({ node }) => (node.kind === "scalar" ? [node] : []));
}

function readTexts(node: SourceNode, file: SourceFile, patterns: readonly FieldPattern[]): SourceNode {
  const contents = patterns.flatMap((pattern) =>
    matchPattern(node, pattern).flatMap(({ node: text, path }): Replacement[] => {
      const by = text.kind === "scalar" ? contentOf(text, file) : undefined;
      return by === undefined ? [] : [{ path, by }];
    }),
  );
  return contents.length === 0 ? node : replaceEach(node, contents);
}

/** Undefined without scheduling fields, or if offsets do not match the file. */
function contentOf(text: ScalarNode, file: SourceFile): SourceNode | undefined {
  if (!mayHoldField(text.text)) return undefined;
  const { documents, isInPlace } = readInlineText(file, text);
  if (!isInPlace) return undefined;
  // Operations of a JSON patch. Upstream: RFC 6902.
  const roots = documents.map(({ root }) =>
    root.kind === "sequence" ? { ...root, items: root.items.map(withField) } : root,
  );
  const [only, second] = roots;
  return second === undefined ? only : sequenceOf(text, roots);
}

const POINTER_TO_FIELD = /\/(tolerations|nodeSelector|nodeAffinity|affinity)(\/(?:-|\d+))?$/;

function withField(operation: SourceNode): SourceNode {
  const op = getString(operation, "op");
  const [, field, item] = POINTER_TO_FIELD.exec(getString(operation, "path") ?? "") ?? [];
  if (operation.kind !== "mapping" || (op !== "add" && op !== "replace") || field === undefined) return operation;
  if (item !== undefined && field !== "tolerations") return operation;
  const entries = operation.entries.map((entry): MappingEntry => {
    if (entry.key.value !== "value") return entry;
    const value = item === undefined ? entry.value : sequenceOf(entry.value, [entry.value]);
    return { ...entry, key: { ...entry.key, value: field, text: field }, value };
  });
  return { ...operation, entries };
}

function sequenceOf({ start, end }: SourceNode, items: readonly SourceNode[]): SequenceNode {
  return { kind: "sequence", start, end, items };
}

interface Replacement {
  readonly path: FieldPath;
  readonly by: SourceNode;
}

function replaceEach(node: SourceNode, replacements: readonly Replacement[]): SourceNode {
  const whole = replacements.findLast(({ path }) => path.length === 0);
  if (whole !== undefined || node.kind === "scalar") return whole?.by ?? node;
  const below = groupBy(replacements, ({ path }) => path[0]);
  const replaced = (inner: SourceNode, step: FieldPath[number]) =>
    replaceEach(
      inner,
      (below.get(step) ?? []).map(({ path, by }) => ({ path: path.slice(1), by })),
    );
  if (node.kind === "sequence") {
    return { ...node, items: node.items.map((item, index) => (below.has(index) ? replaced(item, index) : item)) };
  }
  const counted = new Set(effectiveEntries(node));
  const entries = node.entries.map((entry): MappingEntry => {
    const step = formatKey(entry.key.value);
    return below.has(step) && counted.has(entry) ? { ...entry, value: replaced(entry.value, step) } : entry;
  });
  return { ...node, entries };
}
