import { rangeOf } from "../../manifest/locate.js";
import type { PoolAsker, PoolDifference } from "../../model/change.js";
import { formatTaint, type Taint } from "../../model/taint.js";
import { placeInPodSpec, type Workload } from "../../model/workload.js";
import { requirementsOf } from "../../rules/explanations/stray-selector.js";
import { mayBeMet } from "../../scheduling/labels/label-availability.js";
import { GIVEN_ROLE_LABELS } from "../../scheduling/labels/well-known-labels.js";
import { toleratesTaint } from "../../scheduling/taints/toleration.js";
import type { ClusterJudgement } from "../contract/judgement.js";
import { selectsPool } from "../judging/outside-releases.js";
import { RELEASE_KINDS } from "../judging/rendered-values.js";

type Side = Pick<ClusterJudgement, "inventory" | "fragments">;

/** Adds the fragments that ask for a changed pool, and what the change takes of that. Rendered ones are judged already. */
export function withAskers(
  difference: PoolDifference,
  was: Side,
  is: Side,
  isRendered: (workload: Workload) => boolean,
): PoolDifference {
  const { before } = difference;
  if (before === undefined) return difference;
  const askers = is.fragments.flatMap(({ workload }): PoolAsker[] => {
    const loses = lostBy(workload, difference, is);
    const tolerates = () => toleratedTaint(workload, before.taints) !== undefined;
    const asks = loses !== undefined || selectsPool(workload, before, was.inventory) || tolerates();
    if (!asks || isRendered(workload)) return [];
    const { document } = workload;
    const { file, line } = rangeOf(placeInPodSpec(workload, []));
    const release = RELEASE_KINDS.has(workload.kind) ? `${document.file.path}:${document.start}` : undefined;
    return [{ file, line, release, loses }];
  });
  return askers.length === 0 ? difference : { ...difference, askers };
}

function toleratedTaint({ podSpec }: Workload, taints: readonly Taint[]): Taint | undefined {
  const keyed = podSpec.tolerations.filter(({ key }) => key !== undefined && key !== "");
  return taints.find((taint) => keyed.some((toleration) => toleratesTaint(toleration, taint, "off") === "yes"));
}

/** `label pool=gpu`, or `taint gpu:NoSchedule`: what the fragment names, the pool had, and no pool has any more. */
function lostBy(
  workload: Workload,
  { before, after, lifted }: PoolDifference,
  { inventory }: Side,
): string | undefined {
  const labels: Readonly<Record<string, string>> = before?.labels ?? {};
  // A role that the pool itself gave its nodes is not one that the platform gives them.
  const isRole = (key: string) => after !== undefined && GIVEN_ROLE_LABELS.has(key);
  const isDeclared = (key: string) => inventory.pools.some((pool) => Object.hasOwn(pool.labels, key));
  const gone = requirementsOf(workload.podSpec).find(
    ({ requirement: one }) =>
      one.operator === "In" &&
      one.values.some((value) => value === labels[one.key]) &&
      (!mayBeMet(one, inventory) || (isRole(one.key) && !isDeclared(one.key))),
  )?.requirement;
  if (gone !== undefined) return `label ${gone.key}=${labels[gone.key]}`;
  const isGone = ({ key }: Taint) => inventory.pools.every(({ taints }) => taints.every((other) => other.key !== key));
  const taint = toleratedTaint(workload, lifted.filter(isGone));
  return taint && `taint ${formatTaint(taint)}`;
}
