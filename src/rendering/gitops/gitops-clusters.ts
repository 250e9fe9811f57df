import { groupOf, type KubernetesObject } from "../../manifest/objects/objects.js";
import { joinPath, lastStep, parentFolder, uniqueEndings } from "../../model/path-steps.js";
import type { SourceNode } from "../../model/source.js";
import { EMPTY_STRING_MAP } from "../../model/string-map.js";
import { getString, getValue, nodeAt } from "../../yaml/node-value.js";
import { isPlaceholder } from "../../yaml/placeholders.js";
import { type ArgoTarget, clustersWithFolders } from "./application-set.js";
import { type Application, followArgo, IN_CLUSTER, IN_CLUSTER_SERVER } from "./argocd.js";
import { followFlux, isFluxKustomization, isHelmRelease } from "./flux.js";
import type { RepositoryTree } from "./repository-tree.js";
import { findOwnSources } from "./source-repository.js";

export interface GitopsCluster {
  readonly name: string;
  /** The folder where Flux starts, from the repository's root. */
  readonly flux?: string;
  readonly argocd?: ArgoDestination;
  readonly paths: ReadonlySet<string>;
}

/** Has both fields if the name of Argo CD's own cluster is known. */
type ArgoDestination = { readonly name: string; readonly server?: string } | { readonly server: string };

const FLUX_OPERATOR_GROUP = "fluxcd.controlplane.io";
/** The chart that makes a FluxInstance of its values. */
const FLUX_INSTANCE_CHART = "flux-instance";
/** The Kustomization that `flux bootstrap` writes; it applies its cluster's folder. */
const BOOTSTRAP = "flux-system";
/** Generic names of folders inside a cluster's folder, unless other clusters stand beside. */
const INNER_FOLDER = /^(?:flux|flux-system|cluster|config|kubernetes|k8s|gitops|main)$/;

/** Finds Flux's start folders (`flux bootstrap`, FluxInstance), else Argo CD's destinations. */
export function findGitopsClusters(tree: RepositoryTree, rootFile: string): readonly GitopsCluster[] {
  const flux = findFluxClusters(tree, rootFile);
  return flux.length > 1 ? flux : findArgoClusters(tree, rootFile);
}

function findFluxClusters(tree: RepositoryTree, rootFile: string): GitopsCluster[] {
  const objects = [...tree.paths].flatMap(tree.gitopsObjects);
  const isOwn = findOwnSources(tree);
  const folders = objects.flatMap((object) => {
    const path = entryPathOf(object, isOwn);
    const target = path === undefined ? undefined : tree.fromRoot(rootFile, path);
    return target === undefined || target === "." ? [] : [joinPath(target)];
  });
  const unique = [...new Set(folders)].sort();
  const outer = unique.map((folder) => {
    const parent = parentFolder(folder);
    const isAlone = unique.every((one) => one === folder || parentFolder(one) !== parent);
    return isAlone && INNER_FOLDER.test(lastStep(folder)) && parent !== "." ? parent : folder;
  });
  const names = uniqueEndings(outer.map((folder) => folder.split("/")));
  const starts = unique.map((target, index) => {
    const cluster = names[index] ?? target;
    return { cluster, configurationPath: rootFile, target, namespace: undefined };
  });
  const { paths } = followFlux(tree, starts);
  return starts.map(({ cluster, target }) => ({ name: cluster, flux: target, paths: paths.get(cluster) ?? new Set() }));
}

/** Returns the start folder that a Flux object declares for its cluster; undefined for other objects. */
function entryPathOf(object: KubernetesObject, isOwn: ReturnType<typeof findOwnSources>): string | undefined {
  const spec = getValue(object.node, "spec");
  const metadata = getValue(object.node, "metadata");
  if (object.kind === "FluxInstance" && groupOf(object.apiVersion) === FLUX_OPERATOR_GROUP) {
    return literal(getString(getValue(spec, "sync"), "path"));
  }
  if (isHelmRelease(object) && chartNameOf(spec) === FLUX_INSTANCE_CHART) {
    return literal(getString(nodeAt(spec, ["values", "instance", "sync"]), "path"));
  }
  if (!isFluxKustomization(object) || getString(metadata, "name") !== BOOTSTRAP) return undefined;
  const isBootstrap = isOwn(getValue(spec, "sourceRef"), getString(metadata, "namespace"));
  return isBootstrap && getValue(spec, "kubeConfig") === undefined ? literal(getString(spec, "path")) : undefined;
}

function chartNameOf(spec: SourceNode | undefined): string | undefined {
  return getString(nodeAt(spec, ["chart", "spec"]), "chart") ?? getString(getValue(spec, "chartRef"), "name");
}

function literal(path: string | undefined): string | undefined {
  return path === undefined || path.includes("${") ? undefined : path;
}

function findArgoClusters(tree: RepositoryTree, rootFile: string): GitopsCluster[] {
  const destinations = new Map<string, ArgoDestination>();
  const { applied } = followArgo(tree, [], rootFile);
  const known = applied.flatMap(({ application }) => destinationOf(application) ?? []);
  for (const { name, argocd } of known) destinations.set(name, argocd);
  const sets = [...tree.paths].flatMap(tree.gitopsObjects).filter(({ kind }) => kind === "ApplicationSet");
  const root = (path: string) => tree.fromRoot(rootFile, path);
  for (const { node } of sets) {
    for (const name of clustersWithFolders(getValue(node, "spec"), tree, root)) {
      if (!destinations.has(name)) destinations.set(name, { name });
    }
  }
  // Where one destination is open, those that are known need not be all.
  if (destinations.size === 1 && known.length < applied.length) return [];
  const clusters = pathsOf(tree, rootFile, destinations);
  // Argo CD runs in the only cluster whose name is a folder of files deployed to `in-cluster`.
  const local = clusters.find(({ name }) => name === IN_CLUSTER);
  const own = [...(local?.paths ?? [])].filter((path) => tree.gitopsObjects(path).length === 0);
  const steps = new Set(own.flatMap((path) => path.split("/").slice(0, -1)));
  const [hub, second] = clusters.filter((one) => one !== local && steps.has(one.name));
  if (hub === undefined || second !== undefined) return clusters;
  destinations.delete(IN_CLUSTER);
  destinations.set(hub.name, { name: hub.name, server: IN_CLUSTER_SERVER });
  return pathsOf(tree, rootFile, destinations);
}

function pathsOf(
  tree: RepositoryTree,
  rootFile: string,
  destinations: ReadonlyMap<string, ArgoDestination>,
): GitopsCluster[] {
  const targets = [...destinations].map(([cluster, argocd]): ArgoTarget => {
    const known = { name: undefined, server: undefined, labels: EMPTY_STRING_MAP, ...argocd };
    return { cluster, configurationPath: rootFile, argocd: known };
  });
  const { paths } = followArgo(tree, targets, rootFile);
  const clusters = [...destinations].map(([name, argocd]) => ({
    name,
    argocd,
    paths: paths.get(name) ?? new Set<string>(),
  }));
  return clusters.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function destinationOf({ destinationName, destinationServer }: Application) {
  if (destinationName === IN_CLUSTER || (!destinationName && destinationServer === IN_CLUSTER_SERVER)) {
    return { name: IN_CLUSTER, argocd: { name: IN_CLUSTER } };
  }
  if ([destinationName, destinationServer].some((text = "") => isPlaceholder(text))) return undefined;
  if (destinationName) return { name: destinationName, argocd: { name: destinationName } };
  if (!destinationServer) return undefined;
  return { name: nameOfServer(destinationServer), argocd: { server: destinationServer } };
}

/** Returns `microshift` for `https://api.microshift.example.com:6443`; an IP address stays whole. */
function nameOfServer(server: string): string {
  const host = server
    .replace(/^[a-z]+:\/\//, "")
    .split(/[:/]/, 1)
    .join();
  if (/^[0-9.]+$/.test(host)) return host;
  return host.replace(/^api\./, "").split(".")[0] ?? host;
}
