import { readFileSync } from "node:fs";
import { delimiter } from "node:path";
import { describe, expect, it } from "vitest";
import { findProgram } from "../../src/sources/render/find-program.js";
import { openSearchPath } from "../../src/sources/disk/search-path.js";
import { runInProcess } from "../cli/in-process.js";

const CONFIG = "examples/overlays/taintlint.yaml";
const page = readFileSync("examples/overlays/README.md", "utf8");
const [, shown = ""] = /```text\n([\s\S]*?)```/.exec(page) ?? [];

const PATH = process.env.PATH ?? "";
const hasKustomize = findProgram("kustomize", openSearchPath(PATH, [])) !== undefined;
if (!hasKustomize) console.warn("skipped: neither kustomize nor kubectl is on PATH");

async function findingsOf(folder: string): Promise<unknown[]> {
  const words = ["--config", CONFIG, `examples/overlays/${folder}`, "--format", "json", "--no-cache"];
  const { stdout, errors } = await runInProcess(words, process.cwd(), { PATH });
  expect(errors).toEqual([]);
  return JSON.parse(stdout).findings;
}

describe.skipIf(!hasKustomize)("the example of overlays, with kustomize or kubectl", () => {
  it("prints what its page shows, and no other finding", async () => {
    const run = await runInProcess(["--config", CONFIG, "--no-cache"], process.cwd(), { PATH });
    expect(run.stdout).toContain(shown.trimEnd());
    expect(run.stdout).toContain("\n1 warning in 5 files (5 documents, 2 workloads, 3 pools)");
    expect(run).toMatchObject({ exitCode: 0, errors: [] });
  });

  it("finds the mistake in the overlay that replaces, and none in the one that adds", async () => {
    expect(await findingsOf("production")).toHaveLength(1);
    expect(await findingsOf("staging")).toEqual([]);
  });
});

it("without a program, the example of overlays says that it was not rendered, and accuses nobody", async () => {
  const run = await runInProcess(["--config", CONFIG], process.cwd(), { PATH: delimiter });
  expect(run).toMatchObject({ exitCode: 0, errors: [] });
  expect(run.stdout).toContain("2 kustomizations are not rendered, because kustomize or kubectl is not on PATH");
  expect(run.stdout).toContain("no findings in what was judged in 5 files");
});
