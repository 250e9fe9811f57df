import { formatTaint } from "../model/taint.js";
import { placeInPodSpec } from "../model/workload.js";
import { CONTROL_PLANE_KEYS, isControlPlanePool } from "./control-plane.js";
import { certainPools, type OpenedPool, poolsByToleration, type WrittenToleration } from "./opened-pools.js";
import type { Rule } from "./rule.js";
import { isSystemNamespace } from "./system-namespaces.js";
import { list, quoted } from "./wording.js";

export const controlPlaneToleration: Rule = {
  id: "control-plane-toleration",
  summary: "An application may run on the control plane, because it tolerates the taint that keeps it off.",
  severity: "warning",
  rationale: `The control plane is tainted so that no application can take memory, disk or processor time from the API
server and etcd, or reach their files. A toleration that was copied from a chart or an example opens it again.

Reported only when the inventory has a control-plane pool and the pod certainly may enter it: on a cluster whose control
plane is the provider's, or that does not declare one, the toleration does no harm. Silent in the namespaces of the system;
for DaemonSets, which serve every node; for a pod that can run nowhere else or prefers the control plane by node affinity,
because it is meant to be there; and where \`reservedFor\` of the pool names the workload. One finding for a pod, however
many of its tolerations open the control plane. A toleration without a key has its own rule, and so has a pool that is
reserved for others.`,
  examples: [
    {
      title: "A web application next to etcd",
      inventory: `
pools:
  - name: general
  - name: control-plane
    role: control-plane
    labels: {node-role.kubernetes.io/control-plane: ""}
    taints: ["node-role.kubernetes.io/control-plane:NoSchedule"]
`,
      bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: web, namespace: shop}
spec:
  template:
    spec:
      containers: [{name: web, image: web:1}]
      tolerations:
        - key: node-role.kubernetes.io/control-plane # <--
          operator: Exists
          effect: NoSchedule
`,
      good: `
apiVersion: batch/v1
kind: CronJob
metadata: {name: etcd-backup, namespace: backup}
spec:
  jobTemplate:
    spec:
      template:
        spec:
          containers: [{name: backup, image: backup:1}]
          nodeSelector:
            node-role.kubernetes.io/control-plane: ""
          tolerations:
            - key: node-role.kubernetes.io/control-plane
              operator: Exists
              effect: NoSchedule
`,
    },
  ],
  *checkWorkload(fit, { inventory }) {
    const { workload } = fit;
    const comparison = inventory.cluster.comparisonOperators;
    if (workload.kind === "DaemonSet" || isSystemNamespace(workload.namespace)) return;
    if (certainPools(fit).every(({ pool }) => isControlPlanePool(pool))) return;
    const preferred = workload.podSpec.nodeAffinity?.preferred ?? [];
    const prefersIt = preferred.some(({ preference }) =>
      preference.matchExpressions.some(({ key, operator }) => {
        return CONTROL_PLANE_KEYS.has(key) && (operator === "Exists" || operator === "In");
      }),
    );
    if (prefersIt) return;
    let first: WrittenToleration | undefined;
    const entered = new Map<string, OpenedPool>();
    for (const [toleration, opened] of poolsByToleration(fit, comparison)) {
      for (const found of opened) {
        const { pool } = found.pool;
        if (!isControlPlanePool(pool) || pool.reservedFor !== undefined) continue;
        if (first === undefined || toleration.origin.index < first.origin.index) first = toleration;
        if (!entered.has(pool.name)) entered.set(pool.name, found);
      }
    }
    if (first === undefined) return;
    const pools = [...entered.values()];
    const names = pools.map(({ pool }) => quoted(pool.pool.name));
    yield {
      at: placeInPodSpec(workload, ["tolerations", first.origin.index, "key"]),
      workload,
      message: `the application may run on the control plane: the toleration opens ${names.length === 1 ? "pool" : "pools"} ${list(names)}`,
      details: pools.map(({ pool, taint }) => `${pool.pool.name}: ${formatTaint(taint)}`),
      help: "Remove the toleration. If the pod is meant for the control plane, say so with a nodeSelector.",
      related: pools.map(({ pool, taint }) => ({
        place: taint.place,
        message: `pool ${quoted(pool.pool.name)} is tainted here`,
      })),
      subject: "control plane",
    };
  },
};
