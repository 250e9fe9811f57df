import { describe, expect, it } from "vitest";
import { makeRepository, openRepository } from "../sources/git-repository.js";
import { run, runInProcess } from "./in-process.js";
import { INVALID_POD, POD } from "./program.js";
import { temporaryFolder } from "./temporary-folder.js";

const ENCRYPTED = "\0GITCRYPT\0\u0012\u0001";
const POINTER = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n";
const POOLS = "version: 1\npools: [{name: general}]\n";

describe("files whose content is not there", () => {
  it("are no findings: one notice for each kind says what they are", async () => {
    const files = {
      "taintlint.yaml": POOLS,
      "pod.yaml": POD,
      "a.yaml": ENCRYPTED,
      "b.json": ENCRYPTED,
      "c.yaml": POINTER,
    };
    const { exitCode, stdout, stderr } = await run(["--format", "json"], { cwd: temporaryFolder(files) });
    const { findings, notices, summary } = JSON.parse(stdout);
    expect([exitCode, stderr, findings]).toEqual([0, "", []]);
    expect(notices).toEqual([
      "2 files are encrypted with git-crypt and were skipped (git-crypt unlock shows what they hold): a.yaml, b.json",
      "1 file is only a pointer of Git LFS and was skipped (git lfs pull fetches them): c.yaml",
    ]);
    expect(summary).toMatchObject({ files: 4, skipped: 3, failed: 0, warnings: 0 });
  });

  it("are said to be nothing to lint where nothing else is there", async () => {
    const { exitCode, stdout, stderr } = await run(["a.yaml"], { cwd: temporaryFolder({ "a.yaml": ENCRYPTED }) });
    expect(exitCode).toBe(3);
    expect(stdout).toContain("notice: 1 file is encrypted with git-crypt and was skipped");
    expect(stderr).toMatch(/^taintlint: nothing was linted: /);
  });

  it("hold no pools: an error says why", async () => {
    const taintlint = "version: 1\nfrom: [pools.yaml]\n";
    const files = { "taintlint.yaml": taintlint, "pod.yaml": POD, "pools.yaml": ENCRYPTED };
    const { exitCode, stderr } = await run([], { cwd: temporaryFolder(files) });
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('"pools.yaml": encrypted with git-crypt')]);
  });

  it("in a base count as known where they can be read now", async () => {
    const { folder } = makeRepository({ "taintlint.yaml": POOLS, "a.yaml": POD, "bad.yaml": ENCRYPTED });
    openRepository(folder).write({ "bad.yaml": INVALID_POD });
    const { exitCode, stdout } = await runInProcess(["--base", "HEAD", "--format", "json"], folder);
    const { findings, existing, notices } = JSON.parse(stdout);
    expect([exitCode, findings, existing.map(({ rule }: { readonly rule: string }) => rule)]).toEqual([
      0,
      [],
      ["invalid-toleration"],
    ]);
    expect(notices).toEqual([
      expect.stringMatching(
        /^the base "HEAD" \([0-9a-f]{12}\) does not show the content of "bad\.yaml" \(submodules, Git LFS, git-crypt\): findings there count as known$/,
      ),
    ]);
  });
});
