import type { KubernetesObject } from "../../manifest/objects/objects.js";
import { matchesWhole } from "../../model/regular-expression.js";
import type { SourceNode } from "../../model/source.js";
import { effectiveEntries, getValue, nodeAt } from "../../yaml/node-value.js";
import { formatKey } from "../../yaml/scalar.js";
import { type ObjectIdentity, sourceIdentity } from "./source-object.js";

/** An object's first and last state; a patch selected a state between them. */
export interface PatchedObject {
  readonly rendered: KubernetesObject;
  readonly base: KubernetesObject | undefined;
}

function statesOf({ rendered, base }: PatchedObject): KubernetesObject[] {
  return base === undefined ? [rendered] : [base, rendered];
}

export function isNamedBy(patch: ObjectIdentity, object: PatchedObject): boolean {
  const states = statesOf(object).map(sourceIdentity);
  return (
    states.some(({ kind, group }) => kind === patch.kind && group === patch.group) &&
    (states.some(({ name }) => name === patch.name) || liesBetween(patch.name, states)) &&
    (patch.namespace === "" || states.some(({ namespace }) => namespace === "" || namespace === patch.namespace))
  );
}

/** Reports whether the name has some of the prefixes and suffixes of the rendered name. */
function liesBetween(name: string, states: readonly ObjectIdentity[]): boolean {
  const [first, last] = [states.at(0)?.name ?? "", states.at(-1)?.name ?? ""];
  return first !== "" && name.includes(first) && last.includes(name);
}

/** Reports whether a selector matches; RE2 on whole values. Upstream: kustomize api/types/selector.go. */
export function isSelected(selector: SourceNode, object: PatchedObject): boolean {
  const states = statesOf(object);
  const identities = states.map(sourceIdentity);
  const fits = (key: keyof ObjectIdentity): boolean => {
    const node = getValue(selector, key);
    const text = node?.kind === "scalar" && node.value !== null ? node.text : "";
    if (text === "") return true;
    if (identities.some((identity) => matchesWhole(text, identity[key]) ?? text === identity[key])) return true;
    return key === "name" && liesBetween(text, identities);
  };
  return (
    (["group", "version", "kind", "name", "namespace"] as const).every(fits) &&
    selectsBy(selector, "labelSelector", "labels", states) &&
    selectsBy(selector, "annotationSelector", "annotations", states)
  );
}

function selectsBy(
  selector: SourceNode,
  key: "labelSelector" | "annotationSelector",
  field: "labels" | "annotations",
  states: readonly KubernetesObject[],
): boolean {
  const node = getValue(selector, key);
  if (node?.kind !== "scalar" || node.text === "") return true;
  const requirements = node.text.match(/[^,(]+(?:\([^()]*\))?/g) ?? [];
  return states.some((state) => {
    const labels = new Map(
      effectiveEntries(nodeAt(state.node, ["metadata", field])).map(({ key: name, value }) => [
        formatKey(name.value),
        value.kind === "scalar" ? value.text : "",
      ]),
    );
    return requirements.every((requirement) => meets(requirement.trim(), labels));
  });
}

const SET = /^([^\s!=]+)\s+(in|notin)\s*\(([^)]*)\)$/;
const EQUALITY = /^([^\s!=]+)\s*(==|=|!=)(.*)$/;

function meets(requirement: string, labels: ReadonlyMap<string, string>): boolean {
  const set = SET.exec(requirement);
  if (set !== null) {
    const [, name = "", operator, list = ""] = set;
    const value = labels.get(name);
    const isIn = value !== undefined && list.split(",").some((word) => word.trim() === value);
    return operator === "in" ? isIn : !isIn;
  }
  const equality = EQUALITY.exec(requirement);
  if (equality !== null) {
    const [, name = "", operator, value = ""] = equality;
    return (labels.get(name) === value.trim()) === (operator !== "!=");
  }
  return requirement.startsWith("!") ? !labels.has(requirement.slice(1).trim()) : labels.has(requirement);
}
