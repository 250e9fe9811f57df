import { awsNodeGroupModules } from "./aws-node-groups.js";
import { azureModules } from "./azure-aks.js";
import type { ModuleDescriptor } from "./descriptor.js";
import { dataAddonsModules } from "./eks-data-addons.js";
import { toolkitModules } from "./google-cluster-toolkit.js";
import { hetznerModules } from "./kube-hetzner.js";
import type { ModuleSource } from "./module-source.js";
import { okeModules } from "./oci-oke.js";
import { eksModules } from "./terraform-aws-eks.js";
import { googleModules } from "./terraform-google-kubernetes-engine.js";

/** Known registry modules. A new one is one file, one line here and one fixture. */
export const MODULES: readonly ModuleDescriptor[] = [
  ...eksModules,
  ...googleModules,
  ...azureModules,
  ...hetznerModules,
  ...awsNodeGroupModules,
  ...toolkitModules,
  ...dataAddonsModules,
  ...okeModules,
];

const BY_SOURCE = new Map(MODULES.flatMap((module) => module.sources.map((source) => [source, module] as const)));

export function knownModule(source: ModuleSource): ModuleDescriptor | undefined {
  if (source.kind === "local") return undefined;
  return BY_SOURCE.get(source.submodule === "" ? source.name : `${source.name}//${source.submodule}`);
}

/** Returns the descriptor that fits a call's arguments. */
export function moduleOfShape(hasArgument: (name: string) => boolean): ModuleDescriptor | undefined {
  return MODULES.find(({ shape = [] }) => shape.some(hasArgument));
}
