import { textPlaceOf } from "../../manifest/locate.js";
import { type KubernetesObject, nameOf, namespaceOf, placeOfField } from "../../manifest/objects/objects.js";
import { createValuesBudget, setValue } from "../../manifest/set-values.js";
import { createBudget } from "../../model/budget.js";
import { memoize } from "../../model/memoize.js";
import { joinPath, lastStep, parentFolder } from "../../model/path-steps.js";
import {
  type FieldPath,
  type SourceDocument,
  type SourceFile,
  type SourceNode,
  type SourceProblem,
  textsThatMatter,
} from "../../model/source.js";
import { effectiveEntries, getString, getValue, isTrue, itemsOf, textsOf } from "../../yaml/node-value.js";
import { parseTemplate } from "../../yaml/syntax.js";
import { mappingAt } from "../../yaml/synthetic-nodes.js";
import { folderOfChart } from "../contract/outside-chart.js";
import type { RepositoryFiles } from "../contract/render-root.js";
import type { ChartTarget } from "../contract/targets.js";
import { isExplosive } from "../contract/write-configuration.js";
import {
  isFilledIn,
  mergeTemplated,
  readTemplated,
  readTemplatedFile,
  type TemplatedValues,
} from "./templated-values.js";

/** Bound on values of one helmfile's releases that are merged with others. */
const MOST_MERGED = 500_000;
/** The kind of helmfile's releases, which are no objects of Kubernetes. */
const KIND = "helmfile release";
const RELEASES = /^["']?releases["']?:/m;
const FILE_NAME = /\.(?:ya?ml|json)(?:\.gotmpl)?$/;
const NAMED = /(?:^|\/)helmfile[^/]*(?:\/|$)/i;
/** Keys that are read, or change nothing of what a chart renders (hooks: of files of the repository); with any other a release stays open. */
const FILE_KEYS =
  /^(?:repositories|releases|helmDefaults|environments|helmfiles|hooks|templates|commonLabels|values|missingFileHandler)$/;
const RELEASE_KEYS =
  /^(?:name(?:space)?|chart|version|values|set(?:String)?|secrets|hooks|labels|needs|installed|condition|wait(?:ForJobs)?|timeout|atomic|force|cleanupOnFail|createNamespace|disable\w*Validation\w*|recreatePods|historyMax|kubeContext|skipDeps|missingFileHandler)$/;

/** Reports whether a file may be a helmfile. May report too many files, never too few. */
export const mayBeHelmfile = memoize(
  (file: SourceFile) => FILE_NAME.test(file.path) && textsThatMatter(file).some((text) => RELEASES.test(text)),
);

const readHelmfile = memoize((file: SourceFile) => {
  const parsed = mayBeHelmfile(file) ? parseTemplate(file).documents : [];
  const documents = parsed.filter(({ root }) => getValue(root, "kind") === undefined);
  const below = (name: string) => documents.flatMap(({ root }) => getValue(root, name) ?? []);
  const [repositories, defaults] = [below("repositories"), below("helmDefaults")];
  const isOwn = NAMED.test(file.path) || repositories.length + defaults.length > 0;
  const unread =
    documents.flatMap(({ root }) => effectiveEntries(root)).find(({ key }) => !FILE_KEYS.test(key.text)) ??
    defaults.flatMap(effectiveEntries).find(({ key }) => !RELEASE_KEYS.test(key.text));
  const isExtended = documents.some(({ blanks = [] }) => blanks.some(({ kind }) => kind === "lines"));
  const open = isExtended ? "a template adds lines to its helmfile" : unread && `its helmfile has "${unread.key.text}"`;
  const budget = createBudget(MOST_MERGED);
  return { documents: isOwn ? documents : [], repositories: repositories.flatMap(itemsOf), open, budget };
});

/** Returns a helmfile's releases that are not switched off; `metadata` holds all of one, `outside` is there unless its chart is local. */
export const helmfileReleases = memoize((file: SourceFile): readonly KubernetesObject[] => {
  const { documents, repositories } = readHelmfile(file);
  return documents.flatMap((document) =>
    itemsOf(getValue(document.root, "releases")).flatMap((item, index): KubernetesObject[] => {
      if (textAt(item, "installed") === "false" || getString(item, "name") === undefined) return [];
      const isLocal = addressOf(textAt(item, "chart") || "://", repositories) === undefined;
      const node = mappingAt(item, [["metadata", item], ...(isLocal ? [] : [["outside", item] as const])]);
      return [{ apiVersion: "", kind: KIND, document, path: ["releases", index], node }];
    }),
  );
});

/** Reports whether an object, or what is not rendered, is a release of a helmfile. */
export function isOfHelmfile({ kind }: { readonly kind: string }): boolean {
  return kind.startsWith(KIND);
}

function textAt(node: SourceNode | undefined, key: string): string | undefined {
  const value = getValue(node, key);
  return value?.kind === "scalar" ? value.text : undefined;
}

/** Returns the address that a chart is taken from, by the name of its repository; undefined for a path. */
function addressOf(chart: string, repositories: readonly SourceNode[]): string | undefined {
  if (chart.includes("://")) return chart;
  const [alias = "", ...rest] = chart.split("/");
  const named = repositories.filter((one) => getString(one, "name") === alias);
  if (named.length === 0) return undefined;
  const url = named.length === 1 ? (textAt(named[0], "url") ?? "") : "";
  return isTrue(getValue(named[0], "oci")) ? `oci://${[url.replace(/^oci:\/\//, ""), ...rest].join("/")}` : url;
}

/** Returns the values files that a release names, and the folder of its chart, if it is local. */
export function usesOfValues({ document, node }: KubernetesObject): {
  readonly folder: string;
  readonly paths: readonly string[];
} {
  const item = getValue(node, "metadata");
  const here = parentFolder(joinPath(document.file.path));
  const paths = textsOf(getValue(item, "values")).map((path) => joinPath(here, path));
  return { folder: joinPath(here, textAt(item, "chart") ?? ""), paths };
}

/** Reads a release whose chart and values stand in files as they are, else says why it stays open. Runs nothing. */
export function readHelmfileRelease(
  release: KubernetesObject,
  files: RepositoryFiles,
): { readonly chart?: ChartTarget; readonly open?: SourceProblem } {
  const { document, node } = release;
  const { file, blanks = [] } = document;
  const item = getValue(node, "metadata") ?? node;
  const { repositories, open } = readHelmfile(file);
  const chart = textAt(item, "chart") ?? "";
  const stays = (why: string, ...at: FieldPath) => {
    const message = `${KIND} "${nameOf(release)}" is not rendered: ${why}`;
    const place = textPlaceOf(placeOfField(release, at));
    return { open: { ...place, kind: "not-rendered", message, cause: why.replace(/"[^"]*"/g, '""') } } as const;
  };
  // Without any chart of another place at hand it is one of many that are not, and counts as they do.
  if (getValue(node, "outside") !== undefined && files.outside === undefined) return {};
  const unread = effectiveEntries(item).find(({ key }) => !RELEASE_KEYS.test(key.text));
  if (unread !== undefined) return stays(`it has "${unread.key.text}"`, unread.key.text);
  const apart = [
    ...itemsOf(getValue(item, "values")).filter(({ kind }) => kind === "mapping"),
    getValue(item, "hooks") ?? [],
  ];
  const isInBlock = blanks.some(({ block }) => block && block.start <= item.start && block.end >= item.end);
  if (isInBlock || isFilledIn(textWithout(apart.flat(), item, file.text))) return stays("a template decides it");
  const given = readValues(item, document, files);
  if ("why" in given) return stays(given.why, ...given.at);
  if (open !== undefined) return stays(open);
  const folder = parentFolder(joinPath(file.path));
  const address = addressOf(chart, repositories);
  const version = textAt(item, "version");
  const local = files.lookUp(joinPath(folder, chart, "Chart.yaml")) === "file" ? joinPath(folder, chart) : undefined;
  if (chart === "" || (address ?? local) === undefined)
    return stays(`chart "${chart}" is not in the repository`, "chart");
  const there =
    address === undefined ? local : folderOfChart(files.outside, { name: lastStep(chart), address, version }, false);
  if (there === undefined) return {};
  const namespace = namespaceOf(release);
  const { valuesFiles, values } = given;
  const root = values?.node;
  return {
    chart: {
      folder: there,
      owner: `${KIND} ${namespace === undefined ? "" : `${namespace}/`}${nameOf(release)}`,
      place: placeOfField(release, ["chart"]),
      versionAt: placeOfField(release, ["version"]),
      ...{ clusters: undefined, namespace, releaseName: nameOf(release), valuesFiles, valuesAt: "values" },
      values: root && { node: root, place: { document: { ...document, root }, path: [], target: "value" } },
      otherwise: values?.otherwise,
    },
  };
}

interface Given {
  readonly valuesFiles: readonly string[];
  /** Those that win over the files. */
  readonly values: TemplatedValues | undefined;
}

/** Reads `values`, `set` and `setString`; a lower-case clause, and the field, if a program may make others. */
function readValues(
  item: SourceNode,
  document: SourceDocument,
  files: RepositoryFiles,
): Given | { readonly why: string; readonly at: FieldPath } {
  const folder = parentFolder(joinPath(document.file.path));
  const valuesFiles: string[] = [];
  const layers: TemplatedValues[] = [];
  for (const [index, one] of itemsOf(getValue(item, "values")).entries()) {
    const stays = (why: string) => ({ why, at: ["values", index] });
    const text = one.kind === "scalar" ? one.text : "";
    const path = joinPath(folder, text);
    const isFile = one.kind !== "mapping";
    if (isFile && isFilledIn(text)) return stays("a template decides it");
    if (isFile && (/^\/|[*?[:]/.test(text) || !/\.(?:ya?ml|json|gotmpl)$/.test(text)))
      return stays(`values "${text}" are made by a program`);
    if (isFile && files.lookUp(path) !== "file") return stays(`values file "${text}" is not in the repository`);
    if (isFile && !text.endsWith(".gotmpl") && layers.length === 0) {
      valuesFiles.push(path);
      continue;
    }
    const own = isFile ? files.read(path) : undefined;
    const read = isFile ? (own ? readTemplatedFile(own) : "they cannot be read") : readTemplated(document)(one);
    if (typeof read === "string") return stays(`its values are open: ${read}`);
    if (read !== undefined) layers.push(read);
  }
  for (const key of ["set", "setString"]) {
    for (const [index, one] of itemsOf(getValue(item, key)).entries()) {
      const [name = "", value] = [getString(one, "name"), getValue(one, "value")];
      // Lists are changed in place, and helmfile escapes the signs of helm's own.
      const isPlain = value?.kind === "scalar" && !/[[{}]/.test(name + value.text);
      const node = isPlain ? setValue(undefined, name, value, key === "setString", createValuesBudget()) : undefined;
      if (node === undefined) return { why: `"${key}" is more than a name and a value`, at: [key, index] };
      layers.push({ node });
    }
  }
  // Merging copies, also what thousands of releases share.
  if (layers.length > 1 && layers.some(({ node }) => isExplosive(node, readHelmfile(document.file).budget)))
    return { why: "the values of its helmfile are too many", at: ["values"] };
  return { valuesFiles, values: mergeTemplated(layers) };
}

/** Returns the text of a node without those of some nodes in it. */
function textWithout(nodes: readonly SourceNode[], { start: from, end: to }: SourceNode, text: string): string {
  let rest = text.slice(from, to);
  for (const { start, end } of nodes
    .filter((one) => one.start >= from && one.end <= to)
    .sort((a, b) => b.start - a.start))
    rest = rest.slice(0, start - from) + rest.slice(end - from);
  return rest;
}
