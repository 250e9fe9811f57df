import type { NodeSelectorRequirement } from "../../model/pod.js";
import type { ReadinessRule } from "../../model/readiness.js";
import type { SourceNode } from "../../model/source.js";
import { getString, getValue } from "../../yaml/node-value.js";
import { createDecoder, LENIENT } from "../fields/decoder.js";
import { groupOf, type KubernetesObject, nameOf } from "./objects.js";
import { decodeRequirement, placeholderIn } from "./pod-spec.js";

const GROUP = "readiness.node.x-k8s.io";

function isDryRun(spec: SourceNode): boolean {
  const dryRun = getValue(spec, "dryRun");
  return dryRun?.kind === "scalar" && dryRun.value === true;
}

function readSelector(selector: SourceNode | undefined): NodeSelectorRequirement[] {
  const decoder = createDecoder();
  const labels = decoder.stringMap(getValue(selector, "matchLabels"), []);
  return [
    ...Object.entries(labels).map(([key, value]) => ({ key, operator: "In", values: [value] })),
    ...decoder.list(getValue(selector, "matchExpressions"), [], (item, at) => decodeRequirement(decoder, item, at)),
  ];
}

/** Returns conditions that must be reported. Upstream: node-readiness-controller, nodereadinessrule_types.go. */
function readConditions(spec: SourceNode): string[] {
  const conditions = LENIENT.list(getValue(spec, "conditions"), [], (item) => item);
  if (getString(spec, "conditionPolicy") === "anyOf" && conditions.length > 1) return [];
  const reported = conditions.filter(
    (item) => getString(item, "requiredStatus") !== (getString(item, "defaultStatus") ?? "Unknown"),
  );
  return reported.flatMap((item) => getString(item, "type") ?? []);
}

export function readReadinessRules(objects: Iterable<KubernetesObject>): ReadinessRule[] {
  const rules: ReadinessRule[] = [];
  for (const object of objects) {
    const { kind, apiVersion, document, path } = object;
    if (kind !== "NodeReadinessRule" || groupOf(apiVersion) !== GROUP) continue;
    const { node } = object;
    const spec = getValue(node, "spec");
    if (spec === undefined) continue;
    const taint = getValue(spec, "taint");
    const key = getString(taint, "key");
    if (key === undefined || isDryRun(spec)) continue;
    const isPlain = (document.blanks ?? []).length === 0 && placeholderIn(node) === undefined;
    rules.push({
      name: nameOf(object) ?? "(no name)",
      taint: {
        key,
        value: getString(taint, "value") ?? "",
        effect: getString(taint, "effect") ?? "",
        place: { document, path: [...path, "spec", "taint"], target: "value" },
      },
      selector: readSelector(getValue(spec, "nodeSelector")),
      conditions: isPlain ? readConditions(spec) : [],
    });
  }
  return rules;
}
