import type { CustomKind } from "../fields/custom-kind.js";
import { groupOf, type KubernetesObject, nameOf } from "../objects/objects.js";
import { DATABASE_KINDS } from "./databases.js";
import { DELIVERY_KINDS } from "./delivery.js";
import { INFRASTRUCTURE_KINDS } from "./infrastructure.js";
import { ML_KINDS } from "./ml.js";
import { MONITORING_KINDS } from "./monitoring.js";
import { OPENSHIFT_KINDS } from "./openshift.js";

export const CUSTOM_KINDS: readonly CustomKind[] = [
  ...DELIVERY_KINDS,
  ...ML_KINDS,
  ...MONITORING_KINDS,
  ...DATABASE_KINDS,
  ...INFRASTRUCTURE_KINDS,
  ...OPENSHIFT_KINDS,
];

const BY_KIND: ReadonlyMap<string, CustomKind> = new Map(CUSTOM_KINDS.map((one) => [`${one.group} ${one.kind}`, one]));

/** Finds the declaration of an object's kind. Kinds of the configuration (`own`) win. */
export function customKindOf(
  { apiVersion, kind, node }: Pick<KubernetesObject, "apiVersion" | "kind" | "node">,
  own: readonly CustomKind[],
): CustomKind | undefined {
  const group = groupOf(apiVersion);
  const found = own.find((one) => one.group === group && one.kind === kind) ?? BY_KIND.get(`${group} ${kind}`);
  if (found?.names === undefined) return found;
  const name = nameOf({ node });
  return name !== undefined && found.names.includes(name) ? found : undefined;
}
