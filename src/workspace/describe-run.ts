import { basename } from "node:path";
import { reportPools } from "../lint/reports/pools-report.js";
import { RENDERERS } from "../model/source.js";
import { VERSION } from "../model/version.js";
import { count, quoted } from "../model/words.js";
import type { RootOutcome } from "../rendering/contract/apply-renderings.js";
import { queryVersion, versionIn } from "../sources/render/find-program.js";
import { renderEnvironment } from "../sources/render/render-environment.js";
import { RUN_LIMITS } from "../sources/render/run-program.js";
import { createTemporaryFolders } from "../sources/render/temporary-folder.js";
import type { RenderedManifests } from "./rendering.js";
import type { Repository } from "./repository.js";

/** Times of a run's steps, in milliseconds since the program began. */
export interface RunTimes {
  readonly begun: number;
  readonly read: number;
  /** Undefined where nothing is compared. */
  readonly compared: number | undefined;
  readonly judged: number;
}

/** Describes what a run read, ran and took, one line each: no contents of files or the environment. */
export async function describeRun(repository: Repository, times: RunTimes): Promise<string[]> {
  const { rendered } = repository;
  const { configuration } = repository.input;
  return [
    `taintlint ${VERSION}, Node.js ${process.versions.node}, ${process.platform} ${process.arch}`,
    `configuration: ${configuration === undefined ? "none" : quoted(configuration.file.path)}`,
    ...describePools(repository),
    ...describeFiles(repository),
    ...(await describePrograms(rendered)),
    ...(rendered.outcomes ?? []).map(describeOutcome),
    describeTimes(times, rendered),
  ];
}

function describePools({ input: { clusters } }: Repository): string[] {
  const { pools } = reportPools(clusters);
  return [
    `${count(pools.length, "pool")}:`,
    ...pools.map(({ name, cluster, format, source: { file, line } }) => {
      const where = cluster === null ? "" : ` of cluster "${cluster}"`;
      return `  "${name}"${where}, ${format}: ${file}:${line}`;
    }),
  ];
}

/** Rendered manifests are listed with the renderings. */
function describeFiles({ input: { manifests, unreadable } }: Repository): string[] {
  const read = manifests.filter((manifest) => manifest.rendered === undefined);
  return [
    `${count(read.length + unreadable.length, "file")}:`,
    ...read.map(({ file, documents, workloads, covered, template }) => {
      if (covered === true) return `  ${file.path}: judged as rendered`;
      if (template !== undefined) return `  ${file.path}: a template, skipped`;
      return `  ${file.path}: ${count(documents, "document")}, ${count(workloads.length, "workload")}`;
    }),
    ...unreadable.map(({ path, message }) => `  ${path}: ${message}`),
  ];
}

interface UsedProgram {
  /** `kustomize v5.8.1`. */
  readonly name: string;
  readonly path: string;
}

export async function usedPrograms({ programs, outcomes = [] }: RenderedManifests): Promise<UsedProgram[]> {
  const used = RENDERERS.flatMap((renderer) => {
    const program = programs?.get(renderer);
    return program !== undefined && outcomes.some(({ root }) => root.renderer === renderer) ? [program] : [];
  });
  const environment = renderEnvironment(createTemporaryFolders().absent, RUN_LIMITS.memoryBytes);
  return Promise.all(
    used.map(async (program) => {
      const version = versionIn(await queryVersion(program, environment)) ?? "of unknown version";
      return { name: `${basename(program.path)} ${version}`, path: program.path };
    }),
  );
}

async function describePrograms(rendered: RenderedManifests): Promise<string[]> {
  const { outcomes = [], started = 0 } = rendered;
  const runs = outcomes.length === 0 ? [] : [`programs started to render: ${started}`];
  return [...(await usedPrograms(rendered)).map(({ name, path }) => `${name}: "${path}"`), ...runs];
}

function describeOutcome(outcome: RootOutcome): string {
  const { renderer, label } = outcome.root;
  const what = `  ${renderer} "${label}": `;
  if (outcome.kind === "left-out") return `${what}not rendered, ${outcome.fault ?? "its program is missing"}`;
  if (outcome.kind === "failed") return `${what}not rendered, a finding says why`;
  const { documents, workloads } = outcome.manifest;
  return `${what}${count(documents, "document")}, ${count(workloads.length, "workload")}`;
}

function describeTimes({ begun, read, compared, judged }: RunTimes, { milliseconds = 0 }: RenderedManifests): string {
  const steps = [
    ["starting", begun],
    ["reading", read - begun - milliseconds],
    ...(milliseconds > 0 ? ([["rendering", milliseconds]] as const) : []),
    ...(compared === undefined ? [] : ([["reading the base", compared - read]] as const)),
    ["judging", judged - (compared ?? read)],
    ["in all", judged],
  ] as const;
  return `milliseconds: ${steps.map(([step, time]) => `${step} ${Math.round(time)}`).join(", ")}`;
}
