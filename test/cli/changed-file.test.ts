import { expect, it } from "vitest";
import { runWords } from "../../src/cli/program.js";
import { changedFile } from "../../src/model/changed-file.js";
import { internalProblem } from "../../src/model/internal-problem.js";
import { VERSION } from "../../src/model/version.js";

it("a file that changed while it was read ends the run, and is no mistake of taintlint's own", async () => {
  const written: string[] = [];
  const exitCode = await runWords(["lint"], VERSION, {
    stdout: { write: (text) => written.push(text) },
    stderr: { write: (text) => written.push(text) },
    env: {},
    cwd: () => {
      throw changedFile("a.yaml");
    },
    readStdin: async () => Buffer.alloc(0),
    isStdinFolder: () => false,
    elapsed: () => 0,
  });
  expect([exitCode, ...written]).toEqual([
    2,
    'taintlint: "a.yaml" was changed while it was read: run taintlint again\n',
  ]);
});

it("no rule and no reader takes it for a mistake at the place where it looked", () => {
  const place = { file: { path: "a.yaml", text: "" }, span: { start: 0, end: 0 } };
  const error = changedFile("a.yaml");
  expect(() => internalProblem(error, "judged this workload", place)).toThrow(error);
  expect(internalProblem(new Error("another"), "judged this workload", place).kind).toBe("internal");
});
