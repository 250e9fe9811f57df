// Inlines docs/rules/ID.md: the severities for every run, the texts for what shows them.
import { readdirSync, readFileSync } from "node:fs";
import { validatorModule } from "./configuration-validator.mjs";

const FOLDER = "docs/rules";
const SEVERITIES = "virtual:rule-severities";
const PAGES = "virtual:rule-pages";

/** Stands for the page's own id. */
const ID = "\t";

function readPages() {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".md") && file !== "README.md");
  return files.sort().map((file) => [file.slice(0, -".md".length), readFileSync(`${FOLDER}/${file}`, "utf8")]);
}

function severities() {
  const found = readPages().map(([id, text]) => [id, /^severity: (\w+)$/m.exec(text)?.[1]]);
  return `export const RULE_SEVERITIES = ${JSON.stringify(Object.fromEntries(found))};\n`;
}

/** Writes lines that stood before as where and how many, `=12+5`: a correction repeats most of its mistake. */
function pack(lines) {
  const packed = [];
  const starts = new Map(lines.map((line) => [line, []]));
  for (const [at, line] of lines.entries()) starts.get(line).push(at);
  for (let at = 0; at < lines.length; ) {
    let [from, count] = [0, 0];
    // Nothing is gained by an empty line, which stands everywhere.
    for (const start of lines[at] === "" ? [] : starts.get(lines[at])) {
      if (start >= at) break;
      let same = 1;
      while (start + same < at && lines[start + same] === lines[at + same]) same++;
      if (same > count) [from, count] = [start, same];
    }
    const reference = `=${from}+${count}`;
    const isShorter = lines.slice(at, at + count).join("\n").length > reference.length;
    packed.push(isShorter ? reference : lines[at]);
    at += isShorter ? count : 1;
  }
  return packed.join("\n");
}

function pages() {
  const lines = readPages().flatMap(([id, text]) => [`=${id}`, ...text.trimEnd().replaceAll(id, ID).split("\n")]);
  return `const PACKED = ${JSON.stringify(pack(lines))};
export function readRulePages() {
  const lines = [];
  for (const line of PACKED.split("\\n")) {
    const [, from, count] = /^=(\\d+)\\+(\\d+)$/.exec(line) ?? [];
    if (from === undefined) lines.push(line);
    else lines.push(...lines.slice(Number(from), Number(from) + Number(count)));
  }
  const pages = lines.join("\\n").split(/^=(?=[a-z])/m).slice(1).map((page) => {
    const [id, ...text] = page.trimEnd().split("\\n");
    return [id, \`\${text.join("\\n")}\\n\`.replaceAll(${JSON.stringify(ID)}, id)];
  });
  return new Map(pages);
}
`;
}

const MODULES = { [SEVERITIES]: severities, [PAGES]: pages, "virtual:configuration-validator": validatorModule };

/** A plugin of rolldown and Vite that makes the `virtual:` modules of code that is written from texts of the repository. */
export const rulePages = {
  name: "rule-pages",
  resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
  load: (id) => MODULES[id.slice(1)]?.(),
};
