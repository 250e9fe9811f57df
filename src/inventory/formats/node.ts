import { locate } from "../../manifest/locate.js";
import { CONTROL_PLANE_KEYS, type LabelOrigin, NODE_FORMAT, type NodePool } from "../../model/pool.js";
import { parseQuantity } from "../../model/quantity.js";
import { isTransientTaint } from "../../model/state-taints.js";
import { type StringMap, stringMap } from "../../model/string-map.js";
import { quoted } from "../../model/words.js";
import { type ConfigurationError, errorAt, type InventoryNotice } from "../contract/configuration-error.js";
import type { FormatInput, FormatOutput, InventoryFormat } from "./format.js";
import { groupNodes, type NodeGroup } from "./node-groups.js";
import { type NodeSnapshot, readNodeObject } from "./node-object.js";

/** core/v1 Node objects, as `kubectl get nodes -o json` prints them or as written to be applied. */
export const nodeFormat: InventoryFormat = {
  id: NODE_FORMAT,
  kinds: [{ group: "", kind: "Node" }],
  read: readNodes,
};

function readNodes(input: FormatInput): FormatOutput {
  const errors: ConfigurationError[] = [];
  const nodes: NodeSnapshot[] = [];
  const earlier = new Map<string, NodeSnapshot>();
  for (const object of input.objects) {
    const read = readNodeObject(object);
    errors.push(...read.errors);
    const first = earlier.get(read.node.name);
    if (first !== undefined && read.node.name !== "") {
      // Two requests for one list print a Node twice.
      if (first.isPrinted && first.place.document.file === read.node.place.document.file) continue;
      const { file, line } = locate(first.place);
      errors.push(
        errorAt(read.node.place, `Node "${read.node.name}" is listed twice: first in "${file}", line ${line}`),
      );
      continue;
    }
    earlier.set(read.node.name, read.node);
    nodes.push(read.node);
  }
  const keep = input.from.transient === "keep";
  const { lasting, dropped } = keep ? { lasting: nodes, dropped: [] } : dropTransient(nodes, input.transientTaints);
  return {
    pools: groupNodes(lasting, input.from.groupBy).map((group) => poolOf(group, input)),
    errors,
    notices: dropped.length === 0 ? [] : [describeDropped(dropped, input)],
  };
}

function dropTransient(
  nodes: readonly NodeSnapshot[],
  globs: readonly string[],
): { lasting: NodeSnapshot[]; dropped: string[] } {
  const dropped: string[] = [];
  const lasting = nodes.map((node) => {
    const taints = node.taints.filter(({ key }) => {
      const transient = isTransientTaint(key, globs);
      if (transient) dropped.push(key);
      return !transient;
    });
    return { ...node, taints, isPassing: taints.length < node.taints.length };
  });
  return { lasting, dropped };
}

function describeDropped(dropped: readonly string[], input: FormatInput): InventoryNotice {
  const keys = [...new Set(dropped)].sort().map(quoted);
  return {
    message: `taints of Nodes that come and go are left out: ${keys.join(", ")}; "transient: keep" keeps them`,
    range: locate(input.from.place),
  };
}

function poolOf(group: NodeGroup, input: FormatInput): NodePool {
  const [first, ...others] = group.nodes;
  const isControlPlane = group.nodes.every(({ labels }) =>
    Object.keys(labels).some((label) => CONTROL_PLANE_KEYS.has(label)),
  );
  const role = isControlPlane ? "control-plane" : undefined;
  const common = Object.entries(first.labels).filter(([key, value]) =>
    others.every(({ labels }) => labels[key] === value),
  );
  const labels = stringMap(common);
  return {
    name: `${input.from.prefix}${group.name}`,
    cluster: input.cluster,
    format: nodeFormat.id,
    place: first.place,
    taints: first.taints,
    startupTaints: [],
    labels,
    labelOrigins: originsOf(labels, first),
    ...contentsOf(group),
    openLabels: [],
    allocatable: leastAllocatable(group),
    reservedFor: undefined,
    role,
  };
}

function contentsOf(group: NodeGroup): Pick<NodePool, "labelsClosed" | "nodes" | "incomplete"> {
  const written = group.nodes.filter(({ isPrinted }) => !isPrinted);
  const [first] = written;
  if (first === undefined) {
    const nodes = group.nodes.map(({ name, labels, unschedulable, allocatable, isPassing, trouble }) => {
      return { name, labels, unschedulable, allocatable, ...(isPassing && { isPassing }), ...(trouble && { trouble }) };
    });
    return { labelsClosed: true, nodes };
  }
  const untold = written.find(({ hasTaints }) => !hasTaints);
  const open = (field: "labels" | "taints", { name, place }: NodeSnapshot) => {
    const why = `Node "${name}" is written by hand, and its cluster may give it more ${field}`;
    return { field, why, place };
  };
  return {
    labelsClosed: false,
    nodes: undefined,
    incomplete: [open("labels", first), ...(untold === undefined ? [] : [open("taints", untold)])],
  };
}

function originsOf(labels: StringMap<string>, { place }: NodeSnapshot): StringMap<LabelOrigin> {
  const metadata = place.path.slice(0, -1);
  const origins = Object.keys(labels).map((key) => {
    const path = [...metadata, "labels", key];
    return [key, { place: { ...place, path } }] as const;
  });
  return stringMap(origins);
}

/** Returns the least amount of each resource; one that some node lacks stays unknown. */
function leastAllocatable({ nodes: [first, ...others] }: NodeGroup): StringMap<string> {
  const least = Object.entries(first.allocatable).flatMap(([resource, quantity]) => {
    const found = others.map(({ allocatable }) => allocatable[resource]).reduce(smaller, quantity);
    return found === undefined ? [] : [[resource, found] as const];
  });
  return stringMap(least);
}

function smaller(a: string | undefined, b: string | undefined): string | undefined {
  if (a === undefined || b === undefined) return undefined;
  return (parseQuantity(b) ?? 0n) < (parseQuantity(a) ?? 0n) ? b : a;
}
