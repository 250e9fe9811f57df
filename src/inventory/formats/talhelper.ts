import type { KubernetesObject } from "../../manifest/objects/objects.js";
import { anyOf, type Fact, isOpen } from "../../model/fact.js";
import type { SourceDocument, SourceFile, SourceNode } from "../../model/source.js";
import { readInlineText } from "../../yaml/inline-text.js";
import { getValue } from "../../yaml/node-value.js";
import { type Cursor, cursorAt, factAt, isOnAt, itemsOfList, placeOf, textOf, unknownScalar } from "./cursor.js";
import type { FormatInput, InventoryFormat } from "./format.js";
import { joinLabels, readLabels } from "./label-field.js";
import { mergeAlike, type NamedNodes, nodesOf, toOutput } from "./named-nodes.js";
import { labelsRefusedByKubelet, OF_OWN_NODE } from "./platform-refusals.js";
import { NO_TAINTS, readTaints, type TaintField, uniteTaints, unread } from "./taint-field.js";
import {
  ALLOWS_PODS,
  firstIsOn,
  isRestrictionOff,
  machineNodeLabels,
  machineTaints,
  statedArchitecture,
} from "./talos-machine.js";
import { parsePoolTemplate } from "./templated-document.js";

/** Fields that may name the architecture: the overlays of schematics are for boards with Arm alone. */
const ARCHITECTURE_FIELDS = ["machineSpec.arch", "talosImageURL", "schematic.overlay.image"];
const FILE_PATCH = /^\s*@(?:\.\/)?(\S+)/;
/** Targets of JSON patches that may taint or label nodes. */
const NODE_PATH = /^\/machine(?:\/(?:node(?:Taints|Labels)|kubelet)(?:\/|$)|$)/;

/**
 * `talconfig.yaml` of talhelper, the source of Talos' secret machine configurations. Patches count, inline and in files
 * of the same import. Source: talhelper's reference.
 */
export const talhelperFormat: InventoryFormat = {
  id: "talhelper",
  kinds: [],
  shape: { words: /nodes(?<=^nodes)[ \t]*:/m, isRoot: isTalconfig },
  relatedPaths: ({ text }) =>
    [...text.matchAll(/["']?@(?:\.\/)?([^\s"'#@]+\.ya?ml)\b/g)].flatMap(([, path]) => path ?? []),
  read: (input) => toOutput(input, mergeAlike(input.objects.flatMap((object) => readConfig(object, input)))),
};

function isTalconfig(root: SourceNode): boolean {
  const nodes = getValue(root, "nodes");
  if (getValue(root, "clusterName") === undefined || nodes?.kind !== "sequence") return false;
  return nodes.items.some((node) => ["hostname", "ipAddress"].every((key) => getValue(node, key) !== undefined));
}

function readConfig(root: KubernetesObject, input: FormatInput): NamedNodes[] {
  const owner = textOf(cursorAt(root, "clusterName"));
  const switches = ["allowSchedulingOnMasters", "allowSchedulingOnControlPlanes"].map((key) => isOnAt(root, [key]));
  const nodes = itemsOfList(cursorAt(root, "nodes"));
  const servers = [root, cursorAt(root, "controlPlane"), ...nodes];
  const isRestricted = !isRestrictionOff(servers.flatMap((layer) => patchesOf(layer, input.files)));
  return nodes.map((node) => {
    const isControlPlane = isOnAt(node, "controlPlane");
    const section = cursorAt(root, isControlPlane === false ? "worker" : "controlPlane");
    const role = isOpen(isControlPlane) ? isControlPlane : isControlPlane ? "control-plane" : "worker";
    const layers = [root, section, node];
    const patches = layers.flatMap((layer) => patchesOf(layer, input.files));
    const configs = patches.filter(({ node }) => node?.kind !== "sequence");
    const operations = [...patches, ...layers.map((layer) => cursorAt(layer, "configPatches"))].flatMap(itemsOfList);
    const stated = layers.flatMap((layer) => ARCHITECTURE_FIELDS.map((at) => cursorAt(layer, at)));
    const labels = joinLabels([
      statedArchitecture(stated),
      machineNodeLabels(configs),
      ...[section, node].map((layer) => readLabels(cursorAt(layer, "nodeLabels"))),
    ]);
    return nodesOf({
      name: isOpen(role) ? "node" : role,
      place: placeOf(cursorAt(node, "hostname")),
      platform: "kubeadm",
      facts: {
        role,
        ownTaints: firstIsOn([
          ...operations.map(allowedBy),
          ...configs.map((one) => factAt(one, ALLOWS_PODS)).reverse(),
          anyOf(...switches),
        ]),
      },
      owner: owner ?? "",
      clusterName: owner,
      taints: uniteTaints([
        ...[node, section].map((layer) => readTaints(cursorAt(layer, "nodeTaints"), "map")),
        machineTaints([...configs].reverse()),
        ...operations.map(readOperation),
      ]),
      labels,
      refused: role === "worker" && isRestricted ? labelsRefusedByKubelet(labels, OF_OWN_NODE) : [],
    });
  });
}

function patchesOf(layer: Cursor, files: readonly SourceFile[]): Cursor[] {
  const listed = itemsOfList(cursorAt(layer, "patches"));
  return [cursorAt(layer, "inlinePatch"), ...listed.flatMap((patch) => readPatch(patch, files))];
}

/** Reads a part of a machine configuration or a JSON patch, from a text or the path of its file. */
function readPatch(patch: Cursor, files: readonly SourceFile[]): Cursor[] {
  const text = textOf(patch) ?? "";
  const path = FILE_PATCH.exec(text)?.[1];
  const documents = path === undefined ? inlineDocuments(patch) : documentsOfFile(path, patch, files);
  if (documents === undefined) {
    const why = `its patch "${path ?? text}" is in none of the files`;
    return [{ ...patch, node: unknownScalar(why, patch.node ?? { start: 0, end: 0 }) }];
  }
  return documents.map((document) => ({ document, path: [], node: document.root }));
}

function inlineDocuments({ document, node }: Cursor): readonly SourceDocument[] {
  if (node?.kind !== "scalar") return [];
  const { documents, isInPlace } = readInlineText(document.file, node);
  const at = { file: document.file, start: node.start };
  return isInPlace ? documents : documents.map((one) => ({ ...one, ...at }));
}

function documentsOfFile(
  path: string,
  { document }: Cursor,
  files: readonly SourceFile[],
): readonly SourceDocument[] | undefined {
  const folder = document.file.path.split("/").slice(0, -1);
  const wanted = [...folder, ...path.split("/")].join("/");
  const file = files.find((one) => one.path === wanted);
  return file && parsePoolTemplate(file).documents;
}

/** Returns the switch for pods on control planes that a JSON patch sets. */
function allowedBy(operation: Cursor): Fact | undefined {
  const steps = (textOf(cursorAt(operation, "path")) ?? "").split("/").slice(1);
  const isAbove = steps.length > 0 && steps.every((step, index) => step === ALLOWS_PODS[index]);
  return isAbove ? factAt(operation, ["value", ...ALLOWS_PODS.slice(steps.length)]) : undefined;
}

function readOperation(operation: Cursor): TaintField {
  const path = textOf(cursorAt(operation, "path")) ?? "";
  return NODE_PATH.test(path) ? unread(operation, "a JSON patch may change it") : NO_TAINTS;
}
