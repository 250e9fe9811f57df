import { FAIL_ON_WORDS, LINT_FORMATS } from "../cli/arguments/command-descriptions.js";
import { parseFormats } from "../cli/arguments/format-request.js";
import { RENDER_WORDS } from "../lint/configuration/render-settings.js";
import { SEVERITIES } from "../model/finding.js";
import { describeUnknownWord, didYouMean, nearestWord } from "../model/spelling.js";
import type { RunOutcome } from "../workspace/run-error.js";
import { describeUnknownRule, type View } from "../workspace/view.js";

/** reviewdog's words for the lines that a finding must stand on to be annotated. */
const FILTER_WORDS = ["nofilter", "file", "diff_context", "added"] as const;
export type FilterWord = (typeof FILTER_WORDS)[number];

export type ActionInputs = Readonly<ReturnType<typeof readRows>>;

/** The inputs, in the order of action.yml. */
function readRows({ text, lines, formats, word, isOn, view }: ReturnType<typeof createReader>) {
  return {
    /** Relative to the workspace. */
    workingDirectory: text("working-directory") ?? ".",
    config: text("config"),
    inventory: text("inventory"),
    /** Globs, relative to the working directory; empty: the configuration decides. */
    manifests: lines("manifests").flatMap(splitAtCommas),
    /** Undefined: the configuration decides. */
    failOn: word("fail-on", FAIL_ON_WORDS),
    formats: formats("format"),
    /** Undefined: the configuration decides. */
    render: word("render", RENDER_WORDS),
    /** Charts of taintlint.lock: `locked` ones are rendered. */
    charts: word("charts", ["locked", "off"]) ?? "locked",
    kustomize: text("kustomize"),
    helm: text("helm"),
    /** Findings to report; hidden ones still count, except for rules that are switched off. */
    view: view("only", "min-severity"),
    annotations: isOn("annotations") ?? true,
    filter: word("filter", FILTER_WORDS) ?? "nofilter",
    /** A revision, or `off`; undefined: what the event says. */
    base: text("base"),
    baseline: text("baseline"),
    comment: isOn("comment") ?? false,
    suggestions: isOn("suggestions") ?? false,
    issue: isOn("issue") ?? false,
    /** Empty if the workflow empties it. */
    token: text("token") ?? "",
  };
}

/** Annotations are always written, so that they are no format here. */
const FORMATS = LINT_FORMATS.filter((format) => format !== "github");
const same = (text: string) => text;

/** Reads the inputs; an unset one is empty. `variables` names environment variables, to find misspelt inputs. */
export function readInputs(
  getInput: (name: string) => string,
  variables: readonly string[] = [],
): RunOutcome<ActionInputs> {
  const names: string[] = [];
  const mistakes: string[] = [];
  const value = readRows(
    createReader((name) => {
      names.push(name);
      return getInput(name);
    }, mistakes),
  );
  const problem = [...misspeltInputs(variables, names), ...mistakes].map((message) => ({ message }));
  return problem.length > 0 ? { problem } : { value };
}

/** One function for each kind of input; each adds its mistakes. Undefined: the input is unset. */
function createReader(getInput: (name: string) => string, mistakes: string[]) {
  const text = (name: string) => getInput(name) || undefined;
  const lines = (name: string) => splitLines(getInput(name));
  const word = <Word extends string>(name: string, words: readonly Word[], fold = same): Word | undefined => {
    const written = getInput(name);
    const found = words.find((one) => one === fold(written));
    if (written !== "" && found === undefined) mistakes.push(describeUnknownWord(`input "${name}"`, written, words));
    return found;
  };
  const isOn = (name: string) => {
    const found = word(name, ["true", "false"], (written) => written.toLowerCase());
    return found && found === "true";
  };
  const formats = (name: string) => {
    const { value = [], problem } = parseFormats(lines(name), FORMATS, "lint", "text");
    if (problem !== undefined) mistakes.push(`input "${name}": ${problem}`);
    if (value.some(({ format, file }) => format === "sarif" && file === undefined)) {
      mistakes.push(`input "${name}": "sarif" takes a file: write sarif=taintlint.sarif`);
    }
    return value;
  };
  const view = (onlyName: string, leastName: string): View => {
    const only = lines(onlyName)
      .flatMap((line) => line.split(","))
      .flatMap((id) => id.trim() || []);
    const unknown = describeUnknownRule({ only }, `input "${onlyName}"`);
    if (unknown !== undefined) mistakes.push(unknown.message);
    return { only, least: word(leastName, SEVERITIES) ?? "note", isFull: false, isQuiet: false };
  };
  return { text, lines, word, isOn, formats, view };
}

const VARIABLE_PREFIX = "INPUT_";

/** Finds misspelt inputs. A job may have `INPUT_` variables of its own, so only near misses count. */
function misspeltInputs(variables: readonly string[], names: readonly string[]): string[] {
  return variables.flatMap((variable) => {
    if (!variable.startsWith(VARIABLE_PREFIX)) return [];
    const name = variable.slice(VARIABLE_PREFIX.length).toLowerCase();
    if (names.includes(name)) return [];
    const nearest = nearestWord(name, names);
    return nearest === undefined ? [] : [`input "${name}" is not known${didYouMean(nearest)}`];
  });
}

function splitLines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function splitAtCommas(text: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let piece = "";
  for (const character of text) {
    if (character === "{") depth++;
    if (character === "}") depth--;
    if (character === "," && depth <= 0) {
      pieces.push(piece);
      piece = "";
    } else {
      piece += character;
    }
  }
  return [...pieces, piece].map((one) => one.trim()).filter((one) => one !== "");
}
