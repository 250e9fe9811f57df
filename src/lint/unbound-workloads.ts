import { count, nameSome } from "../model/words.js";
import type { ClusterJudgement } from "./judge.js";
import { workloadFile } from "./workload-file.js";

const NAMED_FILES = 5;

/** One sentence about the workloads that go to none of several clusters; nothing where all of them go to some. */
export function describeUnbound(judgements: readonly ClusterJudgement[]): string[] {
  const clusters = judgements.filter(({ isUnbound }) => !isUnbound).length;
  return judgements
    .filter(({ isUnbound, fits }) => isUnbound && fits.length > 0)
    .map(({ fits }) => {
      const files = [...new Set(fits.map(({ workload }) => workloadFile(workload)))].sort();
      const where = `none of the ${clusters} clusters: ${nameSome(files, NAMED_FILES, "more files")}`;
      return `${count(fits.length, "workload belongs", "workloads belong")} to ${where}; what is found there is a note`;
    });
}
