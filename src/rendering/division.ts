import type { RenderOutcome } from "./render-root.js";

/** One of several runs that share the rendering of a repository: of `2/4` the index is 2. */
export interface ShardNumber {
  readonly index: number;
  readonly of: number;
}

/**
 * Who renders what, where several runs share it. A request is known by a key: the hash of its arguments and of all that
 * it reads, so that runs on several machines know it by the same key.
 */
export interface Division {
  /** Told of the requests of a revision before any of them is run. */
  readonly divide: (keys: readonly string[]) => void;
  /** What is known of a request; undefined for one that is to be rendered here. */
  readonly settled: (key: string) => RenderOutcome | undefined;
  /** Told of what was rendered here. */
  readonly made: (key: string, outcome: RenderOutcome) => void;
  /** Nobody needs a program for what is settled. */
  readonly doesWithoutPrograms: boolean;
}

/** What a shard hands on of one request. Where the output may hold a secret only that there is one. */
export type ShardRendering = { readonly key: string } & (
  | { readonly output: string; readonly refusal?: never }
  | { readonly output?: never; readonly refusal: string }
  | { readonly output?: never; readonly refusal?: never; readonly isWithheld: true }
);

/** What one of several runs renders. */
export interface Share extends Division {
  /** How many requests all shards have, and how many of them this one. */
  readonly counts: () => { readonly all: number; readonly own: number };
  /** What was rendered here, by its keys. */
  readonly renderings: (mayHandOn: (output: string) => boolean) => readonly ShardRendering[];
}

const OF_ANOTHER: RenderOutcome = { problem: "another shard renders it" };

/** Each request goes to one shard, by the place of its key among all: every shard gets as many as any other, or one less. */
export function createShare({ index, of }: ShardNumber): Share {
  const owners = new Map<string, number>();
  const outcomes = new Map<string, RenderOutcome>();
  const isOwn = (key: string) => owners.get(key) === index;
  return {
    divide(keys) {
      // What a base has in common with the head is the head's.
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

/** What all shards have rendered, together. */
export interface Union extends Division {
  /** What is in no shard, and what the shards hand on to nobody and could not be rendered here: how many of each. */
  readonly missing: () => { readonly unknown: number; readonly withheld: number };
  /** Reports whether anything was rendered here. */
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
