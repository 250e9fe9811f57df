import type { ClusterDeclaration } from "../../inventory/declaration/cluster-declaration.js";
import { isGlob, isNegated, splitGlob } from "../../model/path-glob.js";
import { joinPath } from "../../model/path-steps.js";
import type { ChartDeclaration } from "../../rendering/helm/values-sets.js";
import { parseDocuments } from "../../yaml/syntax.js";
import { type Configuration, readConfigurationDocument } from "../configuration/configuration.js";

/** Tests of paths relative to the working directory. */
export interface Presence {
  readonly isThere: (path: string) => boolean;
  readonly wasThere: (path: string) => boolean;
}

/** Returns the base's settings with the change's pools, clusters and limits; undefined if neither has a configuration. */
export function governedBy(
  base: Configuration | undefined,
  head: Configuration | undefined,
  { isThere, wasThere }: Presence,
): Configuration | undefined {
  if (head === undefined) return base;
  const settings = base ?? unconfigured(head);
  if (settings === undefined) return undefined;
  const { manifests, exclude, file } = settings;
  // Globs of a configuration elsewhere start in its folder.
  const isElsewhere = file.path !== head.file.path;
  const clusters = head.clusters.map((cluster): ClusterDeclaration => {
    const before = settings.clusters.find((one) => isElsewhere || one.settings.name === cluster.settings.name);
    const own = cluster.manifests ?? [];
    if (before === undefined) return { ...cluster, manifests: cluster.hasOwnManifests ? own : manifests, exclude };
    const added = isElsewhere ? [] : own.filter((glob) => !isNegated(glob));
    const globs = before.manifests && [...before.manifests, ...added];
    const { hasOwnManifests, exclude: leftOut } = before;
    const { place } = isElsewhere ? before : cluster;
    return { ...cluster, place, hasOwnManifests, manifests: globs, exclude: leftOut };
  });
  const charts = [
    ...settings.charts.filter((one) => canBeRendered(one, isThere)),
    ...head.charts.filter((one) => !wasThere(folderOfChart(one))),
  ];
  const { clusterKeys, limits } = head;
  return { ...settings, clusters, clusterKeys, limits, charts };
}

/** Returns the settings of an empty configuration in the same place. */
export function unconfigured({ file: { path } }: Configuration): Configuration | undefined {
  const [document] = parseDocuments({ path, text: "version: 1" }).documents;
  return document && readConfigurationDocument(document, { kind: "configuration" }).configuration;
}

/** Reports whether a declared chart and its files of values still exist; of a glob, whether its folder does. */
export function canBeRendered(chart: ChartDeclaration, isThere: Presence["isThere"]): boolean {
  const folder = folderOfChart(chart);
  if (isGlob(chart.path)) return isThere(folder);
  const folders = [chart.configurationFolder, folder];
  const hasValues = chart.values.every(({ path }) => folders.some((one) => isThere(joinPath(one, path))));
  return hasValues && isThere(joinPath(folder, "Chart.yaml"));
}

function folderOfChart({ path, configurationFolder }: ChartDeclaration): string {
  return joinPath(configurationFolder, splitGlob(path.replace(/\/?Chart\.yaml$/, ""))[0]);
}

/** Reports whether two configurations select and report the same. */
export function governsAlike(one: Configuration | undefined, other: Configuration | undefined): boolean {
  return one === other || describeSettings(one) === describeSettings(other);
}

/** Leaves out pools and clusters, and what decides about no finding. */
function describeSettings(configuration: Configuration | undefined): string | undefined {
  if (configuration === undefined) return undefined;
  const { file: _, clusterKeys: __, failOn: ___, limits: ____, coverage: _____, clusters, ...settings } = configuration;
  const selections = clusters.map((cluster) => [cluster.settings.name, cluster.manifests, cluster.exclude]);
  const withoutPlaces = (key: string, value: unknown) =>
    key === "place" ? undefined : value instanceof Map ? [...value] : value;
  return JSON.stringify([settings, selections], withoutPlaces);
}
