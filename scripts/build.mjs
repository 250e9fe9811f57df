// Builds dist/: the bundles that run without node_modules, and the declarations of the library.
import { execFileSync } from "node:child_process";
import { rolldown } from "rolldown";
import config from "../rolldown.config.mjs";

const bundle = await rolldown(config);
await bundle.write(config.output);
await bundle.close();
execFileSync(process.execPath, ["node_modules/typescript/bin/tsc", "-p", "tsconfig.types.json"], { stdio: "inherit" });
