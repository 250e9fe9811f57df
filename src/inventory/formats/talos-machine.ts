import { type Answer, type Fact, matches } from "../../model/fact.js";
import { type Cursor, cursorAt, itemsOfList, keys, textOf } from "./cursor.js";
import { joinLabels, type LabelField, machineLabels, readLabels } from "./label-field.js";
import { readTaints, type TaintDialect, type TaintField, uniteTaints } from "./taint-field.js";

export const ALLOWS_PODS = keys("cluster.allowSchedulingOnControlPlanes");
export const NODE_TAINTS = "machine.nodeTaints";

/** Upstream: talos pkg/machinery/config/types/v1alpha1 MachineConfig and KubeletConfig. */
const TAINTS: readonly { readonly at: string; readonly as: TaintDialect }[] = [
  { at: NODE_TAINTS, as: "map" },
  { at: "machine.kubelet.extraConfig.registerWithTaints", as: "object" },
  { at: "machine.kubelet.extraArgs.register-with-taints", as: "string" },
];
const INSTALLER = "machine.install.image";
const LABELS = ["machine.kubelet.extraArgs.node-labels", "machine.nodeLabels"];

/** Reports whether the first of these switches that is written is on. */
export function firstIsOn(switches: readonly (Fact | Answer | undefined)[]): Answer {
  return matches(
    switches.find((one) => one !== undefined),
    /^true$/,
  );
}

/** Reports whether a configuration disables NodeRestriction, which keeps a worker from tainting and labelling itself. */
export function isRestrictionOff(configs: readonly Cursor[]): boolean {
  const plugins = configs.map((config) => cursorAt(config, "cluster.apiServer.extraArgs.disable-admission-plugins"));
  return plugins.flatMap((one) => [one, ...itemsOfList(one)]).some((one) => textOf(one)?.includes("NodeRestriction"));
}

/** Merges taints of machine configurations; the first wins. Optionally drops those that a node may not set itself. */
export function machineTaints(configs: readonly Cursor[], withoutOwn = false): TaintField {
  const places = withoutOwn ? TAINTS.filter(({ at }) => at !== NODE_TAINTS) : TAINTS;
  return uniteTaints(configs.flatMap((config) => places.map(({ at, as }) => readTaints(cursorAt(config, at), as))));
}

/** Returns the architecture that a field of a machine, an image or a schematic names. */
export function statedArchitecture(fields: readonly Cursor[]): LabelField {
  return { ...machineLabels(fields), openLabels: [], incomplete: [] };
}

/** Merges labels of machine configurations; the last wins. */
export function machineNodeLabels(configs: readonly Cursor[]): LabelField {
  const written = configs.flatMap((config) => LABELS.map((at) => readLabels(cursorAt(config, at))));
  return joinLabels([statedArchitecture(configs.map((config) => cursorAt(config, INSTALLER))), ...written]);
}
