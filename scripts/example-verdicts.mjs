// Asks the API server's own decoding and validation, of the newest version, about every object of the rules' examples.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadSource } from "./load-source.mjs";

const FOLDER = "test/referees/kubernetes";
const DATA = "test/conformance/data/kubernetes/examples.jsonl";

/** The file of data by its path: a line for each object, with the errors, or null for a kind that is not Kubernetes' own. */
export async function askExamples() {
  const { exampleObjects } = await loadSource("test/conformance/example-objects.ts");
  const objects = exampleObjects();
  const folder = mkdtempSync(join(tmpdir(), "taintlint-examples-"));
  try {
    const program = join(folder, "objects");
    execFileSync("go", ["build", "-p", "2", "-o", program, "./objects"], { cwd: FOLDER, stdio: "inherit" });
    const input = objects.map(([, text]) => `${JSON.stringify(text)}\n`).join("");
    const answers = execFileSync(program, { encoding: "utf8", input }).trimEnd().split("\n");
    const rows = objects.map(([object], index) => JSON.stringify({ ...object, refused: JSON.parse(answers[index]) }));
    return { [DATA]: `${rows.join("\n")}\n` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
