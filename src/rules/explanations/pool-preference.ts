import type { NodePool } from "../../model/pool.js";
import type { PoolFit, WorkloadFit } from "../../model/pool-fit.js";
import { formatTaint } from "../../model/taint.js";
import { isDaemon, type Workload } from "../../model/workload.js";
import { oncePerCluster, type RuleContext } from "../contract/rule.js";
import { certainPools } from "./reached-pools.js";

const DEVICE_DOMAINS = /^(?:nvidia\.com|amd\.com|gpu\.intel\.com|habana\.ai|aws\.amazon\.com|google\.com)\//;
/** A word of its own in a name, a label or a taint. */
const SPOT = /(?:^|[^a-z])(?:spot|preemptible)(?![a-z])/i;

/** Reports whether the nodes have devices, by what they allocate or by a taint for devices. */
export function hasDevices(pool: NodePool): boolean {
  const declared = Object.keys(pool.allocatable).some((name) => name.includes("/") && !name.includes("kubernetes.io/"));
  return declared || pool.taints.some((taint) => DEVICE_DOMAINS.test(taint.key));
}

function isSpot({ name, labels, taints, requirements = [] }: NodePool): boolean {
  const texts = [
    name,
    ...Object.entries(labels).map((label) => label.join("=")),
    ...taints.map(formatTaint),
    ...requirements.flatMap(({ key, operator, values }) =>
      operator === "In" && values.length === 1 ? `${key}=${values[0]}` : [],
    ),
  ];
  return texts.some((text) => SPOT.test(text) && !text.endsWith("=false"));
}

const homesOf = ({ document: { file, origin }, namespace }: Workload) =>
  [file.path, origin?.root, `namespace ${namespace}`].filter((home) => home !== undefined);

const poolsByHome = oncePerCluster(({ fits }) => {
  const entered = new Map<string, Set<NodePool>>();
  for (const fit of fits.filter(({ workload }) => !isDaemon(workload))) {
    for (const home of homesOf(fit.workload)) {
      const pools = entered.get(home) ?? new Set();
      entered.set(home, pools);
      for (const { pool } of certainPools(fit)) pools.add(pool);
    }
  }
  return entered;
});

/** Ranks a pool that help may open: those of neighbours first, then those with the devices that it asks for and without Spot nodes; 0 is best. */
export function oddness({ workload }: WorkloadFit, { pool }: PoolFit, context: RuleContext): number {
  const entered = poolsByHome(context);
  if (homesOf(workload).some((home) => entered.get(home)?.has(pool))) return 0;
  const asked = workload.podSpec.containers.flatMap(({ requests, limits }) => Object.keys({ ...requests, ...limits }));
  const asksForDevices = asked.some((name) => name.includes("/") && !name.includes("kubernetes.io/"));
  return 1 + Number(hasDevices(pool) !== asksForDevices) + 2 * Number(isSpot(pool));
}
