import type { Severity } from "../model/finding.js";
import { groupBy } from "../model/group-by.js";
import type { PoolFit, Shortage, WorkloadFit } from "../model/pool-fit.js";
import type { FieldPath, Place } from "../model/source.js";
import { EMPTY_STRING_MAP } from "../model/string-map.js";
import { quoted, shorten } from "../model/words.js";
import { placeInPodSpec, type Workload } from "../model/workload.js";
import { requestsOf } from "../scheduling/pool-size.js";
import { describeReason, describeShortage, formatAmount } from "../scheduling/reasons.js";
import { hasEnough, resourceMeantBy } from "../scheduling/resources/capacity.js";
import { containerRequests } from "../scheduling/resources/pod-requests.js";
import { clause, NO_POOL, ofAllPools } from "./contract/claim.js";
import type { Rule, RuleFinding } from "./contract/rule.js";
import { declaredHere, isPlacementKnown, schedulerSays, taintsAgainst } from "./contract/vocabulary.js";
import { namedKeys } from "./explanations/node-selection-places.js";
import { whyNotToTolerate } from "./facts/reservation.js";
import { adviseTolerations } from "./repairs/offered-tolerations.js";

const MAX_POOLS = 12;

interface ShortPool {
  readonly fit: PoolFit;
  readonly shortages: readonly Shortage[];
}

/** Room that DaemonSets leave. */
function leftOn({ offered, taken = 0n }: Shortage): bigint {
  return offered > taken ? offered - taken : 0n;
}

/** Returns the pod-level request, else that of the largest container. */
function placeOfRequest({ workload }: WorkloadFit, resource: string): Place {
  const { resources, containers, initContainers } = workload.podSpec;
  if (resource in resources.requests) return placeInPodSpec(workload, ["resources", "requests", resource]);
  let path: FieldPath = resource in resources.limits ? ["resources", "limits", resource] : [];
  let most = 0n;
  for (const [field, list] of Object.entries({ containers, initContainers })) {
    for (const [index, container] of list.entries()) {
      const amount = containerRequests(container).get(resource) ?? 0n;
      if (amount <= most) continue;
      most = amount;
      path = [field, index, "resources", resource in container.requests ? "requests" : "limits", resource];
    }
  }
  return placeInPodSpec(workload, path, path.length === 0 ? "key" : "value");
}

function describeShortages({ fit, shortages }: ShortPool): string {
  return `${fit.pool.name}: ${shortages.map((shortage) => describeShortage(shortage)).join("; ")}`;
}

/** Lowers the severity for undersized pools of an incomplete inventory, unless sizes are written or labels match. */
function severityOfDeclared(fit: WorkloadFit, short: readonly ShortPool[]): Severity | undefined {
  const isMachine = ({ machine }: Shortage) => machine !== undefined;
  if (!short.some(({ shortages }) => shortages.some(isMachine))) return "warning";
  if (short.some(({ fit: { verdict } }) => verdict === "unknown")) return undefined;
  const asked = namedKeys(fit);
  const isLabel = (key: string) => short.every(({ fit: { pool } }) => key in (pool.labelOrigins ?? EMPTY_STRING_MAP));
  if (asked.some(isLabel)) return "warning";
  const resources = short.flatMap(({ shortages }) => shortages.map(({ resource }) => resource));
  return asked.length === 0 && resources.every((resource) => resource === "cpu" || resource === "memory")
    ? "note"
    : undefined;
}

function helpFor(workload: Workload, larger: readonly PoolFit[]): Pick<RuleFinding, "help" | "offer"> {
  const nearest = larger.find(
    (one) =>
      one.selector === "match" && taintsAgainst(one).length > 0 && whyNotToTolerate(workload, one.pool) === undefined,
  );
  const otherwise = "Ask for less, or declare a pool with larger nodes.";
  if (nearest === undefined) return { help: otherwise };
  const says = `Pool ${quoted(nearest.pool.name)} has enough. To let the pod in, add to the pod spec`;
  return adviseTolerations(says, taintsAgainst(nearest), otherwise);
}

export const insufficientCapacity: Rule = {
  id: "insufficient-capacity",
  claims: ["all-pools"],
  *checkWorkload(fit, context) {
    const { workload } = fit;
    const { inventory } = context;
    if (!isPlacementKnown(fit)) return;
    const admitting = fit.pools.filter(({ verdict }) => verdict !== "blocked");
    if (admitting.some(({ size }) => size?.verdict !== "short")) return;
    const short = admitting.map((pool): ShortPool => ({ fit: pool, shortages: pool.size?.shortages ?? [] }));
    const shortages = short.flatMap((one) => one.shortages);
    const [commonest] = [...groupBy(shortages, (one) => one.resource).values()].sort((a, b) => b.length - a.length);
    const worst = commonest?.reduce((best, other) => (leftOn(other) > leftOn(best) ? other : best));
    if (worst === undefined) return;
    const { resource, asked, taken } = worst;
    const left = leftOn(worst);
    const beside = taken === undefined ? "" : " beside its DaemonSets";
    const most = left === 0n ? `any${beside}` : `more than ${formatAmount(resource, left)} on a node${beside}`;
    const what = resource === "pods" ? "a place among a node's pods" : `${formatAmount(resource, asked)} ${resource}`;
    const says = clause`the pod asks for ${what}, and ${NO_POOL} that admits it has ${most}`;
    const meant = resourceMeantBy(resource, inventory);
    const lacking = [...new Set(short.flatMap(({ shortages }) => shortages.map((shortage) => shortage.resource)))];
    const severity = severityOfDeclared(fit, short);
    const requests = requestsOf(workload, context.objects.admission);
    const larger = fit.pools.filter(
      (pool) => pool.verdict === "blocked" && hasEnough(requests, lacking, pool.pool, inventory),
    );
    yield {
      at: placeOfRequest(fit, resource),
      workload,
      claims: [ofAllPools(says, severity && { severity })],
      details: [
        ...shorten(short.map(describeShortages), MAX_POOLS, "more pools"),
        ...larger.map(({ pool, reasons }) => `${pool.name}: has enough, but ${reasons.map(describeReason).join("; ")}`),
        ...schedulerSays(workload),
      ],
      ...(meant === undefined
        ? helpFor(fit.workload, larger)
        : { help: `Did you mean ${quoted(meant)}? Pools have it.` }),
      related: short.slice(0, MAX_POOLS).map(({ fit: { pool } }) => declaredHere(pool)),
      fingerprintBy: { names: [resource] },
    };
  },
};
