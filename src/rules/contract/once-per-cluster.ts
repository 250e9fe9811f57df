import { memoize } from "../../model/memoize.js";
import type { RuleContext } from "./rule.js";

/** Memoizes by cluster and key. */
export function oncePerCluster<Value, Key = void>(
  compute: (context: RuleContext, key: Key) => Value,
): (context: RuleContext, key: Key) => Value {
  const valuesOf = memoize((_: RuleContext) => new Map<Key, Value>());
  return (context, key) => {
    const values = valuesOf(context);
    if (!values.has(key)) values.set(key, compute(context, key));
    return values.get(key) as Value;
  };
}
