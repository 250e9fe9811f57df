import { matchesNameGlob } from "../../model/name-glob.js";
import type { NodePool } from "../../model/pool.js";
import type { FieldPath, Place, SourceNode } from "../../model/source.js";
import { EMPTY_STRING_MAP, joinStringMaps, type StringMap } from "../../model/string-map.js";
import type { PoolTaint } from "../../model/taint.js";
import { didYouMean, nearestWord } from "../../model/words.js";
import { getValue } from "../../yaml/node-value.js";
import { type ConfigurationError, errorAt } from "../contract/configuration-error.js";
import { scalarText } from "../contract/configuration-value.js";
import { type NodeProperties, type Reading, readNodeProperties } from "./declared-pool.js";

export interface PoolOverride {
  /** A glob of names. */
  readonly match: string;
  readonly properties: Partial<NodeProperties>;
  /** `replace`: each property as a whole. */
  readonly mode: "merge" | "replace";
  /** The value of `match`. */
  readonly place: Place;
}

export function readPoolOverride(reading: Reading, path: FieldPath, node: SourceNode): PoolOverride {
  const { taints, startupTaints, labels, labelOrigins, allocatable } = readNodeProperties(reading, path, node);
  const has = (key: keyof NodeProperties) => getValue(node, key) !== undefined;
  return {
    match: scalarText(getValue(node, "match")) ?? "",
    properties: {
      taints: has("taints") ? taints : undefined,
      startupTaints: has("startupTaints") ? startupTaints : undefined,
      ...(has("labels") && { labels, labelOrigins }),
      allocatable: has("allocatable") ? allocatable : undefined,
    },
    mode: scalarText(getValue(node, "mode")) === "replace" ? "replace" : "merge",
    place: { document: reading.document, path: [...path, "match"], target: "value" },
  };
}

/** Applies overrides to imported pools in order. One without a match is an error only if every import was read. */
export function applyOverrides(
  overrides: readonly PoolOverride[],
  imported: readonly NodePool[],
  everyImportRead: boolean,
): { readonly pools: readonly NodePool[]; readonly errors: readonly ConfigurationError[] } {
  const names = imported.map(({ name }) => name);
  const idle = overrides.filter(({ match }) => !names.some((name) => matchesNameGlob(match, name)));
  return {
    pools: imported.map((pool) =>
      overrides.filter(({ match }) => matchesNameGlob(match, pool.name)).reduce(overridePool, pool),
    ),
    errors: everyImportRead ? idle.map((override) => describeIdle(override, names)) : [],
  };
}

function describeIdle({ match, place }: PoolOverride, names: readonly string[]): ConfigurationError {
  const hint = didYouMean(nearestWord(match, names));
  return errorAt(place, `override "${match}" matches no imported pool${hint}`);
}

function overridePool(pool: NodePool, { properties, mode }: PoolOverride): NodePool {
  const { taints, startupTaints, labels, labelOrigins, allocatable } = properties;
  const replaces = mode === "replace";
  const mergeMaps = (known: StringMap<string>, own: StringMap<string> | undefined) =>
    own === undefined ? known : replaces ? own : joinStringMaps(known, own);
  const mergeTaints = (known: readonly PoolTaint[], own: readonly PoolTaint[] | undefined) =>
    own === undefined ? known : replaces ? own : mergeByKeyAndEffect(known, own);
  const settled = (field: string) => replaces && (field === "taints" ? taints : field === "labels" && labels);
  const { incomplete, requirements, nodes, ...rest } = pool;
  const open = incomplete?.filter(({ field }) => !settled(field)) ?? [];
  return {
    ...rest,
    taints: mergeTaints(pool.taints, taints),
    startupTaints: mergeTaints(pool.startupTaints, startupTaints),
    labels: mergeMaps(pool.labels, labels),
    labelOrigins: joinStringMaps(pool.labelOrigins ?? EMPTY_STRING_MAP, labelOrigins ?? EMPTY_STRING_MAP),
    allocatable: mergeMaps(pool.allocatable, allocatable),
    nodes: nodes?.map((node) => ({
      ...node,
      labels: mergeMaps(node.labels, labels),
      allocatable: mergeMaps(node.allocatable, allocatable),
    })),
    // The written value replaces the domain.
    requirements: requirements ? requirements.filter(({ key }) => labels?.[key] === undefined) : undefined,
    incomplete: open.length > 0 ? open : undefined,
  };
}

function mergeByKeyAndEffect(known: readonly PoolTaint[], own: readonly PoolTaint[]): PoolTaint[] {
  const isNamed = (taint: PoolTaint) => own.some(({ key, effect }) => key === taint.key && effect === taint.effect);
  return [...known.filter((taint) => !isNamed(taint)), ...own];
}
