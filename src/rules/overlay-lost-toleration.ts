import type { PoolFit, WorkloadFit } from "../model/pool-fit.js";
import { formatToleration } from "../model/taint.js";
import { count, list, quoted } from "../model/words.js";
import { placeOfTolerations, type Workload } from "../model/workload.js";
import { ofDifference } from "./contract/claim.js";
import { excludingReported, type Rule, type RuleFinding, yieldTo } from "./contract/rule.js";
import {
  type LostToleration,
  lostTolerations,
  repeatInOverlay,
  toleratedInBase,
} from "./explanations/lost-tolerations.js";

function describeLost(
  { workload }: WorkloadFit,
  base: Workload,
  lost: readonly LostToleration[],
  closed: readonly PoolFit[],
): RuleFinding {
  const tolerations = lost.map(({ toleration }) => toleration);
  const pools = closed.map(({ pool }) => pool);
  const names = list(pools.map(({ name }) => quoted(name)));
  const [of, admit] = pools.length === 1 ? ["pool", "admits"] : ["pools", "admit"];
  const these = tolerations.length === 1 ? "a toleration" : count(tolerations.length, "toleration");
  return {
    at: placeOfTolerations(workload),
    workload,
    claims: ofDifference(
      `the overlay's list of tolerations replaces the base's and loses ${these}, so that ${of} ${names} no longer ${admit} the pod`,
    ),
    details: tolerations.map((toleration) => `lost: ${formatToleration(toleration)}`),
    help: repeatInOverlay(tolerations).help,
    related: toleratedInBase(base, lost),
    subject: { pools },
    fingerprintBy: { names: tolerations.map(formatToleration) },
  };
}

export const overlayLostToleration: Rule = {
  id: "overlay-lost-toleration",
  claims: ["difference"],
  yieldsTo: [...yieldTo("workload", "unschedulable"), ...yieldTo("pool", "daemonset-misses-pool")],
  looksAt: "base",
  *checkWorkload(fit, context) {
    const { base } = fit.workload;
    const found = lostTolerations(fit, context);
    if (found === undefined || base === undefined) return;
    yield excludingReported(
      found.pools,
      ({ pool }) => pool,
      (closed) => describeLost(fit, base, found.lost, closed),
    );
  },
};
