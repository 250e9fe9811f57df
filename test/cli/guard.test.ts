import { describe, expect, it } from "vitest";
import { runInProcess } from "./in-process.js";
import { temporaryFolder } from "./temporary-folder.js";

const GPU = '{ name: gpu, labels: { pool: gpu }, taints: ["a=b:NoSchedule"], reservedFor: { namespaces: [ml] } }';
const OPEN = "{ name: open, reservedFor: { namespaces: [ml] } }";

function ask(text: string, ...words: string[]) {
  return runInProcess(["guard", ...words], temporaryFolder({ "taintlint.yaml": `version: 1\n${text}\n` }));
}

describe("taintlint guard", () => {
  it("prints the policies of the only cluster", async () => {
    const { exitCode, stdout } = await ask(`pools: [{ name: general }, ${GPU}]`);
    expect(exitCode).toBe(0);
    expect(stdout).toContain("kind: ValidatingAdmissionPolicyBinding");
  });

  it("prints those of Kyverno on request", async () => {
    const { stdout } = await ask(`pools: [{ name: general }, ${GPU}]`, "--kyverno");
    expect(stdout).toContain("kind: MutatingPolicy");
    expect(stdout).not.toContain("AdmissionPolicy");
  });

  it("wants to know which cluster, and names it in the output", async () => {
    const clusters = `clusters: [{ name: prod, pools: [${GPU}] }, { name: dev, pools: [{ name: general }] }]`;
    const { exitCode, errors } = await ask(clusters);
    expect(exitCode).toBe(2);
    expect(errors).toEqual([
      'taintlint: policies are written for one cluster: name it with --cluster, one of "prod", "dev"',
    ]);
    expect((await ask(clusters, "--cluster", "prod")).stdout).toContain('for cluster "prod"');
  });

  it.each([
    ["pools: [{ name: general }]", 'no pool says whom it is for: write "reservedFor" into a pool of the configuration'],
    [`pools: [${OPEN}]`, 'no reserved pool can be guarded: Pool "open": it has no taint'],
    ["provider: eks", "declares no node pools"],
  ])("says why there is nothing to guard in %s", async (text, message) => {
    const { exitCode, stdout, errors } = await ask(text);
    expect([exitCode, stdout]).toEqual([2, ""]);
    expect(errors.join()).toContain(message);
  });
});
