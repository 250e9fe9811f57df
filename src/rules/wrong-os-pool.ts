import type { PoolFit, WorkloadFit } from "../model/pool-fit.js";
import { list, quoted } from "../model/words.js";
import { placeInPodSpec } from "../model/workload.js";
import { readExamples } from "./contract/examples.js";
import type { RuleFinding } from "./contract/finding.js";
import type { Rule } from "./contract/rule.js";
import { declaredHere, excludingReported, namePools, ofPools } from "./contract/vocabulary.js";
import { certainPools, toleratedTaints } from "./explanations/reached-pools.js";
import { OS_LABELS, osOfPool } from "./facts/operating-system.js";

function asksForOs({ workload, nodeSelector }: WorkloadFit): boolean {
  const terms = workload.podSpec.nodeAffinity?.required ?? [];
  return OS_LABELS.some(
    (label) =>
      label in nodeSelector ||
      (terms.length > 0 && terms.every(({ matchExpressions }) => matchExpressions.some(({ key }) => key === label))),
  );
}

function describeWrong(fit: WorkloadFit, wrong: readonly PoolFit[]): RuleFinding {
  const { workload } = fit;
  const { os } = workload.podSpec;
  const meant = os ?? "linux";
  const pools = wrong.map(({ pool }) => pool);
  const systems = list([...new Set(pools.map((pool) => quoted(osOfPool(pool))))]);
  const untainted = wrong.every((pool) => toleratedTaints(pool, fit).length === 0);
  const asked =
    os === undefined ? "nothing selects an operating system" : `the scheduler does not read os.name ${quoted(meant)}`;
  return {
    at: os === undefined ? placeInPodSpec(workload, [], "key") : placeInPodSpec(workload, ["os", "name"]),
    workload,
    claims: [ofPools(`the pod may run on ${systems} ${namePools(pools)}: ${asked}`)],
    help: `Write in the pod spec, with the system that the image is made for:\nnodeSelector:\n  kubernetes.io/os: ${meant}`,
    related: pools.map(declaredHere),
    subject: { pools },
    pools: pools.map(({ name }) => name),
    groupBy: untainted ? `untainted ${pools.map(({ name }) => name).join(",")}` : undefined,
  };
}

export const wrongOsPool: Rule = {
  id: "wrong-os-pool",
  summary: "The pod can run on Linux and on Windows nodes, and nothing says which it is made for.",
  severity: "warning",
  why: `An image is hardly ever made for both Linux and Windows. A pod on the wrong system cannot pull or start its image, again and
again, and only on these nodes. The scheduler does not read the pod's \`os.name\`. Only the kubelet does, and refuses the pod. A
nodeSelector with \`kubernetes.io/os\` solves this.

Reported if the pod certainly may enter pools of both systems and no nodeSelector or required node affinity names
\`kubernetes.io/os\`, and if \`os.name\` names another system than a pool that the pod may enter.`,
  silent: `A pool is Linux unless its labels say otherwise. A pod without \`os.name\` that can only enter Windows pools is meant to be there.
If only a toleration without a key admits the pod to a pool, that rule names the pool; for a DaemonSet, where that rule is silent,
it counts here. If many workloads may enter an untainted Windows pool, they are one finding with a count: a taint on the pool
solves it for all.`,
  fix: `Add a nodeSelector with \`kubernetes.io/os\`, or taint the Windows pool.`,
  examples: readExamples([
    {
      title: "A DaemonSet for Linux that also starts on Windows",
      inventory: `
pools:
  - name: general
  - name: windows
    labels: {kubernetes.io/os: windows}
    taints: ["os=windows:NoSchedule"]
`,
      manifests: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: node-agent}
spec:
  selector: {matchLabels: {app: node-agent}}
  template:
    metadata: {labels: {app: node-agent}}
    spec: # <--
      containers: [{name: agent, image: agent:1}]
+     nodeSelector:
+       kubernetes.io/os: linux
      tolerations:
        - operator: Exists
`,
    },
  ]),
  claims: ["pools"],
  yieldsTo: [{ rule: "wildcard-toleration", by: "pool" }],
  *checkWorkload(fit) {
    if (asksForOs(fit)) return;
    const certain = certainPools(fit);
    const { os } = fit.workload.podSpec;
    const wrong = certain.filter(({ pool }) => osOfPool(pool) !== (os ?? "linux"));
    if (os === undefined && wrong.length === certain.length) return;
    yield excludingReported(
      wrong,
      ({ pool }) => pool,
      (pools) => describeWrong(fit, pools),
    );
  },
};
