import type { KubernetesObject } from "../../manifest/objects/objects.js";
import { cursorAt, itemsOfList, placeOf, textOf } from "./cursor.js";
import type { InventoryFormat } from "./format.js";
import { joinLabels, readLabels } from "./label-field.js";
import { type NamedNodes, nameOfFile, nodesOf, toOutput } from "./named-nodes.js";
import { commandLineValue } from "./node-registration.js";
import { readTaints, uniteTaints } from "./taint-field.js";

const KUBELET = "spec.kubelet";

/** nodeadm's NodeConfig for EKS. Upstream: amazon-eks-ami nodeadm/api/v1alpha1 KubeletOptions. */
export const nodeadmFormat: InventoryFormat = {
  id: "nodeadm",
  kinds: [{ group: "node.eks.aws", kind: "NodeConfig" }],
  read: (input) => toOutput(input, input.objects.map(readNodeConfig)),
};

function readNodeConfig(root: KubernetesObject): NamedNodes {
  const kubelet = cursorAt(root, KUBELET);
  const flags = itemsOfList(cursorAt(kubelet, "flags"));
  const clusterName = textOf(cursorAt(root, "spec.cluster.name"));
  const labels = joinLabels(flags.map((flag) => readLabels(commandLineValue(flag, "--node-labels"))));
  return nodesOf({
    name: textOf(cursorAt(root, "metadata.name")) ?? nameOfFile(root.document.file),
    place: placeOf(root),
    owner: root.document.file.path,
    clusterName,
    taints: uniteTaints([
      readTaints(cursorAt(kubelet, "config.registerWithTaints"), "object"),
      ...flags.map((flag) => readTaints(commandLineValue(flag, "--register-with-taints"), "string")),
    ]),
    labels,
    kubeletLabels: labels,
  });
}
