import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { RenderOutcome, RenderRoot } from "../../../src/rendering/contract/render-root.js";
import { DISK } from "../../../src/sources/disk/disk.js";
import { fillFolder } from "../../../src/sources/render/temporary-folder.js";
import type { Repository } from "./fixture.js";

export interface KustomizeProgram {
  readonly name: string;
  readonly command: readonly string[];
}

/** By `npm run test-programs`. */
const BUILT = resolve("test/programs/built/kustomize");

/** The last one: a further version to test with, named by the environment. */
const CANDIDATES: readonly KustomizeProgram[] = [
  { name: "kubectl kustomize", command: ["kubectl", "kustomize"] },
  { name: "kustomize build", command: [existsSync(BUILT) ? BUILT : "kustomize", "build"] },
  {
    name: "another kustomize build",
    command: [process.env.TAINTLINT_TEST_KUSTOMIZE ?? "", "build"],
  },
];

/** The programs of this machine that build kustomizations. */
export function kustomizePrograms(): KustomizeProgram[] {
  return CANDIDATES.filter(({ command: [program = "", ...words] }) => {
    if (program === "" || (program.includes("/") && !existsSync(program))) return false;
    return spawnSync(program, [...words, "--help"], { encoding: "utf8" }).status === 0;
  });
}

/** Writes a repository into a new folder for the time of `use`. */
export function withRepository<T>(repository: Repository, use: (folder: string) => T): T {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "taintlint-")));
  try {
    for (const [path, text] of repository) {
      mkdirSync(dirname(join(folder, "repository", path)), { recursive: true });
      writeFileSync(join(folder, "repository", path), text);
    }
    return use(join(folder, "repository"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the requests of a root. `repository`: an absolute folder. */
export function runRoot(root: RenderRoot, repository: string, { command }: KustomizeProgram): RenderOutcome[] {
  return root.requests.map((request) => {
    const temporary = realpathSync(mkdtempSync(join(tmpdir(), "taintlint-wrapper-")));
    try {
      fillFolder(request, repository, temporary, DISK, () => undefined);
      const [program = "", ...words] = command;
      const run = spawnSync(program, [...words, ...request.arguments], {
        cwd: temporary,
        encoding: "utf8",
        maxBuffer: 1 << 26,
      });
      return run.status === 0 ? { value: run.stdout } : { problem: `exit ${run.status}: ${run.stderr}` };
    } finally {
      rmSync(temporary, { recursive: true, force: true });
    }
  });
}
