import type { KubernetesObject } from "../../manifest/objects/objects.js";
import { matchesNameGlob } from "../../model/name-glob.js";
import type { InventoryFile } from "../formats/format.js";

const CLUSTER = "(?:google_container_cluster|azurerm_kubernetes_cluster|aws_eks_cluster)";
const IS_CLUSTER = new RegExp(`^${CLUSTER}$`);
const REFERENCE = new RegExp(`\\b(${CLUSTER}\\.[\\w-]+)|\\bmodule\\.[\\w-]+`);
/** The module instance before a resource: `module.eks["a"].`, or nothing. */
const MODULE = /^(?:module\.[\w-]+(?:\[(?:"[^"]*"|\d+)\])?\.)*/;

export interface RootCluster {
  /** The key of its instance, or its name. */
  readonly name: string;
  /** A glob of exactly its resources' addresses. */
  readonly address: string;
}

export interface DiscoveredRoot {
  readonly file: InventoryFile;
  readonly vars: readonly string[];
  /** The cluster within the root; absent if the root has one. */
  readonly cluster?: RootCluster;
}

/** Returns a root's clusters, by module instance or the pool's reference; empty for a single or undetermined one. */
export function clustersOfRoot(objects: readonly KubernetesObject[]): RootCluster[] {
  const addresses = objects.flatMap(({ document }) => document.address ?? []);
  const owners = new Map(
    objects.flatMap((one) => (one.document.address ? [[one.document.address, ownerOf(one)]] : [])),
  );
  const keys = [...new Set(owners.values())];
  const made = new Set(objects.flatMap((one) => (makesCluster(one) ? owners.get(one.document.address ?? "") : [])));
  if (keys.length < 2 || addresses.length < objects.length || keys.some((key) => !made.has(key))) return [];
  const clusters = keys.flatMap((key): RootCluster[] => {
    // `c2-11` of `module.aks["c2-11"]`, `eks` of `module.eks`.
    const last = key.slice(key.lastIndexOf(".") + 1);
    const name = key.endsWith("]") ? key.slice(key.lastIndexOf("[") + 1, -1).replaceAll('"', "") : last;
    const isOwn = (address: string) => owners.get(address) === key;
    const globs = [`${key}*`, `${key}.*`, `*.${name}*`, `*.${name}`];
    const glob = globs.find((one) => addresses.every((address) => matchesNameGlob(one, address) === isOwn(address)));
    return glob === undefined ? [] : [{ name, address: glob }];
  });
  const isReported = clusters.length === keys.length && new Set(clusters.map(({ name }) => name)).size === keys.length;
  return isReported ? clusters : [];
}

/** Reports whether a resource is a cluster, or stands for pools and so implies one. */
function makesCluster({ kind, document }: KubernetesObject): boolean {
  const rest = (document.address ?? "").replace(MODULE, "");
  return IS_CLUSTER.test(kind) || /^\w+\[/.test(rest);
}

/** Returns the cluster that a resource is or refers to, else that of its module. */
function ownerOf({ kind, document, node }: KubernetesObject): string {
  const address = document.address ?? "";
  const module = MODULE.exec(address)?.[0] ?? "";
  // The resources of one instance of a module are those of one cluster.
  if (module !== "") return module.slice(0, -1);
  if (IS_CLUSTER.test(kind)) return address;
  const text = (node.file ?? document.file).text.slice(node.start, node.end);
  const [found = "", cluster] = REFERENCE.exec(text) ?? [];
  const instance = address.endsWith("]") ? address.slice(address.lastIndexOf("[")) : "";
  return cluster === undefined ? found : `${cluster}${/\[each\.|\[count\./.test(text) ? instance : ""}`;
}
