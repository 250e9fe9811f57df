import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeRepository } from "../sources/git-repository.js";
import { run } from "./in-process.js";
import { CONFIGURATION, POD, type Run, useProgram } from "./program.js";
import { temporaryFolder } from "./temporary-folder.js";

const program = useProgram();
const SECRET = "planted-secret";

/** A kustomize of another version, which prints one pod for every kustomization. */
function kustomizeIn(folder: string): string {
  const path = join(folder, "kustomize");
  writeFileSync(path, `#!/bin/sh\ncase $1 in version) echo v5.99.1 ;; *) echo '${POD}' ;; esac\n`);
  chmodSync(path, 0o755);
  return path;
}

/** What `--verbose` tells, without the sign of the program. Milliseconds become N. */
function told({ stderr }: Run): readonly string[] {
  return stderr
    .trimEnd()
    .split("\n")
    .map((line) => line.replace(/^taintlint: /, "").replaceAll(/(?<=[a-z] )\d+(?=,|$)/g, "N"));
}

describe("--verbose", () => {
  it("tells files, pools, programs with their versions, renderings and milliseconds", () => {
    const cwd = temporaryFolder({
      "taintlint.yaml": CONFIGURATION,
      "base/kustomization.yaml": "resources: [web.yaml]\n",
      "base/web.yaml": POD,
      "refused/kustomization.yaml": "resources: [../../outside]\n",
      "chart/Chart.yaml": "apiVersion: v2\nname: web\nversion: 1.0.0\n",
      "chart/templates/web.yaml": "{{ if }}\n",
      "wrong.yaml": Buffer.from([0x80, 0x81]),
    });
    const kustomize = kustomizeIn(temporaryFolder());
    const env = { PATH: "", XDG_CACHE_HOME: join(temporaryFolder(), "cache") };
    // A process of its own: the milliseconds are those since its start.
    const lines = told(program.run(["--verbose", "--kustomize", kustomize], { cwd, env }));
    expect(lines[0]).toMatch(new RegExp(`^taintlint \\d+\\.\\d+\\.\\d+, Node.js ${process.versions.node}, `));
    expect(lines.slice(1).map((line) => line.replace(kustomize, "KUSTOMIZE"))).toMatchInlineSnapshot(`
      [
        "configuration: "taintlint.yaml"",
        "2 pools:",
        "  "general", taintlint: taintlint.yaml:3",
        "  "gpu", taintlint: taintlint.yaml:4",
        "6 files:",
        "  base/kustomization.yaml: judged as rendered",
        "  base/web.yaml: judged as rendered",
        "  chart/Chart.yaml: 1 document, 0 workloads",
        "  chart/templates/web.yaml: 1 document, 0 workloads",
        "  refused/kustomization.yaml: 1 document, 0 workloads",
        "  wrong.yaml: not valid UTF-8: line N",
        "kustomize 5.99.1: "KUSTOMIZE"",
        "programs started to render: 1",
        "  kustomize "base": 1 document, 1 workload",
        "  kustomize "refused": not rendered, a finding says why",
        "  helm "chart": not rendered, its program is missing",
        "milliseconds: starting N, reading N, rendering N, judging N, in all N",
      ]
    `);
  });

  it.each([
    ["one manifest", ["web.yaml"], ["  web.yaml: 1 document, 1 workload"]],
    ["no configuration", [], ["configuration: none", "0 pools:"]],
  ])("%s", async (_, words, expected) => {
    const lines = told(await run(["-v", ...words], { cwd: temporaryFolder({ "web.yaml": POD }) }));
    for (const line of expected) expect(lines).toContain(line);
    expect(lines.at(-1)).toMatch(/^milliseconds: starting N, .*in all N$/);
  });

  it("changes neither the report nor the exit code, and comes with a diff and with a base", async () => {
    const files = { "taintlint.yaml": CONFIGURATION, "web.yaml": `${POD}  tolerations: [{ operator: Exist }]\n` };
    const repository = makeRepository(files);
    repository.commit();
    const cwd = repository.folder;
    for (const words of [["--format", "json"], ["--fix-dry-run"], ["--base", "HEAD", "--format", "json"]]) {
      const [plain, verbose] = [await run(words, { cwd }), await run([...words, "--verbose"], { cwd })];
      expect(verbose.stdout).toBe(plain.stdout);
      expect(verbose.exitCode).toBe(plain.exitCode);
      expect(verbose.stderr).toContain("taintlint:   web.yaml: 1 document, 1 workload\n");
      expect(verbose.stderr.endsWith(plain.stderr)).toBe(true);
    }
  });

  it("tells nothing that a file or the environment holds", async () => {
    const cwd = temporaryFolder({
      "taintlint.yaml": CONFIGURATION,
      "web.yaml": POD.replace("web:1", SECRET),
      "secret.yaml": `apiVersion: v1\nkind: Secret\nmetadata: { name: web }\nstringData: { token: ${SECRET} }\n`,
    });
    const { stderr } = await run(["--verbose"], { cwd, env: { PATH: "", TOKEN: SECRET, GITHUB_TOKEN: SECRET } });
    expect(stderr).toContain("secret.yaml: 1 document, 0 workloads");
    expect(stderr).not.toContain(SECRET);
  });
});
