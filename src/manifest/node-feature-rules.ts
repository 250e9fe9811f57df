import { getString, getValue } from "./node-value.js";
import { groupOf, type KubernetesObject } from "./objects.js";

/** The keys of the taints that the NodeFeatureRules among the objects put on nodes with some feature, each once. */
export function readNodeFeatureTaintKeys(objects: Iterable<KubernetesObject>): readonly string[] {
  const keys = new Set<string>();
  for (const { kind, apiVersion, node } of objects) {
    if (kind !== "NodeFeatureRule" || groupOf(apiVersion) !== "nfd.k8s-sigs.io") continue;
    const rules = getValue(getValue(node, "spec"), "rules");
    for (const rule of rules?.kind === "sequence" ? rules.items : []) {
      const taints = getValue(rule, "taints");
      for (const taint of taints?.kind === "sequence" ? taints.items : []) {
        const key = getString(taint, "key");
        if (key !== undefined) keys.add(key);
      }
    }
  }
  return [...keys];
}
