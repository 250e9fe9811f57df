import type { Inventory } from "../model/cluster.js";
import { matchesNameGlob } from "../model/name-glob.js";
import type { NodePool } from "../model/pool.js";
import { labelOf } from "./node-affinity.js";
import {
  DEFAULT_OS,
  LABEL_TWINS,
  NODE_ROLE_PREFIX,
  OS_LABEL,
  PROVIDER_LABELS,
  WELL_KNOWN_LABELS,
} from "./well-known-labels.js";

/** What a pool's nodes have under a label key, as far as the repository tells. */
export type LabelOffer =
  | { readonly kind: "value"; readonly value: string }
  | { readonly kind: "absent" }
  | { readonly kind: "unknown" };

/** Answers for one pool; each key is decided once. */
export type LabelOffers = (key: string) => LabelOffer;

const ABSENT: LabelOffer = { kind: "absent" };
const UNKNOWN: LabelOffer = { kind: "unknown" };
const twinOf: ReadonlyMap<string, string> = new Map(
  LABEL_TWINS.flatMap(([stable, beta]): [string, string][] => [
    [stable, beta],
    [beta, stable],
  ]),
);
const byInventory = new WeakMap<Inventory, Map<NodePool, LabelOffers>>();

/**
 * What a pool of the inventory offers for label keys. A pool read from Nodes offers its labels and nothing else;
 * a declared pool may have labels that it does not declare: well-known ones, the cluster's `knownLabels` and its
 * `openLabels`.
 */
export function labelOffers(pool: NodePool, inventory: Inventory): LabelOffers {
  let pools = byInventory.get(inventory);
  if (pools === undefined) {
    pools = new Map();
    byInventory.set(inventory, pools);
  }
  let offers = pools.get(pool);
  if (offers === undefined) {
    offers = pool.labelsClosed ? exactOffers(pool.labels) : declaredOffers(pool, inventory);
    pools.set(pool, offers);
  }
  return offers;
}

/** What a node offers whose labels are all known. */
export function exactOffers(labels: Readonly<Record<string, string>>): LabelOffers {
  return (key) => {
    const value = labelOf(labels, key);
    return value === undefined ? ABSENT : { kind: "value", value };
  };
}

function declaredOffers(pool: NodePool, inventory: Inventory): LabelOffers {
  const { knownLabels, provider } = inventory.cluster;
  const open = [...pool.openLabels, ...knownLabels, ...(PROVIDER_LABELS.get(provider ?? "") ?? [])];
  const decided = new Map<string, LabelOffer>();
  return (key) => {
    let offer = decided.get(key);
    if (offer === undefined) {
      offer = declaredOffer(pool, inventory, open, key);
      decided.set(key, offer);
    }
    return offer;
  };
}

function declaredOffer(pool: NodePool, inventory: Inventory, open: readonly string[], key: string): LabelOffer {
  const twin = twinOf.get(key);
  const declared = labelOf(pool.labels, key) ?? (twin === undefined ? undefined : labelOf(pool.labels, twin));
  if (declared !== undefined) return { kind: "value", value: declared };
  if (matchesAny(open, key)) return UNKNOWN;
  if (key === OS_LABEL || twin === OS_LABEL) return { kind: "value", value: DEFAULT_OS };
  if (key.startsWith(NODE_ROLE_PREFIX)) {
    return inventory.pools.some(({ labels }) => Object.hasOwn(labels, key)) ? ABSENT : UNKNOWN;
  }
  return matchesAny(WELL_KNOWN_LABELS, key) ? UNKNOWN : ABSENT;
}

function matchesAny(globs: readonly string[], key: string): boolean {
  return globs.some((glob) => matchesNameGlob(glob, key));
}
