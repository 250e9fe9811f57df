#!/usr/bin/env node
import process from "node:process";
// The plugin of kubectl, `kubectl taintlint`: kubectl finds it on PATH by its name.
import { fileURLToPath } from "node:url";
import { readCluster } from "./read-cluster.js";

const cli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
process.exitCode = await readCluster([process.execPath, cli], process.argv.slice(2));
