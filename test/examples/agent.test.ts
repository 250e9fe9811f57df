import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { run } from "../cli/in-process.js";
import { temporaryFolder } from "../cli/temporary-folder.js";
import { formatAgent } from "../../src/reporters/agent.js";
import { sampleFinding, sampleResult } from "../reporters/samples.js";
import { runGitThere } from "../sources/git-repository.js";

const PAGE = readFileSync("docs/agents.md", "utf8");
const COMMANDS = [...PAGE.matchAll(/^\| `taintlint ?([^`]*)` \|/gm)].map(([, words = ""]) => words);
const VARIABLES = /one of these variables is set: ([\s\S]*?)\. `--format text`/.exec(PAGE)?.[1]?.match(/\w+/g) ?? [];
const KILOBYTES = 5;

function shop(): string {
  const folder = temporaryFolder({});
  cpSync("examples/shop", folder, { recursive: true });
  return folder;
}

describe("docs/agents.md", () => {
  it.each(COMMANDS)("taintlint %s runs as printed", async (words) => {
    const cwd = shop();
    for (const git of ["init --quiet", "add --all", "commit --quiet --message=shop"]) runGitThere(cwd, git.split(" "));
    const { exitCode, stderr } = await run(words.split(" "), { cwd, env: {} });
    expect(exitCode, stderr).toBeLessThan(2);
  });

  it("has commands, and shows what is printed", async () => {
    expect(COMMANDS.length).toBeGreaterThanOrEqual(8);
    const { stdout } = await run(["--format", "agent"], { cwd: shop(), env: {} });
    const [example = ""] = PAGE.match(/(?<=```text\n)[\s\S]*?(?=```)/) ?? [];
    for (const line of example.split("\n")) expect(stdout).toContain(line);
  });

  it.each(VARIABLES)("names %s, with which the format is chosen where none is named", async (name) => {
    const cwd = temporaryFolder({ "taintlint.yaml": POOLS, "api.yaml": API });
    const env = { [name]: "1" };
    const chosen = await run([], { cwd, env });
    expect(chosen.stdout).toBe((await run(["--format", "agent"], { cwd, env: {} })).stdout);
    expect((await run(["--format", "text"], { cwd, env })).stdout).toContain("1 error in");
    expect((await run([], { cwd, env: { [name]: "" } })).stdout).toContain("1 error in");
  });
});

const POOLS = "version: 1\ncomplete: true\npools: [{name: general}, {name: gpu, taints: ['gpu=true:NoSchedule']}]\n";
const API = `apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  selector: {matchLabels: {app: api}}
  template:
    metadata: {labels: {app: api}}
    spec:
      containers: [{name: api, image: api:1}]
      tolerations:
        - key: gpu
          value: true
`;

/** Does what the hunks say, by nothing but the text. */
function applyHunks(folder: string, text: string): void {
  let file = "";
  const edits = new Map<string, { line: number; before: string[]; after: string[] }[]>();
  let last: { line: number; before: string[]; after: string[] } | undefined;
  for (const line of text.split("\n")) {
    const found = /^(\S+?):\d+:\d+: /.exec(line)?.[1];
    if (found !== undefined) [file, last] = [found, undefined];
    const [, other = file, at] = /^@@ (?:(.+):)?(\d+)/.exec(line) ?? [];
    if (at !== undefined) {
      last = { line: Number(at), before: [], after: [] };
      edits.set(other, [...(edits.get(other) ?? []), last]);
    } else if (line.startsWith("-")) last?.before.push(line.slice(1));
    else if (line.startsWith("+")) last?.after.push(line.slice(1));
  }
  for (const [path, hunks] of edits) {
    const lines = readFileSync(join(folder, path), "utf8").split("\n");
    for (const { line, before, after } of hunks.toSorted((a, b) => b.line - a.line)) {
      expect(lines.slice(line - 1, line - 1 + before.length)).toEqual(before);
      lines.splice(line - 1, before.length, ...after);
    }
    writeFileSync(join(folder, path), lines.join("\n"));
  }
}

describe("--format agent", () => {
  it("is enough to repair a mistake, and prints nothing then", async () => {
    const cwd = temporaryFolder({ "taintlint.yaml": POOLS, "api.yaml": API });
    const first = await run(["--format", "agent"], { cwd, env: {} });
    expect([first.exitCode, first.stdout]).toEqual([
      1,
      [
        "api.yaml:12:18: error[non-string-value] the API server refuses tolerations[0].value: must be a string, got a boolean",
        "@@ 12",
        "-          value: true",
        '+          value: "true"',
        "fixable: 1",
        "",
      ].join("\n"),
    ]);
    const [, transcript = ""] = /```text\n\$ taintlint --format agent\n([\s\S]*?)\$ sed /.exec(PAGE) ?? [];
    expect(transcript).toBe(first.stdout);
    applyHunks(cwd, first.stdout);
    expect(await run(["--format", "agent"], { cwd, env: {} })).toEqual({ exitCode: 0, stdout: "", stderr: "" });
  });

  it("repairs in the example shop what --fix repairs, in at most 5 kB", async () => {
    const [cwd, other] = [shop(), shop()];
    const { stdout } = await run(["--format", "agent"], { cwd, env: {} });
    expect(Buffer.byteLength(stdout)).toBeLessThanOrEqual(KILOBYTES * 1000);
    applyHunks(cwd, stdout);
    await run(["--fix"], { cwd: other, env: {} });
    const [left, fixed] = await Promise.all(
      [cwd, other].map((folder) => run(["--format", "json"], { cwd: folder, env: {} })),
    );
    const findings = (text = "") => JSON.parse(text).findings;
    expect(findings(left?.stdout)).toEqual(findings(fixed?.stdout));
  });

  it("says what was not judged, also where nothing is wrong", async () => {
    const asks = API.replace("      tolerations:\n        - key: gpu\n          value: true\n", "      runtimeClassName: none\n");
    const cwd = temporaryFolder({ "taintlint.yaml": POOLS, "api.yaml": asks });
    const { exitCode, stdout } = await run(["--format", "agent"], { cwd, env: {} });
    expect(stdout).toBe("coverage: 0 of 1 workload judged on every pool; 1 has unknown verdicts\n");
    expect(exitCode).toBe(0);
  });

  it("names other places of one mistake, and the file of a change that is another one", () => {
    const source = { ...sampleFinding().source, file: "b.yaml", line: 3 };
    const also = [{ workload: { kind: "Job", namespace: "shop", name: "b" }, source }];
    const changes = [{ file: "c.yaml", line: 4, before: ["a: 1"], after: ["a: 2"] }];
    const fixes = [{ title: "write 2", edits: [], changes, isUnsafe: true as const }];
    const lines = formatAgent(sampleResult([sampleFinding({ also, fixes })])).split("\n");
    expect(lines.slice(1, 5)).toEqual([" also b.yaml:3 Job shop/b", "@@ c.yaml:4 unsafe", "-a: 1", "+a: 2"]);
  });

  it("lets no text of a repository begin a line", () => {
    const hostile = sampleFinding({ message: "a\n::error::x", help: "b\u001b[31m\n+c" });
    const [head = "", ...rest] = formatAgent(sampleResult([hostile])).split("\n");
    expect(head).toContain("a\\n::error::x");
    expect(rest.slice(0, 2)).toEqual([" b\\u001b[31m", " +c"]);
  });
});
