import { fileOfPlace, rangeOf } from "../../manifest/locate.js";
import { groupBy } from "../../model/group-by.js";
import { originFiles } from "../../rendering/contract/apply-renderings.js";
import { clausesOf } from "../../rules/contract/rule.js";
import { requirementsOf } from "../../rules/explanations/stray-selector.js";
import { isPlatformLabel, mayBeMet } from "../../scheduling/labels/label-availability.js";
import { NAME_LABELS } from "../../scheduling/labels/well-known-labels.js";
import type { ClusterFinding } from "../contract/cluster-finding.js";
import type { Candidate } from "./run-rules.js";

const MOST_HELD = 5;
const WAITS = 'it would be an error if the declared pools are all ("complete: true")';

/** Reports whether only incomplete pools hold a finding back: each pool lacks a custom label that the pod requires. */
export function waitsForAllPools({ finding, run, isFragment }: Candidate): boolean {
  if (run === undefined || isFragment || clausesOf(finding)[0].about !== "all-pools") return false;
  const { inventory, fits, candidates } = run.judgement;
  const fit = fits.find(({ workload }) => workload === finding.workload);
  // An unread file may declare the pool.
  if (fit === undefined || candidates !== undefined || inventory.complete || (inventory.faults ?? []).length > 0)
    return false;
  const isChosen = (key: string) =>
    !isPlatformLabel(key, inventory) || (NAME_LABELS.has(key) && inventory.pools.some(({ labels }) => key in labels));
  return (
    fit.pools.every(({ selector }) => selector === "mismatch") &&
    requirementsOf(fit.workload.podSpec).some(
      ({ requirement }) =>
        requirement.operator === "In" && isChosen(requirement.key) && !mayBeMet(requirement, inventory),
    )
  );
}

export function reportHeldBack(held: readonly ClusterFinding[], reported: readonly ClusterFinding[]): ClusterFinding[] {
  const inOrder = held
    .filter((one) => !isReported(one, reported))
    .map((said) => ({ said, range: rangeOf(said.finding.at) }))
    .sort(({ range: a }, { range: b }) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
  const causes = groupBy(inOrder, ({ said }) => said.finding.message);
  return [...causes.values()].slice(0, MOST_HELD).flatMap(([first]): ClusterFinding[] => {
    if (first === undefined) return [];
    const { fix: _, supportedFor: __, ...finding } = first.said.finding;
    const message = `${finding.message}; ${WAITS}`;
    return [{ ...first.said, severity: "note", finding: { ...finding, message } }];
  });
}

function isReported({ finding }: ClusterFinding, reported: readonly ClusterFinding[]): boolean {
  const { workload } = finding;
  const origins = workload === undefined ? [] : originFiles(workload.document);
  const files = new Set([fileOfPlace(finding.at), ...origins].map(({ path }) => path));
  const { line } = rangeOf(finding.at);
  return reported.some(({ finding: other, rule }) => {
    if (other.workload === workload && (rule === "unschedulable" || rule === "unknown-label")) return true;
    const places = [other.at, ...other.related.map(({ place }) => place)];
    return places.some((place) => files.has(fileOfPlace(place).path) && rangeOf(place).line === line);
  });
}
