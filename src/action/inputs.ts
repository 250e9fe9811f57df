import type { FailOn } from "../cli/arguments.js";
import { COMMANDS, FAIL_ON_WORDS } from "../cli/commands.js";
import { type FormatRequest, parseFormats } from "../cli/format-request.js";
import type { Outcome } from "../cli/run-error.js";
import { RENDER_WORDS, type RenderWord } from "../lint/render-settings.js";
import { nearestWord } from "../model/nearest-word.js";

/** The inputs of `action.yml`, checked. */
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
}

/** Annotations are always written, so that they are no format here. */
const FORMATS = COMMANDS.lint.formats.filter((format) => format !== "github");

/** Reads the inputs by their names; an input that is not set is an empty text. */
export function readInputs(getInput: (name: string) => string): Outcome<ActionInputs> {
  const failOn = getInput("fail-on");
  const level = FAIL_ON_WORDS.find((word) => word === failOn);
  if (failOn !== "" && level === undefined) {
    const nearest = nearestWord(failOn, FAIL_ON_WORDS);
    const hint = nearest === undefined ? "" : `; did you mean "${nearest}"?`;
    return { errors: [{ message: `input "fail-on" takes ${FAIL_ON_WORDS.join(", ")}, not "${failOn}"${hint}` }] };
  }
  const rendering = getInput("render");
  const render = RENDER_WORDS.find((word) => word === rendering);
  if (rendering !== "" && render === undefined) {
    return { errors: [{ message: `input "render" takes ${RENDER_WORDS.join(" or ")}, not "${rendering}"` }] };
  }
  const formats = parseFormats(splitLines(getInput("format")), FORMATS, "lint");
  if ("mistake" in formats) return { errors: [{ message: `input "format": ${formats.mistake}` }] };
  return {
    value: {
      config: getInput("config") || undefined,
      inventory: getInput("inventory") || undefined,
      manifests: splitLines(getInput("manifests")).flatMap(splitAtCommas),
      failOn: level,
      formats: formats.requests,
      render,
    },
  };
}

function splitLines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** Splits `a/*.{yaml,yml}, b` into two globs: a comma in braces belongs to its glob. */
function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const character of text) {
    if (character === "{") depth++;
    if (character === "}") depth--;
    if (character === "," && depth <= 0) {
      parts.push(part);
      part = "";
    } else {
      part += character;
    }
  }
  return [...parts, part].map((one) => one.trim()).filter((one) => one !== "");
}
