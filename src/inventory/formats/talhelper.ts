import type { KubernetesObject } from "../../manifest/objects/objects.js";
import { readInlineText } from "../../manifest/yaml/inline-text.js";
import { getValue } from "../../manifest/yaml/node-value.js";
import { parseDocuments } from "../../manifest/yaml/syntax.js";
import type { SourceDocument, SourceFile, SourceNode } from "../../model/source.js";
import { type Cursor, cursorAt, cursorOfObject, itemsOfList, keys, placeOf, textOf } from "./cursor.js";
import type { FormatInput, InventoryFormat } from "./format.js";
import { joinLabels, readLabels } from "./label-field.js";
import { mergeAlike, type NamedNodes, nodesOf, toOutput } from "./named-nodes.js";
import { NO_TAINTS, readTaints, type TaintField, uniteTaints, unread } from "./taint-field.js";
import { machineNodeLabels, machineTaints } from "./talos-machine.js";

const ID = "talhelper";
const FILE_PATCH = /^\s*@(?:\.\/)?(\S+)/;
/** Targets of JSON patches that may taint or label nodes. */
const NODE_PATH = /^\/machine(?:\/(?:node(?:Taints|Labels)|kubelet)(?:\/|$)|$)/;

interface Patches {
  /** Merged in order. */
  readonly configs: readonly Cursor[];
  readonly open: TaintField;
}

/**
 * `talconfig.yaml` of talhelper, the source of Talos' secret machine configurations. Patches count, inline and in files
 * of the same import. Source: talhelper's reference.
 */
export const talhelperFormat: InventoryFormat = {
  id: ID,
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

function readConfig(object: KubernetesObject, input: FormatInput): NamedNodes[] {
  const root = cursorOfObject(object);
  const owner = textOf(cursorAt(root, keys("clusterName")));
  const isPending = ["allowSchedulingOnMasters", "allowSchedulingOnControlPlanes"].some(
    (key) => textOf(cursorAt(root, [key])) === "true",
  );
  return itemsOfList(cursorAt(root, keys("nodes"))).map((node) => {
    const isControlPlane = textOf(cursorAt(node, keys("controlPlane"))) === "true";
    const section = cursorAt(root, keys(isControlPlane ? "controlPlane" : "worker"));
    const role = isControlPlane ? "control-plane" : "worker";
    const layers = [root, section, node];
    const patches = layers.map((layer) => readPatches(layer, input.files));
    const configs = patches.flatMap((patch) => patch.configs);
    return nodesOf({
      name: role,
      cluster: input.cluster,
      format: ID,
      place: placeOf(cursorAt(node, keys("hostname"))),
      platform: "kubeadm",
      facts: { role, ownTaints: String(isPending) },
      owner: owner ?? "",
      clusterName: owner,
      taints: uniteTaints([
        ...[node, section].map((layer) => readTaints(cursorAt(layer, keys("nodeTaints")), "map")),
        machineTaints([...configs].reverse()),
        ...patches.map(({ open }) => open),
      ]),
      labels: joinLabels([
        machineNodeLabels(configs),
        ...[section, node].map((layer) => readLabels(cursorAt(layer, keys("nodeLabels")))),
      ]),
      role,
    });
  });
}

function readPatches(layer: Cursor, files: readonly SourceFile[]): Patches {
  const inline = cursorAt(layer, keys("inlinePatch"));
  const listed = itemsOfList(cursorAt(layer, keys("patches"))).map((patch) => readPatch(patch, files));
  const operations = itemsOfList(cursorAt(layer, keys("configPatches"))).map(readOperation);
  return {
    configs: [...(inline.node === undefined ? [] : [inline]), ...listed.flatMap(({ configs }) => configs)],
    open: uniteTaints([...listed.map(({ open }) => open), ...operations]),
  };
}

/** Reads a part of a machine configuration or a JSON patch, from a text or the path of its file. */
function readPatch(patch: Cursor, files: readonly SourceFile[]): Patches {
  const text = textOf(patch) ?? "";
  const path = FILE_PATCH.exec(text)?.[1];
  const documents = path === undefined ? inlineDocuments(patch) : documentsOfFile(path, patch, files);
  if (documents === undefined) {
    return { configs: [], open: unread(patch, `its patch "${path ?? text}" is in none of the files`) };
  }
  const cursors = documents.map((document): Cursor => ({ document, path: [], node: document.root }));
  const operations = cursors.flatMap(itemsOfList).map(readOperation);
  return { configs: cursors.filter(({ node }) => node?.kind === "mapping"), open: uniteTaints(operations) };
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
  return file && parseDocuments(file).documents;
}

function readOperation(operation: Cursor): TaintField {
  const path = textOf(cursorAt(operation, keys("path"))) ?? "";
  return NODE_PATH.test(path) ? unread(operation, "a JSON patch may change it") : NO_TAINTS;
}
