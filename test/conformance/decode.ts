import { readFileSync } from "node:fs";
import type { FeatureGateState } from "../../src/model/cluster.js";
import {
  type Container,
  EMPTY_POD_SPEC,
  type NodeAffinity,
  type NodeSelectorRequirement,
  type NodeSelectorTerm,
  type PodSpec,
} from "../../src/model/pod.js";
import type { PoolNode } from "../../src/model/pool.js";
import type { FieldError } from "../../src/model/pool-fit.js";
import { formatFieldPath } from "../../src/model/source.js";
import { type StringMap, stringMap } from "../../src/model/string-map.js";
import type { PodToleration, Taint, Toleration } from "../../src/model/taint.js";

/** Any JSON object of the data files. */
export type Json = Readonly<Record<string, unknown>>;

export function readData(name: string): Json {
  return object(JSON.parse(readFileSync(new URL(`data/${name}`, import.meta.url), "utf8")));
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The object, or an empty one for what is absent or null. */
export function object(value: unknown): Json {
  if (value === undefined || value === null) return {};
  if (!isObject(value)) throw new Error(`expected an object, found ${JSON.stringify(value)}`);
  return value;
}

/** The objects of a list, or none for what is absent or null. */
export function objects(value: unknown): Json[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new Error(`expected a list, found ${JSON.stringify(value)}`);
  return value.map(object);
}

export function text(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value !== "string") throw new Error(`expected a string, found ${JSON.stringify(value)}`);
  return value;
}

export function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.map(text) : [];
}

export function record(value: unknown): StringMap<string> {
  return stringMap(Object.entries(object(value)).map(([key, entry]) => [key, text(entry)]));
}

export function taint(value: unknown): Taint {
  const { key, value: taintValue, effect } = object(value);
  return { key: text(key), value: text(taintValue), effect: text(effect) };
}

export function taints(value: unknown): Taint[] {
  return objects(value).map(taint);
}

export function toleration(value: unknown): Toleration {
  const { key, operator, value: tolerated, effect, tolerationSeconds } = object(value);
  return {
    ...(key === undefined ? {} : { key: text(key) }),
    ...(operator === undefined ? {} : { operator: text(operator) }),
    ...(tolerated === undefined ? {} : { value: text(tolerated) }),
    ...(effect === undefined ? {} : { effect: text(effect) }),
    ...(typeof tolerationSeconds === "number" ? { tolerationSeconds } : {}),
  };
}

export function tolerations(value: unknown): Toleration[] {
  return objects(value).map(toleration);
}

export function written(list: readonly Toleration[]): PodToleration[] {
  return list.map((item, index) => ({ ...item, origin: { by: "manifest", index } }));
}

/** A toleration as the API server compares it: an absent field equals an empty one, and nobody knows who added it. */
export function plain(item: Toleration): Json {
  const { key = "", operator = "", value = "", effect = "", tolerationSeconds = null } = item;
  return { key, operator, value, effect, tolerationSeconds };
}

function requirement(value: unknown): NodeSelectorRequirement {
  const { key, operator, values } = object(value);
  return { key: text(key), operator: text(operator), values: strings(values) };
}

function term(value: unknown): NodeSelectorTerm {
  const { matchExpressions, matchFields } = object(value);
  return {
    matchExpressions: objects(matchExpressions).map(requirement),
    matchFields: objects(matchFields).map(requirement),
  };
}

/** The terms of a NodeSelector, or undefined where there is none. */
export function terms(nodeSelector: unknown): NodeSelectorTerm[] | undefined {
  return nodeSelector === undefined || nodeSelector === null
    ? undefined
    : objects(object(nodeSelector).nodeSelectorTerms).map(term);
}

export function nodeAffinity(value: unknown): NodeAffinity | undefined {
  if (value === undefined || value === null) return undefined;
  const affinity = object(value);
  return {
    required: terms(affinity.requiredDuringSchedulingIgnoredDuringExecution),
    preferred: objects(affinity.preferredDuringSchedulingIgnoredDuringExecution).map((preferred) => ({
      weight: typeof preferred.weight === "number" ? preferred.weight : undefined,
      preference: term(preferred.preference),
    })),
  };
}

function container(value: unknown): Container {
  const { name, image, resources, restartPolicy } = object(value);
  const { requests, limits } = object(resources);
  return {
    name: text(name),
    image: text(image),
    requests: record(requests),
    limits: record(limits),
    restartPolicy: restartPolicy === undefined ? undefined : text(restartPolicy),
  };
}

export function podSpec(value: unknown): PodSpec {
  const spec = object(value);
  return {
    ...EMPTY_POD_SPEC,
    tolerations: tolerations(spec.tolerations),
    nodeSelector: record(spec.nodeSelector),
    nodeAffinity: nodeAffinity(object(spec.affinity).nodeAffinity),
    nodeName: text(spec.nodeName),
    hostNetwork: spec.hostNetwork === true,
    containers: objects(spec.containers).map(container),
    initContainers: objects(spec.initContainers).map(container),
  };
}

export function node(value: unknown): PoolNode {
  const { metadata, spec, status } = object(value);
  const { name, labels } = object(metadata);
  return {
    name: text(name),
    labels: record(labels),
    unschedulable: object(spec).unschedulable === true,
    allocatable: record(object(status).allocatable),
  };
}

export function taintsOf(nodeObject: unknown): Taint[] {
  return taints(object(object(nodeObject).spec).taints);
}

export function gate(testCase: Json): FeatureGateState {
  return object(testCase.gates).TaintTolerationComparisonOperators === true ? "on" : "off";
}

/** A field error as the data writes it. */
export function plainError({ path, type, detail }: FieldError): Json {
  return { field: formatFieldPath(path), type: `FieldValue${type}`, detail };
}

/** A field error as the API server words it. */
export function wordedError({ path, type, value = "", detail }: FieldError): string {
  const problem =
    type === "NotSupported" ? "Unsupported value" : type === "Required" ? "Required value" : "Invalid value";
  const shown = value.startsWith("[") ? value : JSON.stringify(value);
  return `${formatFieldPath(path)}: ${problem}${type === "Required" ? "" : `: ${shown}`}: ${detail}`;
}
