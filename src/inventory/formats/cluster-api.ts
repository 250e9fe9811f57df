import { groupOf, type KubernetesObject } from "../../manifest/objects/objects.js";
import { type StringMap, stringMap } from "../../model/string-map.js";
import {
  ANNOTATIONS,
  CAPACITY,
  CLUSTER_API,
  clusterApiBootstrap,
  knowledgeOfAnnotations,
  placedIn,
  readMachineLabels,
  readMachineTaints,
  scaleOf,
} from "./cluster-api-machine.js";
import { readTopology } from "./cluster-api-topology.js";
import { type Cursor, cursorAt, textOf } from "./cursor.js";
import type { InventoryFormat } from "./format.js";
import { joinLabels } from "./label-field.js";
import { misplacedFields } from "./misplaced-fields.js";
import { type NamedNodes, nodesOf, toOutput } from "./named-nodes.js";
import { readRegistrations } from "./node-registration.js";
import { uniteTaints } from "./taint-field.js";

const GROUP = "cluster.x-k8s.io";
const BOOTSTRAP_GROUP = "bootstrap.cluster.x-k8s.io";
const CONTROL_PLANE_GROUP = "controlplane.cluster.x-k8s.io";
/** MachinePools of these kinds declare their taints themselves. */
const MANAGED = /^(?:AWSManaged|AzureManaged|AzureASOManaged|GCPManaged|ROSA)MachinePool$/;
const MACHINE_FIELDS = {
  taints: [{ at: "spec.template.spec.taints" }],
  labels: ["spec.template.metadata.labels"],
};

/** Cluster API with kubeadm: machines, the templates that they join with, topologies and their ClusterClass. */
export const clusterApiFormat: InventoryFormat = {
  id: CLUSTER_API,
  spreadOf: () => "",
  kinds: [
    ...["Cluster", "ClusterClass", "MachineDeployment", "MachinePool", "MachineSet"].map((kind) => ({
      group: GROUP,
      kind,
    })),
    { group: BOOTSTRAP_GROUP, kind: "KubeadmConfigTemplate" },
    { group: BOOTSTRAP_GROUP, kind: "KubeadmConfig" },
    { group: CONTROL_PLANE_GROUP, kind: "KubeadmControlPlane" },
    { group: CONTROL_PLANE_GROUP, kind: "KubeadmControlPlaneTemplate" },
  ],
  read: (input) =>
    toOutput(
      input,
      input.objects.flatMap((object) => readObject(object, input.objects)),
    ),
};

function readObject(object: KubernetesObject, objects: readonly KubernetesObject[]): NamedNodes[] {
  switch (object.kind) {
    case "MachineDeployment":
    case "MachinePool":
    case "MachineSet":
      return readMachines(object, objects);
    case "KubeadmControlPlane":
      return [readControlPlane(object)];
    case "Cluster":
      return groupOf(object.apiVersion) === GROUP ? readTopology(object, objects) : [];
    default:
      return [];
  }
}

function readMachines(root: KubernetesObject, objects: readonly KubernetesObject[]): NamedNodes[] {
  const template = cursorAt(root, "spec.template");
  if (MANAGED.test(textOf(cursorAt(template, "spec.infrastructureRef.kind")) ?? "")) return [];
  const machine = readMachineTaints(cursorAt(template, "spec.taints"));
  const bootstrap = clusterApiBootstrap(cursorAt(template, "spec.bootstrap"), objects);
  const labels = readMachineLabels(cursorAt(template, "metadata.labels"));
  const name = textOf(cursorAt(root, "metadata.name")) ?? root.kind;
  return [
    nodesOf({
      name,
      ...placedIn(cursorAt(root, "metadata.name"), textOf(cursorAt(root, "spec.clusterName"))),
      facts: { name, role: "worker" },
      taints: uniteTaints([machine.taints, bootstrap.taints]),
      startupTaints: machine.startupTaints,
      labels: joinLabels([bootstrap.labels, labels.field]),
      kubeletLabels: bootstrap.labels,
      scale: scaleOf([root], "spec.replicas"),
      allocatable: capacityOf(root),
      autoscalerKnows: knowledgeOfAnnotations([root], machine.taints.taints, Object.keys(labels.field.labels)),
      ignored: [...labels.ignored, ...misplacedFields(MACHINE_FIELDS, root), ...bootstrap.ignored],
    }),
  ];
}

function readControlPlane(root: KubernetesObject): NamedNodes {
  const registration = readRegistrations(cursorAt(root, "spec.kubeadmConfigSpec"));
  const machine = ["spec.machineTemplate.taints", "spec.machineTemplate.spec.taints"].map((path) =>
    readMachineTaints(cursorAt(root, path)),
  );
  const labels = readMachineLabels(cursorAt(root, "spec.machineTemplate.metadata.labels"));
  const name = textOf(cursorAt(root, "metadata.name")) ?? root.kind;
  return nodesOf({
    name,
    ...placedIn(cursorAt(root, "metadata.name")),
    facts: { name, role: "control-plane", ownTaints: registration.ownTaints },
    taints: uniteTaints([...machine.map(({ taints }) => taints), registration.taints]),
    startupTaints: machine.flatMap(({ startupTaints }) => startupTaints),
    labels: joinLabels([registration.labels, labels.field]),
    kubeletLabels: registration.labels,
    scale: scaleOf([root], "spec.replicas"),
    ignored: [...labels.ignored, ...registration.ignored],
  });
}

/** Capacity that annotations declare to the autoscaler for scaling from zero. */
function capacityOf(root: Cursor): StringMap<string> {
  const at = (name: string) => textOf(cursorAt(root, [...ANNOTATIONS, `${CAPACITY}${name}`]));
  const gpu = at("gpu-type") ?? "nvidia.com/gpu";
  const known = [
    ["cpu", at("cpu")],
    ["memory", at("memory")],
    [gpu, at("gpu-count")],
  ].flatMap(([name, quantity]) => (name && quantity ? [[name, quantity] as const] : []));
  return stringMap(known);
}
