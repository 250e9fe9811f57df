import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const PAGE = readFileSync("docs/library.md", "utf8");

function block(language: string): string {
  const [, text = ""] = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(PAGE) ?? [];
  return text;
}

describe("the example of docs/library.md, in a project that has the package installed", () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "taintlint-library-"));
    mkdirSync(join(folder, "node_modules"));
    symlinkSync(resolve("."), join(folder, "node_modules", "taintlint"), "dir");
    writeFileSync(join(folder, "package.json"), '{"type": "module"}');
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("prints what the page says", () => {
    writeFileSync(join(folder, "example.js"), block("js"));
    const printed = execFileSync(process.execPath, ["example.js"], { cwd: folder, encoding: "utf8" });
    expect(printed).toBe(block("text"));
  });

  it("compiles against the declared types, and a mistake does not", () => {
    const compile = (text: string) => {
      writeFileSync(join(folder, "example.ts"), text);
      const options = ["--strict", "--noEmit", "--module", "nodenext", "--target", "es2022", "--lib", "es2023,dom"];
      const { status, stdout } = spawnSync(
        process.execPath,
        [resolve("node_modules/typescript/bin/tsc"), "--types", "", ...options, "example.ts"],
        { cwd: folder, encoding: "utf8" },
      );
      return { status, stdout };
    };
    expect(compile(block("js"))).toEqual({ status: 0, stdout: "" });
    const mistaken = compile(block("js").replace("outcome.result.findings", "outcome.result.problems"));
    expect(mistaken.stdout).toContain("Property 'problems' does not exist");
  });
});
