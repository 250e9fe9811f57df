import { describe, expect, it } from "vitest";
import type { LintResult, WorkloadImpact } from "../../src/lint/contract/result.js";
import { formatHtmlReport } from "../../src/reporters/html/report.js";
import { coverageSentences } from "../../src/reporters/words/counts.js";
import {
  GPU_BLOCKED,
  SAMPLE_FIT,
  SPOT_AVOIDED,
  sampleCell,
  sampleFinding,
  sampleResult,
  sampleWorkload,
} from "./samples.js";

const OPTIONS = { passed: false };

const FINDINGS = [
  sampleFinding({ severity: "error", fingerprint: "a1" }),
  sampleFinding({ severity: "warning", fingerprint: "b2", source: { ...sampleFinding().source, line: 7 } }),
];
const INVISIBLE = /[\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?!\n)\p{Cc}/u;

/** The elements of a report by name, in their order, and the text between them. */
function elementsOf(html: string): string[] {
  const page = html.replace(/<(style|script)\b[^>]*>[\s\S]*?<\/\1>/g, "<$1>");
  return [...page.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name]) => name ?? "");
}

/** The same result with every text of the repository replaced. */
function withTexts(result: LintResult, text: string): LintResult {
  const { findings, fit, inventory } = result;
  return {
    ...result,
    notices: [text],
    inventory: {
      pools: inventory.pools.map((pool) => ({
        ...pool,
        name: text,
        taints: pool.taints.map((taint) => ({ ...taint, taint: text })),
        open: pool.open.map((open) => ({ ...open, why: text })),
      })),
    },
    findings: findings.map((finding) => ({
      ...finding,
      message: text,
      help: text,
      excerpt: text,
      details: [text],
      workload: finding.workload && { kind: text, namespace: text, name: text },
      source: { ...finding.source, file: text },
      related: finding.related.map((range) => ({ ...range, file: text, message: text })),
    })),
    fit: {
      pools: fit.pools.map((pool) => ({ ...pool, name: text })),
      workloads: fit.workloads.slice(0, 1).map((workload) => ({
        ...workload,
        kind: text,
        namespace: text,
        name: text,
        pools: workload.pools.map((cell) => ({ ...cell, pool: text, reasons: [text] })),
      })),
    },
  };
}

describe("the HTML report", () => {
  const result = sampleResult(FINDINGS);

  it("is one file that loads nothing and may send nothing", () => {
    const html = formatHtmlReport(result, OPTIONS);
    expect(html).toMatch(/^<!doctype html>\n/);
    expect(html).toContain("default-src &#39;none&#39;");
    expect(html).not.toMatch(/<(?:link|img|iframe|object|embed|base)\b/);
    expect(html).not.toMatch(/\b(?:src|action|srcset)=|url\(|@import|fetch\(|XMLHttpRequest|sendBeacon/);
  });

  it("tells every finding with its place, its source and what to do", () => {
    const html = formatHtmlReport(result, OPTIONS);
    expect(FINDINGS.length).toBeGreaterThan(0);
    for (const { fingerprint, source } of FINDINGS) {
      expect(html).toContain(`id="f-${fingerprint}"`);
      expect(html).toContain(`${source.file}:${source.line}:${source.column}`);
    }
  });

  it("links to sources where there is an address, and to nothing else", () => {
    const sourceUrl = (file: string, line: number) => `https://example.com/${file}#L${line}`;
    expect(formatHtmlReport(result, { ...OPTIONS, sourceUrl })).toContain('<a href="https://example.com/');
    const hostile = formatHtmlReport(result, { ...OPTIONS, sourceUrl: () => "javascript:alert(1)" });
    expect(hostile).not.toContain("javascript:");
  });

  it.each([
    ["markup", '</td></table><script>alert(1)</script><img src=x onerror="alert(1)">'],
    ["the end of an element", "</script></style></title>--><!--"],
    ["quotes", `" onmouseover="alert(1)" ' onfocus='alert(1)`],
    ["entities", "&lt;script&gt;&#60;script&#62;"],
    ["line separators", "a\u2028b\u2029c\nd\re"],
    ["directions and controls", "\u202eevil\u2066\u0000\u001b[31m\u200b\ufeff"],
    ["half a character", "\ud800"],
    ["60 KB", "<b>".repeat(20_000)],
  ])("is not broken by %s", (_, text) => {
    const html = formatHtmlReport(withTexts(result, text), OPTIONS);
    expect(elementsOf(html)).toEqual(
      elementsOf(formatHtmlReport(withTexts(result, text.replace(/[^\n\r]/g, "p")), OPTIONS)),
    );
    expect(INVISIBLE.exec(html)?.[0].codePointAt(0)?.toString(16)).toBeUndefined();
    expect(html.length).toBeLessThan(500_000);
    const [, json = ""] = /<script type="application\/json" id="matrices">(.*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toHaveProperty("matrices");
  });

  it("shows a clean run, and a run without pools", () => {
    const clean = sampleResult([], { fit: { pools: [], workloads: [] }, inventory: { pools: [] } });
    const html = formatHtmlReport(clean, { ...OPTIONS, passed: true });
    expect(html).toContain("✓ passed");
    expect(html).toContain("No findings.");
    expect(html).toContain("No node pools are declared");
  });

  it("counts what is not known apart from what does not fit", () => {
    const open = (pool: string) => sampleCell(pool, { verdict: "unknown", reasons: ["not known"] });
    const fit = {
      ...SAMPLE_FIT,
      workloads: [
        sampleWorkload("half", [sampleCell("general"), open("gpu"), SPOT_AVOIDED]),
        sampleWorkload("dark", [open("general"), open("gpu"), open("spot")]),
        sampleWorkload("lost", [GPU_BLOCKED, GPU_BLOCKED, GPU_BLOCKED]),
      ],
    };
    const clean = sampleResult([], { fit });
    const coverage = { ...clean.coverage, workloads: 3, judged: 1, unknown: 2 };
    const html = formatHtmlReport({ ...clean, coverage }, { passed: true });
    const told = [...html.matchAll(/<td class="taken">((?:<b>)?[^<]+(?:<\/b>)?)<\/td>/g)].map(([, text]) => text);
    // What no pool takes comes first.
    expect(told).toEqual(["<b>✗ none</b>", "2 fit, 1 unknown", "0 fit, 3 unknown"]);
    expect(html).toContain('<span class="share">2 of 3 workloads have unknown verdicts</span>');
    // The terminal counts the same.
    const [line] = coverageSentences({ ...clean, coverage });
    expect(line).toBe("1 of 3 workloads judged on every pool; 2 have unknown verdicts");
    expect(html).toContain(`<p>${line}</p>`);
    expect(html).not.toMatch(/\d %/);
    expect(formatHtmlReport(clean, { passed: true })).not.toContain('class="share"');
  });

  it("counts a workload of several clusters once, and alarms only where the run fails", () => {
    const cells = (verdict: "fits" | "blocked") =>
      ["a", "b"].map((cluster) => sampleCell("general", { cluster, verdict: cluster === "a" ? "blocked" : verdict }));
    const fit = {
      pools: ["a", "b"].map((cluster) => ({ name: "general", cluster, source: { file: "p.yaml", line: 1 } })),
      workloads: [sampleWorkload("half", cells("fits")), sampleWorkload("lost", cells("blocked"))],
    };
    const navigation = (passed: boolean) =>
      /<a href="#placement">(.*?)<\/a>/.exec(formatHtmlReport(sampleResult([], { fit }), { passed }))?.[1];
    expect(navigation(true)).toBe("Placement <b>2 workloads</b> <b>1 on no pool</b>");
    expect(navigation(false)).toBe('Placement <b>2 workloads</b> <b class="alarm">1 on no pool</b>');
  });

  it("labels the facts of the run, and tells changes and findings before the matrix", () => {
    const change = { base: { revision: "main", commit: "0123456" }, pools: [], workloads: [] };
    const steps = { landFirst: [], landAfter: [], needBoth: [] };
    const origin = [["Repository", "example/shop"] as const, ["Commit", "<b>"] as const];
    const html = formatHtmlReport({ ...result, change: { ...change, ...steps } }, { ...OPTIONS, origin });
    expect(html).toContain("<div><dt>Repository</dt><dd>example/shop</dd></div>");
    expect(html).toContain("<div><dt>Commit</dt><dd>&lt;b&gt;</dd></div>");
    expect(html.match(/(?<=<section id=")[a-z]+/g)).toEqual(["changes", "findings", "placement", "pools"]);
    expect(html.match(/(?<=<a href="#)[a-z]+(?=">[A-Z])/g)).toEqual(["changes", "findings", "placement", "pools"]);
  });

  it("tells help as prose with its words as code, and YAML as it is written", () => {
    const help = "Write `value: <b>`, as in:\ntolerations:\n  - key: `a`";
    const html = formatHtmlReport(sampleResult([sampleFinding({ help, message: "`x` is wrong" })]), OPTIONS);
    expect(html).toContain(
      '<div class="help"><p>Write <code>value: &lt;b&gt;</code>, as in:</p><pre>tolerations:\n  - key: `a`</pre></div>',
    );
    expect(html).toContain("<code>x</code> is wrong</h4>");
  });

  it("makes one row of workloads that all pools treat alike, and says what their fate is", () => {
    const open = (pool: string) => sampleCell(pool, { verdict: "unknown", reasons: ["not known"] });
    const evicted = (pool: string) => sampleCell(pool, { evictedAfterSeconds: 0 });
    const fate = (cells: readonly ReturnType<typeof sampleCell>[]) =>
      /<\/button>: ([^<]*)</.exec(
        formatHtmlReport(
          sampleResult([], {
            fit: { ...SAMPLE_FIT, workloads: ["a", "b"].map((name) => sampleWorkload(name, cells)) },
          }),
          OPTIONS,
        ),
      )?.[1];
    expect(fate([sampleCell("general"), GPU_BLOCKED, GPU_BLOCKED])).toBe("general only");
    expect(fate([sampleCell("general"), sampleCell("gpu"), SPOT_AVOIDED])).toBe("every pool");
    expect(fate([GPU_BLOCKED, GPU_BLOCKED, GPU_BLOCKED])).toBe("no pool");
    expect(fate([open("general"), sampleCell("gpu"), evicted("spot")])).toBe("gpu; perhaps general; evicted from spot");
  });

  it("tells what happens to many workloads for one reason once", () => {
    const impact: Omit<WorkloadImpact, "name"> = {
      ...{ kind: "Deployment", namespace: "shop", cluster: null, source: { file: "api.yaml", line: 1 } },
      ...{ effect: "unschedulable", pools: ["gpu"], evictedAfterSeconds: null, reason: "untolerated `a`" },
    };
    const workloads = ["a", "b", "c", "d"].map((name) => ({ ...impact, name }));
    const base = {
      base: { revision: "main", commit: "0123456" },
      pools: [],
      landFirst: [],
      landAfter: [],
      needBoth: [],
    };
    const html = formatHtmlReport({ ...result, change: { ...base, workloads } }, OPTIONS);
    expect(html.match(/untolerated <code>a<\/code>/g)).toHaveLength(1);
    expect(html).toContain("<details><summary>4 workloads</summary><ul><li>Deployment shop/a (api.yaml:1)</li>");
  });

  it("tells what changed and what was there before", () => {
    const change: NonNullable<LintResult["change"]> = {
      base: { revision: "main", commit: "0123456789abcdef" },
      pools: [
        {
          pool: "gpu",
          cluster: null,
          change: "changed",
          source: { file: "pools.yaml", line: 3 },
          details: ["adds taint a=b:NoExecute"],
        },
      ],
      workloads: [
        {
          kind: "Deployment",
          namespace: "shop",
          name: "api",
          cluster: null,
          source: { file: "api.yaml", line: 1 },
          effect: "evicted",
          pools: ["gpu"],
          evictedAfterSeconds: 0,
          reason: "it does not tolerate a=b:NoExecute",
        },
      ],
      landFirst: ["api.yaml"],
      landAfter: ["k8s/late.yaml"],
      needBoth: [],
    };
    const html = formatHtmlReport({ ...result, change, existing: FINDINGS.slice(0, 1) }, OPTIONS);
    expect(html).toContain("compared with main (0123456)");
    expect(html).toContain("after the pools have changed:</p>\n<ul><li>k8s/late.yaml</li>");
    expect(html).toContain("adds taint a=b:NoExecute");
    expect(html).toContain("is evicted");
    expect(html).toContain("1 finding from before this change");
  });
});

it("marks the workloads of which a verdict leaves something out, and says once what", () => {
  const result = { ...sampleResult(FINDINGS), fit: SAMPLE_FIT };
  const [first, ...others] = SAMPLE_FIT.workloads;
  if (first === undefined) throw new Error("the sample has a workload");
  const sized = { ...SAMPLE_FIT, workloads: [{ ...first, notJudged: ["size"] }, ...others] };
  const marked = formatHtmlReport({ ...result, fit: sized }, OPTIONS);
  expect(marked).toContain("<li>* not compared: size (1 workload)</li>");
  expect(marked.match(/<abbr title="not compared: size">\*<\/abbr>/g)).toHaveLength(1);
  expect(formatHtmlReport(result, OPTIONS)).not.toContain("not compared");
});
