import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { isRunning } from "../sources/render/is-running.js";
import { CONFIGURATION, POD } from "./program.js";
import { temporaryFolder } from "./temporary-folder.js";

it.skipIf(process.platform === "win32")(
  "ends the programs that it has started when it is interrupted",
  async () => {
    const folder = temporaryFolder({
      "taintlint.yaml": CONFIGURATION,
      "a/kustomization.yaml": "resources: [pod.yaml]\n",
      "a/pod.yaml": POD,
    });
    const pidFile = join(folder, "pid");
    // A program that stands beside the manifests is never run.
    const programs = temporaryFolder({});
    writeFileSync(
      join(programs, "kustomize"),
      `#!/bin/sh\n[ "$1" = version ] && echo v5 && exit\npid=$$\n[ ! -r /proc/self/stat ] || read -r pid others </proc/self/stat\necho $pid > "${pidFile}"\nwhile :; do :; done\n`,
      { mode: 0o755 },
    );
    mkdirSync(join(folder, "tmp"));
    const child = spawn(process.execPath, [resolve("dist/cli.js"), "a"], {
      cwd: folder,
      env: { PATH: programs, TMPDIR: join(folder, "tmp") },
      stdio: "ignore",
    });
    const ended = new Promise((resolve) => child.on("exit", (code, signal) => resolve(signal ?? code)));
    await expect
      .poll(() => existsSync(pidFile) && readFileSync(pidFile, "utf8") !== "", { timeout: 20_000 })
      .toBe(true);
    const pid = Number(readFileSync(pidFile, "utf8"));
    child.kill("SIGINT");
    expect(await ended).toBe("SIGINT");
    await expect.poll(() => isRunning(pid)).toBe(false);
    expect(readdirSync(join(folder, "tmp"))).toEqual([]);
  },
  40_000,
);
