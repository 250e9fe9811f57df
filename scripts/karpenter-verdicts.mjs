// Asks the code of Karpenter itself which pods a NodePool takes, and which changes of one replace its nodes.
import { execFileSync } from "node:child_process";

const FOLDER = "test/referees/karpenter";
const SEED = 19;
/** How many cases of each kind. */
const COUNTS = { pods: 360, changes: 120 };

/** The files of data by their paths, as the referee makes them now. */
export function askKarpenter() {
  const options = { cwd: FOLDER, encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "inherit"] };
  return Object.fromEntries(
    Object.entries(COUNTS).map(([kind, count]) => {
      const words = ["run", "-p", "2", ".", kind, String(SEED), String(count)];
      return [`test/conformance/data/karpenter/${kind}.jsonl`, execFileSync("go", words, options)];
    }),
  );
}
