import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { VERSION } from "../../src/model/version.js";
import { INVALID_POD, POD } from "../cli/program.js";
import { temporaryFolder } from "../cli/temporary-folder.js";
import { makeRepository } from "../sources/git-repository.js";

interface Input {
  readonly type?: string;
  readonly default: string | boolean;
  readonly description: string;
}

interface Job {
  readonly stage: string;
  readonly image: string;
  readonly script: readonly string[];
  readonly artifacts: { readonly reports: Readonly<Record<string, string>> };
}

const TEXT = readFileSync("templates/taintlint.yml", "utf8");
const [head, body] = parseAllDocuments(TEXT).map((document) => document.toJS());
const inputs: Readonly<Record<string, Input>> = head.spec.inputs;
const job: Job = body.taintlint;
const USE = /\$\[\[ inputs\.([\w-]+) \]\]/g;

function interpolate(text: string, given: Readonly<Record<string, string>> = {}): string {
  return text.replaceAll(USE, (_, name: string) => given[name] ?? String(inputs[name]?.default));
}

it("the component uses each input that it declares, and no other", () => {
  const used = new Set([...TEXT.matchAll(USE)].map(([, name]) => name));
  expect(used).toEqual(new Set(Object.keys(inputs)));
  for (const { description } of Object.values(inputs)) expect(description).toMatch(/^[A-Z].*\.$/);
  expect(inputs.version?.default).toBe(VERSION);
});

it("a boolean stands inside of a text alone: GitLab takes none for a variable", () => {
  const booleans = Object.keys(inputs).filter((name) => inputs[name]?.type === "boolean");
  expect(booleans).toEqual(["compare"]);
  for (const name of booleans) expect(TEXT).not.toMatch(new RegExp(`: "?\\$\\[\\[ inputs\\.${name} `));
});

it("its script runs in a shell, compares a merge request with its base, and writes the reports that the job keeps", () => {
  const { folder, commit, git } = makeRepository({ "old.yaml": INVALID_POD });
  const base = git("rev-parse", "HEAD");
  commit({ "new.yaml": POD });
  const programs = temporaryFolder({
    npx: `#!/bin/sh\n[ "$1 $2" = "--yes taintlint@${VERSION}" ] || exit 9\nshift 2\nexec "${process.execPath}" "${resolve("dist/cli.js")}" "$@"\n`,
  });
  chmodSync(join(programs, "npx"), 0o755);
  const runJob = (given: Readonly<Record<string, string>>, variables: Readonly<Record<string, string>>) =>
    spawnSync("sh", ["-e", "-c", job.script.map((line) => interpolate(line, given)).join("\n")], {
      cwd: folder,
      encoding: "utf8",
      env: { PATH: `${programs}${delimiter}${process.env.PATH}`, CI_PROJECT_DIR: folder, ...variables },
    });
  const ofMergeRequest = { CI_MERGE_REQUEST_DIFF_BASE_SHA: base };
  expect(runJob({}, ofMergeRequest)).toMatchObject({ status: 0, stderr: "" });
  for (const file of Object.values(job.artifacts.reports)) expect(existsSync(join(folder, file))).toBe(true);
  expect(runJob({}, {}).status).toBe(1);
  expect(runJob({ compare: "false", args: "--fail-on never" }, ofMergeRequest).status).toBe(0);
});
