import { describe, expect, it } from "vitest";
import { detailsOf } from "../../src/reporters/words/finding-words.js";
import { rulesFound } from "./found.js";
import { lintTexts } from "./lint-texts.js";

function workload(kind: string, more = ""): string {
  return `apiVersion: apps/v1
kind: ${kind}
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: c, image: c:1}]
${more === "" ? "" : `      ${more}\n`}`;
}

const EMPTY_GPU = "{name: gpu, labels: {pool: gpu}, taints: [gpu:NoSchedule], scale: {max: 0}}";

describe("pools that are scaled to zero", () => {
  it("take no pod, and the finding says so", () => {
    const text = workload("Deployment", "nodeSelector: {pool: gpu}\n      tolerations: [{key: gpu, operator: Exists}]");
    const { findings, fit } = lintTexts(`pools: [{name: general}, ${EMPTY_GPU}]`, text);
    expect(findings).toMatchObject([
      {
        rule: "unschedulable",
        message: 'no pool admits the pod: pool "gpu", the only one that could take it, is scaled to zero',
        reasons: [
          { pool: "gpu", reasons: ["the pool is scaled to zero"] },
          { pool: "general", reasons: ['label "pool" is missing, the pod asks for "gpu"'] },
        ],
      },
    ]);
    expect(fit.workloads[0]?.pools.map(({ verdict }) => verdict)).toEqual(["blocked", "blocked"]);
  });

  it("are no pools that a toleration could open", () => {
    const inventory = `pools: [{name: db, taints: [db:NoSchedule]}, ${EMPTY_GPU}]`;
    const [finding] = lintTexts(inventory, workload("Deployment")).findings.filter(
      ({ rule }) => rule === "unschedulable",
    );
    expect(finding?.help).toContain("key: db");
    expect(finding?.help).not.toContain("key: gpu");
    expect(finding && detailsOf(finding)).toContain(
      "gpu: untolerated taint gpu:NoSchedule; the pool is scaled to zero",
    );
  });

  it.each(["{max: 0}", "{replicas: 0}", "{min: 0, max: 0, replicas: 0}"])(
    "with scale %s need no DaemonSet",
    (scale) => {
      const inventory = `pools: [{name: general}, {name: gpu, taints: [gpu:NoSchedule], scale: ${scale}}]`;
      expect(rulesFound(inventory, workload("DaemonSet"))).toEqual([]);
    },
  );

  it.each(["{min: 0, max: 3}", "{replicas: 0, max: 3}", "{min: 0}"])("are others than one with scale %s", (scale) => {
    const inventory = `pools: [{name: general, scale: ${scale}}]`;
    expect(rulesFound(inventory, workload("Deployment"))).toEqual([]);
  });
});
