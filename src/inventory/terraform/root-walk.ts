import { bodyValue } from "../../hcl/evaluation/block-value.js";
import type { Linker } from "../../hcl/evaluation/instance.js";
import type { Written } from "../../hcl/scope/module-config.js";
import {
  type BlockInstance,
  formatInstanceKey,
  type ModuleInstance,
  placeIn,
  type Scope,
  type World,
} from "../../hcl/scope/scope.js";
import type { Block } from "../../hcl/syntax/ast.js";
import { type MapValue, unknown } from "../../hcl/values/value.js";
import type { TextPlace } from "../../model/source.js";
import { TERRAFORM_TABLES } from "../formats/terraform-tables.js";
import type { RootNotice, RootResource } from "./contract/terraform-root.js";
import {
  argumentNames,
  createLinker,
  describeArguments,
  describeShape,
  descriptorOf,
  joinAddress,
  moduleCall,
  otherRevision,
  STEPS_OF_INSTANCE,
  whyNotRead,
} from "./module-calls.js";
import type { MadeResource } from "./modules/descriptor.js";
import { makeOfUnknown } from "./modules/unknown-module.js";
import { mayDeclareTerraformPools } from "./telling-words.js";

const KINDS = new Set(TERRAFORM_TABLES.map(({ kind }) => kind));
/** Resource types that make nodes; virtual machines, caches and CI runners have similar names. */
const NODE_POOL =
  /^rhcs_cluster_rosa|^(?!.*(?:compute|cache|redis|build|devops)|tfe_|spacelift_|octopus).*(?:node|worker|agent)_?(?:pool|group)s?(?:_v\d+)?$/;
const TAINT_ARGUMENT = /^(?:\w+_)?taints?$/;

const STEPS_OF_RESOURCE = 200;
const REMOVES_FIRST = "remove_default_node_pool";
/** Collects what the modules of one root make. */
export class RootWalk {
  readonly resources: RootResource[] = [];
  readonly notices: RootNotice[] = [];
  readonly world: World;
  readonly linker: Linker;
  private readonly noted = new Set<string>();
  private readonly wanted: (type: string) => boolean;
  private readonly imports: readonly string[];

  /** `imports` are the addresses of the root's import blocks. */
  constructor(world: World, wanted: (type: string) => boolean, imports: readonly string[]) {
    this.world = world;
    this.linker = createLinker(world);
    this.wanted = wanted;
    this.imports = imports;
  }

  collect(module: ModuleInstance, doubt: string | undefined): void {
    for (const { file, broken } of module.config.files) {
      if (broken !== undefined)
        this.note({ file, span: broken }, "it is not valid HCL there: what follows may be misread", true);
    }
    for (const [key, written] of module.config.resources) {
      const type = key.slice(0, key.lastIndexOf("."));
      const isData = type.startsWith("data.");
      const isUnread = !isData && !this.wanted(type) && !KINDS.has(type) && makesNodes(type, written.node);
      if (!this.wanted(type) && !isUnread) continue;
      const { instances = [] } = module.resource(key)?.expansion ?? {};
      if (isUnread) {
        const message = `resources of type "${type}" are not read: declare by hand the pools that they make or taint`;
        if (instances.length > 0) this.note({ file: written.file, span: written.node }, message, true);
        continue;
      }
      for (const at of instances) {
        if (!this.world.budget.spend(STEPS_OF_RESOURCE)) break;
        const scope: Scope = { world: this.world, instance: module, file: written.file, names: at.names };
        const place = placeIn(scope, written.node);
        this.resources.push({
          address: joinAddress(module.address, `${key}${formatInstanceKey(at.key)}`),
          type,
          values: this.withFirstPool(bodyValue(written.node.body, scope, place), key),
          place,
          doubt: doubt ?? at.doubt,
          budget: this.world.budget,
        });
      }
    }
    for (const [name, call] of module.config.calls) this.collectCall(module, name, call, doubt);
  }

  /** Marks the default pool as uncertain in an imported cluster. */
  private withFirstPool(values: MapValue, key: string): MapValue {
    const isImported = key.includes(".tfer--") || this.imports.some((to) => to.endsWith(key));
    if (!key.startsWith("google_container_cluster.") || !isImported || values.entries.has(REMOVES_FIRST)) return values;
    const value = unknown("the cluster was imported, and may have lost its first pool");
    return { ...values, entries: new Map([...values.entries, [REMOVES_FIRST, { value, place: undefined }]]) };
  }

  private collectCall(module: ModuleInstance, name: string, call: Written<Block>, doubt: string | undefined): void {
    for (const at of module.called(name).expansion.instances) {
      if (!this.world.budget.spend(STEPS_OF_INSTANCE)) return;
      const child = this.linker.child(module, name, call, at);
      if (child !== undefined) this.collect(child, doubt ?? at.doubt ?? otherRevision(call.node, this.world));
      else this.collectKnown(module, name, call, at, doubt ?? at.doubt);
    }
  }

  private collectKnown(
    module: ModuleInstance,
    name: string,
    call: Written<Block>,
    at: BlockInstance,
    doubt: string | undefined,
  ): void {
    const scope: Scope = { world: this.world, instance: module, file: call.file, names: at.names };
    const address = joinAddress(module.address, `module.${name}${formatInstanceKey(at.key)}`);
    const place = placeIn(scope, call.node);
    const { descriptor, isKnown } = descriptorOf(call.node);
    if (descriptor === undefined) {
      const found = makeOfUnknown(moduleCall(call, scope, place, false), argumentNames(call.node));
      this.keep(found, address, place, doubt);
      if (found.length > 0) this.note(place, describeArguments(name, found), true);
      // Most modules make no pools: of those nothing is said.
      else if (mayDeclareTerraformPools(call.file.text.slice(call.node.start, call.node.end))) {
        this.note(place, whyNotRead(call.node, this.world, module), true);
      }
      return;
    }
    if (!isKnown) this.note(place, describeShape(name, descriptor), false);
    this.keep(descriptor.make(moduleCall(call, scope, place, isKnown)), address, place, doubt);
  }

  keep(all: readonly MadeResource[], module: string, around: TextPlace, doubt: string | undefined): void {
    for (const made of all) {
      if (!this.wanted(made.type) || !this.world.budget.spend(STEPS_OF_RESOURCE)) continue;
      const place = made.values.place ?? around;
      const address = joinAddress(module, made.address);
      this.resources.push({ ...made, address, place, doubt: doubt ?? made.doubt, budget: this.world.budget });
    }
  }

  note(place: TextPlace, message: string, hidesPools: boolean): void {
    const key = JSON.stringify([place.file.path, place.span.start, message]);
    if (this.noted.has(key)) return;
    this.noted.add(key);
    this.notices.push({ ...place, message, hidesPools });
  }
}

function makesNodes(type: string, { body }: Block): boolean {
  if (NODE_POOL.test(type)) return true;
  const isTaint = (name: string | undefined) => name !== undefined && TAINT_ARGUMENT.test(name);
  return (
    body.attributes.some(({ name }) => isTaint(name)) ||
    body.blocks.some(({ type: name, labels: [label] }) => isTaint(name === "dynamic" ? label : name))
  );
}
