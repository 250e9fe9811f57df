import type { SourceNode } from "../../model/source.js";
import type { Workload } from "../../model/workload.js";
import { readInlineText } from "../../yaml/inline-text.js";
import { getString, getValue } from "../../yaml/node-value.js";
import { groupOf, type KubernetesObject, nameOf } from "../objects/objects.js";
import type { KindOfGroup } from "../objects/relevance.js";
import { addOnWorkloads } from "./add-on-workloads.js";

const EKSCTL: KindOfGroup = { group: "eksctl.io", kind: "ClusterConfig" };
const ACK: KindOfGroup = { group: "eks.services.k8s.aws", kind: "Addon" };

export const ADD_ON_KINDS: readonly KindOfGroup[] = [EKSCTL, ACK];

/** Upstream: eksctl v1alpha5/addon.go; aws-controllers-k8s/eks-controller apis/v1alpha1/addon.go. */
export function declaredAddOns(object: KubernetesObject): Workload[] {
  const { apiVersion, kind, node } = object;
  const is = (other: KindOfGroup) => kind === other.kind && groupOf(apiVersion) === other.group;
  const spec = getValue(node, "spec");
  if (is(ACK)) return readAddOn(spec, object, { version: "addonVersion", cluster: getString(spec, "clusterName") });
  const list = is(EKSCTL) ? getValue(node, "addons") : undefined;
  const cluster = nameOf({ node });
  const items = list?.kind === "sequence" ? list.items : [];
  return items.flatMap((item) => readAddOn(item, object, { version: "version", cluster }));
}

function readAddOn(
  item: SourceNode | undefined,
  { document, kind }: KubernetesObject,
  { version, cluster }: { readonly version: string; readonly cluster: string | undefined },
): Workload[] {
  const name = getValue(item, "name");
  if (name?.kind !== "scalar") return [];
  const text = getValue(item, "configurationValues");
  const roots = text?.kind === "scalar" ? readInlineText(document.file, text).documents : [];
  const [values] = roots;
  // The values are unknown if the text is not a single YAML value.
  if (text !== undefined && (roots.length > 1 || (values === undefined && !isEmpty(text)))) return [];
  return addOnWorkloads({
    name: name.text,
    version: getString(item, version),
    cluster,
    values: values?.root,
    place: { file: document.file, span: { start: name.start, end: name.end } },
    address: kind,
  });
}

function isEmpty(node: SourceNode): boolean {
  return node.kind === "scalar" && node.text.trim() === "";
}
