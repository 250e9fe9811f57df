import type { LintInput } from "../lint/lint-input.js";
import type { Union } from "../rendering/division.js";
import type { RenderedManifests } from "../workspace/rendering.js";
import type { RunError } from "../workspace/run-error.js";

/** What shards bring to the run that puts them together. */
export interface MergedShards {
  readonly division: Union;
  /** Absolute: the files of the shards, which are no manifests. */
  readonly apart: readonly string[];
  /** What is missing, once everything was read. */
  readonly describeMissing: (input: LintInput, rendered: RenderedManifests) => Promise<RunError | undefined>;
}
