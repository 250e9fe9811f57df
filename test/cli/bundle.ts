import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { afterAll, beforeAll } from "vitest";

/**
 * Bundles an entry point into a temporary folder for the tests of a file, so that they run what the sources say now.
 * Gives a function, because the path is known only once the tests run.
 */
export function useBundle(entry: "src/cli/main.ts" | "src/action/main.ts"): () => string {
  let folder = "";
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "taintlint-bundle-"));
    // Readable for the user without rights whom a test runs it as.
    chmodSync(folder, 0o755);
    const bundle = await rolldown({ input: entry, platform: "node", logLevel: "silent" });
    await bundle.write({
      dir: folder,
      format: "esm",
      entryFileNames: "program.mjs",
      chunkFileNames: "chunks/[name].mjs",
    });
    await bundle.close();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return () => join(folder, "program.mjs");
}
