import type { RenderWord } from "../lint/configuration/render-settings.js";
import type { Limits } from "../model/limits.js";
import type { LockedChart } from "../rendering/chart-lock.js";
import type { RootOutcome } from "../rendering/contract/apply-renderings.js";
import type { OutsideChart } from "../rendering/contract/outside-chart.js";
import type { RenderOutcome } from "../rendering/contract/render-root.js";
import type { ReadFile } from "../sources/disk/read-file.js";
import type { RunLimits } from "../sources/render/run-program.js";
import type { DeclarationOptions } from "./configuration-file.js";
import type { NamedManifests } from "./manifest-files.js";
import type { createRootPlanner } from "./plan-roots.js";
import type { Progress } from "./progress.js";
import type { ProgramNames } from "./render-programs.js";

/** Replaces the files. */
export interface StandardInput {
  readonly name: string;
  readonly bytes: Buffer;
  /** The text, of a long list in part. */
  readonly read: ReadFile;
}

export interface RepositoryOptions extends NamedManifests, DeclarationOptions {
  /** Absolute. */
  readonly workingDirectory: string;
  /** Absolute folders with their own configuration. */
  readonly without?: readonly string[];
  readonly stdin: StandardInput | undefined;
  readonly baseline?: string | undefined;
  /** By default the configuration's. */
  readonly limits?: Limits;
  /** Milliseconds since the start; without it there is no time limit. */
  readonly elapsed?: () => number;
  /** Absent: files are judged unrendered. */
  readonly rendering?: RenderingOptions;
}

/** Downloads in half of the milliseconds, for base and head. A notice says what is left out. */
export type ChartSession = (
  ...given: [charts: readonly OutsideChart[], lock: readonly LockedChart[], milliseconds: number, progress: Progress]
) => Promise<{ readonly charts: readonly LockedChart[]; readonly notices: readonly string[] }>;

export interface RenderingOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Undefined: the configuration decides. */
  readonly render: RenderWord | undefined;
  readonly useCache: boolean;
  /** Charts from outside: those of taintlint.lock (default), none, or also those that the run may download. */
  readonly charts?: "fetch" | "locked" | "off" | undefined;
  /** Addresses that a person named, whose hosts may be private: on the command line or as an input. */
  readonly chartSources?: readonly string[];
  readonly chartSession?: ChartSession;
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
