import { chownSync, cpSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { useDist } from "../cli/dist-copy.js";
import { CONFIGURATION, INVALID_POD, POD, WARNED_POD } from "../cli/program.js";
import { temporaryFolder } from "../cli/temporary-folder.js";
import { commit, git, type PullRequestRepository, pullRequestRepository } from "./pull-request-repository.js";
import { runStep, type Step, type StepOptions, startStep } from "./workflow-step.js";

const program = useDist("action.js");
const BEFORE = { "taintlint.yaml": CONFIGURATION, "k8s/old.yaml": INVALID_POD };

function run(repository: PullRequestRepository, inputs: Readonly<Record<string, string>> = {}): Promise<Step> {
  return runStep(stepFor(repository, inputs));
}

function stepFor(
  { cwd, head, base, merge }: PullRequestRepository,
  inputs: Readonly<Record<string, string>> = {},
): StepOptions {
  const repo = { full_name: "shop/infra" };
  return {
    cwd,
    inputs,
    env: { GITHUB_EVENT_NAME: "pull_request", GITHUB_REPOSITORY: "shop/infra", GITHUB_SHA: merge },
    event: { pull_request: { number: 7, head: { sha: head, repo }, base: { sha: base, repo } } },
  };
}

/** Findings stand at the workloads, and not under the change of the pool that brings them. */
const APART = `${CONFIGURATION}rules: {taint-change-impact: off}\n`;
const TAINTED = APART.replace("  - name: general\n", '  - name: general\n    taints: ["a=b:NoSchedule"]\n');

describe("a pull request", () => {
  it("fails for what it brings, not for what was there", async () => {
    const harmless = pullRequestRepository(BEFORE, { "k8s/new.yaml": POD });
    const passed = await run(harmless);
    expect(passed.exitCode).toBe(0);
    expect(passed.annotations).toEqual([]);
    expect(passed.outputs).toMatchObject({ findings: "0", errors: "0", existing: "1", base: harmless.base });
    expect(passed.log).toMatch(
      /::group::1 finding was there before this change \(1 error\)\n::stop-commands::\S+\nk8s\/old\.yaml:\d+:\d+: error\[/,
    );
    expect(passed.log).toContain("::endgroup::");

    const failed = await run(pullRequestRepository(BEFORE, { "k8s/new.yaml": INVALID_POD.replace("web", "new") }));
    expect(failed.exitCode).toBe(1);
    expect(failed.annotations).toEqual([expect.stringMatching(/^::error file=k8s\/new\.yaml,line=8,/)]);
    expect(failed.outputs).toMatchObject({ findings: "1", existing: "1" });
  });

  it("is compared with the base as it is now, not as it was when the branch began", async () => {
    const later = { "k8s/other.yaml": INVALID_POD.replace("web", "other") };
    const step = await run(pullRequestRepository(BEFORE, { "k8s/new.yaml": POD }, later));
    expect(step.exitCode).toBe(0);
    expect(step.outputs).toMatchObject({ findings: "0", existing: "2" });
  });

  it("has to judge what the base asks for, and releases that it adds count", async () => {
    const release = (name: string) => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: ${name}, namespace: web}
spec:
  chart: {spec: {chart: ${name}, version: "1", sourceRef: {kind: HelmRepository, name: elsewhere}}}
`;
    const asks = (share: string) => ({ "taintlint.yaml": `${CONFIGURATION}coverage: {releases: ${share}}\n` });
    const added = { "k8s/pod.yaml": POD, "k8s/release.yaml": release("vector") };
    const before = { ...asks("90%"), "k8s/old.yaml": POD.replace("web", "old") };
    const step = await run(pullRequestRepository(before, { ...added, ...asks("0%") }));
    expect(step.exitCode).toBe(1);
    expect(step.outputs).toMatchObject({ releases: "1", unknown: "0", errors: "0" });
    expect(step.annotations.join()).toContain(
      '0 of 1 releases are rendered, and "coverage.releases" asks for 90%25: HelmRelease "vector" (k8s/release.yaml)',
    );
    expect(
      (await run(pullRequestRepository({ ...before, ...asks("0%") }, { ...added, ...asks("90%") }))).exitCode,
    ).toBe(0);
    const named = await run(pullRequestRepository({ ...before, ...asks("0%") }, added), {
      coverage: "workloads: 100%",
    });
    expect(named.exitCode).toBe(0);
  });

  it("in a checkout without its base says what to set, and everything counts", async () => {
    const step = await run(pullRequestRepository(BEFORE, { "k8s/new.yaml": POD }, {}, 1));
    expect(step.exitCode).toBe(1);
    expect(step.outputs).toMatchObject({ findings: "1", existing: "0", base: "" });
    expect(step.log.match(/set "fetch-depth: 2" for actions\/checkout/g)).toHaveLength(1);
  });

  it("that switches comparing off is linted as a whole", async () => {
    const step = await run(pullRequestRepository(BEFORE, { "k8s/new.yaml": POD }), { base: "off" });
    expect(step.outputs).toMatchObject({ findings: "1", existing: "0", base: "" });
    expect(step.log).not.toContain("fetch-depth");
  });

  it("annotates what stands on changed lines before everything else", async () => {
    const pods = Array.from({ length: 12 }, (_, index) => POD.replace("web", `w${index}`));
    // A pool that takes new pods away breaks pods in files that the change does not touch.
    const untouched = Object.fromEntries(pods.map((pod, index) => [`a/pod-${10 + index}.yaml`, pod]));
    const step = await run(
      pullRequestRepository(
        { "taintlint.yaml": APART, ...untouched },
        { "taintlint.yaml": TAINTED, "z/new.yaml": INVALID_POD },
      ),
    );
    const errors = step.annotations.filter((line) => line.startsWith("::error"));
    const files = errors.map((line) => /file=([^,]*)/.exec(line)?.[1]);
    expect(files).toEqual(["z/new.yaml", "a/pod-10.yaml"]);
  });

  it.each([
    ["nofilter", ["k8s/near.yaml", "k8s/far.yaml", "new.yaml", "taintlint.yaml"]],
    ["file", ["k8s/near.yaml", "k8s/far.yaml", "new.yaml", "taintlint.yaml"]],
    ["diff_context", ["k8s/near.yaml", "new.yaml", "taintlint.yaml"]],
    ["added", ["new.yaml"]],
  ])("with the filter %s annotates findings that stand there", async (filter, expected) => {
    const near = POD.replace("web", "near");
    const far = `${POD.replace("web", "far")}${"# a remark\n".repeat(9)}`;
    const other = POD.replace("web", "other");
    const step = await run(
      pullRequestRepository(
        { "taintlint.yaml": APART, "k8s/near.yaml": near, "k8s/far.yaml": far, "k8s/other.yaml": other },
        {
          ...{ "taintlint.yaml": TAINTED, "new.yaml": INVALID_POD },
          ...{ "k8s/near.yaml": `${near}# new\n`, "k8s/far.yaml": `${far}# new\n` },
        },
      ),
      { filter, "fail-on": "never" },
    );
    const annotated = step.annotations.flatMap((line) => /file=([^,]*)/.exec(line)?.[1] ?? []);
    const others = filter === "nofilter" ? ["k8s/other.yaml"] : [];
    expect(new Set(annotated)).toEqual(new Set([...expected, ...others]));
  });

  it("tells of one rule, of what is grave, and without annotations where that is wanted", async () => {
    const repository = () =>
      pullRequestRepository(BEFORE, { "k8s/new.yaml": WARNED_POD, "k8s/bad.yaml": INVALID_POD.replace("web", "b") });
    const only = await run(repository(), { only: "unmatched-toleration" });
    expect(only.outputs).toMatchObject({ errors: "0", warnings: "1" });
    const grave = await run(repository(), { "min-severity": "error" });
    expect(grave.annotations).toHaveLength(1);
    expect(grave.outputs).toMatchObject({ errors: "1", warnings: "1" });
    const silent = await run(repository(), { annotations: "false" });
    expect(silent.annotations).toEqual([]);
    expect(silent.exitCode).toBe(1);
  });

  it("in a folder of the repository is compared there, with names from the root", async () => {
    const before = { "shop/taintlint.yaml": CONFIGURATION, "shop/old.yaml": INVALID_POD };
    const repository = pullRequestRepository(before, { "shop/new.yaml": INVALID_POD.replace("web", "new") });
    const step = await run(repository, { "working-directory": "shop" });
    expect(step.annotations).toEqual([expect.stringMatching(/^::error file=shop\/new\.yaml,line=8,/)]);
    expect(step.outputs).toMatchObject({ findings: "1", existing: "1" });
  });

  it("in a checkout below the workspace has names from the root of the repository", async () => {
    const repository = pullRequestRepository(BEFORE, { "k8s/new.yaml": INVALID_POD.replace("web", "new") });
    const cwd = temporaryFolder();
    cpSync(repository.cwd, join(cwd, "infra"), { recursive: true });
    const step = await run({ ...repository, cwd }, { "working-directory": "infra" });
    expect(step.annotations).toEqual([expect.stringMatching(/^::error file=k8s\/new\.yaml,line=8,/)]);
  });
});

it("a merge group is compared with what it goes onto", async () => {
  const { cwd, base, merge } = pullRequestRepository(BEFORE, { "k8s/new.yaml": WARNED_POD });
  const env = { GITHUB_EVENT_NAME: "merge_group", GITHUB_REPOSITORY: "shop/infra", GITHUB_SHA: merge };
  const step = await runStep({ cwd, env, event: { merge_group: { base_sha: base, head_sha: merge } } });
  expect(step.exitCode).toBe(0);
  expect(step.outputs).toMatchObject({ findings: "1", warnings: "1", existing: "1", base });
});

it("other events are compared with a revision that is named, and with nothing else", async () => {
  const { cwd } = pullRequestRepository(BEFORE, {}, {}, 5);
  commit(cwd, { "k8s/new.yaml": POD });
  const env = { GITHUB_EVENT_NAME: "push", GITHUB_SHA: git(cwd, "rev-parse", "HEAD").trim() };
  expect((await runStep({ cwd, env })).outputs).toMatchObject({ findings: "1", existing: "0" });
  const named = await runStep({ cwd, env, inputs: { base: "HEAD~1" } });
  expect(named.outputs).toMatchObject({ findings: "0", existing: "1" });
  const unknown = await runStep({ cwd, env, inputs: { base: "nowhere" } });
  expect(unknown.exitCode).toBe(1);
  expect(unknown.annotations).toEqual([expect.stringMatching(/^::error title=taintlint::input "base": .*"nowhere"/)]);
});

it("a working directory outside of the workspace is refused, by its path and by a link", async () => {
  const { cwd } = pullRequestRepository({ ...BEFORE, "inside/taintlint.yaml": "version: 1\n" }, {});
  symlinkSync("../..", join(cwd, "link"));
  symlinkSync("inside", join(cwd, "own"));
  for (const folder of ["../..", "..", "link", "/"]) {
    const step = await runStep({ cwd, inputs: { "working-directory": folder } });
    const message = `::error title=taintlint::input "working-directory": "${folder}" is not a folder of the workspace`;
    expect([step.exitCode, step.annotations]).toEqual([1, [message]]);
  }
  for (const folder of [".", "inside", "own", cwd]) {
    const step = await runStep({ cwd, inputs: { "working-directory": folder } });
    expect(step.annotations.join()).not.toContain("working-directory");
  }
});

it("a payload of a pull request that cannot be read says that nothing is compared", async () => {
  const { cwd } = pullRequestRepository(BEFORE, { "k8s/new.yaml": POD });
  const step = async (name: string, path: string) =>
    (await runStep({ cwd, env: { GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: join(cwd, path) } })).log;
  const said = "every finding counts as new: the payload of the event cannot be read, or names no pull request";
  for (const path of ["missing.json", "k8s/new.yaml"]) expect(await step("pull_request", path)).toContain(said);
  expect(await step("push", "missing.json")).not.toContain("payload");
});

it("a working directory that is none is a mistake", async () => {
  const { cwd } = pullRequestRepository(BEFORE, {});
  const step = await runStep({ cwd, inputs: { "working-directory": "nowhere" } });
  expect(step.annotations).toEqual([
    '::error title=taintlint::input "working-directory": "nowhere" is not a folder of the workspace',
  ]);
  expect(step.exitCode).toBe(1);
});

const isRoot = process.getuid?.() === 0;
if (!isRoot) console.log("skipped: only the root user can give a workspace to somebody else");

it.skipIf(!isRoot)("a workspace of another user, as in a container, is compared all the same", async () => {
  const repository = pullRequestRepository(BEFORE, { "k8s/new.yaml": POD });
  const NOBODY = 65534;
  chownSync(repository.cwd, NOBODY, NOBODY);
  chownSync(join(repository.cwd, ".git"), NOBODY, NOBODY);
  // Git is told whom to trust by the variables of the process.
  const step = await startStep(program(), stepFor(repository));
  expect(step.outputs).toMatchObject({ findings: "0", existing: "1" });
});
