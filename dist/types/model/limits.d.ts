/** Limits of a run, which then ends with partial results; configurable as `limits`. */
export interface Limits {
    /** Lines, commas, brackets and list items of judged manifests, which memory grows with. */
    readonly parts: number;
    /** Workloads times pools, and half of the pairs of tolerations and taints. */
    readonly cells: number;
    /** Each finding, and each of its pools and further places, counts one. */
    readonly findings: number;
    /** Wall time of all renderings. */
    readonly renderingSeconds: number;
    /** Wall time of the run. */
    readonly seconds: number;
}
/** The step that a run was stopped in, seconds since its start, and the bound that it exceeded. */
export interface Ended {
    readonly step: "starting" | "reading" | "comparing" | "fixing" | "judging" | "reporting";
    readonly seconds: number;
    readonly bound: "seconds" | "memory";
}
export declare const DEFAULT_LIMITS: Limits;
export declare const LIMIT_NAMES: readonly ["parts", "cells", "findings", "renderingSeconds", "seconds"];
export declare function perLimit(of: (name: keyof Limits) => number): Readonly<Record<keyof Limits, number>>;
/** Per file. */
export declare const MOST_DOCUMENTS = 20000;
/** Per document. */
export declare const MOST_PARTS = 2000000;
/** Tolerations, selectors, terms, requirements and values of one pod, which are compared in pairs. */
export declare const MOST_ENTRIES = 5000;
/** Workloads times pools in one report. */
export declare const MOST_SHOWN_CELLS = 1000000;
/** Formats a count with commas, in any locale: `4,000,000`. */
export declare function formatCount(count: number): string;
/** `says`: the skipped part. */
export declare function describeReached(bound: keyof Limits, { [bound]: most }: Limits, says: string): string;
export declare function describeStopped({ step, seconds, bound }: Ended): string;
/** Shares of the time in which steps may start: later steps need the rest. */
declare const SHARES: {
    readonly reading: 0.7;
    readonly judging: 0.85;
    readonly rules: 1;
};
/** A run's time limit; steps not started in time are skipped. */
export interface Deadline {
    /** Reports whether to skip the next step. */
    readonly isOver: (step: keyof typeof SHARES) => boolean;
    /** Reports whether a step was skipped. */
    readonly hasEnded: () => boolean;
    readonly millisecondsLeft: (step: keyof typeof SHARES) => number;
}
/** `elapsed` counts milliseconds from the start. */
export declare function createDeadline({ seconds }: Pick<Limits, "seconds">, elapsed: () => number): Deadline;
/** For what is judged without a clock. */
export declare const NO_DEADLINE: Deadline;
export {};
