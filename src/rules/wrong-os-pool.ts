import type { PoolFit, WorkloadFit } from "../model/pool-fit.js";
import { list, quoted } from "../model/words.js";
import { placeInPodSpec } from "../model/workload.js";
import { ofPools } from "./contract/claim.js";
import { excludingReported, type Rule, type RuleFinding, yieldTo } from "./contract/rule.js";
import { declaredHere, namePools } from "./contract/vocabulary.js";
import { certainPools, toleratedTaints } from "./explanations/reached-pools.js";
import { OS_LABELS, osOfPool } from "./facts/reservation.js";

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
  const systems = list([...new Set(pools.map((pool) => quoted(osOfPool(pool) ?? "")))]);
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
  claims: ["pools"],
  yieldsTo: yieldTo("pool", "wildcard-toleration"),
  *checkWorkload(fit) {
    if (asksForOs(fit)) return;
    const certain = certainPools(fit);
    const { os } = fit.workload.podSpec;
    const wrong = certain.filter(({ pool }) => ![os ?? "linux", undefined].includes(osOfPool(pool)));
    if (os === undefined && wrong.length === certain.length) return;
    yield excludingReported(
      wrong,
      ({ pool }) => pool,
      (pools) => describeWrong(fit, pools),
    );
  },
};
