import { locate } from "../../manifest/locate.js";
import type { KubernetesObject } from "../../manifest/objects/objects.js";
import { anyOf, isOpen } from "../../model/fact.js";
import { groupBy } from "../../model/group-by.js";
import { isRoleFolder } from "../../model/path-steps.js";
import type { RefusedField } from "../../model/pool.js";
import type { SourceFile, SourceNode } from "../../model/source.js";
import { formatTaint, type PoolTaint } from "../../model/taint.js";
import { getValue, nodeAt } from "../../yaml/node-value.js";
import { type InventoryNotice, unwrittenPlace } from "../contract/configuration-error.js";
import {
  type Cursor,
  cursorAt,
  factAt,
  isTemplated,
  isUnresolved,
  itemsOfList,
  placeOf,
  textOf,
  unknownScalar,
} from "./cursor.js";
import type { FormatInput, InventoryFile, InventoryFormat } from "./format.js";
import { joinLabels, readLabels } from "./label-field.js";
import { mergeAlike, type NamedNodes, nameOfFile, nodesOf, toOutput } from "./named-nodes.js";
import { labelsRefusedByKubelet, OF_OWN_NODE } from "./platform-refusals.js";
import { readTaints, uniteTaints } from "./taint-field.js";
import {
  ALLOWS_PODS,
  firstIsOn,
  isRestrictionOff,
  machineNodeLabels,
  machineTaints,
  NODE_TAINTS,
} from "./talos-machine.js";
import { settleBranches } from "./templated-document.js";

const NODE_CONFIG = "KubeNodeConfig";
const HOSTNAME_CONFIG = "HostnameConfig";
const NO_TYPE = "no file says of which type the machine is";
const MACHINE = "data.talos_machine_configuration";
const APPLY = "talos_machine_configuration_apply";
/** Resources of Talos' Terraform provider that declare machines. */
export const TALOS_RESOURCES: readonly string[] = [MACHINE, APPLY];
const APPLIED = "a patch on applying the configuration may change it";
const OTHER_PATCHES = "it is a patch, and others may add some";
/** Types, which also begin names: `worker-gpu`. */
const CONTROL_PLANE = /^(?:init|control-?planes?|masters?)(?=$|[-_.])/i;
const WORKER = /^workers?(?=$|[-_.])/i;
/** Conditions of templates that ask for the type: `{% if ENV.MACHINE_TYPE == 'controlplane' %}`, `{% if ENV.IS_CONTROLLER %}`. */
const ASKS_TYPE =
  /^\{%-?\s{0,9}if\s{1,9}(?:\w{1,99}\.)?(?:machine_?type\s{0,9}==\s{0,9}['"](controlplane|worker)['"]|(?:is_?)?(controller|control_?plane|worker))\s{0,9}-?%\}$/i;
/** Files that others include. */
const SHARED_NAME = /^_?(?:all|base|common|defaults?|global|shared)(?=$|[-_.])/;
/** Fields of a whole configuration, as opposed to a patch. */
const WHOLE = ["machine.ca", "machine.token", "cluster.ca", "cluster.secret", "cluster.controlPlane"];

interface ConfigFile {
  readonly file: SourceFile;
  readonly machines: readonly Cursor[];
  readonly nodeConfigs: readonly Cursor[];
  /** `node`: one machine. `role`: all machines of a type. `base`: all machines. */
  readonly scope: "node" | "role" | "base" | "patch";
  readonly isWhole: boolean;
  /** Its role is that of its name: others may be merged with it. */
  readonly isPatch: boolean;
  readonly hostname: string | undefined;
  readonly role: "control-plane" | "worker" | undefined;
}

/**
 * Machine configurations of Talos: `machine.nodeTaints` up to 1.13, a KubeNodeConfig document from 1.14. A file of one
 * machine or type is a pool, and so is a patch that is named after a type (`worker`), or begins so and taints (`worker-gpu`).
 * Where files name machines, others are layers below them. Patches that identify no machines get a notice.
 */
export const talosFormat: InventoryFormat = {
  id: "talos",
  kinds: [NODE_CONFIG, HOSTNAME_CONFIG].map((kind) => ({ group: "", kind })),
  shape: { words: /machine(?<=^\s*["']?machine)["']?\s*:/m, isRoot: isMachineConfig },
  spreadOf: homeOf,
  read: (input) => {
    const files = [...groupBy(input.objects, ({ document }) => document.file)].map(([file, objects]) =>
      readFile(file, objects),
    );
    const homes = [...groupBy(files, ({ file }) => homeOf(file.path)).values()].map(withoutPatchesOfNodes);
    const output = toOutput(
      input,
      homes.flatMap((home) => machinesOf(home).map((layers) => readMachine(layers, input))),
    );
    const patches = homes.flat().filter(({ scope }) => scope === "patch");
    return { ...output, notices: [...output.notices, ...patches.flatMap(describePatch)] };
  },
};

/** Returns the folder of a cluster's files; folders below it hold parts of the cluster. */
function homeOf(path: string): string {
  const steps = path.split("/").slice(0, -1);
  while (isRoleFolder(steps.at(-1) ?? "")) steps.pop();
  return steps.join("/");
}

function readFile(file: SourceFile, objects: readonly KubernetesObject[]): ConfigFile {
  const cursorsOf = (...kinds: string[]) => objects.filter(({ kind }) => kinds.includes(kind));
  const machines = cursorsOf("");
  const hostname = known(
    firstText(machines, "machine.network.hostname") ?? firstText(cursorsOf(HOSTNAME_CONFIG), "hostname"),
  );
  const type = firstText(machines, "machine.type");
  const isWhole = WHOLE.some((path) => machines.some((cursor) => cursorAt(cursor, path).node !== undefined));
  const nodeConfigs = cursorsOf(NODE_CONFIG);
  const folder = file.path.split("/").at(-2) ?? "";
  const name = nameOfFile(file);
  const [named] = CONTROL_PLANE.exec(name) ?? WORKER.exec(name) ?? [];
  const isPatch =
    known(type) === undefined &&
    (named === name || (named !== undefined && firstTaint(machines, nodeConfigs) !== undefined));
  return {
    ...{ file, machines, hostname, isWhole, isPatch, nodeConfigs },
    scope:
      hostname !== undefined
        ? "node"
        : isPatch || (known(type) !== undefined && !SHARED_NAME.test(name))
          ? "role"
          : isWhole || type !== undefined
            ? "base"
            : "patch",
    role: roleOf(type ?? "") ?? (known(type) === undefined ? (roleOf(name) ?? roleOf(folder)) : undefined),
  };
}

/** Takes patches for no pools beside machines with names, which may be theirs. */
function withoutPatchesOfNodes(files: readonly ConfigFile[]): readonly ConfigFile[] {
  if (!files.some(({ scope }) => scope === "node")) return files;
  return files.map((file) =>
    file.isPatch && file.scope === "role" ? { ...file, scope: "patch", isPatch: false } : file,
  );
}

function firstTaint(machines: readonly Cursor[], nodeConfigs: readonly Cursor[]): PoolTaint | undefined {
  const own = nodeConfigs.map((cursor) => readTaints(cursorAt(cursor, "taints"), "map"));
  return [machineTaints(machines), ...own].flatMap(({ taints }) => taints)[0];
}

function known(text: string | undefined): string | undefined {
  return isTemplated(text) ? undefined : text;
}

function roleOf(name: string): ConfigFile["role"] {
  return CONTROL_PLANE.test(name) ? "control-plane" : WORKER.test(name) ? "worker" : undefined;
}

/** The files of a pool, the most specific first. */
type Layers = readonly [own: ConfigFile, ...below: ConfigFile[]];

function machinesOf(files: readonly ConfigFile[]): Layers[] {
  const of = (scope: ConfigFile["scope"]) => files.filter((one) => one.scope === scope);
  const [nodes, roles, bases] = [of("node"), of("role"), of("base")];
  const [only, second] = roles;
  const below = (role: ConfigFile["role"]) => bases.filter((base) => base.role === undefined || base.role === role);
  const machines = nodes.map((node): Layers => {
    if (node.isWhole) return [node];
    const isOfRole = ({ role }: ConfigFile) => role !== undefined && role === node.role;
    const typed =
      node.role === undefined && second === undefined && only !== undefined ? [only] : roles.filter(isOfRole);
    const role = node.role ?? typed[0]?.role;
    return [{ ...node, role }, ...typed, ...below(role)];
  });
  // Of a type that no named machine has there may be others; without both, one base is what some machine gets.
  const others = roles.filter((role) => !machines.some((layers) => layers.some(({ file }) => file === role.file)));
  const alone = nodes.length + roles.length === 0 ? bases : [];
  const all: Layers[] = [
    ...machines,
    ...others.map((role): Layers => (role.isWhole ? [role] : [role, ...below(role.role)])),
    ...alone.map((base): Layers => [base]),
  ];
  return files.flatMap(({ file }) => all.filter(([own]) => own.file === file));
}

function describePatch({ machines, nodeConfigs }: ConfigFile): InventoryNotice[] {
  const taint = firstTaint(machines, nodeConfigs);
  if (taint === undefined) return [];
  const message = `taint "${formatTaint(taint)}" is set in a patch of Talos: which nodes have it is unknown`;
  return [{ message, range: locate(taint.place) }];
}

function isMachineConfig(root: SourceNode): boolean {
  const machine = getValue(root, "machine");
  if (machine?.kind !== "mapping") return false;
  const own = ["type", "nodeTaints", "nodeLabels", "kubelet", "install", "ca", "token"];
  return own.some((key) => getValue(machine, key) !== undefined);
}

function readMachine(layers: Layers, input: FormatInput): NamedNodes {
  const [own] = layers;
  const written = layers.flatMap((layer) => layer.machines).map((cursor) => ofRole(cursor, layers[0].role));
  const nodeConfigs = layers.flatMap((layer) => layer.nodeConfigs);
  const { role } = own;
  const [first] = [...own.machines, ...own.nodeConfigs];
  const [machine] = [...written, ...nodeConfigs];
  const others = own.isPatch && machine?.node && { ...machine, node: unknownScalar(OTHER_PATCHES, machine.node) };
  const machines = others ? [...written, others] : written;
  const unknownRole =
    machines.map((one) => factAt(one, "machine.type")).find(isOpen) ??
    (machine && { why: NO_TYPE, place: placeOf(machine) });
  const isRestricted = role === "worker" && !isRestrictionOff(input.objects);
  const refused = isRestricted ? machines.flatMap(nodeTaintsOf) : [];
  const machineLabels = machineNodeLabels([...machines].reverse());
  return nodesOf({
    name: own.hostname ?? nameOfFile(own.file),
    place: first === undefined ? unwrittenPlace(own.file) : placeOf(first),
    platform: "kubeadm",
    facts: {
      role: role ?? unknownRole,
      ownTaints: anyOf(nodeConfigs.length > 0, firstIsOn(machines.map((one) => factAt(one, ALLOWS_PODS)))),
    },
    taints: uniteTaints([
      ...nodeConfigs.map((cursor) => readTaints(cursorAt(cursor, "taints"), "map")),
      machineTaints(machines, refused.length > 0),
    ]),
    refused: [...refused, ...(isRestricted ? labelsRefusedByKubelet(machineLabels, OF_OWN_NODE) : [])],
    labels: joinLabels([
      machineLabels,
      ...[...nodeConfigs].reverse().map((cursor) => readLabels(cursorAt(cursor, "labels"))),
    ]),
  });
}

/** Settles the conditions of a template that ask for the type of the machine. */
function ofRole(cursor: Cursor, role: ConfigFile["role"]): Cursor {
  if (role === undefined) return cursor;
  const root = settleBranches(cursor.document.root, (condition) => {
    const [, typed, named = typed] = ASKS_TYPE.exec(condition) ?? [];
    return named === undefined ? undefined : /worker/i.test(named) === (role === "worker");
  });
  const document = { ...cursor.document, root: root ?? cursor.document.root };
  return { ...cursor, document, node: nodeAt(document.root, cursor.path) };
}

/** `machine.nodeTaints` of a worker. Upstream: talos MachineConfig.nodeTaints; Kubernetes' admission plugin NodeRestriction. */
function nodeTaintsOf(machine: Cursor): RefusedField[] {
  const taints = cursorAt(machine, NODE_TAINTS);
  if (readTaints(taints, "map").taints.length === 0) return [];
  return [
    {
      what: "machine.nodeTaints",
      place: placeOf(taints, "key"),
      by: "the API server",
      why: "the kubelet of a worker may not change the taints of its own node",
      help: "Let the kubelet register with them: write them under machine.kubelet.extraConfig.registerWithTaints.",
    },
  ];
}

/** Machines of Talos' provider, a pool for those that are alike. Patches on applying may change any of them. */
export function readTalosResources({ objects }: FormatInput): NamedNodes[] {
  const machines = objects.filter(({ kind }) => kind === MACHINE);
  const [applied] = objects.filter(({ kind }) => kind === APPLY).flatMap(patchesIn);
  const unknown = applied?.node && { ...applied, node: unknownScalar(APPLIED, applied.node) };
  const isRestricted = !isRestrictionOff(machines.flatMap(patchesIn));
  const pools = machines.map((root) => {
    const type = factAt(root, "machine_type") ?? "controlplane";
    const role = isOpen(type) ? type : type === "worker" ? type : "control-plane";
    const layers = [...(unknown ? [unknown] : []), ...patchesIn(root).reverse()];
    return nodesOf({
      name: isOpen(type) ? "machine" : type,
      ...{ place: placeOf(root), platform: "kubeadm" },
      facts: { role, ownTaints: firstIsOn(layers.map((one) => factAt(one, ALLOWS_PODS))) },
      taints: machineTaints(layers, role === "worker" && isRestricted),
      labels: machineNodeLabels([...layers].reverse()),
    });
  });
  return mergeAlike(pools);
}

/** Returns the files that a root's machines are patched with. */
export function patchFilesOf({ opened }: InventoryFile): string[] {
  const machines = opened?.objects.filter(({ kind }) => TALOS_RESOURCES.includes(kind)) ?? [];
  return machines.flatMap(patchesIn).flatMap(({ node }) => node?.file?.path ?? []);
}

function patchesIn(object: KubernetesObject): Cursor[] {
  const patches = cursorAt(object, "config_patches");
  return isUnresolved(patches) ? [patches] : itemsOfList(patches);
}

function firstText(cursors: readonly Cursor[], path: string): string | undefined {
  return cursors.map((cursor) => textOf(cursorAt(cursor, path))).find((text) => text !== undefined);
}
