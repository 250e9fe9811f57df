import { CHARTS_WORDS, FAIL_ON_WORDS, LINT_FORMATS } from "../cli/arguments/command-descriptions.js";
import { parseFormats } from "../cli/arguments/format-request.js";
import { COVERED, type RequiredCoverage } from "../lint/configuration/configuration.js";
import { RENDER_WORDS } from "../lint/configuration/render-settings.js";
import { SEVERITIES } from "../model/finding.js";
import { describeUnknownWord, didYouMean, nearestWord, quoted } from "../model/words.js";
import type { RunOutcome } from "../workspace/run-error.js";
import { describeUnknownRule, type View } from "../workspace/view.js";

/** reviewdog's words for the lines that a finding must stand on to be annotated. */
const FILTER_WORDS = ["nofilter", "file", "diff_context", "added"] as const;
export type FilterWord = (typeof FILTER_WORDS)[number];

export type ActionInputs = Readonly<ReturnType<typeof readRows>>;

/** The inputs, in the order of action.yml. */
function readRows(input: InputReader) {
  return {
    /** Relative to the workspace. */
    workingDirectory: input.text("working-directory") ?? ".",
    config: input.text("config"),
    inventory: input.text("inventory"),
    /** Globs, relative to the working directory; empty: the configuration decides. */
    manifests: input.lines("manifests").flatMap(splitAtCommas),
    /** Undefined: the configuration decides. */
    failOn: input.word("fail-on", FAIL_ON_WORDS),
    /** The least shares, in percent; undefined: the configuration decides. */
    coverage: input.coverage("coverage"),
    formats: input.formats("format"),
    /** Undefined: the configuration decides. */
    render: input.word("render", RENDER_WORDS),
    /** Charts from elsewhere: by default those that are locked. */
    charts: input.word("charts", CHARTS_WORDS) ?? "locked",
    chartSources: input.lines("chart-sources").flatMap(splitAtCommas),
    kustomize: input.text("kustomize"),
    helm: input.text("helm"),
    /** Findings to report; hidden ones still count, except for rules that are switched off. */
    view: input.view("only", "min-severity"),
    annotations: input.isOn("annotations") ?? true,
    filter: input.word("filter", FILTER_WORDS) ?? "nofilter",
    /** A revision, or `off`; undefined: what the event says. */
    base: input.text("base"),
    baseline: input.text("baseline"),
    comment: input.isOn("comment") ?? false,
    suggestions: input.isOn("suggestions") ?? false,
    issue: input.isOn("issue") ?? false,
    /** Empty if the workflow empties it. */
    token: input.text("token") ?? "",
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
  const input = new InputReader(getInput);
  const value = readRows(input);
  const problem = [...misspeltInputs(variables, input.names), ...input.mistakes].map((message) => ({ message }));
  return problem.length > 0 ? { problem } : { value };
}

/** Reads each kind of input, and adds its mistakes. Undefined: the input is unset. */
class InputReader {
  readonly names: string[] = [];
  readonly mistakes: string[] = [];
  readonly #getInput: (name: string) => string;

  constructor(getInput: (name: string) => string) {
    this.#getInput = getInput;
  }

  text(name: string): string | undefined {
    return this.#written(name) || undefined;
  }

  lines(name: string): string[] {
    return this.#written(name)
      .split("\n")
      .flatMap((line) => line.trim() || []);
  }

  word<Word extends string>(name: string, words: readonly Word[], fold = same): Word | undefined {
    const written = this.#written(name);
    const found = words.find((one) => one === fold(written));
    if (written !== "" && found === undefined) {
      this.mistakes.push(describeUnknownWord(`input "${name}"`, written, words));
    }
    return found;
  }

  isOn(name: string): boolean | undefined {
    const found = this.word(name, ["true", "false"], (written) => written.toLowerCase());
    return found && found === "true";
  }

  coverage(name: string): RequiredCoverage | undefined {
    const bounds = this.lines(name).flatMap((line) => {
      const [key, share] = line.split(/:\s*/);
      const found = COVERED.find((one) => one === key);
      if (found !== undefined && /^(?:100|\d?\d)%$/.test(share ?? ""))
        return [[found, Number.parseInt(share ?? "", 10)] as const];
      this.mistakes.push(`input "${name}": ${quoted(line)} is no share: write "releases: 90%" or "workloads: 90%"`);
      return [];
    });
    return bounds.length === 0 ? undefined : new Map(bounds);
  }

  formats(name: string) {
    const { value = [], problem } = parseFormats(this.lines(name), FORMATS, "lint", "text");
    if (problem !== undefined) this.mistakes.push(`input "${name}": ${problem}`);
    if (value.some(({ format, file }) => format === "sarif" && file === undefined)) {
      this.mistakes.push(`input "${name}": "sarif" takes a file: write sarif=taintlint.sarif`);
    }
    return value;
  }

  view(onlyName: string, leastName: string): View {
    const only = this.lines(onlyName).flatMap(splitAtCommas);
    const unknown = describeUnknownRule({ only }, `input "${onlyName}"`);
    if (unknown !== undefined) this.mistakes.push(unknown.message);
    return { only, least: this.word(leastName, SEVERITIES) ?? "note", isFull: false, isQuiet: false };
  }

  #written(name: string): string {
    this.names.push(name);
    return this.#getInput(name);
  }
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
