// Writes docs/rules/README.md and the generated parts of other pages from the rules' pages and the built command line.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { loadSource } from "./load-source.mjs";

const { RULES } = await loadSource("src/rules/index.ts");
const { RULE_GROUPS } = await loadSource("src/lint/pages/parse-page.ts");
const { describeRules } = await loadSource("src/lint/pages/rule-pages.ts");
const PAGES = describeRules();

writeFileSync("docs/rules/README.md", ruleIndex());

/** The index of all rules, by groups. */
function ruleIndex() {
  const sections = Object.entries(RULE_GROUPS).map(([heading, says]) => {
    const rows = PAGES.filter(({ group }) => group === heading).map(
      ({ id, severity, summary }) => `| [${id}](${id}.md) | ${severity} | ${summary} |`,
    );
    return `## ${heading}\n\n${says}\n\n${["| rule | severity | says |", "|---|---|---|", ...rows].join("\n")}`;
  });
  const intro = "Every rule is on. `rules:` in `taintlint.yaml` changes the severity of one, or turns it `off`.";
  return `# Rules\n\n${intro}\n\n${sections.join("\n\n")}\n`;
}

/** What each rule claims, and whom it yields to. */
function claimTable() {
  const rows = RULES.map(({ id, claims, yieldsTo = [] }) => {
    const others = yieldsTo.map(({ rule, by }) => `\`${rule}\` (${by})`);
    return `| [\`${id}\`](rules/${id}.md) | ${claims.join(", ")} | ${others.join(", ")} |`;
  });
  return ["| rule | claims | yields to |", "|---|---|---|", ...rows].join("\n");
}

// CI=true and FORCE_COLOR ask for colours even where nobody looks: a page has none.
const PLAIN = { encoding: "utf8", env: { PATH: process.env.PATH, NO_COLOR: "1", COLUMNS: "120" } };

const help = execFileSync(process.execPath, ["dist/cli.js", "--help"], PLAIN);

/** The parts between `<!-- generated: NAME -->` and `<!-- end -->`. */
const PARTS = {
  ruleCount: `taintlint has [${RULES.length} rules](docs/rules/README.md): ${severityCounts()}. Each has a page with examples.`,
  claims: claimTable(),
  help: `\`\`\`text\n${help.trimEnd()}\n\`\`\``,
  action: actionInputs(),
};

function severityCounts() {
  const counted = ["error", "warning", "note"].map((severity) => {
    const { length } = PAGES.filter((page) => page.severity === severity);
    return `${length} ${severity}s`;
  });
  return counted.join(", ");
}

function actionInputs() {
  const rows = [];
  let section;
  let name;
  for (const line of readFileSync("action.yml", "utf8").split("\n")) {
    if (/^\w/.test(line)) section = line.replace(/:.*$/, "");
    const key = /^ {2}([\w-]+):\s*$/.exec(line)?.[1];
    if (key !== undefined) name = key;
    const description = /^ {4}description: "?(.*?)"?$/.exec(line)?.[1];
    if (description === undefined || (section !== "inputs" && section !== "outputs")) continue;
    rows.push(`| ${section === "inputs" ? "input" : "output"} | \`${name}\` | ${description} |`);
  }
  return ["| | name | meaning |", "|---|---|---|", ...rows].join("\n");
}

for (const page of ["README.md", "docs/command-line.md", "docs/github-action.md", "docs/architecture.md"]) {
  const written = readFileSync(page, "utf8").replaceAll(
    /(<!-- generated: (\w+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_, open, name, close) => {
      if (!(name in PARTS)) throw new Error(`${page} asks for an unknown generated part "${name}"`);
      return `${open}\n${PARTS[name]}\n\n${close}`;
    },
  );
  writeFileSync(page, written);
}
