import { argumentsOf, createInstance, type Linker } from "../../hcl/evaluation/instance.js";
import { attributeOf, literalOf, type Written } from "../../hcl/scope/module-config.js";
import { formatInstanceKey, type ModuleInstance, type Scope, type World } from "../../hcl/scope/scope.js";
import type { Block } from "../../hcl/syntax/ast.js";
import { isNull, unknown } from "../../hcl/values/value.js";
import { normalizePath } from "../../model/path-steps.js";
import type { TextPlace } from "../../model/source.js";
import { joinWords, quoted } from "../../model/words.js";
import type { MadeResource, ModuleCall, ModuleDescriptor } from "./modules/descriptor.js";
import { knownModule, moduleOfShape } from "./modules/index.js";
import { type ModuleSource, readModuleSource, repositoryOf } from "./modules/module-source.js";

const MAX_MODULE_DEPTH = 12;
export const STEPS_OF_INSTANCE = 50;
export const NOT_KNOWN = "the module is not known: node pools that it makes are not read";

const META = new Set(["source", "version", "providers", "count", "for_each", "depends_on"]);

export function createLinker(world: World): Linker {
  const linker: Linker = {
    child(parent, name, call, at) {
      const folder = localFolder(call.node, parent, world);
      const config = folder === undefined ? undefined : world.module(folder);
      // Terraform refuses a module that calls itself.
      if (folder === undefined || config === undefined || parent.path.includes(folder)) return undefined;
      if (parent.path.length > MAX_MODULE_DEPTH || !world.budget.spend(STEPS_OF_INSTANCE)) return undefined;
      const scope: Scope = { world, instance: parent, file: call.file, names: at.names };
      return createInstance({
        world,
        config,
        address: joinAddress(parent.address, `module.${name}${formatInstanceKey(at.key)}`),
        path: [...parent.path, folder],
        inputs: argumentsOf(call, scope),
        missing: (variable) => unknown(`variable "${variable}" gets no value`),
        linker,
      });
    },
    knownOutput(call, output, scope) {
      const { descriptor } = descriptorOf(call.node);
      const argument = argumentsOf(call, scope);
      for (const name of descriptor?.outputs?.[output] ?? []) {
        const value = argument(name);
        if (value !== undefined && !isNull(value)) return value;
      }
      return unknown(`it is an output of a module that the repository does not have`);
    },
  };
  return linker;
}

function localFolder(call: Block, parent: ModuleInstance, world: World): string | undefined {
  const source = literalOf(call, "source");
  const read = source === undefined ? undefined : readModuleSource(source);
  if (read?.kind === "local") return normalizePath(`${parent.config.folder}/${read.path}`);
  return read && ownFolder(read, world);
}

const HOSTED = /^[\w-]+(?:\.[\w-]+)+\/[^/]+\/./;

/** Resolves the repository's own address to a local folder; so does any address without a hosted remote, if that exists. */
export function ownFolder(source: ModuleSource, world: World): string | undefined {
  if (source.kind === "local" || !/[/:].*[/:]/.test(source.name) || !source.repository.includes(".")) return undefined;
  const own = world.files.repository?.();
  const folder = own && normalizePath(`${own.folder}/${source.submodule}`);
  if (folder === undefined || isOwnAddress(source, world)) return folder;
  const isHosted = own?.remotes.some((remote) => HOSTED.test(repositoryOf(remote)));
  const mayBeOwn = !isHosted && source.submodule.includes("/") && knownModule(source) === undefined;
  return mayBeOwn && world.module(folder) !== undefined ? folder : undefined;
}

function isOwnAddress({ repository }: { readonly repository: string }, { files }: World): boolean {
  return files.repository?.()?.remotes.some((remote) => repositoryOf(remote) === repository) === true;
}

/** Returns why a module here may not be the called one: another revision, or an address that no remote confirms. */
export function otherRevision(call: Block, world: World): string | undefined {
  const source = readModuleSource(literalOf(call, "source") ?? ".");
  if (source.kind === "local") return undefined;
  if (source.ref !== undefined && !/^(?:main|master|HEAD)$/.test(source.ref))
    return `the module is that of revision "${source.ref}", which may make something else`;
  if (isOwnAddress(source, world)) return undefined;
  return `no remote says that "${source.repository}" is this repository, whose folder "${source.submodule}" is read`;
}

export function descriptorOf(call: Block): {
  readonly descriptor: ModuleDescriptor | undefined;
  readonly isKnown: boolean;
} {
  const source = literalOf(call, "source");
  const read = source === undefined ? undefined : readModuleSource(source);
  const known = read === undefined ? undefined : knownModule(read);
  if (known !== undefined) return { descriptor: known, isKnown: true };
  return { descriptor: moduleOfShape((name) => attributeOf(call, name) !== undefined), isKnown: false };
}

export function whyNotRead(call: Block, world: World, parent: ModuleInstance): string {
  const folder = localFolder(call, parent, world);
  if (folder === undefined) return NOT_KNOWN;
  if (folder.split("/").includes(".terraform")) return 'the module is not here: "terraform init" fetches it';
  if (world.module(folder) === undefined) return `the module's folder "${folder}" holds no file of Terraform`;
  return "modules are nested too deep, or call themselves";
}

export function moduleCall(call: Written<Block>, scope: Scope, place: TextPlace, isKnown: boolean): ModuleCall {
  const inputs = argumentsOf(call, scope);
  return {
    isKnown,
    argument(name) {
      const value = inputs(name);
      return isNull(value) ? undefined : value;
    },
    place,
    budget: scope.world.budget,
  };
}

export function argumentNames({ body }: Block): string[] {
  return body.attributes.flatMap(({ name }) => (META.has(name) ? [] : [name]));
}

export function describeShape(name: string, { sources: [like] }: ModuleDescriptor): string {
  return `module "${name}" is not known: it is read by its arguments, like "${like}"`;
}

export function describeArguments(name: string, made: readonly MadeResource[]): string {
  const names = [...new Set(made.map(({ address }) => quoted(address.replace(/\[.*/s, ""))))];
  return `module "${name}" is not known: node pools in ${joinWords(names)} are read, and what else it makes is not`;
}

export function joinAddress(module: string, rest: string): string {
  return module === "" ? rest : `${module}.${rest}`;
}
