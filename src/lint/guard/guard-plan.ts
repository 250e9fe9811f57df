import type { Inventory } from "../../model/cluster.js";
import { type NodePool, OS_LABEL, type Reservation, whyItMayNotExist } from "../../model/pool.js";
import { formatTaint, type Taint } from "../../model/taint.js";
import { distinct, list, quoted } from "../../model/words.js";
import { labelOffers } from "../../scheduling/labels/label-offer.js";
import { LABEL_TWINS } from "../../scheduling/labels/well-known-labels.js";
import { keepsPodsOff } from "../../scheduling/taints/toleration.js";
import { validateTaint } from "../../scheduling/validation/taints.js";

const PLAIN = /[A-Za-z0-9_/-]/;

/** Marks absence among a label's values; no label can have it. */
export const NO_LABEL = "<none>";

/** Kinds whose name the API server can see in their pods. */
export const CONTROLLER_KINDS = [
  "Deployment",
  "ReplicaSet",
  "StatefulSet",
  "DaemonSet",
  "Job",
  "CronJob",
  "ReplicationController",
] as const;
const GUARDED_KINDS: ReadonlySet<string> = new Set([...CONTROLLER_KINDS, "Pod"]);

export interface GuardedPool {
  readonly name: string;
  readonly reservedFor: Reservation;
  readonly taints: readonly Taint[];
  /** Declared values by label; a missing label may have any value. */
  readonly labels: Readonly<Record<string, readonly string[]>>;
  readonly namespaces: readonly string[];
  /** Patterns of `Kind/name` and `namespace/Kind/name`. */
  readonly workloads: readonly string[];
  /** Globs that may match a kind whose pods do not show its name. */
  readonly unseen: readonly string[];
  /** Patterns of DaemonSets that serve the pool; the last match decides. */
  readonly daemonSets: readonly { readonly pattern: string; readonly serves: boolean }[];
}

export interface GuardPlan {
  readonly inventory: Inventory;
  readonly pools: readonly GuardedPool[];
  /** Undefined if no label is unique to them. */
  readonly pin: string | undefined;
  readonly unguarded: readonly string[];
}

function declaredKeys({ pools }: Inventory): string[] {
  const keys = new Set<string>([OS_LABEL]);
  for (const { labels, requirements = [], nodes = [] } of pools) {
    for (const key of [...Object.keys(labels), ...requirements.map((one) => one.key)]) keys.add(key);
    for (const node of nodes) for (const key of Object.keys(node.labels)) keys.add(key);
  }
  for (const twins of LABEL_TWINS) if (twins.some((key) => keys.has(key))) for (const key of twins) keys.add(key);
  return [...keys].sort();
}

/** Returns a label's values; undefined if they cannot be listed. */
function valuesOf(pool: NodePool, key: string, inventory: Inventory): readonly string[] | undefined {
  const { nodes = [] } = pool;
  if (nodes.length > 0) return [...new Set(nodes.map(({ labels }) => labels[key] ?? NO_LABEL))].sort();
  const offer = labelOffers(pool, inventory)(key);
  if (offer.kind === "value") return [offer.value];
  if (offer.kind === "absent") return [NO_LABEL];
  return offer.kind === "domain" && !offer.domain.complement ? [...offer.domain.values].sort() : undefined;
}

function servingOf({ daemonSets = [] }: NodePool): GuardedPool["daemonSets"] {
  const all = daemonSets.map((glob) => {
    const isOut = glob.startsWith("!");
    return { pattern: patternOf(isOut ? glob.slice(1) : glob), serves: !isOut };
  });
  const isRest = daemonSets[0]?.startsWith("!") ?? false;
  return all.length === 0 ? [] : [{ pattern: ".*", serves: isRest }, ...all];
}

/** Returns the reason that no policy protects the pool; undefined if one can. */
function whyUnguarded(pool: NodePool): string | undefined {
  if (pool.autoProvisions) return "its nodes are made for whatever a pod asks for";
  const absent = whyItMayNotExist(pool);
  if (absent !== undefined) return `it is unknown whether it exists: ${absent}`;
  const written = pool.taints.filter(keepsPodsOff);
  for (const taint of written) {
    const [error] = validateTaint(taint, []);
    if (error !== undefined) return `the API server refuses taint ${quoted(formatTaint(taint))}: ${error.detail}`;
  }
  if (written.length > 0) return undefined;
  const open = pool.incomplete?.find(({ field }) => field === "taints");
  if (open !== undefined) return `its taints are not known: ${open.why}`;
  return "it has no taint with NoSchedule or NoExecute, so that every pod may enter it";
}

/** Returns the label that most pools have with a value unique to them. */
function pinOf(pools: readonly NodePool[], keys: readonly string[], inventory: Inventory): string | undefined {
  const pins = (pool: NodePool, key: string): boolean => {
    const [value, ...others] = valuesOf(pool, key, inventory) ?? [];
    if (value === undefined || value === NO_LABEL || others.length > 0) return false;
    return inventory.pools.every((one) => one === pool || valuesOf(one, key, inventory)?.includes(value) === false);
  };
  const counted = keys
    .filter((key) => key !== "kubernetes.io/hostname")
    .map((key) => ({ key, count: pools.filter((pool) => pins(pool, key)).length }));
  const most = Math.max(0, ...counted.map(({ count }) => count));
  return most === 0 || most < pools.length ? undefined : counted.find(({ count }) => count === most)?.key;
}

function describeUnseen({ name, unseen }: GuardedPool): string[] {
  if (unseen.length === 0) return [];
  const globs = list(unseen.map(quoted));
  return [
    `Pool ${quoted(name)}: ${globs} may name kinds whose pods the API server sees under another name. Pods that name such a controller as their owner are let in.`,
  ];
}

function describePlugins({ cluster }: Inventory, pools: readonly GuardedPool[]): string[] {
  const named = pools.filter(({ workloads }) => workloads.length > 0);
  if (named.length === 0) return [];
  const adders = [
    "a RuntimeClass",
    ...(cluster.admission.extendedResourceToleration ? ["ExtendedResourceToleration"] : []),
  ];
  return [
    `Tolerations that ${list(adders)} adds to the pods of a controller, for ${list(named.map(({ name }) => quoted(name)))}: the controller is judged without them.`,
  ];
}

export function planGuard(inventory: Inventory): GuardPlan {
  const reserved = inventory.pools.filter(({ reservedFor }) => reservedFor !== undefined);
  const guarded = reserved.filter((pool) => whyUnguarded(pool) === undefined);
  const keys = declaredKeys(inventory);
  const written = guarded.map(({ name }) => name);
  const names = distinct(written, (name, number) => `${name} (${number})`);
  const pools = guarded.map((pool, index): GuardedPool => {
    const reservedFor = pool.reservedFor ?? { namespaces: undefined, workloads: undefined };
    const { namespaces = [], workloads = [] } = reservedFor;
    return {
      name: names[index] ?? pool.name,
      reservedFor,
      taints: pool.taints.filter(keepsPodsOff).map(({ key, value, effect }) => ({ key, value, effect })),
      labels: Object.fromEntries(
        keys.flatMap((key) => {
          const values = valuesOf(pool, key, inventory);
          return values === undefined ? [] : [[key, values] as const];
        }),
      ),
      namespaces: namespaces.map(patternOf),
      workloads: workloads.map(patternOf),
      unseen: workloads.filter((glob) => !GUARDED_KINDS.has(glob.split("/").at(-2) ?? "")),
      daemonSets: servingOf(pool),
    };
  });
  const unguarded = reserved.flatMap((pool) => {
    const why = whyUnguarded(pool);
    return why === undefined ? [] : [`Pool ${quoted(pool.name)}: ${why}.`];
  });
  return {
    inventory,
    pools,
    pin: pinOf(guarded, keys, inventory),
    unguarded: [...unguarded, ...pools.flatMap(describeUnseen), ...describePlugins(inventory, pools)],
  };
}

export function describePool({ name, taints, reservedFor }: GuardedPool): string {
  const { namespaces = [], workloads = [] } = reservedFor;
  const users = [...namespaces.map((glob) => `namespace ${glob}`), ...workloads];
  return `${name} (${taints.map(formatTaint).join(", ")}): ${users.length === 0 ? "nobody" : users.join(", ")}`;
}

function patternOf(glob: string): string {
  const pieces = [...glob].map((sign) => {
    if (sign === "*") return ".*";
    if (PLAIN.test(sign)) return sign;
    return /[\\^[\]]/.test(sign) ? `\\${sign}` : `[${sign}]`;
  });
  return `^${pieces.join("")}$`;
}
