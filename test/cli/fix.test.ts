import { chmodSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseCommandLine } from "../../src/cli/arguments/arguments.js";
import { runLint } from "../../src/cli/commands/lint.js";
import type { CommandResult } from "../../src/cli/contract/command-context.js";
import { NO_PROGRESS } from "../../src/workspace/progress.js";
import { invocationOf } from "./in-process.js";
import { temporaryFolder } from "./temporary-folder.js";

const CONFIGURATION = `version: 1
pools:
  - name: general
  - name: gpu
    labels: {pool: gpu}
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`;
const BEFORE = `apiVersion: v1
kind: Pod
metadata: {name: trainer}
spec:
  nodeSelector: {pool: gpu}
  tolerations: [{key: nvidia.com/gpu, operator: Equal, value: "true", effect: NoSchedule}] # ünïcode
  containers: []
`;
const AFTER = BEFORE.replace('"true"', '"present"');
const MARK = "\uFEFF";

/** Runs `taintlint lint` in a folder, from the source. */
function lint(workingDirectory: string, words: readonly string[], input = ""): Promise<CommandResult> {
  return runLint(invocationOf("lint", ...words), {
    workingDirectory,
    environment: {},
    columns: undefined,
    color: false,
    readStdin: () => Promise.resolve(Buffer.from(input)),
    progress: NO_PROGRESS,
    elapsed: () => 0,
  });
}

function onStandardOutput({ reports }: CommandResult): string {
  return reports.flatMap(({ file, text }) => (file === undefined ? [text] : [])).join("");
}

function repository(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = temporaryFolder({ "taintlint.yaml": CONFIGURATION, ...files });
  mkdirSync(join(folder, ".git"));
  return folder;
}

describe("--fix", () => {
  it("writes the files that it changes, keeps their mode and byte order mark, and reports what remains", async () => {
    const folder = repository({ "a.yaml": BEFORE, "b.yaml": MARK + BEFORE.replaceAll("\n", "\r\n"), "c.yaml": AFTER });
    chmodSync(join(folder, "b.yaml"), 0o640);
    const untouched = statSync(join(folder, "c.yaml"));
    const result = await lint(folder, ["--fix"]);
    expect(result.messages).toEqual(["fixed 2 findings in 2 files"]);
    expect(result.exitCode).toBe(0);
    expect(onStandardOutput(result)).toContain("no findings in 3 files");
    expect(readFileSync(join(folder, "a.yaml"), "utf8")).toBe(AFTER);
    expect(readFileSync(join(folder, "b.yaml"), "utf8")).toBe(MARK + AFTER.replaceAll("\n", "\r\n"));
    expect(statSync(join(folder, "b.yaml")).mode & 0o777).toBe(0o640);
    expect(statSync(join(folder, "c.yaml")).ino).toBe(untouched.ino);
    expect((await lint(folder, ["--fix"])).messages).toEqual(["no finding can be fixed"]);
  });

  it("fails for what it cannot fix", async () => {
    const folder = repository({ "a.yaml": `${BEFORE}---\n${BEFORE.replace("pool: gpu", "pool: cpu")}` });
    const result = await lint(folder, ["--fix"]);
    expect(result.messages).toEqual(["fixed 2 findings in 1 file"]);
    expect(result.exitCode).toBe(1);
    expect(onStandardOutput(result)).toContain("unschedulable");
  });

  it("changes nothing that a link leads to, nothing outside of the repository, and no UTF-16", async () => {
    const outside = temporaryFolder({ "a.yaml": BEFORE, "deep/b.yaml": BEFORE });
    const utf16 = Buffer.from(MARK + BEFORE, "utf16le");
    const folder = repository({ "wide.yaml": utf16, "k8s/own.yaml": BEFORE });
    symlinkSync(join(outside, "a.yaml"), join(folder, "link.yaml"));
    symlinkSync(join(outside, "deep"), join(folder, "deep"));
    symlinkSync("k8s/own.yaml", join(folder, "inner.yaml"));
    const named = ["link.yaml", "deep/b.yaml", "inner.yaml", "wide.yaml", join(outside, "a.yaml"), "k8s"];
    const result = await lint(folder, ["--fix", ...named]);
    expect(result.messages?.[0]).toBe("fixed 1 finding in 1 file");
    expect(result.messages?.slice(1).sort()).toEqual([
      expect.stringMatching(/^".*a\.yaml" is not fixed: it is outside of the repository$/),
      // What a link outside of the repository leads to is not even read.
      '"inner.yaml" is not fixed: it is reached through a symbolic link',
      '"wide.yaml" is not fixed: it is written in UTF-16',
    ]);
    expect(result.exitCode).toBe(1);
    expect(readFileSync(join(outside, "a.yaml"), "utf8")).toBe(BEFORE);
    expect(readFileSync(join(outside, "deep/b.yaml"), "utf8")).toBe(BEFORE);
    expect(readFileSync(join(folder, "wide.yaml")).equals(utf16)).toBe(true);
    expect(readFileSync(join(folder, "k8s/own.yaml"), "utf8")).toBe(AFTER);
  });

  it("fixes a file above the working directory, as long as the repository holds it", async () => {
    const folder = repository({ "a.yaml": BEFORE, "sub/taintlint.yaml": CONFIGURATION });
    const result = await lint(join(folder, "sub"), ["--fix", "../a.yaml"]);
    expect(result.messages).toEqual(["fixed 1 finding in 1 file"]);
    expect(readFileSync(join(folder, "a.yaml"), "utf8")).toBe(AFTER);
  });

  it("says which file cannot be written", async () => {
    const folder = repository({ "k8s/a.yaml": BEFORE });
    const { fixFiles } = await import("../../src/workspace/fix-files.js");
    const { readFromDisk } = await import("../../src/workspace/disk-reader.js");
    const options = { config: undefined, inventory: undefined, cluster: undefined, stdin: undefined };
    const read = await readFromDisk({ ...options, workingDirectory: folder, paths: [], globs: [] }, NO_PROGRESS);
    if (read.problem !== undefined) throw new Error(JSON.stringify(read.problem));
    // Somebody writes between the reading and the fixing.
    writeFileSync(join(folder, "k8s/a.yaml"), `${BEFORE}# mine\n`);
    const outcome = await fixFiles(read.value.input, { mode: "write", workingDirectory: folder, stdin: undefined });
    expect(outcome.errors).toEqual([{ message: '"k8s/a.yaml" cannot be fixed: it has changed since it was read' }]);
    expect(readFileSync(join(folder, "k8s/a.yaml"), "utf8")).toBe(`${BEFORE}# mine\n`);
  });

  it("gives the fixed text of the standard input in place of a report", async () => {
    const folder = repository({});
    const result = await lint(folder, ["--fix", "-"], MARK + BEFORE);
    expect(onStandardOutput(result)).toBe(MARK + AFTER);
    expect(result.messages).toEqual(["fixed 1 finding in 1 file"]);
    expect(onStandardOutput(await lint(folder, ["--fix", "-"], AFTER))).toBe(AFTER);
  });

  it("makes a baseline of what is left", async () => {
    const folder = repository({ "a.yaml": `${BEFORE}---\n${BEFORE.replace("pool: gpu", "pool: cpu")}` });
    const result = await lint(folder, ["--fix", "--write-baseline", "known.json"]);
    expect(result.exitCode).toBe(0);
    expect(result.reports.find(({ file }) => file === "known.json")?.text.match(/"fingerprint"/g)).toHaveLength(1);
  });
});

describe("--fix-dry-run", () => {
  it("reports in the format that is asked for, which tells the diff where it can", async () => {
    const folder = repository({ "a.yaml": BEFORE });
    const result = await lint(folder, ["--fix-dry-run", "--format", "json"]);
    const report = JSON.parse(onStandardOutput(result));
    expect(report).toMatchObject({ summary: { warnings: 0, errors: 0 }, findings: [] });
    const diff = onStandardOutput(await lint(folder, ["--fix-dry-run"]));
    const edit = {
      file: "a.yaml",
      start: BEFORE.indexOf('"true"'),
      end: BEFORE.indexOf('"true"') + 6,
      text: '"present"',
    };
    expect(report.wouldFix).toEqual({ findings: 1, files: [{ file: "a.yaml", diff, edits: [edit] }] });
    expect(result.messages).toEqual(["would fix 1 finding in 1 file"]);
    expect(onStandardOutput(await lint(folder, ["--fix-dry-run", "--format", "gitlab"]))).toBe("[]\n");
    expect(readFileSync(join(folder, "a.yaml"), "utf8")).toBe(BEFORE);
  });

  it("shows a diff and changes nothing", async () => {
    const folder = repository({ "k8s/a.yaml": BEFORE });
    const result = await lint(folder, ["--fix-dry-run", "--format", "json=out.json"]);
    expect(onStandardOutput(result)).toBe(
      [
        "--- a/k8s/a.yaml",
        "+++ b/k8s/a.yaml",
        "@@ -3,5 +3,5 @@",
        " metadata: {name: trainer}",
        " spec:",
        "   nodeSelector: {pool: gpu}",
        '-  tolerations: [{key: nvidia.com/gpu, operator: Equal, value: "true", effect: NoSchedule}] # ünïcode',
        '+  tolerations: [{key: nvidia.com/gpu, operator: Equal, value: "present", effect: NoSchedule}] # ünïcode',
        "   containers: []",
        "",
      ].join("\n"),
    );
    expect(result.messages).toEqual(["would fix 1 finding in 1 file"]);
    expect(result.reports.map(({ file }) => file)).toEqual(["out.json", undefined]);
    expect(readFileSync(join(folder, "k8s/a.yaml"), "utf8")).toBe(BEFORE);
  });

  it("does not go together with --fix, and belongs to lint alone", () => {
    expect(parseCommandLine(["--fix", "--fix-dry-run"])).toEqual({
      kind: "mistake",
      message: 'options "--fix" and "--fix-dry-run" do not go together: one writes files, the other does not',
    });
    expect(parseCommandLine(["fit", "--fix"])).toMatchObject({ kind: "mistake" });
  });
});
