import type { Inventory } from "../model/cluster.js";
import type { NodeSelectorRequirement, NodeSelectorTerm } from "../model/pod.js";
import type { NodePool } from "../model/pool.js";
import type { FurtherFit, Obstacle, PoolFit, SelectorVerdict, WorkloadFit } from "../model/pool-fit.js";
import { EMPTY_STRING_MAP } from "../model/string-map.js";
import type { MountedClaim, PersistentVolume, StorageClass, Volumes } from "../model/volume.js";
import { quoted } from "../model/words.js";
import { DEFAULT_NAMESPACE, type Workload } from "../model/workload.js";
import { exactOffers, type LabelOffer, type LabelOffers, labelOffers } from "./labels/label-offer.js";
import { compileNodeSelection, formatRequirement } from "./labels/node-selection.js";
import { judgeLabels } from "./labels/placement.js";
import { COMMON_LABELS } from "./labels/well-known-labels.js";

const ZONE = "topology.kubernetes.io/zone";
/** Labels that CSI drivers give the nodes, with the same values as that of the zone. */
const ZONES_OF_DRIVERS: ReadonlySet<string> = new Set([
  "topology.ebs.csi.aws.com/zone",
  "topology.gke.io/zone",
  "topology.disk.csi.azure.com/zone",
]);
const STABLE: ReadonlyMap<string, string> = new Map([
  ["failure-domain.beta.kubernetes.io/zone", ZONE],
  ["failure-domain.beta.kubernetes.io/region", "topology.kubernetes.io/region"],
]);
const TOPOLOGIES = [...STABLE].flat();
/** Labels that no driver gives a node. */
const TOLD: ReadonlySet<string> = new Set([...TOPOLOGIES, ...COMMON_LABELS]);

/** Adds to each verdict whether nodes of the pool reach the volumes of the pod's claims. */
export function withVolumes(
  fits: readonly WorkloadFit[],
  inventory: Inventory,
  world: Volumes | undefined,
): readonly WorkloadFit[] {
  if (world === undefined) return fits;
  return fits.map((fit) => {
    const needed = fit.workload.claims?.map((claim) => ({ claim, needs: needOf(claim, fit.workload, world) }));
    if (!needed?.some(({ needs }) => needs !== undefined)) return fit;
    const pools = fit.pools.map((poolFit): PoolFit => {
      const reached = needed.map(({ claim, needs }) => {
        const verdict = needs === undefined ? "unknown" : reaches(needs, poolFit.pool, inventory);
        return { claim, needs, verdict };
      });
      const of = (wanted: SelectorVerdict) =>
        reached.flatMap(({ claim, needs, verdict }): Obstacle[] =>
          needs === undefined || verdict !== wanted ? [] : [{ kind: "volume-elsewhere", claim, ...wordsOf(needs) }],
        );
      const obstacles = of("mismatch");
      const isJudged = obstacles.length > 0 || reached.every(({ verdict }) => verdict === "match");
      return isJudged ? withFurther(poolFit, obstacles, ["volumes"]) : withFurther(poolFit, [], [], of("unknown"));
    });
    return { ...fit, pools };
  });
}

/** Adds to a verdict what one more filter says. `compared`: all that it looks at. */
export function withFurther(
  fit: PoolFit,
  obstacles: readonly Obstacle[],
  compared: FurtherFit["judged"] = [],
  doubts: readonly Obstacle[] = [],
): PoolFit {
  const { judged = [], obstacles: others = [], ...rest } = fit.further ?? {};
  const further = { ...rest, judged: [...judged, ...compared], obstacles: [...others, ...obstacles] };
  return { ...fit, further: doubts.length > 0 ? { ...further, doubts } : further };
}

type Need = PersistentVolume | StorageClass;

function isVolume(need: Need): need is PersistentVolume {
  return "zones" in need;
}

function wordsOf(need: Need): Pick<Extract<Obstacle, { kind: "volume-elsewhere" }>, "volume" | "place" | "asks"> {
  const terms = isVolume(need) ? (need.terms ?? termsOf(need.zones)) : need.terms;
  const asks = compileNodeSelection(EMPTY_STRING_MAP, terms).terms ?? [];
  return {
    volume: `${isVolume(need) ? "PersistentVolume" : "StorageClass"} ${quoted(need.name)}`,
    place: need.place,
    asks: asks.map(({ expressions }) => expressions.map(formatRequirement).join(",")).join(" or "),
  };
}

function termsOf(zones: PersistentVolume["zones"]): NodeSelectorTerm[] {
  return [{ matchExpressions: zones.map(({ key, values }) => ({ key, operator: "In", values })), matchFields: [] }];
}

/**
 * Returns what decides which nodes reach the volume of a claim: the volume that it names or that names it, or the class
 * that makes one; undefined if the repository cannot tell.
 */
function needOf(claim: MountedClaim, workload: Workload, world: Volumes): Need | undefined {
  const found =
    claim.claimName === undefined ? madeFor(claim, workload, world) : declared(claim.claimName, workload, world);
  if (found === undefined) return undefined;
  const { key, volumeName, className } = found;
  const held = [...world.volumes.values()].filter((volume) => key !== undefined && volume.claim === key);
  const [volume, ...others] = volumeName === undefined ? held : [world.volumes.get(volumeName)];
  if (volume !== undefined) {
    return others.length === 0 && [undefined, key].includes(volume.claim) ? volume : undefined;
  }
  if (volumeName !== undefined || className === undefined || className === "") return undefined;
  const made = world.classes.get(className);
  const isMade = made?.waits && made.terms.length > 0 && made.provisioner !== "kubernetes.io/no-provisioner";
  // A volume that is there comes before one that the class makes.
  return isMade && ![...world.volumes.values()].some((one) => one.className === className) ? made : undefined;
}

type AskedVolume = Pick<MountedClaim, "volumeName" | "className"> & { readonly key: string | undefined };

function declared(name: string, { namespace }: Workload, { claims }: Volumes): AskedVolume | undefined {
  const alike = claims.filter((one) => one.name === name);
  const own = alike.filter((one) => one.namespace === namespace);
  // An object without a namespace goes where the rest goes.
  const [claim, ...others] = own.length > 0 ? own : alike.filter((one) => one.namespace === DEFAULT_NAMESPACE);
  const isSure = others.every((one) => one.volumeName === claim?.volumeName && one.className === claim?.className);
  return claim && isSure ? { ...claim, key: `${claim.namespace}/${name}` } : undefined;
}

/** Leaves a StatefulSet's template open if a claim of one of its pods is there. */
function madeFor(claim: MountedClaim, { name }: Workload, { claims }: Volumes): AskedVolume | undefined {
  const isThere = claims.some((one) => one.name.startsWith(`${claim.beginning}-${name}-`));
  return isThere ? undefined : { ...claim, key: undefined };
}

function reaches(need: Need, pool: NodePool, inventory: Inventory): SelectorVerdict {
  if (!isVolume(need)) return meetsTerms(need.terms, pool, inventory);
  const byTerms = need.terms === undefined ? "match" : meetsTerms(need.terms, pool, inventory);
  if (byTerms === "mismatch") return byTerms;
  const byZone = need.zones.length === 0 ? "match" : meetsZones(need.zones, pool, inventory);
  return byZone === "match" ? byTerms : byZone;
}

/**
 * Judges terms by labels alone. A label that neither the pool nor a cloud tells may come from the driver's own agent.
 * Upstream: component-helpers/storage/volume/helpers.go CheckNodeAffinity;
 * component-helpers/scheduling/corev1/helpers.go MatchTopologySelectorTerms.
 */
function meetsTerms(terms: readonly NodeSelectorTerm[], pool: NodePool, inventory: Inventory): SelectorVerdict {
  const { nodes = [] } = pool;
  const isThere = (key: string) => [pool, ...nodes].some(({ labels }) => key in labels);
  const isDriverZone = (key: string) => ZONES_OF_DRIVERS.has(key) && nodes.length === 0 && !isThere(key);
  const read = terms.map(({ matchExpressions, matchFields }) => ({
    matchExpressions: matchExpressions.map((one) => (isDriverZone(one.key) ? { ...one, key: ZONE } : one)),
    matchFields,
  }));
  if (terms.length === 0 || read.some(({ matchFields }) => matchFields.length > 0)) return "unknown";
  const verdict = judgeLabels(compileNodeSelection(EMPTY_STRING_MAP, read), pool, inventory);
  const isReported = ({ key }: NodeSelectorRequirement) => isThere(key) || TOLD.has(key);
  const isSure = nodes.length > 0 || read.every(({ matchExpressions }) => matchExpressions.every(isReported));
  return verdict === "mismatch" && !isSure ? "unknown" : verdict;
}

/**
 * Judges labels of zones and regions: a node without any of them passes.
 * Upstream: pkg/scheduler/framework/plugins/volumezone/volume_zone.go Filter.
 */
function meetsZones(zones: PersistentVolume["zones"], pool: NodePool, inventory: Inventory): SelectorVerdict {
  const { nodes = [] } = pool;
  const views = nodes.length > 0 ? nodes.map(({ labels }) => exactOffers(labels)) : [labelOffers(pool, inventory)];
  const verdicts = views.map((offers) => meetsZonesOn(offers, zones));
  if (verdicts.includes("match")) return "match";
  return verdicts.every((one) => one === "mismatch") ? "mismatch" : "unknown";
}

function meetsZonesOn(offers: LabelOffers, zones: PersistentVolume["zones"]): SelectorVerdict {
  const isThere = TOPOLOGIES.map((key) => offers(key));
  if (isThere.every(({ kind }) => kind === "absent")) return "match";
  const hasOne = isThere.some((offer) => offer.kind === "value");
  const verdicts = zones.map(({ key, values }): SelectorVerdict => {
    const own = offers(key);
    const offer = own.kind === "absent" ? offers(STABLE.get(key) ?? key) : own;
    if (offer.kind === "absent") return hasOne ? "mismatch" : "unknown";
    return meetsValues(offer, values);
  });
  if (verdicts.includes("mismatch")) return "mismatch";
  return verdicts.includes("unknown") ? "unknown" : "match";
}

function meetsValues(offer: LabelOffer, values: readonly string[]): SelectorVerdict {
  if (offer.kind === "value") return values.includes(offer.value) ? "match" : "mismatch";
  if (offer.kind !== "domain" || offer.domain.complement) return "unknown";
  return values.some((value) => offer.kind === "domain" && offer.domain.values.has(value)) ? "match" : "mismatch";
}
