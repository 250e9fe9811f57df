import { groupOf, type KubernetesObject } from "../../manifest/objects/objects.js";
import { anyOf, isOpen, matches } from "../../model/fact.js";
import {
  type IgnoredField,
  INSTANCE_TYPE_LABEL,
  type IncompleteField,
  type PodSelector,
  type PoolRole,
  type PoolScale,
} from "../../model/pool.js";
import { formatFieldPath } from "../../model/source.js";
import { someScalar } from "../../yaml/node-value.js";
import type { FactName, Platform, PoolFacts } from "../platform-defaults/platform-defaults.js";
import { knowledgeOfTags, readAutoscalerTags } from "./autoscaler-tag.js";
import {
  type Cursor,
  cursorAt,
  cursorsOfEntries,
  cursorsOfList,
  describeUnresolved,
  factAt,
  isNotKnown,
  isSurelyThere,
  isTemplated,
  isUnresolved,
  itemsOfList,
  keyOf,
  keys,
  placeOf,
  startOfUnknown,
  textOf,
  wholeNumberOf,
} from "./cursor.js";
import type { FormatInput, InventoryFormat } from "./format.js";
import { joinLabels, machineLabels, readLabels } from "./label-field.js";
import { type SettingsColumn, settingsOfPool } from "./machine-settings.js";
import { misplacedFields } from "./misplaced-fields.js";
import { type NamedNodes, nodesOf, RANDOM_END, toOutput } from "./named-nodes.js";
import { joinTaints, misfit, readTaints, type TaintDialect, uniteTaints, unread } from "./taint-field.js";

export interface TaintColumn {
  readonly at: string;
  readonly as: TaintDialect;
}

export interface IgnoredColumn {
  readonly at: string;
  /** Advice on the right field, as a sentence. */
  readonly help: string;
}

interface SkipRule {
  readonly of: "object" | "pool";
  readonly at: string;
  readonly values: RegExp;
}

type ScaleColumns = Readonly<Partial<Record<keyof PoolScale, string>>>;

/** The paths to pools and their fields in a kind of object; one row is enough for most formats. */
export interface PoolTable {
  readonly group: string;
  readonly kind: string;
  /** `other` by default. */
  readonly platform?: Platform;
  /** From the object to its pools: a list or a mapping. By default the object is the pool. */
  readonly pools?: string;
  /** From the pool, the surest first; else the object's own name. */
  readonly names?: readonly string[];
  readonly prefixes?: readonly string[];
  /** Without `names` the platform makes up a name; the object's own is on no label. */
  readonly madeUpName?: true;
  readonly cluster?: string;
  readonly taints?: readonly TaintColumn[];
  readonly startupTaints?: readonly TaintColumn[];
  /** A later one wins. */
  readonly labels?: readonly string[];
  /** From the object: configurations of K3s or RKE2 that its machines start with. */
  readonly settings?: readonly SettingsColumn[];
  readonly scale?: ScaleColumns;
  /** Bounds over all zones where `scale` counts one: the greater number holds. */
  readonly totals?: ScaleColumns;
  readonly role?: PoolRole;
  /** By the words of the fact `role`; an empty one for none. */
  readonly roles?: Readonly<Record<string, PoolRole>>;
  /** Facts that may imply taints and labels; paths start at the pool. */
  readonly facts?: Readonly<Partial<Record<FactName, string>>>;
  readonly machineTypes?: readonly string[];
  /** Fields that attach devices to machines or share them. */
  readonly devices?: readonly string[];
  /** Values that tell architecture and operating system, such as `AL2023_ARM_64_STANDARD`. */
  readonly machine?: readonly string[];
  readonly ignored?: readonly IgnoredColumn[];
  /** Other fields named like taints or labels are mistakes. */
  readonly knowsFields?: true;
  /** By argument and name: settings for pools that are not declared, with advice. */
  readonly strays?: string;
  /** Tags of the machine group, some of them for the cluster autoscaler. */
  readonly tags?: string;
  /** The autoscaler reads labels and taints only from tags. */
  readonly isKnownByTags?: true;
  /** Scripts and settings that may add unread taints. */
  readonly scripts?: readonly string[];
  readonly skip?: readonly SkipRule[];
  readonly fixedName?: string;
  /** From the pool: selectors of the only pods it takes, each with namespace and labels. */
  readonly selectors?: string;
  readonly doubt?: string;
}

/** A format that reads by tables. */
export interface TableFormat extends InventoryFormat {
  readonly tables: readonly PoolTable[];
}

export function tableFormat(id: string, tables: readonly PoolTable[]): TableFormat {
  return {
    id,
    kinds: tables.map(({ group, kind }) => ({ group, kind })),
    tables,
    read: (input) => toOutput(input, readTables(input, tables)),
  };
}

export function readTables(input: FormatInput, tables: readonly PoolTable[]): NamedNodes[] {
  return input.objects.flatMap((object) =>
    tables
      .filter(({ group, kind }) => kind === object.kind && group === groupOf(object.apiVersion))
      .flatMap((table, index, own) => readTable(object, table, own.slice(0, index))),
  );
}

/** If several tables read an object, the first one does. */
function readTable(root: KubernetesObject, table: PoolTable, earlier: readonly PoolTable[]): NamedNodes[] {
  const where = ({ pools, fixedName }: PoolTable) => JSON.stringify([pools, fixedName]);
  const isRead = earlier.some((one) => where(one) === where(table));
  return cursorsOfList(cursorAt(root, table.pools ?? "")).flatMap((cursor) => {
    const isLeftOut = anyOf(
      ...(table.skip ?? []).map(({ of, at, values }) => matches(factAt(of === "object" ? root : cursor, at), values)),
    );
    if (isOpen(isLeftOut) ? isRead : isLeftOut) return [];
    return readPool(root, cursor, table, isOpen(isLeftOut) ? isLeftOut.why : table.doubt);
  });
}

/** Reads a pool. `root` is the object, `cursor` the pool in it, `doubt` the reason it may not exist. */
export function readPool(root: Cursor, cursor: Cursor, table: PoolTable, doubt?: string): NamedNodes {
  const at = (path: string): Cursor => cursorAt(cursor, path);
  const isPool = cursor.node?.kind === "mapping";
  const named = nameOf(root, cursor, table);
  const settings = settingsOfPool(root, named.name, table.settings ?? []);
  const taints = uniteTaints([
    ...(isPool ? [] : [misfit(cursor, "a mapping is expected there")]),
    ...(table.taints ?? []).map(({ at: path, as }) => readTaints(at(path), as)),
    ...settings.map((one) => one.taints),
    ...(table.scripts ?? [])
      .map(at)
      .filter(({ node }) => node && someScalar(node, ({ text }) => /taint/i.test(text) || isNotKnown(text)))
      .map((script) => unread(script, "it may set taints in a way that is not read")),
  ]);
  const startupTaints = joinTaints((table.startupTaints ?? []).map(({ at: path, as }) => readTaints(at(path), as)));
  const labels = joinLabels([
    ...(table.labels ?? []).map((path) => readLabels(at(path))),
    ...settings.map((one) => one.labels),
  ]);
  const machine = machineLabels((table.machine ?? []).map(at));
  const scale = readScale(cursor, table);
  const owner = textOf(cursorAt(root, table.cluster ?? ""));
  const clusterName = isTemplated(owner) ? undefined : owner;
  const facts: PoolFacts = {
    ...readFacts(cursor, table),
    ...(named.certain ? { name: named.name } : named.incomplete[0] && { name: named.incomplete[0] }),
    ...(clusterName !== undefined && { cluster: clusterName }),
  };
  const machineTypes = readMachineTypes((table.machineTypes ?? []).map(at));
  return nodesOf({
    name: named.name,
    place: placeOf(named.cursor),
    platform: table.platform,
    facts,
    owner: cursor.document.address ?? owner ?? "",
    clusterName,
    taints,
    startupTaints: startupTaints.taints,
    labels: joinLabels([machine, labels]),
    requirements:
      machineTypes?.length === 1 ? [{ key: INSTANCE_TYPE_LABEL, operator: "In", values: machineTypes }] : undefined,
    machineTypes,
    hasMoreDevices: (table.devices ?? []).some((path) => at(path).node !== undefined) || undefined,
    scale,
    autoscalerKnows: table.isKnownByTags && knowledgeOfTags(cursor, scale),
    incomplete: [...startupTaints.incomplete, ...named.incomplete, ...mayNotExist(cursor, doubt)],
    ignored: [
      ...(startupTaints.ignored ?? []),
      ...(table.ignored ?? []).flatMap(({ at: path, help }) => {
        const found = at(path);
        return isSurelyThere(found) ? { place: placeOf(found, "key"), field: String(keys(path).at(-1)), help } : [];
      }),
      ...(table.knowsFields ? misplacedFields(table, cursor) : []),
      ...(table.strays === undefined ? [] : straysIn(at(table.strays))),
    ],
    takesOnly: table.selectors === undefined ? undefined : readSelectors(at(table.selectors)),
    autoscalerTags: table.tags === undefined ? [] : readAutoscalerTags(at(table.tags)),
  });
}

function mayNotExist(cursor: Cursor, doubt = cursor.document.doubt): IncompleteField[] {
  return doubt === undefined ? [] : [{ field: "exists", why: doubt, place: placeOf(cursor) }];
}

function readSelectors(list: Cursor): PodSelector[] | undefined {
  const read = cursorsOfList(list).map((cursor): PodSelector | undefined => {
    const namespace = cursorAt(cursor, "namespace");
    const text = textOf(namespace);
    const { labels, incomplete } = readLabels(cursorAt(cursor, "labels"));
    return text === undefined || isUnresolved(namespace) || incomplete.length > 0
      ? undefined
      : { namespace: text, labels };
  });
  const known = read.filter((one) => one !== undefined);
  return known.length === 0 || known.length < read.length ? undefined : known;
}

function straysIn(cursor: Cursor): IgnoredField[] {
  return cursorsOfEntries(cursor).flatMap((argument) =>
    cursorsOfEntries(argument).map((one) => ({
      field: keyOf(argument),
      names: keyOf(one),
      place: placeOf(one, "key"),
      help: textOf(one) ?? "",
    })),
  );
}

/** Returns the names of all machine types; undefined if none is named or one is undetermined. */
function readMachineTypes(cursors: readonly Cursor[]): readonly string[] | undefined {
  const items = cursors.flatMap((cursor) => (cursor.node?.kind === "sequence" ? itemsOfList(cursor) : [cursor]));
  const given = items.filter(({ node }) => node !== undefined);
  const names = given.map((cursor) => (isUnresolved(cursor) ? undefined : textOf(cursor)));
  // A group of eksctl with several types says "mixed" beside them.
  const known = names.filter((name) => name !== undefined);
  const types = known.filter((name) => name !== "mixed");
  return known.length < names.length || types.length === 0 ? undefined : [...new Set(types)];
}

interface PoolName {
  readonly name: string;
  readonly cursor: Cursor;
  readonly certain: boolean;
  readonly incomplete: readonly IncompleteField[];
}

function nameOf(root: Cursor, cursor: Cursor, table: PoolTable): PoolName {
  const inPool = (table.names ?? []).map((path) => cursorAt(cursor, path));
  const candidates = table.pools === undefined ? [...inPool, cursorAt(root, "metadata.name")] : inPool;
  const found = candidates.find((candidate) => textOf(candidate) !== undefined);
  const text = found && textOf(found);
  if (table.fixedName !== undefined) return { name: table.fixedName, cursor, certain: true, incomplete: [] };
  if (found !== undefined && text !== undefined && !isUnresolved(found)) {
    return { name: text, cursor: found, certain: inPool.includes(found) || !table.madeUpName, incomplete: [] };
  }
  const begun = prefixOf(cursor, table) ?? beginningOf(found);
  if (begun !== undefined) return begun;
  if (found === undefined || text === undefined) {
    return { name: cursor.document.address ?? describePool(cursor, table), cursor, certain: false, incomplete: [] };
  }
  const incomplete: IncompleteField = { field: "name", why: describeUnresolved(text), place: placeOf(found) };
  return { name: cursor.document.address ?? text, cursor: found, certain: false, incomplete: [incomplete] };
}

/** Returns the known prefix of a name with a random end. */
function prefixOf(cursor: Cursor, { prefixes = [] }: PoolTable): PoolName | undefined {
  const found = prefixes
    .map((path) => cursorAt(cursor, path))
    .find((one) => textOf(one) !== undefined && !isUnresolved(one));
  return found && withOpenEnd(found, textOf(found) ?? "", RANDOM_END);
}

/** Returns the known start of a text, such as `np-`. */
function beginningOf(cursor: Cursor | undefined): PoolName | undefined {
  const text = cursor && textOf(cursor);
  return text === undefined ? undefined : withOpenEnd(cursor, startOfUnknown(text), describeUnresolved(text));
}

function withOpenEnd(cursor: Cursor | undefined, start: string, why: string): PoolName | undefined {
  const name = start.replace(/[-_.]$/, "");
  if (cursor === undefined || name === "") return undefined;
  const hasEnd = why === RANDOM_END;
  const incomplete: IncompleteField = { field: "name", why, place: placeOf(cursor), beginning: start, hasEnd };
  return { name, cursor, certain: false, incomplete: [incomplete] };
}

/** `nodeGroups[2]`, for a pool without a name. */
function describePool({ path }: Cursor, { kind }: PoolTable): string {
  return path.length === 0 ? kind : formatFieldPath(path);
}

function readFacts(cursor: Cursor, table: PoolTable): PoolFacts {
  const facts = Object.entries(table.facts ?? {}).flatMap(([name, path]) => {
    const fact = factAt(cursor, path);
    return fact === undefined ? [] : [[name, fact] as const];
  });
  const read: PoolFacts = Object.fromEntries(facts);
  const role = table.role ?? (isOpen(read.role) ? read.role : (table.roles?.[read.role ?? ""] ?? read.role));
  return role === undefined ? read : { ...read, role };
}

function readScale(cursor: Cursor, { scale = {}, totals = {} }: PoolTable): PoolScale | undefined {
  const at = (name: keyof PoolScale) =>
    [scale[name], totals[name]].flatMap((path) => (path === undefined ? [] : [cursorAt(cursor, path)]));
  // Replicas say little where it is not known how far the pool may grow.
  if (at("max").some(isUnresolved)) return undefined;
  const entries = (["min", "max", "replicas"] as const).flatMap((name) => {
    const numbers = at(name).flatMap((one) => wholeNumberOf(one) ?? []);
    return numbers.length === 0 ? [] : [[name, Math.max(...numbers)] as const];
  });
  const found: PoolScale = Object.fromEntries(entries);
  // An exporter of live pools writes zeros for the bounds of one that no autoscaler changes.
  if (found.max === 0 && (found.replicas ?? 0) > 0) return { replicas: found.replicas };
  return entries.length === 0 ? undefined : found;
}
