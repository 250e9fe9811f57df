import type { LintInput } from "../lint/contract/lint-input.js";
import { describeNoPools, hasPools, poolNotices } from "../lint/discovery/undeclared-pools.js";
import { mayRenderPools } from "./discovered-pools.js";
import { createFileReader } from "./disk-reader.js";
import type { Progress } from "./progress.js";
import { readPools, readRepository } from "./repository.js";
import type { RepositoryOptions } from "./repository-options.js";
import type { RunOutcome } from "./run-error.js";

export interface PoolClusters {
  readonly clusters: LintInput["clusters"];
  readonly notices: readonly string[];
}

export async function readPoolClusters(
  options: RepositoryOptions,
  progress: Progress,
): Promise<RunOutcome<PoolClusters>> {
  const files = createFileReader(options.workingDirectory);
  const read = await readPools(options, files);
  if (read.problem !== undefined) return read;
  const { loaded, reader, declarations } = read.value;
  const whole = mayRenderPools(reader) ? await readRepository(options, progress, files) : undefined;
  progress.end();
  if (whole?.problem !== undefined) return whole;
  const clusters = whole?.value.input.clusters ?? loaded.clusters;
  // Discovered pools: say where they come from, or why none is read.
  const notices = declarations.inventory === undefined ? poolNotices(loaded, whole?.value.input.manifests ?? []) : [];
  if (!hasPools({ clusters })) {
    const none = describeNoPools(loaded, declarations.configuration?.configuration);
    return { problem: [...notices, none].map((message) => ({ message })) };
  }
  return { value: { clusters, notices } };
}
