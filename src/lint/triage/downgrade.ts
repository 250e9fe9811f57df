import { fileOfPlace } from "../../manifest/locate.js";
import type { Severity } from "../../model/finding.js";
import { atticOf, isInTestSuite } from "../../model/path-steps.js";
import { areLocalControlPlanes, areLocalPools } from "../../model/pool.js";
import { clausesOf, type RuleFinding } from "../../rules/contract/rule.js";
import type { ClusterFinding } from "../contract/cluster-finding.js";
import type { Candidate, Run } from "./run-rules.js";

const MILDER: Readonly<Record<Severity, Severity>> = { error: "warning", warning: "note", note: "note" };
const LOCAL = "these nodes are those of a cluster on the machine of a developer";
const TEST_INPUT = "nothing is deployed there, and the pool is the input of a test";

/** Lowers the severity if the file's use is uncertain. */
export function downgrade(
  candidate: Candidate,
  found: ClusterFinding,
  configured: Severity | undefined,
): ClusterFinding {
  const { rule, run, isFragment } = candidate;
  const isMilder = configured === undefined && rule.checksFragments === true;
  const own = isFragment ? downgradeFragment(found, isMilder) : found;
  if (run === undefined) return own;
  const doubt = isAboutPools(candidate.finding) ? uncertaintyOfPools(run, found) : undefined;
  if (doubt !== undefined) return asNote(own, doubt);
  const path = found.finding.workload?.document.file.path;
  // What the API server refuses, it refuses whatever a rendering changes besides.
  const why = path === undefined || rule.refusedByApi ? undefined : run.judgement.unrendered.get(path);
  if (why === undefined) return own;
  const note = asNote(own, `${why.reason}, so this holds for the file alone`);
  if (why.kind === "fault") return { ...note, severity: own.severity };
  const { renderer, root } = why;
  return why.kind === "missing" ? { ...note, undecided: [{ severity: own.severity, renderer, root }] } : note;
}

export function isAboutPools(finding: RuleFinding): boolean {
  const [{ about }] = clausesOf(finding);
  return about !== "object" && about !== "difference";
}

/** Reports whether a finding concerns the control plane of a local cluster (kind, k3d, minikube), which is useless. */
export function isIrrelevantLocally({ run }: Candidate, finding: RuleFinding): boolean {
  const { workload, subject } = finding;
  if (clausesOf(finding)[0].about !== "pools" || workload === undefined || run?.judgement.inventory.complete)
    return false;
  return areLocalControlPlanes(subject?.pools ?? []);
}

function uncertaintyOfPools({ judgement: { inventory, fits } }: Run, { finding }: ClusterFinding): string | undefined {
  if (!inventory.complete && areLocalPools(inventory.pools)) return LOCAL;
  const isInput = finding.workload === undefined && fits.length === 0 && isInTestSuite(fileOfPlace(finding.at).path);
  return isInput ? TEST_INPUT : undefined;
}

const WRITES_VALUE: ReadonlySet<string> = new Set(["set-scalar", "quote-scalar"]);

/**
 * What else makes up the pod is not known: only another spelling of a value is certain to repair it. What a file of
 * values holds need not reach the API server as it stands, or reaches another cluster than this one.
 */
function downgradeFragment(found: ClusterFinding, isMilder: boolean): ClusterFinding {
  const { fix, ...finding } = found.finding;
  const isObject = finding.workload?.apiVersion !== "";
  const severity = isObject || !isMilder ? found.severity : MILDER[found.severity];
  if (!fix?.operations.every(({ kind }) => WRITES_VALUE.has(kind))) return { ...found, severity, finding };
  return { ...found, severity, finding: { ...finding, fix: isObject ? fix : { ...fix, isUnsafe: true } } };
}

/** Lowers findings in folders of retired files to notes, except for renderings that begin elsewhere. */
export function downgradeArchived(found: ClusterFinding): ClusterFinding {
  const { workload, at } = found.finding;
  const folder = atticOf(workload?.document.file.path ?? fileOfPlace(at).path);
  return folder === undefined || found.severity === "note"
    ? found
    : asNote(found, `it is in folder "${folder}", for unused files`);
}

/** Lowers findings in test files, which are often wrong on purpose. One notice lists them. */
export function downgradeTestInput(found: ClusterFinding): ClusterFinding {
  const { fix: _, ifAdded: __, ...finding } = found.finding;
  return { ...found, severity: "note", finding };
}

function asNote(found: ClusterFinding, reason: string): ClusterFinding {
  const { fix: _, ifAdded: __, ...finding } = found.finding;
  const message = `${finding.message}; ${reason}`;
  // What is said of one without this doubt is not said of the other.
  const cause = finding.groupBy === undefined ? {} : { groupBy: `${finding.groupBy}; ${reason}` };
  return { ...found, severity: "note", finding: { ...finding, ...cause, message, plainMessage: finding.message } };
}
