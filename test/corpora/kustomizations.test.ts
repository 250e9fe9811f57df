import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { isTried } from "../long-run.js";
import { planRepository, readRepository } from "../rendering/kustomize/fixture.js";
import { kustomizePrograms, runRoot } from "../rendering/kustomize/run-kustomize.js";
import { type Exactness, tracedFields } from "../rendering/kustomize/traced-fields.js";

const CORPUS = "../shared/corpora/eks-workshop-manifests";
const [program] = kustomizePrograms();
const isReady = existsSync(CORPUS) && program !== undefined;

if (!isReady) {
  process.stderr.write(
    `the kustomizations of a real repository are not rendered: ${existsSync(CORPUS) ? "there is no kustomize" : `${CORPUS} is not here`}\n`,
  );
}

describe.skipIf(!isReady)("every kustomization of a real repository", () => {
  it("is rendered, or says why not, and leads its fields to lines", { timeout: 120_000 }, () => {
    const counts: Record<Exactness, number> = { value: 0, cause: 0, document: 0, file: 0 };
    const reasons: string[] = [];
    let rendered = 0;
    let workloads = 0;
    let withBase = 0;
    for (const root of planRepository(readRepository(CORPUS)).filter((_, index) => isTried(index, 6))) {
      const outcomes = program === undefined ? [] : runRoot(root, resolve(CORPUS), program);
      const { value: manifest, problem } = root.interpret(outcomes);
      if (problem !== undefined) reasons.push(problem.message);
      if (manifest === undefined) continue;
      rendered++;
      workloads += manifest.workloads.length;
      withBase += manifest.workloads.filter(({ document }) => document.origin?.base !== undefined).length;
      for (const workload of manifest.workloads) {
        for (const { exactness } of tracedFields(workload)) counts[exactness]++;
      }
    }
    process.stderr.write(
      `${rendered} roots rendered, ${reasons.length} not; ${withBase} of ${workloads} workloads have a source object; fields: ${JSON.stringify(counts)}\n`,
    );
    for (const reason of reasons) expect(reason).toMatch(/^kustomization ".*" is not rendered: ./);
    expect(reasons.filter((reason) => reason.includes(" exit "))).toEqual([]);
    expect(rendered).toBeGreaterThan(10);
    expect(withBase).toBe(workloads);
    expect(counts.file).toBe(0);
    expect(counts.document).toBe(0);
    expect(counts.value / (counts.value + counts.cause)).toBeGreaterThan(0.95);
  });
});
