import { setTimeout as sleep } from "node:timers/promises";
import { endGroup, error, getInput, notice, setFailed, setOutput, startGroup, warning } from "@actions/core";
import { describeStopped } from "../model/limits.js";
import { visibleText } from "../reporters/words/visible-text.js";
import { armWatchdog, isStopped, stoppable } from "../sources/disk/watchdog.js";
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
    armWatchdog();
    process.exitCode = await stoppable(
      () => runAction(host),
      (ended) => {
        setFailed(describeStopped(ended));
        return 1;
      },
    );
    if (isStopped()) process.stdout.write("", () => process.exit(2));
  } catch (problem) {
    const message = problem instanceof Error ? problem.message : String(problem);
    setFailed(`internal error: ${visibleText(message)}; please report this with the file`);
    const isTraced = process.env.TAINTLINT_DEBUG === "1" && problem instanceof Error;
    for (const line of isTraced ? (problem.stack ?? "").split("\n") : []) log(host, line);
  }
}
