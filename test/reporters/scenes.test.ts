import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { FormatOf } from "../../src/cli/arguments/command-descriptions.js";
import { renderLint } from "../../src/cli/commands/lint-report.js";
import { type CommandContext, repositoryOptions, selectedView } from "../../src/cli/contract/command-context.js";
import { formatPullRequestComment } from "../../src/reporters/github-comment.js";
import { cutText } from "../../src/reporters/words/visible-text.js";
import { openSearchPath } from "../../src/sources/disk/search-path.js";
import { findProgram } from "../../src/sources/render/find-program.js";
import { createFileReader } from "../../src/workspace/disk-reader.js";
import { type LintedWorkspace, lintWorkspace } from "../../src/workspace/lint-workspace.js";
import { NO_PROGRESS } from "../../src/workspace/progress.js";
import { invocationOf } from "../cli/in-process.js";
import { sarifValidator } from "./sarif-schema.js";
import { SCENES, type Scene } from "./scenes.js";

/** What people and programs are told in each scene: written down with TAINTLINT_RECORD=1, and read. */
const RECORDED = "test/reporters/scenes";
const WIDTHS = [80, 120, 200];
/** Of a longer text the beginning and the end are recorded. */
const HEAD_LINES = 22;
const TAIL_LINES = 15;
const LINE_LIMIT = 500;

const PATH = process.env.PATH ?? "";
const hasKustomize = findProgram("kustomize", openSearchPath(PATH, [])) !== undefined;
const validateSarif = sarifValidator();

async function linted({ cwd, words }: Scene) {
  const invocation = invocationOf("lint", ...words.slice(1));
  const { base, "fail-on": failOn } = invocation.options;
  const context: CommandContext = {
    ...{ workingDirectory: cwd, environment: { PATH }, columns: undefined, color: false, progress: NO_PROGRESS },
    ...{ readStdin: async () => Buffer.alloc(0), elapsed: () => 0 },
  };
  const compared = base === undefined ? {} : { base: { revision: base, by: "--base" as const } };
  const options = {
    ...(await repositoryOptions(invocation, invocation.operands, context)),
    ...compared,
    view: selectedView(invocation.options),
    failOn,
  };
  const run = await lintWorkspace(createFileReader(cwd), { ...options, progress: NO_PROGRESS });
  if (run.value === undefined) throw new Error(JSON.stringify(run.problem));
  return { verdict: run.value, context };
}

/** Everything that is told of a run, by the name of its file. */
async function excludingReported(verdict: LintedWorkspace, context: CommandContext): Promise<Record<string, string>> {
  const render = (format: FormatOf<"lint">, columns?: number) =>
    renderLint(verdict, format, { color: false, ...(columns && { columns }) }, context);
  const texts = await Promise.all(
    WIDTHS.map(async (columns) => [`text-${columns}.txt`, await render("text", columns)] as const),
  );
  const { result, passed } = verdict;
  return {
    ...Object.fromEntries(texts),
    "annotations.txt": (await render("github")).replaceAll("%0A", "\n"),
    "comment.md": formatPullRequestComment(result, { passed, scope: "" }),
    "summary.md": await render("markdown"),
    "agent.txt": await render("agent"),
    sarif: await render("sarif"),
  };
}

function brief(text: string): string {
  const all = text.replace(/\(\b[0-9a-f]{7}\)/g, "(0a1b2c3)").split("\n");
  const lines = all.map((line) => cutText(line, LINE_LIMIT));
  const cut = lines.length - HEAD_LINES - TAIL_LINES;
  if (cut <= 1) return lines.join("\n");
  return [...lines.slice(0, HEAD_LINES), `[${cut} more lines]`, ...lines.slice(-TAIL_LINES)].join("\n");
}

describe.each(Object.entries(SCENES))("the scene %s", (name, make) => {
  it.skipIf(name === "overlays" && !hasKustomize)("is told to people and to programs as recorded", async () => {
    const { verdict, context } = await linted(make());
    const { sarif = "", ...told } = await excludingReported(verdict, context);
    expect(validateSarif(JSON.parse(sarif)), JSON.stringify(validateSarif.errors)).toBe(true);
    const folder = join(RECORDED, name);
    if (process.env.TAINTLINT_RECORD === "1") {
      mkdirSync(folder, { recursive: true });
      for (const [file, text] of Object.entries(told)) writeFileSync(join(folder, file), brief(text));
    }
    const recorded = readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), "utf8")]);
    expect(Object.fromEntries(Object.entries(told).map(([file, text]) => [file, brief(text)]))).toEqual(
      Object.fromEntries(recorded),
    );
    for (const columns of WIDTHS) {
      const wide = (told[`text-${columns}.txt`] ?? "").split("\n").filter((line) => line.length > columns);
      // One word, such as a place, or a line of YAML.
      expect(wide.filter((line) => /^\S.* \S+ \S/.test(line))).toEqual([]);
    }
    // What to write is whole wherever it is told.
    const yaml = verdict.result.findings.flatMap(({ help, fixes = [] }) => {
      const [, ...block] = help.split("\n");
      return fixes.length > 0 || block.length === 0 ? [] : [block.join("\n")];
    });
    for (const block of yaml) expect(told["annotations.txt"]).toContain(block);
    for (const line of yaml.join("\n").split("\n")) expect(told["text-120.txt"]).toContain(line.trim());
  });
});

it("records nothing of a scene that is gone", () => {
  expect(readdirSync(RECORDED).sort()).toEqual(Object.keys(SCENES).sort());
});
