import type { Device, DeviceAsk, DeviceClaim, DeviceReach, DeviceSelection, DeviceWorld } from "../../model/device.js";
import { memoize } from "../../model/memoize.js";
import type { Taint } from "../../model/taint.js";
import { keepsPodsOff, type Tolerance, untoleratedTaints } from "../taints/toleration.js";

const MAX_DEVICES = 32;
/** Beyond it the answer is unknown. */
const MAX_STEPS = 20_000;

interface Option {
  readonly ask: DeviceAsk;
  readonly usable: readonly Device[];
  /** All matching devices if the mode is `All`; undefined if one of them cannot be allocated. */
  readonly all: readonly Device[] | undefined;
}

interface Step {
  readonly claim: DeviceClaim;
  readonly options: readonly Option[];
}

/** The treatment of unknown facts: `most` counts them for the request, `least` against it. */
type Trust = "most" | "least";

type Seen = Candidate & { readonly isCertain: boolean };

function optionFor(ask: DeviceAsk, seen: readonly Seen[], trust: Trust): Option {
  const certain = seen.filter(({ isCertain }) => isCertain);
  const counted = trust === "most" ? seen : certain;
  const usable = counted
    .filter(({ untolerated, device }) => untolerated.length === 0 && (trust === "most" || device.isPlain))
    .map(({ device }) => device);
  if (ask.mode !== "All") return { ask, usable, all: undefined };
  const isBlocked = certain.some(({ untolerated }) => untolerated.length > 0);
  const isServed = seen.length > 0 && (trust === "most" || certain.length === seen.length);
  return { ask, usable, all: isServed && !isBlocked ? certain.map(({ device }) => device) : undefined };
}

function keeps({ matches }: DeviceClaim, given: readonly (readonly [string, Device])[]): boolean {
  return matches.every(({ requests, attribute }) => {
    const concerned = given.filter(([name]) => {
      return requests.length === 0 || requests.includes(name) || requests.includes(name.replace(/\/.*/, ""));
    });
    const values = concerned.map(([, device]) => device.attributes[attribute]);
    const [first] = values;
    return values.every((one) => one !== undefined && one.type === first?.type && one.value === first.value);
  });
}

/** Reports whether all deciding facts are known. An expression that is not read may fail and so stop the allocator. */
function isReadWhole({ mode }: DeviceAsk, seen: readonly Seen[], { matches }: DeviceClaim): boolean {
  return !(mode === "All" && matches.length > 0) && seen.every(({ selected }) => selected === "yes");
}

/** One option of a request, and the continuation of the search after it. */
interface Turn {
  readonly claim: DeviceClaim;
  readonly option: Option;
  readonly onward: () => boolean | undefined;
}

/** Backtracks; undefined if over budget. */
function search(steps: readonly Step[]): boolean | undefined {
  let tried = 0;
  const used = new Set<Device>();
  const given = new Map<DeviceClaim, readonly (readonly [string, Device])[]>();

  function give({ claim, option: { ask } }: Turn, device: Device, onward: Turn["onward"]): boolean | undefined {
    const own = given.get(claim) ?? [];
    // Shared devices and admin-access requests do not use a device up.
    const isTaken = device.isPlain && ask.isPlain;
    if ((isTaken && used.has(device)) || own.length >= MAX_DEVICES) return false;
    const more = [...own, [ask.name, device] as const];
    given.set(claim, more);
    if (isTaken) used.add(device);
    const done = keeps(claim, more) ? onward() : false;
    given.set(claim, own);
    if (isTaken) used.delete(device);
    return done;
  }

  /** Picks `left` devices at or after `from`; combinations are enough, because order does not matter. */
  function some(turn: Turn, left: number, from: number): boolean | undefined {
    if (tried++ > MAX_STEPS) return undefined;
    if (left === 0) return turn.onward();
    const { usable, ask } = turn.option;
    const mayRepeat = usable.some(({ isPlain }) => !isPlain || !ask.isPlain);
    for (const [at, device] of usable.entries()) {
      if (at < from || (!mayRepeat && usable.length - at < left)) continue;
      const next = device.isPlain && ask.isPlain ? at + 1 : at;
      const done = give(turn, device, () => some(turn, left - 1, next));
      if (done !== false) return done;
    }
    return false;
  }

  function every(turn: Turn, [device, ...others]: readonly Device[]): boolean | undefined {
    return device === undefined ? turn.onward() : give(turn, device, () => every(turn, others));
  }

  function choose(turn: Turn): boolean | undefined {
    const { ask, all } = turn.option;
    if (ask.mode !== "All") return some(turn, ask.count ?? 1, 0);
    return all === undefined ? false : every(turn, all);
  }

  function request([step, ...later]: readonly Step[]): boolean | undefined {
    if (step === undefined) return true;
    for (const option of step.options) {
      const done = choose({ claim: step.claim, option, onward: () => request(later) });
      if (done !== false) return done;
    }
    return false;
  }

  return request(steps);
}

/**
 * Reports whether claims fit an unused node. `no` holds for larger sets. Capacities and counters are not read.
 * Upstream: dynamic-resource-allocation/structured/internal/stable/allocator_stable.go Allocate.
 */
export function canBeGiven(claims: readonly DeviceClaim[], world: DeviceWorld, reaches: Reaches): Tolerance {
  // Slices outside the repository may publish missing devices or replace published ones.
  if (!world.pools.every(({ isWhole }) => isWhole)) return "unknown";
  let isSure = true;
  const stepsBy = (trust: Trust): Step[] =>
    claims.flatMap((claim) =>
      claim.requests.map(({ asks }): Step => {
        const options = asks.map((ask) => {
          const seen = candidatesFor(ask, world).flatMap((candidate): Seen[] => {
            const reached = reaches(candidate.device.reach);
            return reached === "no"
              ? []
              : [{ ...candidate, isCertain: reached === "yes" && candidate.selected === "yes" }];
          });
          if (!ask.isPlain || !isReadWhole(ask, seen, claim)) isSure = false;
          return optionFor(ask, seen, trust);
        });
        return { claim, options };
      }),
    );
  if (search(stepsBy("most")) === false) return "no";
  const isPlain = isSure && claims.every((claim) => claim.isPlain);
  return isPlain && search(stepsBy("least")) === true ? "yes" : "unknown";
}

export type Reaches = (reach: DeviceReach) => Tolerance;

interface Candidate {
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

/** Every workload and node asks for the same candidates. */
const candidatesIn = memoize((world: DeviceWorld) =>
  memoize((ask: DeviceAsk): readonly Candidate[] =>
    world.pools.flatMap(({ devices }) =>
      devices.flatMap((device): Candidate[] => {
        const selected = selectionOf(ask, device, world);
        if (selected === "no") return [];
        // Device tolerations have no comparison operators.
        const untolerated = untoleratedTaints(taintsOfDevice(device, world), ask.tolerations, keepsPodsOff, "absent");
        return [{ device, selected, untolerated }];
      }),
    ),
  ),
);

/** Upstream: structured/internal/stable/allocator_stable.go isSelectable, taintPreventsAllocation. */
export function candidatesFor(ask: DeviceAsk, world: DeviceWorld): readonly Candidate[] {
  return candidatesIn(world)(ask);
}
