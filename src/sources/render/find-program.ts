import { spawn } from "node:child_process";
import { realpathSync, statSync } from "node:fs";
import { basename } from "node:path";
import type { Renderer } from "../../model/source.js";
import type { SearchPath } from "../disk/search-path.js";

export interface RenderProgram {
  readonly renderer: Renderer;
  /** Absolute. */
  readonly path: string;
  /** Words before the arguments: `build`, `kustomize`, `template`. */
  readonly words: readonly string[];
}

interface CalledProgram {
  readonly name: string;
  readonly words: readonly string[];
}

/** Programs by preference, with their subcommands. */
const PROGRAMS: Readonly<Record<Renderer, readonly [CalledProgram, ...CalledProgram[]]>> = {
  kustomize: [
    { name: "kustomize", words: ["build"] },
    { name: "kubectl", words: ["kustomize"] },
  ],
  helm: [{ name: "helm", words: ["template"] }],
};

/** `kustomize or kubectl`. */
export function namePrograms(renderer: Renderer): string {
  return PROGRAMS[renderer].map(({ name }) => name).join(" or ");
}

export function findProgram(renderer: Renderer, path: SearchPath): RenderProgram | undefined {
  for (const { name, words } of PROGRAMS[renderer]) {
    const found = path.find(name);
    if (found !== undefined) return { renderer, path: found, words };
  }
  return undefined;
}

/** Returns a program by absolute path; its name decides the call. */
export function namedProgram(renderer: Renderer, absolutePath: string): RenderProgram {
  const [usual, ...others] = PROGRAMS[renderer];
  const called = others.find(({ name }) => basename(absolutePath).toLowerCase().startsWith(name));
  return { renderer, path: absolutePath, words: (called ?? usual).words };
}

/** Smaller files are wrappers without a version. */
const LEAST_PROGRAM_BYTES = 1024 * 1024;
const VERSION_TIMEOUT_MS = 10_000;

/** Identifies a version by file, without starting it; wrappers are asked. Undefined if unknown. */
export async function identifyProgram(
  program: RenderProgram,
  environment: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  const { path, words } = program;
  try {
    const real = realpathSync(path);
    const { size, mtimeMs } = statSync(real);
    if (size >= LEAST_PROGRAM_BYTES) return JSON.stringify([real, size, mtimeMs, words]);
    const version = await queryVersion(program, environment);
    return version === undefined ? undefined : JSON.stringify([real, size, mtimeMs, words, version]);
  } catch {
    return undefined;
  }
}

const answers = new WeakMap<RenderProgram, Promise<string | undefined>>();

/** Memoized; undefined if unknown. */
export function queryVersion(program: RenderProgram, env: NodeJS.ProcessEnv): Promise<string | undefined> {
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

/** Finds a version in a program's output; undefined if there is none. */
export function versionIn(said = ""): string | undefined {
  return VERSION.exec(said)?.[0].replace(/^v/, "");
}

/** Reports whether a program is older than `version`; an unknown one counts as old. */
export function isOlder(said: string | undefined, version: string): boolean {
  const [own, other] = [said ?? "", version].map((text) =>
    VERSION.exec(text)
      ?.slice(1)
      .map((number = "0") => Number(number)),
  );
  if (own === undefined || other === undefined) return true;
  const differs = own.findIndex((number, index) => number !== other[index]);
  return differs >= 0 && (own[differs] ?? 0) < (other[differs] ?? 0);
}
