import type { RequiredCoverage } from "../lint/configuration/configuration.js";
import { countFiles, type LintInput } from "../lint/contract/lint-input.js";
import type { LintResult } from "../lint/contract/result.js";
import { outsideReleasesIn } from "../lint/judging/outside-releases.js";
import { nameOf } from "../manifest/objects/objects.js";
import { type Severity, severitiesFrom } from "../model/finding.js";
import type { NodePool } from "../model/pool.js";
import { count, joinWords, list, nameSome, quoted } from "../model/words.js";
import type { Repository } from "./repository.js";
import type { RunError } from "./run-error.js";

export type FailOn = Severity | "never";

/** Reports whether all findings are milder than `failOn`. */
export function passes({ findings }: LintResult, failOn: FailOn): boolean {
  return !findings.some(fatalFor(failOn));
}

export function fatalFor(failOn: FailOn): (one: { readonly severity: Severity }) => boolean {
  const fatal = failOn === "never" ? [] : severitiesFrom(failOn);
  return ({ severity }) => fatal.includes(severity);
}

/** Describes findings that only a missing program keeps as notes. */
export function describeUndecided({ findings }: LintResult, failOn: FailOn): string[] {
  const isFatal = fatalFor(failOn);
  const ones = findings.filter((one) => !isFatal(one) && one.undecided?.some(isFatal));
  const reasons = ones.flatMap(({ undecided = [] }) => undecided.filter(isFatal));
  if (reasons.length === 0) return [];
  const programs = [...new Set(reasons.map(({ renderer }) => renderer))];
  const roots = list([...new Set(reasons.map(({ root }) => quoted(root)))]);
  const [are, them] = programs.length === 1 ? ["is", "it"] : ["are", "them"];
  const says = `${joinWords(programs)} ${are} not installed, so ${count(ones.length, "finding")} below ${roots} could not be decided`;
  return [`${says}: install ${them}, or set "render: off"`];
}

const MOST_MISSING = 5;

/** Describes what is missing below the required shares in percent, one clause each. */
export function describeMissingCoverage(
  { manifests }: LintInput,
  { coverage: { workloads, judged, reasons } }: LintResult,
  required: RequiredCoverage,
): string[] {
  const places = manifests.flatMap(({ rendered }) => rendered?.release ?? []);
  const rendered = new Set(places.map(({ file, span }) => `${file.path} ${span.start}`)).size;
  const left = outsideReleasesIn(manifests);
  const releases = left.map((one) => `${one.kind} ${quoted(nameOf(one) ?? "")} (${one.document.file.path})`);
  const why = reasons.map(({ reason }) => reason);
  const shares = {
    releases: { done: rendered, all: rendered + left.length, what: "releases are rendered", missing: releases },
    workloads: { done: judged, all: workloads, what: "workloads are judged", missing: why },
  };
  return [...required].flatMap(([key, least]) => {
    const { done, all, what, missing } = shares[key];
    if (done * 100 >= least * all) return [];
    const says = missing.length === 0 ? "" : `: ${nameSome(missing, MOST_MISSING)}`;
    return [`${done} of ${all} ${what}, and "coverage.${key}" asks for ${least}%${says}`];
  });
}

const MANIFEST_NAME = /(?:\.(?:ya?ml|json)|\/|^\.|^<stdin>)$|[*?[{]/i;

/** Describes an empty run of a command on pools; undefined if files declare pools. */
export function describeNothingChecked(repository: Repository): RunError | undefined {
  const { scope = "repository", clusters, configuration } = repository.input;
  const isDeclared = ({ place }: NodePool) => place.document.file.path !== configuration?.file.path;
  const holdsPools = scope === "repository" && clusters.some(({ inventory }) => inventory.pools.some(isDeclared));
  return holdsPools ? undefined : describeNothingLinted(repository);
}

/** Describes an empty run; undefined with a workload. */
export function describeNothingLinted({ input, wanted, rendered }: Repository): RunError | undefined {
  const read = input.manifests.flatMap(({ workloads }) => workloads);
  if (input.reached !== undefined || read.some(({ isFragment }) => isFragment !== true)) return undefined;
  const sought = wanted.map(quoted).join(", ");
  const files = countFiles(input);
  if (files === 0) return { message: `nothing was linted: no YAML or JSON file was found for ${sought}` };
  const [only] = wanted;
  if (files === 1 && wanted.length === 1 && only !== undefined && !MANIFEST_NAME.test(only)) {
    return { message: `nothing was linted: "${only}" holds no workload, and by its name it is neither YAML nor JSON` };
  }
  const missing = (rendered.missing ?? []).map((clause) => `; ${clause}`).join("");
  const found = files === 1 ? "the only file" : `none of the ${files} files`;
  if (read.length > 0) {
    const holds = files === 1 ? "holds none" : "holds one";
    const pieces = count(read.length, "piece of a pod spec was", "pieces of pod specs were");
    return {
      message: `no workload was judged: ${found} found for ${sought} ${holds}; only ${pieces} checked, in values, patches or custom resources${missing}`,
    };
  }
  const holds = files === 1 ? "holds no workload" : "holds a workload";
  return { message: `nothing was linted: ${found} found for ${sought} ${holds}${missing}` };
}
