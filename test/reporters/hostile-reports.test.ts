import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { describe, expect, it } from "vitest";
import { logText } from "../../src/cli/contract/workflow-log.js";
import { HOME } from "../../src/model/documentation.js";
import { formatAzureIssues } from "../../src/reporters/azure-issues.js";
import { changeMarkdown } from "../../src/reporters/change-markdown.js";
import { formatFitJson, formatFitText } from "../../src/reporters/fit-report.js";
import { formatGithubAnnotations } from "../../src/reporters/github-annotations.js";
import { formatGitlabCodeQuality } from "../../src/reporters/gitlab-code-quality.js";
import { formatJobSummary } from "../../src/reporters/job-summary.js";
import { formatJunit } from "../../src/reporters/junit.js";
import { formatLintJson } from "../../src/reporters/lint-json.js";
import { formatConcise, formatLintText } from "../../src/reporters/lint-text.js";
import { formatSarif } from "../../src/reporters/sarif.js";
import { azureCommandsIn, workflowCommandsIn } from "../cli/workflow-commands.js";
import { HOSTILE_CASES, hostileChange, hostileFit, hostileResult } from "./hostile-names.js";

const ON_GITHUB = { GITHUB_ACTIONS: "true" };
const ON_AZURE = { TF_BUILD: "True" };
const repositoryPath = (file: string) => file;
const RULE_PAGES = `${HOME}/blob/`;
const SOURCES = "https://code.example/blob/";
const LINKS = {
  sourceUrl: (file: string, line: number) => `${SOURCES}${file}#L${line}`,
};

/** What a browser gets from GitHub Markdown, without the filter that GitHub adds. */
function render(markdown: string): string {
  return micromark(markdown, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
  });
}

function decode(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, "\u0001")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

/** Fails where a text has become an element, a link or a mention, or has opened or closed one. */
function expectHarmless(markdown: string): void {
  const html = render(markdown);
  const elements = [...html.matchAll(/<\/?([^\s>/]+)([^>]*)>/g)];
  const names = new Set(elements.map(([, name]) => name));
  const legal = ["h2", "h3", "h4", "p", "ul", "li", "strong", "table", "thead", "tbody", "tr", "th", "td", "br"];
  expect([...names].filter((name) => ![...legal, "a", "code", "details", "summary"].includes(name ?? ""))).toEqual([]);
  for (const [, name, attributes = ""] of elements) {
    const href = /^ href="([^"]*)"$/.exec(attributes)?.[1];
    if (name === "a" && href !== undefined) {
      expect([RULE_PAGES, SOURCES].some((begin) => href.startsWith(begin))).toBe(true);
    } else {
      expect(attributes).toBe("");
    }
  }
  const outsideCode = decode(html.replaceAll(/<code>.*?<\/code>/g, ""));
  expect(outsideCode).not.toMatch(/@[\w-]|#\d|\bGH-\d/i);
  expect(html.replaceAll("\n", "").replaceAll("\u200b", "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u);
  expect(html).not.toContain("<!--");
}

describe("the renderer of these tests", () => {
  it.each(["<b>x</b>", "[a](https://evil.example)", "@octocat", "https://evil.example", "see #12", "<!-- x -->"])(
    "finds %j where nothing escapes it",
    (text) => {
      expect(() => expectHarmless(text)).toThrow();
    },
  );
});

describe.each(HOSTILE_CASES)("the text %s", (_, text) => {
  const result = hostileResult(text);

  it("stays text in Markdown", () => {
    expectHarmless(formatJobSummary(result, { passed: false, ...LINKS }));
    expectHarmless(changeMarkdown(hostileChange(text), { maxBytes: 60_000, sourceUrl: LINKS.sourceUrl }));
    const html = render(formatJobSummary(result, { passed: false, ...LINKS }));
    // The notice, the pool and the workload of the change, two findings; the three steps of the change.
    expect(html.match(/<li>/g)).toHaveLength(1 + 2 + 2 + 3);
    // Two rows of the matrix.
    expect(html.match(/<t[hd]>/g)).toHaveLength(2 * 2);
  });

  it.each([
    ["GitHub", ON_GITHUB, workflowCommandsIn],
    ["Azure", ON_AZURE, azureCommandsIn],
  ])("is no command in a log of %s, whatever the format", (_, environment, commandsIn) => {
    const sarif = formatSarif(result, { version: "1.0.0", rules: [], repositoryPath });
    const reports = [
      logText(formatLintText(result, { color: false }), environment),
      logText(formatLintText(result, { color: true }), environment),
      logText(formatConcise(result), environment),
      logText(formatFitText(hostileFit(text), { color: false, columns: 40 }), environment),
      formatLintJson(result),
      formatFitJson(hostileFit(text)),
      formatJobSummary(result, { passed: false, ...LINKS }),
      sarif,
      formatJunit(result, { repositoryPath }),
      formatGitlabCodeQuality(result, repositoryPath),
    ];
    for (const report of reports) expect(commandsIn(report)).toEqual([]);
  });

  it("is no command of its own in annotations", () => {
    const { commands } = formatGithubAnnotations(result.findings);
    expect(workflowCommandsIn(commands.join("\n"))).toEqual(["error", "warning"]);
    expect(azureCommandsIn(formatAzureIssues(result, repositoryPath))).toEqual(["task.logissue", "task.logissue"]);
  });

  it("has no invisible character in any report", () => {
    const reports = [
      formatLintText(result, { color: false }),
      formatFitText(hostileFit(text), { color: false }),
      formatLintJson(result),
      formatFitJson(hostileFit(text)),
      formatJobSummary(result, { passed: false, ...LINKS }),
      formatSarif(result, { version: "1.0.0", rules: [], repositoryPath }),
      formatJunit(result, { repositoryPath }),
      formatGitlabCodeQuality(result, repositoryPath),
    ];
    for (const report of reports) {
      expect(report.length).toBeGreaterThan(100);
      expect(report.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u);
    }
  });

  it("comes back from JSON as it was", () => {
    const { findings, existing, change } = JSON.parse(formatLintJson(result));
    expect([findings[0].message, existing[0].message, change.landFirst[0]]).toEqual([text, text, text]);
    expect(JSON.parse(formatFitJson(hostileFit(text))).workloads[0].name).toBe(text);
  });
});
