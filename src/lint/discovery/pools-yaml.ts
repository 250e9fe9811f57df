import { describeValuesMistake } from "../../inventory/contract/requirement-mistake.js";
import { locate } from "../../manifest/locate.js";
import type { Inventory } from "../../model/cluster.js";
import { isLabelKey, isLabelValue } from "../../model/label-syntax.js";
import { addressOf, DECLARED_FORMAT, type NodePool, openLabelGlobs, type PoolRequirement } from "../../model/pool.js";
import { parseQuantity } from "../../model/quantity.js";
import { formatTaint, type PoolTaint, TAINT_EFFECTS } from "../../model/taint.js";
import {
  commentAbove,
  commentBehind,
  flowNode,
  listNode,
  mappingNode,
  type Node,
  scalarNode,
  writeYaml,
  type YamlEntry,
  type YamlValue,
} from "../writing/write-yaml.js";

/** Longer lists mean any value. */
const MOST_VALUES = 20;

/** The checkout of the pools, for readers in another one. */
export interface PoolsOrigin {
  /** `https://github.com/acme/platform@` and the commit, without what is not known. */
  readonly checkout: string;
  /** Undefined for files of other repositories. */
  readonly pathOf: (file: string) => string | undefined;
}

/** Writes an inventory file, version 1, that reads back alike, with unknown fields as comments, and origins if none is given. */
export function formatPoolsYaml(inventories: readonly Inventory[], from?: PoolsOrigin): string {
  const [only, second] = inventories;
  const clusters = inventories.map((one) =>
    mappingNode([["name", one.cluster.name ?? ""], ...clusterEntries(one, from)]),
  );
  const isAlone = only !== undefined && second === undefined && only.cluster.name === null;
  const others = isAlone ? clusterEntries(only, from) : entryOf("clusters", clusters);
  return writeYaml(mappingNode([["version", 1], ["origin", from?.checkout], ...others]));
}

/** Returns no entry for an empty list. */
function entryOf(key: string, items: readonly YamlValue[]): YamlEntry[] {
  return items.length === 0 ? [] : [[key, listNode(items)]];
}

function clusterEntries({ cluster, complete, whole, pools }: Inventory, from?: PoolsOrigin): YamlEntry[] {
  const { provider, kubernetesVersion } = cluster;
  const nodes = pools.map((pool) => poolNode(pool, from));
  return [
    ["provider", provider],
    ["kubernetesVersion", kubernetesVersion],
    // Without it, pools that are declared by hand are all that there are.
    ["complete", complete && whole === undefined ? undefined : false],
    ...entryOf("pools", nodes),
  ];
}

function poolNode(pool: NodePool, from: PoolsOrigin | undefined): Node {
  const { document } = pool.place;
  const { file, line } = locate(pool.place);
  const address = addressOf(pool);
  const position = document.address === undefined ? `${file}:${line}` : file;
  const origin = address === undefined ? position : `${position} ${address}`;
  const { labels, requirements, openLabels } = offeredLabels(pool);
  const fields: YamlEntry[] = [
    ["name", pool.name],
    ...entryOf("taints", taintNodes(pool.taints, pool, from)),
    ...entryOf("startupTaints", taintNodes(pool.startupTaints, pool, from)),
    ...mappingEntries("labels", labels, isLegalLabel),
    ...entryOf("requirements", requirements.filter(isLegalRequirement).map(requirementNode)),
    ...requirements.filter((one) => !isLegalRequirement(one)).map((one) => notLegal(requirementNode(one))),
    ...entryOf("openLabels", openLabels),
    ...mappingEntries("allocatable", pool.allocatable, (_, quantity) => (parseQuantity(quantity) ?? -1n) >= 0n),
    ...reservationEntries(pool),
    ...mappingEntries("scale", { ...pool.scale }, () => true),
    ["role", pool.role],
    ...(pool.incomplete ?? []).map(({ field, why }) => ({ comment: `not known: ${field}: ${why}` })),
  ];
  return commentAbove([pool.format === DECLARED_FORMAT ? origin : `${origin} (${pool.format})`], mappingNode(fields));
}

function isLegalLabel(key: string, value: string): boolean {
  return isLabelKey(key) && isLabelValue(value);
}

function isLegalRequirement({ key, operator, values }: PoolRequirement): boolean {
  const isLegal = isLabelKey(key) && values.every(isLabelValue);
  return isLegal && describeValuesMistake(operator, values) === undefined;
}

function requirementNode({ key, operator, values }: PoolRequirement): Node {
  return flowNode({ key, operator, values: values.length === 0 ? undefined : values }, " ");
}

/** Makes a comment of an entry that the configuration refuses. */
function notLegal(node: Node): YamlEntry {
  return { comment: `not legal: ${writeYaml(node).trimEnd()}` };
}

function taintNodes(taints: readonly PoolTaint[], pool: NodePool, from: PoolsOrigin | undefined): Node[] {
  return taints.map((taint) => {
    const { file, line } = locate(taint.place);
    const path = taint.implied === undefined ? from?.pathOf(file) : undefined;
    if (path !== undefined) return taintMapping(taint, `${path}:${line}`);
    const address = pool.place.document.address;
    const origin = address === undefined ? `${file}:${line}` : `${file} ${address}`;
    return commentBehind(taintNode(taint), taint.implied === undefined ? origin : `assumed: ${taint.implied}`);
  });
}

/** An illegal taint is written as a mapping: its text would parse differently. */
function taintNode(taint: PoolTaint): Node {
  const { key, value, effect } = taint;
  const isLegal = isLabelKey(key) && isLabelValue(value) && TAINT_EFFECTS.some((one) => one === effect);
  if (isLegal) return scalarNode(formatTaint(taint), "QUOTE_DOUBLE");
  return taintMapping(taint);
}

function taintMapping({ key, value, effect }: PoolTaint, origin?: string): Node {
  return flowNode({ key, value: value || undefined, effect, origin }, " ");
}

/** Returns labels; differing values in a snapshot become lists, and unlistable ones stay open rather than absent. */
function offeredLabels(pool: NodePool) {
  const { labels, requirements = [], nodes = [] } = pool;
  const keys = [...new Set(nodes.flatMap((node) => Object.keys(node.labels)))].filter((key) => !(key in labels));
  const domains = keys.map((key) => {
    const values = [...new Set(nodes.flatMap((node) => node.labels[key] ?? []))].sort();
    const isOnEvery = nodes.every((node) => key in node.labels);
    return { key, values, isDomain: isOnEvery && values.length <= MOST_VALUES && values.every(isLabelValue) };
  });
  const hidden = [
    ...Object.entries(labels).flatMap(([key, value]) => (isLegalLabel(key, value) ? [] : key)),
    ...requirements.flatMap((one) => (isLegalRequirement(one) ? [] : one.key)),
  ].filter(isLabelKey);
  const closed = domains.filter(({ isDomain }) => isDomain);
  return {
    labels,
    requirements: [...requirements, ...closed.map(({ key, values }) => ({ key, operator: "In" as const, values }))],
    openLabels: [
      ...new Set([
        ...openLabelGlobs(pool),
        ...domains.filter(({ isDomain }) => !isDomain).map(({ key }) => key),
        ...hidden,
      ]),
    ],
  };
}

function reservationEntries({ reservedFor, daemonSets }: NodePool): YamlEntry[] {
  const { namespaces, workloads } = reservedFor ?? {};
  return [
    ["reservedFor", reservedFor && mappingNode({ namespaces, workloads })],
    ["daemonSets", daemonSets],
  ];
}

/** Illegal entries become comments. */
function mappingEntries(
  key: string,
  entries: Readonly<Record<string, string | number>>,
  isLegal: (key: string, value: string) => boolean,
): YamlEntry[] {
  const all = Object.entries(entries).map(
    ([name, value]): YamlEntry =>
      isLegal(name, String(value)) ? [name, value] : notLegal(mappingNode({ [name]: value })),
  );
  // A key with comments alone would have no value.
  const hasEntry = all.some((one) => !("comment" in one));
  return hasEntry ? [[key, mappingNode(all)]] : all;
}
