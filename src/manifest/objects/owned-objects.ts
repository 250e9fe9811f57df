import type { SourceNode } from "../../model/source.js";
import { getString, getValue, itemsOf } from "../../yaml/node-value.js";
import { type KubernetesObject, nameOf, namespaceOf } from "./objects.js";

/** A controller in owner references. */
interface Owner {
  readonly kind: string;
  readonly name: string;
  readonly uid: string | undefined;
}

interface MadeObjects {
  /** Objects judged with their controller: Pods, ReplicaSets, Jobs. */
  readonly owned: ReadonlySet<KubernetesObject>;
  /** By judged object: the scheduler's reason that a Pod waits. */
  readonly waiting: ReadonlyMap<KubernetesObject, string>;
}

/** Kinds between a workload and its Pods, named with the workload's prefix. */
const BETWEEN: ReadonlyMap<string, readonly [kind: string, name: RegExp]> = new Map([
  ["ReplicaSet", ["Deployment", /^(.+)-[a-z0-9]+$/]],
  ["Job", ["CronJob", /^(.+)-\d+$/]],
]);

/** Finds objects made by others in a list. Static pods are never scheduled; a ReplicaSet at zero is an old revision. */
export function madeObjects(objects: readonly KubernetesObject[]): MadeObjects {
  const uids = new Map<string, KubernetesObject>();
  const names = new Map<string, KubernetesObject>();
  for (const object of objects) {
    const uid = getString(getValue(object.node, "metadata"), "uid");
    if (uid !== undefined) uids.set(uid, object);
    names.set(keyOf(object.kind, object, nameOf(object) ?? ""), object);
  }
  const makerOf = (object: KubernetesObject, { kind, name, uid }: Owner): KubernetesObject | undefined => {
    const [above, ofMaker] = BETWEEN.get(kind) ?? [];
    const aboveName = ofMaker?.exec(name)?.[1];
    const maker = uids.get(uid ?? "") ?? names.get(keyOf(kind, object, name));
    return maker ?? (aboveName === undefined ? undefined : names.get(keyOf(above ?? "", object, aboveName)));
  };
  const owned = new Set<KubernetesObject>();
  const makers = new Map<KubernetesObject, KubernetesObject>();
  for (const object of objects) {
    const owner = ownerOf(object);
    if (owner === undefined) continue;
    const maker = makerOf(object, owner);
    if (maker !== undefined) makers.set(object, maker);
    if (maker !== undefined || owner.kind === "Node" || isAtZero(object)) owned.add(object);
  }
  const waiting = new Map<KubernetesObject, string>();
  for (const object of objects) {
    const message = object.kind === "Pod" ? schedulerMessage(object) : undefined;
    if (message === undefined) continue;
    // A Pod, its Job, its CronJob: a list in which objects own each other has no end.
    const parent = makers.get(object) ?? object;
    const judged = makers.get(parent) ?? parent;
    if (!waiting.has(judged)) waiting.set(judged, message);
  }
  return { owned, waiting };
}

/** Returns the message of `PodScheduled` without preemption. */
function schedulerMessage({ node }: KubernetesObject): string | undefined {
  const conditions = itemsOf(getValue(getValue(node, "status"), "conditions"));
  const unplaced = conditions.find(
    (one) => getString(one, "type") === "PodScheduled" && getString(one, "status") === "False",
  );
  return getString(unplaced, "message")?.replace(/ preemption: .*$/s, "");
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

function keyOf(kind: string, { node }: KubernetesObject, name: string): string {
  return `${namespaceOf({ node }) ?? ""}/${kind}/${name}`;
}

function textAt(node: SourceNode | undefined, key: string): string | undefined {
  const value = getValue(node, key);
  return value?.kind === "scalar" ? value.text : undefined;
}
