import { groupOf } from "../../manifest/objects/objects.js";
import { EMPTY_STRING_MAP } from "../../model/string-map.js";
import { type Cursor, cursorAt, textOf } from "./cursor.js";
import { joinLabels, readLabels } from "./label-field.js";
import { type NamedNodes, toOutput } from "./named-nodes.js";
import { type PoolTable, readTables, type TableFormat } from "./pool-table.js";
import { readTaints, uniteTaints } from "./taint-field.js";

/** The second one is what kOps wrote before 2018, and reads still. */
const GROUPS = ["kops.k8s.io", "kops"];
const ROLE = "spec.role";

const INSTANCE_GROUP: Omit<PoolTable, "group"> = {
  kind: "InstanceGroup",
  platform: "kops",
  knowsFields: true,
  cluster: 'metadata.labels."kops.k8s.io/cluster"',
  taints: [
    { at: "spec.taints", as: "string" },
    { at: "spec.kubelet.taints", as: "string" },
  ],
  labels: ["spec.kubelet.nodeLabels", "spec.nodeLabels"],
  tags: "spec.cloudLabels",
  machineTypes: ["spec.machineType", "spec.mixedInstancesPolicy.instances"],
  scale: { min: "spec.minSize", max: "spec.maxSize" },
  // Bastions and the roles of a split control plane run no pods.
  skip: [{ of: "object", at: ROLE, values: /^(?!(?:Node|ControlPlane|Master|APIServer)$)./ }],
  roles: { ControlPlane: "control-plane", Master: "control-plane", Node: "worker", "": "worker" },
  facts: { role: ROLE, accelerator: "spec.containerd.nvidiaGPU.enabled" },
};

const TABLES: readonly PoolTable[] = GROUPS.map((group) => ({ ...INSTANCE_GROUP, group }));

/** kOps' InstanceGroup. Upstream: kops pkg/nodemodel/kubelet.go buildKubeletConfigSpec. */
export const kopsFormat: TableFormat = {
  id: "kops",
  kinds: GROUPS.flatMap((group) => ["InstanceGroup", "Cluster"].map((kind) => ({ group, kind }))),
  tables: TABLES,
  read(input) {
    const clusters = input.objects.filter(
      ({ apiVersion, kind }) => kind === "Cluster" && GROUPS.includes(groupOf(apiVersion)),
    );
    const groups = readTables(input, TABLES).map((group) => withClusterKubelet(group, clusters));
    return toOutput(input, groups);
  },
};

/** The cluster's kubelet settings hold for every node; the control plane has its own. */
function withClusterKubelet(group: NamedNodes, clusters: readonly Cursor[]): NamedNodes {
  const cluster =
    clusters.find((one) => textOf(cursorAt(one, "metadata.name")) === group.facts.cluster) ??
    (group.facts.cluster === undefined && clusters.length === 1 ? clusters[0] : undefined);
  if (cluster === undefined) return group;
  const names = group.pool.role === "control-plane" ? ["controlPlaneKubelet", "masterKubelet"] : ["kubelet"];
  const kubelets = names.map((name) => cursorAt(cluster, `spec.${name}`));
  const { pool } = group;
  const taints = uniteTaints([
    { taints: pool.taints, incomplete: pool.incomplete ?? [] },
    ...kubelets.map((kubelet) => readTaints(cursorAt(kubelet, "taints"), "string")),
  ]);
  const labels = joinLabels([
    ...kubelets.map((kubelet) => readLabels(cursorAt(kubelet, "nodeLabels"))),
    {
      labels: pool.labels,
      origins: pool.labelOrigins ?? EMPTY_STRING_MAP,
      openLabels: pool.openLabels,
      incomplete: [],
    },
  ]);
  const incomplete = [...taints.incomplete, ...labels.incomplete];
  return {
    ...group,
    pool: {
      ...pool,
      taints: taints.taints,
      labels: labels.labels,
      labelOrigins: labels.origins,
      openLabels: labels.openLabels,
      ...(incomplete.length > 0 && { incomplete }),
    },
  };
}
