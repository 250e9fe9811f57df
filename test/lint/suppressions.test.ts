import { describe, expect, it } from "vitest";
import type { LintInput } from "../../src/lint/contract/lint-input.js";
import type { LintResult } from "../../src/lint/contract/result.js";
import { lintRepository } from "../../src/lint/lint.js";
import { lintTexts, readTexts, TODAY } from "../rules/lint-texts.js";

const POOLS = `pools:
  - {name: general, labels: {pool: general}}
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`;

/** A pod with one finding of `unmatched-toleration` on the line that holds `zzz`. */
function pod(name: string, { above = "", behind = "", metadata = "" } = {}): string {
  return `apiVersion: v1
kind: Pod
metadata:
  name: ${name}
${metadata}spec:
  containers: [{name: a, image: a:1}]
  tolerations:
${above}    - key: example.com/zzz${behind}
      operator: Exists
`;
}

function describeFindings({ findings }: LintResult): string[] {
  return findings.map(({ source, rule, message }) => `${source.file}:${source.line} ${rule}: ${message}`);
}

const lint = (manifest: string, inventory = POOLS) => describeFindings(lintTexts(inventory, manifest));

/** The rules and lines of what is found. */
function linesOf(manifest: string, inventory = POOLS): string[] {
  return lintTexts(inventory, manifest).findings.map(({ source, rule }) => `${source.line} ${rule}`);
}

function lintFiles(files: Readonly<Record<string, string>>, inventory: string, change: Partial<LintInput> = {}) {
  const manifests = Object.entries(files).map(([path, text]) => ({ path, text }));
  return lintRepository({ ...readTexts(inventory, manifests), ...change });
}

it("the pod of these tests has one finding", () => {
  expect(linesOf(pod("a"))).toEqual(["8 unmatched-toleration"]);
});

describe("a comment", () => {
  it.each([
    ["behind the line", { behind: " # taintlint-ignore: unmatched-toleration -- soon" }],
    ["on the line above", { above: "    # taintlint-ignore: unmatched-toleration -- soon\n" }],
    ["at any indentation", { above: "# taintlint-ignore: unmatched-toleration -- soon\n" }],
    ["without spaces", { behind: " #taintlint-ignore:unmatched-toleration -- soon" }],
    ["without the colon", { behind: " # taintlint-ignore unmatched-toleration -- soon" }],
    [
      "above another comment",
      { above: "    # taintlint-ignore: unmatched-toleration -- soon\n    # a remark: taintlint-ignore\n" },
    ],
    ["with dashes and commas in its reason", { behind: " # taintlint-ignore: unmatched-toleration -- a, b -- c" }],
  ])("%s silences the finding", (_, where) => {
    const result = lintTexts(POOLS, pod("a", where));
    expect(describeFindings(result)).toEqual([]);
    expect(result.summary).toMatchObject({ warnings: 0, suppressed: 1 });
    expect(linesOf(pod("a", where).replaceAll("\n", "\r\n"))).toEqual([]);
  });

  it("silences only the rules that it names, each for itself", () => {
    const two = "    # taintlint-ignore: unmatched-toleration, wildcard-toleration -- soon\n";
    expect(lint(pod("a", { above: two }))).toEqual([
      'manifest.yaml:8 unused-suppression: the suppression of "wildcard-toleration" silences nothing: the rule finds nothing on lines 9 to 10',
    ]);
  });

  const SOON = "# taintlint-ignore: unmatched-toleration -- soon";
  it.each([
    ["behind a key", pod("a").replace("tolerations:", `tolerations: ${SOON}`)],
    ["above a key", pod("a").replace("  tolerations:", `  ${SOON}\n  tolerations:`)],
    ["above a key that holds such a key", pod("a").replace("spec:", `${SOON}\nspec:`)],
    ["above the first key of a document", `${SOON}\n${pod("a")}`],
    ["above the first key of a later document", `a: b\n---\n${SOON}\n${pod("a")}`],
  ])("%s covers all that it holds", (_, manifest) => {
    expect(linesOf(manifest)).toEqual([]);
  });

  it("that misses its finding by a few lines says where it belongs", () => {
    const inSpec = pod("a").replace("  containers:", `  ${SOON}\n  containers:`);
    const misses = (lines: string) =>
      `the suppression of "unmatched-toleration" silences nothing: the rule finds nothing on ${lines}`;
    expect(lint(inSpec)).toContain(`manifest.yaml:6 unused-suppression: ${misses("line 7")}, but on line 9`);
    expect(lint(`${pod("a")}  # the list ends\n  priority: 0 ${SOON}\n`)).toContain(
      `manifest.yaml:11 unused-suppression: ${misses("line 11")}, but on line 8`,
    );
    const far = pod("a").replace("  containers:", `  ${SOON}\n  priority: 0${"\n".repeat(9)}  containers:`);
    expect(lint(far)).toContain(`manifest.yaml:6 unused-suppression: ${misses("line 7")}`);
  });

  it("covers nothing of what follows the key", () => {
    const manifest = pod("a").replace("  containers:", `  ${SOON}\n  containers:`);
    expect(linesOf(manifest)).toEqual(["6 unused-suppression", "9 unmatched-toleration"]);
    expect(linesOf(`${SOON}\na: b\n---\n${pod("a")}`)).toContain("11 unmatched-toleration");
  });

  it("behind the first key of an item covers the key alone", () => {
    const text = pod("a", { behind: " # taintlint-ignore: near-miss-toleration -- soon" });
    expect(lint(text)).toContainEqual(expect.stringContaining("the rule finds nothing on line 8"));
  });

  it("covers only the next line", () => {
    expect(linesOf(pod("a", { above: "    # taintlint-ignore: unmatched-toleration -- soon\n\n" }))).toEqual([
      "8 unused-suppression",
      "10 unmatched-toleration",
    ]);
  });

  it("counts only as YAML sees it", () => {
    const text =
      "  annotations:\n    note: |\n      # taintlint-ignore: wildcard-tolerations\n    other: 'x # taintlint-ignore: zzz'\n";
    expect(linesOf(pod("a", { metadata: text }))).toEqual(["12 unmatched-toleration"]);
  });

  it("covers a finding about the inventory, in its file", () => {
    const inventory = (comment: string) => `pools:
  - name: web
    taints: ["a=b:NoSchedule", "a=b:NoSchedule"]${comment}
  - name: general
`;
    expect(lintTexts(inventory(""), pod("a")).findings.map(({ rule }) => rule)).toContain("invalid-taint");
    const silenced = lintTexts(inventory(" # taintlint-ignore: invalid-taint -- generated"), pod("a"));
    expect(silenced.findings.map(({ rule }) => rule)).toEqual(["unmatched-toleration"]);
  });

  it.each([
    [{ behind: " # taintlint-ignore: unmatched-toleration" }],
    [{ behind: " # taintlint-ignore: unmatched-toleration --" }],
    [{ metadata: "  annotations: {taintlint.dev/ignore: unmatched-toleration}\n" }],
  ])("without a reason silences the finding, and is told itself: %j", (where) => {
    const { summary, findings } = lintTexts(POOLS, pod("a", where));
    expect(summary).toMatchObject({ warnings: 0, notes: 1, suppressed: 1 });
    expect(findings[0]?.message).toBe('the suppression of "unmatched-toleration" gives no reason');
  });

  it("in a document that nobody parses otherwise is told to be of no use", () => {
    const config = "kind: ConfigMap\napiVersion: v1\n# taintlint-ignore: unmatched-toleration -- soon\ndata: {}\n";
    expect(
      linesOf(`${config}---\n${pod("a", { behind: " # taintlint-ignore: unmatched-toleration -- soon" })}`),
    ).toEqual(["3 unused-suppression"]);
  });

  it("in a broken document is not looked at", () => {
    const broken = "apiVersion: v1\nkind: Pod\nmetadata: [\n# taintlint-ignore: zzz\n";
    expect(lintTexts(POOLS, broken).findings.map(({ rule }) => rule)).toEqual(["invalid-yaml"]);
  });
});

describe("a comment that cannot work", () => {
  it.each([
    [
      " # taintlint-ignore: unmatched-tolerations -- soon",
      'rule "unmatched-tolerations" does not exist, so that its suppression silences nothing; did you mean "unmatched-toleration"?',
    ],
    [
      " # taintlint-ignore: qqqqqqqq -- soon",
      'rule "qqqqqqqq" does not exist, so that its suppression silences nothing',
    ],
    [
      " # taintlint-ignore: unmatched-toleration it is old",
      'rule "unmatched-toleration it is old" does not exist, so that its suppression silences nothing; did you mean "unmatched-toleration"?',
    ],
    [" # taintlint-ignore", "the suppression names no rule, so that it silences nothing"],
    [" # taintlint-ignore: -- soon", "the suppression names no rule, so that it silences nothing"],
  ])("%j", (behind, message) => {
    expect(lint(pod("a", { behind }))).toEqual([
      expect.stringContaining("manifest.yaml:8 unmatched-toleration"),
      `manifest.yaml:8 unused-suppression: ${message}`,
    ]);
  });

  it("is told at the word itself, in the words of a comment", () => {
    const manifest = pod("a", { behind: " # taintlint-ignore: unmatched-toleration, zzz -- soon" });
    const [finding] = lintTexts(POOLS, manifest).findings;
    expect(finding?.source).toMatchObject({ line: 8, column: 70, endColumn: 73 });
    expect(finding?.help).toContain("# taintlint-ignore: rule, rule -- reason");
  });

  it.each([" # taintlint-ignored: zzz", " # taintlint-ignore-file: zzz", " # see taintlint-ignore: zzz"])(
    "another word is another word: %j",
    (behind) => {
      expect(linesOf(pod("a", { behind }))).toEqual(["8 unmatched-toleration"]);
    },
  );
});

describe("the annotation", () => {
  const IGNORE = 'taintlint.dev/ignore: "unmatched-toleration -- generated by a chart"';
  const deployment = (object: string, template: string) => `apiVersion: apps/v1
kind: Deployment
metadata: {name: a, annotations: {${object}}}
spec:
  selector: {matchLabels: {app: a}}
  template:
    metadata: {labels: {app: a}, annotations: {${template}}}
    spec:
      containers: [{name: a, image: a:1}]
      tolerations: [{key: example.com/zzz, operator: Exists}]
`;

  it.each([
    ["on a pod", pod("a", { metadata: `  annotations: {${IGNORE}}\n` })],
    ["on the object", deployment(IGNORE, "")],
    ["on the pod template", deployment("", IGNORE)],
    [
      "in a List",
      `apiVersion: v1\nkind: List\nitems:\n- ${deployment(IGNORE, "").trimEnd().replaceAll("\n", "\n  ")}\n`,
    ],
    [
      "in JSON",
      JSON.stringify({
        apiVersion: "v1",
        kind: "Pod",
        metadata: { name: "a", annotations: { "taintlint.dev/ignore": "unmatched-toleration -- soon" } },
        spec: { containers: [], tolerations: [{ key: "example.com/zzz", operator: "Exists" }] },
      }),
    ],
  ])("%s silences every finding of the workload", (_, manifest) => {
    expect(lint(manifest)).toEqual([]);
  });

  it("covers no other workload", () => {
    expect(linesOf(`${pod("a", { metadata: `  annotations: {${IGNORE}}\n` })}---\n${pod("b")}`)).toEqual([
      "19 unmatched-toleration",
    ]);
  });

  it("is told when it silences nothing or names no rule that exists", () => {
    const manifest = pod("a", { metadata: '  annotations: {taintlint.dev/ignore: "wildcard-toleration, zzz, "}\n' });
    expect(lint(manifest)).toEqual([
      'manifest.yaml:5 unused-suppression: rule "zzz" does not exist, so that its suppression silences nothing',
      'manifest.yaml:5 unused-suppression: the suppression of "wildcard-toleration" silences nothing: the rule finds nothing for Pod default/a',
      expect.stringContaining("manifest.yaml:9 unmatched-toleration"),
    ]);
  });
});

describe("suppress in the configuration", () => {
  const files = { "k8s/a.yaml": pod("a"), "k8s/b.yaml": pod("b"), "vendor/x/c.yaml": pod("c") };
  const rules = (entry: string, change: Partial<LintInput> = {}) => {
    const inventory = `${POOLS}suppress:\n  - {rule: unmatched-toleration, reason: r, ${entry}}\n`;
    return lintFiles(files, inventory, change).findings.map(({ source, rule }) => `${source.file} ${rule}`);
  };
  const [inA, inB, inC] = Object.keys(files).map((path) => `${path} unmatched-toleration`);
  const unused = "taintlint.yaml unused-suppression";
  const expired = "taintlint.yaml unused-suppression";

  it.each([
    ["workload: default/Pod/a", [inB, inC]],
    ["workload: default/Pod/*", []],
    ["workload: '*/[ab]'", [inA, inB, unused, inC]],
    ["workload: '*/c'", [inA, inB]],
    ["file: vendor/**", [inA, inB]],
    ["file: vendor", [inA, inB]],
    ["file: k8s/a.yaml", [inB, inC]],
    ["file: 'k8s/*', workload: '*/b'", [inA, inC]],
    ["file: 'k8s/*', workload: default/Pod/c", [inA, inB, unused, inC]],
    ["", []],
    ["workload: a", [inB, inC]],
    ["workload: default/a", [inB, inC]],
    ["workload: Pod/a", [inB, inC]],
    ["workload: po/a", [inB, inC]],
    ["workload: default/po/a", [inB, inC]],
    ["workload: Deployment/a", [inA, inB, unused, inC]],
    ["workload: other/a", [inA, inB, unused, inC]],
    ["workload: other/Pod/a", [inA, inB, unused, inC]],
    ["file: elsewhere/**", [inA, inB, unused, inC]],
  ])("{%s}", (entry, expected) => {
    expect(rules(entry).sort()).toEqual([...expected].sort());
  });

  it("is relative to the configuration's folder, and silences what is said about the inventory", () => {
    const inventory = `pools:
  - name: web
    taints: ["a=b:NoSchedule", "a=b:NoSchedule"]
  - name: general
suppress:
  - {rule: invalid-taint, file: taintlint.yaml, reason: generated}
`;
    expect(lintTexts(inventory, pod("a")).findings.map(({ rule }) => rule)).toEqual(["unmatched-toleration"]);
  });

  it.each([
    [TODAY, [inB, inC]],
    ["2026-06-29", [inA, inB, inC, expired]],
    ["2026-07-01", [inB, inC]],
  ])("that expires on %s, linted on 2026-06-30", (expires, expected) => {
    expect(rules(`workload: default/Pod/a, expires: ${expires}`).sort()).toEqual([...expected].sort());
  });

  it("that is expired says what is back", () => {
    const messages = (entry: string) =>
      lintFiles(files, `${POOLS}suppress:\n  - {rule: unmatched-toleration, reason: r, ${entry}}\n`)
        .findings.filter(({ rule }) => rule === "unused-suppression")
        .map(({ message, severity, source }) => `${severity} ${source.line}:${source.column} ${message}`);
    expect(messages("expires: 2026-01-31")).toEqual([
      'error 7:54 the suppression of "unmatched-toleration" expired on 2026-01-31: 3 findings are back',
    ]);
    expect(messages("workload: x/y/z, expires: 2026-01-31")).toEqual([
      'error 7:71 the suppression of "unmatched-toleration" expired on 2026-01-31 and no longer covers anything',
    ]);
  });

  it.each([
    ["when only some clusters are linted", { scope: "cluster" } as const],
    ["when only some files are linted", { scope: "files" } as const],
    ["when a file could not be read", { unreadable: [{ path: "x.yaml", message: "permission denied" }] }],
  ])("is not told to be unused or expired %s", (_, change) => {
    const about = (entry: string) => rules(entry, change).filter((text) => text.startsWith("taintlint.yaml"));
    expect(about("workload: other/Pod/*")).toEqual([]);
    expect(about("workload: other/Pod/*, expires: 2026-01-31")).toEqual([]);
    expect(about("file: elsewhere/**")).toEqual([]);
  });

  it("is told to be unused in a run of some files that holds its workload", () => {
    const entry = "workload: default/Pod/a, file: other/**";
    expect(rules(entry, { scope: "files" })).toContain(unused);
    expect(rules(entry, { scope: "cluster" })).not.toContain(unused);
  });
});

describe("nothing is told to be unused", () => {
  const comment = { behind: " # taintlint-ignore: wildcard-toleration -- soon" };

  it.each([
    ["when the rule is off", `${POOLS}rules: {wildcard-toleration: off}\n`],
    [
      "when the rule is off for the file",
      `${POOLS}ruleOverrides: [{files: [manifest.yaml], rules: {wildcard-toleration: off}}]\n`,
    ],
    ["when no pools are known", ""],
    ["when unused-suppression is off", `${POOLS}rules: {unused-suppression: off}\n`],
  ])("%s", (_, inventory) => {
    const { summary, findings } = lintTexts(inventory, pod("a", comment));
    expect(summary.workloads).toBe(1);
    expect(findings.map(({ rule }) => rule)).not.toContain("unused-suppression");
  });

  it("about a rule that speaks of suppressions", () => {
    const inventory = `${POOLS}suppress: [{rule: unused-suppression, file: manifest.yaml, reason: r}]\n`;
    expect(lintTexts(inventory, pod("a", comment)).findings.map(({ rule }) => rule)).toEqual(["unmatched-toleration"]);
    const needless = `${POOLS}suppress: [{rule: unused-suppression, reason: r}]\n`;
    expect(lintTexts(needless, pod("a")).findings.map(({ rule }) => rule)).toEqual(["unmatched-toleration"]);
  });

  it("for a template that was skipped", () => {
    const template = pod("a", { behind: " # taintlint-ignore: zzz" }).replace("containers: [", "{{ x }}: [");
    const { findings } = lintTexts(
      `${POOLS}suppress: [{rule: wildcard-toleration, file: '*.yaml', reason: r}]\n`,
      template,
    );
    expect(findings).toEqual([]);
  });

  it("for a file that belongs to no cluster", () => {
    const inventory = `clusters:
  - {name: one, manifests: ["one/**"], pools: [{name: general}]}
  - {name: two, manifests: ["two/**"], pools: [{name: general}]}
`;
    const ignored = pod("a", { behind: " # taintlint-ignore: unmatched-toleration -- soon" });
    const { findings } = lintFiles({ "one/a.yaml": ignored, "elsewhere/a.yaml": ignored }, inventory);
    expect(findings).toEqual([]);
  });
});

it("a comment in a text silences what stands there", () => {
  const patch = (first: string, second: string) => `resources: [https://example.com/a.yaml]
patches:
  - patch: |
      kind: Deployment
      spec: {template: {spec: {tolerations: [{key: example.com/zzz}]}}}${first}
      ---
      kind: Deployment
      spec:
        template:
          spec:
            ${second}
            tolerations: [{key: example.com/zzz}]
`;
  const ignore = "# taintlint-ignore: unmatched-toleration -- soon";
  const found = (text: string) => describeFindings(lintFiles({ "k/kustomization.yaml": text }, POOLS));
  // Two notes of one cause are told as one.
  expect(found(patch("", ""))).toEqual([expect.stringContaining("k/kustomization.yaml:5 ")]);
  expect(found(patch(` ${ignore}`, ""))).toEqual([
    'k/kustomization.yaml:12 unmatched-toleration: no pool has a taint with key "example.com/zzz"',
  ]);
  expect(found(patch(` ${ignore}`, ignore))).toEqual([]);
});

describe("findings of one cause", () => {
  const pods = (silenced: readonly number[]) =>
    Array.from({ length: 6 }, (_, index) =>
      pod(
        `a-${index}`,
        silenced.includes(index) ? { behind: " # taintlint-ignore: unmatched-toleration -- soon" } : {},
      ),
    ).join("---\n");

  it("are silenced one by one, and only the others counted", () => {
    const all = lintTexts(POOLS, pods([]));
    const some = lintTexts(POOLS, pods([0, 1, 2, 3]));
    expect(some.summary.suppressed).toBe(4);
    expect(some.findings.map(({ workload }) => workload?.name)).toEqual(["a-4", "a-5"]);
    expect(all.findings.length).toBeGreaterThan(0);
  });
});

it("1,000 documents with 1,000 suppressions of each kind are all silenced", () => {
  const names = Array.from({ length: 1000 }, (_, index) => `a-${index}`);
  const ignore = { behind: " # taintlint-ignore: unmatched-toleration -- soon" };
  const annotation = { metadata: "  annotations: {taintlint.dev/ignore: unmatched-toleration -- soon}\n" };
  const entries = names.map((name) => `  - {rule: unmatched-toleration, workload: default/Pod/${name}, reason: r}\n`);
  const globs = names.map((name) => `  - {rule: unmatched-toleration, workload: '*/${name}', reason: r}\n`);
  const texts: [string, string][] = [
    [POOLS, names.map((name) => pod(name, ignore)).join("---\n")],
    [POOLS, names.map((name) => pod(name, annotation)).join("---\n")],
    [`${POOLS}suppress:\n${entries.join("")}`, names.map((name) => pod(name)).join("---\n")],
    [`${POOLS}suppress:\n${globs.join("")}`, names.map((name) => pod(name)).join("---\n")],
  ];
  for (const [inventory, manifest] of texts) {
    const { findings, summary } = lintTexts(inventory, manifest);
    expect(findings).toEqual([]);
    expect(summary.suppressed).toBe(1000);
  }
});
