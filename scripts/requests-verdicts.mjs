// Asks the code of Kubernetes what pods ask the scheduler for.
import { execFileSync } from "node:child_process";

const SEED = 19;
const COUNT = 400;

/** The file of data by its path, as the referee makes it now. */
export function askRequests() {
  const options = { cwd: "test/referees/requests", encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] };
  const lines = execFileSync("go", ["run", ".", String(SEED), String(COUNT)], options);
  return { "test/conformance/data/kubernetes/requests.jsonl": lines };
}
