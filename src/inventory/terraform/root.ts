import { normalizePath } from "../../model/path-steps.js";
import type { TextPlace } from "../../model/source.js";
import { joinWords, quoted } from "../../model/words.js";
import { TERRAFORM_TABLES } from "../formats/terraform-tables.js";
import { bodyValue } from "./evaluation/block-value.js";
import { MAX_STEPS } from "./evaluation/bounds.js";
import { argumentsOf, createInstance, type Inputs, type Linker } from "./evaluation/instance.js";
import { attributeOf, literalOf, type ModuleConfig, type Written } from "./evaluation/module-config.js";
import { type BlockInstance, formatInstanceKey, type ModuleInstance, placeIn, type Scope } from "./evaluation/scope.js";
import type { World } from "./evaluation/world.js";
import type { MadeResource, ModuleCall, ModuleDescriptor } from "./modules/descriptor.js";
import { knownModule, moduleOfShape } from "./modules/index.js";
import { type ModuleSource, readModuleSource, repositoryOf } from "./modules/module-source.js";
import { makeOfUnknown } from "./modules/unknown-module.js";
import { type TerraformReader, worldOf } from "./reader.js";
import type { Block } from "./syntax/ast.js";
import { mayDeclareTerraformPools } from "./telling-words.js";
import type { RootNotice, RootResource, TerraformRoot } from "./terraform-root.js";
import { inputOf, isWrittenInput, readUnit, type TerragruntUnit, unitFile } from "./terragrunt.js";
import { isKnown as isKnownValue, isNull, type MapValue, unknown, type Value } from "./values/value.js";
import { rootVariables } from "./variables.js";

export interface EvaluatedRoot {
  readonly resources: readonly RootResource[];
  readonly notices: readonly RootNotice[];
}

const KINDS = new Set(TERRAFORM_TABLES.map(({ kind }) => kind));
/** Resource types that make nodes; virtual machines, caches and CI runners have similar names. */
const NODE_POOL =
  /^(?!.*(?:compute|cache|redis|build|devops)|tfe_|spacelift_|octopus).*(?:node|worker|agent)_?(?:pool|group)s?(?:_v\d+)?$/;
const TAINT_ARGUMENT = /^(?:\w+_)?taints?$/;

const MAX_MODULE_DEPTH = 12;
const STEPS_OF_RESOURCE = 200;
const STEPS_OF_INSTANCE = 50;

export function evaluateRoot(
  reader: TerraformReader,
  root: TerraformRoot,
  wanted: (type: string) => boolean,
): EvaluatedRoot {
  const world = worldOf(reader, root.folder);
  const config = reader.module(root.folder);
  const resources: RootResource[] = [];
  const notices: RootNotice[] = [];
  const linker = createLinker(world);
  const variables = rootVariables(reader, root);

  function collect(module: ModuleInstance, doubt: string | undefined): void {
    for (const { file, broken } of module.config.files) {
      if (broken !== undefined)
        note({ file, span: broken }, "it is not valid HCL there: what follows may be misread", true);
    }
    for (const [key, written] of module.config.resources) {
      const [type = "", name = ""] = key.split(".");
      const isUnread = !wanted(type) && !KINDS.has(type) && makesNodes(type, written.node);
      if (!wanted(type) && !isUnread) continue;
      const { instances = [] } = module.resource(`${type}.${name}`)?.expansion ?? {};
      if (isUnread) {
        const message = `resources of type "${type}" are not read: declare by hand the pools that they make or taint`;
        if (instances.length > 0) note({ file: written.file, span: written.node }, message, true);
        continue;
      }
      for (const at of instances) {
        if (!world.budget.spend(STEPS_OF_RESOURCE)) break;
        const scope: Scope = { world, instance: module, file: written.file, names: at.names };
        const place = placeIn(scope, written.node);
        resources.push({
          address: join(module.address, `${key}${formatInstanceKey(at.key)}`),
          type,
          values: withFirstPool(bodyValue(written.node.body, scope, place), key),
          place,
          doubt: doubt ?? at.doubt,
          budget: world.budget,
        });
      }
    }
    for (const [name, call] of module.config.calls) collectCall(module, name, call, doubt);
  }

  /** Marks the default pool as uncertain in an imported cluster. */
  function withFirstPool(values: MapValue, key: string): MapValue {
    const isImported = key.includes(".tfer--") || config?.imports.some((to) => to.endsWith(key));
    if (!key.startsWith("google_container_cluster.") || !isImported || values.entries.has(REMOVES_FIRST)) return values;
    const value = unknown("the cluster was imported, and may have lost its first pool");
    return { ...values, entries: new Map([...values.entries, [REMOVES_FIRST, { value, place: undefined }]]) };
  }

  function collectCall(module: ModuleInstance, name: string, call: Written<Block>, doubt: string | undefined): void {
    for (const at of module.called(name).expansion.instances) {
      if (!world.budget.spend(STEPS_OF_INSTANCE)) return;
      const child = linker.child(module, name, call, at);
      if (child !== undefined) collect(child, doubt ?? at.doubt ?? otherRevision(call.node));
      else collectKnown(module, name, call, at, doubt ?? at.doubt);
    }
  }

  function collectUnit(one: TerragruntUnit): void {
    const { block } = one;
    const place: TextPlace = { file: one.file, span: { start: block.start, end: block.end } };
    const sources = one.sources.map((text) => ({ text, read: readModuleSource(text) }));
    const given = (name: string) => inputOf(one, name);
    const isWritten = (name: string) => isWrittenInput(one, name);
    const modules = modulesOfUnit(sources.map(({ read }) => read));
    for (const { config: module, doubt } of modules) {
      const missing = (name: string) => unknown(`variable "${name}" gets no value`);
      const path = [module.folder];
      collect(createInstance({ world, config: module, address: "", path, inputs: given, missing, linker }), doubt);
    }
    if (modules.length > 0) return;
    const { text, read: source } = sources.find(({ read }) => knownModule(read) !== undefined) ?? sources[0] ?? {};
    const known = source === undefined ? undefined : knownModule(source);
    const descriptor = known ?? moduleOfShape(isWritten);
    const argument = (name: string) => {
      const value = given(name);
      return isNull(value) ? undefined : value;
    };
    if (descriptor === undefined) {
      const names = one.inputs.kind === "map" ? [...one.inputs.entries.keys()] : [];
      const call = { version: undefined, isKnown: false, argument, place, budget: world.budget };
      const found = makeOfUnknown(call, names);
      keep(found, "", place, undefined);
      if (found.length > 0) note(place, describeArguments(text ?? "", found), true);
      else if (mayDeclareTerraformPools(one.file.text) || OF_CLUSTER.test(text ?? "")) note(place, NOT_KNOWN, true);
      return;
    }
    const version = source?.kind === "remote" ? source.ref : undefined;
    const isNamed = known !== undefined;
    const all = descriptor.make({ version, isKnown: isNamed, argument, place, budget: world.budget });
    // Pools in unknown inputs could not be named.
    const hidden = ({ address }: MadeResource) => HIDDEN.exec(address)?.[1];
    keep(
      all.filter((made) => isWritten(hidden(made) ?? "") || hidden(made) === undefined),
      "",
      place,
      undefined,
    );
    if (known === undefined) note(place, describeShape(text ?? "", descriptor), false);
    if (!isKnownValue(one.inputs)) note(place, `its inputs are not known: ${one.inputs.why}`, true);
  }

  /** Returns local modules that a unit may apply, deduplicated by folder. */
  function modulesOfUnit(sources: readonly ModuleSource[]) {
    const found = new Map<string, ModuleConfig>();
    let others = 0;
    for (const source of sources) {
      const folder = localUnitFolder(source, root.folder) ?? ownFolder(source, world);
      const module = folder === undefined ? undefined : reader.module(folder);
      if (folder !== undefined && module !== undefined) found.set(folder, module);
      else others++;
    }
    const same = sources.filter((source) => source.kind === "remote" && found.has(source.submodule)).length;
    const doubt = found.size + Math.max(0, others - same) > 1 ? "a condition decides which module it is" : undefined;
    return [...found.values()].map((config) => ({ config, doubt }));
  }

  function collectKnown(
    module: ModuleInstance,
    name: string,
    call: Written<Block>,
    at: BlockInstance,
    doubt: string | undefined,
  ): void {
    const scope: Scope = { world, instance: module, file: call.file, names: at.names };
    const address = join(module.address, `module.${name}${formatInstanceKey(at.key)}`);
    const place = placeIn(scope, call.node);
    const { descriptor, isKnown } = describe(call.node);
    if (descriptor === undefined) {
      const found = makeOfUnknown(moduleCall(call, scope, place, false), argumentNames(call.node));
      keep(found, address, place, doubt);
      if (found.length > 0) note(place, describeArguments(name, found), true);
      // Most modules make no pools: of those nothing is said.
      else if (mayDeclareTerraformPools(call.file.text.slice(call.node.start, call.node.end))) {
        note(place, whyNotRead(call.node, world, module), true);
      }
      return;
    }
    if (!isKnown) {
      note(place, describeShape(name, descriptor), false);
    }
    keep(descriptor.make(moduleCall(call, scope, place, isKnown)), address, place, doubt);
  }

  function keep(all: readonly MadeResource[], module: string, around: TextPlace, doubt: string | undefined): void {
    for (const made of all) {
      if (!wanted(made.type) || !world.budget.spend(STEPS_OF_RESOURCE)) continue;
      const place = made.values.place ?? around;
      const address = join(module, made.address);
      resources.push({ ...made, address, place, doubt: doubt ?? made.doubt, budget: world.budget });
    }
  }

  const noted = new Set<string>();
  function note(place: TextPlace, message: string, hidesPools: boolean): void {
    const key = JSON.stringify([place.file.path, place.span.start, message]);
    if (noted.has(key)) return;
    noted.add(key);
    notices.push({ ...place, message, hidesPools });
  }

  const unit = config === undefined ? unitFile(reader, root.folder) : undefined;
  const read = unit && readUnit(reader, world, unit);
  if (read !== undefined) collectUnit(read);
  if (config !== undefined) {
    const { inputs, missing } = variables;
    collect(createInstance({ world, config, address: "", path: [root.folder], inputs, missing, linker }), undefined);
  }
  const file = unit ?? config?.files[0]?.file;
  if (file !== undefined && !world.budget.spend(0)) {
    const message = `it takes more than ${MAX_STEPS} steps to evaluate: not all of it is read`;
    note({ file, span: { start: 0, end: 0 } }, message, true);
  }
  return { resources, notices: [...variables.notices, ...notices] };
}

/** An argument with unknown groups. */
const HIDDEN = /^(\w+)\[\.\.\.\]$/;
function makesNodes(type: string, { body }: Block): boolean {
  if (NODE_POOL.test(type)) return true;
  const isTaint = (name: string | undefined) => name !== undefined && TAINT_ARGUMENT.test(name);
  return (
    body.attributes.some(({ name }) => isTaint(name)) ||
    body.blocks.some(({ type: name, labels: [label] }) => isTaint(name === "dynamic" ? label : name))
  );
}

const OF_CLUSTER = /eks|gke|aks|k8s|kubernetes|node-?(?:group|pool)/i;
const REMOVES_FIRST = "remove_default_node_pool";
const NOT_KNOWN = "the module is not known: node pools that it makes are not read";

function describeShape(name: string, { sources: [like] }: ModuleDescriptor): string {
  return `module "${name}" is not known: it is read by its arguments, like "${like}"`;
}

const META = new Set(["source", "version", "providers", "count", "for_each", "depends_on"]);

function argumentNames({ body }: Block): string[] {
  return body.attributes.flatMap(({ name }) => (META.has(name) ? [] : [name]));
}

function describeArguments(name: string, made: readonly MadeResource[]): string {
  const names = [...new Set(made.map(({ address }) => quoted(address.replace(/\[.*/s, ""))))];
  return `module "${name}" is not known: node pools in ${joinWords(names)} are read, and what else it makes is not`;
}

/** Resolves a unit's path from its folder, or from the working directory after functions. */
function localUnitFolder(source: ModuleSource, folder: string): string | undefined {
  if (source.kind === "local") return normalizePath(`${folder}/${source.path}`.replace("//", "/"));
  return source.ref === undefined ? normalizePath(`${source.name}/${source.submodule}`) : undefined;
}

function join(module: string, rest: string): string {
  return module === "" ? rest : `${module}.${rest}`;
}

function createLinker(world: World): Linker {
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
        address: join(parent.address, `module.${name}${formatInstanceKey(at.key)}`),
        path: [...parent.path, folder],
        inputs: argumentsOf(call, scope),
        missing: (variable) => unknown(`variable "${variable}" gets no value`),
        linker,
      });
    },
    knownOutput(call, output, scope) {
      const { descriptor } = describe(call.node);
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

/** Resolves the repository's own address to a local folder. */
function ownFolder(source: ModuleSource, world: World): string | undefined {
  if (source.kind === "local" || !/[/:].*[/:]/.test(source.name) || !source.repository.includes(".")) return undefined;
  const own = world.files.repository?.();
  if (own === undefined || !own.remotes.some((remote) => repositoryOf(remote) === source.repository)) return undefined;
  return normalizePath(`${own.folder}/${source.submodule}`);
}

/** Returns the other revision that a call pins; that may make something else. */
function otherRevision(call: Block): string | undefined {
  const source = readModuleSource(literalOf(call, "source") ?? ".");
  if (source.kind === "local" || source.ref === undefined || /^(?:main|master|HEAD)$/.test(source.ref))
    return undefined;
  return `the module is that of revision "${source.ref}", which may make something else`;
}

function describe(call: Block): { readonly descriptor: ModuleDescriptor | undefined; readonly isKnown: boolean } {
  const source = literalOf(call, "source");
  const read = source === undefined ? undefined : readModuleSource(source);
  const known = read === undefined ? undefined : knownModule(read);
  if (known !== undefined) return { descriptor: known, isKnown: true };
  return { descriptor: moduleOfShape((name) => attributeOf(call, name) !== undefined), isKnown: false };
}

function whyNotRead(call: Block, world: World, parent: ModuleInstance): string {
  const folder = localFolder(call, parent, world);
  if (folder === undefined) return NOT_KNOWN;
  if (folder.split("/").includes(".terraform")) return 'the module is not here: "terraform init" fetches it';
  if (world.module(folder) === undefined) return `the module's folder "${folder}" holds no file of Terraform`;
  return "modules are nested too deep, or call themselves";
}

function moduleCall(call: Written<Block>, scope: Scope, place: TextPlace, isKnown: boolean): ModuleCall {
  const inputs: Inputs = argumentsOf(call, scope);
  const source = readModuleSource(literalOf(call.node, "source") ?? "");
  return {
    version: literalOf(call.node, "version") ?? (source.kind === "remote" ? source.ref : undefined),
    isKnown,
    argument(name): Value | undefined {
      const value = inputs(name);
      return value === undefined || isNull(value) ? undefined : value;
    },
    place,
    budget: scope.world.budget,
  };
}
