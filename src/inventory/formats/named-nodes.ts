import { locate } from "../../manifest/locate.js";
import { isOpen } from "../../model/fact.js";
import {
  addressOf,
  type IncompleteField,
  isOfTemplate,
  type NodePool,
  POOL_ROLES,
  withOpenExistence,
} from "../../model/pool.js";
import type { SourceFile } from "../../model/source.js";
import { isTransientTaint } from "../../model/state-taints.js";
import { EMPTY_STRING_MAP } from "../../model/string-map.js";
import { formatTaint, type PoolTaint } from "../../model/taint.js";
import { count, list } from "../../model/words.js";
import type { InventoryNotice } from "../contract/configuration-error.js";
import { applyPlatformDefaults, type DeclaredNodes } from "../platform-defaults/apply-defaults.js";
import type { Platform, PoolFacts } from "../platform-defaults/platform-defaults.js";
import type { FormatInput, FormatOutput } from "./format.js";
import type { LabelField } from "./label-field.js";
import { labelsRefusedByKubelet, refusedByPlatform } from "./platform-refusals.js";
import type { TaintField } from "./taint-field.js";

/** Nodes as a format declares them: the cluster and the format are those of the input. */
export interface NamedNodes extends Omit<DeclaredNodes, "pool"> {
  readonly pool: Omit<NodePool, "cluster" | "format">;
  /** The cluster or Terraform resource that distinguishes pools of one name; empty for none. */
  readonly owner: string;
}

/** The facts of nodes in a declaration. Their role is by default that of the facts. */
export interface NodesFields
  extends Omit<Partial<NodePool>, "name" | "place" | "taints" | "labels">,
    Pick<NodePool, "name" | "place"> {
  /** `other` by default. */
  readonly platform?: Platform;
  readonly facts?: PoolFacts;
  readonly owner?: string;
  readonly taints?: TaintField;
  readonly labels?: LabelField;
  readonly kubeletLabels?: LabelField | undefined;
}

const GENERAL = /^(?:main|vars|all|config|index)$/;

export function nodesOf(fields: NodesFields): NamedNodes {
  const { platform = "other", facts = {}, owner = "", taints, labels, kubeletLabels, ...own } = fields;
  const open = [...(taints?.incomplete ?? []), ...(labels?.incomplete ?? []), ...(own.incomplete ?? [])];
  const textOf = ({ field, label, why }: IncompleteField) => `${field} ${label} ${why}`;
  const incomplete = open.filter((one, index) => open.findIndex((other) => textOf(other) === textOf(one)) === index);
  const ignored = [...(taints?.ignored ?? []), ...(own.ignored ?? [])];
  const refused = [
    ...(own.refused ?? []),
    ...labelsRefusedByKubelet(kubeletLabels),
    ...refusedByPlatform(platform, facts, labels, taints?.taints ?? []),
  ];
  const pool: NamedNodes["pool"] = {
    startupTaints: [],
    allocatable: EMPTY_STRING_MAP,
    ...own,
    taints: taints?.taints ?? [],
    labels: labels?.labels ?? EMPTY_STRING_MAP,
    labelOrigins: labels?.origins ?? EMPTY_STRING_MAP,
    labelsClosed: false,
    openLabels: labels?.openLabels ?? [],
    nodes: undefined,
    reservedFor: undefined,
    role: own.role ?? POOL_ROLES.find((role) => role === facts.role),
    incomplete: incomplete.length > 0 ? incomplete : undefined,
    ignored: ignored.length > 0 ? ignored : undefined,
    refused: refused.length > 0 ? refused : undefined,
    autoscalerTags: own.autoscalerTags?.length ? own.autoscalerTags : undefined,
  };
  return { pool, platform, facts, owner };
}

/** Merges equal nodes into pools, and numbers further ones. The first one's scale counts, so none should have one. */
export function mergeAlike(declared: readonly NamedNodes[]): NamedNodes[] {
  const pools = new Map<string, NamedNodes>();
  const counts = new Map<string, number>();
  for (const one of declared) {
    const { name, taints, labels, openLabels, incomplete = [] } = one.pool;
    const open = incomplete.map(({ field, why }) => `${field}: ${why}`);
    const facts = Object.entries(one.facts).map(([fact, value]) => [fact, isOpen(value) ? value.why : value]);
    const identity = JSON.stringify([one.owner, name, facts, taints.map(formatTaint), labels, openLabels, open]);
    if (pools.has(identity)) continue;
    const count = (counts.get(`${one.owner} ${name}`) ?? 0) + 1;
    counts.set(`${one.owner} ${name}`, count);
    pools.set(identity, count === 1 ? one : { ...one, pool: { ...one.pool, name: `${name}-${count}` } });
  }
  return [...pools.values()];
}

/** Completes the pools of a format: implied properties, unique names, prefix, and notices for unknowns. */
export function toOutput(input: FormatInput, declared: readonly NamedNodes[]): FormatOutput {
  const mode = input.implicit ?? "apply";
  const pools = applyPlatformDefaults(
    declared.map((one) => completed(one, input)),
    mode,
  ).map((pool, index): NodePool => {
    const owner = declared[index]?.owner ?? "";
    const shared = declared.some((other) => other.pool.name === pool.name && other.owner !== owner);
    const isOnly = declared.every((other) => other.owner !== owner || other === declared[index]);
    const name = shared && owner !== "" ? ownedName(owner, pool, isOnly) : pool.name;
    return { ...withStartupTaints(pool, input.transientTaints), name: `${input.from.prefix}${name}` };
  });
  const notices = pools.flatMap((pool) => [
    ...describePending(pool),
    ...(mode === "warn" ? describeImplied(pool) : []),
  ]);
  return { pools, errors: [], notices };
}

function completed(declared: NamedNodes, { cluster, format }: FormatInput): DeclaredNodes {
  const pool: NodePool = { ...declared.pool, cluster, format };
  const { doubt } = pool.place.document;
  return { ...declared, pool: doubt === undefined ? pool : withOpenExistence(pool, doubt) };
}

/** Agents remove some taints of a new node, such as Cilium's. Karpenter alone takes those for permanent ones. */
function withStartupTaints(pool: NodePool, globs: readonly string[]): NodePool {
  const isPassing = ({ key }: PoolTaint) => isTransientTaint(key, globs);
  if (pool.format === "karpenter" || !pool.taints.some(isPassing)) return pool;
  const startupTaints = [...pool.startupTaints, ...pool.taints.filter(isPassing)];
  return { ...pool, startupTaints, taints: pool.taints.filter((taint) => !isPassing(taint)) };
}

/** Uses the resource's address as the name of its only pool. */
function ownedName(owner: string, pool: NodePool, isOnly: boolean): string {
  return isOnly && owner === addressOf(pool) ? owner : `${owner}/${pool.name}`;
}

/** Reason that a name with a random end is undetermined. */
export const RANDOM_END = "it ends with random letters";
/** Reason that no pod is sure to run on Fargate. */
export const FARGATE = "Fargate makes nodes for the pods that the profile selects, and for no others";
const TEMPLATE_DECIDES = "a template decides whether it exists";
const MEANT = [RANDOM_END, FARGATE];

/** Returns one notice for each pool, with its first reason. Template names and optional pools need none. */
function describePending(pool: NodePool): InventoryNotice[] {
  const inTemplate = isOfTemplate(pool);
  const told = (pool.incomplete ?? []).filter(
    ({ field, why }) => !MEANT.includes(why) && !(inTemplate && field === "name"),
  );
  const decided = told.filter(({ field }) => inTemplate && field === "exists");
  const open = told.filter((one) => !decided.includes(one));
  return [
    ...decided.slice(0, 1).map((one) => ({ ...noticeOf(pool, [one]), cause: TEMPLATE_DECIDES, joins: true as const })),
    ...(open.length > 0 ? [noticeOf(pool, open)] : []),
  ];
}

function noticeOf(pool: NodePool, open: readonly IncompleteField[]): InventoryNotice {
  const [first] = open;
  const fields = new Set(open.map(({ field }) => field));
  const doubt = fields.delete("exists") ? ["whether it exists"] : [];
  const whats = [...doubt, ...(fields.size > 0 ? [`its ${list([...fields])}`] : [])].join(", and ");
  // One reason may hold in several places of a pool.
  const more = new Set(open.map(({ field, why }) => `${field}: ${why}`)).size - 1;
  const rest = more === 0 ? "" : `; taintlint pools shows ${count(more, "more reason")}`;
  const cause = `${whats} cannot be determined: ${first?.why}${rest}`;
  return { message: `pool "${pool.name}": ${cause}`, cause, range: locate(first?.place ?? pool.place) };
}

function describeImplied(pool: NodePool): InventoryNotice[] {
  return [...pool.taints, ...pool.startupTaints].flatMap((taint) => {
    if (taint.implied === undefined) return [];
    const cause = `taint "${formatTaint(taint)}" is assumed: ${taint.implied}`;
    return { message: `pool "${pool.name}": ${cause}`, cause, range: locate(taint.place) };
  });
}

/** Returns the pool name implied by a file: `gpu` for `talos/gpu.yaml` and `group_vars/gpu/main.yml`. */
export function nameOfFile({ path }: SourceFile): string {
  const steps = path.split("/");
  const name = (steps.at(-1) ?? path).replace(/\.(?:ya?ml|json)(?:\.[a-z0-9]+)?$/, "");
  const folder = steps.at(-2);
  return GENERAL.test(name) && folder !== undefined && path.includes("_vars/") ? folder : name;
}
