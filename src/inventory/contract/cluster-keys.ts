import { LENIENT } from "../../manifest/fields/decoder.js";
import { decodeTolerations } from "../../manifest/objects/pod-spec.js";
import type { AdmissionSwitches, ClusterSettings, FeatureGateState, NamespaceDefaults } from "../../model/cluster.js";
import { minorOf } from "../../model/kubernetes-version.js";
import type { SourceNode } from "../../model/source.js";
import { effectiveEntries, getValue } from "../../yaml/node-value.js";
import { scalarText } from "./configuration-value.js";

export type ImplicitMode = "apply" | "warn" | "off";

export interface ClusterKeys {
  readonly manifests?: readonly string[];
  readonly exclude?: readonly string[];
  readonly provider?: string;
  readonly kubernetesVersion?: string;
  readonly implicit?: ImplicitMode;
  readonly admission: Partial<AdmissionSwitches>;
  /** States by name; what is not listed follows the Kubernetes version. */
  readonly featureGates: ReadonlyMap<string, boolean>;
  readonly transientTaints?: readonly string[];
  readonly ignoredWebhooks?: readonly string[];
  readonly knownLabels?: readonly string[];
  readonly complete?: boolean;
  readonly autoProvision?: boolean;
  readonly namespaces?: ReadonlyMap<string, NamespaceDefaults>;
}

export const NO_CLUSTER_KEYS: ClusterKeys = { admission: {}, featureGates: new Map() };

const COMPARISON_OPERATORS = "TaintTolerationComparisonOperators";
/** The gate is alpha and off by default up to this minor version; what comes after is not known. */
const LAST_MINOR_WITH_COMPARISON_OFF = 37;
/** Older ones know neither the gate nor the operators. */
const FIRST_MINOR_WITH_COMPARISON = 35;

/** The managed Kubernetes of each cloud. */
const PROVIDER_OF_CLOUD: ReadonlyMap<string, string> = new Map([
  ["aws", "eks"],
  ["gcp", "gke"],
  ["google", "gke"],
  ["azure", "aks"],
]);

export function readClusterKeys(node: SourceNode): ClusterKeys {
  const at = (key: string) => getValue(node, key);
  const provider = scalarText(at("provider"));
  return {
    manifests: readStrings(at("manifests")),
    exclude: readStrings(at("exclude")),
    provider: (PROVIDER_OF_CLOUD.get(provider ?? "") ?? provider) || undefined,
    kubernetesVersion: scalarText(at("kubernetesVersion")) || undefined,
    implicit: readImplicit(at("implicit")),
    admission: readAdmission(at("admission")),
    featureGates: readFeatureGates(at("featureGates")),
    transientTaints: readStrings(at("transientTaints")),
    ignoredWebhooks: readStrings(at("ignoredWebhooks")),
    knownLabels: readStrings(at("knownLabels")),
    complete: readBoolean(at("complete")),
    autoProvision: readBoolean(at("autoProvision")),
    namespaces: readNamespaceDefaults(at("namespaces")),
  };
}

/** Overlays a cluster's keys on those above it: each key as a whole, switches and gates one by one. */
export function overlayClusterKeys(above: ClusterKeys, own: ClusterKeys): ClusterKeys {
  return {
    ...above,
    ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)),
    admission: { ...above.admission, ...own.admission },
    featureGates: new Map([...above.featureGates, ...own.featureGates]),
  };
}

/** Providers whose API server runs the plugin ExtendedResourceToleration. Source: their documentation. */
const TOLERATES_EXTENDED_RESOURCES: ReadonlySet<string> = new Set(["eks", "gke", "aks"]);

/**
 * Providers with PodNodeSelector and PodTolerationRestriction. Source: openshift/kubernetes
 * openshift-kube-apiserver/admission/admissionenablement/register.go.
 */
const READS_NAMESPACES: ReadonlySet<string> = new Set(["openshift"]);

export function resolveSettings(name: string | null, keys: ClusterKeys): ClusterSettings {
  // Declared namespace defaults imply that their admission plugin runs.
  const namespaces = [...(keys.namespaces?.values() ?? [])];
  const selects = namespaces.some(({ nodeSelector }) => nodeSelector !== undefined);
  const tolerates = namespaces.some(({ defaultTolerations }) => defaultTolerations !== undefined);
  const isRead = READS_NAMESPACES.has(keys.provider ?? "");
  return {
    name,
    provider: keys.provider,
    kubernetesVersion: keys.kubernetesVersion,
    admission: {
      defaultTolerationSeconds: keys.admission.defaultTolerationSeconds ?? true,
      extendedResourceToleration:
        keys.admission.extendedResourceToleration ?? TOLERATES_EXTENDED_RESOURCES.has(keys.provider ?? ""),
      runtimeClass: keys.admission.runtimeClass ?? true,
      podNodeSelector: keys.admission.podNodeSelector ?? (selects || isRead || "unknown"),
      podTolerationRestriction: keys.admission.podTolerationRestriction ?? (tolerates || isRead || "unknown"),
    },
    comparisonOperators: comparisonOperatorsOf(keys),
    transientTaints: keys.transientTaints ?? [],
    ignoredWebhooks: keys.ignoredWebhooks ?? [],
    knownLabels: keys.knownLabels ?? [],
  };
}

/** Upstream: kubernetes/pkg/features/kube_features.go TaintTolerationComparisonOperators. */
function comparisonOperatorsOf(keys: ClusterKeys): FeatureGateState {
  const minor = minorOf(keys.kubernetesVersion);
  if (minor !== undefined && minor < FIRST_MINOR_WITH_COMPARISON) return "absent";
  const listed = keys.featureGates.get(COMPARISON_OPERATORS);
  if (listed !== undefined) return listed ? "on" : "off";
  if (minor === undefined) return "off";
  return minor <= LAST_MINOR_WITH_COMPARISON_OFF ? "off" : "unknown";
}

/** The texts of a list, undefined when the key is absent. */
export function readStrings(node: SourceNode | undefined): string[] | undefined {
  if (node?.kind !== "sequence") return undefined;
  return node.items.flatMap((item) => scalarText(item) ?? []);
}

export function readBoolean(node: SourceNode | undefined): boolean | undefined {
  return node?.kind === "scalar" && typeof node.value === "boolean" ? node.value : undefined;
}

function readImplicit(node: SourceNode | undefined): ImplicitMode | undefined {
  const text = scalarText(node);
  return text === "apply" || text === "warn" || text === "off" ? text : undefined;
}

function readAdmission(node: SourceNode | undefined): Partial<AdmissionSwitches> {
  const switches = effectiveEntries(node).map((entry) => [entry.key.text, readBoolean(entry.value)] as const);
  return Object.fromEntries(switches);
}

function readFeatureGates(node: SourceNode | undefined): Map<string, boolean> {
  const gates = new Map<string, boolean>();
  for (const text of readStrings(node) ?? []) {
    const [name = "", state] = text.split("=");
    gates.set(name, state !== "false");
  }
  for (const entry of effectiveEntries(node)) gates.set(entry.key.text, readBoolean(entry.value) ?? false);
  return gates;
}

/** Reads `namespaces`: defaults of Namespaces outside of the repository, by name. */
export function readNamespaceDefaults(
  node: SourceNode | undefined,
): ReadonlyMap<string, NamespaceDefaults> | undefined {
  if (node === undefined) return undefined;
  return new Map(effectiveEntries(node).map(({ key, value }) => [key.text, readDefaults(key.text, value)]));
}

function readDefaults(name: string, node: SourceNode): NamespaceDefaults {
  const selector = getValue(node, "nodeSelector");
  const tolerations = getValue(node, "tolerations");
  const pairs = effectiveEntries(selector).map(({ key, value }) => `${key.text}=${scalarText(value) ?? ""}`);
  return {
    name,
    nodeSelector: selector && pairs.join(","),
    defaultTolerations: tolerations && decodeTolerations(LENIENT, tolerations, []),
    tolerationsWhitelist: undefined,
  };
}
