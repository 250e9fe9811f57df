import { setFailed } from "@actions/core";
import { runAction } from "./run.js";

try {
  process.exitCode = await runAction();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  setFailed(`internal error: ${message}; please report this with the file`);
  if (process.env.TAINTLINT_DEBUG === "1" && error instanceof Error) console.log(error.stack);
}
