import { afterEach, describe, expect, it, vi } from "vitest";
import { lintRepository } from "../../src/lint/lint.js";
import { readManifest } from "../../src/manifest/read-manifest.js";
import type { Finding } from "../../src/model/finding.js";
import { VERSION } from "../../src/model/version.js";
import { createGitops } from "../../src/rendering/gitops/follow-gitops.js";
import { planCharts } from "../../src/rendering/helm/plan-charts.js";
import { planKustomizations } from "../../src/rendering/kustomize/plan-kustomizations.js";
import { invalidYaml } from "../../src/rules/invalid-yaml.js";
import { mixedValues } from "../../src/rules/mixed-values.js";
import { unusedSuppression } from "../../src/rules/unused-suppression.js";
import { weakenedCheck } from "../../src/rules/weakened-check.js";
import { wrongOsPool } from "../../src/rules/wrong-os-pool.js";
import { type LintOptions, lint } from "../../src/workspace/lint-texts.js";
import { createRootPlanner } from "../../src/workspace/plan-roots.js";
import { parseDocuments } from "../../src/yaml/syntax.js";
import { textFiles } from "../rendering/helm/text-files.js";

/** A key that makes some map or set fail, as a mistake of taintlint would. */
const BOOM = "boom.io/key";

function failAt(method: "get" | "set"): void {
  const original = Map.prototype[method];
  vi.spyOn(Map.prototype, method).mockImplementation(function (this: Map<unknown, unknown>, ...given: unknown[]) {
    if (given[0] === BOOM) throw new TypeError("no\nboom");
    return Reflect.apply(original, this, given);
  } as typeof original);
}

/** The names of a long mapping's keys are put into a set when it is read. */
function failAtReading(): void {
  const { add } = Set.prototype;
  vi.spyOn(Set.prototype, "add").mockImplementation(function (this: Set<unknown>, name: unknown) {
    if (name === BOOM) throw new TypeError("no\nboom");
    return Reflect.apply(add, this, [name]);
  });
}

afterEach(() => {
  vi.restoreAllMocks();
});

const LONG = Array.from({ length: 12 }, (_, index) => `l${index}: a`).join(", ");
const podOf = (name: string, selector: string) =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: ${name}, annotations: {${LONG}, ${selector}: a}}\nspec:\n  containers: [{name: a, image: a}]\n  nodeSelector: {${selector}: none}\n`;
const FILES = [
  { path: "broken.yaml", text: podOf("broken", BOOM) },
  { path: "other.yaml", text: podOf("other", "pool") },
];
const OPTIONS: LintOptions = {
  configuration: { path: "taintlint.yaml", text: "version: 1\npools: [{name: general, openLabels: [boom.io/key]}]\n" },
  files: FILES,
};
const OTHER =
  'other.yaml:6 error[unschedulable] no pool admits the pod: no pool has label "pool", the pod asks for "none"';

async function findingsOf(options: LintOptions): Promise<readonly Finding[]> {
  const outcome = await lint(options);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.result.findings;
}

const shown = ({ rule, severity, source, message }: Finding) =>
  `${source.file}:${source.line} ${severity}[${rule}] ${message}`;
const failure = (task: string) => `error[internal-error] taintlint ${VERSION} failed while it ${task}: "no boom"`;

describe("a mistake of taintlint's own", () => {
  it("is not there", async () => {
    expect((await findingsOf(OPTIONS)).map(shown)).toEqual([OTHER]);
  });

  it("while one file is read is a finding of that file, and the others are judged", async () => {
    failAtReading();
    expect((await findingsOf(OPTIONS)).map(shown)).toEqual([`broken.yaml:1 ${failure("read this file")}`, OTHER]);
  });

  it("while one workload is judged is a finding of it, and the others are judged", async () => {
    failAt("get");
    expect((await findingsOf(OPTIONS)).map(shown)).toEqual([`broken.yaml:1 ${failure("judged this workload")}`, OTHER]);
  });

  it("while pools are judged is a finding of them, and workloads are judged", async () => {
    vi.spyOn(mixedValues, "checkInventory").mockImplementation(() => {
      throw new TypeError("no boom");
    });
    expect((await findingsOf(OPTIONS)).map(shown)).toEqual([
      OTHER,
      `taintlint.yaml:2 ${failure("judged these pools")}`,
    ]);
  });

  it("in one rule leaves what all other rules say", async () => {
    vi.spyOn(wrongOsPool, "checkWorkload").mockImplementation(() => {
      throw new TypeError("no boom");
    });
    const [first, ...rest] = (await findingsOf(OPTIONS)).map(shown);
    expect(first).toBe(`broken.yaml:1 ${failure("judged this workload")}`);
    expect(rest).toEqual([`other.yaml:1 ${failure("judged this workload")}`, OTHER]);
  });

  it.each([
    ["told of this place", invalidYaml, "checkProblem", "a.yaml", "a: [\nkind: Pod\napiVersion: v1\n"],
    [
      "told of this place",
      unusedSuppression,
      "checkSuppression",
      "a.yaml",
      "# taintlint-ignore unschedulable -- why\nkind: Pod\napiVersion: v1\n",
    ],
  ] as const)("while it %s leaves what all other rules say", async (task, rule, check, path, text) => {
    vi.spyOn(rule, check as "checkProblem").mockImplementation(() => {
      throw new RangeError("no boom");
    });
    const found = (await findingsOf({ ...OPTIONS, files: [...FILES.slice(1), { path, text }] })).map(shown);
    expect(found).toContain(OTHER);
    expect(found.join()).toContain(failure(task));
  });

  it("while it tells what a change takes from the check is a finding, too", async () => {
    vi.spyOn(weakenedCheck, "checkWeakening").mockImplementation(() => {
      throw new RangeError("no boom");
    });
    const configuration = {
      path: "taintlint.yaml",
      text: "version: 1\nrules: {unknown-label: off}\npools: [{name: a}]\n",
    };
    const base = { ...OPTIONS, configuration: { ...configuration, text: "version: 1\npools: [{name: a}]\n" } };
    const found = (await findingsOf({ configuration, files: [], base })).map(shown);
    expect(found).toContain(`taintlint.yaml:2 ${failure("told of this place")}`);
  });

  it("while it plans one chart or kustomization leaves the others", () => {
    const chart = (name: string) => ({
      [`${name}/Chart.yaml`]: `apiVersion: v2\nname: ${name}\nversion: 1.0.0\n`,
      [`${name}/kustomization.yaml`]: "resources: []\n",
    });
    const files = textFiles({ ...chart("a"), ...chart("b") });
    const broken = {
      ...files,
      list: (folder: string) => {
        if (folder === "a") throw new RangeError("no boom");
        return files.list(folder);
      },
      lookUp: (path: string) => {
        if (path === "a") throw new RangeError("no boom");
        return files.lookUp(path);
      },
    };
    const charts = ["a/Chart.yaml", "b/Chart.yaml"];
    const kustomizations = ["a/kustomization.yaml", "b/kustomization.yaml"];
    const planned = [
      planCharts({ charts, declared: [], targets: [], kubernetesVersion: undefined, files: broken }),
      planKustomizations({ kustomizations, targets: [], files: broken }),
    ];
    for (const roots of planned) {
      const refusals = roots.map(({ label, refusal }) => [label, refusal?.kind, refusal?.file.path]).sort();
      expect(refusals[0]?.slice(0, 2)).toEqual(["a", "internal"]);
      expect(refusals[1]).toEqual(["b", undefined, undefined]);
    }
  });

  it("while it plans one release of Terraform leaves the others", () => {
    const files = textFiles({ "c/Chart.yaml": "apiVersion: v2\nname: c\nversion: 1.0.0\n" });
    const [document] = parseDocuments({ path: "main.tf", text: "a: b\n" }).documents;
    if (document === undefined) throw new Error("it is a document");
    const of = (address: string) => {
      const nothing = { outside: undefined, name: address, namespace: undefined, values: [], settings: [] };
      return { address, root: ".", document, folders: ["c"], ...nothing };
    };
    const broken = {
      ...of("helm_release.a"),
      get folders(): readonly string[] {
        throw new RangeError("no boom");
      },
    };
    const nothing = { kustomizations: [], gitops: createGitops([], []), configuration: undefined };
    const roots = createRootPlanner({
      ...nothing,
      charts: ["c/Chart.yaml"],
      releases: [broken, of("helm_release.b")],
      files,
    })([]);
    expect(roots.map(({ label, refusal }) => [label, refusal?.kind])).toEqual([
      ["helm_release of main.tf", "internal"],
      [expect.stringContaining("helm_release.b"), undefined],
    ]);
  });

  it("while pools are read leaves the inventory incomplete", async () => {
    const nodeOf = (name: string) =>
      `apiVersion: v1\nkind: Node\nmetadata: {name: ${name}, uid: u, labels: {${name}: a}}\n`;
    const options = {
      configuration: {
        path: "taintlint.yaml",
        text: "version: 1\ncomplete: true\nfrom: [{path: nodes/*.yaml}]\npools: [{name: a}]\n",
      },
      files: [...FILES.slice(1), { path: "nodes/b.yaml", text: nodeOf(BOOM) }],
    };
    expect((await findingsOf(options)).map(shown)).toEqual([OTHER]);
    failAt("set");
    // Other pools may be in the file that was not read: nothing is claimed about all pools.
    expect((await findingsOf(options)).map(shown)).toEqual([`nodes/b.yaml:1 ${failure("read this file")}`]);
  });

  it("asks for a report, and shows where in the code it happened only when asked to", async () => {
    failAtReading();
    const [found] = await findingsOf(OPTIONS);
    expect(found?.help).toContain("please report it");
    expect(found?.details).toEqual([]);
    const manifests = FILES.map((file) => readManifest({ ...file }));
    const input = { manifests, clusters: [], configuration: undefined, unreadable: [], notices: [], showsStacks: true };
    expect(lintRepository(input).findings[0]?.details.join("\n")).toMatch(/\n +at /);
  });
});
