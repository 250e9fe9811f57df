import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { planKustomizations } from "../../src/rendering/kustomize/plan-kustomizations.js";
import { DISK } from "../../src/sources/disk/disk.js";
import { openFileTree } from "../../src/sources/disk/file-tree.js";
import { readSourceFile } from "../../src/sources/disk/read-file.js";
import { renderRoots } from "../../src/sources/render/render-roots.js";
import { createRepositoryFiles } from "../../src/sources/render/repository-files.js";
import { RUN_LIMITS } from "../../src/sources/render/run-program.js";
import { fc } from "../property.js";
import { hostileCase } from "./hostile-case.js";
import { CANARY, listenOnLoopback, writeHostile } from "./hostile-kustomization.js";
import { KUSTOMIZE } from "./read-rendered.js";

/** `npm run fuzz -- rendering` sets more. */
const CASES = Number(process.env.TAINTLINT_FUZZ_CASES ?? 75);
const MS_PER_CASE = 2000;
const KUSTOMIZATION = /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/;

interface Rendered {
  readonly printed: string;
  readonly refusals: readonly string[];
}

/** Plans and renders a repository as a run does. */
async function render(repository: string): Promise<Rendered> {
  const files = createRepositoryFiles({
    workingDirectory: repository,
    tree: openFileTree(repository, { isExported: true, fileSystem: DISK }),
    read: (path) => readSourceFile(path, path.slice(repository.length + 1), DISK).value,
  });
  const kustomizations = files.list(".").filter((path) => KUSTOMIZATION.test(path));
  const roots = planKustomizations({ kustomizations, targets: [], files });
  const refusals = roots.flatMap(({ refusal }) => refusal?.message ?? []);
  let printed = "";
  const run = await renderRoots(
    roots.filter(({ refusal }) => refusal === undefined),
    {
      workingDirectory: repository,
      fileSystem: DISK,
      programs: new Map(KUSTOMIZE === undefined ? [] : [["kustomize", KUSTOMIZE]]),
      limits: RUN_LIMITS,
      cache: undefined,
      keep: (output) => {
        printed += output;
        return output;
      },
      keepsFor: "",
      mayStore: () => false,
      describeFailure: (_renderer, message) => message,
      onProgress: () => {},
    },
  );
  return { printed, refusals: [...refusals, ...run.outcomes.flat().flatMap(({ problem: refusal }) => refusal ?? [])] };
}

describe.skipIf(KUSTOMIZE === undefined || process.platform === "win32")("kustomizations in every spelling", () => {
  it(
    `reach nothing outside, in ${CASES} cases`,
    async () => {
      const server = await listenOnLoopback();
      let rendered = 0;
      let refused = 0;
      await fc.assert(
        fc.asyncProperty(hostileCase, async (hostile) => {
          const folder = realpathSync(mkdtempSync(join(tmpdir(), "taintlint-test-")));
          try {
            const { repository } = writeHostile(
              folder,
              { files: hostile.build(join(folder, "outside"), server.address) },
              server.address,
            );
            const { printed, refusals } = await render(repository);
            // What kustomize says of a failure may quote what it has read.
            expect([printed, ...refusals].join("\n")).not.toContain(CANARY);
            expect(server.calls).toEqual([]);
            if (printed !== "") rendered++;
            if (refusals.length > 0) refused++;
          } finally {
            rmSync(folder, { recursive: true, force: true });
          }
        }),
        { numRuns: CASES },
      );
      server.close();
      process.stderr.write(`of ${CASES} kustomizations ${rendered} were rendered, ${refused} refused or failed\n`);
      expect(rendered).toBeGreaterThan(CASES / 50);
      expect(refused).toBeGreaterThan(CASES / 4);
    },
    CASES * MS_PER_CASE,
  );
});
