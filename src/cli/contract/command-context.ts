import type { RenderOutcome } from "../../rendering/contract/render-root.js";
import type { TextOptions } from "../../reporters/text-layout.js";
import { DISK } from "../../sources/disk/disk.js";
import { lookUpPath } from "../../sources/disk/named-paths.js";
import { decodeSource } from "../../sources/disk/read-file.js";
import { shortenList } from "../../sources/disk/shorten-list.js";
import type { Progress } from "../../workspace/progress.js";
import { nameRenderPrograms } from "../../workspace/render-programs.js";
import type { RepositoryOptions, StandardInput } from "../../workspace/repository-options.js";
import type { RunError } from "../../workspace/run-error.js";
import type { View } from "../../workspace/view.js";
import type { Invocation } from "../arguments/arguments.js";
import type { CommandName, FormatName, OptionsOf } from "../arguments/command-descriptions.js";
import type { FormatRequest } from "../arguments/format-request.js";
import { logText, verbatimLogText } from "./workflow-log.js";

export interface CommandContext {
  /** Absolute. */
  readonly workingDirectory: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The width of the terminal; undefined if the standard output is none. */
  readonly columns: number | undefined;
  readonly color: boolean;
  /** The bytes of the standard input, to its end. */
  readonly readStdin: () => Promise<Buffer>;
  readonly progress: Progress;
  /** In milliseconds since the program began. */
  readonly elapsed: () => number;
  /** The command line after the program's name. */
  readonly words?: readonly string[];
}

export interface Report {
  /** As the user wrote it; undefined for standard output. */
  readonly file: string | undefined;
  readonly text: string;
  readonly isVerbatim?: boolean;
}

/** 0 clean, 1 findings, 2 a mistake in arguments or configuration, 3 nothing was checked. */
export type ExitCode = 0 | 1 | 2 | 3;

export interface CommandResult {
  readonly exitCode: ExitCode;
  readonly reports: readonly Report[];
  readonly errors: readonly RunError[];
  /** Lines about what was done, printed before the reports. */
  readonly messages?: readonly string[];
}

/** Carries out the command of a name. */
export type Command<Name extends CommandName> = (
  invocation: Invocation<Name>,
  context: CommandContext,
) => Promise<CommandResult>;

/** Returns the result of a command that failed with these errors. */
export function refuse(...errors: RunError[]): CommandResult {
  return { exitCode: 2, reports: [], errors };
}

type Render<Name extends FormatName> = (request: FormatRequest<Name>, style: TextOptions) => string | Promise<string>;

/** Renders every requested report. Colours and terminal width apply to standard output only. */
export function renderReports<Name extends FormatName>(
  requests: readonly FormatRequest<Name>[],
  context: CommandContext,
  render: Render<Name>,
): Promise<Report[]> {
  const terminal: TextOptions = {
    color: context.color,
    columns: context.columns,
    ascii: context.environment.TERM === "dumb",
    links: context.color && context.columns !== undefined,
  };
  return Promise.all(
    requests.map(async (request) => ({
      file: request.file,
      isVerbatim: isVerbatim(request),
      text: await renderFor(request, terminal, context, render),
    })),
  );
}

function isVerbatim({ format }: FormatRequest): boolean {
  return format === "taintlint" || format === "yaml";
}

async function renderFor<Name extends FormatName>(
  request: FormatRequest<Name>,
  terminal: TextOptions,
  { environment }: CommandContext,
  render: Render<Name>,
): Promise<string> {
  if (request.file !== undefined) return render(request, { color: false });
  const text = await render(request, terminal);
  if (isVerbatim(request)) return verbatimLogText(text, environment);
  // The other formats cannot hold a line that is a command by mistake, or hold commands on purpose.
  return ["text", "concise", "agent"].includes(request.format) ? logText(text, environment) : text;
}

/** Returns what the options of `lint` and `merge` leave to report. */
export function selectedView(options: OptionsOf<"merge"> & Partial<OptionsOf<"lint">>): View {
  const { only, full = false, quiet, "min-severity": least } = options;
  return { only, least: least ?? (quiet ? "error" : "note"), isFull: full, isQuiet: quiet };
}

/** Returns the options of the repository to read; reads standard input if it replaces the files. */
export async function repositoryOptions(
  { options, stdinName }: { readonly options: Partial<OptionsOf<"fit">>; readonly stdinName: string | undefined },
  paths: Invocation["operands"],
  context: CommandContext,
): Promise<RepositoryOptions> {
  const { config, inventory, cluster, render } = options;
  const { environment, workingDirectory, elapsed } = context;
  const programs = nameRenderPrograms(options, environment, { workingDirectory, by: (renderer) => `--${renderer}` });
  const rendering = {
    environment,
    render,
    useCache: options["no-cache"] !== true,
    programs,
    rendered: new Map<string, RenderOutcome>(),
    spent: { milliseconds: 0 },
  };
  const stdin = stdinName === undefined ? undefined : decodeStdin(stdinName, await context.readStdin());
  // A quoted word with glob signs that names no path is a glob.
  const isGlob = (word: string) => /[*?[{]/.test(word) && lookUpPath(workingDirectory, word, DISK).kind === "missing";
  const globs = paths.filter(isGlob);
  const operands = { paths: paths.filter((word) => !globs.includes(word)), globs };
  return { ...operands, workingDirectory, config, inventory, cluster, stdin, rendering, elapsed };
}

export function decodeStdin(name: string, bytes: Buffer): StandardInput {
  return { name, bytes, read: decodeSource(shortenList(bytes), name) };
}
