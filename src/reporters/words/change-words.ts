import {
  type ChangeReport,
  countSeverities,
  IMPACT_EFFECTS,
  type ImpactEffect,
  type WorkloadImpact,
} from "../../lint/contract/result.js";
import type { Finding } from "../../model/finding.js";
import { groupBy } from "../../model/group-by.js";
import { askersText, EFFECT_WORDS, evictedText } from "../../model/impact-words.js";
import { count } from "../../model/words.js";
import { findingCounts } from "./counts.js";

const COMMIT_LENGTH = 7;
/** More workloads of one kind are folded. */
export const NAMED_LIMIT = 3;

export function effectSign(effect: ImpactEffect, ascii = false): string {
  const { sign, asciiSign } = EFFECT_WORDS[effect];
  return ascii ? asciiSign : sign;
}

/** `compared with main (0a1b2c3)`, unescaped. */
export function baseText({ base }: ChangeReport): string {
  const commit = base.commit.slice(0, COMMIT_LENGTH);
  if (commit === "") return `compared with ${base.revision}`;
  // The hash may be all that names it.
  if (base.commit.startsWith(base.revision)) return `compared with ${commit}`;
  return `compared with ${base.revision} (${commit})`;
}

/** `is evicted after 300 s`, `loses 2 pools`; of several workloads `are evicted after 300 s`, `lose 2 pools`. */
export function effectText({ effect, pools, evictedAfterSeconds }: WorkloadImpact, workloads = 1): string {
  const isOne = workloads === 1;
  const becomes = EFFECT_WORDS[effect].becomes[isOne ? 0 : 1];
  if (evictedAfterSeconds !== null) {
    const evicted = `${isOne ? "is" : "are"} ${evictedText(evictedAfterSeconds)}`;
    return effect === "evicted" ? evicted : `${becomes} and ${evicted}`;
  }
  if (pools.length > 1 && effect === "loses-pool") return `${isOne ? "loses" : "lose"} ${pools.length} pools`;
  if (pools.length > 1 && effect === "gains-pool") return `${isOne ? "gains" : "gain"} ${pools.length} pools`;
  return becomes;
}

/** `2 workloads are affected: 1 becomes unschedulable, 1 gains a pool`, and incomparable ones. */
export function impactText({
  workloads,
  asking,
  arrivals,
}: Pick<ChangeReport, "workloads" | "asking" | "arrivals">): string {
  const hasNew = (arrivals?.added ?? 0) > 0;
  const asked = asking === undefined ? [] : [askersText(asking, "a changed pool")];
  return [affectedText(workloads, hasNew, asked.length > 0), ...asked, ...arrivalTexts(arrivals)].join("; ");
}

/** `1 of 2 new ones finds no pool`; empty for none. */
export function arrivalTexts(arrivals: ChangeReport["arrivals"]): string[] {
  if (arrivals === undefined) return [];
  const { added, unplaced, refused } = arrivals;
  const finds = unplaced.length === 1 ? "fits no pool" : "fit no pool";
  const texts: string[] = [];
  if (added > 0 && unplaced.length === 0) texts.push(`${count(added, "is", "are")} new`);
  if (unplaced.length > 0 && unplaced.length === added) texts.push(`${count(added, "new one", "new ones")} ${finds}`);
  else if (unplaced.length > 0) texts.push(`${unplaced.length} of ${added} new ones ${finds}`);
  if (refused.length > 0) texts.push(`${count(refused.length, "is", "are")} refused by the API server`);
  return texts;
}

function affectedText(workloads: readonly WorkloadImpact[], hasNew: boolean, isPartial: boolean): string {
  if (workloads.length === 0)
    return `no ${isPartial ? "judged " : ""}workload ${hasNew ? "that was there before " : ""}is affected`;
  const counts = IMPACT_EFFECTS.flatMap((effect) => {
    const number = workloads.filter((workload) => workload.effect === effect).length;
    return number === 0 ? [] : [count(number, ...EFFECT_WORDS[effect].becomes)];
  });
  return `${count(workloads.length, "workload is affected", "workloads are affected")}: ${counts.join(", ")}`;
}

/** `3 findings were there before this change (1 error, 2 warnings)`; empty for none. */
export function existingText(existing: readonly Finding[]): string {
  if (existing.length === 0) return "";
  const counts = findingCounts(countSeverities(existing));
  return `${count(existing.length, "finding was", "findings were")} there before this change (${counts})`;
}

export interface LandingStep {
  /** `Land these first, before the pools change`. */
  readonly title: string;
  readonly files: readonly string[];
}

export function landingSteps({ landFirst, landAfter, needBoth }: ChangeReport): readonly LandingStep[] {
  return [
    { title: "Land these first, before the pools change", files: landFirst },
    { title: "Land these last, after the pools have changed", files: landAfter },
    { title: "These fit only once both have landed: they need a step in between that fits both", files: needBoth },
  ].filter(({ files }) => files.length > 0);
}

/** Workloads to which the same happens for the same reason. */
export type ImpactGroup = readonly [WorkloadImpact, ...WorkloadImpact[]];

/** Groups workloads by what happens to them, where, and why. */
export function impactGroups(workloads: readonly WorkloadImpact[]): ImpactGroup[] {
  const keyOf = ({ effect, evictedAfterSeconds, cluster, pools, reason }: WorkloadImpact) =>
    JSON.stringify([effect, evictedAfterSeconds, cluster, pools, reason]);
  return [...groupBy(workloads, keyOf).values()];
}
