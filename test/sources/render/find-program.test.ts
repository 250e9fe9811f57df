import { chmodSync, utimesSync, writeFileSync } from "node:fs";
import { delimiter, join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { openSearchPath } from "../../../src/sources/disk/search-path.js";
import { findProgram, identifyProgram, namedProgram } from "../../../src/sources/render/find-program.js";
import { temporaryFolder } from "../../cli/temporary-folder.js";
import { fakeProgram } from "./fake-program.js";

function programs(...names: string[]): string {
  const folder = temporaryFolder(Object.fromEntries(names.map((name) => [name, "#!/bin/sh\n"])));
  for (const name of names) chmodSync(join(folder, name), 0o755);
  return folder;
}

describe.skipIf(process.platform === "win32")("findProgram", () => {
  it("prefers kustomize to kubectl, wherever they stand on PATH", () => {
    const [first, second] = [programs("kubectl"), programs("kustomize")];
    const path = [first, second].join(delimiter);
    expect(findProgram("kustomize", openSearchPath(path, []))).toMatchObject({
      path: join(second, "kustomize"),
      words: ["build"],
    });
    expect(findProgram("kustomize", openSearchPath(first, []))).toMatchObject({
      path: join(first, "kubectl"),
      words: ["kustomize"],
    });
    expect(findProgram("helm", openSearchPath(path, []))).toBeUndefined();
  });

  it("takes no folder of PATH that depends on where it is run, and nothing that cannot be started", () => {
    const folder = programs("helm");
    expect(findProgram("helm", openSearchPath(relative(process.cwd(), folder), []))).toBeUndefined();
    expect(findProgram("helm", openSearchPath(["", "."].join(delimiter), []))).toBeUndefined();
    expect(findProgram("helm", openSearchPath(undefined, []))).toBeUndefined();
    expect(findProgram("helm", openSearchPath(folder, []))).toBeDefined();
    chmodSync(join(folder, "helm"), 0o644);
    expect(findProgram("helm", openSearchPath(folder, []))).toBeUndefined();
    expect(findProgram("helm", openSearchPath(temporaryFolder({ "helm/file": "" }), []))).toBeUndefined();
  });
});

it.each([
  ["kustomize", "/opt/kustomize-v5", ["build"]],
  ["kustomize", "/opt/kubectl", ["kustomize"]],
  ["helm", "/opt/helm3", ["template"]],
  ["kustomize", "/opt/kubectl-1.36", ["kustomize"]],
  ["kustomize", "/opt/renamed", ["build"]],
  ["helm", "/opt/kubectl", ["template"]],
] as const)("calls the %s at %s by its name", (renderer, path, words) => {
  expect(namedProgram(renderer, path).words).toEqual(words);
});

describe.skipIf(process.platform === "win32")("identifyProgram", () => {
  it("asks a small program for its version, and tells a changed one from before", async () => {
    const program = fakeProgram('[ "$1" = version ] && echo v1');
    const first = await identifyProgram(program, {});
    expect(first).toContain("v1");
    writeFileSync(program.path, '#!/bin/sh\n[ "$1" = version ] && echo v2\n');
    expect(await identifyProgram(program, {})).not.toBe(first);
  });

  it("knows a program by its file where that is the program itself", async () => {
    const program = fakeProgram(`exit 1\n#${"x".repeat(1024 * 1024)}`);
    const first = await identifyProgram(program, {});
    expect(first).toBeDefined();
    expect(await identifyProgram(program, {})).toBe(first);
    utimesSync(program.path, 1, 1);
    expect(await identifyProgram(program, {})).not.toBe(first);
  });

  it("knows nothing of one that tells no version", async () => {
    expect(await identifyProgram(fakeProgram("exit 1"), {})).toBeUndefined();
    expect(await identifyProgram({ ...fakeProgram(""), path: "/nowhere" }, {})).toBeUndefined();
  });
});
