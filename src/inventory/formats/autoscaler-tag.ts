import type { AutoscalerKnowledge, AutoscalerTag, PoolScale } from "../../model/pool.js";
import { effectiveEntries } from "../../yaml/node-value.js";
import { scalarText } from "../contract/configuration-value.js";
import { type Cursor, cursorAt, isTemplated, placeOf, textOf } from "./cursor.js";

/**
 * Upstream: cluster-autoscaler cloudprovider/aws/aws_manager.go extractTaintsFromAsg and extractLabelsFromAsg; others are
 * read by extractAllocatableResourcesFromAsg and extractAutoscalingOptionsFromTags.
 */
const TAG =
  /^k8s\.io\/cluster-autoscaler\/node-template\/(?!(?:resources|autoscaling-options)\/)(?:(taint|label)\/)?(.+)$/;

export function readAutoscalerTags(tags: Cursor): AutoscalerTag[] {
  return effectiveEntries(tags.node).flatMap(({ key, value }) => {
    const [, kind, name = ""] = TAG.exec(key.text) ?? [];
    const describes = kind === "taint" || kind === "label" ? kind : "nothing";
    const text = scalarText(value) ?? "";
    if (name === "" || isTemplated(name) || isTemplated(text)) return [];
    const place = { ...placeOf(tags), path: [...placeOf(tags).path, key.text] };
    return { describes, key: name, value: text, place };
  });
}

const DISCOVERY = /^k8s\.io\/cluster-autoscaler\//;

/**
 * Returns the autoscaler's knowledge of an unmanaged eksctl group; undefined if a node is kept, tags are copied, or the
 * autoscaler is not known to run. Upstream: cluster-autoscaler cloudprovider/aws/managed_nodegroup_cache.go asks
 * DescribeNodegroup of managed ones alone.
 */
export function knowledgeOfTags(group: Cursor, scale: PoolScale | undefined): AutoscalerKnowledge | undefined {
  const mayBeEmpty = (scale?.min ?? scale?.replicas) === 0;
  const tags = cursorAt(group, "tags");
  const copies = textOf(cursorAt(group, "propagateASGTags"));
  const isRun =
    textOf(cursorAt(group, "iam.withAddonPolicies.autoScaler")) === "true" ||
    effectiveEntries(tags.node).some(({ key }) => DISCOVERY.test(key.text));
  if (!mayBeEmpty || !isRun || (copies !== undefined && copies !== "false")) return undefined;
  const told = readAutoscalerTags(tags);
  return {
    from: "tags",
    // `true:NoSchedule` of `a` as kubectl writes it.
    taints: told.flatMap(({ describes, key, value }) =>
      describes === "taint" ? `${key}${value.startsWith(":") ? "" : "="}${value}` : [],
    ),
    labels: told.flatMap(({ describes, key }) => (describes === "label" ? [key] : [])),
  };
}
