import type { WorkloadFit } from "../../model/pool-fit.js";
import { isDaemon } from "../../model/workload.js";

const WORKLOAD_TRAITS = {
  /** Its own list, not additions. */
  tolerations: ({ workload }: WorkloadFit) => workload.podSpec.tolerations.length > 0,
  "node-selection": ({ workload: { podSpec } }: WorkloadFit) =>
    podSpec.nodeAffinity !== undefined || Object.keys(podSpec.nodeSelector).length > 0,
  topology: ({ workload: { podSpec } }: WorkloadFit) =>
    podSpec.topologySpreadConstraints.length + podSpec.podAffinityTerms.length > 0,
  "refused-fields": ({ workload, fieldErrors, scoringErrors }: WorkloadFit) =>
    workload.decodeErrors.length + fieldErrors.length + scoringErrors.length > 0,
  "unknown-fields": ({ workload: { strayFields, unknownFields = [] } }: WorkloadFit) =>
    strayFields.length + unknownFields.length > 0,
  base: ({ workload: { base } }: WorkloadFit) => base !== undefined,
  "default-pods": ({ workload: { defaultPods } }: WorkloadFit) => defaultPods !== undefined,
  "node-name": ({ workload: { podSpec } }: WorkloadFit) => podSpec.nodeName !== "",
  queue: ({ queue }: WorkloadFit) => queue !== undefined,
  policies: ({ policies }: WorkloadFit) => policies !== undefined,
  "live-state": ({ workload: { schedulerMessage, unready, boundPods } }: WorkloadFit) =>
    (schedulerMessage ?? unready ?? boundPods) !== undefined,
  /** A pod on each node. */
  "daemon-set": ({ workload }: WorkloadFit) => isDaemon(workload),
} satisfies Record<string, (fit: WorkloadFit) => boolean>;

export type WorkloadTrait = keyof typeof WORKLOAD_TRAITS;

const TRAITS = Object.entries(WORKLOAD_TRAITS).map(([trait, isThere], index) => ({ trait, isThere, bit: 1 << index }));

/** Returns the traits as bits. */
export function traitsOf(fit: WorkloadFit): number {
  let bits = 0;
  for (const { isThere, bit } of TRAITS) if (isThere(fit)) bits |= bit;
  return bits;
}

/** Reports whether a rule applies to these traits. */
export function isConcerned({ looksAt }: { readonly looksAt?: WorkloadTrait }, traits: number): boolean {
  return looksAt === undefined || TRAITS.some(({ trait, bit }) => trait === looksAt && (traits & bit) !== 0);
}
