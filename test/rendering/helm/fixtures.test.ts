import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parseConfiguration } from "../../../src/lint/configuration/parse-configuration.js";
import type { RenderOutcome, RenderRoot } from "../../../src/rendering/contract/render-root.js";
import { planCharts } from "../../../src/rendering/helm/plan-charts.js";
import { describeRoot } from "./described-root.js";
import { folderFiles } from "./folder-files.js";
import { HELM, runHelm } from "./helm-program.js";

const FOLDER = join(import.meta.dirname, "fixtures");
const files = folderFiles(FOLDER);
const paths = files.list(".");
const charts = paths.filter((path) => path.endsWith("/Chart.yaml"));

function planFixtures(): readonly RenderRoot[] {
  const declared = paths
    .filter((path) => path.endsWith("/taintlint.yaml"))
    .flatMap((path) => {
      const file = { path, text: readFileSync(join(FOLDER, path), "utf8") };
      return parseConfiguration(file, { kind: "configuration" }).configuration?.charts ?? [];
    });
  return planCharts({ charts, declared, targets: [], kubernetesVersion: undefined, files });
}

const roots = planFixtures();
const fixtures = [...new Set(paths.map((path) => path.split("/")[0] ?? ""))].filter((name) => !name.includes("."));

function rootsOf(fixture: string): RenderRoot[] {
  return roots.filter(({ file }) => file.path.startsWith(`${fixture}/`));
}

/** What helm printed, by the label of the root: written with `RECORD_HELM=1`. */
function recordedOf(fixture: string): Record<string, RenderOutcome[]> {
  const path = join(FOLDER, `${fixture}.recorded.json`);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
}

async function expectRoots(fixture: string, outcomesOf: (root: RenderRoot) => readonly RenderOutcome[]) {
  const shares = { field: 0, document: 0, file: 0 };
  const described = rootsOf(fixture).map((root) => [root.label, describeRoot(root, outcomesOf(root), shares)]);
  const text = JSON.stringify(Object.fromEntries(described), undefined, 2);
  expect(text).not.toMatch(/not-to-be-told|s3cret/);
  await expect(`${text}\n`).toMatchFileSnapshot(join(FOLDER, `${fixture}.expected.json`));
  return shares;
}

it("finds charts, and none that another chart holds", () => {
  expect(roots.length).toBeGreaterThan(8);
  expect(roots.filter(({ file }) => file.path.includes("/charts/"))).toEqual([]);
  expect(new Set(roots.map(({ label }) => label)).size).toBe(roots.length);
});

describe("what helm printed once", () => {
  const total = { field: 0, document: 0, file: 0 };
  it.each(fixtures)("%s", async (fixture) => {
    const recorded = recordedOf(fixture);
    const shares = await expectRoots(fixture, ({ label }) => recorded[label] ?? []);
    for (const key of ["field", "document", "file"] as const) total[key] += shares[key];
  });
  afterAll(() => {
    console.log(
      `scheduling fields: ${total.field} at their line, ${total.document} at their document, ${total.file} at their file`,
    );
  });
});

if (HELM === undefined) console.warn("helm is missing: nothing is rendered anew");
describe.skipIf(HELM === undefined)("what helm prints (skipped where helm is missing)", () => {
  it.each(fixtures)("%s", async (fixture) => {
    const outcomes = new Map(
      rootsOf(fixture).map((root) => {
        return [root.label, root.requests.map((request) => runHelm(HELM ?? "", FOLDER, request))];
      }),
    );
    if (process.env.RECORD_HELM !== undefined && outcomes.size > 0) {
      const text = JSON.stringify(Object.fromEntries(outcomes), undefined, 2);
      writeFileSync(join(FOLDER, `${fixture}.recorded.json`), `${text}\n`);
    }
    await expectRoots(fixture, ({ label }) => outcomes.get(label) ?? []);
  });
});
