import type { MappingNode, ScalarNode, SequenceNode, SourceFile, Span } from "../../model/source.js";
import { mappingAt, scalarAt, sequenceAt } from "../../yaml/synthetic-nodes.js";

/** Settings that place pods in another way, or let a job decide it. */
const NOT_READ =
  /node_affinity|nodeSelector|nodeAffinity|(?<!node_)tolerations|overwrite_allowed|node_(?:selector|tolerations) *=/;
const TABLE = /^\s*\[+(?:runners\.kubernetes\.)?([\w.]+)\]+/;
const PAIR = /^\s*(?:"([^"]+)"|([\w-]+))\s*=\s*"([^"]*)"/;

/**
 * Returns what GitLab Runner's TOML says of the pods of each runner, as pod specs at the places of the text; undefined
 * if it says nothing, or more than is read. Upstream: gitlab-runner common/config.go GetNodeTolerations.
 */
export function runnerPods(place: ScalarNode, file: SourceFile): SequenceNode | undefined {
  const text = file.text.slice(place.start, place.end);
  if (!text.includes("[runners.kubernetes.node_") || NOT_READ.test(text)) return undefined;
  const runners: { selector: [string, ScalarNode][]; tolerations: MappingNode[] }[] = [];
  let table = "";
  for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) {
    const begun = TABLE.exec(line)?.[1];
    if (begun === "runners") runners.push({ selector: [], tolerations: [] });
    table = begun ?? table;
    const [, quoted, bare = "", value = ""] = PAIR.exec(line) ?? [];
    const key = quoted ?? bare;
    const start = place.start + index + line.search(/\S/);
    const at = { start, end: start + line.trim().length };
    if (table === "node_selector" && key !== "") runners.at(-1)?.selector.push([key, scalarAt(at, value)]);
    if (table === "node_tolerations" && key !== "") runners.at(-1)?.tolerations.push(tolerationOf(key, value, at));
  }
  const pods = runners.map(({ selector, tolerations }) =>
    mappingAt(place, [
      ["nodeSelector", mappingAt(place, selector)],
      ["tolerations", sequenceAt(place, tolerations)],
    ]),
  );
  return sequenceAt(place, pods);
}

/** `"team=ml" = "NoSchedule"`; a key alone stands for any value, and an empty effect for each. */
function tolerationOf(text: string, effect: string, at: Span): MappingNode {
  const [key = "", ...value] = text.split("=");
  const fields = { key, operator: value.length > 0 ? "Equal" : "Exists", value: value.join("="), effect };
  const given = Object.entries(fields).filter(([, one]) => one !== "");
  return mappingAt(
    at,
    given.map(([name, one]) => [name, scalarAt(at, one)] as const),
  );
}
