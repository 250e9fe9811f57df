import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
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

/** Runs the action as GitHub's runner does: inputs and files as variables. */
export async function runStep(action: string, options: StepOptions): Promise<Step> {
  const { cwd, inputs = {}, env = {}, event = {}, writtenBefore = "" } = options;
  const runner = temporaryFolder({ output: "", summary: writtenBefore, "event.json": JSON.stringify(event) });
  const child = spawn(process.execPath, [action], {
    cwd,
    env: {
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
    },
  });
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => stderr.push(chunk));
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  expect(Buffer.concat(stderr).toString("utf8")).toBe("");
  const log = Buffer.concat(stdout).toString("utf8");
  return {
    exitCode,
    log,
    annotations: log.split("\n").filter((line) => /^::(?:error|warning|notice)/.test(line)),
    outputs: parseOutputs(readFileSync(join(runner, "output"), "utf8")),
    summary: readFileSync(join(runner, "summary"), "utf8"),
  };
}

/** Reads `name<<delimiter`, value, `delimiter`. */
function parseOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  for (const [, name = "", , value = ""] of text.matchAll(/^(.+?)<<(.+)\n([\s\S]*?)\n\2$/gm)) outputs[name] = value;
  return outputs;
}
