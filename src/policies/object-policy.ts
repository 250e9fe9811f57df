import type { KubernetesObject } from "../manifest/objects/objects.js";
import type { Place } from "../model/source.js";
import type { PolicyOrigin } from "../model/toleration.js";
import { isMap, type JsonObject } from "./cel/values.js";
import { jsonOf, textAt } from "./json-node.js";
import type { PodPolicy } from "./policy.js";

/** An object that is a policy, or a part of one, read whole. */
export interface PolicyObject {
  readonly object: KubernetesObject;
  readonly name: string;
  readonly namespace: string | undefined;
  readonly json: JsonObject;
  /** False where the object may go to another cluster. */
  readonly isOwn: boolean;
}

/** Undefined for an object without a name. */
export function readPolicyObject(object: KubernetesObject, isOwn: boolean): PolicyObject | undefined {
  const json = jsonOf(object.node);
  const name = textAt(json, "metadata", "name");
  if (!isMap(json) || name === undefined) return undefined;
  return { object, name, namespace: textAt(json, "metadata", "namespace"), json, isOwn };
}

/** Who a policy is, for people: where it stands, and its name. */
export function describePolicy(
  { object, name, isOwn }: PolicyObject,
  by: PolicyOrigin["by"],
): Pick<PodPolicy, "origin" | "isInForce"> & { readonly place: Place } {
  const { document, path } = object;
  return {
    origin: { by, policy: name },
    isInForce: isOwn,
    place: { document, path: [...path, "kind"], part: "value" },
  };
}
