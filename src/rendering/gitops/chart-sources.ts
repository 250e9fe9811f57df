import { groupOf, type KubernetesObject, nameOf, namespaceOf } from "../../manifest/objects/objects.js";
import type { SourceNode } from "../../model/source.js";
import { getString, getValue } from "../../yaml/node-value.js";
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
    const source = findSource(tree, "OCIRepository", reference, namespace);
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
  const url = fill(getString(findSource(tree, "HelmRepository", from, namespace), "url"));
  const version = getString(chart, "version");
  const wanted = fill(version);
  if (url === undefined || (version !== undefined && wanted === undefined)) return undefined;
  return readOutsideChart(name, url.startsWith("oci://") ? addressInRegistry(url, name) : url, wanted).value;
}

/** Undefined if several of its name differ. */
function findSource(
  tree: RepositoryTree,
  kind: string,
  reference: SourceNode | undefined,
  namespace: string | undefined,
): SourceNode | undefined {
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
  const found = (exact.length > 0 ? exact : named).flatMap(({ node }) => getValue(node, "spec") ?? []);
  const [first, ...others] = found;
  const isSame = (other: SourceNode) =>
    getString(other, "url") === getString(first, "url") &&
    ["tag", "semver"].every((key) => getString(getValue(other, "ref"), key) === getString(getValue(first, "ref"), key));
  return others.every(isSame) ? first : undefined;
}
