import { isLabelKey } from "../../model/label-syntax.js";
import type { SourceNode } from "../../model/source.js";
import { getString, getValue, itemsOf } from "../yaml/node-value.js";
import { groupOf, type KubernetesObject } from "./objects.js";
import { readReadinessRules } from "./readiness-rules.js";

/** What objects of the repository put on nodes of which they are not the pools. */
export interface NodeFeatures {
  /** Keys of the taints that NodeFeatureRules put on nodes with some feature, each once. */
  readonly taintKeys: readonly string[];
  /** Keys of the labels that NodeFeatureRules put on such nodes, whatever pools these are of. Globs. */
  readonly labelKeys: readonly string[];
  /** Keys of the labels by which MachineConfigPools choose nodes: somebody puts them on some. */
  readonly selectedKeys: readonly string[];
  /** Extended resources that DeviceClasses stand for. */
  readonly deviceResources: readonly string[];
  /** Keys of the taints that NodeReadinessRules take off a node once its conditions are as they ask. */
  readonly readinessKeys: readonly string[];
}

/** Node Feature Discovery puts it before a label without a prefix. */
const DEFAULT_PREFIX = "feature.node.kubernetes.io/";

const KINDS = new Set(["DeviceClass", "NodeFeatureRule", "MachineConfigPool"]);

/** Reads the NodeFeatureRules, NodeReadinessRules, MachineConfigPools and DeviceClasses among the objects. */
export function readNodeFeatures(objects: readonly KubernetesObject[]): NodeFeatures {
  const taintKeys = new Set<string>();
  const labelKeys = new Set<string>();
  const selectedKeys = new Set<string>();
  const deviceResources = new Set<string>();
  for (const object of objects) {
    const { kind, apiVersion } = object;
    if (!KINDS.has(kind)) continue;
    const spec = getValue(object.node, "spec");
    if (kind === "DeviceClass" && groupOf(apiVersion) === "resource.k8s.io") {
      const resource = getString(spec, "extendedResourceName");
      if (resource !== undefined) deviceResources.add(resource);
    }
    if (kind === "NodeFeatureRule" && groupOf(apiVersion) === "nfd.k8s-sigs.io") {
      for (const rule of itemsOf(getValue(spec, "rules"))) {
        for (const key of keysOfItems(getValue(rule, "taints"))) taintKeys.add(key);
        const keys = [...keysOf(getValue(rule, "labels")).filter(isLabelKey), ...templateKeys(rule)];
        for (const key of keys) labelKeys.add(key.includes("/") ? key : `${DEFAULT_PREFIX}${key}`);
      }
    }
    if (kind === "MachineConfigPool" && groupOf(apiVersion) === "machineconfiguration.openshift.io") {
      const selector = getValue(spec, "nodeSelector");
      const keys = [
        ...keysOf(getValue(selector, "matchLabels")),
        ...keysOfItems(getValue(selector, "matchExpressions")),
      ];
      for (const key of keys.filter(isLabelKey)) selectedKeys.add(key);
    }
  }
  return {
    taintKeys: [...taintKeys],
    labelKeys: [...labelKeys],
    selectedKeys: [...selectedKeys],
    deviceResources: [...deviceResources],
    readinessKeys: [...new Set(readReadinessRules(objects).map(({ taint }) => taint.key))],
  };
}

/** The keys of `labelsTemplate`, a Go template that gives lines such as `key=value`: what it fills in may be anything. */
function templateKeys(rule: SourceNode): string[] {
  const lines = (getString(rule, "labelsTemplate") ?? "").replaceAll(/\{\{.{0,1000}?\}\}/gs, "*").split("\n");
  const keys = lines.map((line) => line.replace(/=.*/, "").trim());
  return keys.filter((key) => isLabelKey(key.replaceAll("*", "x")) && /[^*]/.test(key));
}

function keysOf(node: SourceNode | undefined): string[] {
  return node?.kind === "mapping" ? node.entries.map(({ key }) => key.text) : [];
}

function keysOfItems(node: SourceNode | undefined): string[] {
  return itemsOf(node).flatMap((item) => getString(item, "key") ?? []);
}
