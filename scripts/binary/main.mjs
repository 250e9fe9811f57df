// The program as one executable: of the name that it is started by, it is taintlint or the plugin of kubectl.
import { basename } from "node:path";
import process from "node:process";
import { readCluster } from "../../bin/read-cluster.js";
import { runTaintlint } from "../../src/cli/program.ts";
import { VERSION } from "../../src/model/version.ts";

const words = process.argv.slice(2);

if (/^kubectl-/.test(basename(process.argv0))) {
  readCluster([process.execPath], words, { argv0: "taintlint" }).then((code) => {
    process.exitCode = code;
  });
} else void runTaintlint(words, VERSION);
