import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, it } from "vitest";

/** Pages for people who change the code. */
const PAGES =
  /^(?:CONTRIBUTING\.md|docs\/(?:architecture|performance|decisions)\.md|docs\/developing\/.*\.md|src\/.*README\.md)$/;

/** Folders that a run or a command of the project makes. */
const MADE = ["control-plane/", "test/programs/built"];

const PATH = /^[\w@.-]+(?:\/[\w@.-]+)*\/?$/;
const FILE = /\.(?:[cm]?[jt]s|md|ya?ml|json|csv|txt|sh|go|py)$/;
const IDENTIFIER = /^(?:[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[A-Z]+_[A-Z_]+)(?:\(\))?$/;

const files = execFileSync("git", ["ls-files"], { encoding: "utf8", maxBuffer: 1e8 }).split("\n").filter(Boolean);
const known = new Set(files.flatMap((file) => stepsOf(file)));
const code = files
  .filter((file) => !file.endsWith("named-code.test.ts"))
  .filter((file) =>
    /^(?:src|test|scripts|bench|schema)\/.*\.(?:ts|mjs|json|js)$|^[\w.-]+\.(?:json|mjs|yml)$/.test(file),
  );
const words = new Set(
  code.filter((file) => existsSync(file)).flatMap((file) => readFileSync(file, "utf8").match(/\w+/g) ?? []),
);

/** `a/b/c.ts`: its folders, itself, and each as it is named from a folder above. */
function stepsOf(file: string): string[] {
  const steps = file.split("/");
  return steps.flatMap((_, start) =>
    steps.slice(start).map((__, end) => steps.slice(start, start + end + 1).join("/")),
  );
}

/** Reports whether what stands in backticks names a file, a folder or code that is gone. */
function isGone(name: string, page: string): boolean {
  if (IDENTIFIER.test(name)) return !words.has(name.replace("()", ""));
  if (!PATH.test(name) || !(FILE.test(name) || (name.includes("/") && /^[a-z]/.test(name)))) return false;
  // A label, and a path in which a word in capitals is to be replaced.
  if (/^[\w-]+\.[^/]*\//.test(name) || /\b[A-Z]{2,}\b(?!\.)/.test(name) || MADE.some((one) => name.startsWith(one)))
    return false;
  const path = name.replace(/\/$/, "");
  return !known.has(path) && !existsSync(path) && !existsSync(posix.join(posix.dirname(page), path));
}

function goneIn(text: string, page: string): string[] {
  const prose = text.replaceAll(/^(`{3,}).*?^\1/gms, "");
  return [...prose.matchAll(/`([^`\n]+)`/g)].flatMap(([, name = ""]) => (isGone(name, page) ? [name] : []));
}

describe("what pages for contributors name", () => {
  it("is missed where it is gone, and only there", () => {
    const text = "`lint/triage/proof.ts`, `proof.ts`, `rewordForDeclared` and `lint/attic/`";
    expect(goneIn(text, "docs/a.md")).toEqual(["lint/triage/proof.ts", "proof.ts", "rewordForDeclared", "lint/attic/"]);
    expect(goneIn("`lint/triage/triage.ts`, `triage.ts`, `isGone` and `lint/triage/`", "docs/a.md")).toEqual([]);
  });

  it.each(files.filter((file) => PAGES.test(file)))("is there: %s", (page) => {
    expect(goneIn(readFileSync(page, "utf8"), page)).toEqual([]);
  });
});
