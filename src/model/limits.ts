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

export const DEFAULT_LIMITS: Limits = {
  parts: 4_000_000,
  cells: 25_000_000,
  findings: 1_000_000,
  renderingSeconds: 600,
  seconds: 600,
};

export const LIMIT_NAMES = ["parts", "cells", "findings", "renderingSeconds", "seconds"] as const;

export function perLimit(of: (name: keyof Limits) => number): Readonly<Record<keyof Limits, number>> {
  // None is left out.
  return Object.fromEntries(LIMIT_NAMES.map((name) => [name, of(name)])) as Readonly<Record<keyof Limits, number>>;
}

/** Per file. */
export const MOST_DOCUMENTS = 20_000;
/** Per document. */
export const MOST_PARTS = 2_000_000;
/** Tolerations, selectors, terms, requirements and values of one pod, which are compared in pairs. */
export const MOST_ENTRIES = 5_000;
/** Workloads times pools in one report. */
export const MOST_SHOWN_CELLS = 1_000_000;

/** Formats a count with commas, in any locale: `4,000,000`. */
export function formatCount(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, ",");
}

/** `says`: the skipped part. */
export function describeReached(bound: keyof Limits, { [bound]: most }: Limits, says: string): string {
  return `the run ended at its bound "limits.${bound}" of ${formatCount(most)}: ${says}`;
}

export function describeStopped({ step, seconds, bound }: Ended): string {
  const why = bound === "memory" ? "it took almost all memory that Node.js may use" : 'of its bound "limits.seconds"';
  return `the run was stopped while ${step}, after ${seconds} s, because ${why}: what was not judged until then is left out`;
}

/** Shares of the time in which steps may start: later steps need the rest. */
const SHARES = { reading: 0.7, judging: 0.85, rules: 1 } as const;

/** A run's time limit; steps not started in time are skipped. */
export interface Deadline {
  /** Reports whether to skip the next step. */
  readonly isOver: (step: keyof typeof SHARES) => boolean;
  /** Reports whether a step was skipped. */
  readonly hasEnded: () => boolean;
  readonly millisecondsLeft: (step: keyof typeof SHARES) => number;
}

/** `elapsed` counts milliseconds from the start. */
export function createDeadline({ seconds }: Pick<Limits, "seconds">, elapsed: () => number): Deadline {
  let ended = false;
  const millisecondsLeft: Deadline["millisecondsLeft"] = (step) => seconds * 1000 * SHARES[step] - elapsed();
  return {
    millisecondsLeft,
    hasEnded: () => ended,
    isOver(step) {
      const isOver = millisecondsLeft(step) <= 0;
      ended ||= isOver;
      return isOver;
    },
  };
}

/** For what is judged without a clock. */
export const NO_DEADLINE: Deadline = createDeadline({ seconds: Number.POSITIVE_INFINITY }, () => 0);
