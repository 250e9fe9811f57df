import { effectiveEntries } from "../../manifest/node-value.js";
import type { AutoscalerTag } from "../../model/pool.js";
import { scalarText } from "../configuration-value.js";
import { isTemplated, placeOf, type SourcePart } from "./source-part.js";

/** Upstream: cluster-autoscaler cloudprovider/aws/aws_manager.go extractTaintsFromAsg and extractLabelsFromAsg. */
const TAG = /^k8s\.io\/cluster-autoscaler\/node-template\/(taint|label)\/(.+)$/;

/** The tags among those of a group of machines that describe a node to the cluster autoscaler. */
export function readAutoscalerTags(tags: SourcePart): AutoscalerTag[] {
  return effectiveEntries(tags.node).flatMap(({ key, value }) => {
    const [, describes, name = ""] = TAG.exec(key.text) ?? [];
    const text = scalarText(value) ?? "";
    if ((describes !== "taint" && describes !== "label") || isTemplated(name) || isTemplated(text)) return [];
    const place = { ...placeOf(tags), path: [...placeOf(tags).path, key.text] };
    return { describes, key: name, value: text, place };
  });
}
