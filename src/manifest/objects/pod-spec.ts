import { labelValueErrors } from "../../model/label-syntax.js";
import type {
  Container,
  NodeAffinity,
  NodeSelectorRequirement,
  NodeSelectorTerm,
  PodAffinityTerm,
  PodSpec,
  PreferredSchedulingTerm,
  TopologySpreadConstraint,
} from "../../model/pod.js";
import type { FieldPath, SourceDocument, SourceNode } from "../../model/source.js";
import { type StringMap, stringMap } from "../../model/string-map.js";
import type { Toleration } from "../../model/taint.js";
import { placeholderAmong } from "../../yaml/blanks.js";
import { tolerationItems } from "../../yaml/directives.js";
import { getString, getValue, itemsOf } from "../../yaml/node-value.js";
import { isPlaceholder, isSedWord } from "../../yaml/placeholders.js";
import { type Decoder, LENIENT } from "../fields/decoder.js";
import { hasClaims, hostPathsOf, readHostPorts } from "./ports-and-volumes.js";

export function decodeTolerations(decoder: Decoder, node: SourceNode | undefined, path: FieldPath): Toleration[] {
  return decoder.list(node && tolerationItems(node), path, (item, at) => {
    decoder.mapping(item, at);
    const text = (field: string) => decoder.string(...decoder.field(item, at, field));
    return {
      key: text("key"),
      operator: text("operator"),
      value: text("value"),
      effect: text("effect"),
      tolerationSeconds: decoder.integer(...decoder.field(item, at, "tolerationSeconds")),
    };
  });
}

export function decodeRequirement(decoder: Decoder, node: SourceNode, path: FieldPath): NodeSelectorRequirement {
  decoder.mapping(node, path);
  return {
    key: decoder.string(...decoder.field(node, path, "key")) ?? "",
    operator: decoder.string(...decoder.field(node, path, "operator")) ?? "",
    values: decoder.list(...decoder.field(node, path, "values"), (value, at) => decoder.string(value, at) ?? ""),
  };
}

export function decodeTerm(decoder: Decoder, node: SourceNode | undefined, path: FieldPath): NodeSelectorTerm {
  const term = decoder.mapping(node, path);
  const requirement = (item: SourceNode, at: FieldPath) => decodeRequirement(decoder, item, at);
  return {
    matchExpressions: decoder.list(...decoder.field(term, path, "matchExpressions"), requirement),
    matchFields: decoder.list(...decoder.field(term, path, "matchFields"), requirement),
  };
}

export const REQUIRED = "requiredDuringSchedulingIgnoredDuringExecution";
export const PREFERRED = "preferredDuringSchedulingIgnoredDuringExecution";

function decodeNodeAffinity(decoder: Decoder, podSpec: SourceNode, path: FieldPath): NodeAffinity | undefined {
  const [affinity, affinityPath] = decoder.field(podSpec, path, "affinity");
  const [node, nodePath] = decoder.field(decoder.mapping(affinity, affinityPath), affinityPath, "nodeAffinity");
  const nodeAffinity = decoder.mapping(node, nodePath);
  if (nodeAffinity === undefined) return undefined;
  const [required, requiredPath] = decoder.field(nodeAffinity, nodePath, REQUIRED);
  const selector = decoder.mapping(required, requiredPath);
  const preferred = decoder.list(...decoder.field(nodeAffinity, nodePath, PREFERRED), (item, at) => {
    const term: PreferredSchedulingTerm = {
      weight: decoder.integer(...decoder.field(decoder.mapping(item, at), at, "weight")),
      preference: decodeTerm(decoder, ...decoder.field(item, at, "preference")),
    };
    return term;
  });
  return {
    required:
      selector === undefined
        ? undefined
        : decoder.list(...decoder.field(selector, requiredPath, "nodeSelectorTerms"), (item, at) =>
            decodeTerm(decoder, item, at),
          ),
    preferred,
  };
}

/** Returns the value of `--flag=value` or `--flag value`; undefined without. */
function flagOf(container: SourceNode | undefined, flag: string): string | undefined {
  const words = [getValue(container, "command"), getValue(container, "args")].flatMap(itemsOf);
  const texts = words.flatMap((word) => (word.kind === "scalar" ? word.text.split(/[\s=]+/) : []));
  const index = texts.indexOf(flag);
  return index < 0 ? undefined : texts[index + 1];
}

function decodeContainers(decoder: Decoder, podSpec: SourceNode, path: FieldPath, field: string): Container[] {
  return decoder.list(...decoder.field(podSpec, path, field), (item, at) => {
    const container = decoder.mapping(item, at);
    const [resourcesNode, resourcesPath] = decoder.field(container, at, "resources");
    const resources = decoder.mapping(resourcesNode, resourcesPath);
    // Upstream: node-readiness-controller, cmd/readiness-condition-reporter.
    const variable = itemsOf(getValue(container, "env")).find((one) => getString(one, "name") === "CONDITION_TYPE");
    const condition = getString(variable, "value");
    const [kubeconfig, controllers] = ["--kubeconfig", "--controllers"].map((flag) => flagOf(container, flag));
    return {
      name: decoder.string(...decoder.field(container, at, "name")) ?? "",
      image: decoder.string(...decoder.field(container, at, "image")) ?? "",
      requests: decoder.quantityMap(...decoder.field(resources, resourcesPath, "requests")),
      limits: decoder.quantityMap(...decoder.field(resources, resourcesPath, "limits")),
      restartPolicy: getString(container, "restartPolicy"),
      reportsCondition: condition,
      kubeconfig,
      controllers,
    };
  });
}

/** Reads malformed constraints as far as possible, and reports numbers that are none: they decide no placement. */
function readSpreadConstraints(decoder: Decoder, podSpec: SourceNode, path: FieldPath): TopologySpreadConstraint[] {
  return LENIENT.list(...decoder.field(podSpec, path, "topologySpreadConstraints"), (item, at) => {
    const selector = getValue(item, "labelSelector");
    const isFilledIn = placeholderIn(item) !== undefined;
    const integerOf = (field: string) => (isFilledIn ? LENIENT : decoder).integer(...decoder.field(item, at, field));
    return {
      maxSkew: integerOf("maxSkew"),
      topologyKey: getString(item, "topologyKey") ?? "",
      whenUnsatisfiable: getString(item, "whenUnsatisfiable") ?? "",
      nodeAffinityPolicy: getString(item, "nodeAffinityPolicy"),
      nodeTaintsPolicy: getString(item, "nodeTaintsPolicy"),
      hasSelector: selector !== undefined && !(selector.kind === "scalar" && selector.value === null),
      matchLabels: plainLabels(selector),
      ...(!isFilledIn && { minDomains: integerOf("minDomains"), ...checkedFields(item, selector) }),
    };
  });
}

/** Returns the one value that each label must have; undefined if the selector asks for anything else. */
function plainLabels(selector: SourceNode | undefined): StringMap<string> | undefined {
  if (selector === undefined) return undefined;
  const labels = Object.entries(LENIENT.stringMap(getValue(selector, "matchLabels"), []));
  for (const item of itemsOf(getValue(selector, "matchExpressions"))) {
    const { key, operator, values } = decodeRequirement(LENIENT, item, []);
    const [value, ...others] = values;
    if (operator !== "In" || value === undefined || others.length > 0) return undefined;
    // Of a label that two of them name both may be wrong.
    if (labels.some(([other]) => other === key) || labelValueErrors(value).length > 0) return undefined;
    labels.push([key, value]);
  }
  return stringMap(labels);
}

/** Returns the labels that a term selects in its own namespace; undefined otherwise. */
function labelsOfTerm(term: SourceNode | undefined, effect: PodAffinityTerm["effect"]): StringMap<string> | undefined {
  const selector = getValue(term, "labelSelector");
  // Pods of one revision, as `matchLabelKeys` may ask for, keep apart as all do.
  const further = ["namespaces", "namespaceSelector", "mismatchLabelKeys"];
  const isOwn = [...further, ...(effect === "attract" ? ["matchLabelKeys"] : [])].every(
    (field) => getValue(term, field) === undefined,
  );
  const selectsNothing = selector?.kind !== "mapping" || placeholderIn(selector) !== undefined;
  return isOwn && !selectsNothing ? plainLabels(selector) : undefined;
}

function selectedKeys(selector: SourceNode | undefined, path: FieldPath): NonNullable<PodAffinityTerm["selected"]> {
  const labels = Object.keys(LENIENT.stringMap(getValue(selector, "matchLabels"), []));
  const expressions = itemsOf(getValue(selector, "matchExpressions"));
  return [
    ...labels.map((key) => ({ key, path: [...path, "matchLabels", key] })),
    ...expressions.flatMap((item, index) => {
      const key = getString(item, "key");
      return key === undefined ? [] : { key, path: [...path, "matchExpressions", index, "key"] };
    }),
  ];
}

const SPREAD_NEEDS = ["maxSkew", "topologyKey", "whenUnsatisfiable"];

/** Reads fields for validation only. */
function checkedFields(item: SourceNode, selector: SourceNode | undefined): Partial<TopologySpreadConstraint> {
  return {
    matchLabelKeys: itemsOf(getValue(item, "matchLabelKeys")).flatMap((key) => (key.kind === "scalar" ? key.text : [])),
    selectedKeys: selectedKeys(selector, []).map(({ key }) => key),
    lacks: SPREAD_NEEDS.filter((field) => getValue(item, field) === undefined || isEmptyText(item, field)),
    isKeyEmpty: isEmptyText(item, "topologyKey") ? (true as const) : undefined,
  };
}

function isEmptyText(node: SourceNode | undefined, key: string): boolean {
  return getString(node, key) === "";
}

function readQuantities(node: SourceNode | undefined, key: string): StringMap<string> {
  return LENIENT.quantityMap(getValue(node, key), []);
}

function readPodTerms(podSpec: SourceNode, field: string, effect: PodAffinityTerm["effect"]): PodAffinityTerm[] {
  const terms = getValue(getValue(podSpec, "affinity"), field);
  return [REQUIRED, PREFERRED].flatMap((kind) =>
    itemsOf(getValue(terms, kind)).map((item, index): PodAffinityTerm => {
      const isRequired = kind === REQUIRED;
      const inItem = isRequired ? ["topologyKey"] : ["podAffinityTerm", "topologyKey"];
      const term = isRequired ? item : getValue(item, "podAffinityTerm");
      const topologyKey = getString(term, "topologyKey") ?? "";
      const isKeyEmpty = isEmptyText(term, "topologyKey");
      const matchLabels = labelsOfTerm(term, effect);
      const weight = isRequired ? undefined : LENIENT.integer(getValue(item, "weight"), []);
      const path = ["affinity", field, kind, index, ...inItem];
      const selected = selectedKeys(getValue(term, "labelSelector"), [...path.slice(0, -1), "labelSelector"]);
      const isOfOneRevision = getValue(term, "matchLabelKeys") !== undefined || undefined;
      return {
        effect,
        ...(isOfOneRevision && { isOfOneRevision }),
        isRequired,
        topologyKey,
        path,
        weight,
        isKeyEmpty: isKeyEmpty || undefined,
        selected,
        matchLabels,
      };
    }),
  );
}

/** `path` leads from the object's root. Upstream: api/core/v1 PodSpec. */
export function decodePodSpec(decoder: Decoder, podSpec: SourceNode, path: FieldPath): PodSpec {
  const [os, osPath] = decoder.field(podSpec, path, "os");
  const deviceClaims = itemsOf(getValue(podSpec, "resourceClaims")).flatMap((item, index) =>
    (["ResourceClaim", "ResourceClaimTemplate"] as const).flatMap((kind) => {
      const field = `r${kind.slice(1)}Name`;
      const name = getString(item, field);
      return name === undefined ? [] : { kind, name, path: ["resourceClaims", index, field] };
    }),
  );
  const hostNetwork = decoder.boolean(...decoder.field(podSpec, path, "hostNetwork"));
  return {
    tolerations: decodeTolerations(decoder, ...decoder.field(podSpec, path, "tolerations")),
    nodeSelector: decoder.stringMap(...decoder.field(podSpec, path, "nodeSelector")),
    nodeAffinity: decodeNodeAffinity(decoder, podSpec, path),
    nodeName: decoder.string(...decoder.field(podSpec, path, "nodeName")) ?? "",
    hostNetwork,
    hostPorts: readHostPorts(podSpec, hostNetwork),
    runtimeClassName: decoder.string(...decoder.field(podSpec, path, "runtimeClassName")),
    priorityClassName: getString(podSpec, "priorityClassName"),
    os: decoder.string(...decoder.field(decoder.mapping(os, osPath), osPath, "name")),
    hostPaths: hostPathsOf(podSpec),
    serviceAccount: getString(podSpec, "serviceAccountName") ?? getString(podSpec, "serviceAccount"),
    hasClaims: hasClaims(podSpec),
    containers: decodeContainers(decoder, podSpec, path, "containers"),
    initContainers: decodeContainers(decoder, podSpec, path, "initContainers"),
    resources: {
      requests: readQuantities(getValue(podSpec, "resources"), "requests"),
      limits: readQuantities(getValue(podSpec, "resources"), "limits"),
    },
    overhead: readQuantities(podSpec, "overhead"),
    topologySpreadConstraints: readSpreadConstraints(decoder, podSpec, path),
    podAffinityTerms: [
      ...readPodTerms(podSpec, "podAffinity", "attract"),
      ...readPodTerms(podSpec, "podAntiAffinity", "repel"),
    ],
    deviceClaims: deviceClaims.length > 0 ? deviceClaims : undefined,
  };
}

export const SCHEDULING_FIELDS: readonly string[] = [
  "tolerations",
  "nodeSelector",
  "affinity",
  "nodeName",
  "runtimeClassName",
  "hostNetwork",
  "os",
];

const COLLECTIONS = new Set(["tolerations", "nodeSelector", "affinity"]);

/** A word that sed replaces. No name of an object has capitals: what fills in one there fills in others, too. */
const FILLED_NAME = /[A-Z]_|_[A-Z]/;
const CAPITALS = /^[A-Z][A-Z0-9_]*$/;

/** Returns the first placeholder of a pod spec; undefined if none is filled in later. */
export function findPlaceholder(podSpec: SourceNode, document: SourceDocument): string | undefined {
  const open = placeholderAmong(podSpec, (key) => SCHEDULING_FIELDS.includes(key), document);
  if (open !== undefined) return open;
  const fillsWords = FILLED_NAME.test(getString(getValue(document.root, "metadata"), "name") ?? "");
  const isFilledIn = (text: string) => isPlaceholder(text) || (fillsWords && CAPITALS.test(text));
  for (const field of SCHEDULING_FIELDS) {
    const value = getValue(podSpec, field);
    if (value?.kind === "scalar" && COLLECTIONS.has(field) && isSedWord(value.text)) return value.text;
    const placeholder = value === undefined ? undefined : placeholderIn(value, isFilledIn);
    if (placeholder !== undefined) return placeholder;
  }
  return undefined;
}

export function placeholderIn(
  node: SourceNode,
  isFilledIn = isPlaceholder,
  visited: Set<SourceNode> = new Set(),
): string | undefined {
  if (visited.has(node)) return undefined;
  visited.add(node);
  if (node.kind === "scalar") return isFilledIn(node.text) ? node.text : undefined;
  const children = node.kind === "sequence" ? node.items : node.entries.flatMap((entry) => [entry.key, entry.value]);
  for (const child of children) {
    const placeholder = placeholderIn(child, isFilledIn, visited);
    if (placeholder !== undefined) return placeholder;
  }
  return undefined;
}
