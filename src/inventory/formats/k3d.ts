import type { KubernetesObject } from "../../manifest/objects/objects.js";
import { type Cursor, cursorAt, itemsOfList, placeOf, textOf, wholeNumberOf } from "./cursor.js";
import type { InventoryFormat } from "./format.js";
import { joinLabels, readLabels } from "./label-field.js";
import { mergeAlike, type NamedNodes, nodesOf, toOutput } from "./named-nodes.js";
import { commandLineValue } from "./node-registration.js";
import { readTaints, uniteTaints } from "./taint-field.js";

/** More nodes than this in one file are a mistake, and would only repeat. */
const MAX_NODES = 1000;

/** k3d's Simple configuration: servers and agents, with the arguments and labels that node filters give them. */
export const k3dFormat: InventoryFormat = {
  id: "k3d",
  kinds: [{ group: "k3d.io", kind: "Simple" }],
  read: (input) => toOutput(input, mergeAlike(input.objects.flatMap(readCluster))),
};

function readCluster(root: KubernetesObject): NamedNodes[] {
  const roles = [
    { role: "server", count: wholeNumberOf(cursorAt(root, "servers")) ?? 1 },
    { role: "agent", count: wholeNumberOf(cursorAt(root, "agents")) ?? 0 },
  ];
  const args = itemsOfList(cursorAt(root, "options.k3s.extraArgs"));
  const labels = itemsOfList(cursorAt(root, "options.k3s.nodeLabels"));
  return roles.flatMap(({ role, count }) =>
    Array.from({ length: Math.min(count, MAX_NODES) }, (_, index) => {
      const mine = (cursor: Cursor) => isFiltered(cursor, role, index);
      const ofNode = args.filter(mine).map((cursor) => cursorAt(cursor, "arg"));
      return nodesOf({
        name: role,
        place: placeOf(root),
        owner: textOf(cursorAt(root, "metadata.name")) ?? "",
        clusterName: textOf(cursorAt(root, "metadata.name")),
        taints: uniteTaints(ofNode.map((arg) => readTaints(commandLineValue(arg, "--node-taint"), "string"))),
        labels: joinLabels([
          ...ofNode.map((arg) => readLabels(commandLineValue(arg, "--node-label"))),
          ...labels.filter(mine).map((cursor) => readLabels(cursorAt(cursor, "label"))),
        ]),
      });
    }),
  );
}

/** Node filters: `all`, `server:0`, `agent:*`, `agent:0,2`, `agents:1-3`. Without any: every node. */
function isFiltered(cursor: Cursor, role: string, index: number): boolean {
  const filters = itemsOfList(cursorAt(cursor, "nodeFilters")).flatMap((filter) => textOf(filter) ?? []);
  return filters.length === 0 || filters.some((filter) => matchesFilter(filter, role, index));
}

function matchesFilter(filter: string, role: string, index: number): boolean {
  const [group = "", subset = "*"] = filter.split(":");
  if (group !== "all" && group.replace(/s$/, "") !== role) return false;
  return subset.split(",").some((one) => {
    if (one === "*") return true;
    const [from = "", to = from] = one.split("-");
    return Number(from) <= index && index <= Number(to);
  });
}
