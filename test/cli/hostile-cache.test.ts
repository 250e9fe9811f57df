import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { hashBytes } from "../../src/sources/cache/digest.js";
import { fillRepository } from "../sources/git-repository.js";
import { type ProcessRun, runInProcess } from "./in-process.js";
import { CONFIGURATION, POD } from "./program.js";

const CANARY = "planted-secret";

/** What the program writes, as far as these tests change it. */
interface Body {
  files: unknown[];
  asked: unknown[];
  outcome: { result: { summary: unknown; findings: Record<string, unknown>[]; notices: unknown }; nothing: unknown };
}

const FILES = {
  "taintlint.yaml": CONFIGURATION,
  "web.yaml": `${POD}  tolerations: [{ key: gpux, operator: Exists }]\n`,
  ".gitignore": ".env\n",
};

let folder: string;
let environment: { readonly XDG_CACHE_HOME: string; readonly PATH: string };
/** What a run says without a cache. */
let plain: ProcessRun;
/** The only entry of the cache, and what the program has written into it. */
let entry: string;
let written: string;

const runCached = () => runInProcess(["lint", "--cache", "--verbose", "--format", "text"], folder, environment);

// No test changes the repository, and each writes the entry anew.
beforeAll(async () => {
  const parent = mkdtempSync(join(tmpdir(), "taintlint-test-"));
  folder = join(realpathSync(parent), "repository");
  mkdirSync(folder);
  fillRepository(folder, FILES);
  writeFileSync(join(folder, ".env"), `PASSWORD=${CANARY}\n`);
  environment = { XDG_CACHE_HOME: join(parent, "cache"), PATH: "" };
  plain = await runInProcess(["lint", "--format", "text"], folder, environment);
  await runCached();
  const runs = join(environment.XDG_CACHE_HOME, "taintlint", "runs");
  entry = join(runs, readdirSync(runs).find((name) => name !== "tidied") ?? "");
  written = readFileSync(entry, "utf8");
  return () => rmSync(parent, { recursive: true, force: true });
});

/** Lints where somebody else has changed what a run has kept. */
async function runAfter(change: (body: Body) => unknown) {
  const [heading = ""] = written.split("\n", 1);
  const body: Body = JSON.parse(written.slice(heading.length + 1));
  const changed = change(body) ?? body;
  const text = typeof changed === "string" ? changed : JSON.stringify(changed);
  writeFileSync(entry, `${heading.split(" ").slice(0, 2).join(" ")} ${hashBytes(text)}\n${text}`);
  const after = await runCached();
  return { after, isAgain: after.messages.some((line) => line.includes("nothing has changed")) };
}

function first({ outcome }: Body): Record<string, unknown> {
  return outcome.result.findings[0] ?? {};
}

describe("an entry of a cache that somebody else has written", () => {
  it("is told again where it is as the program writes it", async () => {
    const { after, isAgain } = await runAfter(() => undefined);
    expect(isAgain).toBe(true);
    expect(after.stdout).toBe(plain.stdout);
  });

  it.each<[what: string, change: (body: Body) => unknown]>([
    ["no JSON", () => "{"],
    ["another value", () => "5"],
    ["a deep one", () => "[".repeat(100_000)],
    ["no files", (body) => ({ ...body, files: undefined })],
    ["files that are none", (body) => ({ ...body, files: { length: 3 } })],
    ["a row of other values", (body) => ({ ...body, files: [[1, 2, 3]] })],
    ["a path that leads out", (body) => ({ ...body, files: [["../one", "1", "1", "1", "1", 1, "", "", -1, false]] })],
    ["an absolute path", (body) => ({ ...body, asked: [["names", "/etc", "none"]] })],
    ["a question that is none", (body) => ({ ...body, asked: [["run", ".", "none"]] })],
    ["a number that is none", (body) => ({ ...body, files: [["one", 1, "1", "1", "1", 1, "", "", -1, false]] })],
    ["no result", (body) => Object.assign(body.outcome, { result: 5 }) && undefined],
    ["a finding that is none", (body) => Object.assign(body.outcome.result, { findings: [null] }) && undefined],
    ["a finding without a place", (body) => Object.assign(first(body), { source: null }) && undefined],
    ["a column without end", (body) => Object.assign(first(body).source as object, { column: 1e300 }) && undefined],
    ["a line that is not there", (body) => Object.assign(first(body).source as object, { line: 4000 }) && undefined],
    ["another severity", (body) => Object.assign(first(body), { severity: "fatal" }) && undefined],
    ["a key of its own", (body) => Object.assign(first(body), { __proto__: null, toString: "x" }) && undefined],
    [
      "edits that overlap",
      (body) => {
        const edit = { file: "web.yaml", start: 5, end: 9, text: "" };
        return Object.assign(first(body), { fixes: [{ title: "x", edits: [edit, edit] }] }) && undefined;
      },
    ],
    ...[".env", ".git/config", "../outside.yaml", "/etc/hostname", "web.yaml/../.env", "absent.yaml"].map(
      (file): [string, (body: Body) => unknown] => [
        `the line of ${file}`,
        (body) => Object.assign(first(body).source as object, { file, line: 1 }) && undefined,
      ],
    ),
    [
      "a file that git ignores among those it read",
      (body) => {
        Object.assign(first(body).source as object, { file: ".env", line: 1 });
        body.files.push([".env", "24", "1", "1", "1", 1, hashBytes(`PASSWORD=${CANARY}\n`), "", -1, false]);
      },
    ],
  ])("%s: the run says what is true", async (_, change) => {
    const { after, isAgain } = await runAfter(change);
    expect(isAgain).toBe(false);
    expect(after.stdout).toBe(plain.stdout);
    expect(after.errors).toEqual(plain.errors);
    expect(JSON.stringify(after)).not.toContain(CANARY);
  });

  it("may hide findings, as SECURITY.md says, where it names every file as it is", async () => {
    const { after } = await runAfter((body) => Object.assign(body.outcome.result, { findings: [] }) && undefined);
    expect(after.stdout).not.toContain("gpux");
    expect(readFileSync("SECURITY.md", "utf8")).toContain("--cache");
  });
});
