// Writes docs/rules/README.md and the generated parts of other pages from the rules' pages and the built command line.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { load } from "js-yaml";
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
  workflowInputs: workflowInputs().map(describeInput).join("\n"),
  workflowWith: workflowInputs()
    .map(({ name }) => `          ${name}: \${{ inputs.${name} }}`)
    .join("\n"),
};

function severityCounts() {
  const counted = ["error", "warning", "note"].map((severity) => {
    const { length } = PAGES.filter((page) => page.severity === severity);
    return `${length} ${severity}s`;
  });
  return counted.join(", ");
}

function actionRows(section) {
  const rows = load(readFileSync("action.yml", "utf8"))[section];
  return Object.entries(rows).map(([name, row]) => ({ name, ...row }));
}

function actionInputs() {
  const rows = ["input", "output"].flatMap((kind) =>
    actionRows(`${kind}s`).map(({ name, description }) => `| ${kind} | \`${name}\` | ${description} |`),
  );
  return ["| | name | meaning |", "|---|---|---|", ...rows].join("\n");
}

/** The inputs of the reusable workflow, without files and programs that its caller could not reach, and the token. */
function workflowInputs() {
  return actionRows("inputs").filter(
    ({ name }) => !["format", "charts", "chart-sources", "kustomize", "helm", "token"].includes(name),
  );
}

function describeInput({ name, description, default: standard }) {
  const type = standard === undefined ? "string" : "boolean";
  const lines = [`${name}:`, `  description: ${JSON.stringify(description)}`, `  type: ${type}`];
  return [...lines, `  default: ${standard ?? '""'}`].map((line) => `      ${line}`).join("\n");
}

const WORKFLOW = ".github/workflows/taintlint.yml";
writeFileSync(
  WORKFLOW,
  readFileSync(WORKFLOW, "utf8").replaceAll(
    /( *# generated: (\w+)\n)[\s\S]*?( *# end\n)/g,
    (_, open, name, close) => `${open}${PARTS[name]}\n${close}`,
  ),
);

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
