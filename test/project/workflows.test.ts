import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readInputs } from "../../src/action/inputs.js";
import { VERSION } from "../../src/model/version.js";
import { cacheFolder } from "../../src/workspace/user-cache.js";

interface WorkflowStep {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly name: string;
  readonly on: unknown;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, { readonly permissions?: unknown; readonly steps: readonly WorkflowStep[] }>>;
}

interface Metadata {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly outputs: Readonly<Record<string, unknown>>;
}

const EXAMPLES = "examples/workflows";
const REUSABLE = ".github/workflows/taintlint.yml";
const metadata: Metadata = parse(readFileSync("action.yml", "utf8"));
/** By a tag, or by the commit of a release, as `scripts/release-pin.mjs` writes it. */
const ACTION = /^taintlint\/taintlint@(?:v\d+(?:\.\d+\.\d+)?|[0-9a-f]{40})$/;
/** GitHub's own actions and Scorecard, by commit, because a tag can be moved. This one is what the reader decides to trust. */
const ACTIONS =
  /^(?:(?:actions\/(?:checkout|setup-node|cache|attest|upload-artifact|download-artifact)|github\/codeql-action\/(?:init|analyze|upload-sarif)|ossf\/scorecard-action)@[0-9a-f]{40}|taintlint\/taintlint@(?:v\d+(?:\.\d+\.\d+)?|[0-9a-f]{40})|\.\/)$/;

function read(path: string) {
  const text = readFileSync(path, "utf8");
  const workflow: Workflow = parse(text);
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
  const [lint, ...more] = steps.filter(({ uses }) => ACTION.test(uses ?? ""));
  expect(more).toEqual([]);
  // Several runners share the work by way of the program itself, and the action compares no cluster and no other repository.
  const runsProgram = steps.some(({ run }) => /\btaintlint (?:merge|drift|facts|lint --base) /.test(run ?? ""));
  return { text, workflow, steps, inputs: lint?.with ?? {}, hasAction: lint !== undefined, runsProgram };
}

it("the reusable workflow runs the action of its own version, and examples all the same", () => {
  const usedBy = (path: string) => read(path).steps.flatMap(({ uses }) => (ACTION.test(uses ?? "") ? [uses] : []));
  expect(usedBy(REUSABLE)).toEqual([`taintlint/taintlint@v${VERSION}`]);
  const major = `taintlint/taintlint@v${VERSION.replace(/\..*/, "")}`;
  // Until a release, whose commit they then name.
  const [used, ...others] = new Set(examples.flatMap(usedBy));
  expect(others).toEqual([]);
  if (used !== major) expect(used).toMatch(/@[0-9a-f]{40}$/);
});

const examples = readdirSync(EXAMPLES).map((name) => join(EXAMPLES, name));

it("there are examples", () => {
  expect(examples.length).toBeGreaterThanOrEqual(4);
});

const own = readdirSync(".github/workflows").map((name) => join(".github/workflows", name));

it.each([...examples, ...own])("%s names every action by its commit, with the version beside it", (path) => {
  const { text, steps } = read(path);
  expect(steps.flatMap(({ uses }) => uses ?? []).filter((uses) => !ACTIONS.test(uses))).toEqual([]);
  const pinned = text.split("\n").filter((line) => /@[0-9a-f]{40}/.test(line));
  expect(pinned.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

it("an action is the same commit in every workflow and on every page", () => {
  const pages = ["README.md", "docs/ci.md", "docs/github-action.md"];
  const texts = [...examples, ...own, ...pages].map((path) => readFileSync(path, "utf8"));
  const named = texts.flatMap((text) => [...text.matchAll(/uses: ((?:actions|github|ossf)\/[\w-]+)[\w/-]*@(.*)$/gm)]);
  const commits = new Map<string, Set<string>>();
  for (const [, action = "", commit = ""] of named) commits.set(action, (commits.get(action) ?? new Set()).add(commit));
  expect(commits.size).toBeGreaterThan(2);
  for (const [action, { size }] of commits) expect({ action, size }).toEqual({ action, size: 1 });
});

describe.each(own.filter((path) => path !== REUSABLE))("%s", (path) => {
  const { text, workflow, steps } = read(path);

  it("gives a job no more than it names, and keeps no token in a checkout", () => {
    expect([{}, { contents: "read" }]).toContainEqual(workflow.permissions);
    const checkouts = steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"));
    expect(checkouts.length).toBeGreaterThan(0);
    expect(checkouts.map((step) => step.with?.["persist-credentials"])).toEqual(checkouts.map(() => false));
    expect(text).not.toMatch(/pull_request_target|write-all|read-all/);
    // An expression in a script is code of whoever chooses its value.
    expect(steps.filter(({ run }) => run?.includes("${{"))).toEqual([]);
  });

  it("runs no script of a package that it installs", () => {
    const installs = `${text}\n${readFileSync(".ci/run", "utf8")}`.match(/npm (?:ci|install)\b.*/g) ?? [];
    expect(installs.length).toBeGreaterThan(0);
    expect(installs.filter((line) => !line.startsWith("npm ci --ignore-scripts"))).toEqual([]);
  });
});

it("code scanning and Scorecard look at every push to main", () => {
  for (const [path, action] of [
    ["codeql.yml", "github/codeql-action/analyze@"],
    ["scorecard.yml", "ossf/scorecard-action@"],
  ] as const) {
    const { workflow, steps } = read(join(".github/workflows", path));
    expect(workflow.on).toMatchObject({ push: { branches: ["main"] } });
    expect(steps.some(({ uses }) => uses?.startsWith(action))).toBe(true);
  }
});

it("the release alone may write to the repository", () => {
  const writes = own.filter((path) => /^ +contents: write$/m.test(readFileSync(path, "utf8")));
  expect(writes).toEqual([".github/workflows/release.yml"]);
});

it("every file has an owner", () => {
  const owned = readFileSync(".github/CODEOWNERS", "utf8").match(/^[^#\s]+ +@\S+$/gm) ?? [];
  const paths = owned.map((line) => line.split(" ")[0]);
  expect(paths[0]).toBe("*");
  expect(paths.slice(1).filter((path) => !existsSync(path?.replace(/^\//, "") ?? ""))).toEqual([]);
});

/** By `npm run test-programs`, else the one on PATH. */
const actionlint = [resolve("test/programs/built/actionlint"), "actionlint"].find(
  (program) => spawnSync(program, ["-version"]).status === 0,
);
if (actionlint === undefined) console.warn("skipped: no actionlint is on PATH, nor in test/programs/built");

it.skipIf(actionlint === undefined)("actionlint finds nothing in any workflow", () => {
  const run = spawnSync(actionlint ?? "", ["-no-color", ...examples, ...own], { encoding: "utf8" });
  expect({ status: run.status, stdout: run.stdout, stderr: run.stderr }).toEqual({ status: 0, stdout: "", stderr: "" });
});

describe.each([...examples, REUSABLE])("%s", (path) => {
  const { text, workflow, steps, inputs, hasAction, runsProgram } = read(path);

  it("uses this action, with inputs that it has, and outputs that it has", () => {
    expect(hasAction).toBe(!runsProgram);
    expect(Object.keys(inputs).filter((name) => !(name in metadata.inputs))).toEqual([]);
    const outputs = [...text.matchAll(/steps\.taintlint\.outputs\.([\w-]+)/g)].map(([, name = ""]) => name);
    expect(outputs.filter((name) => !(name in metadata.outputs))).toEqual([]);
  });

  it("never runs with a token that writes beside code that nobody has reviewed", () => {
    expect(text).not.toContain("pull_request_target");
    const checkout = steps.find(({ uses }) => uses?.startsWith("actions/checkout@"));
    expect(checkout?.with?.["persist-credentials"]).toBe(false);
    if (/pull_request|merge_group|workflow_call/.test(JSON.stringify(workflow.on))) {
      expect(checkout?.with?.["fetch-depth"]).toBe(2);
    }
  });
});

describe.each(examples)("%s", (path) => {
  const { workflow, steps, inputs } = read(path);

  it("asks for the permissions that it needs, and for no other", () => {
    const needed: Record<string, string> = { contents: "read" };
    if (inputs.comment === true || inputs.suggestions === true) needed["pull-requests"] = "write";
    if (inputs.issue === true || steps.some(({ run }) => run?.includes("gh issue create"))) needed.issues = "write";
    if (steps.some(({ uses }) => uses?.includes("upload-sarif"))) needed["security-events"] = "write";
    expect(workflow.permissions).toEqual(needed);
    expect(Object.values(workflow.jobs).flatMap((job) => job.permissions ?? [])).toEqual([]);
  });

  it("has inputs that are no mistake", () => {
    const result = readInputs((name) => String(inputs[name] ?? ""));
    expect(result.problem).toBeUndefined();
  });
});

it("what is kept between runs is the folder that renderings are kept in", () => {
  const { steps } = read(join(EXAMPLES, "render-cache.yml"));
  const index = steps.findIndex(({ uses }) => uses?.startsWith("actions/cache@"));
  const home = "/home/runner";
  expect(String(steps[index]?.with?.path).replace(/^~/, home)).toBe(cacheFolder({ HOME: home }, "linux"));
  // Restored before anything renders.
  expect(index).toBeLessThan(steps.findIndex(({ uses }) => ACTION.test(uses ?? "")));
});

it("the reusable workflow passes on everything but a token, and files and programs that its caller could not reach", () => {
  const { workflow, inputs } = read(REUSABLE);
  expect(workflow.permissions).toBeUndefined();
  const { on } = workflow as unknown as {
    readonly on: { readonly workflow_call: { readonly inputs: Readonly<Record<string, unknown>> } };
  };
  expect(Object.keys(on.workflow_call.inputs)).toEqual(Object.keys(inputs));
  const left = Object.keys(metadata.inputs).filter((name) => !(name in inputs));
  expect(left).toEqual(["format", "charts", "chart-sources", "kustomize", "helm", "token"]);
  for (const name of Object.keys(inputs)) expect(inputs[name]).toBe(`\${{ inputs.${name} }}`);
});
