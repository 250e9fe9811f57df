import type { Inventory } from "../../model/cluster.js";
import { BUILT_IN_COMPUTE_CLASSES, COMPUTE_CLASS_FORMAT, COMPUTE_CLASS_KEY } from "../../model/compute-class.js";
import type { PodSpec } from "../../model/pod.js";
import type { StringMap } from "../../model/string-map.js";
import type { PodToleration } from "../../model/taint.js";
import { addToleration } from "../taints/merge-tolerations.js";

/** Adds a toleration per selected ComputeClass on GKE. `nodeSelector` is the pod's after admission. */
export function withComputeClassTolerations(
  spec: PodSpec,
  nodeSelector: StringMap<string>,
  tolerations: readonly PodToleration[],
  inventory: Inventory,
): readonly PodToleration[] {
  const classes = selectedClasses(spec, nodeSelector);
  if (classes.length === 0 || !isGke(inventory)) return tolerations;
  return classes.reduce<readonly PodToleration[]>(
    (all, computeClass) =>
      addToleration(all, {
        key: COMPUTE_CLASS_KEY,
        operator: "Equal",
        value: computeClass,
        effect: "NoSchedule",
        origin: { by: "GKE", computeClass },
      }),
    tolerations,
  );
}

/** Reports whether GKE makes nodes for the pod in undeclared pools. `nodeSelector` is the pod's after admission. */
export function selectsBuiltInClass(spec: PodSpec, nodeSelector: StringMap<string>): boolean {
  return selectedClasses(spec, nodeSelector).some((name) => BUILT_IN_COMPUTE_CLASSES.has(name));
}

function selectedClasses({ nodeAffinity }: PodSpec, nodeSelector: StringMap<string>): string[] {
  const selected = [nodeSelector[COMPUTE_CLASS_KEY] ?? []].flat();
  const expressions = (nodeAffinity?.required ?? []).flatMap(({ matchExpressions }) => matchExpressions);
  const named = expressions.filter(({ key, operator }) => key === COMPUTE_CLASS_KEY && operator === "In");
  return [...new Set([...selected, ...named.flatMap(({ values }) => values)])];
}

function isGke({ cluster, pools }: Inventory): boolean {
  return cluster.provider === "gke" || pools.some(({ format }) => format === COMPUTE_CLASS_FORMAT);
}
