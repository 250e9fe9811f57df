import type { Repository } from "./repository.js";
import type { RunError } from "./run-error.js";

/** Why a run had nothing to look at, or undefined when it had a workload. */
export function describeNothingLinted({ input, wanted }: Repository): RunError | undefined {
  const { manifests, unreadable } = input;
  if (manifests.some(({ workloads }) => workloads.length > 0)) return undefined;
  const sought = wanted.map((text) => `"${text}"`).join(", ");
  const files = manifests.length + unreadable.length;
  if (files === 0) return { message: `nothing was linted: no YAML or JSON file was found for ${sought}` };
  const found = files === 1 ? "the only file" : `none of the ${files} files`;
  const holds = files === 1 ? "holds no workload" : "holds a workload";
  return { message: `nothing was linted: ${found} found for ${sought} ${holds}` };
}
