import { describe, expect, it } from "vitest";
import type { BaselineEntry, LintInput } from "../../src/lint/contract/lint-input.js";
import { lintRepository, recordBaseline } from "../../src/lint/lint.js";
import { formatBaseline, parseBaseline } from "../../src/lint/suppression/baseline.js";
import { formatErrors } from "../inventory/formatted-errors.js";
import { readTexts } from "../rules/lint-texts.js";

const POOLS = "pools: [{name: general}]\n";

/** A pod with one finding of `unmatched-toleration`. */
function pod(name: string, key = "example.com/zzz"): string {
  return `apiVersion: v1
kind: Pod
metadata: {name: ${name}}
spec:
  containers: [{name: a, image: a:1}]
  tolerations: [{key: ${key}, operator: Exists}]
`;
}

type Files = Readonly<Record<string, string>>;

function read(files: Files, inventory = POOLS): LintInput {
  return readTexts(
    inventory,
    Object.entries(files).map(([path, text]) => ({ path, text })),
  );
}

function record(files: Files, inventory = POOLS): readonly BaselineEntry[] {
  return recordBaseline(read(files, inventory));
}

function lintWith(
  entries: readonly BaselineEntry[],
  files: Files,
  change: Partial<LintInput> & { inventory?: string } = {},
) {
  const { inventory, ...rest } = change;
  return lintRepository({ ...read(files, inventory), baseline: { path: "known.json", entries }, ...rest });
}

const many = (count: number) => Array.from({ length: count }, (_, index) => pod(`a-${index}`));

describe("a baseline", () => {
  it("is a sorted list of what was found", () => {
    const entries = record({ "k8s/b.yaml": pod("b"), "k8s/a.yaml": `${pod("y")}---\n${pod("x")}` });
    expect(entries.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
      "k8s/a.yaml unmatched-toleration",
      "k8s/a.yaml unmatched-toleration",
      "k8s/b.yaml unmatched-toleration",
    ]);
    expect(JSON.parse(formatBaseline(entries))).toEqual({ version: 2, findings: entries });
    expect(formatBaseline(record({ "k8s/a.yaml": `${pod("x")}---\n${pod("y")}`, "k8s/b.yaml": pod("b") }))).toBe(
      formatBaseline(entries),
    );
  });

  it("is read as it was written", () => {
    const entries = record({ "a.yaml": many(5).join("---\n") });
    expect(parseBaseline({ path: "known.json", text: formatBaseline(entries) })).toEqual({ value: entries });
  });

  it("names what was found as the report does", () => {
    const files = { "a.yaml": pod("a") };
    const { findings } = lintRepository(read(files));
    expect(record(files).map(({ fingerprint }) => fingerprint)).toEqual(findings.map(({ fingerprint }) => fingerprint));
  });

  it("hides what it knows, and counts it", () => {
    const files = { "a.yaml": `${pod("a")}---\n${pod("b")}` };
    const { findings, summary, notices } = lintWith(record(files), files);
    expect(findings).toEqual([]);
    expect(summary).toMatchObject({ errors: 0, warnings: 0, notes: 0, known: 2 });
    expect(notices).toEqual([]);
  });

  it.each([
    ["moved lines", { "a.yaml": `# one\n# two\n\n${pod("a")}---\n${pod("b")}` }],
    ["reordered documents", { "a.yaml": `${pod("b")}---\n${pod("a")}` }],
    ["documents in another file", { "a.yaml": pod("a"), "c.yaml": pod("b") }],
  ])("survives %s", (_, files) => {
    const entries = record({ "a.yaml": `${pod("a")}---\n${pod("b")}` });
    expect(lintWith(entries, files)).toMatchObject({ findings: [], notices: [], summary: { known: 2 } });
  });

  it("does not hide what is new", () => {
    const entries = record({ "a.yaml": pod("a") });
    const { findings } = lintWith(entries, { "a.yaml": pod("a", "example.com/yyy"), "b.yaml": pod("b") });
    expect(findings.map(({ workload, source }) => `${source.file} ${workload?.name}`)).toEqual([
      "a.yaml a",
      "b.yaml b",
    ]);
  });

  it("tells findings apart that only their place tells apart", () => {
    const files = { "a.yaml": `${pod("a")}---\n${pod("a")}---\n${pod("a")}` };
    const entries = record(files);
    expect(new Set(entries.map(({ fingerprint }) => fingerprint)).size).toBe(3);
    expect(lintWith(entries.slice(0, 2), files).findings).toHaveLength(1);
  });

  it("knows the findings of one cause one by one", () => {
    const known = record({ "a.yaml": many(6).join("---\n") });
    expect(known).toHaveLength(6);
    const reordered = { "a.yaml": [...many(8)].reverse().join("---\n") };
    expect(lintWith(known, reordered).findings.map(({ workload }) => workload?.name)).toEqual(["a-7", "a-6"]);
  });

  it("knows the findings of each cluster", () => {
    const inventory = "clusters: [{name: one, pools: [{name: a}]}, {name: two, pools: [{name: a}]}]\n";
    const only = "clusters: [{name: two, pools: [{name: a}]}]\n";
    const files = { "a.yaml": pod("a") };
    const entries = record(files, inventory);
    expect(lintWith(entries, files, { inventory }).findings).toEqual([]);
    expect(lintWith(entries, files, { inventory: only }).findings).toEqual([]);
    expect(lintWith(record(files, only), files, { inventory }).findings).toMatchObject([{ clusters: ["one"] }]);
  });

  it("does not hold what is suppressed", () => {
    // What silences nothing is a finding itself.
    expect(record({ "a.yaml": `# taintlint-ignore: unschedulable\n${pod("a")}` })).toHaveLength(2);
    const ignored = pod("a").replace(
      "  tolerations",
      "  # taintlint-ignore: unmatched-toleration -- why\n  tolerations",
    );
    expect(record({ "a.yaml": ignored })).toEqual([]);
  });
});

describe("entries that no longer occur", () => {
  const entries = record({ "a.yaml": pod("a"), "b.yaml": pod("b"), "c.yaml": pod("c") });
  const renew = 'renew it with "taintlint --write-baseline known.json"';
  const fixed = pod("b").replace(/^ {2}tolerations.*\n/m, "");

  it.each([
    ["one", { "a.yaml": pod("a"), "b.yaml": fixed, "c.yaml": pod("c") }, {}, "1 finding of the baseline does"],
    ["a file that is gone", { "a.yaml": pod("a"), "b.yaml": fixed }, {}, "2 findings of the baseline do"],
    ["in a run of some files", { "b.yaml": fixed }, { scope: "files" } as const, "1 finding of the baseline does"],
  ])("are told once: %s", (_, files, change, text) => {
    expect(lintWith(entries, files, change).notices).toEqual([`${text} not occur any more: ${renew}`]);
  });

  it.each([
    ["in files that were not linted", { "a.yaml": pod("a") }, { scope: "files" } as const],
    ["in clusters that were not linted", { "a.yaml": pod("a") }, { scope: "cluster" } as const],
  ])("are not told %s", (_, files, change) => {
    expect(lintWith(entries, files, change).notices).toEqual([]);
  });
});

describe("a baseline that cannot be read", () => {
  it.each([
    ["", "1:1 not a baseline: write one with --write-baseline"],
    ["[]", "1:1 not a baseline: write one with --write-baseline"],
    ["{}", '1:1 "version" of a baseline must be the number 2, found nothing'],
    ['{"version": 3}', '1:13 "version" of a baseline must be the number 2, found the number 3'],
    [
      '{"version": 1, "findings": []}',
      '1:13 an older taintlint wrote this baseline, and findings are known by other fingerprints now: write it anew with "taintlint --write-baseline known.json"',
    ],
    ['{"version": 2}', '1:1 "findings" of a baseline must be a list, found nothing'],
    ['{"version": 2, "findings": {}}', '1:16 "findings" of a baseline must be a list, found a mapping'],
    [
      '{"version": 2, "findings": [{"rule": "a"}]}',
      '1:29 item 1 of "findings" needs "rule", "fingerprint", "file" and "message", each a string',
    ],
    ['{"version": 2, "findings": [', expect.stringContaining("not valid YAML")],
  ])("%j", (text, error) => {
    const { problem: errors } = parseBaseline({ path: "known.json", text });
    expect(formatErrors(errors ?? [])).toEqual([typeof error === "string" ? `known.json:${error}` : error]);
  });
});

it("3,000 findings are known", () => {
  const files = { "a.yaml": many(3000).join("---\n") };
  const text = formatBaseline(record(files));
  const { value: entries = [] } = parseBaseline({ path: "known.json", text });
  expect(lintWith(entries, files)).toMatchObject({ findings: [], notices: [], summary: { known: 3000 } });
});
