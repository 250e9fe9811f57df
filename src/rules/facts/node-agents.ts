import { memoize } from "../../model/memoize.js";
import type { Container } from "../../model/pod.js";
import { VALUE_HOLDERS, type Workload } from "../../model/workload.js";

/** A role that other pods of the node depend on. */
export type NodeAgentRole = "CSI node plugin" | "CNI agent" | "device plugin";

/** Calico's image has an uninformative name. */
export const CALICO_IMAGE = /(?:^|\/)(?:calico\/node|mirrored-calico-node)(?:[:@]|$)/;

const CNI_PATHS = ["/etc/cni/net.d", "/opt/cni/bin"];

export function imageName(image: string): string {
  const name = image.slice(image.lastIndexOf("/") + 1);
  return name.split(/[:@]/)[0] ?? name;
}

/** Recognized by mounts and programs, such as a registrar or a plugin folder of the kubelet. */
export const nodeAgentRole = memoize(({ podSpec, everyNode }: Workload): NodeAgentRole | undefined => {
  if (everyNode !== undefined) return everyNode.role;
  const mounted = podSpec.hostPaths.map((path) => path.replace(/\/$/, ""));
  // The kubelet's folder is another one in k0s and MicroK8s, and often a placeholder.
  const isMounted = (folder: string) => mounted.some((path) => path.endsWith(folder));
  const isRegistrar = ({ image }: Container) => imageName(image) === "csi-node-driver-registrar";
  if (podSpec.containers.some(isRegistrar) || isMounted("/plugins_registry")) return "CSI node plugin";
  if (CNI_PATHS.some((path) => mounted.includes(path))) return "CNI agent";
  return isMounted("/device-plugins") ? "device plugin" : undefined;
});

/** Components of every node, by parts of kebab-case names. */
const AGENTS =
  /(?:^|-)(?:daemon-?sets?|node-?(?:agents?|exporter|plugin|driver|server|problem-detector)|csi-node|device-plugin|nodelocaldns|node-local-dns|kube-proxy|dcgm-exporter|fluent-?bit|fluentd|filebeat|promtail|alloy|log(?:ging)?-(?:agent|collector|shipper)|falco)$/;
/** Those of nodes with devices, and the operator that installs them. */
const OF_DEVICES = /(?:^|-)(?:device-plugin|dcgm-exporter|gpu-operator)$/;
/** An ambiguous word: build servers have agents too. */
const AGENT = /^agents?$/;
/** Products with an agent on every node. */
const WATCHING =
  /(?:^|[-/])(?:datadog|new-?relic|dynatrace|splunk|elastic|wazuh|sysdig|opentelemetry|otel|grafana|signoz|instana|sumo-?logic)/;
/** Ingress DaemonSets need no pod on every node. */
const GATEWAYS = /ingress|gateway|traefik|haproxy|nginx|envoy|kong|istio/;

function kebab(text: string): string {
  return text.replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase();
}

/** Returns the steps to a fragment, its component, and whose values or object it is in. */
function namesOf({ kind, name, apiVersion, part = "", values = {} }: Workload) {
  const steps = part.split(/[.[\]]+/).filter((step) => step !== "" && !/^\d+$/.test(step) && !VALUE_HOLDERS.has(step));
  // Of a field with a prefix the path holds the field itself: `nodeTolerations`.
  const component = kebab(steps.at(-1) ?? "").replace(/-tolerations$/, "");
  const owner = apiVersion === "" ? name.split("/").slice(-2, -1) : [...(values.chart ?? []), kind, name];
  return { steps, component, owners: owner.map(kebab) };
}

/** Reports whether an agent serves nodes with devices only. */
export function servesDevices(workload: Workload): boolean {
  const { component, owners } = namesOf(workload);
  return nodeAgentRole(workload) === "device plugin" || [component, ...owners].some((text) => OF_DEVICES.test(text));
}

/** Reports whether a fragment's component runs on every node, by values (`kind: DaemonSet`) or the nearest name. */
export function isNamedNodeAgent(workload: Workload): boolean {
  const { steps, component, owners } = namesOf(workload);
  const makes = workload.values?.makes;
  if (makes !== undefined) return makes === "daemonset" && ![component, ...owners].some((text) => GATEWAYS.test(text));
  if (component === "" || component === "tolerations") return owners.some((text) => AGENTS.test(text));
  const isWatching = [...steps.map(kebab), ...owners].some((text) => WATCHING.test(text));
  return AGENTS.test(component) || (AGENT.test(component) && isWatching);
}
