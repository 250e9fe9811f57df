import type { RenderWord } from "../lint/configuration/render-settings.js";
import type { RootOutcome } from "../rendering/contract/apply-renderings.js";
import type { RenderOutcome } from "../rendering/contract/render-root.js";
import type { RunLimits } from "../sources/render/run-program.js";
import type { createRootPlanner } from "./plan-roots.js";
import type { ProgramNames } from "./render-programs.js";

export interface RenderingOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Undefined: the configuration decides. */
  readonly render: RenderWord | undefined;
  readonly useCache: boolean;
  /** False: charts of taintlint.lock are left out. True by default. */
  readonly usesLock?: boolean;
  readonly programs?: ProgramNames;
  /** The original repository, if a copy is read. */
  readonly checkout?: string;
  readonly rendered?: Map<string, RenderOutcome>;
  /** Time spent rendering, shared by base and head. */
  readonly spent?: { milliseconds: number };
  readonly limits?: RunLimits;
  /** Outcomes of another revision whose roots read the same there; a root that is the same has the same. */
  readonly earlier?: readonly RootOutcome[];
  readonly plan?: typeof createRootPlanner;
}
