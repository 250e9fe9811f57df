import type { PoolFit, WorkloadFit } from "../model/pool-fit.js";
import { quoted } from "../model/words.js";
import { formatWorkload, placeInObject } from "../model/workload.js";
import { describeReason } from "../scheduling/reasons.js";
import { exampleWorkload, readExamples } from "./contract/examples.js";
import type { Rule, RuleContext } from "./contract/rule.js";
import { isPlacementKnown, namePools, ofAllWorkloads, ofPools } from "./contract/vocabulary.js";
import { matchesWorkload, readMappings } from "./contract/workload-option.js";
import { placeOfTolerations } from "./explanations/taint-explanation.js";

const MAX_NAMED = 12;

interface Needed {
  readonly daemonSets: ReadonlySet<WorkloadFit>;
  readonly first: readonly WorkloadFit[];
  readonly running: readonly number[];
}

function findNeeded(glob: string, { fits, inventory }: RuleContext): Needed {
  const daemonSets = fits.filter(({ workload }) => workload.kind === "DaemonSet" && matchesWorkload(glob, workload));
  const running = inventory.pools.map((_, index) => daemonSets.filter((fit) => mayRun(fit, index)).length);
  return { daemonSets: new Set(daemonSets), first: daemonSets.slice(0, MAX_NAMED + 1), running };
}

function mayRun({ pools }: WorkloadFit, index: number): boolean {
  return pools[index]?.verdict !== "blocked";
}

/** Returns pools that certainly take the workload and none of the DaemonSets. */
function poolsWithout(fit: WorkloadFit, { daemonSets, running }: Needed): PoolFit[] {
  const isNeeded = daemonSets.has(fit);
  return fit.pools.filter(({ verdict }, index) => {
    const own = isNeeded && mayRun(fit, index) ? 1 : 0;
    return (verdict === "fits" || verdict === "avoided") && running[index] === own;
  });
}

function whyNot(daemonSet: WorkloadFit, { pool }: PoolFit): string {
  const reasons = daemonSet.pools.find((other) => other.pool === pool)?.reasons ?? [];
  return `${pool.name}: ${formatWorkload(daemonSet.workload)} does not run there: ${reasons.map(describeReason).join("; ")}`;
}

export const daemonsetDependency: Rule = {
  id: "daemonset-dependency",
  summary: "A workload can run on a pool where a DaemonSet that it needs does not run.",
  severity: "warning",
  why: `A storage driver, a network plugin or a node agent must run on the same node as the pods that use it. If a pod tolerates more than
the DaemonSet does, it starts on nodes where its volume cannot be mounted, or crashes again and again.

taintlint cannot see such a dependency: declare it with \`requires\`. \`workload\` and \`needs\` are globs of \`namespace/Kind/name\` or
\`Kind/name\`. If \`needs\` names several DaemonSets, one of them on the pool is enough: drivers often come as one DaemonSet for each
system.`,
  silent: `A DaemonSet that is not in the repository is not missed.

Only what is certain counts: the pool takes the workload, and refuses the DaemonSet. It is reported even if
\`daemonset-misses-pool\` names the same pool, because here you declared which workload is affected.`,
  fix: `Add the missing toleration to the DaemonSet, or keep the workload off the pool with a nodeSelector.`,
  options: {
    requires: {
      type: "mappings",
      keys: ["workload", "needs"],
      description:
        "Which workloads need which DaemonSets on their node, both as globs of `namespace/Kind/name` or `Kind/name`.",
      default: [],
    },
  },
  examples: readExamples([
    {
      title: "A database on a pool that the storage driver leaves out",
      inventory: `
pools:
  - name: general
    labels: {pool: general}
  - name: storage
    labels: {pool: storage}
rules:
  daemonset-dependency:
    requires:
      - {workload: "data/StatefulSet/*", needs: "storage/DaemonSet/local-csi-driver"}
`,
      manifests: `${exampleWorkload("DaemonSet", "local-csi-driver", { namespace: "storage", image: "local-csi-driver:1" })}
      nodeSelector: {pool: storage}
---
apiVersion: apps/v1
kind: StatefulSet
metadata: {name: postgres, namespace: data}
spec:
  selector: {matchLabels: {app: postgres}}
  template:
    metadata: {labels: {app: postgres}}
    spec: # <--
+     nodeSelector: {pool: storage}
      containers: [{name: postgres, image: postgres:18}]
`,
    },
  ]),
  claims: ["pools", "all-workloads"],
  *checkInventory(context, options) {
    for (const { workload: glob, needs } of readMappings(options.requires, ["workload", "needs"])) {
      const needed = findNeeded(needs, context);
      for (const fit of context.fits) {
        const { workload } = fit;
        if (!isPlacementKnown(fit) || !matchesWorkload(glob, workload)) continue;
        const daemonSets = needed.first.filter((daemonSet) => daemonSet !== fit).slice(0, MAX_NAMED);
        const [first, second] = daemonSets;
        const without = first === undefined ? [] : poolsWithout(fit, needed);
        if (first === undefined || without.length === 0) continue;
        const pools = without.map(({ pool }) => pool);
        const where = `it can run on ${namePools(pools)}, where`;
        yield {
          at: placeOfTolerations(workload),
          workload,
          claims: [
            second === undefined
              ? ofPools(`${where} ${formatWorkload(first.workload)}, which it needs, does not run`)
              : ofAllWorkloads(`${where} none of the DaemonSets ${quoted(needs)}, of which it needs one, runs`),
          ],
          details: without
            .slice(0, MAX_NAMED)
            .flatMap((pool) => daemonSets.map((one) => whyNot(one, pool)))
            .slice(0, MAX_NAMED),
          help: "Let the DaemonSet run on these pools, or keep the workload off them by a selector.",
          related: daemonSets.map((one) => ({
            place: placeInObject(one.workload, ["metadata", "name"]),
            message: `${formatWorkload(one.workload)} is declared here`,
          })),
          subject: { pools },
          fingerprintBy: { pools, names: [needs] },
        };
      }
    }
  },
};
