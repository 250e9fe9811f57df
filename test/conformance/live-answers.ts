import { spawnSync } from "node:child_process";
import { LIVE_POOLS, type LiveWorld } from "./live-worlds.js";

/** `taintlint fit --format json`, as far as it is compared. */
interface Told {
  readonly kind: string;
  readonly namespace: string | null;
  readonly name: string;
  readonly valid: boolean;
  readonly pools: readonly {
    readonly pool: string;
    readonly verdict: "fits" | "avoided" | "blocked" | "unknown";
    readonly judged?: readonly string[];
    readonly evictedAfterSeconds: number | null;
    readonly reasons: readonly string[];
  }[];
}

/** The letters of each workload, by `Kind/namespace/name`: one for each pool, in this order. */
export interface Answers {
  readonly pools: readonly string[];
  readonly workloads: Readonly<Record<string, string>>;
}

/** How often taintlint and a running cluster say the same of a workload and a pool. */
export interface Agreement {
  readonly agreed: number;
  /** Cells that taintlint calls unknown. */
  readonly unknown: number;
  /** Pods that wait because of what `fit` does not compare, by what that is. */
  readonly notCompared: Readonly<Record<string, number>>;
  readonly disagreements: readonly { readonly id: string; readonly text: string }[];
}

/** Letters of pods that wait for something that is not taints and labels. */
const CAUSES: Readonly<Record<string, string>> = { z: "size", o: "other pods", v: "volumes", d: "devices" };
/** An eviction up to this time is seen: the referee looks later. */
const EVICTED_WITHIN = 5;

type Cell = Told["pools"][number];

/** Returns the cause where `fit` does not say that it compares it: "fits" claims nothing about it then. */
function uncompared({ judged = [] }: Cell, letter: string): string | undefined {
  const cause = CAUSES[letter];
  return cause === undefined || judged.includes(cause) ? undefined : cause;
}

function isRight({ verdict, evictedAfterSeconds }: Cell, letter: string): boolean {
  const leaves = evictedAfterSeconds !== null && evictedAfterSeconds <= EVICTED_WITHIN;
  if (verdict === "blocked") return letter === "e" ? leaves : letter !== "y" && letter !== "s";
  return letter === (leaves ? "e" : "y");
}

/** Compares the cells of one workload; the API server's refusal of the workload itself is one cell. */
function compareWorkload({ valid, pools }: Told, letters: string, order: readonly string[]) {
  if (!valid) return [letters.startsWith("r") ? "agreed" : `invalid -- but ${letters}`];
  return pools.map((cell) => {
    const letter = letters[order.indexOf(cell.pool)] ?? "";
    if (cell.verdict === "unknown") return "unknown";
    if (isRight(cell, letter)) return "agreed";
    const cause = cell.verdict === "blocked" ? undefined : uncompared(cell, letter);
    const { pool, verdict, reasons } = cell;
    return cause ?? `${pool}: ${[verdict, ...reasons].join("; ")} -- but ${letter}`;
  });
}

export function agreementOf(told: readonly Told[], { pools, workloads }: Answers): Agreement {
  const results = told.flatMap((one) => {
    const id = `${one.kind}/${one.namespace ?? "default"}/${one.name}`;
    const letters = workloads[id];
    return letters === undefined ? [] : compareWorkload(one, letters, pools).map((text) => [id, text] as const);
  });
  const count = (wanted: string) => results.filter(([, text]) => text === wanted).length;
  const causes = Object.values(CAUSES);
  const isPlain = (text: string) => text === "agreed" || text === "unknown" || causes.includes(text);
  return {
    agreed: count("agreed"),
    unknown: count("unknown"),
    notCompared: Object.fromEntries(causes.map((cause) => [cause, count(cause)]).filter(([, number]) => number !== 0)),
    disagreements: results.filter(([, text]) => !isPlain(text)).map(([id, text]) => ({ id, text })),
  };
}

/** Runs `fit` of dist/ with a configuration. */
export function fitOf(config: string, options: readonly string[] = []): readonly Told[] {
  const words = ["dist/cli.js", "fit", "--config", config, ...options, "--format", "json"];
  const { stdout, stderr } = spawnSync(process.execPath, words, { encoding: "utf8", maxBuffer: 1 << 28 });
  if (stdout === "") throw new Error(stderr);
  const { workloads }: { workloads: readonly Told[] } = JSON.parse(stdout);
  return workloads;
}

/** The files of a repository with the world and its pools, by their paths. */
export function liveFiles({ workloads, others }: LiveWorld, pools = LIVE_POOLS): Readonly<Record<string, string>> {
  const documents = [...others, ...workloads].map((item) => `${JSON.stringify(item)}\n`);
  const config = { version: 1, kubernetesVersion: "1.37", manifests: ["manifests.yaml"], pools };
  return { "taintlint.yaml": JSON.stringify(config), "manifests.yaml": documents.join("---\n") };
}

/**
 * Letters by pool, as they are kept, from letters by workload.
 * @public scripts/live-verdicts.mjs loads it.
 */
export function byPool({ pools, workloads }: Answers): Record<string, string> {
  const all = Object.values(workloads);
  return Object.fromEntries(pools.map((pool, index) => [pool, all.map((letters) => letters[index]).join("")]));
}

/** The answers about a made world from the letters by pool. */
export function answersOf(kept: Readonly<Record<string, string>>, { workloads }: LiveWorld): Answers {
  const ids = workloads.map(({ kind, metadata }) => {
    const { namespace, name } = metadata as { namespace: string; name: string };
    return `${kind}/${namespace}/${name}`;
  });
  const letters = Object.values(kept);
  return {
    pools: Object.keys(kept),
    workloads: Object.fromEntries(ids.map((id, index) => [id, letters.map((text) => text[index]).join("")])),
  };
}

/** What taintlint says of each workload of a world with mistakes beside the letter of the cluster: which workloads have it. */
export function validityOf(told: readonly Told[], letters: string): ReadonlyMap<string, readonly string[]> {
  const keyOf = ({ name, valid }: Told) => `${valid ? "valid" : "invalid"} ${letters[Number(name.slice(1))]}`;
  const keys = [...new Set(told.map(keyOf))].sort();
  return new Map(keys.map((key) => [key, told.filter((one) => keyOf(one) === key).map(({ name }) => name)]));
}
