import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { validate } from "dockerfile-utils";
import { expect, it } from "vitest";
import { temporaryFolder } from "../cli/temporary-folder.js";

const TEXT = readFileSync("Containerfile", "utf8");

it("the Containerfile has no mistake that can be seen without building it", () => {
  expect(validate(TEXT).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
  expect(validate(`${TEXT}COPY --form=programs a b\n`)).not.toEqual([]);
});

it("names every image by its digest, and every stage that it copies from", () => {
  const images = [...TEXT.matchAll(/^FROM (\S+)(?: AS (\w+))?$/gm)];
  expect(images.length).toBe(2);
  for (const [, image] of images) expect(image).toMatch(/^docker\.io\/library\/\w+:[\d.]+[\w.-]*@sha256:[0-9a-f]{64}$/);
  const stages = images.map(([, , name]) => name);
  for (const [, stage] of TEXT.matchAll(/--from=(\w+)/g)) expect(stages).toContain(stage);
});

it("builds the programs of the versions that tests render with", () => {
  const built = readFileSync("scripts/test-programs.mjs", "utf8");
  const programs = [...TEXT.matchAll(/go get (\S+?)(\/cmd\/\w+)?@(v[\d.]+)/g)];
  expect(programs.map(([, module]) => module)).toEqual(["sigs.k8s.io/kustomize/kustomize/v5", "helm.sh/helm/v3"]);
  for (const [, module = "", , version = ""] of programs) {
    const text = built.slice(built.indexOf(`module: "${module}"`));
    expect(/version: "(.*?)"/.exec(text)?.[1]).toBe(version);
  }
  // helm says no version of its own.
  expect(/-X helm\S+version=(.+?)"/.exec(TEXT)?.[1]).toBe(programs[1]?.[3]);
});

it("what it copies from the repository runs where it is put", () => {
  const root = temporaryFolder();
  const copies = [...TEXT.matchAll(/^COPY (?!--)(\S+) (\S+)$/gm)];
  expect(copies.length).toBe(2);
  for (const [, from = "", to = ""] of copies) {
    const target = join(root, to, to.endsWith("/") && !from.endsWith("/") ? from : "");
    mkdirSync(dirname(target), { recursive: true });
    cpSync(from, target, { recursive: true });
  }
  const [, program = ""] = /ln -s (\S+) /.exec(TEXT) ?? [];
  const words = ["--config", "examples/shop/taintlint.yaml", "--format", "concise", "--only", "unschedulable"];
  const run = spawnSync(join(root, program), words, { encoding: "utf8" });
  expect(run).toMatchObject({ stderr: "", status: 1 });
  expect(run.stdout).toContain("error[unschedulable]");
});
