import { groupOf, type KubernetesObject, nameOf, namespaceOf } from "../../manifest/objects/objects.js";
import { createValuesBudget, mergeValues, setValue } from "../../manifest/set-values.js";
import { joinPath, lastStep, parentFolder } from "../../model/path-steps.js";
import type { FieldPath, Place, ScalarNode, SourceFile, SourceNode } from "../../model/source.js";
import {
  canonicalNode,
  effectiveEntries,
  getString,
  getValue,
  isTrue,
  itemsOf,
  nodeAt,
  textsOf,
} from "../../yaml/node-value.js";
import { resolvePlainScalar } from "../../yaml/scalar.js";
import { parseDocuments } from "../../yaml/syntax.js";
import { mapScalars, scalarAt, sequenceAt } from "../../yaml/synthetic-nodes.js";
import { addressInRegistry, type OutsideChart, readOutsideChart } from "../contract/outside-chart.js";
import type { RepositoryFiles } from "../contract/render-root.js";
import type { ChartTarget } from "../contract/targets.js";
import { isExplosive, parseValues } from "../contract/write-configuration.js";
import { type FluxApplied, filledIn, findConfigMap, overlayNamespace } from "./flux.js";
import { describeObject } from "./flux-kustomization.js";
import { mayBePatched } from "./patched-objects.js";
import type { RepositoryTree } from "./repository-tree.js";
import { FLUX_SOURCE_GROUP, type IsOwnSource } from "./source-repository.js";
import { type Substitutions, substitute } from "./substitution.js";

const PLACES_PODS = /tolerations|node_?selector|affinity|nodeName/i;

interface Surroundings {
  readonly tree: RepositoryTree;
  readonly files: RepositoryFiles;
  readonly isOwn: IsOwnSource;
}

/** Reads a HelmRelease; undefined without a chart. Never reads Secrets; they decide no placement. */
export function readHelmRelease(
  applied: FluxApplied,
  clusters: ReadonlySet<string> | undefined,
  { tree, files, isOwn }: Surroundings,
): ChartTarget | undefined {
  const { object, configurationPath, parent } = applied;
  const { document, path, node } = object;
  const spec = getValue(node, "spec");
  const metadata = getValue(node, "metadata");
  const chart = getValue(getValue(spec, "chart"), "spec");
  const isPatched = mayBePatched(tree, object, (patch) => patch.includes("values") || patch.includes("chart"));
  // A patch may name another chart from outside, or another version.
  const outside = () => {
    const found = isPatched ? undefined : fluxChart(applied, tree);
    return found && files.outside?.folderOf(found);
  };
  const folder = ownChart(applied, { tree, files, isOwn }) ?? outside();
  if (folder === undefined || files.lookUp(joinPath(folder, "Chart.yaml")) !== "file") return undefined;
  const isOutside = files.outside?.holds(folder) !== undefined;
  // A missing file stays as written, so that it can be reported.
  const valuesFiles = textsOf(getValue(chart, "valuesFiles")).map((file) =>
    isOutside ? joinPath(folder, file) : (tree.fromRoot(configurationPath, file) ?? joinPath(file)),
  );
  const values = readValues(applied, tree);
  const post = readPostRenderers(spec, applied);
  const unknown = isPatched ? "an overlay patches the release" : (values.unknown ?? post.unknown);

  const place = (...fields: FieldPath): Place => ({ document, path: [...path, ...fields], target: "value" });
  const targetNamespace = getString(spec, "targetNamespace");
  const namespace =
    targetNamespace ?? applied.namespace ?? overlayNamespace(tree, document.file) ?? getString(metadata, "namespace");
  const name = getString(metadata, "name");
  const releaseName = getString(spec, "releaseName") ?? [targetNamespace ?? [], name ?? []].flat().join("-");
  return {
    folder,
    owner: describeObject("Flux HelmRelease", node),
    place: chart === undefined ? place("spec", "chartRef") : place("spec", "chart", "spec", "chart"),
    versionAt: chart === undefined ? placeOfTag(object, tree) : place("spec", "chart", "spec", "version"),
    clusters,
    namespace: namespace === undefined ? undefined : filledIn(namespace, parent),
    releaseName: releaseName === "" ? undefined : filledIn(releaseName, parent),
    valuesFiles,
    valuesAt: "spec.values",
    unknown,
    values: values.node && { node: values.node, place: place("spec", values.from) },
    patches: post.node && { node: post.node, place: place("spec", "postRenderers") },
  };
}

/** Returns the folder of a chart of this repository. */
function ownChart(
  { object, configurationPath, parent }: FluxApplied,
  { tree, isOwn }: Surroundings,
): string | undefined {
  const chart = getValue(getValue(getValue(object.node, "spec"), "chart"), "spec");
  const written = getString(chart, "chart");
  const namespace = namespaceOf(object);
  if (written === undefined || !isOwn(getValue(chart, "sourceRef"), namespace)) return undefined;
  const path = filledIn(written, parent);
  return path === undefined ? undefined : tree.fromRoot(configurationPath, path);
}

interface ReleaseValues {
  readonly node?: SourceNode;
  readonly from: "values" | "valuesFrom";
  readonly unknown?: string;
}

function readValues(
  { object, reached, parent }: Pick<FluxApplied, "object" | "reached" | "parent">,
  tree: RepositoryTree,
): ReleaseValues {
  const spec = getValue(object.node, "spec");
  const namespace = namespaceOf(object);
  let node: SourceNode | undefined;
  const budget = createValuesBudget();
  for (const reference of itemsOf(getValue(spec, "valuesFrom"))) {
    if (getString(reference, "kind") === "Secret") continue;
    const name = getString(reference, "name") ?? "";
    const data =
      findConfigMap(tree, reached, name, namespace) ?? findGeneratedConfigMap(tree, object.document.file, name);
    const value = data?.get(getString(reference, "valuesKey") ?? "values.yaml");
    if (value?.kind !== "scalar") {
      if (isTrue(getValue(reference, "optional")) && data === undefined) continue;
      return { from: "valuesFrom", unknown: `the values of ConfigMap "${name}" are not in the repository` };
    }
    const targetPath = getString(reference, "targetPath");
    const read = parseValues(value.text);
    node =
      targetPath === undefined ? read && mergeValues(node, read) : setValue(node, targetPath, value, false, budget);
    if (node === undefined)
      return { from: "valuesFrom", unknown: `the values of ConfigMap "${name}" are not a mapping` };
  }
  const written = getValue(spec, "values");
  const own = written && parent ? mapScalars(written, (scalar) => fillScalar(scalar, parent)) : written;
  if (own === undefined) return node === undefined ? { from: "values" } : { node, from: "valuesFrom" };
  return { node: mergeValues(node, own), from: "values" };
}

/** Joins the patches of all post-renderers, which are applied one after the other; undefined if no pod is placed. */
function readPostRenderers(spec: SourceNode | undefined, { parent }: FluxApplied): Omit<ReleaseValues, "from"> {
  const written = getValue(spec, "postRenderers");
  if (written === undefined) return {};
  if (isExplosive(written)) return { unknown: "its postRenderers are too many, with all aliases written out" };
  if (!PLACES_PODS.test(canonicalNode(written))) return {};
  const kustomize = itemsOf(written).map((renderer) => getValue(renderer, "kustomize"));
  const fields = kustomize.flatMap((one) => effectiveEntries(one).map(({ key }) => key.text));
  if (fields.some((field) => !["patches", "images"].includes(field))) {
    return { unknown: "its postRenderers change pods in an old form" };
  }
  const patches = sequenceAt(
    written,
    kustomize.flatMap((one) => itemsOf(getValue(one, "patches"))),
  );
  return { node: parent ? mapScalars(patches, (scalar) => fillScalar(scalar, parent)) : patches };
}

/** Fills in the Kustomization's variables, as Flux does; the result of a plain scalar is plain. */
function fillScalar(scalar: ScalarNode, parent: Substitutions): ScalarNode {
  if (!scalar.text.includes("$")) return scalar;
  const text = substitute(scalar.text, parent);
  // Kustomize drops unneeded quotes, so quotes in the file do not matter.
  return { ...scalarAt(scalar, text.includes("\n") ? text : resolvePlainScalar(text)), text };
}

/** Finds a ConfigMap that a kustomization generates from files, as overlays do to pass values to a release. */
function findGeneratedConfigMap(
  tree: RepositoryTree,
  release: SourceFile,
  name: string,
): ReadonlyMap<string, SourceNode> | undefined {
  const found = tree.overlaysOf(joinPath(release.path)).flatMap((kustomization) => {
    const folder = parentFolder(joinPath(kustomization.path));
    return parseDocuments(kustomization)
      .documents.flatMap(({ root }) => itemsOf(getValue(root, "configMapGenerator")))
      .filter((generator) => getString(generator, "name") === name)
      .map(
        (generator) =>
          new Map(textsOf(getValue(generator, "files")).flatMap((entry) => fileEntry(tree, folder, entry))),
      );
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Reads `values.yaml=prod.yaml`, or a path whose last step is the key. */
function fileEntry(tree: RepositoryTree, folder: string, entry: string): [string, SourceNode][] {
  const [, key, path = entry] = /^([^=]+)=(.*)$/.exec(entry) ?? [];
  const file = tree.fileAt(joinPath(folder, path));
  if (file === undefined) return [];
  return [[key ?? lastStep(path), scalarAt({ start: 0, end: file.text.length }, file.text)]];
}

/** Returns the chart of a HelmRelease's HelmRepository or OCIRepository; undefined if its source is unknown. */
function fluxChart({ object, parent }: FluxApplied, tree: RepositoryTree): OutsideChart | undefined {
  const spec = getValue(object.node, "spec");
  const namespace = namespaceOf(object);
  const fill = (text: string | undefined) => (text === undefined ? undefined : filledIn(text, parent));
  const reference = getValue(spec, "chartRef");
  if (reference !== undefined) {
    const source = getValue(findSource(tree, "OCIRepository", reference, namespace)?.node, "spec");
    const address = fill(getString(source, "url"));
    const ref = getValue(source, "ref");
    // An exact tag is told beside a digest, as Renovate writes the two.
    const wanted = fill(getString(ref, "tag") ?? getString(ref, "semver"));
    const isOther = getString(reference, "kind") !== "OCIRepository" || address?.startsWith("oci://") !== true;
    if (isOther || wanted === undefined) return undefined;
    return readOutsideChart(address.slice(address.lastIndexOf("/") + 1), address, wanted).value;
  }
  const chart = getValue(getValue(spec, "chart"), "spec");
  const name = fill(getString(chart, "chart"));
  const from = getValue(chart, "sourceRef");
  if (name === undefined || getString(from, "kind") !== "HelmRepository") return undefined;
  const url = fill(getString(getValue(findSource(tree, "HelmRepository", from, namespace)?.node, "spec"), "url"));
  const version = getString(chart, "version");
  const wanted = fill(version);
  if (url === undefined || (version !== undefined && wanted === undefined)) return undefined;
  return readOutsideChart(name, url.startsWith("oci://") ? addressInRegistry(url, name) : url, wanted).value;
}

/** Returns the place of the tag or range in the OCIRepository of a HelmRelease. */
function placeOfTag(release: KubernetesObject, tree: RepositoryTree): Place | undefined {
  const reference = nodeAt(release.node, ["spec", "chartRef"]);
  const source = findSource(tree, "OCIRepository", reference, namespaceOf(release));
  const key = ["tag", "semver"].find((one) => nodeAt(source?.node, ["spec", "ref", one]) !== undefined);
  if (source === undefined || key === undefined) return undefined;
  return { document: source.document, path: [...source.path, "spec", "ref", key], target: "value" };
}

/** Undefined if several of its name differ. */
function findSource(
  tree: RepositoryTree,
  kind: string,
  reference: SourceNode | undefined,
  namespace: string | undefined,
): KubernetesObject | undefined {
  const name = getString(reference, "name");
  const wanted = getString(reference, "namespace") ?? namespace;
  const isOf = ({ node }: KubernetesObject, own: string | undefined) =>
    own === undefined || namespaceOf({ node }) === own;
  const named = [...tree.paths]
    .flatMap(tree.gitopsObjects)
    .filter((one) => one.kind === kind && groupOf(one.apiVersion) === FLUX_SOURCE_GROUP)
    .filter((object) => nameOf(object) === name);
  const exact = named.filter((one) => isOf(one, wanted));
  // A namespace that a kustomization sets stands in no file of the source.
  const [first, ...others] = exact.length > 0 ? exact : named;
  const said = ({ node }: KubernetesObject) =>
    ["url", "tag", "semver"].map((key) => getString(nodeAt(node, key === "url" ? ["spec"] : ["spec", "ref"]), key));
  return others.every((other) => first && String(said(other)) === String(said(first))) ? first : undefined;
}
