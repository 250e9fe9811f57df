import { resolve } from "node:path";
import { type RenderSettings, type RenderWord, renderSettings } from "../lint/render-settings.js";
import { locate } from "../manifest/locate.js";
import { RENDERERS, type Renderer } from "../model/source.js";
import type { RepositoryFiles } from "../rendering/render-root.js";
import {
  findProgram,
  isExecutable,
  namedProgram,
  RENDER_PROGRAM_NAMES,
  type RenderProgram,
} from "../sources/render/find-program.js";
import type { Outcome, RunError } from "./run-error.js";

/** Which programs render, and which would have to be installed. */
export interface RenderPrograms {
  readonly found: ReadonlyMap<Renderer, RenderProgram>;
  readonly missing: ReadonlySet<Renderer>;
}

/** What holds for a run: the command line turns everything off, or on what the configuration turns off. */
export function chooseRenderSettings(
  word: RenderWord | undefined,
  configured: RenderSettings | undefined,
): RenderSettings {
  const settings = configured ?? renderSettings("auto");
  if (word === undefined) return settings;
  if (word === "off") return renderSettings("off");
  const on = (renderer: Renderer) =>
    settings[renderer].use === "off" ? ({ use: "auto" } as const) : settings[renderer];
  return { kustomize: on("kustomize"), helm: on("helm") };
}

export interface ProgramSearch {
  /** The variable PATH. */
  readonly path: string | undefined;
  /** Absolute: what the paths of the configuration are relative to. */
  readonly folder: string;
  readonly files: RepositoryFiles;
}

/**
 * Finds the programs. One that the configuration names must not stand in the repository, and must be called what it is:
 * else a change of the repository could choose what runs on the machine that checks it.
 */
export function findRenderPrograms(
  settings: RenderSettings,
  { path, folder, files }: ProgramSearch,
): Outcome<RenderPrograms> {
  const found = new Map<Renderer, RenderProgram>();
  const missing = new Set<Renderer>();
  const errors: RunError[] = [];
  for (const renderer of RENDERERS) {
    const setting = settings[renderer];
    if (setting.use !== "path") {
      if (setting.use === "off") continue;
      const program = findProgram(renderer, path);
      if (program === undefined) missing.add(renderer);
      else found.set(renderer, program);
      continue;
    }
    const absolute = resolve(folder, setting.path);
    const program = namedProgram(renderer, absolute);
    const problem = describeUnusable(absolute, program, renderer, files);
    if (problem !== undefined || program === undefined) {
      errors.push({ message: `"${setting.path}" ${problem}`, range: locate(setting.place) });
    } else {
      found.set(renderer, program);
    }
  }
  return errors.length > 0 ? { errors } : { value: { found, missing } };
}

function describeUnusable(
  path: string,
  program: RenderProgram | undefined,
  renderer: Renderer,
  files: RepositoryFiles,
): string | undefined {
  if (program === undefined) return `is not called ${RENDER_PROGRAM_NAMES[renderer]}`;
  const place = files.lookUp(path);
  if (place !== "outside") return "stands in the repository: name a program outside of it, or put its folder on PATH";
  return isExecutable(path) ? undefined : "does not exist, or cannot be started";
}
