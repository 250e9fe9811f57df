import type { Taint } from "../../model/taint.js";
import type { Workload } from "../../model/workload.js";
import { CALICO_IMAGE, imageName } from "./node-agents.js";

/** An agent that must be ready before this taint is removed. */
interface KnownRemover {
  readonly key: string;
  readonly isAgent: (workload: Workload) => boolean;
}

const runs =
  (...images: string[]) =>
  ({ podSpec }: Workload): boolean =>
    podSpec.containers.some(({ image }) => images.includes(imageName(image)));

const GARDENER_CRITICAL = "node.gardener.cloud/critical-component";

/** Sources: Cilium's documentation, Istio's pilot/pkg/serviceregistry nodeUntainter, Gardener's node readiness. */
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

/** CSI drivers use one name in the taint (`ebs.csi.aws.com/agent-not-ready`) and in their socket's folder. */
function isCsiDriver(key: string, workload: Workload): boolean {
  return key.endsWith(AGENT_SUFFIX) && keepsSocketOf(key.slice(0, -AGENT_SUFFIX.length), workload);
}

function keepsSocketOf(driver: string, { podSpec }: Workload): boolean {
  return podSpec.hostPaths.some((path) => path.replace(/\/$/, "").endsWith(`/plugins/${driver}`));
}

/** Reports whether the taint waits for this DaemonSet's pod. */
export function isKnownRemover(workload: Workload, { key }: Taint): boolean {
  return KNOWN_REMOVERS.some((known) => known.key === key && known.isAgent(workload)) || isCsiDriver(key, workload);
}

/** Reports whether taints of this key have a known remover. */
export function hasKnownRemover(key: string): boolean {
  return KNOWN_REMOVERS.some((known) => known.key === key) || key.endsWith(AGENT_SUFFIX);
}

/** Agents by the domain of their readiness conditions. */
const AGENTS_OF_DOMAINS: ReadonlyMap<string, KnownRemover["isAgent"]> = new Map([
  ["projectcalico.org", ({ podSpec }) => podSpec.containers.some(({ image }) => CALICO_IMAGE.test(image))],
  ["cilium.io", runs("cilium")],
  ["falco.org", runs("falco", "falco-no-driver")],
]);

/** Reports whether a node condition is about this agent, by domain; CSI drivers use their name. */
export function isReported(condition: string, workload: Workload): boolean {
  const [domain = "", name] = condition.split("/");
  if (name === undefined) return false;
  return AGENTS_OF_DOMAINS.get(domain)?.(workload) ?? keepsSocketOf(domain, workload);
}

/** Reports whether the workload's pods set a node condition. */
export function reports(condition: string, { podSpec }: Workload): boolean {
  return [...podSpec.containers, ...podSpec.initContainers].some((one) => one.reportsCondition === condition);
}
