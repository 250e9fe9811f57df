import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "rolldown/parseAst";
import { analyse } from "scslre";
import { describe, expect, it } from "vitest";

/** Expressions that take the square of a text's length, with what bounds the text. */
const BOUNDED: readonly (readonly [file: string, pattern: string, bound: string])[] = [
  ["model/limits.ts", String.raw`\B(?=(\d{3})+$)`, "the digits of a number of ours"],
  ["playground/examples.ts", " *#[^\\n#]*<--.*$", "the examples of our own rules"],
  ["playground/playground.ts", "=+$", "base 64 ends with two of them at the most"],
  ["reporters/text-layout.ts", String.raw`[\s;:,.]+$`, "LONGEST_LINE"],
  ["rendering/gitops/application-set.ts", "^[-.]+|[-.]+$", "253 characters"],
];

/** Where an expression is put together, and of what. */
const MADE: readonly (readonly [file: string, of: string])[] = [
  ["inventory/formats/cursor.ts", "a mark of ours"],
  ["inventory/formats/pool-words.ts", "kinds of ours"],
  ["inventory/platform-defaults/platform-defaults.ts", "modes of ours"],
  ["inventory/terraform/modules/kubelet-options.ts", "options of ours"],
  ["inventory/terraform/root-clusters.ts", "kinds of ours"],
  ["inventory/terraform/telling-words.ts", "kinds of ours"],
  ["lint/triage/chart-keys.ts", "a word of letters, which stands for itself"],
  ["manifest/objects/labelling-objects.ts", "parts of ours, each with a bound"],
  ["manifest/objects/relevance.ts", "kinds of ours"],
  ["model/label-syntax.ts", "formats of ours"],
  ["rendering/describe-failure.ts", "parts of ours"],
  ["rendering/helm/chart-index.ts", "a chart's name, whose dots are escaped: it stands for itself"],
  ["rendering/helm/interpret.ts", "a path whose characters are escaped: it stands for itself"],
  ["sources/disk/git-revision.ts", "an address whose characters are escaped: it stands for itself"],
  ["yaml/document-boundaries.ts", "characters of ours"],
  ["yaml/placeholders.ts", "marks of ours"],
];

/** The files that may import an engine of patterns: one, and what loads it. */
const ENGINES: Readonly<Record<string, readonly string[]>> = {
  re2js: ["model/regular-expression.ts"],
  picomatch: [],
  ignore: [],
  micromatch: [],
  minimatch: [],
};

interface Found {
  readonly literals: { readonly file: string; readonly source: string; readonly flags: string }[];
  /** Files that put one together. */
  readonly made: Set<string>;
  /** Files by what they import. */
  readonly imports: Map<string, Set<string>>;
}

function look(node: unknown, file: string, found: Found): void {
  if (Array.isArray(node)) for (const one of node) look(one, file, found);
  if (typeof node !== "object" || node === null || Array.isArray(node)) return;
  const { type, regex, callee, source } = node as {
    type?: string;
    regex?: { pattern: string; flags: string };
    callee?: { name?: string };
    source?: { value?: string } | null;
  };
  if (regex !== undefined && regex !== null) found.literals.push({ file, source: regex.pattern, flags: regex.flags });
  if (callee?.name === "RegExp") found.made.add(file);
  const imported = type?.startsWith("Import") || type?.startsWith("Export") ? source?.value : undefined;
  if (imported !== undefined) found.imports.set(imported, (found.imports.get(imported) ?? new Set()).add(file));
  for (const value of Object.values(node)) look(value, file, found);
}

const FOUND: Found = { literals: [], made: new Set(), imports: new Map() };
for (const file of readdirSync("src", { recursive: true, encoding: "utf8" })) {
  if (!file.endsWith(".ts")) continue;
  look(parseAst(readFileSync(join("src", file), "utf8"), { lang: "ts" }).body, file, FOUND);
}

function isSlow(source: string, flags: string): boolean {
  return analyse({ source, flags }, { maxReports: 1 }).reports.length > 0;
}

describe("the regular expressions of src", () => {
  it("are read: the checker finds what is slow", () => {
    expect(FOUND.literals.length).toBeGreaterThan(600);
    expect(["^(a+)+$", "\\s+$", "\\{\\{\\s*([^{}]*?)\\s*\\}\\}"].map((source) => isSlow(source, ""))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it("take time in proportion to a text, or the text has a bound", () => {
    const slow = FOUND.literals
      .filter(({ source, flags }) => isSlow(source, flags))
      .map(({ file, source }) => [file, source]);
    expect(slow.sort()).toEqual(BOUNDED.map(([file, source]) => [file, source]).sort());
  }, 60_000);

  it("are put together of nothing that a file writes as a pattern", () => {
    expect([...FOUND.made].sort()).toEqual(MADE.map(([file]) => file));
  });

  it("have one home for what files write", () => {
    const importing = Object.keys(ENGINES).map((name) => [name, [...(FOUND.imports.get(name) ?? [])].sort()]);
    expect(Object.fromEntries(importing)).toEqual(ENGINES);
  });
});
