import type { ChangeReport, FitReport, LintResult } from "../../src/lint/contract/result.js";
import type { Finding } from "../../src/model/finding.js";
import { sampleCell, sampleFinding, sampleResult, sampleWorkload } from "./samples.js";

/** Texts that try to leave the place where a reporter puts them. Each could stand in a manifest or be a file's name. */
export const HOSTILE_TEXTS: readonly string[] = [
  "%0A::error::owned",
  "a\n::error file=x::owned",
  "::error::owned",
  "  ::stop-commands::x",
  "x ##[error]owned",
  "x ##vso[task.setvariable variable=PATH]owned",
  "];type=error;sourcepath=x]##vso[task.complete result=Succeeded;]%3B%5D%AZP25",
  "a\r\nb",
  "a\n\n# heading\n\n| a | b |\n| - | - |",
  "a|b\\|c",
  "`code` ``two``",
  "```` `",
  "`a`<b>`c",
  "<script>alert(1)</script>",
  "</details></table><img src=x onerror=alert(1)>",
  "<!-- taintlint -->",
  "]]><failure>--><?php",
  "&lt;&#10;&amp;",
  "[a](javascript:alert)",
  "[a](1) ![b](https://evil.example/x.png)",
  "https://evil.example/x www.evil.example user@evil.example",
  "<https://evil.example>",
  "[x]: https://evil.example",
  "\u202eevil\u2066",
  "a\u200bb\u00adc\ufeffd\u2060",
  "\u001b[31mred\u001b]8;;https://example.com\u0007",
  "\u009b31m",
  "@octocat #12 GH-12 octo/repo#12 [a](javascript:x) ![b](c) $x$ **bold** __b__ ~~s~~",
  "- [ ] task",
  "1. one",
  "    indented",
  "a\u2028b\u2029c\u0085d\u000bd",
  "\u0000\ud800",
  "\udc00\ufffe\uffff",
  "{0} {1}",
];

/** A text of 60 KB, as a message may be. */
export const LONG_TEXT = `${"é|<b>@x ".repeat(7500)}`;

/** Each text with a title for a test. */
export const HOSTILE_CASES: readonly (readonly [title: string, text: string])[] = [...HOSTILE_TEXTS, LONG_TEXT].map(
  (text) => [JSON.stringify(text.slice(0, 40)), text],
);

/** A finding with the text in each of its fields. */
export function hostileFinding(text: string, change: Partial<Finding> = {}): Finding {
  return sampleFinding({
    // The ids of rules are those of this project.
    rule: text.slice(0, 100),
    message: text,
    help: text,
    details: [text],
    clusters: [text],
    renderings: [text],
    excerpt: text,
    workload: { kind: text, namespace: text, name: text },
    source: { file: text, line: 1, column: 1, endLine: 1, endColumn: 2 },
    related: [{ file: text, line: 1, column: 1, endLine: 1, endColumn: 2, message: text }],
    ...change,
  });
}

export function hostileFit(text: string): FitReport {
  const cell = sampleCell(text, { cluster: text, verdict: "blocked", untolerated: [text], reasons: [text] });
  const source = { file: text, line: 1 };
  return {
    pools: [{ name: text, cluster: text, source }],
    workloads: [
      sampleWorkload(text, [cell], { kind: text, namespace: text, source }),
      sampleWorkload("bad", [cell], { valid: false, errors: [text] }),
    ],
  };
}

export function hostileChange(text: string): ChangeReport {
  const source = { file: text, line: 1 };
  return {
    base: { revision: text, commit: "0123456789abcdef" },
    pools: [{ pool: text, cluster: text, change: "changed", source, details: [text, text] }],
    workloads: [
      {
        kind: text,
        namespace: text,
        name: text,
        cluster: text,
        source,
        effect: "unschedulable",
        pools: [text],
        evictedAfterSeconds: null,
        reason: text,
      },
    ],
    landFirst: [text],
    landAfter: [text],
    needBoth: [text],
  };
}

/** A result of a comparison with the text in every place. */
export function hostileResult(text: string): LintResult {
  return sampleResult([hostileFinding(text), hostileFinding(text, { workload: null, severity: "error" })], {
    existing: [hostileFinding(text)],
    change: hostileChange(text),
    notices: [text],
    fit: hostileFit(text),
  });
}
