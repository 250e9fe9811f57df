import type { KubernetesObject } from "../../manifest/objects/objects.js";
import type { MappingEntry, SourceNode } from "../../model/source.js";
import { effectiveEntries, getValue } from "../../yaml/node-value.js";
import { type Cursor, cursorAt, placeOf } from "./cursor.js";
import type { InventoryFormat } from "./format.js";
import { LABEL_KEYS, readNodeSettings, TAINT_KEYS } from "./machine-settings.js";
import { type NamedNodes, nameOfFile, nodesOf, toOutput } from "./named-nodes.js";

/** Variables of Ansible's roles that hold such a configuration, or a list of taints: `k3s_agent`, `group_rke2_config`. */
const VARIABLE = /^(?=(?:[a-z0-9]*_)*?(?:k3s|rke2)_.)[a-z0-9_]+$/;
/** Upstream: lablabs/ansible-role-rke2 defaults. */
const TAINT_VARIABLE = /^(?:k3s|rke2)_(server|agent)_node_taints$/;

/** `config.yaml` of K3s and RKE2, also in Ansible's variables: a pool for each. Servers have no taint by default. */
export const k3sFormat: InventoryFormat = {
  id: "k3s",
  kinds: [],
  shape: {
    words:
      /node-(?:taint|label)(?<=^\s*["']?node-(?:taint|label))\+?["']?\s*:|node_taints(?<=^\w+_node_taints)[ \t]*:/m,
    isRoot: (root: SourceNode) => isConfig(root) || effectiveEntries(root).some(isVariable),
  },
  read: (input) => toOutput(input, input.objects.flatMap(readFile)),
};

function isConfig(node: SourceNode | undefined): boolean {
  return node !== undefined && [...TAINT_KEYS, ...LABEL_KEYS].some((key) => getValue(node, key) !== undefined);
}

function isVariable({ key, value }: MappingEntry): boolean {
  const isList = value.kind === "sequence" && value.items.length > 0;
  return (VARIABLE.test(key.text) && isConfig(value)) || (TAINT_VARIABLE.test(key.text) && isList);
}

function readFile(root: KubernetesObject): NamedNodes[] {
  const name = nameOfFile(root.document.file);
  const variables = effectiveEntries(root.node).filter(isVariable);
  return [
    ...(isConfig(root.node) ? [readConfig(root, name)] : []),
    ...variables.map(({ key }) => {
      const cursor = cursorAt(root, [key.text]);
      const role = TAINT_VARIABLE.exec(key.text)?.[1];
      const own = variables.length === 1 ? name : `${name}-${role ?? key.text}`;
      return role === undefined ? readConfig(cursor, own) : readConfig(root, own, [key.text]);
    }),
  ];
}

function readConfig(cursor: Cursor, name: string, taintKeys?: readonly string[]): NamedNodes {
  const { taints, labels } = readNodeSettings(cursor, taintKeys);
  const owner = cursor.document.file.path;
  return nodesOf({ name, place: placeOf(cursor), owner, taints, labels, kubeletLabels: labels });
}
