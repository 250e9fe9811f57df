import type { WorkloadFit } from "../model/pool-fit.js";
import { formatToleration, type Toleration } from "../model/taint.js";
import { quoted } from "../model/words.js";
import { placeInPodSpec, type Workload } from "../model/workload.js";
import { daemonTolerations } from "../scheduling/daemonset.js";
import { findCover, sameIdentity } from "../scheduling/taints/merge-tolerations.js";
import { ofObject } from "./contract/claim.js";
import type { FixIntent } from "./contract/fix-intent.js";
import { excludingReported, type Rule, type RuleFinding, UNKNOWN_KEYS_FIRST, yieldTo } from "./contract/rule.js";

/** Returns the DaemonSet controller's toleration that covers the one at `index`. */
function coverOfController({ workload }: WorkloadFit, index: number): Toleration | undefined {
  const { tolerations, hostNetwork } = workload.podSpec;
  const toleration = tolerations[index];
  if (workload.kind !== "DaemonSet" || toleration === undefined) return undefined;
  const added = daemonTolerations(hostNetwork);
  const replacement = added.find((each) => sameIdentity(each, toleration));
  if (replacement !== undefined) return replacement;
  const position = findCover([...tolerations, ...added], index, (at) => at >= tolerations.length);
  return position === undefined ? undefined : added[position - tolerations.length];
}

function describeCover(narrow: Toleration, wide: Toleration, isEarlier: boolean, meant: string | undefined): string {
  const written = formatToleration(narrow);
  if (formatToleration(wide) === written)
    return `toleration ${written} is written twice${meant === undefined ? "" : `, and key ${quoted(meant)} is missing`}`;
  const covers = `${formatToleration(wide)} tolerates everything that it does`;
  if (narrow.tolerationSeconds !== wide.tolerationSeconds && isEarlier) {
    return `toleration ${written} never counts: ${covers}, and comes first`;
  }
  return `toleration ${written} is redundant: ${covers}`;
}

/** Returns the key that a repeated one stands for, where other keys of the list come in pairs that differ in one sign. */
function missingOfPair(tolerations: readonly Toleration[], index: number): string | undefined {
  const keys = [...new Set(tolerations.map(({ key = "" }) => key))];
  const { key: repeated = "" } = tolerations[index] ?? {};
  const pairs = keys.flatMap((one) =>
    keys.flatMap((other) => {
      const at = [...one].findIndex((sign, position) => sign !== other[position]);
      const [had = "", has = ""] = [one[at], other[at]];
      const isPair = at >= 0 && one.slice(at + 1) === other.slice(at + 1) && /^[^a-z\d]{2}$/i.test(had + has);
      return isPair && repeated.split(had).length === 2 ? repeated.replace(had, has) : [];
    }),
  );
  return pairs.find((key) => !keys.includes(key));
}

function removeTolerations(workload: Workload, indices: readonly number[]): FixIntent {
  const places = indices.map((index) => placeInPodSpec(workload, ["tolerations", index]));
  const title = `remove the ${places.length === 1 ? "toleration" : "tolerations"}`;
  return { title, operations: places.map((at) => ({ kind: "remove", at })) };
}

/** Bounds work for lists of equal tolerations. */
const MAX_COVERS = 8;

/** Offers further covers if one is refused, the controller's last. */
function describeRedundant(fit: WorkloadFit, index: number, refused: ReadonlySet<number>): RuleFinding | undefined {
  const { workload } = fit;
  const { tolerations } = workload.podSpec;
  const toleration = tolerations[index] ?? {};
  const position = refused.size < MAX_COVERS ? findCover(tolerations, index, (at) => !refused.has(at)) : undefined;
  const cover = position === undefined ? undefined : tolerations[position];
  if (position === undefined || cover === undefined) return describeAddedOnes(workload, addedOf(fit, index));
  const isRepeated = formatToleration(toleration) === formatToleration(cover);
  const meant = isRepeated ? missingOfPair(tolerations, index) : undefined;
  const says = describeCover(toleration, cover, position < index, meant);
  return {
    at: placeInPodSpec(workload, ["tolerations", index]),
    workload,
    help: "Remove it.",
    fix: removeTolerations(workload, [index]),
    ...(meant !== undefined && {
      severity: "warning",
      help: `Write ${quoted(meant)} in one of the two, as the other keys of the list stand in pairs, or remove one.`,
      fix: undefined,
    }),
    claims: [ofObject(says)],
    groupBy: says,
    fingerprintBy: { tolerations: [index] },
    related: [{ place: placeInPodSpec(workload, ["tolerations", position]), message: "this toleration covers it" }],
    // That a taint is missing does not make the key right.
    subject: meant === undefined ? { tolerations: [index], covers: [position] } : {},
    fallback: () => describeRedundant(fit, index, new Set([...refused, position])),
  };
}

interface Added {
  readonly index: number;
  readonly toleration: Toleration;
  readonly added: Toleration;
}

function addedOf(fit: WorkloadFit, index: number): Added[] {
  const added = coverOfController(fit, index);
  return added === undefined ? [] : [{ index, toleration: fit.workload.podSpec.tolerations[index] ?? {}, added }];
}

/** Merges all covered tolerations of one list. */
function describeAddedOnes(workload: Workload, all: readonly Added[]): RuleFinding | undefined {
  return excludingReported(
    all,
    ({ index }) => index,
    (some) => {
      const [first, ...others] = some;
      if (first === undefined) return undefined;
      const indices = some.map(({ index }) => index);
      const says =
        others.length === 0
          ? describeAdded(first)
          : `${some.length} tolerations are redundant: the DaemonSet controller adds them by itself`;
      return {
        at: placeInPodSpec(workload, ["tolerations", first.index]),
        workload,
        claims: [ofObject(says)],
        groupBy: says,
        details: others.length === 0 ? [] : some.map(({ toleration }) => formatToleration(toleration)),
        help: others.length === 0 ? "Remove it." : "Remove them.",
        subject: { tolerations: indices },
        fingerprintBy: { tolerations: indices },
        fix: removeTolerations(workload, indices),
      };
    },
  );
}

function describeAdded({ toleration, added }: Added): string {
  const verb = toleration.tolerationSeconds === undefined ? "adds" : "replaces it by";
  return `toleration ${formatToleration(toleration)} is redundant: the DaemonSet controller ${verb} ${formatToleration(added)}`;
}

export const redundantToleration: Rule = {
  id: "redundant-toleration",
  claims: ["object"],
  yieldsTo: [
    ...UNKNOWN_KEYS_FIRST,
    ...yieldTo("toleration", "wildcard-toleration"),
    ...yieldTo("cover", "wildcard-toleration"),
    ...yieldTo(
      "toleration",
      "evicted-by-taint",
      "unschedulable",
      "daemonset-misses-pool",
      "unmatched-toleration",
      "near-miss-toleration",
    ),
  ],
  looksAt: "tolerations",
  checksFragments: "weighed",
  *checkWorkload(fit) {
    if (!fit.valid) return;
    const { workload } = fit;
    const { tolerations } = workload.podSpec;
    if (workload.isFragment) {
      // What else the pod tolerates is not known: only one text twice is certainly one too many.
      const texts = tolerations.map((one) => JSON.stringify(one));
      for (const index of texts.keys())
        if (texts.indexOf(texts[index] ?? "") < index) yield describeRedundant(fit, index, new Set());
      return;
    }
    const uncovered: Added[] = [];
    for (const index of tolerations.keys()) {
      if (findCover(tolerations, index, () => true) === undefined) uncovered.push(...addedOf(fit, index));
      else yield describeRedundant(fit, index, new Set());
    }
    yield describeAddedOnes(workload, uncovered);
  },
};
