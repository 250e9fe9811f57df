import { setFailed } from "@actions/core";
import { visibleText } from "../reporters/visible-text.js";
import { log } from "./log.js";
import { runAction } from "./run.js";

/** Runs the step: its exit code is that of the process. Named as GitHub's tools for actions call it. */
export async function run(): Promise<void> {
  try {
    process.exitCode = await runAction();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    setFailed(`internal error: ${visibleText(message)}; please report this with the file`);
    const trace = process.env.TAINTLINT_DEBUG === "1" && error instanceof Error ? (error.stack ?? "").split("\n") : [];
    for (const line of trace) log(line);
  }
}
