import { describe, expect, it } from "vitest";
import { runInProcess } from "../cli/in-process.js";
import { POD } from "../cli/program.js";
import { temporaryFolder } from "../cli/temporary-folder.js";

const CONFIGURATION = `version: 1
complete: true
clusters:
  - name: prod
    manifests: ["app/**"]
    pools: [{name: general}]
`;

async function coverageOf(files: Readonly<Record<string, string>>) {
  const folder = temporaryFolder({ "taintlint.yaml": CONFIGURATION, "app/web.yaml": POD, ...files });
  const run = await runInProcess(["--format", "json"], folder);
  const { outside, outsideFiles, workloads } = JSON.parse(run.stdout).coverage;
  const text = await runInProcess([], folder);
  return { outside, outsideFiles, workloads, text: text.stdout };
}

describe("workloads that no glob of the configuration matches", () => {
  it("are counted, and their files are named", async () => {
    const { text, ...counted } = await coverageOf({ "b/web.yaml": POD, "c/web.yaml": `${POD}---\n${POD}` });
    expect(counted).toEqual({ outside: 3, outsideFiles: ["b/web.yaml", "c/web.yaml"], workloads: 1 });
    expect(text.replace(/ in [\d.]+ s$/m, "")).toBe(
      `coverage: 1 of 1 workload judged on every pool; 3 more are in files that no "manifests" glob matches, such as b/web.yaml
no findings in what was judged in 1 file (1 document, 1 workload, 1 pool)
`,
    );
  });

  it.each([
    ["excluded", { "taintlint.yaml": `${CONFIGURATION}exclude: ["b/**"]\n`, "b/web.yaml": POD }],
    ["files of test tools", { "b/.pre-commit-config.yaml": "", "b/testdata/web.yaml": POD }],
    ["without workloads", { "b/web.yaml": "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n" }],
    ["no workloads of a whole pod", { "b/values.yaml": "tolerations: [{key: a, operator: Exists}]\n" }],
    ["under no globs", { "taintlint.yaml": "version: 1\npools: [{name: general}]\n", "b/web.yaml": POD }],
  ])("are none where they are %s", async (_, files) => {
    expect(await coverageOf(files)).toMatchObject({ outside: 0, outsideFiles: [] });
  });
});
