import type { RuleDocumentation } from "./rule-documentation.js";

function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text.replace(/^\n+|\s+$/g, "")}\n\`\`\``;
}

/** The documentation page of one rule, in Markdown. */
export function formatRulePage(rule: RuleDocumentation): string {
  const parts = [
    `# ${rule.id}`,
    `Severity: ${rule.severity}. ${rule.summary}`,
    rule.rationale,
    "A line that ends with `# <--` is the one that is reported.",
  ];
  for (const { title, inventory, bad, good, goodInventory } of rule.examples) {
    parts.push(`## ${title}`, "The pools, in `taintlint.yaml`:", fence("yaml", inventory));
    if (goodInventory === undefined) parts.push("Reported:", fence("yaml", bad), "Correct:", fence("yaml", good));
    else parts.push("Correct:", fence("yaml", goodInventory));
  }
  return `${parts.join("\n\n")}\n`;
}

/** The index of all rules, in Markdown. */
export function formatRuleIndex(rules: readonly RuleDocumentation[]): string {
  const rows = rules.map(({ id, severity, summary }) => `| [${id}](${id}.md) | ${severity} | ${summary} |`);
  return [
    "# Rules",
    "",
    "Every rule is on. `rules:` in `taintlint.yaml` changes the severity of one, or turns it `off`.",
    "",
    "| rule | severity | says |",
    "|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}
