// Asks the code of Kubernetes what pods ask the scheduler for, and which nodes have room, free ports, the volumes and the
// company for them.
import { execFileSync } from "node:child_process";
import { loadSource } from "./load-source.mjs";

const DATA = "test/conformance/data/kubernetes";
const SEED = 19;
const COUNT = 400;
const FILTER_COUNT = 3300;
/** Older versions, with what chooses what differs in the calls. */
const OLDER = { 1.34: ["-tags=v134"], 1.35: [], 1.36: [] };

function run(referee, words, input, flags = []) {
  const options = { cwd: `test/referees/${referee}`, encoding: "utf8", input, maxBuffer: 1 << 28 };
  const program = ["run", "-p", "2", ...flags, ".", ...words];
  return execFileSync("go", program, { ...options, stdio: ["pipe", "pipe", "inherit"] });
}

/** A line for each world, as the newest version judges it, with the lines of others where they are not the same. */
function askFilters() {
  const ask = (flags) =>
    run("filters", [String(SEED), String(FILTER_COUNT)], undefined, flags)
      .trimEnd()
      .split("\n");
  const older = Object.entries(OLDER).map(([version, flags]) => {
    return [version, ask([`-modfile=versions/${version}.mod`, ...flags])];
  });
  const lines = ask([]).map((line, index) => {
    const differs = older.filter(([, others]) => others[index] !== line);
    if (differs.length === 0) return line;
    const verdicts = differs.map(([version, others]) => [version, JSON.parse(others[index])]);
    return JSON.stringify({ ...JSON.parse(line), differs: Object.fromEntries(verdicts) });
  });
  return `${lines.join("\n")}\n`;
}

/** The files of data by their paths, as the referee makes them now. */
export async function askRequests() {
  const { SIZE_WORLDS, sizeWorld } = await loadSource("test/conformance/size-cases.ts");
  const worlds = SIZE_WORLDS.map(sizeWorld).map(({ pools, daemons, pods }) => JSON.stringify({ pools, daemons, pods }));
  return {
    [`${DATA}/requests.jsonl`]: run("requests", [String(SEED), String(COUNT)]),
    [`${DATA}/sizes.txt`]: run("requests", ["sizes"], `${worlds.join("\n")}\n`),
    [`${DATA}/filters.jsonl`]: askFilters(),
  };
}
