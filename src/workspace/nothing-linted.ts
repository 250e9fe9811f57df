import { countFiles } from "../lint/contract/lint-input.js";
import type { NodePool } from "../model/pool.js";
import { count, quoted } from "../model/words.js";
import type { Repository } from "./repository.js";
import type { RunError } from "./run-error.js";

const MANIFEST_NAME = /(?:\.(?:ya?ml|json)|\/|^\.|^<stdin>)$|[*?[{]/i;

/** Describes an empty run of a command on pools; undefined if files declare pools. */
export function describeNothingChecked(repository: Repository): RunError | undefined {
  const { scope = "repository", clusters, configuration } = repository.input;
  const isDeclared = ({ place }: NodePool) => place.document.file.path !== configuration?.file.path;
  const holdsPools = scope === "repository" && clusters.some(({ inventory }) => inventory.pools.some(isDeclared));
  return holdsPools ? undefined : describeNothingLinted(repository);
}

/** Describes an empty run; undefined with a workload. */
export function describeNothingLinted({ input, wanted, rendered }: Repository): RunError | undefined {
  const read = input.manifests.flatMap(({ workloads }) => workloads);
  if (input.reached !== undefined || read.some(({ isFragment }) => isFragment !== true)) return undefined;
  const sought = wanted.map(quoted).join(", ");
  const files = countFiles(input);
  if (files === 0) return { message: `nothing was linted: no YAML or JSON file was found for ${sought}` };
  const [only] = wanted;
  if (files === 1 && wanted.length === 1 && only !== undefined && !MANIFEST_NAME.test(only)) {
    return { message: `nothing was linted: "${only}" holds no workload, and by its name it is neither YAML nor JSON` };
  }
  const missing = (rendered.missing ?? []).map((clause) => `; ${clause}`).join("");
  const found = files === 1 ? "the only file" : `none of the ${files} files`;
  if (read.length > 0) {
    const holds = files === 1 ? "holds none" : "holds one";
    const pieces = count(read.length, "piece of a pod spec was", "pieces of pod specs were");
    return {
      message: `no workload was judged: ${found} found for ${sought} ${holds}; only ${pieces} checked, in values, patches or custom resources${missing}`,
    };
  }
  const holds = files === 1 ? "holds no workload" : "holds a workload";
  return { message: `nothing was linted: ${found} found for ${sought} ${holds}${missing}` };
}
