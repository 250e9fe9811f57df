import type { KubernetesObject } from "../../manifest/objects/objects.js";
import { isOpen } from "../../model/fact.js";
import { cursorAt, factAt, placeOf } from "./cursor.js";
import type { FormatInput, InventoryFormat } from "./format.js";
import { mergeAlike, type NamedNodes, nodesOf, toOutput } from "./named-nodes.js";
import { readNodeRegistration } from "./node-registration.js";
import { readTaints, uniteTaints } from "./taint-field.js";

const GROUP = "kubeadm.k8s.io";
const KUBELET = "KubeletConfiguration";

/** kubeadm's configuration of a node, with the kubelet's own beside it in the same file. */
export const kubeadmFormat: InventoryFormat = {
  id: "kubeadm",
  kinds: [
    { group: GROUP, kind: "InitConfiguration" },
    { group: GROUP, kind: "JoinConfiguration" },
    { group: "kubelet.config.k8s.io", kind: KUBELET },
  ],
  read(input) {
    const nodes = input.objects.filter(({ kind }) => kind !== KUBELET);
    return toOutput(input, mergeAlike(nodes.map((object) => readNode(object, input))));
  },
};

function readNode(root: KubernetesObject, input: FormatInput): NamedNodes {
  const cursor = cursorAt(root, "nodeRegistration");
  const registration = readNodeRegistration(cursor);
  const section = factAt(root, "controlPlane");
  const isControlPlane = root.kind === "InitConfiguration" || cursorAt(root, "controlPlane").node !== undefined;
  const role = isOpen(section) ? section : isControlPlane ? "control-plane" : "worker";
  const kubelets = input.objects.filter(
    ({ kind, document }) => kind === KUBELET && document.file === root.document.file,
  );
  const ofKubelet = kubelets.map((one) => readTaints(cursorAt(one, "registerWithTaints"), "object"));
  return nodesOf({
    name: registration.name ?? (isOpen(role) ? "node" : role),
    place: placeOf(cursor),
    platform: "kubeadm",
    facts: { role, ownTaints: registration.ownTaints },
    taints: uniteTaints([registration.taints, ...ofKubelet]),
    labels: registration.labels,
    kubeletLabels: registration.labels,
    ignored: registration.ignored,
  });
}
