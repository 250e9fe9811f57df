import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { describe, expect, it } from "vitest";
import { parseCommandLine } from "../../src/cli/arguments/arguments.js";
import { RULES } from "../../src/rules/index.js";
import { lint } from "../../src/workspace/lint-texts.js";

function markdownBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => join(folder, path).replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".md"));
}

const PAGES = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "SECURITY.md",
  ...markdownBelow("docs"),
  ...markdownBelow("examples"),
];
const texts = new Map(PAGES.map((page) => [page, readFileSync(page, "utf8")]));

interface Link {
  readonly page: string;
  readonly target: string;
  /** From the repository's root. */
  readonly file: string;
  readonly anchor: string | undefined;
}

/** A key that only `taintlint.yaml` has at its top. */
const CONFIGURATION = /^(?:version: 1$|(?:pools|workloads|overrides|suppress|charts|clusters):)/m;
const CODE = /^(?<fence>`{3,})[^\n]*\n[\s\S]*?^\k<fence>|`[^`\n]*`/gm;
const LINK = /\[[^\]]*\]\((?<target>[^)\s]+)\)/g;

/** The links of a page to files of the repository. What stands in code is no link. */
function linksOf(page: string): Link[] {
  const text = (texts.get(page) ?? "").replaceAll(/\[`([^`\n]*)`\]/g, "[$1]").replaceAll(CODE, "");
  return [...text.matchAll(LINK)].flatMap(({ groups: { target = "" } = {} }): Link[] => {
    if (/^[a-z]+:/.test(target)) return [];
    const [path = "", anchor] = target.split("#");
    return [{ page, target, file: path === "" ? page : posix.join(posix.dirname(page), path), anchor }];
  });
}

/** The anchors that GitHub gives to the headings of a page. */
function anchorsOf(page: string): Set<string> {
  const anchors = new Set<string>();
  const text = (texts.get(page) ?? "").replaceAll(/^(`{3,})[^\n]*\n[\s\S]*?^\1/gm, "");
  for (const [, heading = ""] of text.matchAll(/^#{1,6} (.+)$/gm)) {
    const words = heading.toLowerCase().replaceAll(/[^\p{L}\p{N}\s_-]/gu, "");
    const slug = words.trim().replaceAll(" ", "-");
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count++) anchor = `${slug}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}

describe("the pages of the documentation", () => {
  const links = PAGES.flatMap(linksOf);

  it("link to files and headings that exist", () => {
    expect(links.length).toBeGreaterThan(150);
    const broken = links.filter(({ file, anchor }) => {
      if (!existsSync(file)) return true;
      return anchor !== undefined && !anchorsOf(file).has(anchor);
    });
    expect(broken.map(({ page, target }) => `${page}: ${target}`)).toEqual([]);
  });

  it("can each be reached from the README", () => {
    const reached = new Set(["README.md"]);
    for (const page of reached) {
      for (const { file } of linksOf(page)) if (texts.has(file)) reached.add(file);
    }
    expect(PAGES.filter((page) => !reached.has(page))).toEqual([]);
  });

  it("show command lines that the program takes", () => {
    const lines = PAGES.flatMap((page) => {
      const blocks = [...(texts.get(page) ?? "").matchAll(/^```(?:sh|console)\n([\s\S]*?)^```/gm)];
      return blocks
        .flatMap(([, block = ""]) => block.split("\n"))
        .flatMap((line) => {
          const words = /^(?:\$ )?(?:npx )?(?:taintlint|node dist\/cli\.js)(?: (?<words>.*))?$/.exec(
            line.trim(),
          )?.groups;
          return words === undefined ? [] : [{ page, words: words.words?.replace(/ +#.*$/, "") ?? "" }];
        });
    });
    expect(lines.length).toBeGreaterThan(8);
    for (const { page, words } of lines) {
      const split = words
        .split(/\s+/)
        .filter((word) => word !== "")
        .map((word) => word.replaceAll("'", ""));
      expect(parseCommandLine(split), `${page}: ${words}`).toMatchObject({ kind: "run" });
    }
  });

  it("show configurations that the program takes", async () => {
    const shown = PAGES.filter((page) => !page.startsWith("docs/rules/")).flatMap((page) => {
      const blocks = [...(texts.get(page) ?? "").matchAll(/^(?<indent> *)```yaml\n(?<text>[\s\S]*?)^ *```/gm)];
      return blocks.flatMap(({ groups: { indent = "", text = "" } = {} }) => {
        const unindented = text.replaceAll(new RegExp(`^${indent}`, "gm"), "");
        return CONFIGURATION.test(unindented) ? [{ page, text: unindented }] : [];
      });
    });
    expect(shown.length).toBeGreaterThanOrEqual(8);
    for (const { page, text } of shown) {
      const whole = text.includes("version: 1\n") ? text : `version: 1\n${text}`;
      const outcome = await lint({
        configuration: { path: "taintlint.yaml", text: whole },
        files: [],
        today: "2026-11-30",
      });
      // The files of which it speaks are the reader's.
      const wrong = outcome.ok
        ? []
        : outcome.errors.filter(({ message }) => !/does not exist|matches no/.test(message));
      expect(wrong, `${page}: ${text}`).toEqual([]);
    }
  });

  it("begin with a README whose first screen shows the command, its output in colours, and the report", () => {
    const lines = (texts.get("README.md") ?? "").split("\n");
    expect((texts.get("README.md") ?? "").split(/\s+/).length).toBeLessThan(700);
    const screen = lines.slice(0, 30).join("\n");
    expect(screen).toContain("```sh\nnode dist/cli.js --config examples/shop/taintlint.yaml\n```");
    expect(screen).toMatch(/!\[A terminal: error\[unschedulable\][^\]]*\]\(docs\/terminal\.svg\)/);
    expect(screen).toContain("](docs/report.png)");
    const picture = readFileSync("docs/terminal.svg", "utf8").replaceAll(/<[^>]*>/g, "");
    expect(picture).toContain("$ node dist/cli.js --config examples/shop/taintlint.yaml");
    expect(picture).toMatch(/price-import\.yaml:23:18: error\[unschedulable\]no pool admits the pod/);
  });

  it("count the rules", () => {
    expect(texts.get("CHANGELOG.md")).toContain(`\n- ${RULES.length} rules,`);
  });

  it("give every dependency its reason", () => {
    const programs = ["helm", "local-action"].map((name) => `test/programs/${name}/package.json`);
    const declared = ["package.json", ...programs].flatMap((path) => {
      const {
        dependencies = {},
        devDependencies = {},
        optionalDependencies = {},
      } = JSON.parse(readFileSync(path, "utf8"));
      return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
    });
    const table = texts.get("docs/developing/dependencies.md") ?? "";
    const rows = [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, names = ""]) =>
      names.replaceAll("`", "").split(", "),
    );
    const isNamed = (name: string) => rows.includes(name) || (name.startsWith("@types/") && rows.includes("@types/*"));
    expect(declared.filter((name) => !isNamed(name))).toEqual([]);
    expect(rows.filter((row) => row !== "@types/*" && !declared.includes(row))).toEqual([]);
  });
});
