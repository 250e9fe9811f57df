import type { Device, DeviceAsk, DeviceReach, DeviceSelection, DeviceWorld } from "../../model/device.js";
import type { Taint } from "../../model/taint.js";
import { keepsPodsOff, type Tolerance, untoleratedTaints } from "../taints/toleration.js";

/** Whether some node, or a node of some pool, can use what has this reach. */
export type Reaches = (reach: DeviceReach) => Tolerance;

/** A device for a part of a request. */
export interface Candidate {
  readonly device: Device;
  readonly selected: Exclude<DeviceSelection, "no">;
  /** What keeps it from being given. */
  readonly untolerated: readonly Taint[];
}

/**
 * The taints of a device: its own, and those of the rules that select it.
 * Upstream: dynamic-resource-allocation/resourceslice/tracker/tracker.go applyPatches.
 */
export function taintsOfDevice({ taints, driver, pool, name }: Device, { taintRules }: DeviceWorld): readonly Taint[] {
  const given = taintRules.filter(
    (rule) => (rule.driver ?? driver) === driver && (rule.pool ?? pool) === pool && (rule.device ?? name) === name,
  );
  return [...taints, ...given.map(({ taint }) => taint)];
}

/** The expressions of the class come first, and what one refuses none after it is asked of. */
function selectionOf(ask: DeviceAsk, device: Device, { classes, selects }: DeviceWorld): DeviceSelection {
  const own = classes.find(({ name }) => name === ask.className);
  let selected: DeviceSelection = own === undefined ? "unknown" : "yes";
  for (const expression of [...(own?.selectors ?? []), ...ask.selectors]) {
    const one = selects(expression, device);
    if (one === "no" || one === "error") return one;
    if (one === "unknown") selected = one;
  }
  return selected;
}

/** What a part of a request selects is asked for each workload and node. */
const selectedBy = new WeakMap<DeviceAsk, readonly Candidate[]>();

/**
 * The devices that a part of a request selects or may select. Effects other than NoSchedule and NoExecute keep no claim off.
 * Upstream: dynamic-resource-allocation/structured/internal/stable/allocator_stable.go isSelectable, taintPreventsAllocation.
 */
export function candidatesFor(ask: DeviceAsk, world: DeviceWorld): readonly Candidate[] {
  const known = selectedBy.get(ask);
  if (known !== undefined) return known;
  const candidates = world.pools.flatMap(({ devices }) =>
    devices.flatMap((device): Candidate[] => {
      const selected = selectionOf(ask, device, world);
      if (selected === "no") return [];
      // Device tolerations know no operators that compare numbers.
      const untolerated = untoleratedTaints(taintsOfDevice(device, world), ask.tolerations, keepsPodsOff, "absent");
      return [{ device, selected, untolerated }];
    }),
  );
  selectedBy.set(ask, candidates);
  return candidates;
}
