import { groupOf } from "../../manifest/objects/objects.js";
import { cursorAt } from "./cursor.js";
import { autoModePools } from "./eks-auto-mode.js";
import type { FormatInput, FormatOutput } from "./format.js";
import { FARGATE, toOutput } from "./named-nodes.js";
import { type PoolTable, readTables, type TableFormat } from "./pool-table.js";

const GROUP = "eksctl.io";
const KIND = "ClusterConfig";

/** eksctl's managed and unmanaged groups differ in the syntax of taints and in the source of labels. */
const NODE_GROUP: Omit<PoolTable, "platform" | "pools" | "taints"> = {
  group: GROUP,
  kind: KIND,
  names: ["name"],
  knowsFields: true,
  cluster: "metadata.name",
  labels: ["labels"],
  tags: "tags",
  scale: { min: "minSize", max: "maxSize", replicas: "desiredCapacity" },
  machine: ["amiFamily"],
  // What a selector names stands for more types than are written.
  machineTypes: ["instanceSelector", "instanceTypes", "instancesDistribution.instanceTypes", "instanceType"],
  scripts: ["overrideBootstrapCommand", "preBootstrapCommands", "kubeletExtraConfig"],
};

const TABLES: readonly PoolTable[] = [
  {
    group: GROUP,
    kind: KIND,
    platform: "eks-fargate",
    pools: "fargateProfiles",
    names: ["name"],
    cluster: "metadata.name",
    doubt: FARGATE,
    selectors: "selectors",
  },
  {
    ...NODE_GROUP,
    platform: "eksctl-managed",
    pools: "managedNodeGroups",
    taints: [{ at: "taints", as: "object" }],
  },
  {
    ...NODE_GROUP,
    platform: "eksctl",
    isKnownByTags: true,
    pools: "nodeGroups",
    taints: [{ at: "taints", as: "eksctl" }],
  },
];

/** eksctl's ClusterConfig. Upstream: eksctl pkg/apis/eksctl.io/v1alpha5/taints.go taintsWrapper. */
export const eksctlFormat: TableFormat = {
  id: "eksctl",
  kinds: [{ group: GROUP, kind: KIND }],
  tables: TABLES,
  read: readClusterConfigs,
};

function readClusterConfigs(input: FormatInput): FormatOutput {
  const autoMode = input.objects
    .filter(({ apiVersion, kind }) => kind === KIND && groupOf(apiVersion) === GROUP)
    .flatMap((root) => {
      const settings = cursorAt(root, "autoModeConfig");
      const pools = autoModePools(settings, "nodePools", "all");
      const owner = cursorAt(root, "metadata.name").node;
      return pools.map((pool) => ({ ...pool, owner: owner?.kind === "scalar" ? owner.text : "" }));
    });
  return toOutput(input, [...readTables(input, TABLES), ...autoMode]);
}
