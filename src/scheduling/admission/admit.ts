import type { ByWord } from "../../model/by-word.js";
import type { AdmissionObjects, ClusterSettings } from "../../model/cluster.js";
import type { PodSpec } from "../../model/pod.js";
import type { PodToleration } from "../../model/toleration.js";
import { withDefaultTolerationSeconds } from "./default-toleration-seconds.js";
import { withExtendedResourceTolerations } from "./extended-resource-toleration.js";
import { mergeNamespaceNodeSelector } from "./pod-node-selector.js";
import { restrictTolerations } from "./pod-toleration-restriction.js";
import { mergeRuntimeClass } from "./runtime-class.js";

/** A pod's scheduling fields as the scheduler sees them. */
export interface AdmittedPod {
  readonly tolerations: readonly PodToleration[];
  readonly nodeSelector: ByWord<string>;
  /** Why the first plugin that refuses the pod does so; what it would have changed is left out. */
  readonly error: string | undefined;
  /** The RuntimeClass that the pod names and nothing declares. */
  readonly missingRuntimeClass: string | undefined;
}

/**
 * Runs the admission plugins that change scheduling fields, as far as the cluster has them switched on, on a new pod.
 * `tolerations` are the pod's own, after its controller. Upstream order: pkg/kubeapiserver/options/plugins.go
 * AllOrderedPlugins.
 */
export function admitPod(
  spec: PodSpec,
  tolerations: readonly PodToleration[],
  namespace: string,
  cluster: ClusterSettings,
  objects: AdmissionObjects,
): AdmittedPod {
  const { admission } = cluster;
  const defaults = objects.namespaces.get(namespace);
  let current = tolerations;
  let nodeSelector = spec.nodeSelector;
  let error: string | undefined;
  let missingRuntimeClass: string | undefined;

  if (admission.podNodeSelector && defaults !== undefined) {
    const selectors = { namespace: defaults.nodeSelector, clusterDefault: "", whitelist: "" };
    const result = mergeNamespaceNodeSelector(nodeSelector, selectors);
    if (result.admitted) nodeSelector = result.nodeSelector;
    else error = result.error;
  }
  if (admission.defaultTolerationSeconds) current = withDefaultTolerationSeconds(current);
  if (admission.podTolerationRestriction) {
    const result = restrictTolerations(spec, current, {
      namespace,
      defaults: defaults?.defaultTolerations,
      whitelist: defaults?.tolerationsWhitelist,
    });
    if (result.admitted) current = result.tolerations;
    else error ??= result.error;
  }
  if (admission.extendedResourceToleration) current = withExtendedResourceTolerations(spec, current);
  if (admission.runtimeClass && spec.runtimeClassName) {
    const runtimeClass = objects.runtimeClasses.get(spec.runtimeClassName);
    if (runtimeClass === undefined) missingRuntimeClass = spec.runtimeClassName;
    else {
      const result = mergeRuntimeClass(current, nodeSelector, runtimeClass);
      if (result.admitted) ({ tolerations: current, nodeSelector } = result);
      else error ??= result.error;
    }
  }
  return { tolerations: current, nodeSelector, error, missingRuntimeClass };
}
