import type { ReadinessRule } from "../../model/cluster-objects.js";
import { isLabelKey } from "../../model/label-syntax.js";
import { memoize } from "../../model/memoize.js";
import type { NodeSelectorRequirement } from "../../model/pod.js";
import type { SourceNode } from "../../model/source.js";
import { getString, getValue, isTrue, itemsOf } from "../../yaml/node-value.js";
import { createDecoder, LENIENT } from "../fields/decoder.js";
import { groupOf, type KubernetesObject, nameOf } from "./objects.js";
import { decodeRequirement, placeholderIn } from "./pod-spec.js";

interface NodeFeatures {
  /** Keys of taints that NodeFeatureRules, policies, scripts and program options set or remove, and of taints in values. */
  readonly taintKeys: readonly string[];
  /** Globs of label keys of NodeFeatureRules; may be on any pool. */
  readonly labelKeys: readonly string[];
  readonly selectedKeys: readonly string[];
  readonly deviceResources: readonly string[];
  /** Taint keys that NodeReadinessRules remove when a node's conditions are met. */
  readonly readinessKeys: readonly string[];
}

/** Node Feature Discovery's prefix for labels without one. */
const DEFAULT_PREFIX = "feature.node.kubernetes.io/";

/** Policies, which may change Nodes too. */
const POLICY_KINDS = new Set(["ClusterPolicy", "MutatingPolicy", "MutatingAdmissionPolicy", "Assign", "ModifySet"]);

const KEY = String.raw`[A-Za-z0-9][\w.-]{0,252}(?:/[\w.-]{1,63})?`;
const TAINT_COMMAND = /\btaint["',\s[\]-]{1,12}(?:nodes?|no)\b[^\n]{0,400}(?:\n[^\n]{0,200}){0,6}/g;
const TAINT_WORD = new RegExp(
  String.raw`(?<![\w./=-])(${KEY})(?:=[\w.-]*)?:(?:PreferNoSchedule|NoSchedule|NoExecute)`,
  "g",
);
const REMOVED_KEY = new RegExp(String.raw`(?<=[\s"'])(${KEY})-(?=["'\s,\]]|$)`, "g");
/** A program option or value that sets or removes a taint: `--prefer-no-schedule-taint=KEY`, `taintKey: KEY`. */
const TAINT_OPTION = new RegExp(
  String.raw`(?:--[a-z-]{0,40}taint[a-z-]{0,20}(?:=|["',\s-]{1,8})|\b\w{0,40}[tT]aint(?:Name|Key)?:[ ]{1,4})["']?(${KEY})`,
  "g",
);

/** Returns the taint keys in `kubectl taint` commands and program options. */
function taintKeysIn(text: string): string[] {
  if (!/taint/i.test(text)) return [];
  const commands = text.match(TAINT_COMMAND)?.join("\n") ?? "";
  const found = [...commands.matchAll(TAINT_WORD), ...commands.matchAll(REMOVED_KEY), ...text.matchAll(TAINT_OPTION)];
  return found.flatMap(([, key = ""]) => (isLabelKey(key) ? key : []));
}

/** Returns the keys of every `taints` list below a node. */
function keysOfTaints(node: SourceNode, visited: Set<SourceNode> = new Set()): string[] {
  if (node.kind === "scalar" || visited.has(node)) return [];
  visited.add(node);
  if (node.kind === "sequence") return node.items.flatMap((item) => keysOfTaints(item, visited));
  return node.entries.flatMap(({ key, value }) => [
    ...(key.text === "taints" ? keysOfItems(value) : []),
    ...keysOfTaints(value, visited),
  ]);
}

/** Once for a file of values, of which each pod spec is a fragment. */
const keysInValues = memoize((root: SourceNode) => keysOfTaints(root));

/** `values` of charts may declare pools. */
export function readNodeFeatures(
  objects: readonly KubernetesObject[],
  values: readonly SourceNode[] = [],
): NodeFeatures {
  const specsOf = (group: string, kind: string) =>
    objects
      .filter((object) => object.kind === kind && groupOf(object.apiVersion) === group)
      .map(({ node }) => getValue(node, "spec"));
  const rules = specsOf("nfd.k8s-sigs.io", "NodeFeatureRule").flatMap((spec) => itemsOf(getValue(spec, "rules")));
  const labels = rules.flatMap((rule) => [
    ...keysOf(getValue(rule, "labels")).filter(isLabelKey),
    ...templateKeys(rule),
  ]);
  const selectors = specsOf("machineconfiguration.openshift.io", "MachineConfigPool").map((spec) =>
    getValue(spec, "nodeSelector"),
  );
  const selected = selectors.flatMap((selector) => [
    ...keysOf(getValue(selector, "matchLabels")),
    ...keysOfItems(getValue(selector, "matchExpressions")),
  ]);
  const taints = [
    ...[...new Set(values)].flatMap(keysInValues),
    ...[...new Set(objects.map(({ document }) => document.file.text))].flatMap(taintKeysIn),
    ...objects.filter(({ kind }) => POLICY_KINDS.has(kind)).flatMap(({ node }) => keysOfTaints(node)),
    ...rules.flatMap((rule) => keysOfItems(getValue(rule, "taints"))),
  ];
  const classes = specsOf("resource.k8s.io", "DeviceClass");
  return {
    taintKeys: distinct(taints),
    labelKeys: distinct(labels.map((key) => (key.includes("/") ? key : `${DEFAULT_PREFIX}${key}`))),
    selectedKeys: distinct(selected.filter(isLabelKey)),
    deviceResources: distinct(classes.flatMap((spec) => getString(spec, "extendedResourceName") ?? [])),
    readinessKeys: distinct(readReadinessRules(objects).map(({ taint }) => taint.key)),
  };
}

function distinct(words: readonly string[]): readonly string[] {
  return [...new Set(words)];
}

/** Returns the keys of `labelsTemplate`, a Go template of `key=value` lines, with `*` for actions. */
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

const GROUP = "readiness.node.x-k8s.io";

function readSelector(selector: SourceNode | undefined): NodeSelectorRequirement[] {
  const decoder = createDecoder();
  const labels = decoder.stringMap(getValue(selector, "matchLabels"), []);
  return [
    ...Object.entries(labels).map(([key, value]) => ({ key, operator: "In", values: [value] })),
    ...decoder.list(getValue(selector, "matchExpressions"), [], (item, at) => decodeRequirement(decoder, item, at)),
  ];
}

/** Returns conditions that must be reported. Upstream: node-readiness-controller, nodereadinessrule_types.go. */
function readConditions(spec: SourceNode): string[] {
  const conditions = LENIENT.list(getValue(spec, "conditions"), [], (item) => item);
  if (getString(spec, "conditionPolicy") === "anyOf" && conditions.length > 1) return [];
  const reported = conditions.filter(
    (item) => getString(item, "requiredStatus") !== (getString(item, "defaultStatus") ?? "Unknown"),
  );
  return reported.flatMap((item) => getString(item, "type") ?? []);
}

export function readReadinessRules(objects: Iterable<KubernetesObject>): ReadinessRule[] {
  const rules: ReadinessRule[] = [];
  for (const object of objects) {
    const { kind, apiVersion, document, path } = object;
    if (kind !== "NodeReadinessRule" || groupOf(apiVersion) !== GROUP) continue;
    const { node } = object;
    const spec = getValue(node, "spec");
    if (spec === undefined) continue;
    const taint = getValue(spec, "taint");
    const key = getString(taint, "key");
    if (key === undefined || isTrue(getValue(spec, "dryRun"))) continue;
    const isPlain = (document.blanks ?? []).length === 0 && placeholderIn(node) === undefined;
    rules.push({
      name: nameOf(object) ?? "(no name)",
      taint: {
        key,
        value: getString(taint, "value") ?? "",
        effect: getString(taint, "effect") ?? "",
        place: { document, path: [...path, "spec", "taint"], target: "value" },
      },
      selector: readSelector(getValue(spec, "nodeSelector")),
      conditions: isPlain ? readConditions(spec) : [],
    });
  }
  return rules;
}
