import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { RenderProgram } from "../../../src/sources/render/find-program.js";
import { temporaryFolder } from "../../cli/temporary-folder.js";

/** A shell script in the place of kustomize, for one test. It finds no other program: PATH is empty. */
export function fakeProgram(script: string, name = "kustomize"): RenderProgram {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return { renderer: "kustomize", path, words: ["build"] };
}
