import { describe, expect, it } from "vitest";
import { isMap, isSeq, parseAllDocuments, parseDocument, stringify, visit } from "yaml";
import type { LintResult } from "../../src/lint/contract/result.js";
import { describeRules } from "../../src/lint/pages/rule-pages.js";
import { RULES } from "../../src/rules/index.js";
import { fixRepository } from "../../src/workspace/fix-files.js";
import { fit as judge, type LintOptions, lint } from "../../src/workspace/lint-texts.js";
import { readTexts } from "../rules/lint-texts.js";
import { randomOf } from "./mutate.js";

interface Texts {
  readonly configuration: string;
  readonly files: Readonly<Record<string, string>>;
}

const FIRST_SEED = Number(process.env.TAINTLINT_FUZZ_SEED ?? 1);
/** `npm run fuzz` sets more. */
const REPOSITORIES = Number(process.env.TAINTLINT_FUZZ_REPOSITORIES ?? 25);

const EXAMPLES = describeRules()
  .flatMap(({ examples }) => examples)
  .filter(
    ({ before, template, isKustomization }) => before === undefined && template === undefined && !isKustomization,
  );

/** What an example's texts say, without their comments: a comment may be a suppression, which belongs to its line. */
function plain(text: string): string {
  return documentsOf(text)
    .map((one) => stringify(one))
    .join("---\n");
}

function documentsOf(text: string): readonly unknown[] {
  return parseAllDocuments(text).flatMap((one) => {
    const value: unknown = one.toJS();
    return value === null ? [] : [value];
  });
}

/** A repository of an example's inventory and the manifests of some others, each document in a file of its own. */
function repositoryOf(seed: number): Texts | undefined {
  const random = randomOf(seed);
  const draw = () => EXAMPLES[random(EXAMPLES.length)];
  // Two of one example would hold the same objects twice.
  const [first, ...others] = new Set([draw(), draw(), draw()]);
  // What its inventory would import has another name here.
  if (first === undefined || /^from:/m.test(first.inventory)) return undefined;
  try {
    const documents = [first, ...others].flatMap((one) => documentsOf(one?.bad ?? ""));
    const files = documents.map((one, index) => [`f${index}.yaml`, stringify(one)] as const);
    return { configuration: plain(`version: 1\n${first.inventory}`), files: Object.fromEntries(files) };
  } catch {
    // An example that is no YAML on purpose.
    return undefined;
  }
}

/** Rules that look at the pools of a cluster. */
const OF_POOLS = new Set(RULES.flatMap(({ id, checkInventory }) => (checkInventory ? [id] : [])));

const repositories = Array.from({ length: REPOSITORIES }, (_, index) => FIRST_SEED + index).flatMap((seed) => {
  const texts = repositoryOf(seed);
  return texts === undefined ? [] : [{ seed, texts }];
});

function optionsOf({ configuration, files }: Texts): LintOptions {
  return {
    configuration: { path: "taintlint.yaml", text: configuration },
    files: Object.entries(files).map(([path, text]) => ({ path, text })),
    today: "2026-06-30",
  };
}

async function run(texts: Texts): Promise<LintResult> {
  const outcome = await lint(optionsOf(texts));
  if (!outcome.ok) throw new Error(outcome.errors[0]?.message);
  return outcome.result;
}

/** Names in a message keep the order in which they were declared: a sentence is the same with its words in another one. */
function wordsOf(text: string): string {
  return text
    .split(/[\s,:]+/)
    .sort()
    .join(" ");
}

/** What is said, wherever it stands. */
function said({ findings }: LintResult, keepsFingerprints = true): readonly string[] {
  return findings
    .map(({ rule, severity, message, workload, fingerprint, also, details }) => {
      const known = [workload, ...also.map((one) => one.workload)].map((one) => JSON.stringify(one)).sort();
      const words = [message, ...details].map(wordsOf).sort();
      return JSON.stringify([rule, severity, words, known, keepsFingerprints ? fingerprint : ""]);
    })
    .sort();
}

/** With every mapping's keys, and what `wanted` names, in the opposite order. */
function reversed(text: string, lists: readonly string[] = []): string {
  const document = parseDocument(text);
  visit(document, {
    Map(_, map) {
      for (const { key, value } of map.items) {
        if (isSeq(value) && lists.includes(String(key))) value.items.reverse();
      }
      map.items.reverse();
    },
  });
  if (isMap(document.contents)) document.contents.items.reverse();
  return String(document);
}

describe.each(repositories)("a repository of three examples, seed $seed", async ({ texts }) => {
  const result = await run(texts);
  const { configuration, files } = texts;

  it("is told alike whatever the order of its files, its pools and its keys", async () => {
    const entries = Object.entries(files);
    const other = Object.fromEntries(entries.toReversed());
    expect(said(await run({ configuration, files: other }))).toEqual(said(result));
    const keys = Object.fromEntries(entries.map(([path, text]) => [path, reversed(text)]));
    expect(said(await run({ configuration, files: keys }))).toEqual(said(result));
    expect(said(await run({ configuration: reversed(configuration, ["pools"]), files }))).toEqual(said(result));
  });

  it("is told alike whatever its files are called, and together in one", async () => {
    const renamed = Object.entries(files).map(([, text], index) => [`z/${9 - index}.yaml`, text] as const);
    expect(said(await run({ configuration, files: Object.fromEntries(renamed) }), false)).toEqual(said(result, false));
    const together = { "all.yaml": Object.values(files).join("---\n") };
    expect(said(await run({ configuration, files: together }), false)).toEqual(said(result, false));
    const backwards = { "all.yaml": Object.values(files).toReversed().join("---\n") };
    expect(said(await run({ configuration, files: backwards }), false)).toEqual(said(result, false));
  });

  it("has the same matrix in fit and lint, and nothing fits that lint calls unschedulable", async () => {
    const outcome = await judge(optionsOf(texts));
    if (!outcome.ok) throw new Error(outcome.errors[0]?.message);
    expect(outcome.result).toEqual(result.fit);
    for (const { rule, workload, clusters } of result.findings) {
      if (rule !== "unschedulable" || workload === null) continue;
      const rows = result.fit.workloads.filter(({ kind, name, namespace }) => {
        return kind === workload.kind && name === workload.name && namespace === workload.namespace;
      });
      const cells = rows.flatMap(({ pools }) =>
        pools.filter(({ cluster }) => cluster === null || clusters.includes(cluster)),
      );
      expect(cells.some(({ verdict }) => verdict === "blocked")).toBe(true);
      expect(rows.some(({ pools }) => pools.some(({ verdict }) => verdict === "fits"))).toBe(
        rows.length > 1 && cells.some(({ verdict }) => verdict === "fits"),
      );
    }
  });

  it("loses no pool by one toleration more", async () => {
    const tolerant = Object.entries(files).map(([path, text]) => {
      const document = parseDocument(text);
      for (const spec of [["spec"], ["spec", "template", "spec"]]) {
        if (!document.hasIn([...spec, "containers"])) continue;
        const list: unknown = document.getIn([...spec, "tolerations"]);
        const added = document.createNode({ key: "law.example.com/more", operator: "Exists" });
        if (isSeq(list)) list.add(added);
        else if (list === undefined) document.setIn([...spec, "tolerations"], document.createNode([added]));
      }
      return [path, String(document)] as const;
    });
    const more = await run({ configuration, files: Object.fromEntries(tolerant) });
    const verdicts = ({ fit: matrix }: LintResult) =>
      matrix.workloads.map(({ pools }) => pools.map(({ verdict }) => verdict === "blocked"));
    expect(verdicts(more)).toEqual(verdicts(result));
  });

  it("is judged in each of two equal clusters as in one, and a cluster to which no file goes changes nothing", async () => {
    const { pools, provider, kubernetesVersion, complete, admission, featureGates, ...others } = documentsOf(
      configuration,
    )[0] as Readonly<Record<string, unknown>>;
    const settings = { pools, provider, kubernetesVersion, complete, admission, featureGates };
    const among = async (...named: readonly (readonly [name: string, glob: string])[]) => {
      const clusters = named.map(([name, glob]) => ({ name, manifests: [glob], ...settings }));
      return await run({ configuration: stringify({ ...others, clusters }), files });
    };
    const of = ({ findings, fit: matrix, coverage }: LintResult) => ({
      judged: coverage.judged,
      findings: findings
        .flatMap(({ rule, severity, workload, source }) =>
          workload === null || OF_POOLS.has(rule) ? [] : JSON.stringify([rule, severity, workload, source]),
        )
        .sort(),
      verdicts: matrix.workloads.map(({ name, pools: cells }) => [
        name,
        cells.flatMap(({ pool, cluster, verdict }) => (cluster === "a" ? [[pool, verdict]] : [])),
      ]),
    });
    const one = of(await among(["a", "**/*"]));
    expect(of(await among(["a", "none/**"], ["b", "examples/b/**"]))).toEqual(one);
    // A queue or a policy may be in the one and a pod in the other.
    if (/kueue|Policy|Webhook/.test(Object.values(files).join(""))) return;
    expect(one.verdicts.length).toBe(result.fit.workloads.length);
    expect(of(await among(["a", "none/**"], ["b", "none/**"]))).toEqual(one);
  });

  it("is fixed as well once as twice", async () => {
    const [, inventory = ""] = configuration.split(/^version: 1\n/m);
    const manifests = Object.entries(files).map(([path, text]) => ({ path, text }));
    const once = await fixRepository(readTexts(inventory, manifests), undefined, { takesUnsafe: true });
    const fixed = manifests.map((file) => once.files.find(({ before }) => before.path === file.path)?.after ?? file);
    const twice = await fixRepository(readTexts(inventory, fixed), undefined, { takesUnsafe: true });
    expect(twice.files.map(({ after }) => after)).toEqual([]);
  });
});
