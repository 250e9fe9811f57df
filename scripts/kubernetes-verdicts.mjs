// Asks the code of Kubernetes itself, in each version, for its verdicts on the cases that the newest one makes up.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { guardVerdicts } from "./guard-verdicts.mjs";

const FOLDER = "test/referees/kubernetes";
const DATA = "test/conformance/data/kubernetes";
const SEED = 19;
/** How many cases of each kind. */
const COUNTS = { pods: 420, policies: 480, namespaces: 240, states: 60, spread: 240 };
/** The newest version of which all of k8s.io/kubernetes is to be had: the others are told by what differs from it. */
const WHOLE = "1.37";
/** `tags` choose what differs in the calls. */
const VERSIONS = {
  1.34: { modFile: "versions/1.34.mod", tags: "v134" },
  1.35: { modFile: "versions/1.35.mod", tags: "" },
  1.36: { modFile: "versions/1.36.mod", tags: "" },
  1.37: { modFile: "go.mod", tags: "" },
};

const run = (program, words, input) =>
  execFileSync(program, words, { encoding: "utf8", input, maxBuffer: 1 << 28, stdio: ["pipe", "pipe", "ignore"] });

const linesOf = (text) => text.trimEnd().split("\n");

function build(folder, version) {
  const { modFile, tags } = VERSIONS[version];
  const program = join(folder, `referee-${version}`);
  const words = ["build", "-p", "2", `-modfile=${modFile}`, `-tags=${tags}`, "-o", program, "."];
  execFileSync("go", words, { cwd: FOLDER, stdio: ["ignore", "inherit", "inherit"] });
  return program;
}

/** What of a verdict is another than the whole version's, as far as the version could be asked. */
function differenceOf(own, whole) {
  const different = {};
  for (const part of own.known) {
    if (part in own || part in whole) {
      if (JSON.stringify(own[part]) !== JSON.stringify(whole[part])) different[part] = own[part] ?? null;
    }
  }
  const nodes = (own.nodes ?? []).map((node, index) => {
    const changed = Object.entries(node).filter(([part, value]) => {
      return JSON.stringify(value) !== JSON.stringify(whole.nodes?.[index]?.[part]);
    });
    const lost = Object.keys(whole.nodes?.[index] ?? {}).filter((part) => own.known.includes(part) && !(part in node));
    return Object.fromEntries([...changed, ...lost.map((part) => [part, null])]);
  });
  if (nodes.some((node) => Object.keys(node).length > 0)) different.nodes = nodes;
  return different;
}

/** A line for each case: what is asked, the verdict, and what other versions say where it is something else. */
function tellCases(inputs, verdicts) {
  const rows = linesOf(inputs).map((line, index) => {
    const { id: _, known: __, ...want } = verdicts[WHOLE][index];
    const differs = Object.keys(VERSIONS)
      .filter((version) => version !== WHOLE)
      .map((version) => [version, differenceOf(verdicts[version][index], verdicts[WHOLE][index])])
      .filter(([, difference]) => Object.keys(difference).length > 0);
    const row = { in: JSON.parse(line), want, ...(differs.length > 0 && { differs: Object.fromEntries(differs) }) };
    return `${JSON.stringify(row)}\n`;
  });
  return rows.join("");
}

/** The files of data by their paths, as the referees make them now. */
export async function askKubernetes() {
  const folder = mkdtempSync(join(tmpdir(), "taintlint-referees-"));
  try {
    const programs = Object.fromEntries(Object.keys(VERSIONS).map((version) => [version, build(folder, version)]));
    const ask = (version, lines) => {
      return linesOf(run(programs[version], ["judge"], lines)).map((line) => JSON.parse(line));
    };
    const files = Object.entries(COUNTS).map(([kind, count]) => {
      const inputs = run(programs[WHOLE], [kind, String(SEED), String(count)]);
      const judged = Object.keys(programs).map((version) => [version, ask(version, inputs)]);
      return [`${DATA}/${kind}.jsonl`, tellCases(inputs, Object.fromEntries(judged))];
    });
    files.push([`${DATA}/guard.json`, await guardVerdicts(Object.keys(programs), ask)]);
    return Object.fromEntries(files);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
