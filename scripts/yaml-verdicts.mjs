// Asks Kubernetes' YAML decoder what it reads in mutated Pods: some of whose verdicts are committed, and many anew.
import { execFileSync } from "node:child_process";
import { loadSource } from "./load-source.mjs";

const FOLDER = "test/referees/yaml";
const COMMITTED = 4000;
const FRESH = 40_000;
const PER_LINE = 24;

function ask(pods) {
  const input = pods.map((pod) => `${pod.toString("base64")}\n`).join("");
  const options = { cwd: FOLDER, encoding: "utf8", maxBuffer: 1 << 28, stdio: ["pipe", "pipe", "inherit"], input };
  return execFileSync("go", ["run", "."], options).split("\n").slice(0, -1);
}

/** The file of verdicts by its path, as the referee makes it now. Fails where taintlint reads fresh Pods otherwise. */
export async function askYaml(seed = Number(process.env.TAINTLINT_FUZZ_SEED ?? Date.now() % 2 ** 31)) {
  const { mutatedPod } = await loadSource("test/manifest/reading/pods.ts");
  const { faultOf, verdictOf } = await loadSource("test/manifest/reading/read-pod.ts");
  const podsFrom = (first, count) => Array.from({ length: count }, (_, index) => mutatedPod(first + index));
  const fresh = podsFrom(seed, FRESH);
  const faults = ask(fresh).flatMap((said, index) => {
    const fault = faultOf(fresh[index], verdictOf(said));
    return fault === undefined ? [] : [`seed ${seed + index} ${fault}, and the referee ${said}`];
  });
  console.log(`${FRESH} mutated Pods from seed ${seed} on: ${faults.length} are read otherwise`);
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) process.exitCode = 1;
  const verdicts = ask(podsFrom(0, COMMITTED)).map(verdictOf).join("");
  const lines = verdicts.match(new RegExp(`.{1,${5 * PER_LINE}}`, "g")) ?? [];
  return { "test/manifest/reading/verdicts.txt": `${lines.join("\n")}\n` };
}
