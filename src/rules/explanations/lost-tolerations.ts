import type { RelatedPlace } from "../../model/finding.js";
import type { PoolFit, WorkloadFit } from "../../model/fit.js";
import { formatToleration, type Toleration } from "../../model/toleration.js";
import { list, quoted } from "../../model/words.js";
import { placeInPodSpec, type Workload } from "../../model/workload.js";
import { fitWorkload } from "../../scheduling/fit.js";
import type { Claim, RuleFinding } from "../contract/finding.js";
import type { RuleContext } from "../contract/rule.js";
import { ofDifference } from "../contract/vocabulary.js";
import { formatTolerationsAsYaml } from "../repairs/toleration-yaml.js";
import { certainPools } from "./opened-pools.js";

/** A toleration that the base of a rendered workload has, and the workload has not. */
export interface LostToleration {
  readonly toleration: Toleration;
  /** Its position in the base's list. */
  readonly index: number;
}

/** What an overlay took away, and the pools that it closed. */
export interface LostTolerations {
  readonly lost: readonly LostToleration[];
  /** The pools that the workload, as the overlay makes it, could enter with the base's tolerations, and cannot without. */
  readonly pools: readonly PoolFit[];
}

/**
 * The tolerations that an overlay's list lost when it replaced its base's: Kubernetes' lists of tolerations have no
 * merge key. Undefined where it lost none, or none that a pool asks for. An overlay without any toleration took them
 * away on purpose.
 */
export function lostTolerations(fit: WorkloadFit, { inventory, admission }: RuleContext): LostTolerations | undefined {
  const { workload } = fit;
  const { base, podSpec } = workload;
  if (base === undefined || podSpec.tolerations.length === 0 || keepsItems(workload)) return undefined;
  const kept = new Set(podSpec.tolerations.map(formatToleration));
  const lost = base.podSpec.tolerations.flatMap((toleration, index): LostToleration[] =>
    kept.has(formatToleration(toleration)) ? [] : [{ toleration, index }],
  );
  if (lost.length === 0) return undefined;
  const tolerations = [...podSpec.tolerations, ...lost.map(({ toleration }) => toleration)];
  const withLost = fitWorkload({ ...workload, podSpec: { ...podSpec, tolerations } }, inventory, admission);
  const closed = new Set(fit.pools.filter(({ verdict }) => verdict === "blocked").map(({ pool }) => pool));
  const pools = certainPools(withLost).filter(({ pool }) => closed.has(pool));
  return pools.length === 0 ? undefined : { lost: lost.filter(({ toleration }) => opens(toleration, pools)), pools };
}

/**
 * Reports whether the list is still the base's own: a JSON patch that takes an item out of it, or adds one, says so. A list that
 * stands as a whole in another file has one entry among the origins, and its items have none.
 */
function keepsItems({ base, document: { origin }, podSpecPath }: Workload): boolean {
  if (base === undefined || origin === undefined) return false;
  const list = [...podSpecPath, "tolerations"];
  const [whole, ...items] = origin.fields.filter(({ path }) => list.every((key, index) => path[index] === key));
  if (whole === undefined || items.length > 0 || whole.path.length > list.length) return true;
  const file = "document" in whole.place ? whole.place.document.file : whole.place.file;
  return file.path === base.document.file.path;
}

/** Reports whether a toleration meets a taint of one of the pools. */
function opens(toleration: Toleration, pools: readonly PoolFit[]): boolean {
  const text = formatToleration(toleration);
  return pools.some(({ tolerated }) => tolerated.some((one) => formatToleration(one.toleration) === text));
}

/** What a finding says instead of its own where an overlay is to blame. */
export type OverlayAdvice = Pick<RuleFinding, "at" | "help" | "offer" | "related"> & {
  /** Further lines, before its own. */
  readonly details: readonly Claim[];
};

/** Where the list stands that replaced the base's, and what belongs into it. Undefined where no overlay is to blame. */
export function adviseOverlay(fit: WorkloadFit, context: RuleContext): OverlayAdvice | undefined {
  const { workload } = fit;
  const found = lostTolerations(fit, context);
  if (found === undefined || workload.base === undefined) return undefined;
  const tolerations = found.lost.map(({ toleration }) => toleration);
  const pools = list(found.pools.map(({ pool }) => quoted(pool.name)));
  return {
    at: placeInPodSpec(workload, ["tolerations"], "key"),
    details: [
      ofDifference(
        `the overlay's list replaced the base's, which would admit it to ${pools} by ${list(tolerations.map(formatToleration))}`,
      ),
    ],
    ...repeatInOverlay(tolerations),
    related: toleratedInBase(workload.base, found.lost),
  };
}

/** How an overlay keeps the tolerations of its base. */
export function repeatInOverlay(tolerations: readonly Toleration[]): Pick<RuleFinding, "help" | "offer"> {
  const advice =
    "Repeat the base's tolerations in the overlay, or add to them with a JSON patch (op: add, path: .../tolerations/-)";
  return {
    help: `${advice}:\n${formatTolerationsAsYaml(tolerations)}`,
    offer: { tolerations, otherwise: `${advice}.` },
  };
}

export function toleratedInBase(base: Workload, lost: readonly LostToleration[]): RelatedPlace[] {
  return lost.map(({ index }) => ({
    place: placeInPodSpec(base, ["tolerations", index]),
    message: "the base tolerates it here",
  }));
}
