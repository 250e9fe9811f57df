import { isKnown, listValue, numberOf, scalar, textOfValue } from "../../../hcl/values/value.js";
import type { MadeResource, ModuleCall, ModuleDescriptor } from "./descriptor.js";
import { concatLists, field } from "./module-values.js";
import { makeGroups, sameNamed, withValue } from "./pool-groups.js";

const POOL = "kube_hetzner_nodepool";

const FIELDS = sameNamed("name", "labels", "taints", "count", "min_nodes", "max_nodes");

function makePools(call: ModuleCall): MadeResource[] {
  const servers = makeGroups(call, { argument: "control_plane_nodepools", resource: POOL, fields: FIELDS });
  const agents = makeGroups(call, { argument: "agent_nodepools", resource: POOL, fields: FIELDS });
  const scaled = makeGroups(call, {
    argument: "autoscaler_nodepools",
    resource: "kube_hetzner_autoscaler_nodepool",
    fields: FIELDS,
  });
  const all = [...servers.map((made) => withValue(made, "role", scalar("control-plane"))), ...agents];
  const [only, second] = all;
  const count = (second === undefined ? field(only?.values, "count") : scalar(2)) ?? scalar(1);
  const allows = isKnown(count) ? call.argument("allow_scheduling_on_control_plane") : count;
  // A single node takes pods in any case.
  const schedulable = numberOf(count) === 1 ? scalar(true) : allows;
  const tainted = all.map((made) => (schedulable ? withValue(made, "schedulable", schedulable) : made));
  return [...tainted, ...scaled].map((made) => withAgentTaints(made, call));
}

function withAgentTaints(made: MadeResource, call: ModuleCall): MadeResource {
  if (textOfValue(call.argument("cni_plugin")) !== "cilium") return made;
  const taint = listValue([scalar("node.cilium.io/agent-not-ready:NoExecute", call.place)], call.place);
  return withValue(made, "startup_taints", concatLists([taint, field(made.values, "startup_taints")]));
}

export const hetznerModules: readonly ModuleDescriptor[] = [
  {
    sources: ["kube-hetzner/kube-hetzner/hcloud"],
    shape: ["agent_nodepools", "control_plane_nodepools"],
    make: makePools,
  },
];
