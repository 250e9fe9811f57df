import { beforeAll, expect, it } from "vitest";
import type { HclParser } from "../../src/hcl/syntax/hcl-node.js";
import { unwrittenEntry } from "../../src/inventory/declaration/from-declaration.js";
import { importPools } from "../../src/inventory/imports/imported-pools.js";
import { createTerraformReader } from "../../src/inventory/terraform/reader.js";
import { openTerraformRoot } from "../../src/inventory/terraform/repository.js";
import { discoverPools } from "../../src/lint/discovery/discover.js";
import { parseBaseline } from "../../src/lint/suppression/baseline.js";
import { createGitops } from "../../src/rendering/gitops/follow-gitops.js";
import { loadHclParser } from "../../src/sources/disk/hcl-parser.js";
import { fit as judge, lint } from "../../src/workspace/lint-texts.js";
import { createRootPlanner } from "../../src/workspace/plan-roots.js";
import { textFiles } from "../rendering/helm/text-files.js";
import { mutate, type Random, randomOf } from "./mutate.js";
import { type SeedRepository, seedRepositories } from "./seed-repositories.js";

/** `npm run fuzz` sets more, and other seeds. */
const IS_LONG = process.env.TAINTLINT_FUZZ_DOCUMENTS !== undefined;
const DOCUMENTS = Number(process.env.TAINTLINT_FUZZ_DOCUMENTS ?? 600);
const FIRST_SEED = Number(process.env.TAINTLINT_FUZZ_SEED ?? 1);
const MARKER = /^---/gm;
/** Each repository is small: one that takes longer than this hangs, or grows faster than its text. */
const MOST_MS_PER_REPOSITORY = 1000;
const MOST_MS_PER_MB = 60_000;

let parse: HclParser;
beforeAll(async () => {
  parse = await loadHclParser();
});

function mutated(files: SeedRepository, others: readonly SeedRepository[], random: Random): SeedRepository {
  const other = Object.values(others[random(others.length)] ?? files).join("\n");
  const changed = random(Object.keys(files).length);
  return Object.fromEntries(
    Object.entries(files).map(([path, text], index) => {
      // Every file now and then, one for certain: what the others say of it stays true.
      return [path, index === changed || random(4) === 0 ? mutate(text, other, random) : text];
    }),
  );
}

function readTerraform(files: SeedRepository): void {
  const paths = Object.keys(files).filter((path) => path.endsWith(".tf"));
  const folders = new Set(paths.map((path) => path.split("/").slice(0, -1).join("/")));
  const reader = createTerraformReader(
    {
      read: (path) => (Object.hasOwn(files, path) ? { path, text: files[path] ?? "" } : undefined),
      list: (folder) => Object.keys(files).filter((path) => path.split("/").slice(0, -1).join("/") === folder),
      repository: () => ({ remotes: [], folder: "" }),
    },
    parse,
  );
  for (const folder of folders) {
    const file = openTerraformRoot(reader, { folder, varFiles: [] });
    importPools(unwrittenEntry("terraform", ""), [file], { cluster: null, transientTaints: [] });
  }
}

/** All that reads a repository's texts. Gives what taintlint says of its own mistakes. */
async function readAll(files: SeedRepository): Promise<readonly string[]> {
  const texts = Object.entries(files).map(([path, text]) => ({ path, text }));
  const configuration = texts.find(({ path }) => path === "taintlint.yaml");
  const others = texts.filter(({ path }) => path !== "taintlint.yaml");
  const linted = await lint({ ...(configuration && { configuration }), files: others, today: "2026-06-30" });
  await judge({ ...(configuration && { configuration }), files: others });
  discoverPools(others.filter(({ path }) => /\.(?:ya?ml|json)$/.test(path)));
  const paths = Object.keys(files);
  const roots = createRootPlanner({
    kustomizations: paths.filter((path) => /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/.test(path)),
    charts: paths.filter((path) => /(?:^|\/)Chart\.yaml$/.test(path)),
    files: textFiles(files),
    releases: [],
    gitops: createGitops(
      [],
      others.map((file) => ({ file })),
    ),
    configuration: undefined,
  })([]);
  const manifests = others.map(({ text }) => text).join("\n---\n");
  for (const root of roots.slice(0, 4)) {
    if (root.refusal === undefined) root.interpret(root.requests.map(() => ({ value: manifests })));
  }
  readTerraform(files);
  for (const file of others) if (file.path.endsWith(".json")) parseBaseline(file);
  if (!linted.ok) return [];
  const { findings } = linted.result;
  return findings.flatMap(({ rule, message }) => (rule === "internal-error" ? [message] : []));
}

it(`${DOCUMENTS} mutated documents raise no exception, and take no longer than their size allows`, async () => {
  const seeds = seedRepositories();
  const wrong: string[] = [];
  let [documents, bytes, slowest] = [0, 0, 0];
  const begin = performance.now();
  for (let seed = FIRST_SEED; documents < DOCUMENTS && wrong.length < 20; seed++) {
    const random = randomOf(seed);
    const files = mutated(seeds[random(seeds.length)] ?? {}, seeds, random);
    const length = Object.values(files).reduce((sum, text) => sum + text.length, 0);
    const { user } = process.cpuUsage();
    try {
      wrong.push(...(await readAll(files)).map((message) => `seed ${seed}: ${message}`));
    } catch (error) {
      wrong.push(
        `seed ${seed}: ${error instanceof Error ? (error.stack ?? "").split("\n").slice(0, 6).join(" ") : error}`,
      );
    }
    const taken = (process.cpuUsage().user - user) / 1000;
    if (taken > MOST_MS_PER_REPOSITORY + (length / 1e6) * MOST_MS_PER_MB)
      wrong.push(`seed ${seed}: ${taken} ms for ${length} bytes`);
    slowest = Math.max(slowest, taken);
    bytes += length;
    documents += Object.values(files).reduce((sum, text) => sum + 1 + (text.match(MARKER)?.length ?? 0), 0);
    if (IS_LONG && seed % 2000 === 0) {
      console.log(`${documents} documents, ${Math.round(bytes / 1e6)} MB, slowest ${Math.round(slowest)} ms`, wrong);
    }
  }
  if (IS_LONG) {
    const seconds = Math.round((performance.now() - begin) / 1000);
    console.log(
      `${documents} documents, ${Math.round(bytes / 1e6)} MB, ${seconds} s, slowest ${Math.round(slowest)} ms`,
    );
  }
  expect(wrong).toEqual([]);
}, 20_000_000);
