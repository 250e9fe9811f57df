import type { Inventory } from "../../model/cluster.js";
import type { NodePool } from "../../model/pool.js";
import type { Toleration } from "../../model/toleration.js";
import { isPlatformLabel } from "./label-availability.js";
import { type LabelOffer, type LabelOffers, labelOffers } from "./label-offer.js";

/** An effect with which nodes are made; an absent one tolerates it, too. */
const EFFECTS: readonly (string | undefined)[] = [undefined, "", "NoSchedule", "NoExecute"];

function offerOf(key: string, tolerations: readonly Toleration[]): LabelOffer {
  const named = tolerations.filter((one) => one.key === key && EFFECTS.includes(one.effect));
  const equal = named.find(({ operator }) => operator === undefined || operator === "" || operator === "Equal");
  if (equal !== undefined) return { kind: "value", value: equal.value ?? "" };
  // With Exists no value is named: whether a node is made then depends on the platform.
  return named.length > 0 ? { kind: "unknown" } : { kind: "absent" };
}

/**
 * What nodes offer that are made for the pod: of a label that people choose, the value that it tolerates as a taint.
 * What the platform sets may be anything. Source: GKE's documentation, workload separation with Autopilot and node
 * auto-provisioning.
 */
export function provisionedOffers(
  tolerations: readonly Toleration[],
  pool: NodePool,
  inventory: Inventory,
): LabelOffers {
  const ofPlatform = labelOffers(pool, inventory);
  return (key) => (isPlatformLabel(key, inventory) ? ofPlatform(key) : offerOf(key, tolerations));
}
