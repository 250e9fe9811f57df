import type { Inventory } from "../../model/cluster.js";
import { matchesNameGlob } from "../../model/name-glob.js";
import type { NodePool } from "../../model/pool.js";
import { domainMeets } from "./label-domain.js";
import { labelOffers, mayBeNamed } from "./label-offer.js";
import { findLeftOutLabel } from "./left-out-pools.js";
import { meetsRequirement } from "./node-affinity.js";
import type { LabelRequirement } from "./node-selection.js";
import { GIVEN_ROLE_LABELS, LABEL_TWINS, PROVIDER_LABELS, WELL_KNOWN_LABELS } from "./well-known-labels.js";

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
