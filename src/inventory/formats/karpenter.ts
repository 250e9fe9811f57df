import { groupOf } from "../../manifest/objects/objects.js";
import type { Cloud } from "../../model/machine.js";
import type { IncompleteField, LabelOrigin, PoolRequirement, PoolScale } from "../../model/pool.js";
import { parseQuantity } from "../../model/quantity.js";
import type { FieldPath } from "../../model/source.js";
import { joinStringMaps, type StringMap, stringMap } from "../../model/string-map.js";
import { effectiveEntries } from "../../yaml/node-value.js";
import { scalarText } from "../contract/configuration-value.js";
import {
  type Cursor,
  cursorAt,
  describeUnresolved,
  isTemplated,
  isUnresolved,
  keys,
  placeOf,
  textOf,
  wholeNumberOf,
} from "./cursor.js";
import type { InventoryFormat } from "./format.js";
import { CORE_LABELS, platformOf } from "./karpenter-platform.js";
import { refusedByKarpenter, refusedTypes } from "./karpenter-refusals.js";
import { ownLabelsOf, strayFieldsOf, strayRequirementsOf } from "./karpenter-strays.js";
import { readLabels } from "./label-field.js";
import { type NamedNodes, nodesOf, toOutput } from "./named-nodes.js";
import { readRequirements } from "./requirement-field.js";
import { joinTaints, readTaints } from "./taint-field.js";

interface KarpenterKind {
  readonly kind: string;
  /** Holds taints, startup taints, requirements and the node class. */
  readonly template: FieldPath;
  readonly labels: FieldPath;
  readonly limits: FieldPath;
  readonly nodeClass: FieldPath;
  readonly nameLabel: string;
  /** The kind of node class where the object names none. */
  readonly usualNodeClass: string;
  /** Labels set to "true" on each node that is up. */
  readonly stateLabels: readonly string[];
  /** Nodes have a label with the name of their node class. */
  readonly labelsNodeClass: boolean;
  /** Requirements that are added unless one of the keys is there. */
  readonly defaults: (keys: readonly string[]) => readonly PoolRequirement[];
}

/**
 * v1 and v1beta1; the latter names the node class by `apiVersion` and has no `replicas`. Upstream:
 * karpenter/pkg/controllers/nodeclaim/lifecycle/registration.go and initialization.go set the state labels;
 * provisioning/scheduling/nodeclaimtemplate.go counts on both.
 */
const NODE_POOL: KarpenterKind = {
  kind: "NodePool",
  template: keys("spec.template.spec"),
  labels: keys("spec.template.metadata.labels"),
  limits: keys("spec.limits"),
  nodeClass: keys("spec.template.spec.nodeClassRef"),
  nameLabel: "karpenter.sh/nodepool",
  stateLabels: ["karpenter.sh/registered", "karpenter.sh/initialized"],
  usualNodeClass: "",
  labelsNodeClass: true,
  defaults: () => [],
};

/** v1alpha5. Its last versions alone set `karpenter.sh/registered`. */
const PROVISIONER: KarpenterKind = {
  kind: "Provisioner",
  template: keys("spec"),
  labels: keys("spec.labels"),
  limits: keys("spec.limits.resources"),
  nodeClass: keys("spec.providerRef"),
  nameLabel: "karpenter.sh/provisioner-name",
  stateLabels: ["karpenter.sh/initialized"],
  usualNodeClass: "AWSNodeTemplate",
  labelsNodeClass: false,
  defaults: provisionerDefaults,
};

const KINDS = [NODE_POOL, PROVISIONER];
const GROUP = "karpenter.sh";

/** Every node has some of these: with a limit of 0 none can be launched. A limit of 0 GPUs only keeps those machines out. */
const RESOURCES_OF_EVERY_NODE = ["cpu", "memory", "pods", "nodes"];

/** Karpenter's NodePools and Provisioners, not NodeClaims. NodeOverlays and node classes have no taints or labels. */
export const karpenterFormat: InventoryFormat = {
  id: "karpenter",
  kinds: KINDS.map(({ kind }) => ({ group: GROUP, kind })),
  read(input) {
    const pools = input.objects.flatMap((object) => {
      const shape = KINDS.find(({ kind }) => kind === object.kind && groupOf(object.apiVersion) === GROUP);
      return shape === undefined ? [] : readPool(object, shape);
    });
    return toOutput(input, pools);
  },
};

function readPool(root: Cursor, shape: KarpenterKind): NamedNodes {
  const inTemplate = (field: string): Cursor => fieldAt(root, [...shape.template, field]);
  const taints = readTaints(inTemplate("taints"), "object");
  const startupTaints = readTaints(inTemplate("startupTaints"), "object");
  const labels = readLabels(fieldAt(root, shape.labels));
  const written = readRequirements(inTemplate("requirements"));
  const given = [...Object.keys(labels.labels), ...written.requirements.map(({ key }) => key)];
  const requirements = [...written.requirements, ...shape.defaults(given)];
  const keysTaken = [...given, ...requirements.map(({ key }) => key)];
  const name = readName(root, shape);
  const nodeClass = readNodeClass(fieldAt(root, shape.nodeClass), shape);
  const isNamed = name.incomplete.length === 0;
  const apiVersion = textOf(cursorAt(root, keys("apiVersion")));
  const isBeta = apiVersion === "karpenter.sh/v1beta1";
  const strays = strayRequirementsOf(inTemplate("requirements"), nodeClass.group);
  const ignored = [
    ...(shape === NODE_POOL ? [...strayFieldsOf(root), ...ownLabelsOf(root)] : []),
    ...(joinTaints([taints, startupTaints]).ignored ?? []),
    ...strays,
  ];
  const declared = {
    isBeta,
    group: nodeClass.group,
    taints: [...taints.taints, ...startupTaints.taints],
    excludingReported: strays.map(({ field }) => field),
  };
  const refused = [
    ...(shape === NODE_POOL ? refusedByKarpenter(labels, inTemplate("requirements"), declared) : []),
    ...refusedTypes(fieldAt(root, shape.labels), [inTemplate("taints"), inTemplate("startupTaints")]),
  ];
  const openLabels = [
    ...labels.openLabels,
    ...written.openLabels,
    ...nodeClass.openLabels,
    ...(isNamed ? [] : [shape.nameLabel]),
  ];
  // Undetermined startup taints do not matter.
  const incomplete = [name, taints, labels, written].flatMap((field) => field.incomplete);
  const { pool, ...nodes } = nodesOf({
    name: name.text,
    apiVersion,
    place: placeOf(name.cursor),
    owner: root.document.address,
    taints: { taints: taints.taints, incomplete: [] },
    startupTaints: startupTaints.taints,
    labels: {
      labels: joinStringMaps(
        labels.labels,
        stringMap(isNamed ? [[shape.nameLabel, name.text]] : []),
        stringMap(shape.stateLabels.map((key) => [key, "true"])),
        nodeClass.labels,
      ),
      origins: joinStringMaps(labels.origins, impliedOrigins(root, shape, name, nodeClass)),
      openLabels: [...new Set(openLabels)].filter((key) => !keysTaken.includes(key)),
      incomplete: [],
    },
    requirements,
    requirementsPlace: placeOf(inTemplate("requirements"), "key"),
    platformLabels: nodeClass.platformLabels,
    cloud: nodeClass.cloud,
    limits: readLimits(cursorAt(root, shape.limits)),
    scale: readScale(root, shape),
    ignored,
    refused,
  });
  return { ...nodes, pool: { ...pool, incomplete: incomplete.length > 0 ? incomplete : undefined } };
}

/** Labels that Karpenter adds: pool, node class and state. */
function impliedOrigins(
  root: Cursor,
  shape: KarpenterKind,
  name: PoolName,
  nodeClass: NodeClass,
): StringMap<LabelOrigin> {
  const implied = "Karpenter labels its nodes";
  const ofClass = { place: placeOf(fieldAt(root, shape.nodeClass)), implied };
  const ofPool = { place: placeOf(name.cursor), implied };
  const ofPoolLabels = [shape.nameLabel, ...shape.stateLabels].map((key) => [key, ofPool] as const);
  const ofClassLabels = Object.keys(nodeClass.labels).map((key) => [key, ofClass] as const);
  return stringMap([...ofPoolLabels, ...ofClassLabels]);
}

/** Returns a field's value, or the template that produces it. */
function fieldAt(root: Cursor, path: FieldPath): Cursor {
  const above = path.map((_, index) => cursorAt(root, path.slice(0, index + 1)));
  return above.find(isUnresolved) ?? cursorAt(root, path);
}

interface PoolName {
  readonly text: string;
  readonly cursor: Cursor;
  readonly incomplete: readonly IncompleteField[];
}

function readName(root: Cursor, { kind }: KarpenterKind): PoolName {
  const cursor = cursorAt(root, ["metadata", "name"]);
  const text = textOf(cursor);
  const open = (why: string): PoolName["incomplete"] => [{ field: "name", why, place: placeOf(cursor) }];
  const { address } = root.document;
  if (text === undefined) return { text: address ?? kind, cursor, incomplete: open("it is missing") };
  if (!isUnresolved(cursor)) return { text, cursor, incomplete: [] };
  return { text: address ?? text, cursor, incomplete: open(describeUnresolved(text)) };
}

interface NodeClass {
  readonly group: string;
  readonly cloud: Cloud | undefined;
  readonly labels: StringMap<string>;
  readonly openLabels: readonly string[];
  readonly platformLabels: readonly string[] | undefined;
}

function readNodeClass(cursor: Cursor, shape: KarpenterKind): NodeClass {
  const kind = textOf(cursorAt(cursor, ["kind"])) ?? shape.usualNodeClass;
  const written = textOf(cursorAt(cursor, ["group"])) ?? groupOf(textOf(cursorAt(cursor, ["apiVersion"])) ?? "");
  const named = isTemplated(written) ? "" : written;
  const platform = platformOf(named, kind);
  const group = platform?.group ?? named;
  const name = cursorAt(cursor, ["name"]);
  const text = textOf(name);
  const label = `${group}/${kind.toLowerCase()}`;
  const isLabelled = shape.labelsNodeClass && text !== undefined && group !== "" && !isUnresolved(name);
  const isSystemOpen = platform?.otherSystems ?? true;
  return {
    group,
    cloud: platform?.cloud,
    labels: stringMap([
      ...Object.entries(platform?.fixedLabels ?? {}),
      ...(isLabelled ? [[label, text] as const] : []),
    ]),
    openLabels: [
      ...(isSystemOpen ? ["kubernetes.io/os"] : []),
      ...(platform === undefined && group !== "" ? [`${group}/*`] : []),
    ],
    platformLabels: platform && [...CORE_LABELS, ...platform.labels],
  };
}

/** Returns the pool's total limits, except undetermined amounts. */
function readLimits(cursor: Cursor): StringMap<string> {
  const entries = effectiveEntries(cursor.node).map(({ key, value }) => [key.text, scalarText(value) ?? ""] as const);
  return stringMap(entries.filter(([, text]) => parseQuantity(text) !== undefined));
}

/** Without `replicas`, Karpenter launches nodes when pods need them. */
function readScale(root: Cursor, { limits }: KarpenterKind): PoolScale {
  const isClosed = RESOURCES_OF_EVERY_NODE.some((resource) => {
    const text = textOf(cursorAt(root, [...limits, resource]));
    return text !== undefined && parseQuantity(text) === 0n;
  });
  const replicas = cursorAt(root, keys("spec.replicas"));
  const count = wholeNumberOf(replicas);
  const grown = replicas.node === undefined ? { min: 0 } : count === undefined ? {} : { replicas: count };
  return isClosed ? { ...grown, max: 0 } : grown;
}

/** Defaults of Provisioners on AWS. Upstream: karpenter-provider-aws/pkg/apis/v1alpha5/provisioner.go SetDefaults. */
function provisionerDefaults(taken: readonly string[]): readonly PoolRequirement[] {
  const isFree = (...names: string[]): boolean => !names.some((name) => taken.includes(name));
  const defaults: PoolRequirement[] = [];
  const add = (key: string, operator: PoolRequirement["operator"], ...values: string[]): void => {
    defaults.push({ key, operator, values });
  };
  if (isFree("kubernetes.io/os", "beta.kubernetes.io/os")) add("kubernetes.io/os", "In", "linux");
  if (isFree("kubernetes.io/arch", "beta.kubernetes.io/arch")) add("kubernetes.io/arch", "In", "amd64");
  if (isFree("karpenter.sh/capacity-type")) add("karpenter.sh/capacity-type", "In", "on-demand");
  const instance = ["instance-family", "instance-category", "instance-generation"];
  const instanceKeys = instance.map((name) => `karpenter.k8s.aws/${name}`);
  if (isFree("node.kubernetes.io/instance-type", "beta.kubernetes.io/instance-type", ...instanceKeys)) {
    add("karpenter.k8s.aws/instance-category", "In", "c", "m", "r");
    add("karpenter.k8s.aws/instance-generation", "Gt", "2");
  }
  return defaults;
}
