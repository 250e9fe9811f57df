import type { BigIntStats } from "node:fs";
import { systemErrorCode } from "../system-error.js";

/**
 * What a run asks of the machine. Each question is about a path of the repository, and can be asked again:
 * `entry`: what stands there, links not followed. `target`: the same, links followed. `real`: where links lead. `names`: what
 * a folder holds. `content`: a file's bytes. `files`: what git lists. `ignored`: whether git ignores a folder. `remotes`: the
 * addresses that git's configuration has.
 */
export const QUESTIONS = ["entry", "target", "real", "names", "content", "files", "ignored", "remotes"] as const;
export type Question = (typeof QUESTIONS)[number];

/** Somebody who writes down what a run has seen. Paths are absolute. */
export interface Witness {
  readonly saw: (question: Question, path: string, answer: string) => void;
  /** Before a file is read: how many documents it has where it is known that none of them matters. */
  readonly idleDocuments: (path: string) => number | undefined;
  /** A file was read: its bytes, and what the system said of it just before. */
  readonly read: (path: string, stats: BigIntStats, bytes: Buffer) => void;
  /** Nothing in a file that was read matters. */
  readonly foundIdle: (path: string, documents: number) => void;
  /** The run has asked something that nobody can ask again in the same words. */
  readonly isUnsure: (why: string) => void;
}

let present: Witness | undefined;
let depth = 0;

/** Who writes down what this process sees; undefined where nobody does. */
export function witness(): Witness | undefined {
  return depth === 0 ? present : undefined;
}

/** Carries out some work while somebody writes down what it sees. */
export async function watched<Value>(one: Witness, work: () => Promise<Value>): Promise<Value> {
  present = one;
  try {
    return await work();
  } finally {
    present = undefined;
  }
}

/** What follows is asked by every run anew, such as what a report says of its origin. */
export function endWatching(): void {
  present = undefined;
}

/** Does what is none of the run's own questions. */
export function unwatched<Value>(work: () => Value): Value {
  depth++;
  try {
    return work();
  } finally {
    depth--;
  }
}

/** Asks the machine. What is asked on the way to the answer is a part of the same question. */
export function asked<Answer>(
  question: Question,
  path: string,
  ask: () => Answer,
  worded: (answer: Answer) => string,
): Answer {
  const one = witness();
  if (one === undefined) return ask();
  depth++;
  try {
    const answer = ask();
    one.saw(question, path, worded(answer));
    return answer;
  } catch (error) {
    one.saw(question, path, wordedError(error));
    throw error;
  } finally {
    depth--;
  }
}

/** The answer for a file that is too large to be read. */
export const TOO_MANY_BYTES = "too many bytes";

/** The answer where nothing stands at a path. */
export const NOTHING_THERE = "none";

/** How a refusal of the system is written down as an answer. */
export function wordedError(error: unknown): string {
  const code = systemErrorCode(error);
  return code === "ENOENT" ? NOTHING_THERE : `!${code ?? "unknown"}`;
}

/** How the one question that is asked on the way would be answered now; undefined where none is. */
export function answerOf(ask: () => unknown): string | undefined {
  const [before, deep] = [present, depth];
  let answer: string | undefined;
  const nothing = () => undefined;
  present = {
    saw: (_question, _path, seen) => {
      answer = seen;
    },
    ...{ idleDocuments: nothing, read: nothing, foundIdle: nothing, isUnsure: nothing },
  };
  depth = 0;
  try {
    ask();
  } catch {
    // The refusal is the answer.
  } finally {
    present = before;
    depth = deep;
  }
  return answer;
}
