// Asks the code of Kubernetes what pods ask the scheduler for, and which nodes have room, free ports and the volumes for them.
import { execFileSync } from "node:child_process";
import { loadSource } from "./load-source.mjs";

const DATA = "test/conformance/data/kubernetes";
const SEED = 19;
const COUNT = 400;
const FILTER_COUNT = 3300;

function run(referee, words, input) {
  const options = { cwd: `test/referees/${referee}`, encoding: "utf8", input, maxBuffer: 1 << 28 };
  return execFileSync("go", ["run", "-p", "2", ".", ...words], { ...options, stdio: ["pipe", "pipe", "inherit"] });
}

/** The files of data by their paths, as the referee makes them now. */
export async function askRequests() {
  const { SIZE_WORLDS, sizeWorld } = await loadSource("test/conformance/size-cases.ts");
  const worlds = SIZE_WORLDS.map(sizeWorld).map(({ pools, daemons, pods }) => JSON.stringify({ pools, daemons, pods }));
  return {
    [`${DATA}/requests.jsonl`]: run("requests", [String(SEED), String(COUNT)]),
    [`${DATA}/sizes.txt`]: run("requests", ["sizes"], `${worlds.join("\n")}\n`),
    [`${DATA}/filters.jsonl`]: run("filters", [String(SEED), String(FILTER_COUNT)]),
  };
}
