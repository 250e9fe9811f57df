import type { FieldPath } from "../../model/source.js";
import { joinLabels, type LabelField, readLabels } from "./label-field.js";
import { keys, partAt, type SourcePart } from "./source-part.js";
import { readTaints, type TaintDialect, type TaintField, uniteTaints } from "./taint-field.js";

export const NODE_TAINTS: FieldPath = keys("machine.nodeTaints");

/**
 * Where a machine configuration of Talos taints its node: Talos itself, the kubelet's configuration, its arguments.
 * Upstream: talos pkg/machinery/config/types/v1alpha1 MachineConfig and KubeletConfig.
 */
const TAINTS: readonly { readonly at: FieldPath; readonly as: TaintDialect }[] = [
  { at: NODE_TAINTS, as: "map" },
  { at: keys("machine.kubelet.extraConfig.registerWithTaints"), as: "object" },
  { at: keys("machine.kubelet.extraArgs.register-with-taints"), as: "string" },
];
const LABELS = [keys("machine.kubelet.extraArgs.node-labels"), keys("machine.nodeLabels")];

/** The taints of machine configurations that are merged; the first one wins. Without what its node may not set, where told. */
export function machineTaints(configs: readonly SourcePart[], withoutOwn = false): TaintField {
  const places = withoutOwn ? TAINTS.filter(({ at }) => at !== NODE_TAINTS) : TAINTS;
  return uniteTaints(configs.flatMap((config) => places.map(({ at, as }) => readTaints(partAt(config, at), as))));
}

/** The labels of machine configurations that are merged; the last one wins. */
export function machineNodeLabels(configs: readonly SourcePart[]): LabelField {
  return joinLabels(configs.flatMap((config) => LABELS.map((at) => readLabels(partAt(config, at)))));
}
