import type { WorkloadFit } from "../../model/fit.js";

/** What a workload may have that many rules are about, and most workloads have not. */
const WORKLOAD_PARTS = {
  /** A list of its own: what others add does not count. */
  tolerations: ({ workload }: WorkloadFit) => workload.podSpec.tolerations.length > 0,
  "node-selection": ({ workload: { podSpec } }: WorkloadFit) =>
    podSpec.nodeAffinity !== undefined || Object.keys(podSpec.nodeSelector).length > 0,
  topology: ({ workload: { podSpec } }: WorkloadFit) =>
    podSpec.topologySpreadConstraints.length + podSpec.podAffinityTerms.length > 0,
  "refused-fields": ({ workload, fieldErrors, scoringErrors }: WorkloadFit) =>
    workload.decodeErrors.length + fieldErrors.length + scoringErrors.length > 0,
  "unknown-fields": ({ workload: { strayFields, unknownFields = [] } }: WorkloadFit) =>
    strayFields.length + unknownFields.length > 0,
  /** It is rendered from another workload. */
  base: ({ workload: { base } }: WorkloadFit) => base !== undefined,
  "default-pods": ({ workload: { defaultPods } }: WorkloadFit) => defaultPods !== undefined,
  "node-name": ({ workload: { podSpec } }: WorkloadFit) => podSpec.nodeName !== "",
  /** What a queue of Kueue makes of it. */
  queue: ({ queue }: WorkloadFit) => queue !== undefined,
  /** Policies changed it. */
  policies: ({ policies }: WorkloadFit) => policies !== undefined,
  /** Its controller makes a pod for each node. */
  "daemon-set": ({ workload: { kind } }: WorkloadFit) => kind === "DaemonSet",
} satisfies Record<string, (fit: WorkloadFit) => boolean>;

export type WorkloadPart = keyof typeof WORKLOAD_PARTS;

const PARTS = Object.entries(WORKLOAD_PARTS).map(([part, isThere], index) => ({ part, isThere, bit: 1 << index }));

/** The parts that a workload has, a bit for each. */
export function partsOf(fit: WorkloadFit): number {
  let bits = 0;
  for (const { isThere, bit } of PARTS) if (isThere(fit)) bits |= bit;
  return bits;
}

/** Reports whether a rule may have anything to say of a workload with these parts. */
export function isConcerned({ looksAt }: { readonly looksAt?: WorkloadPart }, parts: number): boolean {
  return looksAt === undefined || PARTS.some(({ part, bit }) => part === looksAt && (parts & bit) !== 0);
}
