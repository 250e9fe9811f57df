import type { AdmissionObjects, AdmissionSwitches, ClusterSettings, NamespaceDefaults } from "../../model/cluster.js";
import type { PodSpec } from "../../model/pod.js";
import type { StringMap } from "../../model/string-map.js";
import { type PodToleration, withOrigin } from "../../model/taint.js";
import { withDefaultTolerationSeconds } from "./default-toleration-seconds.js";
import { withExtendedResourceTolerations } from "./extended-resource-toleration.js";
import { mergeNamespaceNodeSelector } from "./pod-node-selector.js";
import { restrictTolerations } from "./pod-toleration-restriction.js";
import { mergeRuntimeClass } from "./runtime-class.js";

export interface AdmittedPod {
  readonly tolerations: readonly PodToleration[];
  readonly nodeSelector: StringMap<string>;
  /** The first refusing plugin's error; the pod stays as before that plugin. */
  readonly error: string | undefined;
  /** Undefined if declared. */
  readonly missingRuntimeClass: string | undefined;
  readonly possible: PossibleDefaults | undefined;
}

/** Fields that admission may add: it is unknown whether the plugins run, or the namespace has a node selector. */
export interface PossibleDefaults {
  readonly namespace: string;
  readonly selectedBy: "namespace" | "cluster";
  readonly tolerations: readonly PodToleration[];
  /** The whole node selector including the additions; undefined if nothing is added. */
  readonly nodeSelector: StringMap<string> | undefined;
}

/** `tolerations`: after the controller. Upstream order: pkg/kubeapiserver/options/plugins.go AllOrderedPlugins. */
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

  const selector = selectorOfNamespace(namespace, cluster, objects);
  if (selector?.isCertain) {
    const result = mergeNamespaceNodeSelector(nodeSelector, selector.text);
    if (result.problem === undefined) nodeSelector = result.value;
    else error = result.problem;
  }
  if (admission.defaultTolerationSeconds) current = withDefaultTolerationSeconds(current);
  if (admission.podTolerationRestriction === true) {
    const result = restrictTolerations(spec, current, {
      namespace,
      defaults: defaults?.defaultTolerations,
      whitelist: defaults?.tolerationsWhitelist,
    });
    if (result.problem === undefined) current = result.value;
    else error ??= result.problem;
  }
  if (admission.extendedResourceToleration) current = withExtendedResourceTolerations(spec, current);
  if (admission.runtimeClass && spec.runtimeClassName) {
    const runtimeClass = objects.runtimeClasses.get(spec.runtimeClassName);
    if (runtimeClass === undefined) missingRuntimeClass = spec.runtimeClassName;
    else {
      const result = mergeRuntimeClass(current, nodeSelector, runtimeClass);
      if (result.problem === undefined) ({ tolerations: current, nodeSelector } = result.value);
      else error ??= result.problem;
    }
  }
  const possible = possibleDefaults(namespace, nodeSelector, admission, defaults, selector);
  return { tolerations: current, nodeSelector, error, missingRuntimeClass, possible };
}

interface SelectorOfNamespace {
  readonly text: string;
  readonly by: PossibleDefaults["selectedBy"];
  readonly isCertain: boolean;
}

/**
 * Returns the namespace's selector: Kubernetes' annotation, OpenShift's, then the default. Upstream:
 * openshift/kubernetes openshift-kube-apiserver/admission/scheduler/nodeenv/admission.go.
 */
function selectorOfNamespace(
  namespace: string,
  { admission: { podNodeSelector }, provider }: ClusterSettings,
  { namespaces, defaultNodeSelector }: AdmissionObjects,
): SelectorOfNamespace | undefined {
  if (podNodeSelector === false) return undefined;
  const defaults = namespaces.get(namespace);
  const mayBeOpenshift = provider === undefined || provider === OPENSHIFT;
  if (defaults?.nodeSelector !== undefined) {
    if (defaults.isOfProject && !mayBeOpenshift) return undefined;
    return { text: defaults.nodeSelector, by: "namespace", isCertain: podNodeSelector === true };
  }
  // Only OpenShift has a default node selector. Its own namespaces carry an annotation that repositories do not show.
  if (defaultNodeSelector === undefined || !mayBeOpenshift || OPENSHIFT_NAMESPACE.test(namespace)) return undefined;
  return { text: defaultNodeSelector, by: "cluster", isCertain: defaults !== undefined };
}

const OPENSHIFT = "openshift";
const OPENSHIFT_NAMESPACE = /^(?:openshift|kube)(?:-|$)|^default$/;

/** Ignores whitelists, which remove nothing that could be judged, and selectors that the plugin would refuse. */
function possibleDefaults(
  namespace: string,
  nodeSelector: StringMap<string>,
  { podTolerationRestriction }: AdmissionSwitches,
  { defaultTolerations = [] }: Partial<NamespaceDefaults> = {},
  selector: SelectorOfNamespace | undefined,
): PossibleDefaults | undefined {
  const origin = { by: "PodTolerationRestriction", namespace } as const;
  const tolerations =
    podTolerationRestriction === "unknown" ? defaultTolerations.map((one) => withOrigin(one, origin)) : [];
  const selected =
    selector !== undefined && !selector.isCertain && selector.text !== ""
      ? mergeNamespaceNodeSelector(nodeSelector, selector.text).value
      : undefined;
  if (tolerations.length === 0 && selected === undefined) return undefined;
  return { namespace, selectedBy: selector?.by ?? "namespace", tolerations, nodeSelector: selected };
}
