import { groupOf, type KubernetesObject, nameOf, namespaceOf } from "../../manifest/objects/objects.js";
import type { Place, SourceNode } from "../../model/source.js";
import { getString, getValue, nodeAt } from "../../yaml/node-value.js";
import { addressInRegistry, type OutsideChart, readOutsideChart } from "../contract/outside-chart.js";
import { type FluxApplied, filledIn } from "./flux.js";
import type { RepositoryTree } from "./repository-tree.js";
import { FLUX_SOURCE_GROUP } from "./source-repository.js";

/** Returns the chart of a HelmRelease's HelmRepository or OCIRepository; undefined if its source is unknown. */
export function fluxChart({ object, parent }: FluxApplied, tree: RepositoryTree): OutsideChart | undefined {
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
export function placeOfTag(release: KubernetesObject, tree: RepositoryTree): Place | undefined {
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
