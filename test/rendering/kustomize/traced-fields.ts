import { editedPlaceOf, locate, rangeOfSpan } from "../../../src/manifest/locate.js";
import { type FieldPath, formatFieldPath, type SourceNode } from "../../../src/model/source.js";
import type { Workload } from "../../../src/model/workload.js";
import type { Interpretation, RenderRoot } from "../../../src/rendering/contract/render-root.js";
import { effectiveEntries, nodeAt } from "../../../src/yaml/node-value.js";
import { formatKey } from "../../../src/yaml/scalar.js";

const POD_FIELDS = [
  "tolerations",
  "nodeSelector",
  "affinity",
  "nodeName",
  "runtimeClassName",
  "hostNetwork",
  "os",
  "topologySpreadConstraints",
  "schedulerName",
  "priorityClassName",
];

/** Every scheduling field of a workload with all that is below it, as paths from the object's root. */
function schedulingFields({ document, podSpecPath }: Workload): FieldPath[] {
  const template = podSpecPath.slice(0, -1);
  const containers = ["containers", "initContainers"].flatMap((list) => {
    const node = nodeAt(document.root, [...podSpecPath, list]);
    const items = node?.kind === "sequence" ? node.items : [];
    return items.flatMap((_, index) => ["name", "resources"].map((field) => [...podSpecPath, list, index, field]));
  });
  const starts: FieldPath[] = [
    ...["name", "namespace", "labels", "annotations"].map((field) => ["metadata", field]),
    ...["labels", "annotations"].map((field) => [...template, "metadata", field]),
    ["spec", "replicas"],
    ...POD_FIELDS.map((field) => [...podSpecPath, field]),
    ...containers,
  ];
  const paths = starts.flatMap((path) => {
    const node = nodeAt(document.root, path);
    return node === undefined ? [] : below(path, node);
  });
  // A pod is its own template.
  return [...new Map(paths.map((path) => [formatFieldPath(path), path])).values()];
}

function below(path: FieldPath, node: SourceNode): FieldPath[] {
  if (node.kind === "scalar") return [path];
  const children =
    node.kind === "sequence"
      ? node.items.flatMap((item, index) => below([...path, index], item))
      : effectiveEntries(node).flatMap(({ key, value }) => below([...path, formatKey(key.value)], value));
  return [path, ...children];
}

/**
 * `value`: the place holds this very value. `cause`: it is what made the value, such as a prefix, a replacement or a
 * variable. `document`: it is around it. `file`: it is no more than a file.
 */
export type Exactness = "value" | "cause" | "document" | "file";

export interface TracedField {
  readonly field: string;
  readonly line: string;
  readonly exactness: Exactness;
}

export function tracedFields(workload: Workload): TracedField[] {
  const { document } = workload;
  return schedulingFields(workload).map((path) => {
    const place = { document, path, target: "value" as const };
    const edited = editedPlaceOf(place);
    const { file, line } = locate(place);
    const field = formatFieldPath(path);
    const at = `${file}:${line}`;
    if ("span" in edited) return { field, line: at, exactness: edited.span.end === 0 ? "file" : "cause" };
    const there = nodeAt(edited.document.root, edited.path);
    if (there === undefined) return { field, line: at, exactness: "document" };
    const node = nodeAt(document.root, path);
    const isSame = node !== undefined && isSameKind(there, node);
    return { field, line: at, exactness: isSame ? "value" : "cause" };
  });
}

/** A list or mapping may have got more from elsewhere: only scalars are compared. */
function isSameKind(there: SourceNode, node: SourceNode): boolean {
  return there.kind === node.kind && (there.kind !== "scalar" || node.kind !== "scalar" || there.value === node.value);
}

/** What a root leads to: workloads with the line of each scheduling field, or why there are none. */
export type TracedRoot = string | Record<string, Record<string, string> | string>;

export function tracedRoot(root: RenderRoot, { value: manifest, problem }: Interpretation): TracedRoot {
  if (problem !== undefined) {
    const { file, line } = rangeOfSpan(problem.file, problem.span);
    return `${file}:${line} ${problem.message}`;
  }
  if (root.refusal !== undefined) throw new Error("a refused root was rendered");
  const workloads = manifest.workloads.map((workload) => {
    const name = `${workload.kind} ${workload.namespace}/${workload.name}`;
    const removed = (workload.document.origin?.fields ?? []).flatMap(({ path }) => {
      if (nodeAt(workload.document.root, path) !== undefined) return [];
      const { file, line } = locate({ document: workload.document, path, target: "value" });
      return [[`${formatFieldPath(path)} (removed)`, `${file}:${line}`] as const];
    });
    const fields = tracedFields(workload).map(({ field, line }) => [field, line] as const);
    return [name, Object.fromEntries([...fields, ...removed])] as const;
  });
  const problems = manifest.problems.map(({ message, file, span }, index) => {
    const at = rangeOfSpan(file, span);
    return [`problem ${index + 1}`, `${at.file}:${at.line} ${message}`] as const;
  });
  return Object.fromEntries([...workloads, ...problems]);
}
