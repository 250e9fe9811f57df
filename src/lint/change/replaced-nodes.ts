import { isRecord } from "../../model/json-shape.js";
import type { NodePool } from "../../model/pool.js";
import type { SourceNode } from "../../model/source.js";
import { canonicalText, getString, getValue, nodeAt, toValue } from "../../yaml/node-value.js";

/** The hash lacks requirements: Karpenter compares them with each node. */
const HASHED_METADATA = ["labels", "annotations"];
const HASHED_SPEC = ["taints", "startupTaints", "nodeClassRef", "kubelet"];
const HASHED_DURATIONS = ["terminationGracePeriod", "expireAfter"];
const DEFAULTS: Readonly<Record<string, string>> = { expireAfter: "720h" };
const SECONDS: Readonly<Record<string, number>> = { h: 3600, m: 60, s: 1 };

/** Template fields that make Cluster API replace machines; labels, taints and timeouts change in place. */
const MACHINE_FIELDS = ["clusterName", "version", "bootstrap", "infrastructureRef", "failureDomain"];

export interface Replacement {
  readonly by: "Karpenter" | "Cluster API" | "Terraform" | "EKS";
  readonly fields: readonly string[];
}

/**
 * Returns the replacement of nodes due to a changed template: by Karpenter's hash, or fields that Cluster API does not
 * change in place; else undefined. Upstream: karpenter/pkg/apis/v1/nodepool.go Hash;
 * cluster-api/internal/controllers/machinedeployment/mdutil/util.go MachineTemplateUpToDate.
 */
export function replacementOf(before: NodePool, after: NodePool): Replacement | undefined {
  const [old, now] = [templateOf(before), templateOf(after)];
  if (old === undefined || now === undefined) return undefined;
  const names = new Set([...old.fields.keys(), ...now.fields.keys()]);
  // Another version of the API is hashed by another version of the hash, and then compared with nothing.
  if (old.by !== now.by || old.apiVersion !== now.apiVersion) return undefined;
  const fields = [...names].filter((name) => old.fields.get(name) !== now.fields.get(name));
  return fields.length === 0 ? undefined : { by: now.by, fields };
}

interface Template {
  readonly by: Replacement["by"];
  readonly apiVersion: string | undefined;
  readonly fields: ReadonlyMap<string, string>;
}

function templateOf({ place }: NodePool): Template | undefined {
  const object = nodeAt(place.document.root, objectPath(place.path));
  const kind = getString(object, "kind");
  const apiVersion = getString(object, "apiVersion") ?? "";
  const spec = getValue(object, "spec");
  const template = getValue(spec, "template");
  if (template === undefined) return undefined;
  const told = (texts: readonly (readonly [string, string])[]) => new Map(texts.filter(([, text]) => text !== "null"));
  const nodes = getValue(template, "spec");
  if (kind === "NodePool" && apiVersion.startsWith("karpenter.sh/")) {
    const fields = [
      ...textsOf(getValue(template, "metadata"), HASHED_METADATA, withoutEntries),
      ...textsOf(nodes, HASHED_SPEC, withoutEmpty),
      ...HASHED_DURATIONS.map((name) => [name, durationOf(nodes, name)] as const),
    ];
    return { by: "Karpenter", apiVersion, fields: told(fields) };
  }
  if (kind === "MachineDeployment" && apiVersion.startsWith("cluster.x-k8s.io/") && !isReplacedByHand(spec)) {
    return { by: "Cluster API", apiVersion, fields: told(textsOf(nodes, MACHINE_FIELDS, withoutEmpty)) };
  }
  return undefined;
}

/** With `OnDelete` machines are removed by hand. The field is in `rollout` since v1beta2. */
function isReplacedByHand(spec: SourceNode | undefined): boolean {
  const strategies = [getValue(spec, "strategy"), getValue(getValue(spec, "rollout"), "strategy")];
  return strategies.some((strategy) => getString(strategy, "type") === "OnDelete");
}

/** Strips `metadata` and keeps the path of an object in a list. */
function objectPath(path: NodePool["place"]["path"]): NodePool["place"]["path"] {
  const end = path.indexOf("metadata");
  return end < 0 ? path : path.slice(0, end);
}

function textsOf(
  node: SourceNode | undefined,
  names: readonly string[],
  clean: (value: unknown) => unknown,
): (readonly [string, string])[] {
  return names.map((name) => {
    const value = getValue(node, name);
    return [name, canonicalText(value === undefined ? null : clean(toValue(value)))] as const;
  });
}

/** Keys count whatever their value; an empty mapping is absent. */
function withoutEntries(value: unknown): unknown {
  return isRecord(value) && Object.keys(value).length === 0 ? null : value;
}

function withoutEmpty(value: unknown): unknown {
  if (value === "" || value === false || value === 0 || value === undefined) return null;
  if (Array.isArray(value)) {
    const items = value.map(withoutEmpty);
    return items.length === 0 ? null : items.sort((a, b) => (canonicalText(a) < canonicalText(b) ? -1 : 1));
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, withoutEmpty(one)] as const);
  const kept = entries.filter(([, one]) => one !== null);
  return kept.length === 0 ? null : Object.fromEntries(kept);
}

/** Compares durations by length: `24h` is `1440m`. */
function durationOf(spec: SourceNode | undefined, name: string): string {
  const text = getString(spec, name) ?? DEFAULTS[name] ?? "null";
  const pieces = [...text.matchAll(/(?<!\d)(\d+)([hms])/g)];
  if (pieces.map(([piece]) => piece).join("") !== text) return text;
  return String(pieces.reduce((sum, [, number, unit]) => sum + Number(number) * (SECONDS[unit ?? ""] ?? 0), 0));
}
