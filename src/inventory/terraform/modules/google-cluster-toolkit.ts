import { listValue, mapOf, scalar, textOfValue } from "../../../hcl/values/value.js";
import { GOOGLE_GPU_MACHINE } from "../../platform-defaults/google-machines.js";
import type { MadeResource, ModuleCall, ModuleDescriptor } from "./descriptor.js";

const TOOLKIT = "github.com/GoogleCloudPlatform/cluster-toolkit";

function makePool(call: ModuleCall): MadeResource[] {
  const machine = call.argument("machine_type");
  const hasGpu =
    call.argument("guest_accelerator") !== undefined || GOOGLE_GPU_MACHINE.test(textOfValue(machine) ?? "");
  const nodes = mapOf(
    {
      machine_type: machine,
      spot: call.argument("spot"),
      labels: call.argument("kubernetes_labels"),
      taint: call.argument("taints"),
      guest_accelerator: hasGpu ? listValue([mapOf({ type: scalar("nvidia") })]) : undefined,
    },
    call.place,
  );
  const type = textOfValue(machine);
  const values = mapOf(
    {
      name: call.argument("name"),
      name_prefix: type === undefined ? undefined : scalar(`${type}-`, call.place),
      node_config: listValue([nodes], call.place),
      node_count: call.argument("static_node_count"),
    },
    call.place,
  );
  return [{ address: "google_container_node_pool.node_pool", type: "google_container_node_pool", values }];
}

export const toolkitModules: readonly ModuleDescriptor[] = [
  { sources: [`${TOOLKIT}//modules/compute/gke-node-pool`], make: makePool },
];
