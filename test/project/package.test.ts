import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadedFrom } from "./loaded-from.js";

interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

describe("the package, packed by npm and unpacked as an installation does", () => {
  let folder: string;
  let packed: Packed;
  let files: readonly string[];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "taintlint-package-"));
    const words = ["pack", "--json", "--ignore-scripts", "--pack-destination", folder];
    [packed] = JSON.parse(execFileSync("npm", words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
    writeFileSync(join(folder, "package.json"), "{}");
    const modules = join(folder, "node_modules");
    mkdirSync(modules);
    execFileSync("tar", ["-xzf", join(folder, packed.filename), "-C", modules]);
    renameSync(join(modules, "package"), join(modules, "taintlint"));
    files = readdirSync(join(modules, "taintlint"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(modules, "taintlint").length + 1));
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("is small", () => {
    expect(packed.size).toBeLessThan(1_160_000);
    // 90,000 bytes of it are the package yaml, which writes all YAML that is handed out; 140,000 the validator of the
    // configuration that ajv compiles; 20,000 semver, which reads the ranges of charts that are downloaded.
    expect(packed.unpackedSize).toBeLessThan(4_475_000);
    const pages = packed.files.filter(({ path }) => path.startsWith("docs/"));
    expect(pages.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(446_000);
  });

  it("holds of dist/ what the command line and the library may load, and nothing that only the action does", () => {
    const needed = new Set([...loadedFrom("dist/cli.js", true), ...loadedFrom("dist/index.js", true)]);
    const scripts = files.filter((file) => file.startsWith("dist/") && file.endsWith(".js"));
    expect(new Set(scripts)).toEqual(needed);
    const ofTheAction = [...loadedFrom("dist/action.js", true)].filter((file) => !needed.has(file));
    const bytes = ofTheAction.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes).toBeGreaterThan(500_000);
  });

  it("runs, and its library is imported", () => {
    writeFileSync(
      join(folder, "pod.yaml"),
      "apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {tolerations: [{}]}\n",
    );
    const cli = join(folder, "node_modules/taintlint/dist/cli.js");
    const run = spawnSync(process.execPath, [cli, "--format", "concise"], { cwd: folder, encoding: "utf8" });
    expect(run).toMatchObject({ stderr: "", status: 1 });
    expect(run.stdout).toContain("pod.yaml:4:22: error[invalid-toleration]");
    const library = 'import("taintlint").then(({ lint }) => console.log(typeof lint))';
    expect(execFileSync(process.execPath, ["-e", library], { cwd: folder, encoding: "utf8" })).toBe("function\n");
  });

  it("is installed by npm into an empty project, where npx runs it and TypeScript reads its types", () => {
    const project = mkdtempSync(join(tmpdir(), "taintlint-project-"));
    const npm = (...words: string[]) => spawnSync("npm", words, { cwd: project, encoding: "utf8" });
    writeFileSync(join(project, "package.json"), '{"type": "module"}');
    const tarball = join(folder, packed.filename);
    expect(npm("install", "--offline", "--no-audit", "--no-fund", tarball)).toMatchObject({ status: 0 });
    expect(npm("exec", "--offline", "--", "taintlint", "--version").stdout).toMatch(/^(?:taintlint )?\d+\.\d+\.\d+\n$/);
    const files = '[{ path: "pod.yaml", text: "apiVersion: v1\\nkind: Pod\\nmetadata: {name: a}\\n" }]';
    const caller = `import { lint } from "taintlint";\nconst outcome = await lint({ files: ${files}, today: "2026-11-30" });\n`;
    writeFileSync(join(project, "caller.ts"), `${caller}const judged: boolean = outcome.ok;\nexport { judged };\n`);
    writeFileSync(join(project, "wrong.ts"), `${caller}const judged: string = outcome.ok;\nexport { judged };\n`);
    const words = [
      "node_modules/typescript/bin/tsc",
      "--noEmit",
      "--ignoreConfig",
      "--strict",
      "--module",
      "nodenext",
      "--target",
      "es2022",
    ];
    const check = (file: string) => {
      const { stdout } = spawnSync(process.execPath, [...words, "--types", "", join(project, file)], {
        encoding: "utf8",
      });
      return stdout;
    };
    expect(check("caller.ts")).toBe("");
    expect(check("wrong.ts")).toContain("Type 'boolean' is not assignable to type 'string'");
    rmSync(project, { recursive: true, force: true });
  }, 120_000);
});
