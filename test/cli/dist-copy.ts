import { chmodSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";

/**
 * Copies dist/ for the tests of a file: what users run, far from node_modules, and readable for the user without rights
 * whom a test may run it as. Gives a function, because the path is known only once the tests run.
 */
export function useDist(file: "cli.js" | "action.js"): () => string {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "taintlint-dist-"));
    chmodSync(folder, 0o755);
    cpSync("dist", folder, { recursive: true });
    cpSync("package.json", join(folder, "package.json"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return () => join(folder, file);
}
