import { listValue, mapOf, type Value } from "../../../hcl/values/value.js";
import type { MadeResource, ModuleCall, ModuleDescriptor } from "./descriptor.js";
import { asBlocks } from "./module-values.js";
import { makeGroups, type PoolGroups, sameNamed } from "./pool-groups.js";

const GROUP = "aws_eks_node_group";

/** aws-ia/terraform-aws-eks-blueprints up to version 4; later versions are only examples. */
const BLUEPRINTS: PoolGroups = {
  argument: "managed_node_groups",
  resource: GROUP,
  fields: {
    node_group_name: { from: ["node_group_name"], orKey: true },
    labels: { from: ["k8s_labels"] },
    taint: { from: ["k8s_taints"], blocks: true },
    ...sameNamed("ami_type", "instance_types"),
    "scaling_config.min_size": { from: ["min_size"], fallback: 3 },
    "scaling_config.max_size": { from: ["max_size"], fallback: 3 },
    "scaling_config.desired_size": { from: ["desired_size"], fallback: 3 },
  },
  suffix: {
    name: "node_group_name",
    prefix: "node_group_name_prefix",
    decidedBy: "enable_node_group_prefix",
    fallback: true,
  },
};

/** cloudposse/eks-node-group: names are built from a context; a random end depends on the version. */
function makeCloudPosse(call: ModuleCall): MadeResource[] {
  const taints = call.argument("kubernetes_taints");
  const scaling: Record<string, Value | undefined> = {
    min_size: call.argument("min_size"),
    max_size: call.argument("max_size"),
    desired_size: call.argument("desired_size"),
  };
  const amiTypes = call.argument("ami_type");
  const values = mapOf(
    {
      labels: call.argument("kubernetes_labels"),
      taint: taints && asBlocks(taints),
      ami_type: amiTypes?.kind === "list" ? amiTypes.items[0] : amiTypes,
      instance_types: call.argument("instance_types"),
      scaling_config: listValue([mapOf(scaling)], call.place),
    },
    call.place,
  );
  return [{ address: "aws_eks_node_group.default", type: GROUP, values }];
}

export const awsNodeGroupModules: readonly ModuleDescriptor[] = [
  {
    sources: ["aws-ia/eks-blueprints/aws"],
    shape: ["managed_node_groups"],
    make: (call) => makeGroups(call, BLUEPRINTS),
  },
  { sources: ["cloudposse/eks-node-group/aws"], shape: ["kubernetes_taints"], make: makeCloudPosse },
];
