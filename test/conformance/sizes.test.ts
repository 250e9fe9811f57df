import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { FitReportCell } from "../../src/lint/contract/result.js";
import { fitRepository } from "../../src/lint/lint.js";
import { readTexts } from "../rules/lint-texts.js";
import { MACHINE_WORLDS, machineFiles, machineWorld } from "./machine-cases.js";
import { SIZE_POOLS, SIZE_WORLDS, sizeWorld } from "./size-cases.js";

const linesOf = (referee: string) =>
  readFileSync(`test/conformance/data/${referee}/sizes.txt`, "utf8").trimEnd().split("\n");

describe("the size of nodes", () => {
  it("is that of NodeResourcesFit, wherever a pod is called blocked or fitting", () => {
    const worlds = linesOf("kubernetes");
    expect(worlds).toHaveLength(SIZE_WORLDS.length);
    const counts: Record<string, number> = {};
    const wrong: string[] = [];
    SIZE_WORLDS.forEach((number) => {
      const { inventory, files } = sizeWorld(number);
      const { workloads } = fitRepository(readTexts(inventory, files));
      for (const { name, valid, pools } of workloads.filter(({ kind }) => kind === "Pod")) {
        for (const { pool, verdict, judged, reasons } of pools) {
          const at = Number(name.slice(1)) * SIZE_POOLS.length + SIZE_POOLS.indexOf(pool);
          const letter = worlds[number]?.[at];
          if (letter === "x" || !valid) continue;
          const isCompared = judged.includes("size");
          const told = verdict === "fits" && !isCompared ? "fits, of unknown size" : verdict;
          counts[told] = (counts[told] ?? 0) + 1;
          const isWrong = verdict === "blocked" ? letter !== "0" : told === "fits" && !(Number(letter) & 2);
          if (isWrong) wrong.push(`${number} ${name} ${pool} ${letter} ${verdict}: ${reasons.join("; ")}`);
        }
      }
    });
    expect(wrong).toEqual([]);
    expect(Object.values(counts).reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(10_000);
    expect(counts.fits).toBeGreaterThan(3000);
    expect(counts.unknown).toBeLessThan(1000);
  });

  it("is that of Karpenter, wherever a pod is called blocked or fitting", () => {
    const verdicts = linesOf("karpenter");
    expect(verdicts).toHaveLength(MACHINE_WORLDS.length);
    const counts: Record<string, number> = {};
    const wrong: string[] = [];
    for (const number of MACHINE_WORLDS) {
      const input = readTexts("complete: true\nfrom: [pools.yaml]", machineFiles(machineWorld(number)));
      for (const { name, pools } of fitRepository(input).workloads.filter(({ kind }) => kind === "Pod")) {
        const [{ verdict, judged, reasons }] = pools as [FitReportCell];
        const isTaken = verdicts[number]?.[Number(name.slice(1))] === "1";
        const told = verdict === "fits" && !judged.includes("size") ? "fits, of unknown size" : verdict;
        counts[told] = (counts[told] ?? 0) + 1;
        if (told === (isTaken ? "blocked" : "fits")) wrong.push(`${number} ${name} ${verdict}: ${reasons.join("; ")}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(counts.fits).toBeGreaterThan(1200);
    expect(counts.blocked).toBeGreaterThan(2500);
    expect(counts.unknown).toBeLessThan(600);
  });
});
