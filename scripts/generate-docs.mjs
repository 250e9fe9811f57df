// Writes docs/rules/ and the generated parts of README.md and docs/github-action.md from the built library.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { formatRuleIndex, formatRulePage, RULES } from "../dist/index.js";

rmSync("docs/rules", { recursive: true, force: true });
mkdirSync("docs/rules", { recursive: true });
for (const rule of RULES) writeFileSync(`docs/rules/${rule.id}.md`, formatRulePage(rule));
writeFileSync("docs/rules/README.md", formatRuleIndex(RULES));

const ruleTable = [
  "| rule | severity | says |",
  "|---|---|---|",
  ...RULES.map(
    ({ id, severity, on, summary }) =>
      `| [\`${id}\`](docs/rules/${id}.md) | ${severity}${on === false ? " (off)" : ""} | ${summary} |`,
  ),
].join("\n");
const help = execFileSync(process.execPath, ["dist/cli.js", "--help"], { encoding: "utf8" });

/** The parts between `<!-- generated: NAME -->` and `<!-- end -->`. */
const PARTS = { rules: ruleTable, help: `\`\`\`text\n${help.trimEnd()}\n\`\`\``, action: actionInputs() };

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

for (const page of ["README.md", "docs/github-action.md"]) {
  const written = readFileSync(page, "utf8").replaceAll(
    /(<!-- generated: (\w+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_, open, name, close) => {
      if (!(name in PARTS)) throw new Error(`${page} asks for an unknown generated part "${name}"`);
      return `${open}\n${PARTS[name]}\n\n${close}`;
    },
  );
  writeFileSync(page, written);
}
