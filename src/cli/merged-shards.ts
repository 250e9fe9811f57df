import type { LintInput } from "../lint/lint-input.js";
import type { Union } from "../rendering/division.js";
import type { RenderedManifests } from "../workspace/rendering.js";
import type { RunError } from "../workspace/run-error.js";

export interface MergedShards {
  readonly division: Union;
  /** Absolute: the files of the shards, which are no manifests. */
  readonly apart: readonly string[];
  /** Describes missing renderings, once everything is read. */
  readonly describeMissing: (input: LintInput, rendered: RenderedManifests) => Promise<RunError | undefined>;
}
