import type { Inventory } from "../../model/cluster.js";
import type { NodePool } from "../../model/pool.js";
import type { Toleration } from "../../model/taint.js";
import { isPlatformLabel } from "./label-availability.js";
import { type LabelOffer, type LabelOffers, labelOffers } from "./label-offer.js";
import { valueSetOf } from "./value-set.js";

/** Effects that make GKE provision nodes. */
const EFFECTS: readonly (string | undefined)[] = [undefined, "", "NoSchedule", "NoExecute"];

function offerOf(key: string, tolerations: readonly Toleration[]): LabelOffer {
  const named = tolerations.filter((one) => one.key === key && EFFECTS.includes(one.effect));
  if (named.length === 0) return { kind: "absent" };
  const equal = named.filter(({ operator }) => operator === undefined || operator === "" || operator === "Equal");
  // Exists takes any value: the node gets that of the label.
  if (equal.length < named.length) return { kind: "made", values: valueSetOf("Exists", []) };
  return {
    kind: "made",
    values: valueSetOf(
      "In",
      equal.map(({ value = "" }) => value),
    ),
  };
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
