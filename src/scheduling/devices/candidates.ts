import type { Device, DeviceAsk, DeviceReach, DeviceSelection, DeviceWorld } from "../../model/device.js";
import type { Taint } from "../../model/taint.js";
import { keepsPodsOff, type Tolerance, untoleratedTaints } from "../taints/toleration.js";

export type Reaches = (reach: DeviceReach) => Tolerance;

export interface Candidate {
  readonly device: Device;
  readonly selected: Exclude<DeviceSelection, "no">;
  readonly untolerated: readonly Taint[];
}

/** Includes taints of rules. Upstream: dynamic-resource-allocation/resourceslice/tracker/tracker.go applyPatches. */
export function taintsOfDevice({ taints, driver, pool, name }: Device, { taintRules }: DeviceWorld): readonly Taint[] {
  const given = taintRules.filter(
    (rule) => (rule.driver ?? driver) === driver && (rule.pool ?? pool) === pool && (rule.device ?? name) === name,
  );
  return [...taints, ...given.map(({ taint }) => taint)];
}

/** Evaluates the expressions of the class first, and stops at the first that refuses the device. */
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

/** Cache: every workload and node asks for the same candidates. */
const selectedBy = new WeakMap<DeviceAsk, readonly Candidate[]>();

/** Upstream: structured/internal/stable/allocator_stable.go isSelectable, taintPreventsAllocation. */
export function candidatesFor(ask: DeviceAsk, world: DeviceWorld): readonly Candidate[] {
  const known = selectedBy.get(ask);
  if (known !== undefined) return known;
  const candidates = world.pools.flatMap(({ devices }) =>
    devices.flatMap((device): Candidate[] => {
      const selected = selectionOf(ask, device, world);
      if (selected === "no") return [];
      // Device tolerations have no comparison operators.
      const untolerated = untoleratedTaints(taintsOfDevice(device, world), ask.tolerations, keepsPodsOff, "absent");
      return [{ device, selected, untolerated }];
    }),
  );
  selectedBy.set(ask, candidates);
  return candidates;
}
