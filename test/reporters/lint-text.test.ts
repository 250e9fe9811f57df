import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import type { Finding } from "../../src/model/finding.js";
import { formatConcise, formatLintText } from "../../src/reporters/lint-text.js";
import { terminalLinks } from "../../src/reporters/text-layout.js";
import { fc } from "../property.js";
import { HOSTILE_TEXTS } from "./hostile-names.js";
import { sampleFinding, sampleResult } from "./samples.js";

const PLAIN = { color: false };

describe("formatLintText", () => {
  it("shows the line, the culprit, the fix, the reasons, the places with their lines and the help", () => {
    const place = { file: "taintlint.yaml", line: 9, column: 15, endLine: 9, endColumn: 40 };
    const changes = [
      { file: "k8s/api.yaml", line: 31, before: ['          value: "true"'], after: ["          value: present"] },
      { file: "k8s/api.yaml", line: 33, before: ["          gone: 1"], after: [] },
    ];
    const finding = sampleFinding({
      rule: "unschedulable",
      severity: "error",
      message: "no pool admits the pod",
      details: ["DaemonSet kube-system/agent runs there"],
      reasons: [
        {
          pool: "gpu",
          cluster: "prod",
          reasons: ["untolerated taint gpu=present:NoSchedule", "the pool is scaled to zero"],
        },
      ],
      clusters: ["prod", "stage"],
      related: [{ ...place, message: "pool gpu is tainted here", excerpt: "    taints: [gpu=present:NoSchedule]" }],
      help: "write the value of the pool",
      fixes: [{ title: "write the value", edits: [], changes }],
    });
    const result = sampleResult([finding], { notices: ['"old/**" matches no file'] });
    expect(formatLintText(result, { ...PLAIN, elapsed: 212 })).toBe(`\
k8s/api.yaml:31:18: error[unschedulable] no pool admits the pod
31 |           value: "true"
   |                  ^~~~~~
   = fix: write the value (--fix)
31 +           value: present
33 -           gone: 1
     - DaemonSet kube-system/agent runs there
     - prod/gpu: untolerated taint gpu=present:NoSchedule; the pool is scaled to zero
   = in: Deployment default/api (clusters prod, stage)
   = note: taintlint.yaml:9:15 pool gpu is tainted here
           9 | taints: [gpu=present:NoSchedule]
   = help: write the value of the pool

notice: "old/**" matches no file
1 finding can be fixed with --fix
1 error in 40 files (61 documents, 38 workloads, 6 pools) in 0.2 s
`);
  });

  it("tells the worst first, whatever their places are", () => {
    const findings = (["note", "warning", "error"] as const).map((severity) => sampleFinding({ severity }));
    const headings = formatLintText(sampleResult(findings), PLAIN).match(/(?<=:18: )\w+/g);
    expect(headings).toEqual(["error", "warning", "note"]);
  });

  it("makes one line of pools that share a reason, and of those whose label is simply another one", () => {
    const differs = (pool: string, isMissing: boolean) => ({
      ...{ pool, cluster: null, reasons: [`label "pool" is "${pool}"`] },
      differs: { label: "pool", isMissing },
    });
    const tainted = (pool: string) => ({ pool, cluster: null, reasons: ["the pool is scaled to zero"] });
    const reasons = [...["a", "b", "c", "d", "e"].map(tainted), ...["x", "y", "z"].map((pool) => differs(pool, false))];
    const text = (list: Finding["reasons"]) =>
      formatLintText(sampleResult([sampleFinding({ reasons: list ?? [] })]), PLAIN);
    expect(text(reasons)).toContain("     - a, b, c and 2 more pools: the pool is scaled to zero\n");
    expect(text(reasons)).toContain('     - 3 other pools: label "pool" differs\n');
    expect(text([differs("x", true), differs("y", true)])).toContain('     - 2 pools: label "pool" is missing\n');
    expect(text([differs("x", true), differs("y", false)])).toContain('label "pool" differs or is missing\n');
    expect(text([differs("x", false), tainted("y")])).toContain('     - x: label "pool" is "x"\n');
  });

  it.each([80, 120])("keeps the whole path of what is told in short, and wraps the rest, at %i columns", (columns) => {
    const file = "clusters/production/europe-west1/apps/shop/overlays/blue/checkout.yaml";
    const source = { file, line: 1234, column: 18, endLine: 1234, endColumn: 24 };
    const message = 'toleration has value "true", pool "gpu" is tainted with value "present"';
    const findings = Array.from({ length: 27 }, () => sampleFinding({ source, message }));
    const text = formatLintText(sampleResult(findings), { ...PLAIN, columns });
    const [, list = ""] = /7 more findings in short .*\n([\s\S]*?)\n\n/.exec(text) ?? [];
    const head = `${file}:1234:18: warning[near-miss-toleration]`;
    expect(list.split("\n").filter((line) => line.length > columns && line !== head)).toEqual([]);
    const told = `${head} ${message}`;
    expect(list.replaceAll(/\n {4}/g, " ").split("\n")).toEqual(Array.from({ length: 7 }, () => told));
    // Elsewhere a search finds the path.
    expect(formatLintText(sampleResult(findings), PLAIN)).toContain(
      `\n${file}:1234:18: warning[near-miss-toleration] ${message}\n`,
    );
  });

  it("leads to the page of the rule in one line each, too, where the terminal has links", () => {
    const result = sampleResult([
      sampleFinding({ source: { file: "x/".repeat(300), line: 1, column: 2, endLine: 1, endColumn: 3 } }),
    ]);
    const [plain, linked] = [formatConcise(result), formatConcise(result, terminalLinks(true))];
    expect(plain).toContain(`${"x/".repeat(300)}:1:2: warning[near-miss-toleration] `);
    expect(linked).toMatch(/https:\S+\/near-miss-toleration\.md/);
    expect(stripVTControlCharacters(linked)).toBe(plain);
  });

  it("cuts no note", () => {
    const related = ["a", "b"].map((name) => ({
      ...{ file: `${name}/pools.yaml`, line: 7, column: 3, endLine: 7, endColumn: 4 },
      message: "pool of a long name is tainted ".repeat(8).trim(),
    }));
    const details = Array.from({ length: 9 }, (_, index) => `detail ${index}`);
    const text = formatLintText(sampleResult([sampleFinding({ related, details })]), { ...PLAIN, columns: 80 });
    expect(text).toContain("= note: a/pools.yaml:7:3");
    expect(text).not.toMatch(/\.\.\.$/m);
  });

  it("tells twenty findings in detail and the others in short, or all of them with --full", () => {
    const findings = Array.from({ length: 203 }, (_, line) =>
      sampleFinding({ source: { file: "a.yaml", line: line + 1, column: 1, endLine: line + 1, endColumn: 9 } }),
    );
    const text = formatLintText(sampleResult(findings), PLAIN);
    expect(text.match(/= in:/g)).toHaveLength(20);
    expect(text).toContain("\n183 more findings in short (details: --full):\na.yaml:21:1: warning[");
    expect(text.split("\n").length).toBeLessThan(1500);
    expect(formatLintText(sampleResult(findings), { ...PLAIN, isFull: true }).match(/= in:/g)).toHaveLength(203);
  });

  it("tells notes in short beside worse findings, and two of them in detail where they are alone", () => {
    const at = (line: number) => ({ file: "a.yaml", line, column: 1, endLine: line, endColumn: 9 });
    const notes = [1, 2, 3].map((line) => sampleFinding({ severity: "note", source: at(line) }));
    const alone = formatLintText(sampleResult(notes), PLAIN);
    expect(alone.match(/= in:/g)).toHaveLength(2);
    expect(alone).toContain("\n1 more finding in short (details: --full):\na.yaml:3:1: note[");
    const beside = formatLintText(sampleResult([...notes, sampleFinding({ source: at(9) })]), PLAIN);
    expect(beside.match(/= in:/g)).toHaveLength(1);
    expect(beside).toContain("\n3 more findings in short");
  });

  it("counts by rule, the worst first, where several rules speak", () => {
    const others = [sampleFinding({ rule: "unschedulable", severity: "error", fixable: false }), sampleFinding()];
    expect(formatLintText(sampleResult([sampleFinding(), ...others]), PLAIN)).toContain(`
rule                  errors  warnings  notes  fixable
unschedulable              1         -      -        -
near-miss-toleration       -         2      -        2
`);
    expect(formatLintText(sampleResult([sampleFinding()]), PLAIN)).not.toContain("rule  ");
  });

  describe("of any length", () => {
    const words = fc.array(fc.stringMatching(/^[a-z"=:/.-]{1,60}$/), { maxLength: 120 }).map((list) => list.join(" "));
    const reason = fc.record({
      pool: fc.stringMatching(/^[a-z-]{1,40}$/),
      cluster: fc.constant(null),
      reasons: fc.array(words, { minLength: 1, maxLength: 3 }),
    });
    const place = { line: 7, column: 1, endLine: 7, endColumn: 9 };
    const related = fc.record({ file: fc.stringMatching(/^[a-z/]{1,90}$/), message: words, excerpt: words });
    const finding = fc
      .record({
        message: words,
        help: words,
        excerpt: words,
        details: fc.array(words, { maxLength: 30 }),
        reasons: fc.array(reason, { maxLength: 40 }),
        related: fc.array(
          related.map((one) => ({ ...place, ...one })),
          { maxLength: 20 },
        ),
        clusters: fc.array(fc.stringMatching(/^[a-z-]{1,30}$/), { maxLength: 9 }),
        changes: fc.array(fc.array(words, { maxLength: 9 }), { maxLength: 4 }),
        lines: fc.array(words, { maxLength: 20 }),
      })
      .map(({ changes, help, lines, ...one }) =>
        sampleFinding({
          ...one,
          severity: "error",
          help: [help, ...lines].join("\n"),
          fixes: [
            {
              title: "write it",
              edits: [],
              changes: changes.map((after) => ({ file: "k8s/api.yaml", line: 31, before: [], after })),
            },
          ],
        }),
      );

    it("tells a finding in twelve lines of a hundred columns, or nine and twelve of what to write", () => {
      fc.assert(
        fc.property(finding, (one) => {
          const lines = formatLintText(sampleResult([one]), { ...PLAIN, columns: 100 }).split("\n");
          const story = lines.slice(0, lines.indexOf(""));
          expect(story.length).toBeLessThanOrEqual(21);
          for (const line of story) expect(line.length).toBeLessThanOrEqual(line.trim().includes(" ") ? 130 : 400);
        }),
      );
    });

    it.each([
      ["warning", (number: number) => Math.max(10, Math.floor(36 / number))],
      ["error", () => 12],
    ] as const)(
      "gives each %s its share of lines where its help is short: warnings thirty-six, errors twelve each",
      (severity, most) => {
        fc.assert(
          fc.property(fc.array(finding, { minLength: 4, maxLength: 9 }), (errors) => {
            const findings = errors.map((one) => ({ ...one, severity, help: "write it", fixes: [], fixable: false }));
            const text = formatLintText(sampleResult(findings), { ...PLAIN, columns: 100 });
            const stories = text
              .split(/\n{2,}/)
              .filter((block) => block.startsWith(`k8s/api.yaml:31:18: ${severity}[`));
            // Help may end with an empty line.
            expect(stories.length).toBe(errors.length);
            for (const story of stories) expect(story.split("\n").length).toBeLessThanOrEqual(most(errors.length));
          }),
          { numRuns: 30 },
        );
      },
    );

    it.each([80, 100, 200])("has the gravest finding and the totals on the first screen of %d columns", (columns) => {
      fc.assert(
        fc.property(fc.array(finding, { minLength: 1, maxLength: 4 }), (errors) => {
          const notes = Array.from({ length: 30 }, () => sampleFinding({ severity: "note" }));
          const text = formatLintText(sampleResult([...notes, ...errors]), { ...PLAIN, columns });
          const [totals = "", empty, heading = "", ...rest] = text.split("\n").slice(0, 24);
          expect(totals).toContain(`${errors.length} error`);
          expect([empty, heading.startsWith("k8s/api.yaml:31:18: error[")]).toEqual(["", true]);
          expect(rest).toContain("");
        }),
        { numRuns: 30 },
      );
    });

    it("has no line above 400 columns, with and without a terminal", () => {
      const long = sampleFinding({
        message: "m ".repeat(30_000),
        help: "h".repeat(60_000),
        details: ["d".repeat(9000)],
      });
      for (const columns of [undefined, 60, 200, 5000]) {
        for (const isFull of [false, true]) {
          const text = formatLintText(sampleResult([long]), { ...PLAIN, isFull, ...(columns && { columns }) });
          expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThanOrEqual(400);
        }
      }
    });
  });

  it.each([80, 100, 200])("keeps what to write whole among many warnings, at %i columns", (columns) => {
    const yaml = [
      "tolerations:",
      "  - key: gpu",
      "    operator: Equal",
      "    value: present",
      "    effect: NoSchedule",
    ];
    const details = Array.from({ length: 9 }, (_, index) => `pool-${index}: untolerated taint gpu=present:NoSchedule`);
    const fixed = { title: "tolerate gpu=present:NoSchedule", edits: [] };
    const change = { file: "k8s/api.yaml", line: 32, before: [], after: yaml };
    const findings = Array.from({ length: 20 }, (_, index) =>
      sampleFinding({
        details,
        help: `To let it in, add to the pod spec:\n${yaml.join("\n")}`,
        fixes: index % 2 === 0 ? [] : [{ ...fixed, changes: [change] }],
      }),
    );
    const text = formatLintText(sampleResult(findings), { ...PLAIN, columns });
    const helped = `add to the pod spec:\n${yaml.map((line) => `           ${line}\n`).join("")}`;
    const edited = `${yaml.map((line, index) => `${32 + index} + ${line}\n`).join("")}`;
    expect([text.split(helped).length - 1, text.split(edited).length - 1]).toEqual([10, 10]);
    expect(text.match(/- pool-0: untolerated/g)).toHaveLength(20);
  });

  it("leaves out what a finding does not have", () => {
    const source = { file: "broken.yaml", line: 1, column: 1, endLine: 1, endColumn: 1 };
    const bare = { workload: null, related: [], help: "", excerpt: "", fixable: false, source };
    const text = formatLintText(sampleResult([sampleFinding({ ...bare, message: "no text" })]), PLAIN);
    expect(text).toBe(`\
broken.yaml:1:1: warning[near-miss-toleration] no text

1 warning in 40 files (61 documents, 38 workloads, 6 pools)
`);
  });

  it("marks the first line of a block and names its last", () => {
    const source = { file: "a.yaml", line: 9, column: 3, endLine: 14, endColumn: 1 };
    const text = formatLintText(sampleResult([sampleFinding({ source, excerpt: "  tolerations:" })]), PLAIN);
    expect(text).toContain("9 |   tolerations:\n  |   ^~~~~~~~~~~~ to line 13\n");
  });

  it("marks a block of one line without naming a line", () => {
    const source = { file: "a.yaml", line: 9, column: 3, endLine: 10, endColumn: 1 };
    const text = formatLintText(sampleResult([sampleFinding({ source, excerpt: "  tolerations:" })]), PLAIN);
    expect(text).toContain("  |   ^~~~~~~~~~~~\n");
  });

  it("counts in words and leaves out what there is none of", () => {
    const findings = [sampleFinding({ severity: "error" }), sampleFinding(), sampleFinding({ severity: "note" })];
    const result = sampleResult([...findings, ...findings]);
    const summary = { ...result.summary, files: 1, documents: 1, workloads: 1, pools: 1 };
    const lines = (text: string) => text.trimEnd().split("\n").at(-1);
    expect(lines(formatLintText({ ...result, summary }, { ...PLAIN, elapsed: 12 }))).toBe(
      "2 errors, 2 warnings, 2 notes in 1 file (1 document, 1 workload, 1 pool) in 0.01 s",
    );
    expect(formatLintText(sampleResult([]), { ...PLAIN, elapsed: 61_234 })).toBe(
      "no findings in 40 files (61 documents, 38 workloads, 6 pools) in 61.2 s\n",
    );
  });

  it("cuts long lists of reasons, and says how many are missing and how to see them", () => {
    const details = Array.from({ length: 200 }, (_, index) => `pool-${index}: cordoned`);
    const text = formatLintText(sampleResult([sampleFinding({ details })]), PLAIN);
    expect(text).toMatch(/ {5}- pool-3: cordoned\n {5}- and 19\d more \(--full shows all\)\n/);
    expect(formatLintText(sampleResult([sampleFinding({ details })]), { ...PLAIN, isFull: true })).toContain(
      "pool-199",
    );
  });

  it("colours severity, place and marker, and changes nothing else", () => {
    const result = sampleResult([sampleFinding()]);
    const colored = formatLintText(result, { color: true });
    expect(colored).toContain("\u001b[1mk8s/api.yaml:31:18\u001b[22m");
    expect(colored.replaceAll(/\p{Cc}\[\d+m/gu, "")).toBe(formatLintText(result, PLAIN));
  });

  it.each(HOSTILE_TEXTS)("passes no control character of %j through", (text) => {
    const finding = sampleFinding({
      message: text,
      help: text,
      excerpt: text,
      details: [text],
      clusters: [text],
      workload: { kind: text, namespace: text, name: text },
      source: { file: text, line: 1, column: 1, endLine: 1, endColumn: 3 },
      related: [{ file: text, line: 1, column: 1, endLine: 1, endColumn: 1, message: text }],
    });
    const output = formatLintText(sampleResult([finding], { notices: [text] }), PLAIN);
    expect(output.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
    expect(output.split("\n").filter((line) => line.startsWith("::error"))).toEqual(
      text.startsWith("::error") ? [expect.stringContaining(`${text}:1:1: `)] : [],
    );
  });
});
