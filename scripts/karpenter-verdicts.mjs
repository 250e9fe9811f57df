// Asks the code of Karpenter itself which pods a NodePool takes, and which changes of one replace its nodes.
import { execFileSync } from "node:child_process";
import { loadSource } from "./load-source.mjs";

const FOLDER = "test/referees/karpenter";
const DATA = "test/conformance/data/karpenter";
const SEED = 19;
/** How many cases of each kind. */
const COUNTS = { pods: 360, changes: 120 };

function run(words, input) {
  const options = { cwd: FOLDER, encoding: "utf8", input, maxBuffer: 1 << 28, stdio: ["pipe", "pipe", "inherit"] };
  return execFileSync("go", ["run", "-p", "2", ".", ...words], options);
}

/** The files of data by their paths, as the referee makes them now. */
export async function askKarpenter() {
  const { MACHINE_WORLDS, machineWorld, machineTypes } = await loadSource("test/conformance/machine-cases.ts");
  const questions = [{ machines: machineTypes() }, ...MACHINE_WORLDS.map(machineWorld)];
  const lines = questions.map((one) => `${JSON.stringify(one)}\n`).join("");
  const files = Object.entries(COUNTS).map(([kind, count]) => {
    return [`${DATA}/${kind}.jsonl`, run([kind, String(SEED), String(count)])];
  });
  return { ...Object.fromEntries(files), [`${DATA}/sizes.txt`]: run(["sizes"], lines) };
}
