import { documentationUrl } from "../model/documentation.js";
import type { RuleDescription } from "../model/rule-description.js";
import { isPlayable, playgroundUrl } from "./playground-link.js";
import { describeOptionType, sectionsOf } from "./rule-documentation.js";

function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text.replace(/^\n+/, "").trimEnd()}\n\`\`\``;
}

function optionTable({ id, options = {} }: RuleDescription): string[] {
  const entries = Object.entries(options);
  if (entries.length === 0) return [];
  const rows = entries.map(
    ([name, option]) =>
      `| \`${name}\` | ${describeOptionType(option)} | \`${JSON.stringify(option.default)}\` | ${option.description} |`,
  );
  return [
    "## Options",
    `Set them in \`taintlint.yaml\`, under \`rules: {${id}: {...}}\`.`,
    ["| option | value | default | means |", "|---|---|---|---|", ...rows].join("\n"),
  ];
}

/** Returns ways to suppress a rule. `weakened-check` has none. */
function silencing(id: string): string {
  if (id === "weakened-check") return "No suppression hides it. `rules` of the base's configuration may turn it off.";
  return [
    `Write \`# taintlint-ignore: ${id} -- reason\` behind the key that is reported or above it, or turn the rule off in`,
    `\`taintlint.yaml\`: \`rules: {${id}: off}\`. [All ways](${documentationUrl("suppressions.md")}) to suppress a finding.`,
  ].join("\n");
}

export function formatRulePage(rule: RuleDescription): string {
  const pieces = [
    `# ${rule.id}`,
    `Severity: ${rule.severity}. ${rule.summary}`,
    ...sectionsOf(rule).flatMap(([title, text]) => [`## ${title}`, text]),
    "## How to silence it",
    silencing(rule.id),
    ...optionTable(rule),
    ...(rule.examples.length > 0 ? ["## Example", "A line that ends with `# <--` is the one that is reported."] : []),
  ];
  rule.examples.forEach((example, index) => {
    const { title, inventory, base, template, bad, good, goodInventory, before } = example;
    pieces.push(`### ${title}`);
    if (before?.inventory !== undefined) pieces.push("The pools before:", fence("yaml", before.inventory));
    if (before?.manifests !== undefined) pieces.push("The manifests before:", fence("yaml", before.manifests));
    const now = before === undefined ? "The pools" : "The pools now";
    pieces.push(`${now}, in \`taintlint.yaml\`:`, fence("yaml", inventory));
    if (base !== undefined) pieces.push("The base:", fence("yaml", base), "What an overlay makes of it:");
    if (template !== undefined) pieces.push("A template of the chart:", fence("yaml", template), "Its `values.yaml`:");
    if (goodInventory === undefined) pieces.push("Reported:", fence("yaml", bad), "Correct:", fence("yaml", good));
    else pieces.push("Correct:", fence("yaml", goodInventory));
    if (isPlayable(example)) pieces.push(`[Try it in the playground](${playgroundUrl(rule.id, index)})`);
  });
  return `${pieces.join("\n\n")}\n`;
}
