import type { CustomKind } from "../manifest/fields/custom-kind.js";
import { startOfFile, takeStep } from "../model/internal-problem.js";
import type { Deadline, Limits } from "../model/limits.js";
import type { RootOutcome } from "../rendering/contract/apply-renderings.js";
import type { RenderRoot } from "../rendering/contract/render-root.js";
import { keepRelevantDocuments, mayHoldSecret, PRINTED_KINDS } from "../rendering/contract/rendered-relevance.js";
import { describeFailure } from "../rendering/describe-failure.js";
import type { FileSystem } from "../sources/disk/file-system.js";
import { openRenderCache } from "../sources/render/render-cache.js";
import { renderRoots } from "../sources/render/render-roots.js";
import { RUN_LIMITS } from "../sources/render/run-program.js";
import type { Progress } from "./progress.js";
import type { RenderPrograms } from "./render-programs.js";
import type { RenderingOptions } from "./repository-options.js";
import { userCache } from "./user-cache.js";

interface RenderSurroundings {
  readonly workingDirectory: string;
  readonly fileSystem: FileSystem;
  readonly customKinds: readonly CustomKind[];
  readonly bounds: Limits;
  readonly deadline: Deadline;
}

export interface RootsRun {
  readonly outcomes: readonly RootOutcome[];
  /** Started programs. */
  readonly started: number;
  /** Renderings for which there was no time. */
  readonly late: number;
}

export async function runRoots(
  roots: readonly RenderRoot[],
  { found, missing }: RenderPrograms,
  { environment, useCache, rendered, spent = { milliseconds: 0 }, limits = RUN_LIMITS }: RenderingOptions,
  { workingDirectory, fileSystem, customKinds, bounds, deadline }: RenderSurroundings,
  progress: Progress,
): Promise<RootsRun> {
  const begin = performance.now();
  const folder = useCache ? userCache(environment, workingDirectory) : undefined;
  const runnable = roots.filter(({ renderer, refusal }) => refusal === undefined && !missing.has(renderer));
  const run = await renderRoots(runnable, {
    ...{ workingDirectory, fileSystem },
    programs: found,
    limits,
    milliseconds: Math.min(bounds.renderingSeconds * 1000 - spent.milliseconds, deadline.millisecondsLeft("reading")),
    cache: folder === undefined ? undefined : openRenderCache(folder),
    rendered,
    keep: (output) => keepRelevantDocuments(output, customKinds),
    keepsFor: JSON.stringify([...customKinds, ...PRINTED_KINDS].map(({ group, kind }) => [group, kind])),
    mayStore: (kept) => !mayHoldSecret(kept),
    describeFailure,
    onProgress: (done, total) => progress.step(done, total, "kustomizations and charts rendered"),
  });
  spent.milliseconds += performance.now() - begin;
  const outputs = new Map(runnable.map((root, index) => [root, run.outcomes[index] ?? []]));
  const outcomes = roots.map((root): RootOutcome => {
    if (root.refusal !== undefined) return { kind: "failed", root, problem: root.refusal };
    const output = outputs.get(root);
    const machineFault = output?.find(({ isFault }) => isFault)?.problem;
    if (output === undefined || machineFault !== undefined) return { kind: "left-out", root, fault: machineFault };
    const placeOf = () => startOfFile(root.file);
    const { value: read, problem: fault } = takeStep(() => root.interpret(output), "read this file", placeOf);
    if (read?.value !== undefined) return { kind: "rendered", root, manifest: read.value };
    return { kind: "failed", root, problem: fault ?? read.problem };
  });
  return { outcomes, started: run.started, late: run.late };
}
