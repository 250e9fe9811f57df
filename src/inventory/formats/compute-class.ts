import { groupOf } from "../../manifest/objects/objects.js";
import { COMPUTE_CLASS_FORMAT } from "../../model/compute-class.js";
import { anyOf, matches } from "../../model/fact.js";
import type { IncompleteField } from "../../model/pool.js";
import { stringMap } from "../../model/string-map.js";
import { formatTaint, type Taint } from "../../model/taint.js";
import { GOOGLE_ARM_MACHINE } from "../platform-defaults/google-machines.js";
import { type Cursor, cursorAt, factAt, itemsOfList, placeOf, textOf } from "./cursor.js";
import { joinLabels, readLabels } from "./label-field.js";
import { type NamedNodes, toOutput } from "./named-nodes.js";
import { type PoolTable, readPool, type TableFormat } from "./pool-table.js";
import { readTaints } from "./taint-field.js";

const TABLE: PoolTable = {
  group: "cloud.google.com",
  kind: "ComputeClass",
  platform: "gke-compute-class",
  taints: [{ at: "spec.nodePoolConfig.taints", as: "object" }],
  labels: ["spec.nodePoolConfig.nodeLabels"],
};

const NO_ARCHITECTURE_TAINT = "NONE";
const ARM_TAINT: Taint = { key: "kubernetes.io/arch", value: "arm64", effect: "NoSchedule" };
const GPU_TAINT: Taint = { key: "nvidia.com/gpu", value: "present", effect: "NoSchedule" };
const TPU_TAINT: Taint = { key: "google.com/tpu", value: "present", effect: "NoSchedule" };

/** GKE's ComputeClasses. Nodes of one class may differ by priority, so values of single priorities are undetermined. */
export const computeClassFormat: TableFormat = {
  id: COMPUTE_CLASS_FORMAT,
  kinds: [{ group: TABLE.group, kind: TABLE.kind }],
  tables: [TABLE],
  read: (input) =>
    toOutput(
      input,
      input.objects
        .filter(({ kind, apiVersion }) => kind === TABLE.kind && groupOf(apiVersion) === TABLE.group)
        .filter(makesNodes)
        .map(readClass),
    ),
};

/**
 * Reports whether GKE may make nodes for a class. One that names node pools alone has the nodes of those that have its label
 * and its taint, which their own declarations tell. Source: GKE's documentation, ComputeClasses with node pools of one's own.
 */
function makesNodes(root: Cursor): boolean {
  const priorities = itemsOfList(cursorAt(root, "spec.priorities"));
  const creation = textOf(cursorAt(root, "spec.nodePoolAutoCreation.enabled")) ?? "false";
  const namesPools = ({ node }: Cursor) =>
    node?.kind === "mapping" && node.entries.length === 1 && node.entries[0]?.key.text === "nodepools";
  return creation !== "false" || priorities.length === 0 || !priorities.every(namesPools);
}

function readClass(root: Cursor): NamedNodes {
  const named = readPool(root, root, TABLE);
  const priorities = itemsOfList(cursorAt(root, "spec.priorities"));
  const behavior = textOf(cursorAt(root, "spec.nodePoolConfig.taintConfig.architectureTaintBehavior"));
  const open = priorities.flatMap((priority) => openTaints(priority, behavior !== NO_ARCHITECTURE_TAINT));
  const incomplete = [...(named.pool.incomplete ?? []), ...open];
  const labels = joinLabels(priorities.map((priority) => readLabels(cursorAt(priority, ["nodeLabels"]))));
  const pool: NamedNodes["pool"] = {
    ...named.pool,
    labels: stringMap(Object.entries(named.pool.labels).filter(([key]) => !(key in labels.labels))),
    openLabels: [...new Set([...named.pool.openLabels, ...Object.keys(labels.labels), ...labels.openLabels])],
    scale: { min: 0 },
    ...(incomplete.length > 0 && { incomplete }),
  };
  return { ...named, pool };
}

/** Taints that nodes of one priority may have. */
function openTaints(priority: Cursor, taintsArm: boolean): IncompleteField[] {
  const at = (field: string): Cursor => cursorAt(priority, [field]);
  const has = (field: string): boolean => at(field).node !== undefined;
  const mayHave = (taint: Taint, why: string): IncompleteField => ({
    field: "taints",
    why: `${formatTaint(taint)} may be there: ${why}`,
    place: placeOf(priority),
    taint,
  });
  const own = readTaints(at("taints"), "object");
  const machine = ["machineFamily", "machineType"].map((field) =>
    matches(factAt(priority, [field]), GOOGLE_ARM_MACHINE),
  );
  return [
    ...own.incomplete,
    ...own.taints.map((taint) => ({
      ...mayHave(taint, "a priority of the class adds it"),
      place: taint.place,
    })),
    ...(anyOf(...machine) && taintsArm ? [mayHave(ARM_TAINT, "GKE taints Arm nodes")] : []),
    ...(has("gpu") ? [mayHave(GPU_TAINT, "GKE taints GPU nodes beside nodes without GPUs")] : []),
    ...(has("tpu") ? [mayHave(TPU_TAINT, "GKE taints TPU nodes")] : []),
    ...(has("nodepools") ? [namedPools(at("nodepools"))] : []),
  ];
}

function namedPools(cursor: Cursor): IncompleteField {
  return { field: "taints", why: "a priority names node pools, which may have more taints", place: placeOf(cursor) };
}
