import { rememberedOf } from "../../model/remembered.js";
import type { RuleContext } from "./rule.js";

/**
 * Computes what rules need of all workloads or pools once per cluster and key, however many workloads ask for it. Whatever
 * looks at all workloads for each workload goes through it.
 */
export function oncePerCluster<Value, Key = void>(
  compute: (context: RuleContext, key: Key) => Value,
): (context: RuleContext, key: Key) => Value {
  const valuesOf = rememberedOf((_: RuleContext) => new Map<Key, Value>());
  return (context, key) => {
    const values = valuesOf(context);
    const known = values.get(key);
    if (known !== undefined || values.has(key)) return known as Value;
    const value = compute(context, key);
    values.set(key, value);
    return value;
  };
}
