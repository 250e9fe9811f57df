import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import formatsModule from "ajv-formats";
import { describe, expect, it } from "vitest";
import { logText } from "../../src/cli/contract/workflow-log.js";
import { activeRules } from "../../src/lint/configuration/rule-settings.js";
import type { RepositoryReport } from "../../src/lint/merge/repository-report.js";
import {
  formatFleetJson,
  formatFleetMarkdown,
  formatFleetSarif,
  formatFleetText,
} from "../../src/reporters/fleet-report.js";
import { formatFleetHtml } from "../../src/reporters/html/fleet-page.js";
import { formatSarif } from "../../src/reporters/sarif.js";
import { pathInRepository, sourceUrlOf } from "../../src/reporters/words/fleet-report.js";
import { workflowCommandsIn } from "../cli/workflow-commands.js";
import { HOSTILE_CASES, hostileResult } from "./hostile-names.js";
import { SAMPLE_ORIGIN, sampleFinding, sampleResult } from "./samples.js";

function reportOf(repository: string, findings: RepositoryReport["result"]["findings"]): RepositoryReport {
  const url = `https://github.com/${repository}`;
  return { origin: { ...SAMPLE_ORIGIN, repository, url }, result: sampleResult(findings) };
}

const EMPTY = sampleResult([]);
const SHOP = reportOf("acme/shop", [sampleFinding({ severity: "note" }), sampleFinding({ severity: "error" })]);
const WEB = reportOf("acme/web", [sampleFinding()]);
const CLEAN = reportOf("acme/clean", []);
const NOTHING: RepositoryReport = {
  origin: { ...SAMPLE_ORIGIN, repository: "acme/docs", url: null },
  result: { ...EMPTY, summary: { ...EMPTY.summary, workloads: 0 } },
};
const FLEET = [CLEAN, NOTHING, WEB, SHOP];
const OPTIONS = { passed: false, day: "2026-11-30" };

describe("several repositories as text", () => {
  it("stand below their names, the worst first, and those without findings in a line", () => {
    const message = 'toleration has value "true", pool gpu is tainted "present"';
    expect(
      formatFleetText(FLEET, { color: false }),
    ).toBe(`acme/shop: 1 error, 1 note in 40 files (61 documents, 38 workloads, 6 pools)
  k8s/api.yaml:31:18: error[near-miss-toleration] ${message}
  k8s/api.yaml:31:18: note[near-miss-toleration] ${message}

acme/web: 1 warning in 40 files (61 documents, 38 workloads, 6 pools)
  k8s/api.yaml:31:18: warning[near-miss-toleration] ${message}

1 repository without findings: acme/clean
1 repository with nothing to check: acme/docs
1 error, 1 warning, 1 note in 4 repositories: 160 files (244 documents, 114 workloads, 24 pools)
`);
  });

  it("tell where a bound was reached", () => {
    const over = { ...CLEAN, result: { ...CLEAN.result, reached: ["too many"] } };
    expect(formatFleetText([over], { color: false })).toContain("acme/clean: too many\n");
  });
});

describe("several repositories as Markdown", () => {
  it("are a table", () => {
    expect(
      formatFleetMarkdown(FLEET, OPTIONS),
    ).toBe(`## ❌ taintlint failed: 1 error, 1 warning, 1 note in 4 repositories

Looked at 160 files (244 documents, 114 workloads, 24 pools).

| Repository | Errors | Warnings | Notes | Workloads | Pools |
| --- | --- | --- | --- | --- | --- |
| [acme/shop](https://github.com/acme/shop) | 1 | 0 | 1 | 38 | 6 |
| [acme/web](https://github.com/acme/web) | 0 | 1 | 0 | 38 | 6 |
| [acme/clean](https://github.com/acme/clean) | 0 | 0 | 0 | 38 | 6 |
| acme/docs | 0 | 0 | 0 | nothing was checked | 6 |
`);
  });
});

describe("several repositories as SARIF", () => {
  it("are a run each, with the results of the run alone", () => {
    const log = JSON.parse(formatFleetSarif(FLEET, { rules: activeRules(undefined) }));
    const {
      $schema: _,
      id: __,
      ...schema
    } = JSON.parse(readFileSync("test/reporters/schemas/sarif-2.1.0.json", "utf8"));
    const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
    formatsModule.default(ajv);
    const validate = ajv.compile(schema);
    validate(log);
    expect(validate.errors ?? []).toEqual([]);
    expect(log.runs.map((run: { automationDetails: { id: string } }) => run.automationDetails.id)).toEqual([
      "acme/clean/",
      "acme/docs/",
      "acme/web/",
      "acme/shop/",
    ]);
    const [, docs, , shop] = log.runs;
    expect(docs.versionControlProvenance).toBeUndefined();
    expect(shop.versionControlProvenance).toEqual([
      { repositoryUri: "https://github.com/acme/shop", revisionId: SAMPLE_ORIGIN.commit },
    ]);
    const rules = activeRules(undefined).filter(({ id }) => id === "near-miss-toleration");
    const [alone] = JSON.parse(
      formatSarif(SHOP.result, { version: "0.1.0", rules, repositoryPath: (file) => file }),
    ).runs;
    expect(shop).toEqual({ ...shop, ...alone });
  });
});

describe("places of a repository", () => {
  const origin = { ...SAMPLE_ORIGIN, url: "https://github.com/acme/shop" };

  it.each([
    [".", "k8s/a.yaml", "k8s/a.yaml"],
    ["infra", "k8s/a.yaml", "infra/k8s/a.yaml"],
    ["infra/prod", "../a.yaml", "infra/a.yaml"],
    ["infra", "/etc/a.yaml", "/etc/a.yaml"],
  ])("in %s, %s is %s", (folder, file, path) => {
    expect(pathInRepository({ ...origin, folder }, file)).toBe(path);
  });

  it("have an address where the server is known", () => {
    expect(sourceUrlOf({ ...origin, folder: "infra" })?.("a b.yaml", 3)).toBe(
      `https://github.com/acme/shop/blob/${SAMPLE_ORIGIN.commit}/infra/a%20b.yaml#L3`,
    );
    expect(sourceUrlOf({ ...origin, url: "https://gitlab.com/acme/shop" })?.("a.yaml", 3)).toBe(
      `https://gitlab.com/acme/shop/-/blob/${SAMPLE_ORIGIN.commit}/a.yaml#L3`,
    );
    for (const change of [{ url: null }, { commit: null }, { url: "https://git.example.com/acme/shop" }]) {
      expect(sourceUrlOf({ ...origin, ...change })).toBeUndefined();
    }
  });
});

describe("several repositories as HTML", () => {
  it("are told the worst first, each finding with its repository", () => {
    const html = formatFleetHtml(FLEET, OPTIONS);
    const rows = [...html.matchAll(/<tr><th scope="row">(.*?)<\/th>/g)].map(([, head]) => head);
    expect(rows).toEqual([
      '<a href="#f-0-0123456789abcdef">acme/shop</a>',
      '<a href="#f-1-0123456789abcdef">acme/web</a>',
      "acme/clean",
      "acme/docs",
    ]);
    expect(html).toContain("nothing was checked");
    const ids = [...html.matchAll(/ id="(f-[^"]*)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(3);
    expect(html).toContain(`href="https://github.com/acme/web/blob/${SAMPLE_ORIGIN.commit}/k8s/api.yaml#L31"`);
  });

  it("tell what the runs said of themselves, once for all that it is true of", () => {
    const noticed = (report: RepositoryReport, ...notices: string[]) => ({
      ...report,
      result: { ...report.result, notices },
    });
    const html = formatFleetHtml([noticed(SHOP, "both", "one"), noticed(WEB, "both")], OPTIONS);
    expect(html).toContain("<summary>2 notices</summary>");
    expect(html).toContain(
      "<li><strong>acme/shop, acme/web</strong>: both</li>\n<li><strong>acme/shop</strong>: one</li>",
    );
  });

  it("leave out what no browser could show, and say so", () => {
    const many = Array.from({ length: 3001 }, (_, index) =>
      sampleFinding({ severity: index === 3000 ? "error" : "note", fingerprint: `a${index}` }),
    );
    const html = formatFleetHtml([reportOf("acme/a", many), SHOP], OPTIONS);
    expect(html).toContain("3 findings are left out here: the JSON report holds all.");
    expect(html.match(/<article /g)).toHaveLength(3000);
    expect(html.match(/<article class="finding error"/g)).toHaveLength(2);
  });
});

describe.each(HOSTILE_CASES)("the text %s", (_, hostile) => {
  const origin = { ...SAMPLE_ORIGIN, repository: hostile, folder: hostile };
  const { change: _change, ...rest } = hostileResult(hostile);
  const reports = [{ origin, result: { ...rest, existing: [], reached: [hostile] } }];

  it("stays text in reports of several repositories", () => {
    const html = formatFleetHtml(reports, OPTIONS);
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html).not.toMatch(/<img|<b>x|="javascript:/i);
    const others = [
      logText(formatFleetText(reports, { color: false }), { GITHUB_ACTIONS: "true" }),
      formatFleetJson(reports),
      formatFleetSarif(reports, { rules: [] }),
      formatFleetMarkdown(reports, OPTIONS),
    ];
    for (const text of others) {
      expect(text.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u);
      expect(workflowCommandsIn(text)).toEqual([]);
    }
  });
});
