import { describe, expect, it } from "vitest";
import { parseCommandLine } from "../../src/cli/arguments/arguments.js";
import { COMMAND_NAMES, COMMANDS, type CommandName } from "../../src/cli/arguments/command-descriptions.js";
import DETAILS from "../../src/cli/arguments/command-details.txt";
import { helpText, pageColumns } from "../../src/cli/arguments/help.js";

const LINT = {
  command: "lint",
  explicit: false,
  operands: [],
  stdinName: undefined,
  formats: [{ format: "text", file: undefined }],
};

/** Options that are neither undefined, false nor empty. */
function given(options: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isGiven = (value: unknown) => value !== undefined && value !== false && String(value) !== "";
  return Object.fromEntries(Object.entries(options).filter(([, value]) => isGiven(value)));
}

describe("parseCommandLine", () => {
  it.each<[string, Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>?]>([
    ["", LINT],
    ["lint", { ...LINT, explicit: true }],
    ["k8s apps/a.yaml", { ...LINT, operands: ["k8s", "apps/a.yaml"] }],
    ["lint fit", { ...LINT, explicit: true, operands: ["fit"] }],
    ["k8s fit", { ...LINT, operands: ["k8s", "fit"] }],
    ["-- fit", { ...LINT, operands: ["fit"] }],
    ["-- --config", { ...LINT, operands: ["--config"] }],
    [
      "--fail-on note fit.yaml --color=never",
      { ...LINT, operands: ["fit.yaml"] },
      { "fail-on": "note", color: "never" },
    ],
    ["--config a=b.yaml fit", { ...LINT, command: "fit", explicit: true }, { config: "a=b.yaml" }],
    ["fit --only-problems --pool a", { ...LINT, command: "fit", explicit: true }, { "only-problems": true, pool: "a" }],
    ["-", { ...LINT, stdinName: "<stdin>" }],
    ["- --stdin-name x.yaml", { ...LINT, stdinName: "x.yaml" }, { "stdin-name": "x.yaml" }],
    ["--render off --no-cache", LINT, { render: "off", "no-cache": true }],
    ["--only a,b --only c, -q", LINT, { only: ["a", "b", "c"], quiet: true }],
    ["--min-severity note --fix", LINT, { "min-severity": "note", fix: true }],
    ["explain Pod/web", { ...LINT, command: "explain", explicit: true, operands: ["Pod/web"] }],
    ["--format json", { ...LINT, formats: [{ format: "json", file: undefined }] }, { format: ["json"] }],
    ["--format json=-", { ...LINT, formats: [{ format: "json", file: undefined }] }, { format: ["json=-"] }],
    [
      "--format json=a=b",
      { ...LINT, formats: [LINT.formats[0], { format: "json", file: "a=b" }] },
      { format: ["json=a=b"] },
    ],
    [
      "--format text=a --format github --format json=b",
      {
        ...LINT,
        formats: [
          { format: "text", file: "a" },
          { format: "github", file: undefined },
          { format: "json", file: "b" },
        ],
      },
      { format: ["text=a", "github", "json=b"] },
    ],
  ])("%s", (words, invocation, options = {}) => {
    const line = parseCommandLine(words.split(" ").filter((word) => word !== ""));
    if (line.kind !== "run") throw new Error(JSON.stringify(line));
    expect({ ...line.invocation, options: given(line.invocation.options) }).toEqual({ ...invocation, options });
  });

  it("gives each command its own options, and no other", () => {
    const words: Partial<Record<CommandName, string>> = {
      ...{ explain: "explain web", "what-if": "what-if gpu --remove", drift: "drift -" },
      ...{ merge: "merge a.json", completion: "completion bash" },
    };
    for (const command of COMMAND_NAMES.filter((name) => name !== "help")) {
      const line = parseCommandLine((words[command] ?? command).split(" "));
      if (line.kind !== "run") throw new Error(JSON.stringify(line));
      expect(Object.keys(line.invocation.options)).toEqual(COMMANDS[command].options);
    }
  });

  it.each([
    ["--fail-on", 'option "--fail-on" needs a value: --fail-on LEVEL'],
    ["--config --quiet", 'option "--config" needs a value: --config FILE'],
    ["--config=", 'option "--config" needs a value: --config FILE'],
    ["--quiet=yes", 'option "--quiet" takes no value'],
    ["--config a --config b", 'option "--config" is given twice'],
    ["--fail-on warn", 'option "--fail-on" takes error, warning, note or never, not "warn"; did you mean "warning"?'],
    ["--fail-on errors", 'option "--fail-on" takes error, warning, note or never, not "errors"; did you mean "error"?'],
    ["--color sometimes", 'option "--color" takes auto, always or never, not "sometimes"'],
    ["-x", 'option "-x" is not known; taintlint --help lists the options'],
    ["--colour always", 'option "--colour" is not known; did you mean "--color"?'],
    ["rules --confg x", 'option "--confg" is not known; taintlint --help lists the options'],
    [
      "rules --config x",
      'option "--config" does not belong to command "rules", but to lint, fit, explain, what-if, drift, pools, facts, guard, fetch',
    ],
    ["fit --fail-on error", 'option "--fail-on" does not belong to command "fit", but to lint, what-if, drift, merge'],
    ["pools --stdin-name a", 'option "--stdin-name" does not belong to command "pools", but to lint, fit, explain'],
    ["--base main -", 'option "--base" and "-" do not go together: the standard input belongs to no revision'],
    [
      "--quiet --verbose",
      'options "--quiet" and "--verbose" do not go together: one says less about a run, the other more',
    ],
    ["fit --format github", 'format "github" is not known to command "fit", which has text, json'],
    [
      "--format csv",
      'format "csv" is not known to command "lint", which has text, concise, agent, json, github, markdown, html, sarif, junit, gitlab, azure',
    ],
    [
      "--format jsno=x",
      'format "jsno" is not known to command "lint", which has text, concise, agent, json, github, markdown, html, sarif, junit, gitlab, azure; did you mean "json"?',
    ],
    ["--format json=", 'format "json=" names no file after "="'],
    ["--format json=x --format text=x", 'formats "json" and "text" both go into "x"'],
    [
      "--format json --format markdown",
      'formats "json" and "markdown" both go to the standard output: give one a file, as in markdown=FILE',
    ],
    ["pools x", 'command "pools" takes no arguments; "x" is too much'],
    ["rules a b", 'command "rules" takes one argument; "b" is too much'],
    ["explain", 'command "explain" needs a workload: taintlint explain KIND/NAME'],
    ["- k8s", '"-" reads the standard input instead of files; path "k8s" is too much'],
    ["--stdin-name x", 'option "--stdin-name" needs "-" beside it'],
  ])("%s is a mistake", (line, message) => {
    expect(parseCommandLine(line.split(" "))).toEqual({ kind: "mistake", message });
  });

  it("help and version win over the rest of a command line that can be read", () => {
    expect(parseCommandLine(["explain", "--help"])).toEqual({ kind: "help", command: "explain" });
    expect(parseCommandLine(["-h", "k8s"])).toEqual({ kind: "help", command: undefined });
    expect(parseCommandLine(["--version", "--format", "nonsense"])).toEqual({ kind: "version" });
  });
});

describe("pageColumns", () => {
  it.each([
    [100, {}, 100],
    [100, { COLUMNS: "60" }, 100],
    [undefined, { COLUMNS: "60" }, 60],
    [undefined, {}, 80],
    [300, {}, 120],
    [undefined, { COLUMNS: "7" }, 40],
    [undefined, { COLUMNS: "" }, 80],
    [undefined, { COLUMNS: "wide" }, 80],
  ])("of a terminal of %j and %j is %i", (terminal, environment, expected) => {
    expect(pageColumns(terminal, environment)).toBe(expected);
  });
});

describe("helpText", () => {
  it.each(COMMAND_NAMES)("names every option and format of %s", (name) => {
    const text = helpText(name);
    for (const option of COMMANDS[name].options) expect(text).toContain(`--${option}`);
    if (COMMANDS[name].options.includes("format")) {
      const standard = { guard: "yaml", facts: "json" }[name as string] ?? "text";
      expect(text).toContain(`Formats: ${COMMANDS[name].formats.join(", ")} (default: ${standard}).`);
    }
    for (const [code, meaning] of COMMANDS[name].exitCodes) expect(text).toContain(`  ${code}  ${meaning}\n`);
  });

  it("has the details of each command that a heading names", () => {
    const sections = DETAILS.split(/^# /m).slice(1);
    expect(sections.length).toBeGreaterThan(5);
    for (const section of sections) {
      const [heading = "", ...lines] = section.trimEnd().split("\n");
      for (const name of heading.split(", ")) {
        expect(COMMAND_NAMES).toContain(name);
        expect(helpText(name as CommandName)).toContain(`.\n\n${lines.join("\n")}\n\nOptions`.slice(0, 200));
      }
    }
  });

  it.each([50, 80, 100])("fits a terminal of %s columns, word for word the same", (columns) => {
    for (const name of [undefined, ...COMMAND_NAMES]) {
      const text = helpText(name, columns);
      expect(text.split("\n").filter((line) => line.length > columns && line.trim().includes(" "))).toEqual([]);
      expect(text.split(/\s+/)).toEqual(helpText(name).split(/\s+/));
    }
  });

  it("puts many options under headings, each option once", () => {
    const text = helpText(undefined);
    for (const heading of ["Input", "Output", "Comparison", "Fixes", "Rendering", "Others"])
      expect(text).toContain(`\n${heading}:\n`);
    for (const option of COMMANDS.lint.options)
      expect(text.split(new RegExp(`--${option}(?= |$)`, "m"))).not.toHaveLength(1);
    expect(text.match(/^ {2}(?:-\w, )?--/gm)).toHaveLength(COMMANDS.lint.options.length + 1);
  });

  it("names every command, and fits a terminal of 120 columns", () => {
    for (const name of COMMAND_NAMES) expect(helpText(undefined)).toContain(name);
    const lines = [undefined, ...COMMAND_NAMES].flatMap((name) => helpText(name).split("\n"));
    expect(lines.filter((line) => line.length > 120)).toEqual([]);
  });
});
