import { afterEach, describe, expect, it, vi } from "vitest";
import { type LintOptions, lint } from "../../src/index.js";
import type { Finding } from "../../src/model/finding.js";
import { VERSION } from "../../src/model/version.js";
import { unmatchedToleration } from "../../src/rules/unmatched-toleration.js";

/** What fails, and at which object: `vi.mock` is carried out before everything else. */
const broken = vi.hoisted(() => ({ part: "", name: "boom" }));
const failAt = vi.hoisted(() => (part: string, name: string) => {
  if (broken.part === part && name === broken.name) throw new TypeError(`no\n${part}`);
});

vi.mock("../../src/manifest/workloads.js", async (original) => {
  const module = await original<typeof import("../../src/manifest/workloads.js")>();
  const readWorkload: typeof module.readWorkload = (object) => {
    const read = module.readWorkload(object);
    failAt("reading", read?.name ?? "");
    return read;
  };
  return { ...module, readWorkload };
});
vi.mock("../../src/scheduling/fit.js", async (original) => {
  const module = await original<typeof import("../../src/scheduling/fit.js")>();
  const fitWorkload: typeof module.fitWorkload = (workload, inventory, admission) => {
    failAt("judging", workload.name);
    return module.fitWorkload(workload, inventory, admission);
  };
  return { ...module, fitWorkload };
});
vi.mock("../../src/inventory/formats/node-object.js", async (original) => {
  const module = await original<typeof import("../../src/inventory/formats/node-object.js")>();
  const readNode: typeof module.readNode = (...args) => {
    const read = module.readNode(...args);
    failAt("importing", read.node.name);
    return read;
  };
  return { ...module, readNode };
});

afterEach(() => {
  broken.part = "";
  vi.restoreAllMocks();
});

const workload = (name: string) =>
  ["apiVersion: v1", "kind: Pod", `metadata: {name: ${name}}`, "spec:", "  containers: [{name: a, image: a}]"].join(
    "\n",
  );
const MISMATCH = "  nodeSelector: {pool: none}";
const FILES = [
  { path: "boom.yaml", text: workload("boom") },
  { path: "other.yaml", text: `${workload("other")}\n${MISMATCH}\n` },
];
const CONFIGURATION = { path: "taintlint.yaml", text: "version: 1\npools: [{name: general}]\n" };

function findingsOf(options: LintOptions): readonly Finding[] {
  const outcome = lint(options);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.result.findings;
}

const shown = ({ rule, severity, source, message }: Finding) =>
  `${source.file}:${source.line} ${severity}[${rule}] ${message}`;

describe("a mistake of taintlint's own", () => {
  const options = { configuration: CONFIGURATION, files: FILES };
  const [expected] = findingsOf(options);
  const other = expected === undefined ? "" : shown(expected);

  it("is not there", () => {
    expect(findingsOf(options).map(shown)).toEqual([other]);
    expect(other).toContain("other.yaml:6 error[unschedulable]");
  });

  it.each([
    ["reading", "failed while it read this file"],
    ["judging", "failed while it judged this workload"],
  ])("while %s one file is a finding of that file, and the others are judged", (part, task) => {
    broken.part = part;
    expect(findingsOf(options).map(shown)).toEqual([
      `boom.yaml:1 error[internal-error] taintlint ${VERSION} ${task}: "no ${part}"`,
      other,
    ]);
  });

  it("in one rule leaves what all other rules say", () => {
    vi.spyOn(unmatchedToleration, "checkWorkload").mockImplementation(() => {
      throw new TypeError("no rule");
    });
    expect(findingsOf(options).map(shown)).toEqual([
      `boom.yaml:1 error[internal-error] taintlint ${VERSION} failed while it judged this workload: "no rule"`,
      `other.yaml:1 error[internal-error] taintlint ${VERSION} failed while it judged this workload: "no rule"`,
      other,
    ]);
  });

  it("while pools are read leaves the inventory incomplete", () => {
    const node = (name: string) => `apiVersion: v1\nkind: Node\nmetadata: {name: ${name}, labels: {a: ${name}}}\n`;
    const from = "from: [{path: nodes/*.yaml}]";
    const files = [
      ...FILES,
      { path: "nodes/a.yaml", text: node("a") },
      { path: "nodes/boom.yaml", text: node("boom") },
    ];
    broken.part = "importing";
    const found = findingsOf({ configuration: { path: "taintlint.yaml", text: `version: 1\n${from}\n` }, files });
    const [first, ...rest] = found.map(shown);
    expect(first).toContain(
      `error[internal-error] taintlint ${VERSION} failed while it read this file: "no importing"`,
    );
    expect(rest.filter((line) => line.includes("error"))).toEqual([]);
  });

  it("asks for a report, and shows no path of the machine", () => {
    broken.part = "judging";
    const [found] = findingsOf(options);
    expect(found?.help).toMatch(/report/);
    expect(found?.details).toEqual([]);
  });
});
