import { valueOfNode } from "../../../hcl/values/plain.js";
import {
  booleanOf,
  isKnown,
  listValue,
  mapOf,
  placeOfValue,
  scalar,
  sortedKeys,
  unknown,
  type Value,
} from "../../../hcl/values/value.js";
import { embeddedRoots } from "../contract/embedded.js";
import type { MadeResource, ModuleCall, ModuleDescriptor } from "./descriptor.js";
import { field, mergeMaps } from "./module-values.js";

/** Upstream: terraform-aws-eks-data-addons helm-charts/karpenter-resources/templates/node-pool.yaml. */
function makePools(call: ModuleCall): MadeResource[] {
  const config = call.argument("karpenter_resources_helm_config");
  const enabled = call.argument("enable_karpenter_resources");
  if (config?.kind !== "map" || enabled === undefined || booleanOf(enabled) === false) return [];
  const mayBeOff =
    booleanOf(enabled) === undefined ? "it is unknown whether the module makes its node pools" : undefined;
  return sortedKeys(config).flatMap((key) => {
    const entry = config.entries.get(key);
    const texts = field(entry?.value, "values");
    if (entry === undefined || texts?.kind !== "list" || field(entry.value, "chart") !== undefined) return [];
    const values = mergeMaps(texts.items.flatMap((text) => valuesIn(text, call)));
    const pool = field(values, "nodePool");
    if (booleanOf(field(pool, "enabled")) === false) return [];
    const manifest = nodePool(field(values, "name") ?? scalar("default", entry.place), pool);
    const address = `helm_release.karpenter_resources[${JSON.stringify(key)}]`;
    const made = mapOf({ manifest }, placeOfValue(entry.value) ?? call.place);
    return [{ address, type: "kubernetes_manifest", values: made, doubt: entry.doubt ?? mayBeOff }];
  });
}

function valuesIn(text: Value, { place, budget }: ModuleCall): Value[] {
  if (text.kind === "scalar" && text.encodes !== undefined) return [text.encodes];
  const roots = embeddedRoots(text, { place, budget });
  if (roots === undefined) return [unknown(isKnown(text) ? "it is no text" : text.why)];
  return roots.map((root) => valueOfNode(root, root.file ?? place.file, budget));
}

function nodePool(name: Value, pool: Value | undefined): Value {
  const labels = field(pool, "labels");
  const own = labels?.kind === "list" ? labels.items : [labels];
  const template = mapOf({
    metadata: mapOf({ labels: mergeMaps([mapOf({ NodePool: name, NodeGroupType: name }), ...own]) }),
    spec: mapOf({ taints: field(pool, "taints"), requirements: field(pool, "requirements") ?? listValue([]) }),
  });
  return mapOf({
    apiVersion: scalar("karpenter.sh/v1"),
    kind: scalar("NodePool"),
    metadata: mapOf({ name }),
    spec: mapOf({ template, limits: field(pool, "limits"), weight: field(pool, "weight") }),
  });
}

export const dataAddonsModules: readonly ModuleDescriptor[] = [
  { sources: ["aws-ia/eks-data-addons/aws"], shape: ["karpenter_resources_helm_config"], make: makePools },
];
