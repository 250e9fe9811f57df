import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as core from "@actions/core";
import { expect } from "vitest";
import type { Toolkit } from "../../src/action/host.js";
import { runAction } from "../../src/action/run.js";
import { temporaryFolder } from "../cli/temporary-folder.js";

export interface Step {
  readonly exitCode: number | null;
  readonly log: string;
  readonly annotations: readonly string[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
}

export interface StepOptions {
  /** The workspace. */
  readonly cwd: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** The payload of the event. */
  readonly event?: unknown;
  /** What other code of the step has written into its summary. */
  readonly writtenBefore?: string;
}

/** A step in this process, and the seconds that it would have waited before it asked GitHub again. */
export interface StepInProcess extends Step {
  readonly waits: readonly number[];
}

/** Runs the action in this process as `startStep` runs it in one of its own, which takes ten times as long. */
export async function runStep(options: StepOptions): Promise<StepInProcess> {
  const { environment, read } = prepare(options);
  const waits: number[] = [];
  let log = "";
  const write = (text: string) => (log += text);
  const exitCode = await runAction({
    environment,
    workspace: options.cwd,
    write,
    toolkit: toolkitFor(environment, write),
    wait: async (seconds) => waits.push(seconds),
    fetch,
  });
  return { ...read(exitCode, log), waits };
}

/** Runs the action as GitHub's runner does. */
export async function startStep(action: string, options: StepOptions): Promise<Step> {
  const { environment, read } = prepare(options);
  const child = spawn(process.execPath, [action], { cwd: options.cwd, env: environment });
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => stderr.push(chunk));
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  expect(Buffer.concat(stderr).toString("utf8")).toBe("");
  return read(exitCode, Buffer.concat(stdout).toString("utf8"));
}

/** Inputs and files as variables, and what is to be read when the step is over. */
function prepare({ cwd, inputs = {}, env = {}, event = {}, writtenBefore = "" }: StepOptions) {
  const runner = temporaryFolder({ output: "", summary: writtenBefore, "event.json": JSON.stringify(event) });
  const environment: Record<string, string | undefined> = {
    PATH: process.env.PATH,
    CI: "true",
    GITHUB_ACTIONS: "true",
    GITHUB_WORKSPACE: cwd,
    GITHUB_OUTPUT: join(runner, "output"),
    GITHUB_STEP_SUMMARY: join(runner, "summary"),
    GITHUB_EVENT_PATH: join(runner, "event.json"),
    NO_COLOR: "1",
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
    ...env,
  };
  const read = (exitCode: number | null, log: string): Step => ({
    exitCode,
    log,
    annotations: log.split("\n").filter((line) => /^::(?:error|warning|notice)/.test(line)),
    outputs: parseOutputs(readFileSync(join(runner, "output"), "utf8")),
    summary: readFileSync(join(runner, "summary"), "utf8"),
  });
  return { environment, read };
}

/** GitHub's own toolkit, which knows only the process that it runs in: for each call that one is the step's. */
function toolkitFor(environment: Record<string, string | undefined>, write: (text: string) => unknown): Toolkit {
  const within =
    <Words extends readonly unknown[], Value>(call: (...words: Words) => Value) =>
    (...words: Words): Value => {
      const { env } = process;
      const written = process.stdout.write;
      process.env = environment;
      process.stdout.write = (text: string | Uint8Array) => {
        write(String(text));
        return true;
      };
      try {
        return call(...words);
      } finally {
        process.env = env;
        process.stdout.write = written;
      }
    };
  return {
    endGroup: within(core.endGroup),
    error: within(core.error),
    getInput: within(core.getInput),
    notice: within(core.notice),
    setOutput: within(core.setOutput),
    startGroup: within(core.startGroup),
    warning: within(core.warning),
  };
}

/** Reads `name<<delimiter`, value, `delimiter`. */
function parseOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  for (const [, name = "", , value = ""] of text.matchAll(/^(.+?)<<(.+)\n([\s\S]*?)\n\2$/gm)) outputs[name] = value;
  return outputs;
}
