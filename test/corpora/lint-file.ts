import { spawnSync } from "node:child_process";
import { expect } from "vitest";

interface ReportedFinding {
  readonly rule: string;
  readonly severity: string;
  readonly source: { readonly file: string; readonly line: number };
}

function runProgram(words: readonly string[]): string {
  const run = spawnSync(process.execPath, ["dist/cli.js", ...words, "--format", "json"], {
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  expect(run.stderr).not.toContain("error");
  return run.stdout;
}

/** The names of the pools of a configuration, each with its taints and startup taints. */
export function poolsOf(configuration: string): Record<string, string[]> {
  const { pools }: { pools: { name: string; taints: string[]; startupTaints: string[] }[] } = JSON.parse(
    runProgram(["pools", "--config", configuration]),
  );
  return Object.fromEntries(
    pools.map(({ name, taints, startupTaints }) => [
      name,
      [...taints, ...startupTaints.map((taint) => `startup ${taint}`)],
    ]),
  );
}

/** Runs the bundled program with a configuration; `file:line severity rule` of each finding, without the prefix of its file. */
export function lintFile(configuration: string, prefix: string): string[] {
  const { findings }: { findings: ReportedFinding[] } = JSON.parse(runProgram(["--config", configuration]));
  return findings
    .map(({ source, severity, rule }) => `${source.file.replace(prefix, "")}:${source.line} ${severity} ${rule}`)
    .sort();
}
