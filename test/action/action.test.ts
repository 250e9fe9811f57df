import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ruleUrl } from "../../src/model/documentation.js";
import { useDist } from "../cli/dist-copy.js";
import { CONFIGURATION, INVALID_POD, POD, WARNED_POD } from "../cli/program.js";
import { temporaryFolder } from "../cli/temporary-folder.js";
import { workflowCommandsIn } from "../cli/workflow-commands.js";
import { runStep as runWorkflowStep, type Step, type StepOptions, startStep } from "./workflow-step.js";

const program = useDist("action.js");
/** Outputs of a run without notes, base and SARIF file. */
const NO_OUTPUTS = {
  ...{ notes: "0", existing: "0", base: "", "sarif-file": "", "report-files": "" },
  ...{ judged: expect.any(String), unknown: "0", releases: "0" },
};

/** Runs the action in this process without token and network. */
function runStep(
  cwd: string,
  inputs: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
  writtenBefore = "",
): Promise<Step> {
  return runWorkflowStep({ cwd, inputs, env, writtenBefore });
}

/** Runs `dist/action.js`: what only a process shows, such as its exit code. */
function start(options: StepOptions): Promise<Step> {
  return startStep(program(), options);
}

function copies(count: number, pod: string): Record<string, string> {
  const files = Array.from({ length: count }, (_, index) => {
    // Different keys, so that no two findings have one cause.
    const text = pod.replace("name: web", `name: web-${index}`).replace("example.com/nothing", `example.com/n${index}`);
    return [`k8s/pod-${String(index).padStart(3, "0")}.yaml`, text.replace("NoSchedul }", `Effect${index} }`)] as const;
  });
  return Object.fromEntries(files);
}

describe("the action", () => {
  it("passes a clean repository", async () => {
    const step = await start({ cwd: temporaryFolder({ "taintlint.yaml": CONFIGURATION, "k8s/web.yaml": POD }) });
    expect(step.exitCode).toBe(0);
    expect(step.annotations).toEqual([]);
    expect(step.outputs).toEqual({ ...NO_OUTPUTS, findings: "0", errors: "0", warnings: "0" });
    expect(step.log).toContain("no findings in 1 file (1 document, 1 workload, 2 pools)");
    expect(step.summary).toMatch(/^## ✅ taintlint passed: no findings\n/);
  });

  it("annotates, summarizes and counts what it finds, and fails with one plain line", async () => {
    const files = { "taintlint.yaml": CONFIGURATION, "k8s/invalid.yaml": INVALID_POD, "k8s/warned.yaml": WARNED_POD };
    const step = await start({ cwd: temporaryFolder(files) });
    expect(step.exitCode).toBe(1);
    expect(step.annotations).toEqual([
      expect.stringMatching(/^::error file=k8s\/invalid\.yaml,line=8,endLine=8,col=56,endColumn=65,title=[^:]+::./),
      expect.stringMatching(/^::warning file=k8s\/warned\.yaml,line=8,/),
    ]);
    expect(step.outputs).toEqual({ ...NO_OUTPUTS, findings: "2", errors: "1", warnings: "1" });
    expect(step.log).toContain("k8s/invalid.yaml:8:56: error[invalid-toleration]");
    expect(step.log).toMatch(/\ntaintlint failed: 1 error, 1 warning\n$/);
    expect(step.summary).toMatch(/^## ❌ taintlint failed: 1 error, 1 warning\n/);
    expect(step.summary).toContain("docs/rules/invalid-toleration.md");
  });

  it("links to the rules of its own version and to the lines of the commit", async () => {
    const files = { "taintlint.yaml": CONFIGURATION, "k8s/a b.yaml": INVALID_POD };
    const { summary } = await runStep(
      temporaryFolder(files),
      {},
      {
        GITHUB_SERVER_URL: "https://github.example",
        GITHUB_REPOSITORY: "shop/infra",
        GITHUB_SHA: "0123abc",
        GITHUB_ACTION_REPOSITORY: "owner/other-action",
        GITHUB_ACTION_REF: "v1",
      },
    );
    expect(summary).toContain(`(${ruleUrl("invalid-toleration")})`);
    expect(summary).not.toContain("other-action");
    expect(summary).toContain("https://github.example/shop/infra/blob/0123abc/k8s/a%20b.yaml#L8");
  });

  it.each([
    ["never", INVALID_POD, 0],
    ["error", WARNED_POD, 0],
    ["warning", WARNED_POD, 1],
  ])("respects fail-on %s", async (failOn, pod, exitCode) => {
    const step = await runStep(temporaryFolder({ "taintlint.yaml": CONFIGURATION, "a.yaml": pod }), {
      "fail-on": failOn,
    });
    expect(step.exitCode).toBe(exitCode);
    expect(step.outputs.findings).toBe("1");
    expect(step.annotations).toHaveLength(1);
  });

  it("writes ten annotations of each level, and says where the others are", async () => {
    const errors = copies(14, INVALID_POD);
    const warnings = Object.entries(copies(23, WARNED_POD)).map(([path, text]) => [`w/${path}`, text] as const);
    const step = await runStep(
      temporaryFolder({ "taintlint.yaml": CONFIGURATION, ...errors, ...Object.fromEntries(warnings) }),
    );
    expect(step.outputs).toEqual({ ...NO_OUTPUTS, findings: "37", errors: "14", warnings: "23" });
    expect(step.annotations.filter((line) => line.startsWith("::error"))).toHaveLength(10);
    expect(step.annotations.filter((line) => line.startsWith("::warning"))).toHaveLength(10);
    expect(step.annotations).toHaveLength(20);
    expect(step.log).toMatch(/\n17 .*job summary.*\n/);
    expect(step.summary).toContain("pod-013.yaml");
  });

  it("takes configuration, inventory, manifests and formats from its inputs", async () => {
    const cwd = temporaryFolder({
      "lint/conf.yaml": "version: 1\nrules: { invalid-toleration: note }\n",
      "infra/pools.yaml": CONFIGURATION,
      "apps/a.yaml": INVALID_POD,
      "apps/b.yml": POD,
      "other/c.yaml": INVALID_POD,
    });
    const step = await runStep(cwd, {
      config: "lint/conf.yaml",
      inventory: "infra/pools.yaml",
      manifests: "apps/*.{yaml,yml}",
      format: "json=out/report.json",
    });
    expect(step.exitCode).toBe(0);
    expect(step.annotations).toEqual([expect.stringMatching(/^::notice file=apps\/a\.yaml,line=8,/)]);
    expect(JSON.parse(readFileSync(join(cwd, "out/report.json"), "utf8"))).toMatchObject({
      summary: { files: 2, workloads: 2, pools: 2, notes: 1 },
    });
  });
});

it("names the SARIF file for an upload step, from the workspace", async () => {
  const cwd = temporaryFolder({ "shop/taintlint.yaml": CONFIGURATION, "shop/k8s/a.yaml": INVALID_POD });
  const step = await runStep(cwd, { "working-directory": "shop", format: "sarif=out/shop.sarif" });
  expect(step.outputs["sarif-file"]).toBe("shop/out/shop.sarif");
  expect(step.outputs["report-files"]?.split("\n")).toContain("shop/out/shop.sarif");
  const { runs } = JSON.parse(readFileSync(join(cwd, "shop/out/shop.sarif"), "utf8"));
  expect(runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri).toBe("shop/k8s/a.yaml");
});

describe("a mistake", () => {
  it("in the configuration is an error annotation at its line", async () => {
    const step = await runStep(temporaryFolder({ "taintlint.yaml": CONFIGURATION.replace("NoSchedule", "NoSchedul") }));
    expect(step.exitCode).toBe(1);
    expect(step.annotations).toEqual([
      expect.stringMatching(/^::error title=taintlint,file=taintlint\.yaml,line=5,col=14::.*"NoSchedul"/),
    ]);
    expect(step.log).toContain("taintlint.yaml:5:14: error: ");
    expect(step.outputs).toEqual({});
  });

  it("in an input is an error annotation", async () => {
    const inputs = { config: "nowhere.yaml", "fail-on": "warning" };
    const step = await start({ cwd: temporaryFolder(), inputs, env: { GITHUB_EVENT_PATH: "nowhere.json" } });
    expect(step.annotations).toEqual(['::error title=taintlint::configuration "nowhere.yaml" does not exist']);
    expect(step.exitCode).toBe(1);
  });

  it("nothing to lint fails the step, and says so", async () => {
    const step = await runStep(temporaryFolder({ "taintlint.yaml": CONFIGURATION }), { manifests: "k8s/*.yaml" });
    expect(step.annotations).toEqual([
      '::error title=taintlint::nothing was linted: no YAML or JSON file was found for "k8s/*.yaml"',
    ]);
    expect(step.exitCode).toBe(1);
  });
});

describe("what the runner gives", () => {
  it("a summary that is nearly full gets nothing more", async () => {
    const before = "x".repeat(1024 * 1024 - 70 * 1024);
    const cwd = temporaryFolder({ "taintlint.yaml": CONFIGURATION, "a.yaml": POD });
    const step = await runStep(cwd, {}, {}, before);
    expect(step.summary).toBe(before);
    expect(step.annotations).toEqual(["::notice::the job summary of this step is full: nothing was added to it"]);
    expect(step.exitCode).toBe(0);
  });

  it("a summary never grows above a megabyte", async () => {
    const cwd = temporaryFolder({ "taintlint.yaml": CONFIGURATION, ...copies(900, INVALID_POD) });
    const { summary, exitCode } = await runStep(cwd, {}, {}, "x".repeat(900 * 1024));
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(1024 * 1024);
    expect(Buffer.byteLength(summary)).toBeGreaterThan(901 * 1024);
    expect(exitCode).toBe(1);
  });

  it("no summary file is no reason to fail, one that cannot be written is", async () => {
    const cwd = temporaryFolder({ "taintlint.yaml": CONFIGURATION, "a.yaml": POD });
    expect((await runStep(cwd, {}, { GITHUB_STEP_SUMMARY: "" })).exitCode).toBe(0);
    const step = await runStep(cwd, {}, { GITHUB_STEP_SUMMARY: join(cwd, "nowhere/summary") });
    expect(step.annotations).toEqual(["::error title=taintlint::the job summary cannot be written: it does not exist"]);
    expect(step.exitCode).toBe(1);
  });
});

describe("a hostile repository", () => {
  it("gives the runner no commands", async () => {
    const cwd = temporaryFolder({
      "taintlint.yaml": CONFIGURATION,
      "::error::pwned.yaml": INVALID_POD,
      "##[error]pwned.yaml": INVALID_POD,
      "a.yaml": INVALID_POD.replace("NoSchedul ", '"x%0A::error::pwned\\n::error::pwned" '),
    });
    const { log } = await runStep(cwd);
    const lines = log.split("\n");
    const token = /^::stop-commands::([-0-9a-f]{36})$/.exec(lines[0] ?? "")?.[1];
    expect(token).toBeDefined();
    const after = lines.slice(lines.indexOf(`::${token}::`) + 1);
    expect(after.filter((line) => /^\s*(?:::|##\[)/.test(line))).toEqual([
      expect.stringMatching(
        /^::error file=%23%23\[error\]pwned\.yaml,line=8,|^::error file=##\[error\]pwned\.yaml,line=8,/,
      ),
      expect.stringMatching(/^::error file=%3A%3Aerror%3A%3Apwned\.yaml,line=8,/),
      expect.stringMatching(/^::error file=a\.yaml,line=8,/),
    ]);
  });

  it("is left as it was", async () => {
    const cwd = temporaryFolder({ "taintlint.yaml": CONFIGURATION, "a.yaml": POD });
    await runStep(cwd);
    expect(readdirSync(cwd).sort()).toEqual(["a.yaml", "taintlint.yaml"]);
  });
});

it("forges no command and shows every character, wherever a text of the repository comes to the log", async () => {
  const forged = "x\\n::add-mask::abc\\u001b[2J\\u202e";
  const name = "taint\u202elint.yaml";
  const cwd = temporaryFolder({ [name]: `version: 1\nrules: {"${forged}": off}\n`, "a.yaml": POD });
  const step = await runStep(cwd, { config: name });
  expect(step.exitCode).toBe(1);
  expect(workflowCommandsIn(step.log)).toEqual(["error"]);
  expect(step.annotations[0]).toContain("file=taint\\u202elint.yaml,");
  expect(step.log).not.toMatch(/[^\P{C}\n\t]/u);
});
