import type { SourceNode } from "../../model/source.js";
import { getString, getValue, itemsOf } from "../yaml/node-value.js";
import type { KubernetesObject } from "./objects.js";

/** A controller as the objects that it makes name it. */
interface Owner {
  readonly kind: string;
  readonly name: string;
  readonly uid: string | undefined;
}

/** The owners and owned objects of a list. */
interface MadeObjects {
  /** Those that a controller makes, which are judged with it: Pods, ReplicaSets and Jobs. */
  readonly owned: ReadonlySet<KubernetesObject>;
  /** By the object that is judged: why a Pod of it waits, in the scheduler's words. */
  readonly waiting: ReadonlyMap<KubernetesObject, string>;
}

/** Kinds between a workload and its Pods, which a list may leave out: their names begin with that of the workload. */
const BETWEEN: ReadonlyMap<string, readonly [kind: string, name: RegExp]> = new Map([
  ["ReplicaSet", ["Deployment", /^(.+)-[a-z0-9]+$/]],
  ["Job", ["CronJob", /^(.+)-\d+$/]],
]);

/**
 * Finds what is made by other objects of a list. Pods that a kubelet makes for itself are never scheduled, and a
 * ReplicaSet at zero is an old revision.
 */
export function madeObjects(objects: readonly KubernetesObject[]): MadeObjects {
  const uids = new Map<string, KubernetesObject>();
  const names = new Map<string, KubernetesObject>();
  for (const object of objects) {
    const uid = getString(getValue(object.node, "metadata"), "uid");
    if (uid !== undefined) uids.set(uid, object);
    names.set(keyOf(object.kind, object, nameOf(object)), object);
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

/** Returns what the condition `PodScheduled` says, without what preemption would not change. */
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
  return `${getString(getValue(node, "metadata"), "namespace") ?? ""}/${kind}/${name}`;
}

function nameOf({ node }: KubernetesObject): string {
  return getString(getValue(node, "metadata"), "name") ?? "";
}

function textAt(node: SourceNode | undefined, key: string): string | undefined {
  const value = getValue(node, key);
  return value?.kind === "scalar" ? value.text : undefined;
}
