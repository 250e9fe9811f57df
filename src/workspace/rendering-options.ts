import type { RenderWord } from "../lint/configuration/render-settings.js";
import type { Division } from "../rendering/division.js";
import type { RenderOutcome } from "../rendering/render-root.js";
import type { RunLimits } from "../sources/render/run-program.js";
import type { RootPlanner } from "./plan-roots.js";
import type { ProgramNames } from "./render-programs.js";

/** What the user and the machine say about rendering. */
export interface RenderingOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Undefined: the configuration decides. */
  readonly render: RenderWord | undefined;
  readonly useCache: boolean;
  /** The programs that a person has named. */
  readonly programs?: ProgramNames;
  /** The repository that the run is about, where it reads a copy of it. */
  readonly checkout?: string;
  /** What was rendered before: a base has most of it in common with the head. */
  readonly rendered?: Map<string, RenderOutcome>;
  /** What rendering has taken so far: a base and a head share the time of the run. */
  readonly spent?: { milliseconds: number };
  /** Where several runs share the work. */
  readonly division?: Division;
  readonly limits?: RunLimits;
  readonly plan?: RootPlanner;
}
