import { describe, expect, it } from "vitest";
import { lint } from "../../src/lint/lint-texts.js";

const pools = (taints: string) => ({
  path: "taintlint.yaml",
  text: `version: 1\npools:\n  - name: general\n  - name: gpu\n    labels: {pool: gpu}\n${taints}`,
});
const TAINTED = pools("    taints: [gpu=true:NoSchedule]\n");
const TRAINER = {
  path: "trainer.yaml",
  text: `apiVersion: v1
kind: Pod
metadata: {name: trainer}
spec:
  containers: [{name: c, image: c:1}]
  nodeSelector: {pool: gpu}
`,
};
const files = [TRAINER];

describe("lint with a base", () => {
  it("tells what is new, what was there, and what the change does", () => {
    const outcome = lint({ configuration: TAINTED, files, base: { configuration: pools(""), files } });
    if (!outcome.ok) throw new Error("the configuration is right");
    const { findings, existing, change } = outcome.result;
    expect(findings.map(({ rule }) => rule)).toEqual(["taint-change-impact"]);
    expect(findings[0]?.also.map(({ rule }) => rule)).toEqual(["unschedulable"]);
    expect(existing).toEqual([]);
    expect(change?.workloads).toMatchObject([{ name: "trainer", effect: "unschedulable", pools: ["gpu"] }]);
    const same = lint({ configuration: TAINTED, files, base: { configuration: TAINTED, files } });
    if (!same.ok) throw new Error("the configuration is right");
    expect(same.result.findings).toEqual([]);
    expect(same.result.existing.map(({ rule }) => rule)).toEqual(["unschedulable"]);
  });

  it("says what is wrong with the configuration of the base", () => {
    const outcome = lint({ configuration: TAINTED, files, base: { configuration: pools("    tints: []\n"), files } });
    expect(outcome).toMatchObject({ ok: false, errors: [{ range: { file: "taintlint.yaml", line: 6 } }] });
  });
});

it("reads a text anew that somebody has changed since", () => {
  const file = { ...TRAINER };
  const workloads = () => {
    const outcome = lint({ files: [file] });
    return outcome.ok && outcome.result.summary.workloads;
  };
  expect(workloads()).toBe(1);
  file.text = "";
  expect(workloads()).toBe(0);
});
