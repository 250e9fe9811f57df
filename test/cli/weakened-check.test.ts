import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openSearchPath } from "../../src/sources/disk/search-path.js";
import { findProgram } from "../../src/sources/render/find-program.js";
import { BASE, github, runPullRequest } from "../action/posting-step.js";
import { pullRequestRepository } from "../action/pull-request-repository.js";
import { makeRepository } from "../sources/git-repository.js";
import { run } from "./in-process.js";
import { CONFIGURATION, INVALID_POD, POD } from "./program.js";

const hasKustomize = findProgram("kustomize", openSearchPath(process.env.PATH ?? "", [])) !== undefined;
if (!hasKustomize) console.warn("skipped: neither kustomize nor kubectl is on PATH");

const SWITCHED_OFF = `${CONFIGURATION}rules: { invalid-toleration: off }\n`;
const SWITCH = 'rule "invalid-toleration" is turned off';

async function told(folder: string, ...words: string[]): Promise<string[]> {
  const { stdout, stderr } = await run(["--base", "HEAD", "--format", "json", ...words], { cwd: folder });
  expect(stderr).toBe("");
  const { findings }: { findings: { rule: string; message: string; source: { file: string; line: number } }[] } =
    JSON.parse(stdout);
  return findings.map(({ rule, message, source }) => `${source.file}:${source.line} ${rule}: ${message}`);
}

it("a change that switches a rule off and breaks what it finds tells both, as text and as JSON", async () => {
  const { folder, write } = makeRepository({ "taintlint.yaml": CONFIGURATION, "web.yaml": POD });
  write({ "taintlint.yaml": SWITCHED_OFF, "web.yaml": INVALID_POD });
  const both = [
    `taintlint.yaml:6 weakened-check: ${SWITCH}`,
    expect.stringMatching(
      /^web\.yaml:8 weakened-check: the configuration of "HEAD" would report this error \(invalid-toleration\): .*NoSchedul/,
    ),
  ];
  expect(await told(folder)).toEqual(both);
  const { stdout, exitCode } = await run(["--base", "HEAD"], { cwd: folder });
  expect(stdout).toContain(SWITCH);
  expect(stdout).toContain("would report this error (invalid-toleration)");
  expect(exitCode).toBe(0);
  expect((await run(["--base", "HEAD", "--fail-on", "warning"], { cwd: folder })).exitCode).toBe(1);
});

it("a pull request's comment, annotations and summary tell both", async () => {
  const server = await github();
  const repository = pullRequestRepository(BASE, { "taintlint.yaml": SWITCHED_OFF, "k8s/new.yaml": INVALID_POD });
  const step = await runPullRequest(server, repository);
  const [comment] = server.comments;
  for (const text of [comment?.body, step.summary, step.log]) {
    expect(text).toContain("invalid-toleration");
    expect(text).toContain("is turned off");
    expect(text).toContain("would report this error");
  }
  expect(step.annotations.map((line) => /file=([^,]*)/.exec(line)?.[1]).sort()).toEqual([
    "k8s/new.yaml",
    "taintlint.yaml",
  ]);
});

it("a configuration that is deleted, and files that are left out, are told", async () => {
  const deleted = makeRepository({ "taintlint.yaml": CONFIGURATION, "web.yaml": POD });
  deleted.git("rm", "--quiet", "taintlint.yaml");
  expect((await told(deleted.folder))[0]).toMatch(
    /^taintlint\.yaml:1 weakened-check: the configuration "taintlint.yaml" is gone/,
  );
  const excluded = makeRepository({ "taintlint.yaml": CONFIGURATION, "a/web.yaml": POD, "b/web.yaml": POD });
  excluded.write({ "taintlint.yaml": `${CONFIGURATION}exclude: [a]\n` });
  expect(await told(excluded.folder)).toEqual([
    'taintlint.yaml:6 weakened-check: 1 manifest is no longer covered: "a/web.yaml"',
  ]);
});

it("a baseline hides nothing of it, and what it hides newly is told", async () => {
  const { folder, write } = makeRepository({ "taintlint.yaml": CONFIGURATION, "web.yaml": POD });
  write({ "taintlint.yaml": SWITCHED_OFF });
  const { findings } = JSON.parse((await run(["--base", "HEAD", "--format", "json"], { cwd: folder })).stdout);
  write({ "taintlint.yaml": CONFIGURATION, "web.yaml": INVALID_POD });
  await run(["--write-baseline", "known.json"], { cwd: folder });
  const hidden = "known.json:1 weakened-check: the baseline hides 1 finding more than before";
  expect(await told(folder, "--baseline", "known.json")).toEqual([hidden]);
  const forged = readFileSync(join(folder, "known.json"), "utf8").replace(
    /"fingerprint": "[^"]*"/,
    `"fingerprint": "${findings[0].fingerprint}"`,
  );
  write({ "taintlint.yaml": SWITCHED_OFF, "web.yaml": POD, "known.json": forged });
  expect(await told(folder, "--baseline", "known.json")).toEqual([
    hidden,
    `taintlint.yaml:6 weakened-check: ${SWITCH}`,
  ]);
});

it.skipIf(!hasKustomize)("a kustomization that can be rendered no more is told", async () => {
  const kustomization = "resources: [web.yaml]\n";
  const { folder, write } = makeRepository({
    "taintlint.yaml": CONFIGURATION,
    "app/kustomization.yaml": kustomization,
    "app/web.yaml": POD,
  });
  write({
    "app/kustomization.yaml": `${kustomization}components: ["https://github.com/example/platform//x?ref=v1"]\n`,
  });
  expect(await told(folder)).toEqual([
    expect.stringMatching(/^app\/kustomization\.yaml:2 not-rendered: /),
    expect.stringMatching(/^app\/kustomization\.yaml:2 weakened-check: "app" could be rendered, and cannot be now: /),
  ]);
});

const hasHelm = findProgram("helm", openSearchPath(process.env.PATH ?? "", [])) !== undefined;

it.skipIf(!hasHelm)("a chart whose part is a pointer of Git LFS, as before, is not told", async () => {
  const part = (file: string) => `dependencies: [{name: part, version: 1.0.0, repository: "file://../../${file}"}]\n`;
  const { folder, write } = makeRepository({
    "taintlint.yaml": CONFIGURATION,
    "part/Chart.yaml": "apiVersion: v2\nname: part\nversion: 1.0.0\n",
    "part/templates/web.yaml": POD,
    "charts/web/Chart.yaml": `apiVersion: v2\nname: web\nversion: 1.0.0\n${part("part")}`,
    "charts/web/charts/part-1.0.0.tgz": "version https://git-lfs.github.com/spec/v1\noid sha256:ab\nsize 9\n",
    "charts/web/values.yaml": "a: 1\n",
  });
  write({ "charts/web/values.yaml": "a: 2\n" });
  expect(await told(folder)).toEqual([]);
  rmSync(join(folder, "charts/web/charts"), { recursive: true });
  write({ "charts/web/templates/web.yaml": "{{ if }}" });
  expect(await told(folder)).toContainEqual(
    expect.stringMatching(/web\.yaml:1 weakened-check: "charts\/web" could be rendered, and cannot be now: /),
  );
});
