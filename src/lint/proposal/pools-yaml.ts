import { describeValuesMistake } from "../../inventory/requirement-mistake.js";
import { locate } from "../../manifest/locate.js";
import type { Inventory } from "../../model/cluster.js";
import { isLabelKey, isLabelValue } from "../../model/label-syntax.js";
import { addressOf, DECLARED_FORMAT, type NodePool, openLabelGlobs, type PoolRequirement } from "../../model/pool.js";
import { parseQuantity } from "../../model/quantity.js";
import type { StringMap } from "../../model/string-map.js";
import { formatTaint, type PoolTaint, TAINT_EFFECTS } from "../../model/taint.js";
import { formatYamlString } from "../../rules/repairs/toleration-yaml.js";

/** Longer lists mean any value. */
const MOST_VALUES = 20;

/** Writes an inventory file, version 1, that reads back alike, with origins and unknown fields as comments. */
export function formatPoolsYaml(inventories: readonly Inventory[]): string {
  const [only, second] = inventories;
  if (only === undefined) return "version: 1\n";
  if (second === undefined && only.cluster.name === null) return lines("version: 1", ...clusterLines(only));
  const clusters = inventories.flatMap((inventory) => [
    `  - name: ${formatYamlString(inventory.cluster.name ?? "")}`,
    ...indent(clusterLines(inventory), "    "),
  ]);
  return lines("version: 1", "clusters:", ...clusters);
}

function lines(...all: readonly string[]): string {
  return `${all.join("\n")}\n`;
}

function clusterLines({ cluster, complete, pools }: Inventory): string[] {
  const { provider, kubernetesVersion } = cluster;
  return [
    ...(provider === undefined ? [] : [`provider: ${provider}`]),
    ...(kubernetesVersion === undefined ? [] : [`kubernetesVersion: ${JSON.stringify(kubernetesVersion)}`]),
    // Without it, pools that are declared by hand are all that there are.
    ...(complete ? [] : ["complete: false"]),
    ...(pools.length === 0 ? [] : ["pools:", ...pools.flatMap((pool) => indent(poolLines(pool), "  "))]),
  ];
}

function indent(all: readonly string[], by: string): string[] {
  return all.map((line) => `${by}${line}`);
}

function poolLines(pool: NodePool): string[] {
  const { document } = pool.place;
  const { file, line } = locate(pool.place);
  const address = addressOf(pool);
  const position = document.address === undefined ? `${file}:${line}` : file;
  const origin = address === undefined ? position : `${position} ${address}`;
  const { labels, requirements, openLabels } = offeredLabels(pool);
  const fields = [
    ...taintLines("taints", pool.taints, pool),
    ...taintLines("startupTaints", pool.startupTaints, pool),
    ...mappingLines("labels", labels, isLegalLabel),
    ...listLines("requirements", requirements.filter(isLegalRequirement).map(requirementText)),
    ...requirements.filter((one) => !isLegalRequirement(one)).map((one) => notLegal(requirementText(one))),
    ...listLines("openLabels", openLabels.map(formatYamlString)),
    ...mappingLines("allocatable", pool.allocatable, (_, quantity) => (parseQuantity(quantity) ?? -1n) >= 0n),
    ...reservationLines(pool),
    ...mappingLines("scale", { ...pool.scale }, () => true),
    ...(pool.role === undefined ? [] : [`role: ${pool.role}`]),
    ...(pool.incomplete ?? []).map(({ field, why }) => `# not known: ${field}: ${yamlComment(why)}`),
  ];
  const from = pool.format === DECLARED_FORMAT ? origin : `${origin} (${pool.format})`;
  return [`# ${yamlComment(from)}`, `- name: ${formatYamlString(pool.name)}`, ...indent(fields, "  ")];
}

function isLegalLabel(key: string, value: string): boolean {
  return isLabelKey(key) && isLabelValue(value);
}

function isLegalRequirement({ key, operator, values }: PoolRequirement): boolean {
  const isLegal = isLabelKey(key) && values.every(isLabelValue);
  return isLegal && describeValuesMistake(operator, values) === undefined;
}

function requirementText({ key, operator, values }: PoolRequirement): string {
  const list = values.length === 0 ? "" : `, values: ${flowList(values)}`;
  return `{ key: ${formatYamlString(key)}, operator: ${operator}${list} }`;
}

/** Reason that the configuration refuses it. */
function notLegal(text: string): string {
  return `# not legal: ${yamlComment(text)}`;
}

function taintLines(key: string, taints: readonly PoolTaint[], pool: NodePool): string[] {
  return listLines(
    key,
    taints.map((taint) => {
      const { file, line } = locate(taint.place);
      const address = pool.place.document.address;
      const origin = taint.implied ?? (address === undefined ? `${file}:${line}` : `${file} ${address}`);
      return `${taintText(taint)} # ${yamlComment(taint.implied === undefined ? origin : `assumed: ${origin}`)}`;
    }),
  );
}

/** An illegal taint is written as a mapping: its text would parse differently. */
function taintText(taint: PoolTaint): string {
  const { key, value, effect } = taint;
  const isLegal = isLabelKey(key) && isLabelValue(value) && TAINT_EFFECTS.some((one) => one === effect);
  if (isLegal) return JSON.stringify(formatTaint(taint));
  const pieces = [`key: ${formatYamlString(key)}`, ...(value === "" ? [] : [`value: ${formatYamlString(value)}`])];
  return `{ ${[...pieces, `effect: ${formatYamlString(effect)}`].join(", ")} }`;
}

interface OfferedLabels {
  readonly labels: StringMap<string>;
  readonly requirements: NonNullable<NodePool["requirements"]>;
  readonly openLabels: readonly string[];
}

/** Returns labels; differing values in a snapshot become lists, and unlistable ones stay open rather than absent. */
function offeredLabels(pool: NodePool): OfferedLabels {
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

function reservationLines({ reservedFor, daemonSets }: NodePool): string[] {
  const serving = daemonSets === undefined ? [] : [`daemonSets: ${flowList(daemonSets)}`];
  if (reservedFor === undefined) return serving;
  const { namespaces, workloads } = reservedFor;
  const pieces = [
    ...(namespaces === undefined ? [] : [`namespaces: ${flowList(namespaces)}`]),
    ...(workloads === undefined ? [] : [`workloads: ${flowList(workloads)}`]),
  ];
  return [...(pieces.length === 0 ? ["reservedFor: {}"] : ["reservedFor:", ...indent(pieces, "  ")]), ...serving];
}

function flowList(values: readonly string[]): string {
  return `[${values.map(formatYamlString).join(", ")}]`;
}

function listLines(key: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`${key}:`, ...items.map((item) => `  - ${item}`)];
}

/** Illegal entries become comments. */
function mappingLines(
  key: string,
  entries: Readonly<Record<string, string | number>>,
  isLegal: (key: string, value: string) => boolean,
): string[] {
  const all = Object.entries(entries).map(([name, value]) => {
    const text = `${formatYamlString(name)}: ${typeof value === "number" ? value : formatYamlString(value)}`;
    return isLegal(name, String(value)) ? { text, legal: true } : { text: notLegal(text), legal: false };
  });
  if (all.length === 0) return [];
  // A key with comments alone would have no value.
  const head = all.some(({ legal }) => legal) ? [`${key}:`] : [];
  return [...head, ...all.map(({ text }) => `  ${text}`)];
}

export function yamlComment(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, " ");
}
