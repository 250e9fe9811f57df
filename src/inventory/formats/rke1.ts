import type { KubernetesObject } from "../../manifest/objects/objects.js";
import { getValue } from "../../manifest/yaml/node-value.js";
import type { SourceNode } from "../../model/source.js";
import type { FormatInput, InventoryFormat } from "./format.js";
import { joinLabels, readLabels } from "./label-field.js";
import { mergeAlike, type NamedNodes, nodesOf, toOutput } from "./named-nodes.js";
import { itemsOfList, keys, partAt, partOfObject, placeOf, type SourcePart, textOf } from "./source-part.js";
import { readTaints, uniteTaints } from "./taint-field.js";

const ID = "rke1";
const KUBELET = keys("services.kubelet.extra_args");

/** `cluster.yml` of RKE 1. Upstream: rke types/rke_types.go RKEConfigNode, services/workerplane.go. */
export const rke1Format: InventoryFormat = {
  id: ID,
  kinds: [],
  shape: { words: /nodes(?<=^nodes)[ \t]*:/m, isRoot: isClusterFile },
  read: (input) => toOutput(input, mergeAlike(input.objects.flatMap((object) => readCluster(object, input)))),
};

function isClusterFile(root: SourceNode): boolean {
  const nodes = getValue(root, "nodes");
  if (nodes?.kind !== "sequence" || nodes.items.length === 0) return false;
  return nodes.items.every(
    (node) => getValue(node, "address") !== undefined && getValue(node, "role")?.kind === "sequence",
  );
}

function readCluster(object: KubernetesObject, input: FormatInput): NamedNodes[] {
  const root = partOfObject(object);
  const ofKubelet = (name: string): SourcePart => partAt(root, [...KUBELET, name]);
  const clusterName = textOf(partAt(root, keys("cluster_name")));
  return itemsOfList(partAt(root, keys("nodes"))).map((node) => {
    const roles = itemsOfList(partAt(node, keys("role"))).flatMap((role) => textOf(role) ?? []);
    const has = (role: string): string => String(roles.includes(role));
    const isWorker = roles.includes("worker");
    return nodesOf({
      name: [...roles].sort().join("+"),
      cluster: input.cluster,
      format: ID,
      place: placeOf(partAt(node, keys("address"))),
      platform: "rke1",
      facts: { etcd: has("etcd"), controlPlane: has("controlplane"), worker: has("worker") },
      owner: clusterName ?? "",
      clusterName,
      taints: uniteTaints([
        readTaints(partAt(node, keys("taints")), "object"),
        readTaints(ofKubelet("register-with-taints"), "string"),
      ]),
      labels: joinLabels([readLabels(ofKubelet("node-labels")), readLabels(partAt(node, keys("labels")))]),
      role: isWorker ? "worker" : "control-plane",
    });
  });
}
