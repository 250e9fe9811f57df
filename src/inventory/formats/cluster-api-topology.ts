import type { KubernetesObject } from "../../manifest/objects/objects.js";
import type { IncompleteField, PoolRole } from "../../model/pool.js";
import { clusterApiBootstrap, findObject } from "./cluster-api-bootstrap.js";
import {
  CLUSTER_API,
  knowledgeOfAnnotations,
  readMachineLabels,
  readMachineTaints,
  scaleOf,
} from "./cluster-api-machine.js";
import type { FormatInput } from "./format.js";
import { joinLabels, NO_LABELS } from "./label-field.js";
import { type NamedNodes, nodesOf } from "./named-nodes.js";
import { overlayRegistration, readNodeRegistration } from "./node-registration.js";
import { itemsOfList, keys, partAt, partOfObject, placeOf, type SourcePart, textOf } from "./source-part.js";
import { type TaintField, uniteTaints, unread } from "./taint-field.js";

/** A ClusterClass of a topology, as far as the files declare it. */
interface TopologyClass {
  readonly part: SourcePart | undefined;
  readonly open: TaintField | undefined;
}

/** The pools of a Cluster with a topology. A Cluster without one declares none. */
export function readTopology(object: KubernetesObject, input: FormatInput): NamedNodes[] {
  const root = partOfObject(object);
  const topology = partAt(root, keys("spec.topology"));
  if (topology.node === undefined) return [];
  const owner = textOf(partAt(root, keys("metadata.name"))) ?? "";
  const topologyClass = findClass(root, topology, input.objects);
  const workers = (["machineDeployments", "machinePools"] as const).flatMap((kind) =>
    itemsOfList(partAt(topology, keys(`workers.${kind}`))).map((part) =>
      readWorkers(part, kind, topologyClass, input, owner),
    ),
  );
  return [readControlPlane(partAt(topology, keys("controlPlane")), topologyClass, input, owner), ...workers];
}

function findClass(root: SourcePart, topology: SourcePart, objects: readonly KubernetesObject[]): TopologyClass {
  const reference = [partAt(topology, keys("classRef.name")), partAt(topology, keys("class"))].find(
    (part) => textOf(part) !== undefined,
  );
  const name = (reference && textOf(reference)) ?? "";
  const namespace = textOf(partAt(root, keys("metadata.namespace")));
  const part = findObject(objects, "ClusterClass", name, namespace);
  if (part === undefined) {
    return { part, open: unread(reference ?? topology, `ClusterClass "${name}" is in none of the files`) };
  }
  const patches = partAt(part, keys("spec.patches"));
  return { part, open: mayTaint(patches) ? unread(patches, "patches of its ClusterClass change it") : undefined };
}

function mayTaint(patches: SourcePart): boolean {
  return itemsOfList(patches).some(
    (patch) =>
      partAt(patch, keys("external")).node !== undefined ||
      itemsOfList(partAt(patch, keys("definitions"))).some((definition) =>
        itemsOfList(partAt(definition, keys("jsonPatches"))).some((change) =>
          /nodeRegistration|Configuration$|kubeadmConfigSpec$|taints|^\/spec(?:\/template(?:\/spec)?)?$/.test(
            textOf(partAt(change, keys("path"))) ?? "",
          ),
        ),
      ),
  );
}

function readWorkers(
  part: SourcePart,
  kind: "machineDeployments" | "machinePools",
  { part: topologyClass, open }: TopologyClass,
  input: FormatInput,
  owner: string,
): NamedNodes {
  const className = textOf(partAt(part, keys("class"))) ?? "";
  const classes = topologyClass === undefined ? [] : itemsOfList(partAt(topologyClass, keys(`spec.workers.${kind}`)));
  const found = classes.find((one) => textOf(partAt(one, keys("class"))) === className);
  const own = partAt(part, keys("taints"));
  const ofClass = found && partAt(found, keys("taints"));
  // The Cluster's list replaces the one of its class.
  const machine = readMachineTaints(own.node === undefined && ofClass !== undefined ? ofClass : own);
  const bootstrap = found && clusterApiBootstrap(bootstrapOf(found), input.objects);
  const missing = open ?? (found ? undefined : unread(part, `its class "${className}" is not in the ClusterClass`));
  const labels = readMachineLabels(partAt(part, keys("metadata.labels")));
  const ofClassLabels = found && readMachineLabels(partAt(found, keys("template.metadata.labels")));
  const name = textOf(partAt(part, keys("name"))) ?? className;
  // The group gets the annotations of the topology, and those of its class.
  const annotated = [part, ...(found === undefined ? [] : [partAt(found, keys("template"))])];
  const passedOn = [labels, ...(ofClassLabels === undefined ? [] : [ofClassLabels])].flatMap(({ field }) =>
    Object.keys(field.labels),
  );
  return nodesOf({
    ...common(input, part, owner, "worker"),
    name,
    facts: { name, role: "worker", ownTaints: "true" },
    taints: uniteTaints([
      machine.taints,
      bootstrap?.taints ?? { taints: [], incomplete: [] },
      ...(missing ? [missing] : []),
    ]),
    startupTaints: machine.startupTaints,
    labels: joinLabels([bootstrap?.labels ?? NO_LABELS, ofClassLabels?.field ?? NO_LABELS, labels.field]),
    kubeletLabels: bootstrap?.labels,
    scale: scaleOf(annotated, keys("replicas")),
    // Patches of the class are not read.
    autoscalerKnows:
      missing === undefined ? knowledgeOfAnnotations(annotated, machine.taints.taints, passedOn) : undefined,
    ignored: [...labels.ignored, ...(bootstrap?.ignored ?? [])],
  });
}

/** `template.bootstrap` up to v1beta1, `bootstrap.templateRef` from v1beta2. */
function bootstrapOf(found: SourcePart): SourcePart {
  const reference = partAt(found, keys("bootstrap.templateRef"));
  return reference.node === undefined ? partAt(found, keys("template.bootstrap")) : reference;
}

function readControlPlane(
  part: SourcePart,
  { part: topologyClass, open }: TopologyClass,
  input: FormatInput,
  owner: string,
): NamedNodes {
  const machine = readMachineTaints(partAt(part, keys("taints")));
  const template = topologyClass && controlPlaneTemplate(topologyClass, input.objects);
  const config = template && partAt(template, keys("spec.template.spec.kubeadmConfigSpec"));
  const registration =
    config &&
    overlayRegistration(
      readNodeRegistration(partAt(config, keys("initConfiguration.nodeRegistration"))),
      readNodeRegistration(partAt(config, keys("joinConfiguration.nodeRegistration"))),
    );
  const labels = readMachineLabels(partAt(part, keys("metadata.labels")));
  const incomplete: IncompleteField[] =
    registration === undefined
      ? unread(part, "its control plane template is in none of the files").incomplete.slice()
      : [];
  const known: TaintField = registration?.taints ?? { taints: [], incomplete: [] };
  return nodesOf({
    ...common(input, part, owner, "control-plane"),
    name: "control-plane",
    facts: { role: "control-plane", ownTaints: String(registration?.ownTaints ?? true) },
    taints: uniteTaints([machine.taints, known, ...(open ? [open] : [])]),
    startupTaints: machine.startupTaints,
    labels: joinLabels([registration?.labels ?? NO_LABELS, labels.field]),
    kubeletLabels: registration?.labels,
    scale: scaleOf([part], keys("replicas")),
    incomplete: open ? [] : incomplete,
    ignored: [...labels.ignored, ...(registration?.ignored ?? [])],
  });
}

/** `controlPlane.ref` up to v1beta1, `controlPlane.templateRef` from v1beta2. */
function controlPlaneTemplate(topologyClass: SourcePart, objects: readonly KubernetesObject[]): SourcePart | undefined {
  const names = ["ref", "templateRef"].map((key) =>
    textOf(partAt(topologyClass, keys(`spec.controlPlane.${key}.name`))),
  );
  const name = names.find((one) => one !== undefined);
  return name === undefined ? undefined : findObject(objects, "KubeadmControlPlaneTemplate", name, undefined);
}

function common(input: FormatInput, part: SourcePart, owner: string, role: PoolRole) {
  return {
    cluster: input.cluster,
    format: CLUSTER_API,
    place: placeOf(part),
    platform: "kubeadm",
    owner: part.document.address ?? owner,
    clusterName: owner || undefined,
    role,
  } as const;
}
