import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect } from "vitest";
import { runInProcess } from "../cli/in-process.js";
import { temporaryFolder } from "../cli/temporary-folder.js";

/** What a file of a repository names stays inside of it: the corpora are copied to where a copy of the file stands. */
function besideCorpora(configuration: string): { readonly folder: string; readonly name: string } {
  const folder = temporaryFolder({});
  const name = basename(configuration);
  const text = readFileSync(configuration, "utf8");
  for (const [, corpus = ""] of text.matchAll(/shared\/corpora\/([^/"]+)/g)) {
    cpSync(join("../shared/corpora", corpus), join(folder, "corpora", corpus), { recursive: true });
  }
  writeFileSync(join(folder, name), text.replaceAll("../../../shared/corpora", "corpora"));
  return { folder, name };
}

interface ReportedFinding {
  readonly rule: string;
  readonly severity: string;
  readonly source: { readonly file: string; readonly line: number };
}

async function runProgram(words: readonly string[], configuration: string): Promise<string> {
  const { folder, name } = besideCorpora(configuration);
  const run = await runInProcess([...words, "--config", name, "--format", "json"], folder);
  expect(run.errors).toEqual([]);
  return run.stdout;
}

/** The names of the pools of a configuration, each with its taints and startup taints. */
export async function poolsOf(configuration: string): Promise<Record<string, string[]>> {
  const { pools }: { pools: { name: string; taints: string[]; startupTaints: string[] }[] } = JSON.parse(
    await runProgram(["pools"], configuration),
  );
  return Object.fromEntries(
    pools.map(({ name, taints, startupTaints }) => [
      name,
      [...taints, ...startupTaints.map((taint) => `startup ${taint}`)],
    ]),
  );
}

/** Runs the program with a configuration; `file:line severity rule` of each finding, without the prefix of its file. */
export async function lintFile(configuration: string, prefix: string): Promise<string[]> {
  const { findings }: { findings: ReportedFinding[] } = JSON.parse(
    await runProgram(["--render", "off"], configuration),
  );
  return findings
    .map(({ source, severity, rule }) => `${source.file.replace(prefix, "")}:${source.line} ${severity} ${rule}`)
    .sort();
}
