// Asks a running control plane of Kubernetes what it does with workloads: those of the examples, of corpora, and made ones.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "js-yaml";
import { isWorkload } from "./live/cluster.mjs";
import { startControlPlane } from "./live/control-plane.mjs";
import { judgeValidity, judgeWorkloads } from "./live/judge.mjs";
import { buildPrograms } from "./live/programs.mjs";
import { loadSource } from "./load-source.mjs";

const DATA = "test/conformance/data/live.json";
const SEEDS = [5003, 8887];
const WORKLOADS = 200;
const MISTAKES = 1500;
/** What is applied of a folder with a taintlint.yaml: files and folders of them, or folders of kustomizations. */
const EXAMPLES = {
  "examples/shop": {
    files: ["apps", "batch", "crds", "data", "kube-system", "ml", "platform"],
    options: ["--render", "off"],
  },
  "examples/overlays": { kustomizations: ["production", "staging"], options: [] },
};
/** Nothing of them is committed. */
const CORPORA = "../shared/corpora";
const CORPORA_POOLS = "test/referees/live/corpora.yaml";

/** The objects of files and kustomizations, as kubectl reads them. */
function objectsOf({ kubectl }, folder, { files = [], kustomizations = [] }) {
  const read = (words, input) => {
    const { stdout } = kubectl(["create", "--dry-run=client", "--validate=ignore", "-o", "json", ...words], input);
    return JSON.parse(`[${stdout.trim().replaceAll(/^\}\n\{/gm, "},{")}]`);
  };
  const found = [
    ...files.flatMap((path) => read(["-R", "-f", join(folder, path)])),
    ...kustomizations.flatMap((path) => read(["-f", "-"], kubectl(["kustomize", join(folder, path)]).stdout)),
  ];
  return found.flatMap((item) => (item.kind === "List" ? item.items : [item]));
}

function tell(name, { agreed, unknown, notCompared, disagreements }, refusals) {
  const causes = Object.entries(notCompared).map(([cause, count]) => `, ${count} not compared: ${cause}`);
  console.log(`${name}: ${agreed} agree, ${unknown} unknown${causes.join("")}, ${disagreements.length} disagree`);
  for (const { id, text } of disagreements) console.log(`  ${id}: ${text}: ${refusals.get(id) ?? ""}`);
}

async function askExamples(plane, { agreementOf, fitOf, NODES_PER_POOL }) {
  const examples = {};
  for (const [folder, example] of Object.entries(EXAMPLES)) {
    const config = join(folder, "taintlint.yaml");
    const words = ["dist/cli.js", "pools", "--config", config, "--format", "taintlint"];
    const { pools } = load(execFileSync(process.execPath, words, { encoding: "utf8" }));
    const objects = objectsOf(plane, folder, example);
    const { letters, refusals } = await judgeWorkloads(plane, pools, objects, NODES_PER_POOL);
    examples[folder] = { pools: pools.map(({ name }) => name), workloads: letters };
    tell(folder, agreementOf(fitOf(config, example.options), examples[folder]), refusals);
  }
  return examples;
}

/** Runs `fit` on a made repository. */
function fitOfFiles(files, { fitOf }) {
  const folder = mkdtempSync(join(tmpdir(), "taintlint-live-"));
  try {
    for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
    return fitOf(join(folder, "taintlint.yaml"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Prints how often taintlint and the cluster agree. Files of different folders have workloads of one name. */
async function tryCorpora(plane, live) {
  for (const [name, pools] of Object.entries(load(readFileSync(CORPORA_POOLS, "utf8")))) {
    if (!existsSync(join(CORPORA, name))) continue;
    const objects = objectsOf(plane, CORPORA, { files: [name] });
    const workloads = objects.filter(isWorkload);
    for (const [index, { metadata }] of workloads.entries()) metadata.name = `w${index}`;
    const world = { workloads, others: objects.filter((item) => !isWorkload(item)) };
    const { letters, refusals } = await judgeWorkloads(plane, pools, objects, live.NODES_PER_POOL);
    const told = fitOfFiles(live.liveFiles(world, pools), live);
    tell(name, live.agreementOf(told, { pools: pools.map((pool) => pool.name), workloads: letters }), refusals);
  }
}

async function askWorlds(plane, live) {
  const worlds = {};
  for (const seed of SEEDS) {
    const world = live.liveWorld(seed, WORKLOADS);
    const objects = [...world.others, ...world.workloads];
    const { letters, refusals } = await judgeWorkloads(plane, live.LIVE_POOLS, objects, live.NODES_PER_POOL);
    const answers = { pools: live.LIVE_POOLS.map(({ name }) => name), workloads: letters };
    worlds[seed] = live.byPool(answers);
    tell(`seed ${seed}`, live.agreementOf(fitOfFiles(live.liveFiles(world), live), answers), refusals);
  }
  return worlds;
}

async function askMistakes(plane, live) {
  const mistakes = {};
  for (const seed of SEEDS) {
    const world = live.liveMistakes(seed, MISTAKES);
    mistakes[seed] = await judgeValidity(plane, world);
    const counts = live.validityOf(
      fitOfFiles(live.liveFiles(world, live.LIVE_POOLS.slice(0, 1)), live),
      mistakes[seed],
    );
    for (const [name, ids] of counts) console.log(`mistakes of seed ${seed}: ${ids.length} ${name}`);
  }
  return mistakes;
}

/** The file of data by its path, as a cluster answers now. */
export async function askLive() {
  const answers = await loadSource("test/conformance/live-answers.ts");
  const worlds = await loadSource("test/conformance/live-worlds.ts");
  const mistakes = await loadSource("test/conformance/live-mistakes.ts");
  const live = { ...answers, ...worlds, ...mistakes };
  const { folder, version } = await buildPrograms();
  const plane = await startControlPlane(folder);
  try {
    await tryCorpora(plane, live);
    const said = {
      kubernetes: version,
      examples: await askExamples(plane, live),
      worlds: await askWorlds(plane, live),
      mistakes: await askMistakes(plane, live),
    };
    return { [DATA]: `${JSON.stringify(said, null, 1)}\n` };
  } finally {
    await plane.stop();
  }
}
