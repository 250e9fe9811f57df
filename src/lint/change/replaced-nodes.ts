import { canonicalText } from "../../manifest/yaml/canonical-value.js";
import { getString, getValue, nodeAt, toValue } from "../../manifest/yaml/node-value.js";
import { isRecord } from "../../model/is-record.js";
import type { NodePool } from "../../model/pool.js";
import type { SourceNode } from "../../model/source.js";

/** Requirements are no part of the hash: Karpenter compares them with each node. */
const HASHED_METADATA = ["labels", "annotations"];
const HASHED_SPEC = ["taints", "startupTaints", "nodeClassRef", "kubelet"];
const HASHED_DURATIONS = ["terminationGracePeriod", "expireAfter"];
/** What the API server fills in. */
const DEFAULTS: Readonly<Record<string, string>> = { expireAfter: "720h" };
const SECONDS: Readonly<Record<string, number>> = { h: 3600, m: 60, s: 1 };

/**
 * Which parts of its template make Karpenter replace the nodes of a NodePool: all that its hash covers, startup taints
 * included, lists without regard to their order, and what is empty as if it were absent. Empty for other pools.
 * Upstream: karpenter/pkg/apis/v1/nodepool.go Hash, pkg/controllers/nodeclaim/disruption/drift.go areStaticFieldsDrifted.
 */
export function replacingFields(before: NodePool, after: NodePool): readonly string[] {
  const [old, now] = [templateOf(before), templateOf(after)];
  if (old === undefined || now === undefined) return [];
  const names = new Set([...old.fields.keys(), ...now.fields.keys()]);
  // Another version of the API is hashed by another version of the hash, and then compared with nothing.
  if (old.apiVersion !== now.apiVersion) return [];
  return [...names].filter((name) => old.fields.get(name) !== now.fields.get(name));
}

interface Template {
  readonly apiVersion: string | undefined;
  readonly fields: ReadonlyMap<string, string>;
}

function templateOf({ place }: NodePool): Template | undefined {
  const object = nodeAt(place.document.root, objectPath(place.path));
  if (getString(object, "kind") !== "NodePool") return undefined;
  const apiVersion = getString(object, "apiVersion");
  const template = getValue(getValue(object, "spec"), "template");
  if (apiVersion?.startsWith("karpenter.sh/") !== true || template === undefined) return undefined;
  const spec = getValue(template, "spec");
  const fields = [
    ...textsOf(getValue(template, "metadata"), HASHED_METADATA, withoutEntries),
    ...textsOf(spec, HASHED_SPEC, withoutEmpty),
    ...HASHED_DURATIONS.map((name) => [name, durationOf(spec, name)] as const),
  ];
  return { apiVersion, fields: new Map(fields.filter(([, text]) => text !== "null")) };
}

/** A pool's place is in `metadata` or at the object; a list of objects stands above both. */
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

/** An entry of a mapping counts whatever its value is; a mapping without any is absent. */
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

/** A duration counts by its length: `24h` is `1440m`. */
function durationOf(spec: SourceNode | undefined, name: string): string {
  const text = getString(spec, name) ?? DEFAULTS[name] ?? "null";
  const parts = [...text.matchAll(/(\d+)([hms])/g)];
  if (parts.map(([part]) => part).join("") !== text) return text;
  return String(parts.reduce((sum, [, number, unit]) => sum + Number(number) * (SECONDS[unit ?? ""] ?? 0), 0));
}
