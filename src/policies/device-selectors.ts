import { evaluateCel } from "../cel/evaluate.js";
import { parseCel } from "../cel/parse.js";
import { type CelScope, isFault, type Json, type JsonObject, MAX_STEPS } from "../cel/values.js";
import { createBudget } from "../model/budget.js";
import type { Device, DeviceSelection } from "../model/device.js";
import { memoize } from "../model/memoize.js";

/** Omits versions, which are not compared: a mapping never reports one of them absent. */
const scopeOf = memoize((device: Device): CelScope => {
  const open: string[] = [];
  const domains = new Map<string, Record<string, Json>>([[device.driver, {}]]);
  for (const [name, { type, value }] of Object.entries(device.attributes)) {
    const [domain = "", ...rest] = name.split("/");
    const id = rest.join("/");
    if (type === "version") open.push(name);
    else domains.set(domain, { ...domains.get(domain), [id]: value });
  }
  const attributes: JsonObject = Object.fromEntries(domains);
  const variable: JsonObject = { driver: device.driver, attributes };
  return {
    budget: createBudget(MAX_STEPS),
    lookUp: (name) => (name === "device" ? variable : undefined),
    isSurelyAbsent(map, key) {
      const domain = Object.keys(attributes).find((one) => attributes[one] === map);
      return domain !== undefined && !open.includes(`${domain}/${key}`);
    },
  };
});

/** Treats capacities and versions as unknown. Upstream: dynamic-resource-allocation/cel/compile.go. */
export function selectsDevice(expression: string, device: Device): DeviceSelection {
  const parsed = parseCel(expression);
  if (parsed === undefined) return "unknown";
  const scope = scopeOf(device);
  const result = evaluateCel(parsed, scope);
  if (!scope.budget.spend(0)) return "unknown";
  if (isFault(result)) return result.fault;
  if (typeof result !== "boolean") return "unknown";
  return result ? "yes" : "no";
}
