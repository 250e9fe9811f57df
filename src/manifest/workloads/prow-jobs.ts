import type { FieldPath, SourceDocument, SourceNode } from "../../model/source.js";
import { DEFAULT_NAMESPACE, type Workload } from "../../model/workload.js";
import { namesCluster } from "../custom-workloads/prow-cluster.js";
import { createDecoder, LENIENT } from "../fields/decoder.js";
import { findUnknownInCustomPodSpec } from "../fields/unknown-fields.js";
import { effectiveEntries, getString, getValue } from "../yaml/node-value.js";
import { decodePodSpec, findPlaceholder } from "./pod-spec.js";

interface FoundJob {
  /** `periodic`. */
  readonly type: string;
  readonly path: FieldPath;
  readonly node: SourceNode;
}

function itemsAt(node: SourceNode | undefined, path: FieldPath, type: string): FoundJob[] {
  if (node?.kind !== "sequence") return [];
  return node.items.map((item, index) => ({ type, path: [...path, index], node: item }));
}

/** Upstream: prow, pkg/config/jobs.go JobConfig: a list of periodics, and by repository the others. */
function findJobs(root: SourceNode): FoundJob[] {
  const byRepository = (["presubmit", "postsubmit"] as const).flatMap((type) => {
    const field = `${type}s`;
    return effectiveEntries(getValue(root, field)).flatMap(({ key, value }) => itemsAt(value, [field, key.text], type));
  });
  return [...itemsAt(getValue(root, "periodics"), ["periodics"], "periodic"), ...byRepository];
}

/** A job that was read, and the node of its pod spec, which must not be read once more. */
export interface ProwJob {
  /** Absent where a template completes what the job asks for. */
  readonly workload?: Workload;
  readonly node: SourceNode;
}

/**
 * The jobs of a file of Prow, which has neither kind nor API version. A job that names its cluster is a fragment: which
 * pools that one has is not said here.
 */
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
