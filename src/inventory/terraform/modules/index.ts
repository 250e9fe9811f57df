import type { ModuleDescriptor } from "./descriptor.js";
import { dataAddonsModules } from "./eks-data-addons.js";
import type { ModuleSource } from "./module-source.js";
import { PLAIN_MODULES } from "./plain-modules.js";
import { eksModules } from "./terraform-aws-eks.js";
import { googleModules } from "./terraform-google-kubernetes-engine.js";

/** Known registry modules. A new one is a row of `plain-modules.ts` or one file, one line here, and one fixture. */
export const MODULES: readonly ModuleDescriptor[] = [
  ...eksModules,
  ...googleModules,
  ...PLAIN_MODULES,
  ...dataAddonsModules,
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
