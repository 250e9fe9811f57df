/** What a run may take as a whole. It ends there with what it has found so far; a configuration may raise it (`limits`). */
export interface Limits {
  /** Lines, commas, brackets and list items of the manifests that are judged: what memory grows with. */
  readonly parts: number;
  /** Workloads times pools. */
  readonly cells: number;
  /** Each counts one, and one more for each pool and each further place that it tells. */
  readonly findings: number;
  /** Kustomizations and charts together, by the clock. */
  readonly renderingSeconds: number;
  /** The whole run, by the clock. */
  readonly seconds: number;
}

export const DEFAULT_LIMITS: Limits = {
  parts: 4_000_000,
  cells: 25_000_000,
  findings: 1_000_000,
  renderingSeconds: 600,
  seconds: 600,
};

/** Documents of one file that anything is read from. */
export const MOST_DOCUMENTS = 20_000;
/** Parts of one document. */
export const MOST_PARTS = 2_000_000;
/** Tolerations, selectors, terms, requirements and their values of one pod. Their pairs are compared. */
export const MOST_ENTRIES = 5_000;
/** Workloads times pools that one report shows. */
export const MOST_SHOWN_CELLS = 1_000_000;

/** `4,000,000`, whatever the machine's language is. */
export function formatCount(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, ",");
}

/** `says`: what was left out. */
export function describeReached(bound: keyof Limits, { [bound]: most }: Limits, says: string): string {
  return `the run ended at its bound "limits.${bound}" of ${formatCount(most)}: ${says}`;
}

/** The part of its time that a run may have taken where it begins a step of a kind: what was read is judged, too. */
const SHARES = { reading: 0.7, judging: 0.85, rules: 1 } as const;

/** The time that a run has. Steps are asked for one by one: what is not begun in time is left out. */
export interface Deadline {
  /** Reports whether the next step must be skipped. */
  readonly isOver: (step: keyof typeof SHARES) => boolean;
  /** Reports whether any step was skipped. */
  readonly hasEnded: () => boolean;
  readonly millisecondsLeft: (step: keyof typeof SHARES) => number;
}

/** Creates a deadline `seconds` after the start of a clock, which counts milliseconds. */
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
