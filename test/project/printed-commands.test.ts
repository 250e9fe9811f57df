import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { run } from "../cli/in-process.js";
import { temporaryFolder } from "../cli/temporary-folder.js";

const { name: PACKAGE } = JSON.parse(readFileSync("package.json", "utf8"));

function filesOf(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => ending.test(path) && !/^(?:rules|playground|developing)\//.test(path))
    .map((path) => `${folder}/${path}`);
}

const PAGES = [
  ...["README.md", "SECURITY.md", "action.yml", "Containerfile", ".pre-commit-hooks.yaml"],
  ...filesOf("docs", /\.md$/),
  ...filesOf("examples", /README\.md$|workflows\/.*\.yml$/),
  ...filesOf("templates", /\.yml$/),
];
const TEXTS = new Map(PAGES.map((page) => [page, readFileSync(page, "utf8")]));

/** Commands that this test does not run as they are printed, and why. A reason that no command needs is an error. */
const NOT_RUN: readonly (readonly [command: RegExp, because: string])[] = [
  [/^npm /, "it runs this test, or installs a package that is not published"],
  [/^kubectl taintlint/, "it asks a cluster: test/cli/kubectl-plugin.test.ts makes one"],
  [/^kubectl .* > live\.json$/, "it asks a cluster: the test writes what it would print"],
  [/^facts > /, "a shell writes the file: test/cli/facts.test.ts reads what is printed"],
  [/^what-if prod\/gpu-\*/, "the shop has one cluster, and the page speaks of several"],
  [/^guard --cluster prod/, "the shop has one cluster, and the page speaks of several"],
  [/^what-if spot --like/, "the shop has a pool of this name, and the page makes one"],
  [/^inputs\.version \]\]/, "a template: test/project/gitlab-component.test.ts runs it as GitLab would"],
  [/\$\{?\{?[A-Za-z{ ]/, "variables of a workflow: test/project/workflows.test.ts runs the steps of workflows"],
];

interface Printed {
  readonly page: string;
  /** Without the name of the program. */
  readonly command: string;
}

/** Every command of the page: lines of blocks for a shell, and what npx is to run. */
function commandsOf([page, text]: [string, string]): Printed[] {
  const blocks = [...text.matchAll(/^ *```(?:sh|console)\n([\s\S]*?)^ *```/gm)].flatMap(([, block = ""]) =>
    block
      .split("\n")
      .map((line) =>
        line
          .trim()
          .replace(/^\$ /, "")
          .replace(/ +#.*$/, ""),
      )
      .filter((line) => line !== ""),
  );
  const inline = [...text.matchAll(/npx (?:--yes )?[^\s`]+[^\n'`|]*/g)].map(([line]) => line.trim());
  return [...new Set([...blocks, ...inline])].map((line) => ({ page, command: line }));
}

const PRINTED = [...TEXTS].flatMap(commandsOf);

/** The words behind the name of the program, or the whole line where it runs another program. */
function wordsOf(command: string): string {
  const program = new RegExp(`^(?:.*\\| )?(?:(?:npx (?:--yes )?)?${PACKAGE}(?:@\\S+)?|node dist/cli\\.js)(?= |$)`);
  return command.replace(program, "").trim().replaceAll(/['"]/g, "");
}

const isOurs = (command: string) => wordsOf(command) !== command;

/** What kubectl prints of a cluster with a node and a pod. */
const LISTS = JSON.stringify({
  apiVersion: "v1",
  kind: "List",
  items: [
    { apiVersion: "v1", kind: "Node", metadata: { name: "a" } },
    { apiVersion: "v1", kind: "Pod", metadata: { name: "b" }, spec: { containers: [{ name: "b", image: "b:1" }] } },
  ],
});

/** A copy of the examples in git, with the branch that a change is compared with. */
function clone(page: string): string {
  const folder = temporaryFolder({});
  cpSync("examples/shop", folder, { recursive: true });
  mkdirSync(join(folder, "examples"));
  mkdirSync(join(folder, "reports"));
  const git = (...words: string[]) => execFileSync("git", ["-C", folder, ...words], { stdio: "pipe" });
  git("init", "--quiet");
  git("add", "--all");
  git("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "--quiet", "--message=shop");
  git("update-ref", "refs/remotes/origin/main", "HEAD");
  // The folder that a reader stands in, of this repository or of one with a single configuration.
  for (const example of /^(?:README|examples)/.test(page) ? ["shop", "overlays"] : []) {
    cpSync(`examples/${example}`, join(folder, "examples", example), { recursive: true });
  }
  cpSync("examples/shop/taintlint.yaml", join(folder, "pools.yaml"));
  writeFileSync(join(folder, "live.json"), LISTS);
  return folder;
}

describe("the commands that pages print", () => {
  const ours = PRINTED.filter(({ command }) => isOurs(command));
  const byPage = new Map(ours.map(({ page }) => [page, ours.filter((one) => one.page === page)]));

  it.each([...byPage])("%s: each runs in a clone, in the order of the page", async (page, commands) => {
    const folder = clone(page);
    for (const { command } of commands) {
      const words = wordsOf(command)
        .replaceAll("/tmp/", "reports/")
        .replace("../platform/pools.yaml", "pools.yaml")
        .replace("../facts", "reports");
      if (NOT_RUN.some(([pattern]) => pattern.test(words))) continue;
      const { exitCode, stderr } = await run(words === "" ? [] : words.split(/\s+/), {
        ...{ cwd: folder, env: { HOME: folder }, input: LISTS },
      });
      expect(exitCode, `${page}: ${command}\n${stderr}`).toBeLessThan(2);
    }
    rmSync(folder, { recursive: true, force: true });
  });

  it("are run, or say why they are not", () => {
    const others = PRINTED.filter(({ command }) => !isOurs(command)).map(({ command }) => command);
    expect(others.filter((command) => !NOT_RUN.some(([pattern]) => pattern.test(command)))).toEqual([]);
    const all = PRINTED.map(({ command }) => wordsOf(command));
    expect(NOT_RUN.filter(([pattern]) => !all.some((words) => pattern.test(words)))).toEqual([]);
    expect(byPage.size).toBeGreaterThan(6);
  });

  it("name the package of package.json, and no other", () => {
    const named = [...TEXTS].flatMap(([page, text]) =>
      [...text.matchAll(/(?:npx(?: --yes)?|npm (?:install|i|pack|view)(?: --[\w-]+)*) (?<name>[a-z@][\w/-]*)/g)]
        .map(({ groups: { name = "" } = {} }) => name)
        .concat([...text.matchAll(/additional_dependencies: \["(?<name>[^"@]+)/g)].map(([, name = ""]) => name))
        .map((name) => `${page}: ${name}`),
    );
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((one) => basename(one.split(": ")[1] ?? "") !== PACKAGE)).toEqual([]);
  });
});
