import { isAbsolute, resolve } from "node:path";
import { type RenderSettings, type RenderWord, renderSettings } from "../lint/configuration/render-settings.js";
import { RENDERERS, type Renderer } from "../model/source.js";
import { isExecutable, type SearchPath } from "../sources/disk/search-path.js";
import { findProgram, namedProgram, type RenderProgram } from "../sources/render/find-program.js";
import type { RunError, RunOutcome } from "./run-error.js";

export interface RenderPrograms {
  readonly found: ReadonlyMap<Renderer, RenderProgram>;
  readonly missing: ReadonlySet<Renderer>;
}

/** A named program: an absolute path, or a name on PATH. */
export interface ProgramName {
  readonly text: string;
  /** Its source, for messages: `--helm`. */
  readonly by: string;
}

export type ProgramNames = Readonly<Partial<Record<Renderer, ProgramName>>>;

/** Reads options or inputs, else the environment. Paths are relative to the working directory. */
export function nameRenderPrograms(
  given: Readonly<Partial<Record<Renderer, string | undefined>>>,
  environment: Readonly<Record<string, string | undefined>>,
  { workingDirectory, by }: { readonly workingDirectory: string; readonly by: (renderer: Renderer) => string },
): ProgramNames {
  const names: { [renderer in Renderer]?: ProgramName } = {};
  for (const renderer of RENDERERS) {
    const variable = `TAINTLINT_${renderer.toUpperCase()}`;
    const text = given[renderer] ?? environment[variable];
    if (!text) continue;
    const isPath = /[\\/]/.test(text);
    names[renderer] = {
      text: isPath ? resolve(workingDirectory, text) : text,
      by: given[renderer] === undefined ? variable : by(renderer),
    };
  }
  return names;
}

/** The command line overrides the configuration. */
export function chooseRenderSettings(
  word: RenderWord | undefined,
  configured: RenderSettings | undefined,
): RenderSettings {
  return word === undefined ? (configured ?? renderSettings("auto")) : renderSettings(word);
}

export function findRenderPrograms(
  settings: RenderSettings,
  names: ProgramNames,
  path: SearchPath,
): RunOutcome<RenderPrograms> {
  const found = new Map<Renderer, RenderProgram>();
  const missing = new Set<Renderer>();
  const errors: RunError[] = [];
  for (const renderer of RENDERERS) {
    if (settings[renderer] === "off") continue;
    const name = names[renderer];
    if (name === undefined) {
      const program = findProgram(renderer, path);
      if (program === undefined) missing.add(renderer);
      else found.set(renderer, program);
      continue;
    }
    const absolute = isAbsolute(name.text) ? name.text : path.find(name.text);
    if (absolute === undefined) errors.push({ message: `${name.by}: no program "${name.text}" is on PATH` });
    else if (isExecutable(absolute)) found.set(renderer, namedProgram(renderer, absolute));
    else errors.push({ message: `${name.by}: "${name.text}" does not exist, or cannot be started` });
  }
  return errors.length > 0 ? { problem: errors } : { value: { found, missing } };
}
