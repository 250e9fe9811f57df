import type { Inventory } from "../../model/cluster.js";
import { COMPUTE_CLASS_KEY } from "../../model/compute-class.js";
import { memoize, memoizeText } from "../../model/memoize.js";
import { matchesNameGlob } from "../../model/name-glob.js";
import {
  ARCHITECTURE_LABEL,
  beginningOfName,
  type NameBeginning,
  type NodePool,
  OS_LABEL,
  openLabelGlobs,
} from "../../model/pool.js";
import type { StringMap } from "../../model/string-map.js";
import type { Toleration } from "../../model/taint.js";
import { findLeftOutLabel } from "./left-out-pools.js";
import { type LabelRequirement, meetsRequirement } from "./node-selection.js";
import { derivesLabels, namesMachines } from "./pool-machines.js";
import { domainMeets, domainsOf, isEmpty, normalizedKey, type ValueSet, valueSetOf } from "./value-set.js";
import {
  COMMON_LABELS,
  DEFAULT_ARCHITECTURE,
  DEFAULT_OS,
  GIVEN_ROLE_LABELS,
  LABEL_TWINS,
  NAME_LABELS,
  PLATFORM_LABELS,
  PROVIDER_LABELS,
  WELL_KNOWN_LABELS,
} from "./well-known-labels.js";

/** The value of a label on a pool's nodes, as far as the repository shows it. */
export type LabelOffer =
  | { readonly kind: "value"; readonly value: string }
  | { readonly kind: "absent" }
  /** Each node has one of these values, or none if `allowsAbsence`; the pod may choose. */
  | { readonly kind: "domain"; readonly domain: ValueSet }
  /** A node is made with one of these values, if a pod asks for it, or else without the label. */
  | { readonly kind: "made"; readonly values: ValueSet }
  /** `usual` is assumed until a pod asks for another value. `name` is the known beginning of the pool's name. */
  | { readonly kind: "unknown"; readonly usual?: string; readonly name?: NameBeginning };

/** Offers of one pool by key; each is computed once. */
export type LabelOffers = (key: string) => LabelOffer;

const ABSENT: LabelOffer = { kind: "absent" };
const UNKNOWN: LabelOffer = { kind: "unknown" };
const USUALLY_LINUX: LabelOffer = { kind: "unknown", usual: DEFAULT_OS };
const USUALLY_AMD64: LabelOffer = { kind: "unknown", usual: DEFAULT_ARCHITECTURE };
const twinOf: ReadonlyMap<string, string> = new Map(
  LABEL_TWINS.flatMap(([stable, beta]): [string, string][] => [
    [stable, beta],
    [beta, stable],
  ]),
);

export function labelOffers(pool: NodePool, inventory: Inventory): LabelOffers {
  return offersIn(inventory)(pool);
}

const offersIn = memoize((inventory: Inventory) =>
  memoize(
    (pool: NodePool): LabelOffers => (pool.labelsClosed ? exactOffers(pool.labels) : declaredOffers(pool, inventory)),
  ),
);

export function exactOffers(labels: StringMap<string>): LabelOffers {
  return (key) => {
    const value = labels[key];
    return value === undefined ? ABSENT : { kind: "value", value };
  };
}

interface DeclaredLabels {
  readonly pool: NodePool;
  readonly domains: ReadonlyMap<string, ValueSet>;
  /** Globs of keys that may exist with any value. */
  readonly open: readonly string[];
}

function declaredOffers(pool: NodePool, inventory: Inventory): LabelOffers {
  const { knownLabels, provider } = inventory.cluster;
  const declared: DeclaredLabels = {
    pool,
    domains: domainsOf(pool),
    open: [...openLabelGlobs(pool), ...knownLabels, ...(PROVIDER_LABELS.get(provider ?? "") ?? [])],
  };
  return memoizeText((key) => declaredOffer(declared, inventory, key), Number.POSITIVE_INFINITY);
}

function declaredOffer({ pool, domains, open }: DeclaredLabels, inventory: Inventory, key: string): LabelOffer {
  const twin = twinOf.get(key);
  const domain = domains.get(normalizedKey(key));
  if (domain !== undefined) return offerOfDomain(domain);
  const declared = pool.labels[key] ?? (twin === undefined ? undefined : pool.labels[twin]);
  if (declared !== undefined) return { kind: "value", value: declared };
  const isOs = normalizedKey(key) === OS_LABEL;
  if (matchesAny(open, key) || (twin !== undefined && matchesAny(open, twin))) return isOs ? USUALLY_LINUX : UNKNOWN;
  if (isOs) return { kind: "value", value: DEFAULT_OS };
  if (pool.absentLabels?.includes(key)) return ABSENT;
  if (normalizedKey(key) === ARCHITECTURE_LABEL && tellsNoArchitecture(inventory)) return USUALLY_AMD64;
  if (GIVEN_ROLE_LABELS.has(key)) {
    return inventory.pools.some(({ labels }) => key in labels) ? ABSENT : UNKNOWN;
  }
  if ((OF_KARPENTER.test(key) || key === COMPUTE_CLASS_KEY) && isNodeGroup(pool)) return ABSENT;
  const isSetByOthers = matchesAny(COMMON_LABELS, key) || matchesAny(pool.platformLabels ?? PLATFORM_LABELS, key);
  if (!isSetByOthers) return ABSENT;
  // EKS: a declared pool is no Fargate, which taints its nodes. What else it is stays open for pods that exclude it.
  const isOfCompute = key === "eks.amazonaws.com/compute-type" && !pool.taints.some((taint) => taint.key === key);
  if (isOfCompute) return { kind: "unknown", usual: "auto" };
  const name = NAME_LABELS.has(key) ? beginningOfName(pool) : undefined;
  return name === undefined ? UNKNOWN : { kind: "unknown", name };
}

/** Reports whether no pool of a cluster tells its architecture in any way, so that its nodes are taken for amd64. */
export const tellsNoArchitecture = memoize(
  ({ pools }: Inventory): boolean => pools.length > 0 && !pools.some(mayTellArchitecture),
);

function mayTellArchitecture(pool: NodePool): boolean {
  const { labels, labelsClosed, requirements = [], taints, startupTaints } = pool;
  const keys = [Object.keys(labels), ...[requirements, taints, startupTaints].map((all) => all.map(({ key }) => key))];
  return (
    labelsClosed ||
    derivesLabels(pool) ||
    namesMachines(pool) ||
    matchesAny(openLabelGlobs(pool), ARCHITECTURE_LABEL) ||
    keys.flat().some((key) => normalizedKey(key) === ARCHITECTURE_LABEL)
  );
}

/** Reports whether a partly known name may meet a requirement. */
export function mayBeNamed({ operator, values }: LabelRequirement, name: NameBeginning | undefined): boolean {
  if (operator !== "In" || name === undefined) return true;
  return values.some((value) => value.startsWith(name.beginning) && !(name.hasEnd && value === name.beginning));
}

const OF_KARPENTER = /^karpenter\.(?:sh|k8s\.aws|azure\.com|k8s\.gcp)\//;

/** Formats of cloud node groups, not NodePools. */
const GROUP_FORMATS: ReadonlySet<string> = new Set([
  "terraform",
  "terraform-json",
  "eksctl",
  "ack",
  "config-connector",
  "azure-service-operator",
  "crossplane",
  "cluster-api-managed",
]);

/** Reports whether nodes are not Karpenter's; EKS Auto Mode's are, though declared beside groups. */
function isNodeGroup({ format, labels, autoProvisions }: NodePool): boolean {
  return GROUP_FORMATS.has(format) && !autoProvisions && !Object.keys(labels).some((key) => OF_KARPENTER.test(key));
}

function offerOfDomain(domain: ValueSet): LabelOffer {
  if (isEmpty(domain)) return ABSENT;
  const [value, ...others] = domain.values;
  const isOnlyValue = !domain.complement && value !== undefined && others.length === 0;
  return isOnlyValue ? { kind: "value", value } : { kind: "domain", domain };
}

function matchesAny(globs: readonly string[], key: string): boolean {
  return globs.some((glob) => matchesNameGlob(glob, key));
}

const TWINS: ReadonlySet<string> = new Set(LABEL_TWINS.flat());

export function isPlatformLabel(key: string, { cluster }: Inventory): boolean {
  const globs = [...WELL_KNOWN_LABELS, ...(PROVIDER_LABELS.get(cluster.provider ?? "") ?? []), ...cluster.knownLabels];
  return TWINS.has(key) || GIVEN_ROLE_LABELS.has(key) || globs.some((glob) => matchesNameGlob(glob, key));
}

/** Reports whether a pool, or one that is left out, may meet a requirement. */
export function mayBeMet(requirement: LabelRequirement, inventory: Inventory): boolean {
  return (
    inventory.pools.some((pool) => mayMeet(requirement, pool, inventory)) ||
    findLeftOutLabel(requirement.key, requirement.values, inventory) !== undefined
  );
}

function mayMeet(requirement: LabelRequirement, pool: NodePool, inventory: Inventory): boolean {
  const { nodes = [] } = pool;
  if (nodes.length > 0) return nodes.some(({ labels }) => meetsRequirement(requirement, labels[requirement.key]));
  const offer = labelOffers(pool, inventory)(requirement.key);
  switch (offer.kind) {
    case "unknown":
      return mayBeNamed(requirement, offer.name);
    case "absent":
      return meetsRequirement(requirement, undefined);
    case "value":
      return meetsRequirement(requirement, offer.value);
    case "domain":
      return domainMeets(offer.domain, [requirement]);
    case "made":
      return true;
  }
}

/** Effects that make GKE provision nodes. */
const EFFECTS: readonly (string | undefined)[] = [undefined, "", "NoSchedule", "NoExecute"];

function offerOf(key: string, tolerations: readonly Toleration[]): LabelOffer {
  const named = tolerations.filter((one) => one.key === key && EFFECTS.includes(one.effect));
  if (named.length === 0) return ABSENT;
  const isEqual = ({ operator }: Toleration) => operator === undefined || operator === "" || operator === "Equal";
  // Exists takes any value: the node gets that of the label.
  if (!named.every(isEqual)) return { kind: "made", values: valueSetOf("Exists", []) };
  const values = named.map(({ value = "" }) => value);
  return { kind: "made", values: valueSetOf("In", values) };
}

/**
 * Returns the labels of nodes that are made for the pod: a user label has the value that the pod tolerates as a taint;
 * platform labels may be anything. Source: GKE's documentation, workload separation with Autopilot and node
 * auto-provisioning, and k8s.io/gke-autoscaling/cluster-autoscaler for Exists.
 */
export function provisionedOffers(
  tolerations: readonly Toleration[],
  pool: NodePool,
  inventory: Inventory,
): LabelOffers {
  const ofPlatform = labelOffers(pool, inventory);
  return (key) => (isPlatformLabel(key, inventory) ? ofPlatform(key) : offerOf(key, tolerations));
}
