import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { useProgram } from "./program.js";
import { temporaryFolder } from "./temporary-folder.js";

const { path } = useProgram();

const NAMED = `Object.defineProperty(process, "versions", { value: { ...process.versions, node: process.env.AS_IF } });`;
/** Node.js 20.16 and 22.3 brought it. */
const OLDER = "process.getBuiltinModule = undefined;";

/** Runs the program as if this were another version of Node.js. */
function runOn(version: string, words: readonly string[], older: boolean) {
  const folder = temporaryFolder({ "version.cjs": older ? NAMED + OLDER : NAMED });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--require", join(folder, "version.cjs"), path(), ...words],
    { cwd: folder, encoding: "utf8", env: { ...process.env, AS_IF: version } },
  );
  return { status, stdout, stderr };
}

it.each(["22.2.0", "21.7.3", "20.15.1", "18.20.1"])(
  "Node.js %s is told to be too old, in one line, whatever is asked",
  (version) => {
    const stderr = `taintlint: Node.js ${version} is too old: taintlint needs 20.16, or 22.3 or newer\n`;
    for (const words of [[], ["--version"], ["--help"]]) {
      expect(runOn(version, words, true)).toEqual({ status: 2, stdout: "", stderr });
    }
  },
);

it("the oldest versions that package.json names are new enough, and so are later ones", () => {
  const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(engines.node).toBe("^20.16.0 || >=22.3.0");
  for (const version of ["20.16.0", "22.3.0", "24.1.0", "100.0.0"]) {
    expect(runOn(version, ["--version"], false)).toMatchObject({ status: 0, stderr: "" });
  }
});
