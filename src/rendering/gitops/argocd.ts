import type { ArgoCluster } from "../../inventory/gitops-declaration.js";
import { getValue } from "../../manifest/node-value.js";
import { groupOf } from "../../manifest/objects.js";
import { type Application, readApplication } from "./application.js";
import { expandApplicationSet } from "./application-set.js";
import type { RepositoryTree } from "./repository-tree.js";

/** A cluster that Argo CD deploys to. */
export interface ArgoTarget {
  readonly cluster: string;
  readonly configurationPath: string;
  readonly argocd: ArgoCluster;
}

const ARGO_GROUP = "argoproj.io";
/** Argo CD's two names of the cluster that it runs in. */
const IN_CLUSTER = "in-cluster";
const IN_CLUSTER_SERVER = "https://kubernetes.default.svc";

/** The files that the Applications and ApplicationSets of the repository deploy to each cluster, by its name. */
export function followArgo(
  tree: RepositoryTree,
  targets: readonly ArgoTarget[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const reached = new Map(targets.map(({ cluster }) => [cluster, new Set<string>()]));
  for (const object of [...tree.paths].flatMap(tree.gitopsObjects)) {
    if (groupOf(object.apiVersion) !== ARGO_GROUP) continue;
    const spec = getValue(object.node, "spec");
    for (const target of targets) {
      const root = (path: string) => tree.fromRoot(target.configurationPath, path);
      const applications =
        object.kind === "ApplicationSet" ? expandApplicationSet(spec, tree, targets, root) : [readApplication(spec)];
      for (const application of applications.filter((one) => isDestination(one, target.argocd))) {
        for (const { path, recurse } of application.sources) {
          const folder = root(path);
          if (folder === undefined) continue;
          for (const file of tree.filesOf(folder, recurse)) reached.get(target.cluster)?.add(file);
        }
      }
    }
  }
  return reached;
}

function isDestination({ destinationName, destinationServer }: Application, { name, server }: ArgoCluster): boolean {
  if (destinationName)
    return destinationName === name || (destinationName === IN_CLUSTER && server === IN_CLUSTER_SERVER);
  if (!destinationServer) return false;
  return destinationServer === server || (destinationServer === IN_CLUSTER_SERVER && name === IN_CLUSTER);
}
