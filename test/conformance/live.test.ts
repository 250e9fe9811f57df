import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openSearchPath } from "../../src/sources/disk/search-path.js";
import { findProgram } from "../../src/sources/render/find-program.js";
import { temporaryFolder } from "../cli/temporary-folder.js";
import {
  type Agreement,
  type Answers,
  agreementOf,
  answersOf,
  byPool,
  fitOf,
  liveFiles,
  validityOf,
} from "./live-answers.js";
import { liveMistakes } from "./live-mistakes.js";
import { LIVE_POOLS, type LiveWorld, liveWorld } from "./live-worlds.js";

interface Data {
  readonly examples: Readonly<Record<string, Answers>>;
  /** By seed, then by pool. */
  readonly worlds: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By seed. */
  readonly mistakes: Readonly<Record<string, string>>;
}

const data: Data = JSON.parse(readFileSync("test/conformance/data/live.json", "utf8"));

/** Pods that wait for what is not compared are counted by its name, and nothing disagrees. */
const WORLDS: Readonly<Record<string, Agreement>> = {
  5003: { agreed: 1819, unknown: 113, notCompared: { size: 14 }, disagreements: [] },
  8887: { agreed: 1782, unknown: 156, notCompared: { size: 25, "other pods": 1 }, disagreements: [] },
};

/** Refusals that fit does not foresee, by what is mistaken. docs/decisions.md says why. */
const UNFORESEEN: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  5003: {
    "huge pages": 10,
    overhead: 11,
    priorityClassName: 9,
    "requests and limits": 1,
    runtimeClassName: 8,
    schedulingGates: 14,
  },
  8887: {
    "huge pages": 5,
    overhead: 13,
    priorityClassName: 6,
    "requests and limits": 4,
    runtimeClassName: 17,
    schedulingGates: 14,
  },
};

function fitOfWorld(world: LiveWorld, pools = LIVE_POOLS) {
  return fitOf(join(temporaryFolder(liveFiles(world, pools)), "taintlint.yaml"));
}

function answersAbout(folder: string): Answers {
  const answers = data.examples[folder];
  if (answers === undefined) throw new Error(`there are no answers about ${folder}`);
  return answers;
}

function countsOf(names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, names.filter((other) => other === name).length]));
}

describe("a running cluster of Kubernetes 1.37.2", () => {
  it("agrees with fit on the example shop", () => {
    const told = fitOf("examples/shop/taintlint.yaml", ["--render", "off"]);
    const agreement = agreementOf(told, answersAbout("examples/shop"));
    expect(agreement).toEqual({ agreed: 296, unknown: 5, notCompared: {}, disagreements: [] });
  });

  const hasKustomize = findProgram("kustomize", openSearchPath(process.env.PATH ?? "", [])) !== undefined;
  it.skipIf(!hasKustomize)("agrees with fit on the example of overlays", () => {
    const told = fitOf("examples/overlays/taintlint.yaml", ["--no-cache"]);
    const agreement = agreementOf(told, answersAbout("examples/overlays"));
    expect(agreement).toEqual({ agreed: 6, unknown: 0, notCompared: {}, disagreements: [] });
  });

  it.each(Object.entries(WORLDS))("agrees with fit on the made workloads of seed %s", (seed, expected) => {
    const world = liveWorld(Number(seed), 200);
    const answers = answersOf(data.worlds[seed] ?? {}, world);
    expect(byPool(answers)).toEqual(data.worlds[seed]);
    expect(agreementOf(fitOfWorld(world), answers)).toEqual(expected);
  });

  it.each(Object.entries(UNFORESEEN))("refuses all that fit calls invalid of seed %s", (seed, unforeseen) => {
    const letters = data.mistakes[seed] ?? "";
    const world = liveMistakes(Number(seed), 1500);
    const validity = validityOf(fitOfWorld(world, LIVE_POOLS.slice(0, 1)), letters);
    expect(letters).toHaveLength(1500);
    expect(validity.get("invalid t") ?? []).toEqual([]);
    expect(validity.get("invalid r")?.length).toBeGreaterThan(800);
    const missed = [...(validity.get("valid r") ?? []), ...(validity.get("valid p") ?? [])];
    const names = missed.map((name) => world.mistaken[Number(name.slice(1))] ?? "none");
    expect(countsOf(names)).toEqual(unforeseen);
  });
});
