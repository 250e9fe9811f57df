import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { run } from "../cli/in-process.js";
import { temporaryFolder } from "../cli/temporary-folder.js";

const README = readFileSync("README.md", "utf8");
const BLOCKS = [...README.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, text = ""]) => text.trim().split("\n"));
const COMMANDS = [...README.matchAll(/^\| `taintlint ?([^`]*)` \|/gm)].map(([, words = ""]) => words);

/** The lines of output that the picture of a terminal shows, without spaces: it wraps them. */
const PICTURED = [...readFileSync("docs/terminal.svg", "utf8").matchAll(/^<text [^>]*>(.*)<\/text>$/gm)]
  .map(([, spans = ""]) => spans.replaceAll(/<[^>]*>|\s/g, ""))
  .filter((line) => line !== "\u22ee" && !line.startsWith("$"));

/** A copy of the example shop in git, with the branch that a change is compared with. */
function cloneOfShop(): string {
  const folder = temporaryFolder({});
  cpSync("examples/shop", folder, { recursive: true });
  const git = (...words: string[]) => execFileSync("git", ["-C", folder, ...words], { stdio: "pipe" });
  git("init", "--quiet");
  git("add", "--all");
  git("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "--quiet", "--message=shop");
  git("update-ref", "refs/remotes/origin/main", "HEAD");
  return folder;
}

/** As the standard input, where a command reads it. */
const POD = '{"apiVersion": "v1", "kind": "Pod", "metadata": {"name": "a"}, "spec": {"containers": []}}';

describe("the commands of the README", () => {
  it("are the two of a fresh clone: run, and test", () => {
    // The second is what runs this test.
    expect(BLOCKS).toEqual(["node dist/cli.js --config examples/shop/taintlint.yaml", "npm ci && npm test"]);
  });

  it("run as printed in a fresh clone, and print what the picture shows", () => {
    expect(PICTURED.length).toBeGreaterThan(20);
    const [program = "", ...words] = (BLOCKS[0] ?? "").split(" ");
    let printed = "";
    try {
      // The picture is of a machine without helm and kustomize, which would render one more workload.
      const env = { ...process.env, PATH: "" };
      execFileSync(program === "node" ? process.execPath : program, words, { encoding: "utf8", stdio: "pipe", env });
    } catch (failure) {
      printed = (failure as { stdout: string }).stdout;
    }
    for (const line of PICTURED) expect(printed.replaceAll(/\s/g, "")).toContain(line);
  });

  it.each(COMMANDS)("taintlint %s", async (words) => {
    const folder = cloneOfShop();
    if (words === "init") rmSync(join(folder, "taintlint.yaml"));
    const { exitCode, stderr } = await run(words === "" ? [] : words.split(" "), {
      cwd: folder,
      env: { HOME: folder },
      input: POD,
    });
    expect(exitCode, stderr).toBeLessThan(2);
  });

  it("are at least eight", () => {
    expect(COMMANDS.length).toBeGreaterThanOrEqual(8);
  });
});
