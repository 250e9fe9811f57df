import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { COMMANDS } from "../../src/cli/arguments/command-descriptions.js";
import { HOME } from "../../src/model/documentation.js";
import { VERSION } from "../../src/model/version.js";
import { formatPullRequestComment } from "../../src/reporters/github-comment.js";
import { formatReviewSuggestion } from "../../src/reporters/review-suggestion.js";
import { RULES } from "../../src/rules/index.js";
import { run } from "../cli/in-process.js";
import { temporaryFolder } from "../cli/temporary-folder.js";
import { sampleFinding, sampleResult } from "../reporters/samples.js";

const LINK = /https:\/\/github\.com\/taintlint\/[\w-]+[^\s\p{Cc}"'`<>)\]\\]*/gu;
const MARKDOWN_LINK = /\]\((?!https:\/\/|#)([^)]*)\)/g;
/** Pages of the home that are no files. */
const NO_FILES = ["", ".git", `.git#v${VERSION}`, "#readme", "/issues", "/security/advisories/new"];

/** Why a link of this project leads nowhere; undefined for one that leads to a file, or to a page of the home. */
function whyBroken(link: string): string | undefined {
  const [address = "", fragment] = link.replace(/[.,:;]+$/, "").split(/(?=#)/);
  if (!address.startsWith(HOME)) return `${link}: it is another repository's`;
  const rest = address.slice(HOME.length);
  if (NO_FILES.includes(rest + (fragment ?? "")) || /^\/(?:releases|compare|tree)\b/.test(rest)) return undefined;
  const [, revision, path = ""] = /^\/(?:blob|raw)\/([^/]+)\/(.+)$/.exec(rest) ?? [];
  if (revision !== `v${VERSION}` && revision !== "main") return `${link}: it is of no version`;
  if (!existsSync(path)) return `${link}: no such file`;
  return undefined;
}

function brokenIn(text: string): string[] {
  return (text.match(LINK) ?? []).flatMap((link) => whyBroken(link) ?? []);
}

const SHOP = ["--config", "examples/shop/taintlint.yaml"];

describe("every link to this project in an output leads to a file of this version", () => {
  const formats = COMMANDS.lint.formats.filter((name) => name !== "concise");

  it("of lint in every format", { timeout: 60_000 }, async () => {
    const folder = temporaryFolder();
    const words = formats.flatMap((format) => ["--format", `${format}=${join(folder, format)}`]);
    const { stdout } = await run([...SHOP, "--format", "concise", "--full", ...words], { cwd: process.cwd() });
    expect(brokenIn(stdout)).toEqual([]);
    for (const format of formats) {
      const text = readFileSync(join(folder, format), "utf8");
      expect(brokenIn(text), format).toEqual([]);
      if (format === "markdown") expect([...text.matchAll(MARKDOWN_LINK)].map(([, target]) => target)).toEqual([]);
      // Those that name rules link to their pages.
      if (["text", "agent", "github", "junit", "azure"].includes(format)) continue;
      expect(text, format).toContain(`${HOME}/blob/v${VERSION}/docs/rules/unschedulable.md`);
    }
  });

  it.each([
    ["--help"],
    ["rules"],
    ["rules", "unschedulable"],
    ["pools", ...SHOP],
    ["fit", ...SHOP],
    ["init", "--stdout", "examples/shop"],
  ])("%s", async (...words) => {
    const { stdout } = await run(words, { cwd: process.cwd() });
    expect(stdout).not.toBe("");
    expect(brokenIn(stdout)).toEqual([]);
  });

  it("for every rule", () => {
    const findings = RULES.map(({ id }) => sampleFinding({ rule: id }));
    const suggestion = formatReviewSuggestion({ findings, titles: ["x"], replacement: "" }) ?? "";
    const comment = formatPullRequestComment(sampleResult(findings), { passed: false, scope: "" });
    for (const text of [suggestion, comment]) {
      expect(text.match(LINK)?.length).toBeGreaterThan(10);
      expect(brokenIn(text)).toEqual([]);
    }
  });

  it("knows a broken one", () => {
    const wrong = ["/blob/v0.0.1/docs/README.md", `/blob/v${VERSION}/docs/nothing.md`, "/wiki"].map(
      (end) => HOME + end,
    );
    for (const link of [...wrong, "https://github.com/taintlint/other"])
      expect(brokenIn(`see ${link}.`)).toHaveLength(1);
  });
});

/** Texts that are committed and go to users. */
function publishedTexts(): string[] {
  const folders = ["docs", "examples", "schema", "src", ".github"].filter((folder) => existsSync(folder));
  const below = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
  );
  const top = readdirSync(".").filter((name) => /\.(?:md|json|ya?ml)$/.test(name) && name !== "package-lock.json");
  return [...top, ...below].filter((path) => !/\.(?:png|wasm|js|html)$/.test(path) && statSync(path).isFile());
}

it("every link to this project in a committed text leads to a file", () => {
  const texts = publishedTexts();
  expect(texts.length).toBeGreaterThan(200);
  const broken = texts.flatMap((path) => brokenIn(readFileSync(path, "utf8")).map((why) => `${path}: ${why}`));
  expect(broken).toEqual([]);
});
