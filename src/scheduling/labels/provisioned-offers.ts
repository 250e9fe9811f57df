import type { Inventory } from "../../model/cluster.js";
import type { NodePool } from "../../model/pool.js";
import type { Toleration } from "../../model/toleration.js";
import { isPlatformLabel } from "./label-availability.js";
import { type LabelOffer, type LabelOffers, labelOffers } from "./label-offer.js";
import { valueSetOf } from "./value-set.js";

/** An effect with which nodes are made; an absent one tolerates it, too. */
const EFFECTS: readonly (string | undefined)[] = [undefined, "", "NoSchedule", "NoExecute"];

function offerOf(key: string, tolerations: readonly Toleration[]): LabelOffer {
  const named = tolerations.filter((one) => one.key === key && EFFECTS.includes(one.effect));
  if (named.length === 0) return { kind: "absent" };
  const equal = named.filter(({ operator }) => operator === undefined || operator === "" || operator === "Equal");
  const values = new Set(equal.map(({ value = "" }) => value));
  const [value, another] = values;
  // With Exists no value is named: whether a node is made then depends on the platform.
  if (equal.length < named.length || value === undefined) return { kind: "unknown" };
  return another === undefined ? { kind: "value", value } : { kind: "domain", domain: valueSetOf("In", [...values]) };
}

/**
 * What nodes offer that are made for the pod: of a label that people choose, a value that it tolerates as a taint.
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
