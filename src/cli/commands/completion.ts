import type { Invocation } from "../arguments.js";
import type { CommandResult } from "../command-context.js";
import { completionScript } from "../completion.js";

/** `taintlint completion SHELL` */
export function runCompletion({ operands: [shell = ""] }: Invocation): CommandResult {
  return { exitCode: 0, reports: [{ file: undefined, text: completionScript(shell) }], errors: [] };
}
