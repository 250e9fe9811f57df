import { isControlPlanePool } from "../../model/pool.js";
import type { PoolFit, WorkloadFit } from "../../model/pool-fit.js";
import { formatTaint, isWritten } from "../../model/taint.js";
import { list, quoted } from "../../model/words.js";
import { LABEL_TWINS } from "../../scheduling/labels/well-known-labels.js";
import { findToleration, keepsPodsOff } from "../../scheduling/taints/toleration.js";
import { taintsAgainst } from "../contract/vocabulary.js";

/** Returns webhooks that alone could let the DaemonSet in; empty if others could, or none. */
export function webhooksLeft(fit: PoolFit): readonly string[] {
  const { verdict, reasons } = fit;
  if (verdict !== "unknown" || taintsAgainst(fit).length === 0) return [];
  const open = reasons.filter(({ kind }) => kind !== "untolerated-taint");
  const policies = open.flatMap((reason) => ("policy" in reason ? [reason.policy] : []));
  const isLeftToPrograms = policies.length === open.length && policies.every(({ by }) => by === "webhook");
  return isLeftToPrograms ? [...new Set(policies.map(({ policy }) => policy))] : [];
}

/** ", unless webhook "x" adds tolerations". */
export function unlessWebhooks(missed: readonly PoolFit[]): string {
  const names = [...new Set(missed.flatMap(webhooksLeft))].map(quoted);
  return names.length === 0 ? "" : `, unless webhook ${list(names)} adds a toleration`;
}

/** Labels of nearly every node select nothing. */
const OF_EVERY_NODE: ReadonlySet<string> = new Set(LABEL_TWINS.flat());

function choosesNodes({ nodeSelector, workload }: WorkloadFit): boolean {
  const terms = workload.podSpec.nodeAffinity?.required ?? [];
  const asked = terms.flatMap(({ matchExpressions }) =>
    matchExpressions.filter(({ operator }) => operator === "In" || operator === "Exists").map(({ key }) => key),
  );
  return [...Object.keys(nodeSelector), ...asked].some((key) => !OF_EVERY_NODE.has(key));
}

/** Returns a clause of evidence for tolerations by hand: a label selector and another pool's toleration. */
export function signOfOwnHand(fit: WorkloadFit, missed: readonly PoolFit[]): string | undefined {
  if (!choosesNodes(fit)) return undefined;
  const left = new Set(missed);
  const written = fit.tolerations.filter(isWritten);
  for (const other of fit.pools) {
    if (left.has(other) || taintsAgainst(other).length > 0 || isControlPlanePool(other.pool)) continue;
    const taint = other.pool.taints.find(
      (one) => keepsPodsOff(one) && findToleration(written, one, fit.cluster.comparisonOperators).tolerance === "yes",
    );
    if (taint !== undefined) {
      return `it chooses its nodes itself, and tolerates ${formatTaint(taint)} of pool ${quoted(other.pool.name)}`;
    }
  }
  return undefined;
}
