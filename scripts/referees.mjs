// Asks the referees under test/referees/ anew, where Go is at hand: proves that the committed data is what comes out of
// the real code of Kubernetes. With --write it writes the data instead. Tests read the data and never need Go. Names of
// referees (`npm run referees -- examples`) ask these alone.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { askApiFields } from "./api-fields-verdicts.mjs";
import { askDevices } from "./device-verdicts.mjs";
import { askExamples } from "./example-verdicts.mjs";
import { askInproc } from "./inproc-verdicts.mjs";
import { askKarpenter } from "./karpenter-verdicts.mjs";
import { askKubernetes } from "./kubernetes-verdicts.mjs";
import { askLive } from "./live-verdicts.mjs";
import { askRequests } from "./requests-verdicts.mjs";
import { askYaml } from "./yaml-verdicts.mjs";

/** Each gives its files of data by their paths. `isApart`: asked by its name alone, and writes what it hears. */
const REFEREES = {
  fields: { ask: askApiFields },
  devices: { ask: askDevices },
  examples: { ask: askExamples },
  karpenter: { ask: askKarpenter },
  requests: { ask: askRequests },
  kubernetes: { ask: askKubernetes },
  yaml: { ask: askYaml },
  combined: { ask: askInproc },
  // It starts servers, and builds them first.
  live: { ask: askLive, isApart: true },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: "boolean", default: false } },
});
const unknown = positionals.filter((name) => !Object.hasOwn(REFEREES, name));
if (unknown.length > 0) {
  process.stderr.write(`there is no referee "${unknown[0]}": name one of ${Object.keys(REFEREES).join(", ")}\n`);
  process.exit(2);
}
const names = Object.keys(REFEREES).filter((name) =>
  positionals.length > 0 ? positionals.includes(name) : REFEREES[name].isApart !== true,
);
for (const name of names) {
  const isWriting = values.write || REFEREES[name].isApart;
  for (const [path, text] of Object.entries(await REFEREES[name].ask())) {
    const isCurrent = existsSync(path) && readFileSync(path, "utf8") === text;
    if (isWriting && !isCurrent) writeFileSync(path, text);
    if (!isWriting && !isCurrent) process.exitCode = 1;
    console.log(`${path}: ${isCurrent ? "as the referee says" : isWriting ? "written" : "NOT what the referee says"}`);
  }
}
