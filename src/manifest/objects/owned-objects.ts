import { groupBy } from "../../model/group-by.js";
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
  /** Objects judged with their controller (Pods, ReplicaSets, Jobs), and those that start no pod any more. */
  readonly unjudged: ReadonlySet<KubernetesObject>;
  /** By judged object: the scheduler's reason that a Pod waits. */
  readonly waiting: ReadonlyMap<KubernetesObject, string>;
  /** By judged object: the Pods that are bound to a node. */
  readonly bound: ReadonlyMap<KubernetesObject, readonly { readonly pod: KubernetesObject }[]>;
}

/** Kinds between a workload and its Pods, named with the workload's prefix. */
const BETWEEN: ReadonlyMap<string, readonly [kind: string, name: RegExp]> = new Map([
  ["ReplicaSet", ["Deployment", /^(.+)-[a-z0-9]+$/]],
  ["Job", ["CronJob", /^(.+)-\d+$/]],
]);

const ENDED: ReadonlySet<string | undefined> = new Set(["Succeeded", "Failed"]);
const JOB_ENDED: ReadonlySet<string | undefined> = new Set(["Complete", "Failed"]);

/** Finds objects of a list that are made by others, or over. Static pods are never scheduled. */
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
  const unjudged = new Set<KubernetesObject>();
  const makers = new Map<KubernetesObject, KubernetesObject>();
  const over = new Set(objects.filter(isOver));
  for (const object of objects) {
    const owners = itemsOf(getValue(getValue(object.node, "metadata"), "ownerReferences"));
    const owner = owners.find((one) => textAt(one, "controller") === "true") ?? owners[0];
    const [kind, name] = [getString(owner, "kind"), getString(owner, "name")];
    const isOwned = kind !== undefined && name !== undefined;
    const maker = isOwned ? makerOf(object, { kind, name, uid: getString(owner, "uid") }) : undefined;
    if (maker !== undefined) makers.set(object, maker);
    if (maker !== undefined || (isOwned && kind === "Node") || over.has(object)) unjudged.add(object);
  }
  const waiting = new Map<KubernetesObject, string>();
  const bound: { readonly judged: KubernetesObject; readonly pod: KubernetesObject }[] = [];
  for (const object of objects) {
    if (object.kind !== "Pod" || over.has(object)) continue;
    // A Pod, its Job, its CronJob: a list in which objects own each other has no end.
    const parent = makers.get(object) ?? object;
    const judged = makers.get(parent) ?? parent;
    const unplaced = conditionsOf(object.node).find(
      ({ type, status }) => type === "PodScheduled" && status === "False",
    );
    const message = unplaced?.message?.replace(/ preemption: .*$/s, "");
    if (message !== undefined && !waiting.has(judged)) waiting.set(judged, message);
    if (getString(getValue(object.node, "spec"), "nodeName") !== undefined) bound.push({ judged, pod: object });
  }
  return { unjudged, waiting, bound: groupBy(bound, ({ judged }) => judged) };
}

/** Reads `status.conditions` of any object. */
export function conditionsOf(node: SourceNode | undefined) {
  return itemsOf(getValue(getValue(node, "status"), "conditions")).map((one) => ({
    type: getString(one, "type"),
    status: getString(one, "status"),
    message: getString(one, "message"),
  }));
}

/** Reports whether a printed object starts no pod: a finished Pod or Job, or one at zero, such as an old revision. */
function isOver({ kind, node }: KubernetesObject): boolean {
  const metadata = getValue(node, "metadata");
  if (getValue(metadata, "uid") === undefined) return false;
  if (kind === "Pod") return ENDED.has(getString(getValue(node, "status"), "phase"));
  if (kind === "Job") return conditionsOf(node).some(({ type, status }) => JOB_ENDED.has(type) && status === "True");
  return textAt(getValue(node, "spec"), "replicas") === "0";
}

function keyOf(kind: string, { node }: KubernetesObject, name: string): string {
  return `${namespaceOf({ node }) ?? ""}/${kind}/${name}`;
}

function textAt(node: SourceNode | undefined, key: string): string | undefined {
  const value = getValue(node, key);
  return value?.kind === "scalar" ? value.text : undefined;
}
