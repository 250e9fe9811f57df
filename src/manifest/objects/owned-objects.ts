import type { SourceNode } from "../../model/source.js";
import { getString, getValue, itemsOf } from "../yaml/node-value.js";
import type { KubernetesObject } from "./objects.js";

/** A controller as the objects that it makes name it. */
interface Owner {
  readonly kind: string;
  readonly name: string;
  readonly uid: string | undefined;
}

/** Kinds between a workload and its Pods, which a list may leave out: their names begin with that of the workload. */
const BETWEEN: ReadonlyMap<string, readonly [kind: string, ending: RegExp]> = new Map([
  ["ReplicaSet", ["Deployment", /^-[a-z0-9]+$/]],
  ["Job", ["CronJob", /^-\d+$/]],
]);

/**
 * Returns the objects that a controller among the others makes, which are judged with it: Pods, ReplicaSets and Jobs. Pods
 * that a kubelet makes for itself are never scheduled, and a ReplicaSet at zero is an old revision.
 */
export function ownedObjects(objects: readonly KubernetesObject[]): ReadonlySet<KubernetesObject> {
  const owned = objects.flatMap((object) => {
    const owner = ownerOf(object);
    return owner === undefined ? [] : [{ object, owner }];
  });
  if (owned.length === 0) return new Set();
  const uids = new Set(objects.flatMap(({ node }) => getString(getValue(node, "metadata"), "uid") ?? []));
  const names = new Map<string, string[]>();
  for (const object of objects) {
    const key = keyOf(object.kind, object);
    names.set(key, [...(names.get(key) ?? []), nameOf(object)]);
  }
  const isThere = (object: KubernetesObject, { kind, name, uid }: Owner) => {
    if (kind === "Node" || (uid !== undefined && uids.has(uid))) return true;
    if (names.get(keyOf(kind, object))?.includes(name)) return true;
    const [above, ending] = BETWEEN.get(kind) ?? [];
    const isAbove = (start: string) => name.startsWith(start) && ending?.test(name.slice(start.length)) === true;
    return above !== undefined && (names.get(keyOf(above, object)) ?? []).some(isAbove);
  };
  return new Set(
    owned.filter(({ object, owner }) => isThere(object, owner) || isAtZero(object)).map(({ object }) => object),
  );
}

function ownerOf({ node }: KubernetesObject): Owner | undefined {
  const owners = itemsOf(getValue(getValue(node, "metadata"), "ownerReferences"));
  const owner = owners.find((one) => textAt(one, "controller") === "true") ?? owners[0];
  const [kind, name] = [getString(owner, "kind"), getString(owner, "name")];
  return kind === undefined || name === undefined ? undefined : { kind, name, uid: getString(owner, "uid") };
}

function isAtZero({ kind, node }: KubernetesObject): boolean {
  return kind === "ReplicaSet" && textAt(getValue(node, "spec"), "replicas") === "0";
}

function keyOf(kind: string, { node }: KubernetesObject): string {
  return `${getString(getValue(node, "metadata"), "namespace") ?? ""}/${kind}`;
}

function nameOf({ node }: KubernetesObject): string {
  return getString(getValue(node, "metadata"), "name") ?? "";
}

function textAt(node: SourceNode | undefined, key: string): string | undefined {
  const value = getValue(node, key);
  return value?.kind === "scalar" ? value.text : undefined;
}
