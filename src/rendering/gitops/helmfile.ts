import { textPlaceOf } from "../../manifest/locate.js";
import { type KubernetesObject, nameOf, namespaceOf, placeOfField } from "../../manifest/objects/objects.js";
import { mergeValues } from "../../manifest/set-values.js";
import { memoize } from "../../model/memoize.js";
import { joinPath, lastStep, parentFolder } from "../../model/path-steps.js";
import { type SourceFile, type SourceNode, type SourceProblem, textsThatMatter } from "../../model/source.js";
import { effectiveEntries, getString, getValue, isTrue, itemsOf } from "../../yaml/node-value.js";
import { parseTemplate } from "../../yaml/syntax.js";
import { mappingAt } from "../../yaml/synthetic-nodes.js";
import { folderOfChart } from "../contract/outside-chart.js";
import type { RepositoryFiles } from "../contract/render-root.js";
import type { ChartTarget } from "../contract/targets.js";

/** The kind of helmfile's releases, which are no objects of Kubernetes. */
const KIND = "helmfile release";
const RELEASES = /^["']?releases["']?:/m;
const FILE_NAME = /\.(?:ya?ml|json)(?:\.gotmpl)?$/;
const NAMED = /(?:^|\/)helmfile[^/]*(?:\/|$)/i;
/** Keys that are read, or change nothing of what a chart renders; with any other a release stays open. */
const FILE_KEYS =
  /^(?:repositories|releases|helmDefaults|environments|helmfiles|templates|commonLabels|values|missingFileHandler)$/;
const RELEASE_KEYS =
  /^(?:name(?:space)?|chart|version|values|secrets|labels|needs|installed|condition|wait(?:ForJobs)?|timeout|atomic|force|cleanupOnFail|createNamespace|disable\w*Validation\w*|recreatePods|historyMax|kubeContext|skipDeps|missingFileHandler)$/;

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
  return { documents: isOwn ? documents : [], repositories: repositories.flatMap(itemsOf), open };
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
  const stays = (why: string, ...at: (string | number)[]) => {
    const message = `${KIND} "${nameOf(release)}" is not rendered: ${why}`;
    const place = textPlaceOf(placeOfField(release, at));
    return { open: { ...place, kind: "not-rendered", message, cause: why.replace(/"[^"]*"/g, '""') } } as const;
  };
  // Without any chart of another place at hand it is one of many that are not, and counts as they do.
  if (getValue(node, "outside") !== undefined && files.outside === undefined) return {};
  const unread = effectiveEntries(item).find(({ key }) => !RELEASE_KEYS.test(key.text));
  const isInBlock = blanks.some(({ block }) => block && block.start <= item.start && block.end >= item.end);
  if (unread !== undefined) return stays(`it has "${unread.key.text}"`, unread.key.text);
  if (isInBlock || /\{\{|ref\+/.test(file.text.slice(item.start, item.end))) return stays("a template decides it");
  const [valuesFiles, folder] = [[] as string[], parentFolder(joinPath(file.path))];
  let values: SourceNode | undefined;
  for (const [index, one] of itemsOf(getValue(item, "values")).entries()) {
    if (one.kind === "mapping") values = mergeValues(values, one);
    else {
      const text = one.kind === "scalar" ? one.text : "";
      const path = joinPath(folder, text);
      if (/^\/|[*?[:]/.test(text) || !/\.(?:ya?ml|json)$/.test(text))
        return stays(`values "${text}" are made by a program`, "values", index);
      if (files.lookUp(path) !== "file")
        return stays(`values file "${text}" is not in the repository`, "values", index);
      if (values !== undefined) return stays("a values file wins over values before it", "values", index);
      valuesFiles.push(path);
    }
  }
  if (open !== undefined) return stays(open);
  const address = addressOf(chart, repositories);
  const version = textAt(item, "version");
  const local = files.lookUp(joinPath(folder, chart, "Chart.yaml")) === "file" ? joinPath(folder, chart) : undefined;
  if (chart === "" || (address ?? local) === undefined)
    return stays(`chart "${chart}" is not in the repository`, "chart");
  const there =
    address === undefined ? local : folderOfChart(files.outside, { name: lastStep(chart), address, version }, false);
  if (there === undefined) return {};
  const namespace = namespaceOf(release);
  return {
    chart: {
      folder: there,
      owner: `${KIND} ${namespace === undefined ? "" : `${namespace}/`}${nameOf(release)}`,
      place: placeOfField(release, ["chart"]),
      versionAt: placeOfField(release, ["version"]),
      ...{ clusters: undefined, namespace, releaseName: nameOf(release), valuesFiles, valuesAt: "values" },
      values: values && { node: values, place: { document: { ...document, root: values }, path: [], target: "value" } },
    },
  };
}
