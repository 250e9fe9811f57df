import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { lintTexts } from "./lint-texts.js";
import { markOf, readSections, writeSections } from "./said-words.js";
import { preferring, requiring, tolerating, workload } from "./workload-texts.js";

/** What is said of many workloads in one cluster that has a pool of every sort: written down with TAINTLINT_RECORD=1, and read. */
const FILE = join(import.meta.dirname, "town.txt");

const TOWN = `pools:
  - {name: general, labels: {pool: general, team: red}, allocatable: {cpu: "4", memory: 16Gi}}
  - {name: small, labels: {pool: small}, allocatable: {cpu: "1", memory: 2Gi}}
  - {name: red, labels: {pool: red, team: red}, taints: ["team=red:NoSchedule"]}
  - {name: blue, labels: {pool: blue, team: blue}, taints: ["team=blue:NoSchedule"]}
  - {name: kept, labels: {pool: kept}, taints: ["team=kept:NoSchedule"], reservedFor: {namespaces: [kept-*], workloads: [web/Job/*]}}
  - {name: open, labels: {pool: open}, reservedFor: {namespaces: [kept-*]}}
  - {name: gpu, labels: {pool: gpu}, taints: ["nvidia.com/gpu=present:NoSchedule"], allocatable: {cpu: "8", memory: 64Gi, nvidia.com/gpu: "4"}, daemonSets: [web/a]}
  - {name: db, labels: {pool: db}, taints: ["dedicated=db:NoExecute", "dedicated=db:NoSchedule"]}
  - {name: spot, labels: {pool: spot}, taints: ["spot=true:PreferNoSchedule"]}
  - {name: windows, labels: {pool: windows, kubernetes.io/os: windows}, taints: ["os=windows:NoSchedule"]}
  - {name: head, role: control-plane, taints: ["node-role.kubernetes.io/control-plane:NoSchedule"]}
  - {name: starting, labels: {pool: starting}, startupTaints: ["node.cilium.io/agent-not-ready=true:NoExecute"]}
  - {name: empty, labels: {pool: empty}, scale: {max: 0}, taints: ["team=empty:NoSchedule"]}
  - {name: arm, labels: {pool: arm, kubernetes.io/arch: arm64}, taints: ["kubernetes.io/arch=arm64:NoSchedule"]}
`;
const INVENTORIES = { closed: TOWN, open: `complete: false\n${TOWN}` };

const exists = (key: string, more = "") => `{key: ${key}, operator: Exists${more}}`;
const equal = (key: string, value: string, more = "") => `{key: ${key}, operator: Equal, value: "${value}"${more}}`;
const FOREVER = ", effect: NoExecute";
const AWHILE = ", effect: NoExecute, tolerationSeconds: 60";

const TOLERATIONS: Readonly<Record<string, readonly string[]>> = {
  none: [],
  everything: ["{operator: Exists}"],
  "everything twice": ["{operator: Exists}", "{operator: Exists, effect: NoSchedule}"],
  "every NoExecute": ["{operator: Exists, effect: NoExecute}"],
  "every NoSchedule and a key": ["{operator: Exists, effect: NoSchedule}", exists("team")],
  "a team": [equal("team", "red")],
  "two teams": [equal("team", "red"), equal("team", "blue")],
  "every team": [exists("team", ", effect: NoSchedule")],
  "a kept pool": [equal("team", "kept"), exists("nvidia.com/gpu")],
  "a wrong value": [equal("nvidia.com/gpu", "true"), equal("team", "reed")],
  "a wrong effect": [equal("team", "red", FOREVER), equal("dedicated", "db", ", effect: PreferNoSchedule")],
  "a wrong key": [exists("nvidia.com/gpus"), exists("tema"), exists("gpu")],
  "a wrong domain": [exists("nvidia.com/team"), equal("example.org/dedicated", "db")],
  "a dedicated pool": [equal("dedicated", "db")],
  "a dedicated pool for a while": [equal("dedicated", "db", AWHILE), exists("dedicated", ", effect: NoSchedule")],
  "a dedicated pool for two times": [exists("dedicated", AWHILE), exists("dedicated")],
  "the control plane": [exists("node-role.kubernetes.io/control-plane"), exists("node-role.kubernetes.io/master")],
  "an empty pool": [equal("team", "empty")],
  "another system": [equal("os", "windows"), equal("kubernetes.io/arch", "arm64")],
  "a starting pool": [exists("node.cilium.io/agent-not-ready")],
  "failures for ever": [
    exists("node.kubernetes.io/not-ready", FOREVER),
    exists("node.kubernetes.io/unreachable", FOREVER),
  ],
  "failures for a while": [
    exists("node.kubernetes.io/not-ready", AWHILE),
    equal("node.kubernetes.io/unreachable", "x"),
  ],
  "states of nodes": [
    exists("node.kubernetes.io/memory-pressure", ", effect: NoSchedule"),
    exists("node.kubernetes.io/unschedulable"),
    exists("ToBeDeletedByClusterAutoscaler"),
  ],
  covered: [equal("spot", "true"), exists("spot"), exists("spot")],
  refused: ["{key: team, operator: exists}", "{key: team, value: red, effect: NoSchedul}", "{operator: Equal}"],
};

const SELECTIONS: Readonly<Record<string, readonly string[]>> = {
  anywhere: [],
  "a closed pool": ["nodeSelector: {pool: gpu}"],
  "two labels": ["nodeSelector: {pool: general, team: blue}"],
  "a value that no pool has": ["nodeSelector: {pool: generall}"],
  "a key that no pool has": ["nodeSelector: {pools: general, tier: a}"],
  "old labels": ["nodeSelector: {beta.kubernetes.io/os: linux, beta.kubernetes.io/arch: AMD64}"],
  "two pools": [requiring("{key: pool, operator: In, values: [gpu, db, none]}")],
  "no pool": [requiring("{key: pool, operator: In, values: [gpu]}, {key: team, operator: Exists}")],
  "all but some": [requiring("{key: pool, operator: NotIn, values: [general, spot, none]}")],
  "a preference": [preferring("{key: pool, operator: In, values: [gpu]}")],
  "a preference for nothing": [preferring("{key: pool, operator: In, values: [none]}")],
  "a spread": [
    "topologySpreadConstraints: [{maxSkew: 1, topologyKey: pool, whenUnsatisfiable: DoNotSchedule, labelSelector: {matchLabels: {app: a}}}]",
  ],
  "a node": ["nodeName: general-1"],
};

const KINDS = ["Deployment", "DaemonSet", "Job", "StatefulSet"] as const;
const NAMESPACES = ["web", "kube-system", "kept-a"] as const;

/** Every list of tolerations and every selection, with kinds, namespaces and each other in turn. */
const WORKLOADS: readonly (readonly [title: string, text: string])[] = [
  ...Object.entries(TOLERATIONS).flatMap(([title, list], index) =>
    KINDS.slice(0, 3).map((kind, turn) => {
      const namespace = NAMESPACES[(index + turn) % NAMESPACES.length] ?? "web";
      const [where, selection] = Object.entries(SELECTIONS)[turn === 0 ? 0 : (index + turn) % 13] ?? ["anywhere", []];
      const spec = [...selection, ...(list.length === 0 ? [] : [tolerating(...list)])];
      return [`${kind} in ${namespace}: ${title}, ${where}`, workload(kind, spec, namespace)] as const;
    }),
  ),
  ...Object.entries(SELECTIONS).flatMap(([where, selection], index) =>
    KINDS.slice(1).map((kind, turn) => {
      const [title, list] = Object.entries(TOLERATIONS)[(index * 3 + turn) % 25] ?? ["none", []];
      const spec = [...selection, ...(list.length === 0 ? [] : [tolerating(...list)])];
      return [`${kind}: ${where}, ${title}`, workload(kind, spec)] as const;
    }),
  ),
];

function saidOf(inventory: string, text: string): string[] {
  return lintTexts(inventory, text).findings.map(markOf);
}

/** What the town says of its own pools is not repeated for each workload. */
const OWN = new Map(
  Object.entries(INVENTORIES).map(([name, inventory]) => [
    name,
    saidOf(inventory, workload("Deployment", ["nodeSelector: {pool: general}"])),
  ]),
);

function sectionsOf(title: string, text: string): [string, string[]][] {
  return Object.entries(INVENTORIES).map(([name, inventory]) => [
    `${name} - ${title}`,
    saidOf(inventory, text).filter((said) => !OWN.get(name)?.includes(said)),
  ]);
}

if (process.env.TAINTLINT_RECORD === "1") {
  const all = [...OWN].map(([name, said]) => [`${name} - itself`, said] as const);
  const sections = WORKLOADS.flatMap(([title, text]) => sectionsOf(title, text));
  writeFileSync(FILE, writeSections(new Map([...all, ...sections])));
}

const written = readSections(readFileSync(FILE, "utf8"));
const wanted = (title: string) => (written.get(title) ?? []).join("\n");

describe("a cluster with a pool of every sort", () => {
  it.each([...OWN])("says of its %s inventory", (name, said) => {
    expect(said.join("\n")).toBe(wanted(`${name} - itself`));
  });

  it.each(WORKLOADS)("says of %s", (title, text) => {
    for (const [section, said] of sectionsOf(title, text)) expect(said.join("\n")).toBe(wanted(section));
  });
});
