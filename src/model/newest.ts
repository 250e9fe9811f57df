/** What is kept while it is among the newest. */
export interface Newest<Thing> {
  /** It becomes the newest, and the oldest are dropped until there is room. `size`: in the unit of `most`. */
  readonly keep: (thing: Thing, size: number) => void;
  /** Somebody asks for it: when it is the oldest, it becomes one of the newest again. */
  readonly ask: (thing: Thing) => void;
  /** Nobody needs it any more: it is left out without being dropped. */
  readonly leaveOut: (thing: Thing) => void;
}

interface Kept {
  readonly size: number;
  isAskedFor: boolean;
}

/**
 * Keeps things up to `most` together. What is asked for again and again, such as the declaration of a pool, never gets to be
 * one of the oldest.
 */
export function keepNewest<Thing extends object>(most: number, drop: (thing: Thing) => void): Newest<Thing> {
  /** The oldest first. */
  const kept = new Map<Thing, Kept>();
  let sum = 0;

  function leaveOut(thing: Thing): void {
    sum -= kept.get(thing)?.size ?? 0;
    kept.delete(thing);
  }

  function makeRoom(): void {
    for (const [oldest, one] of kept) {
      if (sum <= most) return;
      if (one.isAskedFor) {
        one.isAskedFor = false;
        kept.delete(oldest);
        kept.set(oldest, one);
        continue;
      }
      leaveOut(oldest);
      drop(oldest);
    }
  }

  return {
    keep(thing, size) {
      leaveOut(thing);
      kept.set(thing, { size, isAskedFor: true });
      sum += size;
      if (sum > most) makeRoom();
    },
    ask(thing) {
      const one = kept.get(thing);
      if (one !== undefined) one.isAskedFor = true;
    },
    leaveOut,
  };
}
