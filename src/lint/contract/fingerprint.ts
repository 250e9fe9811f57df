import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { fileOfPlace, rangeOf } from "../../manifest/locate.js";
import { groupBy } from "../../model/group-by.js";
import { comparePlaces } from "../../model/order.js";
import { formatTaint, formatToleration } from "../../model/taint.js";
import type { Workload } from "../../model/workload.js";
import type { Subject } from "../../rules/contract/rule.js";
import type { ClusterFinding } from "./cluster-finding.js";

export interface IdentifiedFinding extends ClusterFinding {
  /** Unique in the run. Survives moved lines and reordered documents. */
  readonly fingerprint: string;
}

/** Adds fingerprints: 16 hex digits of rule, cluster, workload and subject, numbered if only the place differs. */
export function identifyFindings(findings: readonly ClusterFinding[]): readonly IdentifiedFinding[] {
  const fingerprints = new Map<ClusterFinding, string>();
  for (const [fingerprint, ones] of groupBy(findings, baseFingerprint)) {
    inTextOrder(ones).forEach((one, index) => {
      fingerprints.set(one, index === 0 ? fingerprint : `${fingerprint}-${index + 1}`);
    });
  }
  return findings.map((one) => ({ ...one, fingerprint: fingerprints.get(one) ?? "" }));
}

export function describeIdentity(concern: Subject, workload: Workload | undefined): string {
  const { tolerations = [], selectors = [], taints = [], pools = [], workloads = [], names = [] } = concern;
  const written = tolerations.map((index) => formatToleration(workload?.podSpec.tolerations[index] ?? {}));
  return JSON.stringify([
    written.sort(),
    [...selectors].sort(),
    taints.map(formatTaint).sort(),
    pools.map(({ name }) => name).sort(),
    workloads.map(ownerOf).sort(),
    names,
  ]);
}

function baseFingerprint({ rule, cluster, finding: { workload, fingerprintBy, at } }: ClusterFinding): string {
  // What is about no workload is known by its file.
  const owner = workload === undefined ? fileOfPlace(at).path : ownerOf(workload);
  const text = JSON.stringify([rule, cluster, owner, describeIdentity(fingerprintBy, workload)]);
  return bytesToHex(sha256(utf8ToBytes(text)).subarray(0, 8));
}

function ownerOf({ kind, namespace, name, part }: Workload): string {
  return [kind, namespace, name, ...(part === undefined ? [] : [part])].join("/");
}

function inTextOrder(findings: readonly ClusterFinding[]): readonly ClusterFinding[] {
  if (findings.length === 1) return findings;
  return findings
    .map((one) => ({ one, range: rangeOf(one.finding.at) }))
    .sort((a, b) => comparePlaces(a.range, b.range))
    .map(({ one }) => one);
}
