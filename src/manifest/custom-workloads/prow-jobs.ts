import type { FieldPath, SourceDocument, SourceNode } from "../../model/source.js";
import { DEFAULT_NAMESPACE, type Workload } from "../../model/workload.js";
import { effectiveEntries, getString, getValue } from "../../yaml/node-value.js";
import { createDecoder, LENIENT } from "../fields/decoder.js";
import { findUnknownInCustomPodSpec } from "../fields/unknown-fields.js";
import { decodePodSpec, findPlaceholder } from "../objects/pod-spec.js";

interface FoundJob {
  /** `periodic`, `presubmit` or `postsubmit`. */
  readonly type: string;
  readonly path: FieldPath;
  readonly node: SourceNode;
}

function itemsAt(node: SourceNode | undefined, path: FieldPath, type: string): FoundJob[] {
  if (node?.kind !== "sequence") return [];
  return node.items.map((item, index) => ({ type, path: [...path, index], node: item }));
}

/** Upstream: prow, pkg/config/jobs.go JobConfig: a list of periodics, other jobs by repository. */
function findJobs(root: SourceNode): FoundJob[] {
  const byRepository = (["presubmit", "postsubmit"] as const).flatMap((type) => {
    const field = `${type}s`;
    return effectiveEntries(getValue(root, field)).flatMap(({ key, value }) => itemsAt(value, [field, key.text], type));
  });
  return [...itemsAt(getValue(root, "periodics"), ["periodics"], "periodic"), ...byRepository];
}

interface ProwJob {
  /** Absent if the job is templated. */
  readonly workload?: Workload;
  readonly node: SourceNode;
}

/** Reads a Prow file, which has no kind. A job that names a cluster is a fragment: its pools are unknown. */
export function readProwJobs(document: SourceDocument): ProwJob[] {
  return findJobs(document.root).flatMap(({ type, path, node }): ProwJob[] => {
    const name = getString(node, "name");
    const podSpec = getValue(node, "spec");
    if (name === undefined || podSpec?.kind !== "mapping" || getValue(podSpec, "containers") === undefined) return [];
    if (findPlaceholder(podSpec, document) !== undefined) return [{ node: podSpec }];
    const decoder = createDecoder();
    const podSpecPath = ["spec"];
    const labels = LENIENT.stringMap(getValue(node, "labels"), []);
    const annotations = LENIENT.stringMap(getValue(node, "annotations"), []);
    const isElsewhere = namesCluster(node);
    const workload: Workload = {
      kind: "ProwJob",
      apiVersion: "prow.k8s.io/v1",
      namespace: getString(node, "namespace") ?? DEFAULT_NAMESPACE,
      name,
      part: type,
      labels,
      annotations,
      document,
      objectPath: path,
      replicas: undefined,
      templateLabels: labels,
      templateAnnotations: annotations,
      isFragment: isElsewhere || undefined,
      podSpecPath,
      podSpec: decodePodSpec(decoder, podSpec, podSpecPath),
      decodeErrors: decoder.errors,
      ...findUnknownInCustomPodSpec({ object: node, podSpecPath }, false),
    };
    return [{ workload, node: podSpec }];
  });
}

/** Prow's cluster for jobs that name none. */
const DEFAULT_CLUSTER = "default";

export function namesCluster(job: SourceNode | undefined): boolean {
  return (getString(job, "cluster") ?? DEFAULT_CLUSTER) !== DEFAULT_CLUSTER;
}
