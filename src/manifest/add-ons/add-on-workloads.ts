import type { MappingNode, SourceDocument, SourceNode, TextPlace } from "../../model/source.js";
import type { Toleration } from "../../model/taint.js";
import type { Workload } from "../../model/workload.js";
import { readInlineText } from "../../yaml/inline-text.js";
import { effectiveEntries, getEntry, getString, getValue } from "../../yaml/node-value.js";
import { mappingAt, sequenceAt, treeAt } from "../../yaml/synthetic-nodes.js";
import { groupOf, type KubernetesObject, nameOf } from "../objects/objects.js";
import { findPlaceholder } from "../objects/pod-spec.js";
import type { KindOfGroup } from "../objects/relevance.js";
import { readWorkload } from "../workloads/workloads.js";
import { ADD_ONS, type AddOnWorkload } from "./add-on.js";

interface DeclaredAddOn {
  readonly name: string;
  /** Undefined if the platform chooses it. */
  readonly version: string | undefined;
  /** Undefined if there are none. */
  readonly values: SourceNode | undefined;
  readonly place: TextPlace;
  readonly cluster: string | undefined;
  /** The address of the declaring resource, or the object's kind. */
  readonly address: string;
}

/** Values that affect placement and are not read. */
const NOT_READ = ["affinity", "defaultTolerations"];

/** Returns the workloads of an add-on, except those whose placement is unknown. */
export function addOnWorkloads(declared: DeclaredAddOn): Workload[] {
  const brought = Object.hasOwn(ADD_ONS, declared.name) ? ADD_ONS[declared.name] : undefined;
  return (brought ?? []).flatMap((one) => workloadOf(one, declared) ?? []);
}

function workloadOf(brought: AddOnWorkload, declared: DeclaredAddOn): Workload | undefined {
  const { place, version, values, address, cluster } = declared;
  const { kind, name, at, before } = brought;
  const old = before !== undefined && version !== undefined && isOlder(version, before.version) ? before : undefined;
  const own = at === undefined ? values : getValue(values, at);
  if (isPending(values) || isPending(own) || NOT_READ.some((key) => getEntry(own, key) !== undefined)) return undefined;
  const fields = old === undefined ? brought : { ...brought, tolerations: [], whenNotAll: old.whenNotAll };
  const podSpec = podSpecOf(fields, own, place, old === undefined);
  if (podSpec === undefined) return undefined;
  const { span } = place;
  const root = mappingAt(span, [
    ["apiVersion", treeAt(span, "apps/v1")],
    ["kind", treeAt(span, kind)],
    ["metadata", treeAt(span, { name, namespace: "kube-system" })],
    ["spec", mappingAt(span, [["template", mappingAt(span, [["spec", podSpec]])]])],
  ]);
  const document: SourceDocument = { file: place.file, start: span.start, root, address };
  if (findPlaceholder(podSpec, document) !== undefined) return undefined;
  const workload = readWorkload({ apiVersion: "apps/v1", kind, document, path: [], node: root });
  const addOn = {
    name: declared.name,
    place,
    cluster,
    tolerationsAt: [...(at === undefined ? [] : [at]), "tolerations"].join("."),
  };
  return workload && { ...workload, part: "add-on", addOn };
}

/** Reports whether a key, or the whole mapping, is unresolved. */
function isPending(values: SourceNode | undefined): boolean {
  if (values === undefined) return false;
  if (values.kind !== "mapping") return values.kind !== "scalar" || values.value !== null;
  return effectiveEntries(values).some(({ key }) => !/^[\w.-]+$/.test(key.text));
}

function podSpecOf(
  brought: AddOnWorkload,
  own: SourceNode | undefined,
  { span }: TextPlace,
  isAllByDefault: boolean,
): MappingNode | undefined {
  const tolerations = tolerationsOf(brought, own, span, isAllByDefault);
  if (tolerations === undefined) return undefined;
  const nodeSelector = getValue(own, "nodeSelector");
  const { notOn = [], hostNetwork = false, name } = brought;
  const requirement = { key: "eks.amazonaws.com/compute-type", operator: "NotIn", values: notOn };
  const required = { nodeSelectorTerms: [{ matchExpressions: [requirement] }] };
  const affinity = { nodeAffinity: { requiredDuringSchedulingIgnoredDuringExecution: required } };
  return mappingAt(span, [
    ["containers", treeAt(span, [{ name, image: name }])],
    ["tolerations", tolerations],
    ["hostNetwork", treeAt(span, hostNetwork)],
    ...(nodeSelector === undefined ? [] : [["nodeSelector", nodeSelector] as const]),
    ...(notOn.length === 0 ? [] : [["affinity", treeAt(span, affinity)] as const]),
  ]);
}

/** Returns the list as the chart renders it; undefined if the values are unknown. */
function tolerationsOf(
  { tolerations, whenNotAll }: AddOnWorkload,
  own: SourceNode | undefined,
  span: TextPlace["span"],
  isAllByDefault: boolean,
) {
  const made = (list: readonly Toleration[]) => list.map((one) => treeAt(span, { ...one }));
  const written = getValue(own, "tolerations");
  if (written !== undefined && written.kind !== "sequence") return undefined;
  const all = getValue(own, "tolerateAllTaints");
  if (whenNotAll !== undefined && all?.kind === "sequence") return undefined;
  const value = all === undefined ? isAllByDefault : all.kind === "scalar" && all.value;
  const isAll = whenNotAll !== undefined && value === true;
  if (isAll) return sequenceAt(span, made([{ operator: "Exists" }]));
  if (whenNotAll !== undefined && value !== false) return undefined;
  return sequenceAt(span, [...(written?.items ?? made(tolerations)), ...made(whenNotAll ?? [])]);
}

function isOlder(version: string, than: string): boolean {
  const [own, other] = [version, than].map((text) => (text.match(/\d+/g) ?? []).map(Number));
  for (const index of [0, 1, 2]) {
    const difference = (own?.[index] ?? 0) - (other?.[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

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
