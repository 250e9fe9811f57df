import type { RenderOutcome } from "./contract/render-root.js";

/** The number of a run that shares the rendering of a repository: index 2 of 4 for `2/4`. */
export interface ShardNumber {
  readonly index: number;
  readonly of: number;
}

/** The division of render requests among runs. A request's key hashes its arguments and everything it reads. */
export interface Division {
  /** Receives the requests of a revision before any of them runs. */
  readonly divide: (keys: readonly string[]) => void;
  /** Returns the outcome of a request; undefined if it must be rendered here. */
  readonly settled: (key: string) => RenderOutcome | undefined;
  readonly made: (key: string, outcome: RenderOutcome) => void;
  /** Reports whether settled requests need no program to be installed. */
  readonly doesWithoutPrograms: boolean;
}

/** The result of one request for other runs. Output that may hold a secret is withheld. */
export type ShardRendering = { readonly key: string } & (
  | { readonly output: string; readonly refusal?: never }
  | { readonly output?: never; readonly refusal: string }
  | { readonly output?: never; readonly refusal?: never; readonly isWithheld: true }
);

export interface Share extends Division {
  readonly counts: () => { readonly all: number; readonly own: number };
  readonly renderings: (mayHandOn: (output: string) => boolean) => readonly ShardRendering[];
}

const OF_ANOTHER: RenderOutcome = { problem: "another shard renders it" };

/** Assigns requests to shards round-robin by sorted key, so that their numbers differ by at most one. */
export function createShare({ index, of }: ShardNumber): Share {
  const owners = new Map<string, number>();
  const outcomes = new Map<string, RenderOutcome>();
  const isOwn = (key: string) => owners.get(key) === index;
  return {
    divide(keys) {
      // Requests that base and head share keep the owner assigned for the head.
      for (const key of [...keys].sort()) if (!owners.has(key)) owners.set(key, (owners.size % of) + 1);
    },
    settled: (key) => (isOwn(key) ? outcomes.get(key) : OF_ANOTHER),
    made: (key, outcome) => void outcomes.set(key, outcome),
    doesWithoutPrograms: false,
    counts: () => ({ all: owners.size, own: [...owners.keys()].filter(isOwn).length }),
    renderings: (mayHandOn) =>
      [...outcomes]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, { value: output, problem: refusal }]) => {
          if (output === undefined) return { key, refusal };
          return mayHandOn(output) ? { key, output } : { key, isWithheld: true };
        }),
  };
}

export interface Union extends Division {
  readonly missing: () => { readonly unknown: number; readonly withheld: number };
  readonly hasMade: () => boolean;
}

export function createUnion(renderings: readonly ShardRendering[]): Union {
  const outcomes = new Map<string, RenderOutcome>();
  const withheld = new Set<string>();
  for (const { key, ...rest } of renderings) {
    if ("isWithheld" in rest) withheld.add(key);
    else outcomes.set(key, rest.output === undefined ? { problem: rest.refusal } : { value: rest.output });
  }
  const wanted = new Set<string>();
  let hasMade = false;
  return {
    divide(keys) {
      for (const key of keys) wanted.add(key);
    },
    settled: (key) => outcomes.get(key) ?? (withheld.has(key) ? undefined : OF_ANOTHER),
    made(key, outcome) {
      outcomes.set(key, outcome);
      hasMade = true;
    },
    doesWithoutPrograms: true,
    missing() {
      const left = [...wanted].filter((key) => !outcomes.has(key));
      const kept = left.filter((key) => withheld.has(key)).length;
      return { unknown: left.length - kept, withheld: kept };
    },
    hasMade: () => hasMade,
  };
}
