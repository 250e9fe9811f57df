import { setTimeout as sleep } from "node:timers/promises";
import { endGroup, error, getInput, notice, setFailed, setOutput, startGroup, warning } from "@actions/core";
import { visibleText } from "../reporters/visible-text.js";
import { type ActionHost, log } from "./host.js";
import { runAction } from "./run.js";

/** Runs the step and sets the exit code of the process. The name is the convention of GitHub's actions. */
export async function run(): Promise<void> {
  const host: ActionHost = {
    environment: process.env,
    workspace: process.cwd(),
    write: (text) => process.stdout.write(text),
    toolkit: { endGroup, error, getInput, notice, setOutput, startGroup, warning },
    wait: (seconds) => sleep(seconds * 1000),
  };
  try {
    process.exitCode = await runAction(host);
  } catch (problem) {
    const message = problem instanceof Error ? problem.message : String(problem);
    setFailed(`internal error: ${visibleText(message)}; please report this with the file`);
    const isTraced = process.env.TAINTLINT_DEBUG === "1" && problem instanceof Error;
    for (const line of isTraced ? (problem.stack ?? "").split("\n") : []) log(host, line);
  }
}
