import type { ByWord } from "../../model/by-word.js";
import type { AdmissionObjects, AdmissionSwitches, ClusterSettings, NamespaceDefaults } from "../../model/cluster.js";
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
  readonly possible: PossibleDefaults | undefined;
}

/** What the namespace's annotations add where nobody can tell whether the plugins that read them run. */
export interface PossibleDefaults {
  readonly namespace: string;
  readonly tolerations: readonly PodToleration[];
  /** The whole node selector with them; undefined where they add nothing. */
  readonly nodeSelector: ByWord<string> | undefined;
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

  if (admission.podNodeSelector === true && defaults !== undefined) {
    const selectors = { namespace: defaults.nodeSelector, clusterDefault: "", whitelist: "" };
    const result = mergeNamespaceNodeSelector(nodeSelector, selectors);
    if (result.admitted) nodeSelector = result.nodeSelector;
    else error = result.error;
  }
  if (admission.defaultTolerationSeconds) current = withDefaultTolerationSeconds(current);
  if (admission.podTolerationRestriction === true) {
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
  const possible = possibleDefaults(nodeSelector, admission, defaults);
  return { tolerations: current, nodeSelector, error, missingRuntimeClass, possible };
}

/** A whitelist takes nothing away that could be judged, and a selector that the plugin would refuse adds nothing. */
function possibleDefaults(
  nodeSelector: ByWord<string>,
  { podNodeSelector, podTolerationRestriction }: AdmissionSwitches,
  defaults: NamespaceDefaults | undefined,
): PossibleDefaults | undefined {
  if (defaults === undefined) return undefined;
  const { name: namespace, defaultTolerations = [] } = defaults;
  const origin = { by: "PodTolerationRestriction", namespace } as const;
  const tolerations =
    podTolerationRestriction === "unknown" ? defaultTolerations.map((one): PodToleration => ({ ...one, origin })) : [];
  const selectors = { namespace: defaults.nodeSelector, clusterDefault: "", whitelist: "" };
  const merged =
    podNodeSelector === "unknown" && defaults.nodeSelector
      ? mergeNamespaceNodeSelector(nodeSelector, selectors)
      : undefined;
  const selected = merged?.admitted === true ? merged.nodeSelector : undefined;
  if (tolerations.length === 0 && selected === undefined) return undefined;
  return { namespace, tolerations, nodeSelector: selected };
}
