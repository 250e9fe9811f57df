import { execFile } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { makeRepository } from "../sources/git-repository.js";
import { type ProcessRun, runInProcess } from "./in-process.js";
import { CONFIGURATION, canRunWithoutRights, POD, useProgram, WITHOUT_RIGHTS } from "./program.js";
import { temporaryFolder } from "./temporary-folder.js";

const FILES = {
  "taintlint.yaml": CONFIGURATION,
  "web.yaml": `${POD}  tolerations: [{ key: gpux, operator: Exists }]\n`,
  "role.yaml": "kind: ClusterRole\napiVersion: rbac.authorization.k8s.io/v1\nmetadata:\n  name: one\nrules: []\n",
};
const AGAIN = /nothing has changed since the last run/;
const HOUR = 3600;

/** A repository whose files are long unchanged, with a cache of its own. */
function makeCached(files: Readonly<Record<string, string>> = FILES) {
  const repository = makeRepository(files);
  const cache = join(temporaryFolder(), "cache");
  const environment = { XDG_CACHE_HOME: cache, PATH: "" };
  const run = (...words: string[]) => runInProcess(["lint", ...words], repository.folder, environment);
  return {
    ...repository,
    runs: join(cache, "taintlint", "runs"),
    plain: (...words: string[]) => run("--format", "json", ...words),
    cached: (...words: string[]) => run("--cache", "--verbose", "--format", "json", ...words),
    path: (name: string) => join(repository.folder, name),
  };
}

function isAgain({ messages }: ProcessRun): boolean {
  return messages.some((line) => AGAIN.test(line));
}

function told({ exitCode, stdout, errors }: ProcessRun) {
  return { exitCode, stdout, errors };
}

/** The only entry of a cache. */
function entryOf(runs: string): string {
  const [name = "", ...others] = readdirSync(runs).filter((one) => one !== "tidied");
  expect(others).toEqual([]);
  return join(runs, name);
}

describe("lint --cache", () => {
  it("tells the same again where nothing has changed, in every format that needs no matrix", async () => {
    const { plain, cached, folder } = makeCached();
    const first = await cached();
    expect(isAgain(first)).toBe(false);
    expect(first.stdout).toContain("gpux");
    for (const format of ["json", "text", "concise", "github", "sarif", "gitlab", "azure"]) {
      const again = await cached("--format", `${format}=${join(temporaryFolder(), "report")}`);
      expect(isAgain(again), format).toBe(true);
      expect(told(again).stdout, format).toBe((await plain("--format", `${format}=${join(folder, "x")}`)).stdout);
    }
    expect(told(await cached())).toEqual(told(await plain()));
  });

  it.each<[what: string, change: (path: (name: string) => string) => void]>([
    ["a changed byte", (path) => writeFileSync(path("web.yaml"), FILES["web.yaml"].replace("gpux", "gpuy"))],
    [
      "a changed byte with the old time",
      (path) => {
        const { atime, mtime } = statSync(path("web.yaml"));
        writeFileSync(path("web.yaml"), FILES["web.yaml"].replace("gpux", "gpuy"));
        utimesSync(path("web.yaml"), atime, mtime);
      },
    ],
    ["a changed file that did not matter", (path) => writeFileSync(path("role.yaml"), FILES["web.yaml"])],
    ["a renamed file", (path) => renameSync(path("web.yaml"), path("wet.yaml"))],
    ["a new file", (path) => writeFileSync(path("new.yaml"), POD.replace("web", "new"))],
    ["a new file that is ignored", (path) => writeFileSync(path(".gitignore"), "web.yaml\nnew.yaml\n")],
    ["a file that is gone", (path) => rmSync(path("role.yaml"))],
    [
      "a link in the place of a file",
      (path) => {
        renameSync(path("web.yaml"), path("wet.txt"));
        symlinkSync("wet.txt", path("web.yaml"));
      },
    ],
    ["another configuration", (path) => writeFileSync(path("taintlint.yaml"), `${CONFIGURATION}failOn: never\n`)],
    ["a second configuration", (path) => writeFileSync(path("taintlint.yml"), CONFIGURATION)],
  ])("%s is seen", async (_, change) => {
    const { plain, cached, path } = makeCached();
    await cached();
    expect(isAgain(await cached())).toBe(true);
    change(path);
    const after = await cached();
    expect(isAgain(after)).toBe(false);
    expect(told(after)).toEqual(told(await plain()));
    expect(told(await cached())).toEqual(told(await plain()));
  });

  it.each<[what: string, change: (path: (name: string) => string) => void]>([
    ["a touched file", (path) => utimesSync(path("web.yaml"), new Date(), new Date())],
    ["a file that was written anew with the same bytes", (path) => writeFileSync(path("web.yaml"), FILES["web.yaml"])],
    [
      "a checkout anew, where git knows the bytes",
      (path) => {
        for (const name of Object.keys(FILES)) {
          const bytes = readFileSync(path(name));
          rmSync(path(name));
          writeFileSync(path(name), bytes);
        }
      },
    ],
  ])("%s is none that changed", async (_, change) => {
    const { plain, cached, path } = makeCached();
    await cached();
    change(path);
    const after = await cached();
    expect(isAgain(after)).toBe(true);
    expect(told(after)).toEqual(told(await plain()));
  });

  it("asks anew with other options", async () => {
    const { cached } = makeCached();
    await cached();
    expect(isAgain(await cached("web.yaml"))).toBe(false);
    expect(isAgain(await cached("--render", "off"))).toBe(false);
    expect(isAgain(await cached("--config", "taintlint.yaml"))).toBe(false);
  });

  it.each([
    [
      "a suppression that expires is judged on each day",
      "suppress: [{ rule: unmatched-toleration, reason: soon, expires: 2999-01-01 }]\n",
      false,
    ],
    ["what never expires holds on every day", "", true],
  ])("%s", async (_, settings, expected) => {
    const { cached } = makeCached({ ...FILES, "taintlint.yaml": `${CONFIGURATION}${settings}` });
    await cached();
    expect(isAgain(await cached())).toBe(true);
    vi.useFakeTimers({ now: Date.now() + 24 * HOUR * 1000, toFake: ["Date"] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    expect(isAgain(await cached())).toBe(expected);
  });

  it.each([
    ["--base", "HEAD"],
    ["--fix-dry-run"],
    ["--write-baseline", "known.json"],
    ["--format", "markdown=summary.md"],
    ["--format", "junit=report.xml"],
    ["--no-cache"],
  ])("tells nothing again with %s", async (...words) => {
    const { cached } = makeCached();
    await cached(...words);
    expect(isAgain(await cached(...words))).toBe(false);
  });

  it("does not read again what does not matter", async () => {
    const { cached, path } = makeCached();
    await cached();
    writeFileSync(path("web.yaml"), FILES["web.yaml"].replace("gpux", "gpuy"));
    utimesSync(path("role.yaml"), 1, 1);
    const { messages } = await cached();
    expect(messages.at(-1)).toMatch(/^cache: 3 files known, 1 of them without anything that matters/);
  });

  it.each<[what: string, damage: (entry: string) => void]>([
    ["a corrupt entry", (entry) => writeFileSync(entry, readFileSync(entry, "utf8").replace("web.yaml", "wet.yaml"))],
    ["a truncated entry", (entry) => writeFileSync(entry, readFileSync(entry).subarray(0, 100))],
    ["an empty entry", (entry) => writeFileSync(entry, "")],
    ["bytes that are no text", (entry) => writeFileSync(entry, Buffer.from([0xff, 0xfe, 0]))],
    [
      "a folder in the place of an entry",
      (entry) => {
        rmSync(entry);
        mkdirSync(entry);
      },
    ],
  ])("passes over %s", async (_, damage) => {
    const { plain, cached, runs } = makeCached();
    await cached();
    damage(entryOf(runs));
    const after = await cached();
    expect(isAgain(after)).toBe(false);
    expect(told(after)).toEqual(told(await plain()));
  });

  it("says in one line that nothing can be written", async () => {
    const { plain, folder } = makeCached();
    const file = join(temporaryFolder({ "no-folder": "" }), "no-folder");
    const run = await runInProcess(["lint", `--cache=${file}`, "--format", "json"], folder, { PATH: "" });
    expect(told(run)).toEqual(told(await plain()));
    expect(run.messages).toEqual([`--cache: nothing could be written into "${file}"`]);
  });

  it("holds no line of a file", async () => {
    const secret =
      "kind: Pod\nmetadata: {name: web}\nspec: {containers: [], tolerations: [{key: gpux, operator: Exists}], password: hunter2}\n";
    const { cached, runs } = makeCached({ ...FILES, "web.yaml": `apiVersion: v1\n${secret}` });
    await cached();
    expect(isAgain(await cached())).toBe(true);
    const kept = readFileSync(entryOf(runs), "utf8");
    expect(kept).toContain("gpux");
    expect(kept).not.toContain("hunter2");
  });
});

describe("where a cache may stand", () => {
  it("is refused where git tracks files in it", async () => {
    const { folder } = makeRepository({ ...FILES, ".cache/runs/one": "" });
    for (const place of [".cache", ".CACHE", ".cache/runs", join(folder, ".cache")]) {
      const { exitCode, errors } = await runInProcess(["lint", `--cache=${place}`], folder, { PATH: "" });
      expect({ place, exitCode }).toEqual({ place, exitCode: 2 });
      expect(errors[0]).toContain("git tracks files in it");
    }
  });

  it("is refused in a folder outside of git that is checked, and in git's own", async () => {
    const outside = temporaryFolder(FILES);
    expect((await runInProcess(["lint", "--cache=kept"], outside, { PATH: "" })).errors[0]).toContain("no git tells");
    const { folder } = makeRepository(FILES);
    expect((await runInProcess(["lint", "--cache=.git/kept"], folder, { PATH: "" })).errors[0]).toContain("git's");
  });

  it("is refused where a link of the repository leads out of it", async () => {
    const { folder } = makeRepository(FILES);
    symlinkSync(temporaryFolder(), join(folder, "kept"));
    const { exitCode, errors } = await runInProcess(["lint", "--cache=kept"], folder, { PATH: "" });
    expect(exitCode).toBe(2);
    expect(errors[0]).toContain("a link leads out of the repository");
  });

  it("may be a new folder of the repository, which git then ignores", async () => {
    const { folder, git } = makeRepository(FILES);
    const run = () => runInProcess(["lint", "--cache=kept", "--verbose"], folder, { PATH: "" });
    await run();
    expect(git("status", "--porcelain")).toBe("");
    await run();
    expect(isAgain(await run())).toBe(true);
  });

  it("is a notice where nobody named it", async () => {
    const { folder } = makeRepository(FILES);
    const { exitCode, messages } = await runInProcess(["lint", "--cache"], folder, { PATH: "" });
    expect(exitCode).toBe(0);
    expect(messages[0]).toBe(
      "--cache: the cache folder of the user cannot hold a cache: no home folder is known: name a folder, --cache=FOLDER",
    );
  });
});

describe("processes of their own", () => {
  const { run, path } = useProgram();

  it("keep the same at once, and the next one tells it again", { timeout: 60_000 }, async () => {
    const { folder } = makeRepository(FILES);
    const cache = temporaryFolder();
    const words = ["--cache", "--verbose", "--format", "json"];
    const env = { PATH: process.env.PATH ?? "", XDG_CACHE_HOME: cache };
    const both = [1, 2].map(() => promisify(execFile)(process.execPath, [path(), ...words], { cwd: folder, env }));
    const outputs = (await Promise.all(both)).map(({ stdout }) => stdout);
    const after = run(words, { cwd: folder, env });
    expect(after.stderr).toMatch(AGAIN);
    expect(outputs).toEqual([after.stdout, after.stdout]);
    expect(readdirSync(join(cache, "taintlint", "runs")).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });

  it.skipIf(!canRunWithoutRights())("say so in one line where the folder may not be written", () => {
    const { folder } = makeRepository(FILES);
    const cache = temporaryFolder();
    chmodSync(cache, 0o555);
    const { exitCode, stderr } = run(["--cache", "--format", "json"], {
      cwd: folder,
      env: { PATH: "", XDG_CACHE_HOME: cache },
      ...WITHOUT_RIGHTS,
    });
    expect({ exitCode, stderr }).toEqual({
      exitCode: 0,
      stderr: `taintlint: --cache: nothing could be written into "${join(cache, "taintlint")}"\n`,
    });
  });
});
