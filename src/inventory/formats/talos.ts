import { locate } from "../../manifest/locate.js";
import type { KubernetesObject } from "../../manifest/objects/objects.js";
import { getValue } from "../../manifest/yaml/node-value.js";
import type { RefusedField } from "../../model/pool.js";
import type { SourceFile, SourceNode } from "../../model/source.js";
import { formatTaint } from "../../model/taint.js";
import type { InventoryNotice } from "../declaration/configuration-error.js";
import type { FormatInput, InventoryFormat } from "./format.js";
import { joinLabels, readLabels } from "./label-field.js";
import { type NamedNodes, nodesOf, toOutput } from "./named-nodes.js";
import { nameOfFile } from "./node-file.js";
import { keys, partAt, partOfObject, placeOf, type SourcePart, textOf } from "./source-part.js";
import { readTaints, uniteTaints } from "./taint-field.js";
import { machineNodeLabels, machineTaints, NODE_TAINTS } from "./talos-machine.js";

const ID = "talos";
const NODE_CONFIG = "KubeNodeConfig";

/**
 * Machine configurations of Talos, a pool for each file: `machine.nodeTaints` up to 1.13, a document of kind
 * KubeNodeConfig from 1.14, where the taint of control plane nodes is written out. A patch that several machines share
 * says neither which machines there are nor what else they have: it is no pool, and what it taints is told.
 */
export const talosFormat: InventoryFormat = {
  id: ID,
  kinds: [{ group: "", kind: NODE_CONFIG }],
  hasShape: isMachineConfig,
  read: (input) => {
    const files = [...new Set(input.objects.map(({ document }) => document.file))];
    const configs = files.map((file) => ({ file, objects: input.objects.filter((one) => one.document.file === file) }));
    const machines = configs.filter(({ objects }) => isMachine(objects));
    const output = toOutput(
      input,
      machines.map(({ file }) => readFile(file, input)),
    );
    const patches = configs.filter((config) => !machines.includes(config));
    return { ...output, notices: [...output.notices, ...patches.flatMap(({ objects }) => describePatch(objects))] };
  },
};

/** A configuration says what its machine is; a patch for one machine alone says its name. */
function isMachine(objects: readonly KubernetesObject[]): boolean {
  const parts = objects.map(partOfObject);
  return firstText(parts, "machine.type") !== undefined || firstText(parts, "machine.network.hostname") !== undefined;
}

function describePatch(objects: readonly KubernetesObject[]): InventoryNotice[] {
  const parts = objects.map(partOfObject);
  const own = parts.map((part) => readTaints(partAt(part, keys("taints")), "map"));
  const [taint] = [machineTaints(parts), ...own].flatMap(({ taints }) => taints);
  if (taint === undefined) return [];
  const message = `taint "${formatTaint(taint)}" stands in a patch of Talos: nothing tells which nodes have it`;
  return [{ message, range: locate(taint.place) }];
}

function isMachineConfig(root: SourceNode): boolean {
  const machine = getValue(root, "machine");
  if (machine?.kind !== "mapping") return false;
  const own = ["type", "nodeTaints", "nodeLabels", "kubelet", "install"];
  return own.some((key) => getValue(machine, key) !== undefined);
}

function readFile(file: SourceFile, input: FormatInput): NamedNodes {
  const objects = input.objects.filter(({ document }) => document.file === file);
  const partsOf = (wanted: (object: KubernetesObject) => boolean) => objects.filter(wanted).map(partOfObject);
  const nodeConfigs = partsOf(({ kind }) => kind === NODE_CONFIG);
  const machines = partsOf(({ kind }) => kind !== NODE_CONFIG);
  const all = [...machines, ...nodeConfigs];
  const first = all[0];
  const type = firstText(machines, "machine.type");
  const isControlPlane = type === "controlplane" || type === "init";
  const open = firstText(machines, "cluster.allowSchedulingOnControlPlanes") === "true";
  const hostname = firstText(machines, "machine.network.hostname");
  const refused = type === "worker" && !isRestrictionOff(input) ? machines.flatMap(nodeTaintsOf) : [];
  return nodesOf({
    name: hostname ?? nameOfFile(file),
    cluster: input.cluster,
    format: ID,
    place:
      first === undefined ? { document: { file, start: 0, root: EMPTY }, path: [], part: "value" } : placeOf(first),
    platform: "kubeadm",
    facts: {
      role: isControlPlane ? "control-plane" : undefined,
      ownTaints: String(open || nodeConfigs.length > 0),
    },
    taints: uniteTaints([
      ...nodeConfigs.map((part) => readTaints(partAt(part, keys("taints")), "map")),
      machineTaints(machines, refused.length > 0),
    ]),
    refused,
    labels: joinLabels([
      machineNodeLabels(machines),
      ...nodeConfigs.map((part) => readLabels(partAt(part, keys("labels")))),
    ]),
    role: isControlPlane ? "control-plane" : type === "worker" ? "worker" : undefined,
  });
}

/** `machine.nodeTaints` of a worker. Upstream: talos MachineConfig.nodeTaints; Kubernetes' admission plugin NodeRestriction. */
function nodeTaintsOf(machine: SourcePart): RefusedField[] {
  const taints = partAt(machine, NODE_TAINTS);
  if (readTaints(taints, "map").taints.length === 0) return [];
  return [
    {
      what: "machine.nodeTaints",
      place: placeOf(taints, "key"),
      by: "the API server",
      why: "the kubelet of a worker may not change the taints of its own node",
      help: "Let the kubelet register with them: write them under machine.kubelet.extraConfig.registerWithTaints.",
    },
  ];
}

/** Reports whether a configuration beside it turns off the admission plugin that keeps a worker from tainting itself. */
function isRestrictionOff({ objects }: FormatInput): boolean {
  const path = keys("cluster.apiServer.extraArgs.disable-admission-plugins");
  return objects.some((object) => textOf(partAt(partOfObject(object), path))?.includes("NodeRestriction"));
}

const EMPTY: SourceNode = { kind: "mapping", start: 0, end: 0, entries: [] };

function firstText(parts: readonly SourcePart[], path: string): string | undefined {
  return parts.map((part) => textOf(partAt(part, keys(path)))).find((text) => text !== undefined);
}
