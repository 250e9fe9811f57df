import type { PoolFit, WorkloadFit } from "../model/fit.js";
import { placeInPodSpec } from "../model/workload.js";
import { certainPools, isWildcard, isWritten, openedTaints } from "./opened-pools.js";
import { OS_LABELS, osOfPool } from "./operating-system.js";
import type { Rule, RuleContext } from "./rule.js";
import { list, quoted } from "./wording.js";

function asksForOs({ workload, nodeSelector }: WorkloadFit): boolean {
  const terms = workload.podSpec.nodeAffinity?.required ?? [];
  return OS_LABELS.some(
    (label) =>
      label in nodeSelector ||
      (terms.length > 0 && terms.every(({ matchExpressions }) => matchExpressions.some(({ key }) => key === label))),
  );
}

/** A pool that only a wildcard opens; outside DaemonSets `wildcard-toleration` names it. */
function isNamedByWildcard(pool: PoolFit, fit: WorkloadFit, { inventory }: RuleContext): boolean {
  if (fit.workload.kind === "DaemonSet") return false;
  return openedTaints(pool, fit, inventory.cluster.comparisonOperators).some(
    ({ toleration }) => isWildcard(toleration) && isWritten(toleration),
  );
}

export const wrongOsPool: Rule = {
  id: "wrong-os-pool",
  summary: "The pod can run on Linux and on Windows nodes, and nothing says which it is made for.",
  severity: "warning",
  rationale: `An image is hardly ever made for Linux and Windows both. A pod that lands on the wrong system cannot pull or start
its image, again and again, on these nodes only. The scheduler does not read \`os.name\` of the pod: only the kubelet does,
when it refuses the pod. What helps is a nodeSelector with \`kubernetes.io/os\`.

Reported when the pod certainly may enter pools of both systems and no nodeSelector or required node affinity speaks of
\`kubernetes.io/os\`; and wherever \`os.name\` names another system than a pool that the pod may enter. A pool is Linux
unless its labels say otherwise. A pod without \`os.name\` that can only enter Windows pools is meant to be there. A pool that only a toleration without a key opens is named by that rule; for a DaemonSet, where that rule is
silent, it counts here. Where an untainted Windows pool is open to many workloads they are one finding with a count:
a taint on the pool helps them all.`,
  examples: [
    {
      title: "A DaemonSet for Linux that also starts on Windows",
      inventory: `
pools:
  - name: general
  - name: windows
    labels: {kubernetes.io/os: windows}
    taints: ["os=windows:NoSchedule"]
`,
      bad: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: node-agent}
spec:
  template:
    spec: # <--
      containers: [{name: agent, image: agent:1}]
      tolerations:
        - operator: Exists
`,
      good: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: node-agent}
spec:
  template:
    spec:
      containers: [{name: agent, image: agent:1}]
      nodeSelector:
        kubernetes.io/os: linux
      tolerations:
        - operator: Exists
`,
    },
  ],
  *checkWorkload(fit, context) {
    const { workload } = fit;
    const comparison = context.inventory.cluster.comparisonOperators;
    if (asksForOs(fit)) return;
    const certain = certainPools(fit);
    const { os } = workload.podSpec;
    const meant = os ?? "linux";
    if (os === undefined && certain.every(({ pool }) => osOfPool(pool) !== meant)) return;
    const wrong = certain.filter((pool) => osOfPool(pool.pool) !== meant && !isNamedByWildcard(pool, fit, context));
    const [first] = wrong;
    if (first === undefined) return;
    const names = wrong.map(({ pool }) => quoted(pool.name));
    const systems = list([...new Set(wrong.map(({ pool }) => quoted(osOfPool(pool))))]);
    const untainted = wrong.every((pool) => openedTaints(pool, fit, comparison).length === 0);
    const asked =
      os === undefined
        ? "nothing asks for an operating system"
        : `the scheduler does not read os.name ${quoted(meant)}`;
    yield {
      at: os === undefined ? placeInPodSpec(workload, [], "key") : placeInPodSpec(workload, ["os", "name"]),
      workload,
      message: `the pod may run on ${systems} ${names.length === 1 ? "pool" : "pools"} ${list(names)}: ${asked}`,
      help: `Write in the pod spec, with the system that the image is made for:\nnodeSelector:\n  kubernetes.io/os: ${meant}`,
      related: wrong.map(({ pool }) => ({
        place: pool.place,
        message: `pool ${quoted(pool.name)} is declared here`,
      })),
      subject: wrong.map(({ pool }) => pool.name).join(","),
      pools: wrong.map(({ pool }) => pool.name),
      ...(untainted && { group: `untainted ${names.join(",")}` }),
    };
  },
};
