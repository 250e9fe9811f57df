/** A line that says how far a run is, for people who wait at a terminal. */
export interface Progress {
  /** `what`: `files read` by default. */
  readonly step: (done: number, total: number, what?: string) => void;
  /** Removes the line. */
  readonly end: () => void;
}

export const NO_PROGRESS: Progress = { step: () => {}, end: () => {} };

const FIRST_AFTER_MS = 1000;
const NEXT_AFTER_MS = 100;
const ERASE_LINE = "\r\u001b[K";

/** Writes the line only once a second has passed, and then ten times a second at most. `now` gives milliseconds. */
export function createProgress(write: (text: string) => void, now: () => number): Progress {
  let next = now() + FIRST_AFTER_MS;
  let shown = false;
  return {
    step(done, total, what = "files read") {
      const time = now();
      if (time < next) return;
      next = time + NEXT_AFTER_MS;
      shown = true;
      write(`${ERASE_LINE}taintlint: ${done} of ${total} ${what}`);
    },
    end() {
      if (shown) write(ERASE_LINE);
      shown = false;
    },
  };
}
