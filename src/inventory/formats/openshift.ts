import { groupOf } from "../../manifest/objects/objects.js";
import type { PoolScale } from "../../model/pool.js";
import { cursorAt, textOf, wholeNumberOf } from "./cursor.js";
import { toOutput } from "./named-nodes.js";
import { type PoolTable, readTables, type TableFormat } from "./pool-table.js";

const AUTOSCALING_GROUP = "autoscaling.openshift.io";
const AUTOSCALER = "MachineAutoscaler";

const PROVIDER_VALUE = "spec.template.spec.providerSpec.value";

/** `spec.template.metadata.labels` are the Machines' own and reach no node. */
const TABLES: readonly PoolTable[] = [
  {
    group: "machine.openshift.io",
    kind: "MachineSet",
    platform: "openshift",
    knowsFields: true,
    role: "worker",
    taints: [{ at: "spec.template.spec.taints", as: "object" }],
    cluster: 'metadata.labels."machine.openshift.io/cluster-api-cluster"',
    labels: ["spec.template.spec.metadata.labels"],
    scale: { replicas: "spec.replicas" },
    facts: { image: 'spec.template.metadata.labels."machine.openshift.io/os-id"' },
    machine: ['metadata.annotations."capacity.cluster-autoscaler.kubernetes.io/labels"'],
    machineTypes: ["instanceType", "vmSize", "machineType"].map((name) => `${PROVIDER_VALUE}.${name}`),
    devices: [`${PROVIDER_VALUE}.gpus`],
  },
  {
    group: "machine.openshift.io",
    kind: "ControlPlaneMachineSet",
    platform: "openshift",
    role: "control-plane",
    scale: { replicas: "spec.replicas" },
  },
];

/** OpenShift's Machine API, with the autoscalers that bound a MachineSet. */
export const openshiftFormat: TableFormat = {
  id: "openshift",
  kinds: [...TABLES.map(({ group, kind }) => ({ group, kind })), { group: AUTOSCALING_GROUP, kind: AUTOSCALER }],
  tables: TABLES,
  read: (input) => {
    // `spec.minReplicas` and `spec.maxReplicas` of each MachineAutoscaler, by MachineSet.
    const bounds = new Map<string, PoolScale>();
    for (const root of input.objects.filter(({ apiVersion }) => groupOf(apiVersion) === AUTOSCALING_GROUP)) {
      const min = wholeNumberOf(cursorAt(root, "spec.minReplicas"));
      const max = wholeNumberOf(cursorAt(root, "spec.maxReplicas"));
      const name = textOf(cursorAt(root, "spec.scaleTargetRef.name"));
      if (name !== undefined && max !== undefined) bounds.set(name, { min, max });
    }
    const bounded = readTables(input, TABLES).map((nodes) => {
      const { pool } = nodes;
      const found = bounds.get(pool.name);
      return found === undefined ? nodes : { ...nodes, pool: { ...pool, scale: { ...pool.scale, ...found } } };
    });
    return toOutput(input, bounded);
  },
};
