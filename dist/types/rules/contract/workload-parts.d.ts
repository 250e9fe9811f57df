import type { WorkloadFit } from "../../model/fit.js";
/** What a workload may have that many rules are about, and most workloads have not. */
declare const WORKLOAD_PARTS: {
    /** A list of its own: what others add does not count. */
    tolerations: ({ workload }: WorkloadFit) => boolean;
    "node-selection": ({ workload: { podSpec } }: WorkloadFit) => boolean;
    topology: ({ workload: { podSpec } }: WorkloadFit) => boolean;
    "refused-fields": ({ workload, fieldErrors, scoringErrors }: WorkloadFit) => boolean;
    "unknown-fields": ({ workload: { strayFields, unknownFields } }: WorkloadFit) => boolean;
    /** It is rendered from another workload. */
    base: ({ workload: { base } }: WorkloadFit) => boolean;
    "default-pods": ({ workload: { defaultPods } }: WorkloadFit) => boolean;
    "node-name": ({ workload: { podSpec } }: WorkloadFit) => boolean;
    /** What a queue of Kueue makes of it. */
    queue: ({ queue }: WorkloadFit) => boolean;
    /** Policies changed it. */
    policies: ({ policies }: WorkloadFit) => boolean;
    /** Its controller makes a pod for each node. */
    "daemon-set": ({ workload: { kind } }: WorkloadFit) => boolean;
};
export type WorkloadPart = keyof typeof WORKLOAD_PARTS;
/** The parts that a workload has, a bit for each. */
export declare function partsOf(fit: WorkloadFit): number;
/** Reports whether a rule may have anything to say of a workload with these parts. */
export declare function isConcerned({ looksAt }: {
    readonly looksAt?: WorkloadPart;
}, parts: number): boolean;
export {};
