import { type FixRun, fixRepository as fixing } from "../../src/workspace/fix-repository.js";

/** Fixes what needs no rendering to be tried. */
export function fixRepository(...input: Parameters<typeof fixing>): FixRun {
  const step = fixing(...input).next();
  if (step.done !== true) throw new Error("a rendering is asked for");
  return step.value;
}
