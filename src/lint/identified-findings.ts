import { fileOfPlace } from "../manifest/locate.js";
import { fingerprintOf } from "./fingerprint.js";
import { type ClusterFinding, rangeOf } from "./located-findings.js";

export interface IdentifiedFinding extends ClusterFinding {
  /** No other finding of the run has it. Survives moved lines and reordered documents. */
  readonly fingerprint: string;
}

/**
 * Gives every finding its fingerprint. Findings that nothing but their place tells apart are numbered in the order of
 * the text. The order of the findings stays.
 */
export function identifyFindings(findings: readonly ClusterFinding[]): readonly IdentifiedFinding[] {
  const alike = new Map<string, ClusterFinding[]>();
  for (const one of findings) {
    const fingerprint = baseFingerprint(one);
    const others = alike.get(fingerprint);
    if (others === undefined) alike.set(fingerprint, [one]);
    else others.push(one);
  }
  const fingerprints = new Map<ClusterFinding, string>();
  for (const [fingerprint, ones] of alike) {
    inTextOrder(ones).forEach((one, index) => {
      fingerprints.set(one, index === 0 ? fingerprint : `${fingerprint}-${index + 1}`);
    });
  }
  return findings.map((one) => ({ ...one, fingerprint: fingerprints.get(one) ?? "" }));
}

function baseFingerprint({ rule, cluster, finding }: ClusterFinding): string {
  const clusters = cluster === null ? [] : [cluster];
  return fingerprintOf(rule, clusters, finding.workload, fileOfPlace(finding.at).path, finding.subject ?? "");
}

function inTextOrder(findings: readonly ClusterFinding[]): readonly ClusterFinding[] {
  if (findings.length === 1) return findings;
  return findings
    .map((one) => ({ one, range: rangeOf(one.finding.at) }))
    .sort(({ range: a }, { range: b }) => {
      const byFile = a.file < b.file ? -1 : a.file > b.file ? 1 : 0;
      return byFile || a.line - b.line || a.column - b.column;
    })
    .map(({ one }) => one);
}
