// Asks the structured allocator of Kubernetes which claims it serves on which node.
import { execFileSync } from "node:child_process";

const FOLDER = "test/referees/devices";
const SEED = 7;
const COUNT = 320;

/** The files of data by their paths, as the referee makes them now. */
export function askDevices() {
  const options = { cwd: FOLDER, encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "inherit"] };
  const text = execFileSync("go", ["run", "-p", "2", ".", String(SEED), String(COUNT)], options);
  return { "test/conformance/data/devices.jsonl": text };
}
