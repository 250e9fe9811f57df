import type { ByWord } from "../../model/by-word.js";
import type { AdmissionObjects, AdmissionSwitches, ClusterSettings, NamespaceDefaults } from "../../model/cluster.js";
import type { PodSpec } from "../../model/pod.js";
import { type PodToleration, withOrigin } from "../../model/toleration.js";
import { withDefaultTolerationSeconds } from "./default-toleration-seconds.js";
import { withExtendedResourceTolerations } from "./extended-resource-toleration.js";
import { mergeNamespaceNodeSelector, type NamespaceNodeSelectors } from "./pod-node-selector.js";
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

/**
 * What the namespace's annotations add where nobody can tell whether the plugins that read them run, or the cluster's
 * default where nobody can tell whether the namespace has a node selector.
 */
export interface PossibleDefaults {
  readonly namespace: string;
  /** Whose node selector it is. */
  readonly selectedBy: "namespace" | "cluster";
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

  const selector = selectorOfNamespace(namespace, cluster, objects);
  if (selector?.isCertain) {
    const result = mergeNamespaceNodeSelector(nodeSelector, ofNamespace(selector.text));
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
 * The annotation of Kubernetes wins over that of OpenShift, and the cluster's default is for projects that have none.
 * Upstream: openshift/kubernetes openshift-kube-apiserver/admission/scheduler/nodeenv/admission.go.
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
  // Only OpenShift has the object that says it, but its own namespaces have an annotation that nobody writes down.
  if (defaultNodeSelector === undefined || !mayBeOpenshift || OPENSHIFT_NAMESPACE.test(namespace)) return undefined;
  return { text: defaultNodeSelector, by: "cluster", isCertain: defaults !== undefined };
}

const OPENSHIFT = "openshift";
const OPENSHIFT_NAMESPACE = /^(?:openshift|kube)(?:-|$)|^default$/;

function ofNamespace(text: string): NamespaceNodeSelectors {
  return { namespace: text, clusterDefault: "", whitelist: "" };
}

/** A whitelist takes nothing away that could be judged, and a selector that the plugin would refuse adds nothing. */
function possibleDefaults(
  namespace: string,
  nodeSelector: ByWord<string>,
  { podTolerationRestriction }: AdmissionSwitches,
  { defaultTolerations = [] }: Partial<NamespaceDefaults> = {},
  selector: SelectorOfNamespace | undefined,
): PossibleDefaults | undefined {
  const origin = { by: "PodTolerationRestriction", namespace } as const;
  const tolerations =
    podTolerationRestriction === "unknown" ? defaultTolerations.map((one) => withOrigin(one, origin)) : [];
  const selected =
    selector !== undefined && !selector.isCertain && selector.text !== ""
      ? mergeNamespaceNodeSelector(nodeSelector, ofNamespace(selector.text)).value
      : undefined;
  if (tolerations.length === 0 && selected === undefined) return undefined;
  return { namespace, selectedBy: selector?.by ?? "namespace", tolerations, nodeSelector: selected };
}
