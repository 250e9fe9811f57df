import type { Taint } from "../../model/taint.js";
import type { Workload } from "../../model/workload.js";
import { CALICO_IMAGE, imageName } from "./node-agents.js";

/** An agent whose pod must be ready on a node before the taint of this key goes away there. */
interface KnownRemover {
  readonly key: string;
  readonly isAgent: (workload: Workload) => boolean;
}

const runs =
  (...images: string[]) =>
  ({ podSpec }: Workload): boolean =>
    podSpec.containers.some(({ image }) => images.includes(imageName(image)));

const GARDENER_CRITICAL = "node.gardener.cloud/critical-component";

/** From Cilium's documentation on taints, Istio's pilot/pkg/serviceregistry nodeUntainter, and Gardener's node readiness. */
const KNOWN_REMOVERS: readonly KnownRemover[] = [
  { key: "node.cilium.io/agent-not-ready", isAgent: runs("cilium") },
  { key: "cni.istio.io/not-ready", isAgent: runs("install-cni") },
  {
    key: "node.gardener.cloud/critical-components-not-ready",
    isAgent: ({ labels, templateLabels }) =>
      labels[GARDENER_CRITICAL] === "true" || templateLabels[GARDENER_CRITICAL] === "true",
  },
];

const AGENT_SUFFIX = "/agent-not-ready";

/**
 * CSI drivers name the taint after themselves (`ebs.csi.aws.com/agent-not-ready`), and keep their socket in a folder of
 * the kubelet with the same name.
 */
function isCsiDriver(key: string, workload: Workload): boolean {
  return key.endsWith(AGENT_SUFFIX) && keepsSocketOf(key.slice(0, -AGENT_SUFFIX.length), workload);
}

function keepsSocketOf(driver: string, { podSpec }: Workload): boolean {
  return podSpec.hostPaths.some((path) => path.replace(/\/$/, "").endsWith(`/plugins/${driver}`));
}

/** Reports whether the taint is known to go only once a pod of this DaemonSet is ready on the node. */
export function isKnownRemover(workload: Workload, { key }: Taint): boolean {
  return KNOWN_REMOVERS.some((known) => known.key === key && known.isAgent(workload)) || isCsiDriver(key, workload);
}

/** Reports whether somebody is known to remove taints of this key, in the repository or not. */
export function hasKnownRemover(key: string): boolean {
  return KNOWN_REMOVERS.some((known) => known.key === key) || key.endsWith(AGENT_SUFFIX);
}

/** Agents by the domain of the conditions that tell whether they are ready. */
const AGENTS_OF_DOMAINS: ReadonlyMap<string, KnownRemover["isAgent"]> = new Map([
  ["projectcalico.org", ({ podSpec }) => podSpec.containers.some(({ image }) => CALICO_IMAGE.test(image))],
  ["cilium.io", runs("cilium")],
  ["falco.org", runs("falco", "falco-no-driver")],
]);

/** Reports whether a condition of nodes tells of this agent, by its domain: a CSI driver has that of its own name. */
export function isToldOf(condition: string, workload: Workload): boolean {
  const [domain, name] = condition.split("/");
  if (domain === undefined || name === undefined) return false;
  return AGENTS_OF_DOMAINS.get(domain)?.(workload) ?? keepsSocketOf(domain, workload);
}

/** Reports whether a pod of the workload sets a condition of its node. */
export function reports(condition: string, { podSpec }: Workload): boolean {
  return [...podSpec.containers, ...podSpec.initContainers].some((one) => one.reportsCondition === condition);
}
