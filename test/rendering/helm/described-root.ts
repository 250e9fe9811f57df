import { locate, rangeOfSpan } from "../../../src/manifest/locate.js";
import { formatFieldPath, type SourceNode } from "../../../src/model/source.js";
import { formatWorkload, type Workload } from "../../../src/model/workload.js";
import type { RenderOutcome, RenderRoot } from "../../../src/rendering/contract/render-root.js";
import { nodeAt } from "../../../src/yaml/node-value.js";

const FIELDS = ["tolerations", "nodeSelector", "affinity", "nodeName"];

/** How much is known of where the scheduling fields of rendered workloads come from. */
export interface Shares {
  field: number;
  document: number;
  file: number;
}

function describeFields(workload: Workload, shares: Shares): Record<string, string> {
  const { document, objectPath, podSpecPath } = workload;
  const base = [...objectPath, ...podSpecPath];
  const places: Record<string, string> = {};
  function describe(node: SourceNode | undefined, path: readonly (string | number)[]): void {
    if (node === undefined) return;
    const { file, line } = locate({ document, path: [...base, ...path], target: "key" });
    places[formatFieldPath(path)] = `${file}:${line}`;
    if (node.kind === "sequence") node.items.forEach((item, index) => void describe(item, [...path, index]));
    if (node.kind !== "mapping") return;
    for (const { key, value } of node.entries) describe(value, [...path, key.text]);
  }
  for (const field of FIELDS) {
    const node = nodeAt(document.root, [...base, field]);
    describe(node, [field]);
    if (node !== undefined) shares[precisionOf(workload, field)] += 1;
  }
  return places;
}

function precisionOf({ document, objectPath, podSpecPath }: Workload, field: string): keyof Shares {
  const path = formatFieldPath([...objectPath, ...podSpecPath, field]);
  const { origin } = document;
  if (origin?.fields.some((one) => formatFieldPath(one.path).startsWith(path)) === true) return "field";
  return origin !== undefined && "span" in origin.place && origin.place.span.end > 0 ? "document" : "file";
}

/** What a root plans, and what comes of outputs, as a value to compare: places as `file:line`. */
export function describeRoot(root: RenderRoot, outcomes: readonly RenderOutcome[], shares: Shares): unknown {
  const calls = root.requests.map((request) => request.arguments.join(" "));
  const plan = { clusters: root.clusters === undefined ? null : [...root.clusters], covers: root.covers, calls };
  const problem = root.refusal ?? root.interpret(outcomes).problem;
  if (problem !== undefined) {
    const { line } = rangeOfSpan(problem.file, problem.span);
    return { ...plan, problem: `${problem.file.path}:${line} ${problem.message}` };
  }
  const { value: manifest } = root.interpret(outcomes);
  return {
    ...plan,
    objects: manifest?.objects.map(({ kind }) => kind),
    workloads: manifest?.workloads.map((workload) => {
      const { file, line } = locate({ document: workload.document, path: workload.objectPath, target: "value" });
      const fields = describeFields(workload, shares);
      return { workload: formatWorkload(workload), place: `${file}:${line}`, fields };
    }),
    problems: manifest?.problems.map(({ file, span, message }) => {
      return `${file.path}:${rangeOfSpan(file, span).line} ${message}`;
    }),
  };
}
