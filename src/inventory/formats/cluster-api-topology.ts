import type { KubernetesObject } from "../../manifest/objects/objects.js";
import {
  clusterApiBootstrap,
  findObject,
  knowledgeOfAnnotations,
  placedIn,
  readMachineLabels,
  readMachineTaints,
  scaleOf,
} from "./cluster-api-machine.js";
import { type Cursor, cursorAt, itemsOfList, textOf } from "./cursor.js";
import { joinLabels, NO_LABELS } from "./label-field.js";
import { type NamedNodes, nodesOf } from "./named-nodes.js";
import { readRegistrations } from "./node-registration.js";
import { NO_TAINTS, type TaintField, uniteTaints, unread } from "./taint-field.js";

/** A ClusterClass of a topology, as far as the files declare it. */
interface TopologyClass {
  readonly cursor: Cursor | undefined;
  readonly open: TaintField | undefined;
}

/** The pools of a Cluster with a topology. A Cluster without one declares none. */
export function readTopology(root: KubernetesObject, objects: readonly KubernetesObject[]): NamedNodes[] {
  const topology = cursorAt(root, "spec.topology");
  if (topology.node === undefined) return [];
  const owner = textOf(cursorAt(root, "metadata.name")) ?? "";
  const topologyClass = findClass(root, topology, objects);
  const workers = (["machineDeployments", "machinePools"] as const).flatMap((kind) =>
    itemsOfList(cursorAt(topology, `workers.${kind}`)).map((cursor) =>
      readWorkers(cursor, kind, topologyClass, objects, owner),
    ),
  );
  return [readControlPlane(cursorAt(topology, "controlPlane"), topologyClass, objects, owner), ...workers];
}

function findClass(root: Cursor, topology: Cursor, objects: readonly KubernetesObject[]): TopologyClass {
  const reference = [cursorAt(topology, "classRef.name"), cursorAt(topology, "class")].find(
    (cursor) => textOf(cursor) !== undefined,
  );
  const name = (reference && textOf(reference)) ?? "";
  const namespace = textOf(cursorAt(root, "metadata.namespace"));
  const cursor = findObject(objects, "ClusterClass", name, namespace);
  if (cursor === undefined) {
    return { cursor, open: unread(reference ?? topology, `ClusterClass "${name}" is in none of the files`) };
  }
  const patches = cursorAt(cursor, "spec.patches");
  return { cursor, open: mayTaint(patches) ? unread(patches, "patches of its ClusterClass change it") : undefined };
}

function mayTaint(patches: Cursor): boolean {
  return itemsOfList(patches).some(
    (patch) =>
      cursorAt(patch, "external").node !== undefined ||
      itemsOfList(cursorAt(patch, "definitions")).some((definition) =>
        itemsOfList(cursorAt(definition, "jsonPatches")).some((change) =>
          /nodeRegistration|Configuration$|kubeadmConfigSpec$|taints|^\/spec(?:\/template(?:\/spec)?)?$/.test(
            textOf(cursorAt(change, "path")) ?? "",
          ),
        ),
      ),
  );
}

function readWorkers(
  cursor: Cursor,
  kind: "machineDeployments" | "machinePools",
  { cursor: topologyClass, open }: TopologyClass,
  objects: readonly KubernetesObject[],
  owner: string,
): NamedNodes {
  const className = textOf(cursorAt(cursor, "class")) ?? "";
  const classes = topologyClass === undefined ? [] : itemsOfList(cursorAt(topologyClass, `spec.workers.${kind}`));
  const found = classes.find((one) => textOf(cursorAt(one, "class")) === className);
  const own = cursorAt(cursor, "taints");
  const ofClass = found && cursorAt(found, "taints");
  // The Cluster's list replaces the one of its class.
  const machine = readMachineTaints(own.node === undefined && ofClass !== undefined ? ofClass : own);
  const bootstrap = found && clusterApiBootstrap(bootstrapOf(found), objects);
  const missing = open ?? (found ? undefined : unread(cursor, `its class "${className}" is not in the ClusterClass`));
  const labels = readMachineLabels(cursorAt(cursor, "metadata.labels"));
  const ofClassLabels = found && readMachineLabels(cursorAt(found, "template.metadata.labels"));
  const name = textOf(cursorAt(cursor, "name")) ?? className;
  // The group gets the annotations of the topology, and those of its class.
  const annotated = [cursor, ...(found === undefined ? [] : [cursorAt(found, "template")])];
  const passedOn = [labels, ...(ofClassLabels === undefined ? [] : [ofClassLabels])].flatMap(({ field }) =>
    Object.keys(field.labels),
  );
  return nodesOf({
    ...placedIn(cursor, owner),
    name,
    facts: { name, role: "worker" },
    taints: uniteTaints([
      machine.taints,
      bootstrap?.taints ?? { taints: [], incomplete: [] },
      ...(missing ? [missing] : []),
    ]),
    startupTaints: machine.startupTaints,
    labels: joinLabels([bootstrap?.labels ?? NO_LABELS, ofClassLabels?.field ?? NO_LABELS, labels.field]),
    kubeletLabels: bootstrap?.labels,
    scale: scaleOf(annotated, "replicas"),
    // Patches of the class are not read.
    autoscalerKnows:
      missing === undefined ? knowledgeOfAnnotations(annotated, machine.taints.taints, passedOn) : undefined,
    ignored: [...labels.ignored, ...(bootstrap?.ignored ?? [])],
  });
}

/** `template.bootstrap` up to v1beta1, `bootstrap.templateRef` from v1beta2. */
function bootstrapOf(found: Cursor): Cursor {
  const reference = cursorAt(found, "bootstrap.templateRef");
  return reference.node === undefined ? cursorAt(found, "template.bootstrap") : reference;
}

function readControlPlane(
  cursor: Cursor,
  { cursor: topologyClass, open }: TopologyClass,
  objects: readonly KubernetesObject[],
  owner: string,
): NamedNodes {
  const machine = readMachineTaints(cursorAt(cursor, "taints"));
  const template = topologyClass && controlPlaneTemplate(topologyClass, objects);
  const config = template && cursorAt(template, "spec.template.spec.kubeadmConfigSpec");
  const registration = config && readRegistrations(config);
  const labels = readMachineLabels(cursorAt(cursor, "metadata.labels"));
  const missing = unread(cursor, "its control plane template is in none of the files");
  return nodesOf({
    ...placedIn(cursor, owner),
    name: "control-plane",
    facts: { role: "control-plane", ownTaints: registration?.ownTaints ?? missing.incomplete[0] },
    taints: uniteTaints([
      machine.taints,
      registration?.taints ?? (open ? NO_TAINTS : missing),
      ...(open ? [open] : []),
    ]),
    startupTaints: machine.startupTaints,
    labels: joinLabels([registration?.labels ?? NO_LABELS, labels.field]),
    kubeletLabels: registration?.labels,
    scale: scaleOf([cursor], "replicas"),
    ignored: [...labels.ignored, ...(registration?.ignored ?? [])],
  });
}

/** `controlPlane.ref` up to v1beta1, `controlPlane.templateRef` from v1beta2. */
function controlPlaneTemplate(topologyClass: Cursor, objects: readonly KubernetesObject[]): Cursor | undefined {
  const names = ["ref", "templateRef"].map((key) => textOf(cursorAt(topologyClass, `spec.controlPlane.${key}.name`)));
  const name = names.find((one) => one !== undefined);
  return name === undefined ? undefined : findObject(objects, "KubeadmControlPlaneTemplate", name, undefined);
}
