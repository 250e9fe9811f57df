// Writes everything that is generated, in order.
import { execFileSync } from "node:child_process";
import { GENERATORS } from "./generated.mjs";

for (const { script } of GENERATORS) execFileSync(process.execPath, [script], { stdio: "inherit" });
