import { autoModePools } from "./eks-auto-mode.js";
import type { FormatInput, InventoryFormat } from "./format.js";
import type { NamedNodes } from "./named-nodes.js";
import { toOutput } from "./named-nodes.js";
import { readTables } from "./pool-table.js";
import { keys, partAt, partOfObject } from "./source-part.js";
import { openTerraformJson, TERRAFORM_GROUP } from "./terraform-file.js";
import { TERRAFORM_TABLES } from "./terraform-tables.js";

const ID = "terraform-json";
const EKS_CLUSTER = "aws_eks_cluster";
const GKE_CLUSTER = "google_container_cluster";
const GKE_POOL = "google_container_node_pool";

/** Plans and states, as `terraform show -json` and `tofu show -json` print them. */
export const terraformJsonFormat: InventoryFormat = {
  id: ID,
  kinds: [
    ...TERRAFORM_TABLES.map(({ group, kind }) => ({ group, kind })),
    { group: TERRAFORM_GROUP, kind: EKS_CLUSTER },
  ],
  open: openTerraformJson,
  read: (input) => toOutput(input, [...withoutRepeatedGkePools(input), ...readAutoMode(input)]),
};

/** In a state the cluster repeats every pool, the ones that are resources of their own too. */
function withoutRepeatedGkePools(input: FormatInput): NamedNodes[] {
  const ofKind = (kind: string, wanted: boolean) => ({
    ...input,
    objects: input.objects.filter((object) => (object.kind === kind) === wanted),
  });
  const own = readTables(ofKind(GKE_CLUSTER, false), ID, TERRAFORM_TABLES);
  const names = new Set(readTables(ofKind(GKE_POOL, true), ID, TERRAFORM_TABLES).map(({ pool }) => pool.name));
  const ofClusters = readTables(ofKind(GKE_CLUSTER, true), ID, TERRAFORM_TABLES);
  const blocks = ofClusters.filter(({ pool }) => !names.has(pool.name));
  return [...own, ...blocks];
}

function readAutoMode(input: FormatInput): NamedNodes[] {
  return input.objects
    .filter(({ kind }) => kind === EKS_CLUSTER)
    .flatMap((object) => {
      const compute = partAt(partOfObject(object), keys("compute_config.0"));
      return autoModePools(compute, keys("enabled"), keys("node_pools"), [], ID, input.cluster);
    });
}
