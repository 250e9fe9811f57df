import type { WorkloadFit } from "../model/pool-fit.js";
import { isWildcard, isWritten, type Taint, type WrittenToleration, writtenTolerations } from "../model/taint.js";
import { list, quoted } from "../model/words.js";
import { isDaemon, placeOfToleration, type Workload } from "../model/workload.js";
import { findToleration } from "../scheduling/taints/toleration.js";
import { ofObject } from "./contract/claim.js";
import { type Rule, UNKNOWN_KEYS_FIRST, yieldTo } from "./contract/rule.js";

const NOT_READY: Taint = { key: "node.kubernetes.io/not-ready", value: "", effect: "NoExecute" };
const NODE_FAILURES: readonly Taint[] = [
  NOT_READY,
  { key: "node.kubernetes.io/unreachable", value: "", effect: "NoExecute" },
];
/** Taints of failed nodes have no value to compare. */
const ANY_GATE = "off";

interface Endless {
  readonly taint: Taint;
  readonly toleration: WrittenToleration;
}

/** Pods in the node's network may start before the network plugin. The other taint evicts them from dead nodes. */
function startsBeforeNetwork({ podSpec }: Workload, failures: readonly Endless[]): boolean {
  return podSpec.hostNetwork && failures.every(({ taint }) => taint === NOT_READY);
}

function endlessWildcards(fit: WorkloadFit): WrittenToleration[] {
  return writtenTolerations(fit).filter((toleration) => {
    const meetsFailures = !toleration.effect || toleration.effect === "NoExecute";
    return isWildcard(toleration) && meetsFailures && toleration.tolerationSeconds === undefined;
  });
}

/** Pods with a node name or without a controller start nowhere else. */
function cannotMove(workload: Workload): boolean {
  const { kind, podSpec } = workload;
  const terms = podSpec.nodeAffinity?.required ?? [];
  return (
    isDaemon(workload) ||
    kind === "Pod" ||
    podSpec.nodeName !== "" ||
    "kubernetes.io/hostname" in podSpec.nodeSelector ||
    terms.some(
      ({ matchExpressions, matchFields }) =>
        matchFields.length > 0 ||
        matchExpressions.some(({ key, operator }) => key === "kubernetes.io/hostname" && operator === "In"),
    )
  );
}

export const toleratesNodeFailure: Rule = {
  id: "tolerates-node-failure",
  claims: ["object"],
  yieldsTo: [...UNKNOWN_KEYS_FIRST, ...yieldTo("toleration", "wildcard-toleration")],
  looksAt: "tolerations",
  *checkWorkload(fit) {
    const { workload } = fit;
    if (!fit.valid || cannotMove(workload)) return;
    const { tolerations } = fit;
    const failures = NODE_FAILURES.flatMap((taint) => {
      const { toleration } = findToleration(tolerations, taint, ANY_GATE);
      if (toleration === undefined || !isWritten(toleration)) return [];
      return toleration.tolerationSeconds === undefined ? [{ taint, toleration }] : [];
    });
    const [first, second] = failures;
    if (first === undefined || startsBeforeNetwork(workload, failures)) return;
    const concerned = [...failures.map(({ toleration }) => toleration), ...endlessWildcards(fit)];
    yield {
      at: placeOfToleration(workload, first.toleration),
      workload,
      severity: workload.kind === "StatefulSet" ? ("note" as const) : undefined,
      claims: ofObject(
        `the pod never leaves a failed node: it tolerates ${list(failures.map(({ taint }) => quoted(taint.key)))} without tolerationSeconds`,
      ),
      help: "Add `tolerationSeconds: 300`, or another number of seconds after which the pod moves. Without it the pod stays forever.",
      related:
        second === undefined || second.toleration === first.toleration
          ? []
          : [
              {
                place: placeOfToleration(workload, second.toleration),
                message: `${quoted(second.taint.key)} is tolerated here`,
              },
            ],
      subject: { tolerations: [...new Set(concerned.map(({ origin }) => origin.index))] },
      fingerprintBy: { names: ["node failure"] },
    };
  },
};
