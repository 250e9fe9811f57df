import { COMMANDS, FAIL_ON_WORDS } from "../cli/command-descriptions.js";
import { type FormatRequest, parseFormats } from "../cli/format-request.js";
import { RENDER_WORDS, type RenderWord } from "../lint/configuration/render-settings.js";
import { SEVERITIES } from "../model/finding.js";
import { didYouMean, nearestWord } from "../model/spelling.js";
import type { RunOutcome } from "../workspace/run-error.js";
import type { FailOn } from "../workspace/verdict.js";
import type { View } from "../workspace/view.js";
import { describeUnknownRule } from "../workspace/view.js";

export interface ActionInputs {
  readonly config: string | undefined;
  readonly inventory: string | undefined;
  /** Globs, relative to the working directory; empty: the configuration decides. */
  readonly manifests: readonly string[];
  /** Undefined: the configuration decides. */
  readonly failOn: FailOn | undefined;
  readonly formats: readonly FormatRequest[];
  /** Undefined: the configuration decides. */
  readonly render: RenderWord | undefined;
  /** Charts of taintlint.lock: `locked` ones are rendered. */
  readonly charts: ChartsWord;
  readonly kustomize: string | undefined;
  readonly helm: string | undefined;
  /** Findings to report; hidden ones still count, except for rules that are switched off. */
  readonly view: View;
  readonly annotations: boolean;
  readonly filter: FilterWord;
  readonly baseline: string | undefined;
  /** Relative to the workspace. */
  readonly workingDirectory: string;
  /** A revision, or `off`; undefined: what the event says. */
  readonly base: string | undefined;
  readonly comment: boolean;
  readonly suggestions: boolean;
  readonly issue: boolean;
  /** Empty if the workflow empties it. */
  readonly token: string;
}

export const INPUT_NAMES = [
  "working-directory",
  "config",
  "inventory",
  "manifests",
  "fail-on",
  "format",
  "render",
  "charts",
  "kustomize",
  "helm",
  "only",
  "min-severity",
  "annotations",
  "filter",
  "base",
  "baseline",
  "comment",
  "suggestions",
  "issue",
  "token",
] as const;
/** reviewdog's words for the lines that a finding must stand on to be annotated. */
export const FILTER_WORDS = ["nofilter", "file", "diff_context", "added"] as const;
export type FilterWord = (typeof FILTER_WORDS)[number];

export const CHARTS_WORDS = ["locked", "off"] as const;
export type ChartsWord = (typeof CHARTS_WORDS)[number];

type InputName = (typeof INPUT_NAMES)[number];

const VARIABLE_PREFIX = "INPUT_";
const SWITCHES = ["comment", "suggestions", "issue", "annotations"] as const;
const BOOLEANS: Readonly<Record<string, boolean>> = { true: true, false: false, "": false };

/** Annotations are always written, so that they are no format here. */
const FORMATS = COMMANDS.lint.formats.filter((format) => format !== "github");

/** Reads the inputs; an unset one is empty. `variables` names environment variables, to find misspelt inputs. */
export function readInputs(
  getInput: (name: InputName) => string,
  variables: readonly string[] = [],
): RunOutcome<ActionInputs> {
  const failOn = getInput("fail-on");
  const level = FAIL_ON_WORDS.find((word) => word === failOn);
  const rendering = getInput("render");
  const render = RENDER_WORDS.find((word) => word === rendering);
  const locked = getInput("charts");
  const charts = CHARTS_WORDS.find((word) => word === (locked || "locked"));
  const formats = parseFormats(splitLines(getInput("format")), FORMATS, "lint");
  const [comment, suggestions, issue, annotations] = SWITCHES.map((name) => {
    return { name, text: getInput(name), value: BOOLEANS[getInput(name).toLowerCase()] };
  });
  const only = splitLines(getInput("only"))
    .flatMap((line) => line.split(","))
    .flatMap((word) => word.trim() || []);
  const unknownRule = describeUnknownRule({ only }, 'input "only"');
  const named = getInput("min-severity");
  const least = SEVERITIES.find((word) => word === named);
  const filtering = getInput("filter");
  const filter = FILTER_WORDS.find((word) => word === filtering);
  const mistakes = misspeltInputs(variables);
  if (failOn !== "" && level === undefined) mistakes.push(describeUnknownWord("fail-on", failOn, FAIL_ON_WORDS));
  if (unknownRule !== undefined) mistakes.push(unknownRule.message);
  if (named !== "" && least === undefined) mistakes.push(describeUnknownWord("min-severity", named, SEVERITIES));
  if (filtering !== "" && filter === undefined) mistakes.push(describeUnknownWord("filter", filtering, FILTER_WORDS));
  if (charts === undefined) mistakes.push(describeUnknownWord("charts", locked, CHARTS_WORDS));
  if (rendering !== "" && render === undefined) {
    mistakes.push(`input "render" takes ${RENDER_WORDS.join(" or ")}, not "${rendering}"`);
  }
  if (formats.problem !== undefined) mistakes.push(`input "format": ${formats.problem}`);
  for (const input of [comment, suggestions, issue, annotations]) {
    if (input === undefined || input.value !== undefined) continue;
    mistakes.push(`input "${input.name}" takes true or false, not "${input.text}"`);
  }
  if (mistakes.length > 0 || formats.problem !== undefined)
    return { problem: mistakes.map((message) => ({ message })) };
  return {
    value: {
      config: getInput("config") || undefined,
      inventory: getInput("inventory") || undefined,
      manifests: splitLines(getInput("manifests")).flatMap(splitAtCommas),
      failOn: level,
      formats: formats.value,
      render,
      charts: charts ?? "locked",
      kustomize: getInput("kustomize") || undefined,
      helm: getInput("helm") || undefined,
      view: { only, least: least ?? "note", isFull: false, isQuiet: false },
      annotations: getInput("annotations") === "" || annotations?.value === true,
      filter: filter ?? "nofilter",
      baseline: getInput("baseline") || undefined,
      workingDirectory: getInput("working-directory") || ".",
      base: getInput("base") || undefined,
      comment: comment?.value ?? false,
      suggestions: suggestions?.value ?? false,
      issue: issue?.value ?? false,
      token: getInput("token"),
    },
  };
}

function describeUnknownWord(input: InputName, text: string, words: readonly string[]): string {
  return `input "${input}" takes ${words.join(", ")}, not "${text}"${didYouMean(nearestWord(text, words))}`;
}

/** Finds misspelt inputs. A job may have `INPUT_` variables of its own, so only near misses count. */
function misspeltInputs(variables: readonly string[]): string[] {
  return variables.flatMap((variable) => {
    if (!variable.startsWith(VARIABLE_PREFIX)) return [];
    const name = variable.slice(VARIABLE_PREFIX.length).toLowerCase();
    if (INPUT_NAMES.some((known) => known === name)) return [];
    const nearest = nearestWord(name, INPUT_NAMES);
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
