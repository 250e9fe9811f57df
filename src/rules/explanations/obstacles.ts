import type { RelatedPlace } from "../../model/finding.js";
import { groupBy } from "../../model/group-by.js";
import type { Obstacle, PoolFit, WorkloadFit } from "../../model/pool-fit.js";
import type { Place } from "../../model/source.js";
import { shorten } from "../../model/words.js";
import { formatWorkload, placeInObject, placeInPodSpec, type Workload } from "../../model/workload.js";
import { describeObstacle, describeReason, describeSize } from "../../scheduling/reasons.js";
import { ofAllWorkloads, ofPools } from "../contract/claim.js";
import type { RulePoolReason } from "../contract/rule.js";
import { namePools } from "../contract/vocabulary.js";
import type { Placement } from "./taint-explanation.js";

/** More causes than this are counted. */
const MOST_CAUSES = 3;

export function obstaclesOf({ further }: PoolFit): readonly Obstacle[] {
  return further?.obstacles ?? [];
}

export function isShort({ size }: PoolFit): boolean {
  return size?.verdict === "short";
}

/** The field of the object that asks for what it does not get. */
function placeOf(workload: Workload, obstacle: Obstacle): Place {
  if (obstacle.kind === "volume-elsewhere") return placeInObject(workload, obstacle.claim.path);
  return placeInPodSpec(workload, obstacle.kind === "port-taken" ? obstacle.port.path : obstacle.path);
}

function helpAgainst(obstacle: Obstacle): string {
  if (obstacle.kind === "port-taken") {
    return `Give one of the two another \`hostPort\`, or keep ${formatWorkload(obstacle.by)} off the pool.`;
  }
  if (obstacle.kind === "companions-elsewhere") {
    return `Let both enter one pool: give ${obstacle.companions.map(formatWorkload)[0]} and this pod its tolerations and its labels.`;
  }
  return "Claim a volume that the nodes of a pool reach, or declare a pool where the volume is.";
}

function causedHere(obstacle: Obstacle): RelatedPlace[] {
  if (obstacle.kind === "volume-elsewhere") {
    return [{ place: obstacle.place, message: `${obstacle.volume} says here which nodes reach it` }];
  }
  if (obstacle.kind === "companions-elsewhere") {
    const [first] = obstacle.companions;
    return first ? [{ place: placeInObject(first, []), message: `${formatWorkload(first)} is here` }] : [];
  }
  const { by } = obstacle;
  const [port] = by.podSpec.hostPorts ?? [];
  return port === undefined
    ? []
    : [{ place: placeInPodSpec(by, port.path), message: `${formatWorkload(by)} takes it here` }];
}

function reasonsOf(fit: PoolFit): RulePoolReason {
  const { pool, reasons, size } = fit;
  const ofSize = size === undefined ? [] : describeSize(size);
  return { pool, reasons: [...reasons.map(describeReason), ...ofSize, ...obstaclesOf(fit).map(describeObstacle)] };
}

/** Explains what keeps a pod off `hindered`, pools that taints and labels leave to it; undefined where nothing does. */
export function explainObstacles(
  { workload, pools }: WorkloadFit,
  hindered: readonly PoolFit[],
): Placement | undefined {
  const told = hindered.flatMap((fit) => obstaclesOf(fit).map((obstacle) => ({ fit, obstacle })));
  const [first] = told;
  if (first === undefined) return undefined;
  const causes = groupBy(told, ({ obstacle }) => describeObstacle(obstacle));
  const says = [...causes].map(([cause, at]) => {
    const isVolume = at.some(({ obstacle }) => obstacle.kind === "volume-elsewhere");
    return `${cause}${isVolume ? ", unlike" : " of"} ${namePools(at.map(({ fit }) => fit.pool))}`;
  });
  const cause = shorten(says, MOST_CAUSES, "more").join("; ");
  const isOfPods = told.some(({ obstacle }) => obstacle.kind === "companions-elsewhere");
  return {
    at: placeOf(workload, first.obstacle),
    // Pods that no file tells of may be companions, too.
    cause: isOfPods ? { ...ofAllWorkloads(cause), isRequired: true } : ofPools(cause),
    reasons: pools.map(reasonsOf),
    help: helpAgainst(first.obstacle),
    related: causedHere(first.obstacle),
  };
}
