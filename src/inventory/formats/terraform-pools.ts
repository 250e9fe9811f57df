import { isOpen } from "../../model/fact.js";
import { provisionedPool } from "../platform-defaults/provisioned-pool.js";
import { cursorAt, isOnAt, placeOf } from "./cursor.js";
import { autoModePools } from "./eks-auto-mode.js";
import type { FormatInput, InventoryFormat } from "./format.js";
import { type NamedNodes, toOutput } from "./named-nodes.js";
import { type PoolTable, readTables, type TableFormat } from "./pool-table.js";
import { readTalosResources, TALOS_RESOURCES } from "./talos.js";
import { openTerraformJson, TERRAFORM_GROUP } from "./terraform-file.js";
import { TERRAFORM_TABLES } from "./terraform-tables.js";

const EKS_CLUSTER = "aws_eks_cluster";
const GKE_CLUSTER = "google_container_cluster";
const GKE_POOL = "google_container_node_pool";

/** Plans and states, as `terraform show -json` and `tofu show -json` print them. */
export const terraformJsonFormat: InventoryFormat = {
  ...terraformFormatOf("terraform-json", TERRAFORM_GROUP),
  opens: { words: /"terraform_version"/, open: openTerraformJson },
};

/** The API group of resources read from HCL. */
export const TERRAFORM_HCL_GROUP = "terraform.hcl";

/** Root modules in HCL. Objects are the resources of the evaluated root. */
export const terraformFormat: InventoryFormat = terraformFormatOf("terraform", TERRAFORM_HCL_GROUP);

function terraformFormatOf(id: string, group: string): TableFormat {
  const tables = TERRAFORM_TABLES.map((table) => ({ ...table, group }));
  return {
    id,
    kinds: [...tables.map(({ kind }) => kind), EKS_CLUSTER, ...TALOS_RESOURCES].map((kind) => ({ group, kind })),
    embeds: true,
    tables,
    read: (input) =>
      toOutput(input, [
        ...withoutRepeatedGkePools(input, tables),
        ...input.objects
          .filter(({ kind }) => kind === EKS_CLUSTER)
          .flatMap((object) => {
            const compute = cursorAt(object, "compute_config.0");
            return autoModePools(compute, "node_pools", "none");
          }),
        ...readProvisioned(input),
        ...readTalosResources(input),
      ]),
  };
}

/** Drops pools that a state repeats in the cluster. */
function withoutRepeatedGkePools(input: FormatInput, tables: readonly PoolTable[]): NamedNodes[] {
  const ofKind = (kind: string, wanted: boolean) => ({
    ...input,
    objects: input.objects.filter((object) => (object.kind === kind) === wanted),
  });
  const own = readTables(ofKind(GKE_CLUSTER, false), tables);
  const names = new Set(readTables(ofKind(GKE_POOL, true), tables).map(({ pool }) => pool.name));
  const ofClusters = readTables(ofKind(GKE_CLUSTER, true), tables);
  const blocks = ofClusters.filter(({ pool }) => !names.has(pool.name));
  return [...own, ...blocks];
}

/** The nodes that GKE makes for pods, with Autopilot and with node auto-provisioning. */
function readProvisioned({ objects }: FormatInput): NamedNodes[] {
  return objects
    .filter(({ kind }) => kind === GKE_CLUSTER)
    .flatMap((root): NamedNodes[] => {
      const fields = ["enable_autopilot", "cluster_autoscaling.0.enabled"].map((path) => cursorAt(root, path));
      const cursor = fields.find((one) => isOnAt(one, []) === true) ?? fields.find((one) => isOnAt(one, []));
      if (cursor === undefined) return [];
      const isOn = isOnAt(cursor, []);
      const pool = { ...provisionedPool(placeOf(cursor, "key"), null), address: root.document.address };
      const incomplete = isOpen(isOn) ? [{ ...isOn, field: "exists" } as const] : undefined;
      return [{ pool: { ...pool, incomplete }, platform: "other", facts: {}, owner: root.document.address ?? "" }];
    });
}
