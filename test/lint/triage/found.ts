import type { WordedFinding } from "../../../src/lint/contract/cluster-finding.js";
import type { IdentifiedFinding } from "../../../src/lint/contract/fingerprint.js";
import { readManifest } from "../../../src/manifest/read-manifest.js";
import type { TextPlace } from "../../../src/model/source.js";
import type { Workload } from "../../../src/model/workload.js";

/** Lines of nine characters and a line break. */
const LINES = "123456789\n".repeat(5);

/** A place in a text that is no object. */
export function placeIn(path: string, line = 1, column = 1): TextPlace {
  const start = (line - 1) * 10 + column - 1;
  return { file: { path, text: LINES }, span: { start, end: start + 1 } };
}

/** A Deployment in a file of its own. */
export function deploymentIn(path: string, name = "web", image = `${path}:1`): Workload {
  const text = `apiVersion: apps/v1
kind: Deployment
metadata: {name: ${name}}
spec: {template: {spec: {containers: [{name: a, image: "${image}"}]}}}
`;
  const [workload] = readManifest({ path, text }).workloads;
  if (workload === undefined) throw new Error(`no workload in ${path}`);
  return workload;
}

type About = Partial<Omit<IdentifiedFinding, "finding">> & Partial<WordedFinding>;

/** What is said of one thing: an error that nothing repairs, unless told otherwise. */
export function said({
  rule,
  severity,
  cluster,
  fingerprint,
  fixable,
  fixes,
  undecided,
  ...words
}: About): IdentifiedFinding {
  const at = words.workload && { document: words.workload.document, path: [], target: "value" as const };
  return {
    rule: rule ?? "unschedulable",
    severity: severity ?? "error",
    cluster: cluster ?? null,
    fingerprint: fingerprint ?? "",
    ...(fixable !== undefined && { fixable }),
    ...(fixes !== undefined && { fixes }),
    ...(undecided !== undefined && { undecided }),
    finding: {
      at: at ?? placeIn("a.yaml"),
      message: "it is wrong",
      help: "",
      details: [],
      related: [],
      fingerprintBy: {},
      ...words,
    },
  };
}
