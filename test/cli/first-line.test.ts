import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { useProgram } from "./program.js";
import { temporaryFolder } from "./temporary-folder.js";

const { path } = useProgram();

/** Runs the program as if this were another version of Node.js. */
function runOn(version: string, words: readonly string[]) {
  const folder = temporaryFolder({
    "version.cjs": `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "${version}" } });`,
  });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--require", join(folder, "version.cjs"), path(), ...words],
    { cwd: folder, encoding: "utf8" },
  );
  return { status, stdout, stderr };
}

it.each(["18.20.1", "16.0.0", "8.17.0"])(
  "Node.js %s is told to be too old, in one line, whatever is asked",
  (version) => {
    const stderr = `taintlint: Node.js ${version} is too old: taintlint needs 20 or newer\n`;
    for (const words of [[], ["--version"], ["--help"]]) {
      expect(runOn(version, words)).toEqual({ status: 2, stdout: "", stderr });
    }
  },
);

it("the oldest version that package.json names is new enough, and so are later ones", () => {
  const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
  const oldest = `${engines.node.replace(">=", "")}.0.0`;
  for (const version of [oldest, "24.1.0", "100.0.0"]) {
    expect(runOn(version, ["--version"])).toMatchObject({ status: 0, stderr: "" });
  }
});
