import { groupByEach } from "../../model/group-by.js";
import { ARCHITECTURE_LABEL, DECLARED_FORMAT } from "../../model/pool.js";
import type { WorkloadFit } from "../../model/pool-fit.js";
import { count, quoted } from "../../model/words.js";
import { tellsNoArchitecture } from "../../scheduling/labels/label-offer.js";
import { compileNodeSelection, meetsRequirement } from "../../scheduling/labels/node-selection.js";
import { normalizedKey } from "../../scheduling/labels/value-set.js";
import { DEFAULT_ARCHITECTURE } from "../../scheduling/labels/well-known-labels.js";
import type { ClusterJudgement } from "../contract/lint-input.js";

const LABEL = `{${ARCHITECTURE_LABEL}: ${DEFAULT_ARCHITECTURE}}`;

/** Tells once of each cluster whose pools name no architecture that pods ask for one, and what to write. */
export function describeArchitecture(judgements: readonly Pick<ClusterJudgement, "inventory" | "fits">[]): string[] {
  const asking = judgements.filter(({ inventory }) => tellsNoArchitecture(inventory));
  const byCluster = groupByEach(asking, ({ inventory, fits }) => (fits.some(asks) ? [inventory.cluster.name] : []));
  return [...byCluster].map(([name, alike]) => {
    const workloads = new Set(alike.flatMap(({ fits }) => fits.filter(asks).map(({ workload }) => workload)));
    const isImported = alike.some(({ inventory }) => inventory.pools.some(({ format }) => format !== DECLARED_FORMAT));
    const written = isImported ? `overrides: [{match: "*", labels: ${LABEL}}]` : `labels: ${LABEL} of its pools`;
    const of = name === null ? "" : ` of cluster ${quoted(name)}`;
    const verdicts = `the verdicts of ${count(workloads.size, "workload")} hold`;
    return `${verdicts} if the nodes${of} are ${DEFAULT_ARCHITECTURE}, which no pool tells: write ${written}`;
  });
}

function asks({ workload, nodeSelector, pools }: WorkloadFit): boolean {
  const selection = compileNodeSelection(nodeSelector, workload.podSpec.nodeAffinity?.required);
  const asked = [...selection.nodeSelector, ...(selection.terms ?? []).flatMap(({ expressions }) => expressions)];
  const isMet = pools.some(({ selector }) => selector === "match");
  return isMet && asked.some((one) => normalizedKey(one.key) === ARCHITECTURE_LABEL && isDecided(one));
}

/** Reports whether some architecture meets a requirement, and another one does not. */
function isDecided(asked: Parameters<typeof meetsRequirement>[0]): boolean {
  return meetsRequirement(asked, DEFAULT_ARCHITECTURE) && !meetsRequirement(asked, "arm64");
}
