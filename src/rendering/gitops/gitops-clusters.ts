import { getString, getValue } from "../../manifest/node-value.js";
import { groupOf, type KubernetesObject } from "../../manifest/objects.js";
import { joinPath, lastStep, parentFolder } from "../../model/path-steps.js";
import { uniqueEndings } from "../../model/unique-endings.js";
import type { Application } from "./application.js";
import { filesOfSource, followArgo } from "./argocd.js";
import { followFlux, isFluxKustomization } from "./flux.js";
import type { RepositoryTree } from "./repository-tree.js";
import { findOwnSources } from "./source-repository.js";

/** A cluster that GitOps objects of the repository speak of, and what they bring to it. */
export interface GitopsCluster {
  readonly name: string;
  /** The folder in which Flux begins, from the repository's root. */
  readonly flux?: string;
  /** The destination of Argo CD's Applications. */
  readonly argocd?: { readonly name: string } | { readonly server: string };
  /** The files that reach it. */
  readonly paths: ReadonlySet<string>;
}

const FLUX_OPERATOR_GROUP = "fluxcd.controlplane.io";
/** The name of the Kustomization that `flux bootstrap` writes: it applies the folder of its cluster. */
const BOOTSTRAP = "flux-system";
const LOCAL_SERVER = "https://kubernetes.default.svc";
const LOCAL_NAME = "in-cluster";
/** Folders inside of a cluster's own, whose names say nothing. */
const INNER_FOLDER = /^(?:flux|flux-system|cluster|config|kubernetes|k8s|gitops|main)$/;

/**
 * The clusters that the repository's own GitOps objects tell apart: the folders in which Flux begins (what
 * `flux bootstrap` or a FluxInstance names), else the destinations of Argo CD. `rootFile` is a file of the root folder.
 */
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
  const names = namesOf(unique);
  const starts = unique.map((target, index) => {
    const cluster = names[index] ?? target;
    return { cluster, configurationPath: rootFile, target, namespace: undefined };
  });
  const { paths } = followFlux(tree, starts);
  return starts.map(({ cluster, target }) => ({ name: cluster, flux: target, paths: paths.get(cluster) ?? new Set() }));
}

/** The folder that an object of Flux has applied as the first one of its cluster. */
function entryPathOf(object: KubernetesObject, isOwn: ReturnType<typeof findOwnSources>): string | undefined {
  const spec = getValue(object.node, "spec");
  const metadata = getValue(object.node, "metadata");
  if (object.kind === "FluxInstance" && groupOf(object.apiVersion) === FLUX_OPERATOR_GROUP) {
    return literal(getString(getValue(spec, "sync"), "path"));
  }
  if (!isFluxKustomization(object) || getString(metadata, "name") !== BOOTSTRAP) return undefined;
  const isBootstrap = isOwn(getValue(spec, "sourceRef"), getString(metadata, "namespace"));
  return isBootstrap && getValue(spec, "kubeConfig") === undefined ? literal(getString(spec, "path")) : undefined;
}

function literal(path: string | undefined): string | undefined {
  return path === undefined || path.includes("${") ? undefined : path;
}

/** A folder inside of a cluster's own tells nothing. */
function namesOf(folders: readonly string[]): string[] {
  const outer = folders.map((folder) => {
    const parent = parentFolder(folder);
    return INNER_FOLDER.test(lastStep(folder)) && parent !== "." ? parent : folder;
  });
  return uniqueEndings(outer.map((folder) => folder.split("/")));
}

function findArgoClusters(tree: RepositoryTree, rootFile: string): GitopsCluster[] {
  const clusters = new Map<string, { readonly cluster: GitopsCluster; readonly paths: Set<string> }>();
  for (const applied of followArgo(tree, [], rootFile).applied) {
    const destination = destinationOf(applied.application);
    if (destination === undefined) continue;
    const known = clusters.get(destination.name) ?? newCluster(destination);
    clusters.set(destination.name, known);
    for (const path of filesOfSource(applied, tree)) known.paths.add(path);
  }
  return [...clusters.values()].map(({ cluster }) => cluster).sort((a, b) => (a.name < b.name ? -1 : 1));
}

function newCluster(destination: Pick<GitopsCluster, "name" | "argocd">) {
  const paths = new Set<string>();
  return { cluster: { ...destination, paths }, paths };
}

/** Both names of the cluster that Argo CD runs in are one. */
function destinationOf({ destinationName, destinationServer }: Application) {
  if (destinationName === LOCAL_NAME || (!destinationName && destinationServer === LOCAL_SERVER)) {
    return { name: LOCAL_NAME, argocd: { name: LOCAL_NAME } };
  }
  if (destinationName) return { name: destinationName, argocd: { name: destinationName } };
  if (!destinationServer) return undefined;
  return { name: nameOfServer(destinationServer), argocd: { server: destinationServer } };
}

/** `microshift` for `https://api.microshift.example.com:6443`; an address stays whole. */
function nameOfServer(server: string): string {
  const host = server.replace(/^[a-z]+:\/\//, "").replace(/[:/].*$/, "");
  if (/^[0-9.]+$/.test(host)) return host;
  return host.replace(/^api\./, "").split(".")[0] ?? host;
}
