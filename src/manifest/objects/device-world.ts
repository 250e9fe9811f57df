import type { DeviceObject, DevicePool, DeviceSlice, DeviceWorld } from "../../model/device.js";
import { groupBy } from "../../model/group-by.js";
import { agreed } from "./objects.js";

/** Upstream: dynamic-resource-allocation/structured/internal/stable/pools_stable.go GatherPools. */
function poolOf(slices: readonly DeviceSlice[], isKnown: boolean): DevicePool {
  const [first] = slices;
  const devices = slices.flatMap((slice) => slice.devices);
  return {
    driver: first?.driver ?? "",
    name: first?.pool ?? "",
    isWhole:
      isKnown &&
      slices.every(({ generation, count }) => generation === first?.generation && count === slices.length) &&
      new Set(devices.map(({ name }) => name)).size === devices.length,
    devices,
  };
}

/** Returns the devices of a cluster with their claims; undefined without a ResourceSlice. */
export function deviceWorldOf(
  objects: readonly DeviceObject[],
  selects: DeviceWorld["selects"],
): DeviceWorld | undefined {
  const published = objects.flatMap(({ slice, isKnown }) =>
    slice === undefined ? [] : [{ slice, isKnown: isKnown && slice.isRead }],
  );
  if (published.length === 0) return undefined;
  const byPool = groupBy(published, ({ slice }) => JSON.stringify([slice.driver, slice.pool]));
  const known = objects.filter(({ isKnown }) => isKnown);
  return {
    pools: [...byPool.values()].map((all) =>
      poolOf(
        all.map(({ slice }) => slice),
        all.every(({ isKnown }) => isKnown),
      ),
    ),
    classes: [
      ...agreed(known.flatMap(({ deviceClass: one }) => (one === undefined ? [] : [[one.name, one]]))).values(),
    ],
    claims: known.flatMap(({ claim }) => claim ?? []),
    taintRules: known.flatMap(({ taintRule }) => taintRule ?? []),
    selects,
  };
}
