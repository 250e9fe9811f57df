import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { withoutDefinitionsOfTemplate } from "../../../src/rendering/contract/definitions.js";
import type { RenderOutcome, RenderRequest } from "../../../src/rendering/contract/render-root.js";
import { describeFailure } from "../../../src/rendering/describe-failure.js";
import { DISK } from "../../../src/sources/disk/disk.js";
import { fillFolder } from "../../../src/sources/render/temporary-folder.js";

const OF_NPM = resolve("node_modules/.bin/helm");
/** By `npm run test-programs`. */
const BUILT = resolve("test/programs/built/helm");

/** The helm that was built, else the one on PATH, else that of the workspace test/programs/helm; undefined without any. */
export const HELM = [BUILT, "helm", OF_NPM].find((program) => {
  if (program !== "helm" && !existsSync(program)) return false;
  return spawnSync(program, ["version", "--short"], { encoding: "utf8" }).status === 0;
});

/** Runs a request with the real helm, as `sources/` does: a folder and a home of its own, and nothing of the user's. */
export function runHelm(helm: string, repository: string, request: RenderRequest): RenderOutcome {
  const temporary = mkdtempSync(join(tmpdir(), "taintlint-helm-"));
  try {
    fillFolder(request, repository, temporary, DISK, withoutDefinitionsOfTemplate);
    const { status, stdout, stderr } = spawnSync(helm, ["template", ...request.arguments], {
      cwd: temporary,
      encoding: "utf8",
      env: { PATH: process.env.PATH, HOME: join(temporary, "home") },
    });
    if (status === 0) return { value: stdout };
    const { wholeFiles: files, blames = "", ...rest } = request;
    return files !== undefined && stderr.includes(blames)
      ? runHelm(helm, repository, { ...rest, files })
      : { problem: describeFailure("helm", stderr) };
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
