import type { Gang, GangTopology } from "../../model/gang.js";
import type { FieldPath, Place, SourceNode } from "../../model/source.js";
import { LENIENT } from "../fields/decoder.js";
import type { KindOfGroup } from "../relevance.js";
import { placeholderIn } from "../workloads/pod-spec.js";
import { ownerOf } from "../workloads/workload-owner.js";
import { getString, getValue, nodeAt } from "../yaml/node-value.js";
import { groupOf, type KubernetesObject } from "./objects.js";

const GROUP = "scheduling.k8s.io";

export const GANG_KINDS: readonly KindOfGroup[] = ["PodGroup", "Workload"].map((kind) => ({ group: GROUP, kind }));

interface GroupSpec {
  readonly node: SourceNode;
  readonly path: FieldPath;
  /** Reports whether it contains groups. */
  readonly isComposite: boolean;
}

function itemsAt(node: SourceNode, path: FieldPath, field: string, isComposite: boolean): GroupSpec[] {
  const list = getValue(node, field);
  if (list?.kind !== "sequence") return [];
  return list.items.map((item, index) => ({ node: item, path: [...path, field, index], isComposite }));
}

function templatesIn(node: SourceNode, path: FieldPath): GroupSpec[] {
  const composites = itemsAt(node, path, "compositePodGroupTemplates", true);
  return [
    ...itemsAt(node, path, "podGroupTemplates", false),
    // v1alpha1, which also has `policy` as the policy field.
    ...itemsAt(node, path, "podGroups", false),
    ...composites,
    ...composites.flatMap((one) => templatesIn(one.node, one.path)),
  ];
}

function readGroup(object: KubernetesObject, { node, path, isComposite }: GroupSpec, isOnly: boolean): Gang {
  const { kind, name, namespace } = ownerOf(object);
  const at = (field: FieldPath): Place => {
    return { document: object.document, path: [...object.path, ...path, ...field], target: "value" };
  };
  const topology = ["schedulingConstraints", "topology"];
  const topologies = LENIENT.list(nodeAt(node, topology), topology, (item, field): GangTopology => {
    return { key: getString(item, "key") ?? "", place: at([...field, "key"]) };
  });
  const policy = getValue(node, "schedulingPolicy") === undefined ? "policy" : "schedulingPolicy";
  const counted = [policy, "gang", "minCount"];
  const count = LENIENT.integer(nodeAt(node, counted), []);
  const reference = nodeAt(object.node, ["spec", "controllerRef"]);
  const [ownerKind, owner] = [getString(reference, "kind"), getString(reference, "name")];
  return {
    kind,
    name,
    namespace,
    topologies,
    minCount: count === undefined || isComposite ? undefined : { count, place: at(counted) },
    controller: isOnly && ownerKind !== undefined && owner !== undefined ? { kind: ownerKind, name: owner } : undefined,
  };
}

export function readGangs(objects: Iterable<KubernetesObject>): Gang[] {
  const gangs: Gang[] = [];
  for (const object of objects) {
    const { kind, apiVersion, document } = object;
    if (groupOf(apiVersion) !== GROUP || !GANG_KINDS.some((one) => one.kind === kind)) continue;
    const { node } = object;
    const spec = getValue(node, "spec");
    if (spec === undefined || (document.blanks ?? []).length > 0 || placeholderIn(node) !== undefined) continue;
    const own: GroupSpec = { node: spec, path: ["spec"], isComposite: false };
    const groups = kind === "PodGroup" ? [own] : templatesIn(spec, ["spec"]);
    gangs.push(...groups.map((group) => readGroup(object, group, groups.length === 1)));
  }
  return gangs;
}
