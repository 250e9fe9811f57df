export interface Progress {
  /** `what` is `files read` by default. */
  readonly step: (done: number, total: number, what?: string) => void;
  /** Removes the line. */
  readonly end: () => void;
}

export const NO_PROGRESS: Progress = { step: () => {}, end: () => {} };

const FIRST_AFTER_MS = 1000;
const NEXT_AFTER_MS = 100;
const ERASE_LINE = "\r\u001b[K";

/** Creates a progress line, shown after a second, updated ten times a second. `now` is in milliseconds. */
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
