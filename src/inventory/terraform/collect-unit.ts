import { createInstance } from "../../hcl/evaluation/instance.js";
import type { ModuleConfig } from "../../hcl/scope/module-config.js";
import { entryOf, isKnown, unknown } from "../../hcl/values/value.js";
import { normalizePath } from "../../model/path-steps.js";
import type { TextPlace } from "../../model/source.js";
import { describeArguments, describeShape, NOT_KNOWN, ownFolder } from "./module-calls.js";
import type { MadeResource } from "./modules/descriptor.js";
import { knownModule, moduleOfShape } from "./modules/index.js";
import { type ModuleSource, readModuleSource } from "./modules/module-source.js";
import { field } from "./modules/module-values.js";
import { makeOfUnknown } from "./modules/unknown-module.js";
import type { TerraformReader } from "./reader.js";
import type { RootWalk } from "./root-walk.js";
import { mayDeclareTerraformPools } from "./telling-words.js";
import type { TerragruntUnit } from "./terragrunt.js";

interface UnitSource {
  readonly text: string;
  readonly read: ModuleSource;
}

/** An argument with unknown groups. */
const HIDDEN = /^(\w+)\[\.\.\.\]$/;
const OF_CLUSTER = /eks|gke|aks|k8s|kubernetes|node-?(?:group|pool)/i;

/** Collects what a Terragrunt unit makes: of modules that are here, else of one that is known. */
export function collectUnit(walk: RootWalk, reader: TerraformReader, folder: string, unit: TerragruntUnit): void {
  const { world, linker } = walk;
  const sources = unit.sources.map((text) => ({ text, read: readModuleSource(text) }));
  // Local modules that the unit may apply, each folder once.
  const found = new Map<string, ModuleConfig>();
  let others = 0;
  for (const { read } of sources) {
    const path = localUnitFolder(read, folder) ?? ownFolder(read, world);
    const module = path === undefined ? undefined : reader.module(path);
    if (path !== undefined && module !== undefined) found.set(path, module);
    else others++;
  }
  const same = sources.filter(({ read }) => read.kind === "remote" && found.has(read.submodule)).length;
  const doubt = found.size + Math.max(0, others - same) > 1 ? "a condition decides which module it is" : undefined;
  for (const config of found.values()) {
    const missing = (name: string) => unknown(`variable "${name}" gets no value`);
    const inputs = (name: string) => entryOf(unit.inputs, name);
    walk.collect(createInstance({ world, config, address: "", path: [config.folder], inputs, missing, linker }), doubt);
  }
  if (found.size === 0) collectKnownUnit(walk, unit, sources);
}

function collectKnownUnit(walk: RootWalk, unit: TerragruntUnit, sources: readonly UnitSource[]): void {
  const { block, file, inputs } = unit;
  const { budget } = walk.world;
  const place: TextPlace = { file, span: { start: block.start, end: block.end } };
  const { text = "", read: source } = sources.find(({ read }) => knownModule(read) !== undefined) ?? sources[0] ?? {};
  const known = source === undefined ? undefined : knownModule(source);
  // Other inputs may be unknown.
  const isWritten = (name: string) => inputs.kind === "map" && inputs.entries.has(name);
  const descriptor = known ?? moduleOfShape(isWritten);
  const argument = (name: string) => field(inputs, name);
  if (descriptor === undefined) {
    const names = inputs.kind === "map" ? [...inputs.entries.keys()] : [];
    const found = makeOfUnknown({ isKnown: false, argument, place, budget }, names);
    walk.keep(found, "", place, undefined);
    if (found.length > 0) walk.note(place, describeArguments(text, found), true);
    else if (mayDeclareTerraformPools(file.text) || OF_CLUSTER.test(text)) walk.note(place, NOT_KNOWN, true);
    return;
  }
  const all = descriptor.make({ isKnown: known !== undefined, argument, place, budget });
  // Pools in unknown inputs could not be named.
  const isNamed = ({ address }: MadeResource) => {
    const hidden = HIDDEN.exec(address)?.[1];
    return hidden === undefined || isWritten(hidden);
  };
  walk.keep(all.filter(isNamed), "", place, undefined);
  if (known === undefined) walk.note(place, describeShape(text, descriptor), false);
  if (!isKnown(inputs)) walk.note(place, `its inputs are not known: ${inputs.why}`, true);
}

/** Resolves a unit's path from its folder, or from the working directory after functions. */
function localUnitFolder(source: ModuleSource, folder: string): string | undefined {
  if (source.kind === "local") return normalizePath(`${folder}/${source.path}`.replace("//", "/"));
  return source.ref === undefined ? normalizePath(`${source.name}/${source.submodule}`) : undefined;
}
