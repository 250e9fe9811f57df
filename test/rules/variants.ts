import { dump, load, loadAll } from "js-yaml";
import type { RuleExample } from "../../src/model/rule-description.js";

/** A small change of a whole repository: two of what there was one of, another kind, another effect. */
export interface Variant {
  readonly title: string;
  readonly inventory?: (text: string) => string;
  readonly manifest?: (text: string) => string;
}

type Entry = Record<string, unknown>;

function isEntry(value: unknown): value is Entry {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value with each mapping in it changed, the innermost first. */
function mapEntries(value: unknown, change: (entry: Entry) => Entry): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => mapEntries(item, change));
  if (!isEntry(value)) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapEntries(inner, change)])));
}

/** A change of every document; a text that no parser takes stays as it is. */
function inDocuments(change: (document: unknown) => readonly unknown[]): (text: string) => string {
  return (text) => {
    try {
      return loadAll(text)
        .flatMap(change)
        .map((document) => dump(document, { noRefs: true, lineWidth: -1 }))
        .join("---\n");
    } catch {
      return text;
    }
  };
}

function inInventory(change: (inventory: Entry) => Entry): (text: string) => string {
  return (text) => {
    const inventory = load(text);
    return isEntry(inventory) ? dump(change(inventory), { noRefs: true, lineWidth: -1 }) : text;
  };
}

/** `key=value:Effect` with another key, or the mapping of one. */
function anotherTaint(taint: unknown): unknown {
  if (isEntry(taint)) return { ...taint, key: `${taint.key}-2` };
  return typeof taint === "string" ? taint.replace(/^[^=:]+/, "$&-2") : taint;
}

function anotherToleration(toleration: unknown): unknown {
  return isEntry(toleration) && toleration.key ? { ...toleration, key: `${toleration.key}-2` } : toleration;
}

function withEach(list: unknown, another: (item: unknown) => unknown): unknown {
  return Array.isArray(list) ? [...list, ...list.map(another)] : list;
}

function renamed(item: unknown): unknown {
  return isEntry(item) && typeof item.name === "string" ? { ...item, name: `${item.name}-2` } : item;
}

const replaced = (pattern: RegExp, text: string) => (all: string) => all.replaceAll(pattern, text);
const KINDS = /(?<=^kind: )(?:Deployment|StatefulSet|ReplicaSet)$/gm;

export const VARIANTS: readonly Variant[] = [
  { title: "as it is" },
  {
    title: "each pool twice",
    inventory: inInventory((inventory) => ({ ...inventory, pools: withEach(inventory.pools, renamed) })),
  },
  {
    title: "each taint and toleration twice",
    inventory: inInventory((inventory) =>
      Object.assign(
        inventory,
        mapEntries(inventory, (entry) =>
          Object.fromEntries(
            Object.entries(entry).map(([key, value]) => [
              key,
              /^(?:taints|startupTaints)$/.test(key) ? withEach(value, anotherTaint) : value,
            ]),
          ),
        ),
      ),
    ),
    manifest: inDocuments((document) => [
      mapEntries(document, (entry) =>
        "tolerations" in entry ? { ...entry, tolerations: withEach(entry.tolerations, anotherToleration) } : entry,
      ),
    ]),
  },
  {
    title: "each object twice",
    manifest: inDocuments((document) => [
      document,
      isEntry(document) ? { ...document, metadata: renamed(document.metadata) } : document,
    ]),
  },
  {
    title: "beside a cluster with one open pool",
    inventory: inInventory((inventory) => {
      const { rules, suppress, ruleOverrides, workloads, limits, failOn, clusters, ...cluster } = inventory;
      if (clusters !== undefined) return inventory;
      const run = Object.fromEntries(
        Object.entries({ rules, suppress, ruleOverrides, workloads, limits, failOn }).filter(
          ([, value]) => value !== undefined,
        ),
      );
      return {
        ...run,
        clusters: [
          { name: "own", ...cluster },
          { name: "open", pools: [{ name: "open" }] },
        ],
      };
    }),
  },
  {
    title: "where other pools may exist",
    inventory: inInventory((inventory) =>
      "clusters" in inventory ? inventory : { ...inventory, complete: inventory.complete === false },
    ),
  },
  { title: "as a DaemonSet", manifest: replaced(KINDS, "DaemonSet") },
  { title: "as a Deployment", manifest: replaced(/(?<=^kind: )DaemonSet$/gm, "Deployment") },
  {
    title: "where pods are evicted",
    inventory: replaced(/(?<!Prefer)NoSchedule/g, "NoExecute"),
    manifest: replaced(/(?<!Prefer)NoSchedule/g, "NoExecute"),
  },
  { title: "where pools are avoided", inventory: replaced(/(?<!Prefer)NoSchedule|NoExecute/g, "PreferNoSchedule") },
  {
    title: "with nodes made on demand",
    inventory: inInventory((inventory) =>
      "clusters" in inventory ? inventory : { ...inventory, autoProvision: inventory.autoProvision !== true },
    ),
  },
  {
    title: "without values",
    manifest: inDocuments((document) => [
      mapEntries(document, ({ tolerations, ...entry }) => ({
        ...entry,
        ...(tolerations !== undefined && {
          tolerations: mapEntries(tolerations, ({ value, operator, ...rest }) =>
            value === undefined
              ? { ...(operator !== undefined && { operator }), ...rest }
              : { ...rest, operator: "Exists" },
          ),
        }),
      })),
    ]),
  },
];

/** The example with the change; undefined where the change finds nothing to change. */
export function variantOf(example: RuleExample, { inventory, manifest }: Variant): RuleExample | undefined {
  const isPlain = example.template === undefined && example.isKustomization === undefined;
  const inInventory = inventory ?? ((text) => text);
  const inManifest = isPlain && manifest !== undefined ? manifest : (text: string) => text;
  const { base, before } = example;
  const changed: RuleExample = {
    ...example,
    inventory: inInventory(example.inventory),
    bad: inManifest(example.bad),
    ...(base !== undefined && { base: inManifest(base) }),
    ...(before !== undefined && {
      before: {
        ...(before.inventory !== undefined && { inventory: inInventory(before.inventory) }),
        ...(before.manifests !== undefined && { manifests: inManifest(before.manifests) }),
      },
    }),
  };
  const isChanged = changed.inventory !== example.inventory || changed.bad !== example.bad;
  return isChanged || (inventory ?? manifest) === undefined ? changed : undefined;
}
