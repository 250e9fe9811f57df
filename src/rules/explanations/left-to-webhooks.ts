import { isControlPlanePool } from "../../model/control-plane.js";
import type { PoolFit, WorkloadFit } from "../../model/fit.js";
import { formatTaint } from "../../model/taint.js";
import { list, quoted } from "../../model/words.js";
import { LABEL_TWINS } from "../../scheduling/labels/well-known-labels.js";
import { findToleration, keepsPodsOff } from "../../scheduling/taints/toleration.js";
import { isWritten, taintsAgainst } from "../contract/vocabulary.js";

/**
 * The webhooks whose programs alone could still let the DaemonSet onto a pool that its own tolerations keep it off;
 * none where something else is open, too, or nothing.
 */
export function webhooksLeft(fit: PoolFit): readonly string[] {
  const { verdict, reasons } = fit;
  if (verdict !== "unknown" || taintsAgainst(fit).length === 0) return [];
  const open = reasons.filter(({ kind }) => kind !== "untolerated-taint");
  const policies = open.flatMap((reason) => ("policy" in reason ? [reason.policy] : []));
  const isLeftToPrograms = policies.length === open.length && policies.every(({ by }) => by === "webhook");
  return isLeftToPrograms ? [...new Set(policies.map(({ policy }) => policy))] : [];
}

/** The condition under which the pools are not missed after all: ", unless webhook "x" adds tolerations". */
export function unlessWebhooks(missed: readonly PoolFit[]): string {
  const names = [...new Set(missed.flatMap(webhooksLeft))].map(quoted);
  return names.length === 0 ? "" : `, unless webhook ${list(names)} adds a toleration`;
}

/** Labels that nearly every node has choose none. */
const OF_EVERY_NODE: ReadonlySet<string> = new Set(LABEL_TWINS.flat());

function choosesNodes({ nodeSelector, workload }: WorkloadFit): boolean {
  const terms = workload.podSpec.nodeAffinity?.required ?? [];
  const asked = terms.flatMap(({ matchExpressions }) =>
    matchExpressions.filter(({ operator }) => operator === "In" || operator === "Exists").map(({ key }) => key),
  );
  return [...Object.keys(nodeSelector), ...asked].some((key) => !OF_EVERY_NODE.has(key));
}

/**
 * What shows that its author writes by hand where the DaemonSet runs, and leaves nothing of it to a webhook: it
 * chooses nodes by a label, and tolerates the taint of another pool. As a clause.
 */
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
