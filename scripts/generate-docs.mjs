// Writes docs/rules/ and the generated parts of other pages from the rules and the built command line.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadSource } from "./load-source.mjs";
import { RULE_GROUPS } from "./rule-groups.mjs";

const { RULES } = await loadSource("src/rules/index.ts");
const { formatRulePage } = await loadSource("src/reporters/rule-page.ts");

rmSync("docs/rules", { recursive: true, force: true });
mkdirSync("docs/rules", { recursive: true });
const pages = new Map(RULE_GROUPS.flatMap(([, , rules]) => Object.entries(rules)));
for (const rule of RULES) {
  const page = pages.get(rule.id) ?? null;
  const link = page === null ? "" : `\n## In the documentation of Kubernetes\n\n<${page}>\n`;
  writeFileSync(`docs/rules/${rule.id}.md`, `${formatRulePage(rule)}${link}`);
}
writeFileSync("docs/rules/README.md", ruleIndex());

/** The index of all rules, by groups. */
function ruleIndex() {
  const grouped = RULE_GROUPS.flatMap(([, , rules]) => Object.keys(rules));
  const wrong = [
    ...RULES.map(({ id }) => id).filter((id) => grouped.filter((one) => one === id).length !== 1),
    ...grouped.filter((id) => !RULES.some((rule) => rule.id === id)),
  ];
  if (wrong.length > 0) {
    console.error(`scripts/rule-groups.mjs must name each rule once: ${wrong.join(", ")}`);
    process.exit(1);
  }
  const sections = RULE_GROUPS.map(
    ([heading, says, rules]) => `## ${heading}\n\n${says}\n\n${ruleTable(Object.keys(rules))}`,
  );
  const intro = "Every rule is on. `rules:` in `taintlint.yaml` changes the severity of one, or turns it `off`.";
  return `# Rules\n\n${intro}\n\n${sections.join("\n\n")}\n`;
}

function ruleTable(ids) {
  const rows = ids.map((id) => {
    const { severity, summary } = RULES.find((rule) => rule.id === id);
    return `| [${id}](${id}.md) | ${severity} | ${summary} |`;
  });
  return ["| rule | severity | says |", "|---|---|---|", ...rows].join("\n");
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
    const { length } = RULES.filter((rule) => rule.severity === severity);
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
