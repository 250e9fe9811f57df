import type { PoolFit, WorkloadFit } from "../../model/pool-fit.js";
import type { Taint, Toleration } from "../../model/taint.js";
import { quoted } from "../../model/words.js";
import type { Workload } from "../../model/workload.js";
import { formatYamlString } from "../../model/yaml-scalar.js";
import { keepsPodsOff, toleratesTaint } from "../../scheduling/taints/toleration.js";
import { tolerationValueFor } from "../contract/fix-intent.js";
import type { Offer, RuleFinding } from "../contract/rule.js";
import { namePools, taintsAgainst } from "../contract/vocabulary.js";
import { isIntruder, isVirtualPool, isWelcome, mayServePool, whyNotToTolerate } from "../facts/reservation.js";

/** Returns the help's tolerations. `fallback` replaces them if harmful. */
export function offerFor(taints: readonly Taint[], fallback: string): Offer {
  return { tolerations: taints.map(tolerationValueFor), fallback };
}

/** Advises tolerations of the taints, listed behind a colon. `fallback` replaces them if harmful. */
export function adviseTolerations(says: string, taints: readonly Taint[], fallback: string) {
  return { help: `${says}:\n${formatTolerationsFor(taints)}`, offer: offerFor(taints, fallback) };
}

/** Returns the reason the pool is not for the workload. Required agents pass reservations. */
function whyNotMeant(workload: Workload, pool: PoolFit["pool"]): string | undefined {
  const servesReserved = !isWelcome(workload, pool) && !isIntruder(workload, pool);
  return servesReserved ? undefined : whyNotToTolerate(workload, pool);
}

export function describeHarm(
  workload: Workload,
  pools: readonly PoolFit[],
  tolerations: readonly Toleration[],
): string | undefined {
  for (const { pool, verdict, selector, untolerated } of pools) {
    const against = untolerated.filter(keepsPodsOff);
    if (verdict !== "blocked" || selector === "mismatch" || against.length === 0) continue;
    // Help compares no numbers.
    const isMet = (taint: Taint) => tolerations.some((one) => toleratesTaint(one, taint, "off") === "yes");
    const why = against.every(isMet) ? whyNotMeant(workload, pool) : undefined;
    if (why === undefined) continue;
    return `No toleration is proposed, because it opens pool ${quoted(pool.name)}, too, which ${why}: select another pool by its labels first, or give that one a taint of its own.`;
  }
  return undefined;
}

const MAX_IN_FULL = 1;

export function formatTolerationFor(taint: Taint): string[] {
  return formatItem(tolerationValueFor(taint));
}

export function formatTolerationsFor(taints: readonly Taint[]): string {
  return formatTolerationsAsYaml(taints.map(tolerationValueFor));
}

export function formatTolerationsAsYaml(tolerations: readonly Toleration[]): string {
  const format = tolerations.length > MAX_IN_FULL ? formatInOneLine : formatItem;
  return ["tolerations:", ...tolerations.flatMap(format).map((line) => `  ${line}`)].join("\n");
}

function fieldsOf({ key, operator, value, effect, tolerationSeconds }: Toleration): string[] {
  const texts = Object.entries({ key, operator, value, effect }).flatMap(([field, text]) =>
    text === undefined ? [] : [`${field}: ${formatYamlString(text)}`],
  );
  return [...texts, ...(tolerationSeconds === undefined ? [] : [`tolerationSeconds: ${tolerationSeconds}`])];
}

function formatItem(toleration: Toleration): string[] {
  return fieldsOf(toleration).map((field, index) => `${index === 0 ? "- " : "  "}${field}`);
}

function formatInOneLine(toleration: Toleration): string[] {
  return [`- {${fieldsOf(toleration).join(", ")}}`];
}

/** Advises a wildcard, since lists of keys miss future taints; keeps the list if that reaches an unwanted pool. */
export function helpToRunEverywhere(
  fit: WorkloadFit,
  taints: readonly Taint[],
  alternative: string,
): Pick<RuleFinding, "help" | "offer"> {
  const { workload } = fit;
  const told = alternative === "" ? "" : `${alternative} `;
  const closed = fit.pools.filter((pool) => pool.selector !== "mismatch" && taintsAgainst(pool).length > 0);
  const kept = closed.filter(
    ({ pool }) =>
      isVirtualPool(pool) || !mayServePool(workload, pool) || whyNotToTolerate(workload, pool) !== undefined,
  );
  if (kept.length > 0) {
    const pools = namePools(kept.map(({ pool }) => pool));
    const says = `${told}It must stay off ${pools}, so that \`operator: Exists\` alone would open too much. Add to the pod spec`;
    return adviseTolerations(says, taints, alternative);
  }
  const reached = closed.length === 0 ? "" : `${namePools(closed.map(({ pool }) => pool))} and `;
  return {
    help: `${told}An agent that other pods need has to run on every node, and platforms add taints of their own. This covers ${reached}taints that are added later:\ntolerations:\n  - operator: Exists`,
    offer: { tolerations: [{ operator: "Exists" }], fallback: alternative },
  };
}
