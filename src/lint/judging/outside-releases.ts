import { textPlaceOf } from "../../manifest/locate.js";
import { type KubernetesObject, nameOf } from "../../manifest/objects/objects.js";
import type { Manifest } from "../../manifest/read-manifest.js";
import type { Inventory } from "../../model/cluster.js";
import type { NodePool } from "../../model/pool.js";
import type { FieldPath, SourceDocument, TextPlace } from "../../model/source.js";
import type { Workload } from "../../model/workload.js";
import { isOfArgo } from "../../rendering/contract/rendered-relevance.js";
import { isHelmRelease } from "../../rendering/gitops/flux.js";
import { isOfHelmfile } from "../../rendering/gitops/helmfile.js";
import { releasesIn } from "../../rendering/gitops/repository-tree.js";
import { requirementsOf } from "../../rules/explanations/stray-selector.js";
import { mayBeMet } from "../../scheduling/labels/label-offer.js";
import { isOrdinaryLabel } from "../../scheduling/labels/well-known-labels.js";
import { getString, getValue, itemsOf, nodeAt } from "../../yaml/node-value.js";
import { type LintInput, standsInFile } from "../contract/lint-input.js";
import type { OutsideReleases } from "../contract/result.js";

/** Returns unrendered releases of external charts. */
export function outsideReleasesIn(manifests: readonly Manifest[]): KubernetesObject[] {
  const places = manifests.flatMap(({ rendered }) => rendered?.release ?? []);
  const told = manifests.flatMap(({ problems }) => problems.filter(({ kind }) => kind === "not-rendered"));
  const holds = ({ document: { file }, node: { start, end } }: KubernetesObject, found: readonly TextPlace[]) =>
    found.some((one) => one.file.path === file.path && one.span.start >= start && one.span.end <= end);
  const isOutside = (one: KubernetesObject) => isOutsideRelease(one) || (isOfHelmfile(one) && holds(one, told));
  const all = manifests.filter(standsInFile).flatMap(({ file }) => releasesIn(file).filter(isOutside));
  const names = new Set(all.filter((one) => !isOfHelmfile(one)).map(nameOf));
  const printed = manifests
    .flatMap(({ rendered, objects }) => (rendered === undefined ? [] : objects.filter(isOutsideRelease)))
    .filter((release) => !names.has(nameOf(release)));
  const isPrintedAt = (at: TextPlace) =>
    places.some(({ file, span }) => file.path === at.file.path && span.start === at.span.start);
  return [
    ...all.filter((release) => !holds(release, places)),
    ...new Map(printed.map((release) => [nameOf(release), release])).values(),
  ].filter((release) => !chartPlaces(release).some(isPrintedAt));
}

/** Returns the places that name the charts of an Application. */
function chartPlaces(object: KubernetesObject): TextPlace[] {
  const { document, path, node } = object;
  const spec = argoSpec(object);
  const sources = itemsOf(nodeAt(node, [...spec, "sources"])).map((_, index): FieldPath => ["sources", index]);
  return [["source"], ...sources].map((source) =>
    textPlaceOf({ document, path: [...path, ...spec, ...source, "chart"], target: "value" }),
  );
}

/** Returns the path of what names the sources of an Application, or of all that a set makes. */
function argoSpec({ kind }: KubernetesObject): FieldPath {
  return kind === "ApplicationSet" ? ["spec", "template", "spec"] : ["spec"];
}

/** Reports whether a release's chart is external. */
function isOutsideRelease(object: KubernetesObject): boolean {
  if (isOfHelmfile(object)) return getValue(object.node, "outside") !== undefined;
  if (isHelmRelease(object)) {
    const spec = getValue(object.node, "spec");
    const source = nodeAt(spec, ["chart", "spec", "sourceRef"]);
    return getValue(spec, "chartRef") !== undefined || getString(source, "kind") === "HelmRepository";
  }
  if (!["Application", "ApplicationSet"].includes(object.kind) || !isOfArgo(object)) return false;
  const spec = nodeAt(object.node, argoSpec(object));
  const sources = [getValue(spec, "source"), ...itemsOf(getValue(spec, "sources"))];
  return sources.some((source) => getValue(source, "chart") !== undefined);
}

/** Counts external releases, and those that select one of `names` (by default any pool) in their values. */
export function reportOutsideReleases(
  { manifests, clusters }: LintInput,
  names?: ReadonlySet<string>,
): OutsideReleases {
  const releases = outsideReleasesIn(manifests);
  const known = new Set(releases.map(({ document, path }) => keyOf(document, path)));
  const values = manifests
    .flatMap(({ workloads }) => workloads)
    .filter(({ isFragment, document, podSpecPath }) => isFragment && known.has(keyOf(document, podSpecPath)));
  const pools = clusters.flatMap(({ inventory }) =>
    inventory.pools.flatMap((pool) => {
      if (names?.has(pool.name) === false) return [];
      const selecting = values.filter((workload) => selectsPool(workload, pool, inventory));
      const found = new Set(selecting.map(({ document, podSpecPath }) => keyOf(document, podSpecPath)));
      return found.size === 0 ? [] : [{ pool: pool.name, cluster: pool.cluster, releases: found.size }];
    }),
  );
  return { releases: releases.length, pools };
}

/** Tells apart releases by their documents, in a helmfile also by their places in the list. */
function keyOf({ file, start }: SourceDocument, [list, index]: FieldPath): string {
  return `${file.path}:${start}:${list === "releases" ? index : ""}`;
}

/** Reports whether values require a label of the pool that other pools lack. */
export function selectsPool({ podSpec }: Workload, pool: NodePool, inventory: Inventory): boolean {
  const required = requirementsOf(podSpec).map(({ requirement }) => requirement);
  return (
    required.some(({ key }) => Object.hasOwn(pool.labels, key) && !isOrdinaryLabel(key)) &&
    required.every((requirement) => mayBeMet(requirement, { ...inventory, pools: [pool], leftOut: [] }))
  );
}
