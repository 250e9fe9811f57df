import { describe, expect, it } from "vitest";
import { preloadJump } from "../cli/clock-jump.js";
import { useDist } from "../cli/dist-copy.js";
import { CONFIGURATION, INVALID_POD, POD } from "../cli/program.js";
import { temporaryFolder } from "../cli/temporary-folder.js";
import { TOKEN } from "./github-server.js";
import { BASE, COMMENT, github, pullRequestStep, runPullRequest, variables } from "./posting-step.js";
import { pullRequestRepository } from "./pull-request-repository.js";
import { runStep, type StepOptions, startStep } from "./workflow-step.js";

const program = useDist("action.js");
/** Enough for a thread, and the file in which it stops the run. */
const ENDLESS = { "k8s/large.yaml": `${POD}---\n`.repeat(1000), "k8s/zz-busy.yaml": POD };

function startStopped(options: StepOptions) {
  const preload = preloadJump({ jump: "at the mark", step: "loop" });
  return startStep(program(), { ...options, env: { ...options.env, NODE_OPTIONS: `--require ${preload}` } });
}

describe.skipIf(process.platform === "win32")("the action, stopped by the thread", { timeout: 60_000 }, () => {
  it("leaves a comment as it is", async () => {
    const server = await github();
    await runPullRequest(server, pullRequestRepository(BASE, { "k8s/new.yaml": INVALID_POD }));
    const [before] = server.comments.map(({ body }) => body);
    expect(before).toContain("invalid-toleration");
    const { length } = server.requests;
    const clean = pullRequestRepository({ ...BASE, ...ENDLESS }, { "k8s/new.yaml": POD });
    const step = await startStopped(pullRequestStep(server, clean, { inputs: COMMENT }));
    expect(step.exitCode).toBe(2);
    expect(step.log).toContain("the run was stopped while");
    expect(step.log).toContain("nothing is posted: the run did not judge everything");
    expect(server.requests).toHaveLength(length);
    expect(server.comments.map(({ body }) => body)).toEqual([before]);
  });

  it("closes no issue, and one that ends does", async () => {
    const server = await github();
    const audit = (files: Readonly<Record<string, string>>): StepOptions => ({
      cwd: temporaryFolder({ "taintlint.yaml": CONFIGURATION, ...files }),
      inputs: { token: TOKEN, issue: "true", "fail-on": "never" },
      env: variables(server, "schedule"),
    });
    await runStep(audit({ "k8s/web.yaml": INVALID_POD }));
    expect(server.issues).toMatchObject([{ state: "open" }]);
    const { length } = server.requests;
    const stopped = await startStopped(audit(ENDLESS));
    expect(stopped.exitCode).toBe(2);
    expect(stopped.log).toContain("the run was stopped while");
    expect(server.requests).toHaveLength(length);
    expect(server.issues).toMatchObject([{ state: "open" }]);
    await runStep(audit({ "k8s/web.yaml": POD }));
    expect(server.issues).toMatchObject([{ state: "closed" }]);
  });
});
