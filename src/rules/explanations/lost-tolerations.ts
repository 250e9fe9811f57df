import type { RelatedPlace } from "../../model/finding.js";
import type { PoolFit, WorkloadFit } from "../../model/pool-fit.js";
import { formatToleration, type Toleration } from "../../model/taint.js";
import { list, quoted } from "../../model/words.js";
import { placeInPodSpec, placeOfTolerations, type Workload } from "../../model/workload.js";
import { fitWorkload } from "../../scheduling/fit-workload.js";
import { type Claim, ofDifference } from "../contract/claim.js";
import type { RuleContext, RuleFinding } from "../contract/rule.js";
import { formatTolerationsAsYaml } from "../repairs/offered-tolerations.js";
import { certainPools } from "./reached-pools.js";

export interface LostToleration {
  readonly toleration: Toleration;
  readonly index: number;
}

export interface LostTolerations {
  readonly lost: readonly LostToleration[];
  readonly pools: readonly PoolFit[];
}

/** Returns tolerations lost by an overlay's list, which has no merge key. Undefined for none, or all on purpose. */
export function lostTolerations(fit: WorkloadFit, { inventory, objects }: RuleContext): LostTolerations | undefined {
  const { workload } = fit;
  const { base, podSpec } = workload;
  if (base === undefined || podSpec.tolerations.length === 0 || keepsItems(workload)) return undefined;
  const kept = new Set(podSpec.tolerations.map(formatToleration));
  const lost = base.podSpec.tolerations.flatMap((toleration, index): LostToleration[] =>
    kept.has(formatToleration(toleration)) ? [] : [{ toleration, index }],
  );
  if (lost.length === 0) return undefined;
  const tolerations = [...podSpec.tolerations, ...lost.map(({ toleration }) => toleration)];
  const withLost = fitWorkload({ ...workload, podSpec: { ...podSpec, tolerations } }, inventory, objects.admission);
  const closed = new Set(fit.pools.filter(({ verdict }) => verdict === "blocked").map(({ pool }) => pool));
  const pools = certainPools(withLost).filter(({ pool }) => closed.has(pool));
  return pools.length === 0 ? undefined : { lost: lost.filter(({ toleration }) => reaches(toleration, pools)), pools };
}

/** Reports whether the list is the base's own, edited by a JSON patch. A list from another file has one origin. */
function keepsItems({ base, document: { origin }, podSpecPath }: Workload): boolean {
  if (base === undefined || origin === undefined) return false;
  const list = [...podSpecPath, "tolerations"];
  const [whole, ...items] = origin.fields.filter(({ path }) => list.every((key, index) => path[index] === key));
  if (whole === undefined || items.length > 0 || whole.path.length > list.length) return true;
  const file = "document" in whole.place ? whole.place.document.file : whole.place.file;
  return file.path === base.document.file.path;
}

function reaches(toleration: Toleration, pools: readonly PoolFit[]): boolean {
  const text = formatToleration(toleration);
  return pools.some(({ tolerated }) => tolerated.some((one) => formatToleration(one.toleration) === text));
}

export type OverlayAdvice = Pick<RuleFinding, "at" | "help" | "offer" | "related"> & {
  readonly details: readonly Claim[];
};

/** Advises to repeat the base's tolerations in the overlay; undefined if none is to blame. */
export function adviseOverlay(fit: WorkloadFit, context: RuleContext): OverlayAdvice | undefined {
  const { workload } = fit;
  const found = lostTolerations(fit, context);
  if (found === undefined || workload.base === undefined) return undefined;
  const tolerations = found.lost.map(({ toleration }) => toleration);
  const pools = list(found.pools.map(({ pool }) => quoted(pool.name)));
  return {
    at: placeOfTolerations(workload),
    details: [
      ofDifference(
        `the overlay's list replaced the base's, which would admit it to ${pools} by ${list(tolerations.map(formatToleration))}`,
      ),
    ],
    ...repeatInOverlay(tolerations),
    related: toleratedInBase(workload.base, found.lost),
  };
}

/** Advises how an overlay keeps its base's tolerations. */
export function repeatInOverlay(tolerations: readonly Toleration[]): Pick<RuleFinding, "help" | "offer"> {
  const advice =
    "Repeat the base's tolerations in the overlay, or add to them with a JSON patch (op: add, path: .../tolerations/-)";
  return {
    help: `${advice}:\n${formatTolerationsAsYaml(tolerations)}`,
    offer: { tolerations, fallback: `${advice}.` },
  };
}

export function toleratedInBase(base: Workload, lost: readonly LostToleration[]): RelatedPlace[] {
  return lost.map(({ index }) => ({
    place: placeInPodSpec(base, ["tolerations", index]),
    message: "the base tolerates it here",
  }));
}
