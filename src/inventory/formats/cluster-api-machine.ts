import type { KubernetesObject } from "../../manifest/objects/objects.js";
import type { AutoscalerKnowledge, IgnoredField, PoolScale } from "../../model/pool.js";
import type { FieldPath } from "../../model/source.js";
import { stringMap } from "../../model/string-map.js";
import { formatTaint, type PoolTaint } from "../../model/taint.js";
import { isSlipOf } from "../../model/words.js";
import { effectiveEntries } from "../../yaml/node-value.js";
import { formatKey } from "../../yaml/scalar.js";
import { type Cursor, cursorAt, itemsOfList, keys, placeOf, textOf, wholeNumberOf } from "./cursor.js";
import { type LabelField, NO_LABELS, readLabels } from "./label-field.js";
import { misplacedFields } from "./misplaced-fields.js";
import { type NodeRegistration, readNodeRegistration } from "./node-registration.js";
import { readTaints, type TaintField, unread } from "./taint-field.js";

export const CLUSTER_API = "cluster-api";

export const ANNOTATIONS = keys("metadata.annotations");
export const CAPACITY = "capacity.cluster-autoscaler.kubernetes.io/";
const AUTOSCALER = "cluster.x-k8s.io/cluster-api-autoscaler-node-group-";

/** The taints of a Machine. Those with `propagation: OnInitialization` go once the node is ready. */
export interface MachineTaints {
  readonly taints: TaintField;
  readonly startupTaints: readonly PoolTaint[];
}

const TEMPLATE = "KubeadmConfigTemplate";
const JOIN = "joinConfiguration.nodeRegistration";
const FIELDS = { taints: [{ at: `${JOIN}.taints` }], labels: [`${JOIN}.kubeletExtraArgs.node-labels`] };

/** Reads `spec.taints` of a Machine's template. Upstream: cluster-api api/core/v1beta2 MachineTaint. */
export function readMachineTaints(cursor: Cursor): MachineTaints {
  const { taints, ...open } = readTaints(cursor, "object");
  const atStart = itemsOfList(cursor)
    .filter((item) => textOf(cursorAt(item, "propagation")) === "OnInitialization")
    .map(({ path }) => path.at(-1));
  const isStartup = ({ place }: PoolTaint) => atStart.includes(place.path.at(-1));
  return {
    taints: { taints: taints.filter((taint) => !isStartup(taint)), ...open },
    startupTaints: taints.filter(isStartup),
  };
}

/** Only these labels of a Machine reach its node. Upstream: cluster-api docs, metadata propagation. */
const NODE_LABEL =
  /^(?:node-role\.kubernetes\.io\/|(?:[^/]+\.)?node-restriction\.kubernetes\.io\/|(?:[^/]+\.)?node\.cluster\.x-k8s\.io\/)/;

/** Labels for Cluster API itself, not for nodes. */
const OWN_LABEL = /^(?:[^/]+\.)?cluster\.x-k8s\.io\//;

/** Domains of labels that reach a node; a near miss of one is likely a typo. */
const NODE_DOMAINS = ["node-role.kubernetes.io", "node-restriction.kubernetes.io", "node.cluster.x-k8s.io"];

function isMisspelt(key: string): boolean {
  return NODE_DOMAINS.some((domain) => isSlipOf(key.slice(0, key.indexOf("/")), domain));
}

/** Returns labels of a template that reach its node, and lookalikes that do not unless a controller passes them. */
export function readMachineLabels(cursor: Cursor): {
  readonly field: LabelField;
  readonly ignored: readonly IgnoredField[];
} {
  const read = readLabels(cursor);
  const reaches = Object.entries(read.labels).filter(([key]) => NODE_LABEL.test(key));
  const others = Object.keys(read.labels).filter((key) => !NODE_LABEL.test(key));
  const ignored = effectiveEntries(cursor.node).flatMap(({ key }): IgnoredField[] => {
    const name = formatKey(key.value);
    if (NODE_LABEL.test(name) || (OWN_LABEL.test(name) && !isMisspelt(name))) return [];
    const place = placeOf(cursorAt(cursor, [name]), "key");
    if (isMisspelt(name)) return [{ field: name, place, help: HELP }];
    // It also distinguishes Machines, so it matters only if a pod requires it.
    const { [name]: value } = read.labels;
    return value === undefined ? [] : [{ field: name, place, help: HELP, label: { key: name, value } }];
  });
  return {
    field: {
      labels: stringMap(reaches),
      origins: read.origins,
      openLabels: [...read.openLabels, ...others],
      incomplete: read.incomplete,
    },
    ignored,
  };
}

const HELP =
  'Set the label with "node-labels" under "kubeletExtraArgs", or give it a name that Cluster API passes on, such as "node-role.kubernetes.io/..." or "node.cluster.x-k8s.io/...".';

/** Fields of nodes of Cluster API: their place and their cluster. */
export function placedIn(cursor: Cursor, owner = "") {
  return {
    place: placeOf(cursor),
    platform: "kubeadm",
    owner: cursor.document.address ?? owner,
    clusterName: owner || undefined,
  } as const;
}

/** Replicas and the autoscaler's bounds in annotations, from the first of `cursors` with any. */
export function scaleOf(cursors: readonly Cursor[], replicas: string): PoolScale | undefined {
  const numberAt = (path: FieldPath | string) =>
    cursors.map((cursor) => wholeNumberOf(cursorAt(cursor, path))).find((number) => number !== undefined);
  const bounds = {
    min: numberAt([...ANNOTATIONS, `${AUTOSCALER}min-size`]),
    max: numberAt([...ANNOTATIONS, `${AUTOSCALER}max-size`]),
    replicas: numberAt(replicas),
  };
  const known = Object.entries(bounds).filter(([, number]) => number !== undefined);
  return known.length === 0 ? undefined : Object.fromEntries(known);
}

/**
 * Returns the autoscaler's knowledge of a group that it may scale to zero, from annotations (topology before class),
 * labels and taints. Upstream: cluster-autoscaler cloudprovider/clusterapi/clusterapi_unstructured.go Labels and
 * Taints; cluster-api docs/book/src/reference/api/metadata-propagation.md.
 */
export function knowledgeOfAnnotations(
  cursors: readonly Cursor[],
  ofMachine: readonly PoolTaint[],
  passedOn: readonly string[],
): AutoscalerKnowledge | undefined {
  if (scaleOf(cursors, "")?.min !== 0) return undefined;
  const annotation = (name: string) => {
    const all = cursors.map((cursor) => cursorAt(cursor, [...ANNOTATIONS, `${CAPACITY}${name}`]));
    return all.find(({ node }) => node !== undefined) ?? all[0];
  };
  const [ofTaints, ofLabels] = [annotation("taints"), annotation("labels")];
  const taints = ofTaints && readTaints(ofTaints, "string");
  const labels = ofLabels && readLabels(ofLabels);
  if (taints === undefined || labels === undefined) return undefined;
  if (taints.incomplete.length > 0 || labels.incomplete.length > 0) return undefined;
  return {
    from: "annotations",
    taints: [...taints.taints, ...ofMachine].map(formatTaint),
    labels: [...Object.keys(labels.labels), ...passedOn],
    annotated: taints.taints,
  };
}

/** Follows `configRef` of a bootstrap, or what it names, to a kubeadm template among the objects. */
export function clusterApiBootstrap(
  cursor: Cursor,
  objects: readonly KubernetesObject[],
): Pick<NodeRegistration, "taints" | "labels" | "ignored"> {
  const open = (at: Cursor, why: string) => ({ taints: unread(at, why), labels: NO_LABELS, ignored: [] });
  const reference = [cursorAt(cursor, "configRef"), cursorAt(cursor, "ref"), cursor].find(
    (candidate) => textOf(cursorAt(candidate, "name")) !== undefined,
  );
  if (reference === undefined) return open(cursor, "its bootstrap data are not declared");
  const kind = textOf(cursorAt(reference, "kind")) ?? TEMPLATE;
  const name = textOf(cursorAt(reference, "name")) ?? "";
  if (kind !== TEMPLATE && kind !== "KubeadmConfig") {
    return open(reference, `bootstrap configurations of kind "${kind}" are not read`);
  }
  const template = findObject(objects, kind, name, namespaceOf(objects, cursor));
  if (template === undefined) return open(reference, `${kind} "${name}" is in none of the files`);
  const spec = cursorAt(template, kind === TEMPLATE ? "spec.template.spec" : "spec");
  const registration = readNodeRegistration(cursorAt(spec, JOIN));
  return { ...registration, ignored: [...misplacedFields(FIELDS, spec), ...registration.ignored] };
}

function namespaceOf(objects: readonly KubernetesObject[], cursor: Cursor): string | undefined {
  const owner = objects.find(
    ({ document, path }) => document === cursor.document && path.every((step, index) => cursor.path[index] === step),
  );
  return owner && textOf(cursorAt(owner, "metadata.namespace"));
}

/** The object of that name; where files leave the namespace out it may be any. */
export function findObject(
  objects: readonly KubernetesObject[],
  kind: string,
  name: string,
  namespace: string | undefined,
): Cursor | undefined {
  const named = objects
    .filter((object) => object.kind === kind)
    .filter((cursor) => textOf(cursorAt(cursor, "metadata.name")) === name);
  const inNamespace = named.find((cursor) => textOf(cursorAt(cursor, "metadata.namespace")) === namespace);
  if (inNamespace !== undefined || namespace === undefined) return inNamespace ?? named[0];
  return named.find((cursor) => textOf(cursorAt(cursor, "metadata.namespace")) === undefined);
}
