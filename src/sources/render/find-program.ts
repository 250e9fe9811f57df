import { spawn } from "node:child_process";
import { realpathSync, statSync } from "node:fs";
import { basename } from "node:path";
import type { Renderer } from "../../model/source.js";
import type { SearchPath } from "../search-path.js";

/** A program that renders, and how it is called. */
export interface RenderProgram {
  readonly renderer: Renderer;
  /** Absolute. */
  readonly path: string;
  /** What stands before the arguments of a call: `build`, `kustomize`, `template`. */
  readonly words: readonly string[];
}

interface CalledProgram {
  readonly name: string;
  readonly words: readonly string[];
}

/** The names of the programs that can render, the preferred one first, with the words that make them render. */
const PROGRAMS: Readonly<Record<Renderer, readonly [CalledProgram, ...CalledProgram[]]>> = {
  kustomize: [
    { name: "kustomize", words: ["build"] },
    { name: "kubectl", words: ["kustomize"] },
  ],
  helm: [{ name: "helm", words: ["template"] }],
};

/** What has to be installed for a renderer, for people. */
export const RENDER_PROGRAM_NAMES: Readonly<Record<Renderer, string>> = {
  kustomize: "kustomize or kubectl",
  helm: "helm",
};

/** Finds the program of a renderer. */
export function findProgram(renderer: Renderer, path: SearchPath): RenderProgram | undefined {
  for (const { name, words } of PROGRAMS[renderer]) {
    const found = path.find(name);
    if (found !== undefined) return { renderer, path: found, words };
  }
  return undefined;
}

/** The program that a person has named, by its absolute path: its name says how it is called. */
export function namedProgram(renderer: Renderer, absolutePath: string): RenderProgram {
  const [usual, ...others] = PROGRAMS[renderer];
  const called = others.find(({ name }) => basename(absolutePath).toLowerCase().startsWith(name));
  return { renderer, path: absolutePath, words: (called ?? usual).words };
}

/** A program of its own is larger than this; a smaller file starts another one, whose version it does not tell. */
const LEAST_PROGRAM_BYTES = 1024 * 1024;
const VERSION_TIMEOUT_MS = 10_000;

/**
 * What tells one version of a program from another. The file itself does, without starting it; only what is too small
 * to be the program is asked for its version, in the environment that it renders in. Undefined where nothing tells it.
 */
export async function identifyProgram(
  program: RenderProgram,
  environment: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  const { path, words } = program;
  try {
    const real = realpathSync(path);
    const { size, mtimeMs } = statSync(real);
    if (size >= LEAST_PROGRAM_BYTES) return JSON.stringify([real, size, mtimeMs, words]);
    const version = await askVersion(program, environment);
    return version === undefined ? undefined : JSON.stringify([real, size, mtimeMs, words, version]);
  } catch {
    return undefined;
  }
}

const answers = new WeakMap<RenderProgram, Promise<string | undefined>>();

/** What a program says of its version, asked once of each; undefined where it says nothing. */
export function askVersion(program: RenderProgram, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const known = answers.get(program) ?? startForVersion(program, env);
  answers.set(program, known);
  return known;
}

function startForVersion({ path, words }: RenderProgram, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const question = words.includes("kustomize") ? ["version", "--client"] : ["version"];
  return new Promise((resolve) => {
    const child = spawn(path, question, {
      env,
      shell: false,
      stdio: ["ignore", "pipe", "ignore"],
      timeout: VERSION_TIMEOUT_MS,
      killSignal: "SIGKILL",
    });
    let text = "";
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
      text = (text + chunk).slice(0, 1000);
    });
    child.on("error", () => resolve(undefined));
    child.on("close", (code) => resolve(code === 0 && text !== "" ? text : undefined));
  });
}

const VERSION = /(?<!\d)(\d+)\.(\d+)(?:\.(\d+))?/;

/** The first version in what a program says; undefined where there is none. */
export function versionIn(said = ""): string | undefined {
  return VERSION.exec(said)?.[0].replace(/^v/, "");
}

/** Reports whether the version that a program says is lower than another one. One that says none counts as old. */
export function isOlder(said: string | undefined, version: string): boolean {
  const [own, other] = [said ?? "", version].map((text) =>
    VERSION.exec(text)
      ?.slice(1)
      .map((part = "0") => Number(part)),
  );
  if (own === undefined || other === undefined) return true;
  const differs = own.findIndex((part, index) => part !== other[index]);
  return differs >= 0 && (own[differs] ?? 0) < (other[differs] ?? 0);
}
