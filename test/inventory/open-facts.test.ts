import { beforeAll, describe, expect, it } from "vitest";
import type { HclParser } from "../../src/hcl/syntax/hcl-node.js";
import { unwrittenEntry } from "../../src/inventory/declaration/from-declaration.js";
import { keys } from "../../src/inventory/formats/cursor.js";
import type { InventoryFormat } from "../../src/inventory/formats/format.js";
import { FORMATS } from "../../src/inventory/formats/index.js";
import type { PoolTable, TableFormat } from "../../src/inventory/formats/pool-table.js";
import { terraformFormat } from "../../src/inventory/formats/terraform-pools.js";
import { importPools } from "../../src/inventory/imports/imported-pools.js";
import {
  type FactName,
  PLATFORM_DEFAULTS,
  type Platform,
} from "../../src/inventory/platform-defaults/platform-defaults.js";
import { createTerraformReader } from "../../src/inventory/terraform/reader.js";
import { openTerraformRoot } from "../../src/inventory/terraform/repository.js";
import { type NodePool, openLabelGlobs } from "../../src/model/pool.js";
import { formatTaint, type Taint } from "../../src/model/taint.js";
import { loadHclParser } from "../../src/sources/disk/hcl-parser.js";

/**
 * Each default of each platform, in each format that reads what it rests on: written literally, in a placeholder, in a block that
 * a template may drop, in a variable without a value, in a patch. It is made of the tables of the defaults and of the formats.
 */
type Facts = Readonly<Partial<Record<FactName, string>>>;
type Texts = Readonly<Record<string, string>>;

interface Source {
  readonly format: string;
  readonly what: string;
  readonly platform: Platform;
  readonly writes: readonly FactName[];
  /** What its pools are without that being written. */
  readonly is?: Facts;
  readonly isTerraform?: boolean;
  /** Lines that say a fact end with `# ` and its name. */
  readonly write: (facts: Facts) => Texts;
}

const SAMPLES = ["control-plane", "worker", "APIServer", "true", "gvisor", "spot", "system", "user", "windows", "NONE"];
const MORE_SAMPLES = [
  "t2a-standard-4",
  "ct5lp-hightpu-1t",
  "gpu-h100x1-80gb",
  "nvidia-l4",
  "general-purpose",
  "ON_DEMAND",
];

function sampleOf(pattern: RegExp): string {
  const sample = [...SAMPLES, ...MORE_SAMPLES].find((one) => pattern.test(one));
  if (sample === undefined) throw new Error(`no sample for ${pattern}`);
  return sample;
}

interface Tree {
  [key: string]: Tree | string;
}

function treeOf(paths: readonly (readonly [path: readonly (string | number)[], value: string])[]): Tree {
  const tree: Tree = {};
  for (const [path, value] of paths) {
    let at = tree;
    const steps = path.filter((step) => typeof step === "string");
    for (const step of steps.slice(0, -1)) {
      const inner = at[step];
      at = at[step] = typeof inner === "object" ? inner : {};
    }
    at[steps.at(-1) ?? ""] = value;
  }
  return tree;
}

/** A list of one is a mapping, or a block. */
function print(tree: Tree, syntax: "yaml" | "hcl", indent = ""): string {
  return Object.entries(tree)
    .map(([key, value]) => {
      if (typeof value === "string") return `${indent}${key}${syntax === "hcl" ? " =" : ":"} ${value}\n`;
      const inner = print(value, syntax, `${indent}  `);
      return syntax === "hcl" ? `${indent}${key} {\n${inner}${indent}}\n` : `${indent}${key}:\n${inner}`;
    })
    .join("");
}

function sourceOfTable(format: string, table: PoolTable, index: number): Source {
  const { platform = "other", facts = {}, roles = {}, pools = "", names = [], role, fixedName, skip = [] } = table;
  const isTerraform = format === terraformFormat.id;
  const writes = Object.keys(facts) as FactName[];
  const word = (fact: FactName, value: string) =>
    (fact === "role" && Object.keys(roles).find((one) => roles[one] === value)) || value;
  return {
    format,
    what: `${table.kind} ${index}`,
    platform,
    writes,
    is: { name: fixedName ?? "p", role },
    isTerraform,
    write: (given): Texts => {
      const told = writes.flatMap((fact) => {
        const path = facts[fact];
        const value = given[fact];
        return path === undefined || value === undefined ? [] : [[fact, path, value] as const];
      });
      const paths = [
        ...skip.flatMap(({ of, at, values }) => {
          const value = ["", "v1.30.1+k3s1"].find((one) => !values.test(one)) ?? "";
          const text = isTerraform ? JSON.stringify(value) : value;
          return value === "" ? [] : [[keys(of === "pool" ? `${pools}.${at}` : at), text] as const];
        }),
        ...names.map((path) => [keys(`${pools}.${path}`), isTerraform ? '"p"' : "p"] as const),
        ...told.map(([fact, path, value]) => {
          const text = isTerraform && value !== "var.x" ? JSON.stringify(word(fact, value)) : word(fact, value);
          return [keys(`${pools}.${path}`), `${text} # ${fact}`] as const;
        }),
      ];
      if (isTerraform) {
        return {
          "main.tf": `variable "x" {}\nresource "${table.kind}" "r" {\n${print(treeOf(paths), "hcl", "  ")}}\n`,
        };
      }
      const head = [
        [["apiVersion"], `${table.group}/v1`],
        [["kind"], table.kind],
        [["metadata", "name"], "p"],
      ] as const;
      return { "pool.yaml": print(treeOf([...head, ...paths]), "yaml") };
    },
  };
}

const CONTROL_PLANE = { name: "p", role: "control-plane" } as const;
const line = (indent: string, key: string, value: string | undefined, fact: FactName) =>
  value === undefined ? "" : `${indent}${key}: ${value} # ${fact}\n`;

function talhelper(what: string, write: (value: string | undefined) => Texts): Source {
  return {
    ...{ format: "talhelper", what, platform: "kubeadm", writes: ["ownTaints"], is: CONTROL_PLANE },
    write: ({ ownTaints }) => write(ownTaints),
  };
}

const TALCONFIG = "clusterName: home\nnodes:\n  - hostname: a\n    ipAddress: 10.0.0.1\n    controlPlane: true\n";
const ALLOWS = "allowSchedulingOnControlPlanes";

/** Formats that read by code: where the facts stand that defaults of their platform rest on. None: their pools have no default. */
const BY_CODE: Readonly<Record<string, readonly Source[]>> = {
  node: [],
  karpenter: [],
  k3d: [],
  k3s: [],
  nodeadm: [],
  "cluster-api": [
    {
      ...{ format: "cluster-api", what: "KubeadmControlPlane", platform: "kubeadm", writes: [], is: CONTROL_PLANE },
      write: () => ({
        "a.yaml":
          "apiVersion: controlplane.cluster.x-k8s.io/v1beta1\nkind: KubeadmControlPlane\nmetadata: {name: cp}\nspec: {kubeadmConfigSpec: {}}\n",
      }),
    },
  ],
  kubeadm: [
    {
      ...{ format: "kubeadm", what: "JoinConfiguration", platform: "kubeadm", writes: ["role"] },
      write: ({ role }) => ({
        "a.yaml": `apiVersion: kubeadm.k8s.io/v1beta4\nkind: JoinConfiguration\nnodeRegistration:\n  criSocket: s\n${line("", "controlPlane", role === "control-plane" ? "{certificateKey: k}" : role, "role")}`,
      }),
    },
  ],
  kind: [
    {
      ...{ format: "kind", what: "nodes", platform: "kubeadm", writes: ["role"] },
      write: ({ role }) => ({
        "a.yaml": `apiVersion: kind.x-k8s.io/v1alpha4\nkind: Cluster\nnodes:\n${role === undefined ? "" : `  - role: ${role} # role\n`}  - role: worker\n  - role: worker\n`,
      }),
    },
  ],
  talos: [
    {
      ...{ format: "talos", what: "machine and cluster", platform: "kubeadm", writes: ["role", "ownTaints"] },
      write: ({ role, ownTaints }) => ({
        "a.yaml": `machine:\n  token: t\n${line("  ", "type", role?.replace("-", ""), "role")}cluster:\n  clusterName: c\n${line("  ", ALLOWS, ownTaints, "ownTaints")}`,
      }),
    },
  ],
  k0sctl: [
    {
      ...{ format: "k0sctl", what: "noTaints", platform: "kubeadm", writes: ["role", "ownTaints"] },
      write: ({ role, ownTaints }) => ({
        "a.yaml": `apiVersion: k0sctl.k0sproject.io/v1beta1\nkind: Cluster\nmetadata: {name: c}\nspec:\n  hosts:\n    - ssh: {address: a}\n${line("      ", "role", role === "control-plane" ? "controller+worker" : role, "role")}${line("      ", "noTaints", ownTaints, "ownTaints")}`,
      }),
    },
    {
      ...{ format: "k0sctl", what: "installFlags", platform: "kubeadm", writes: ["ownTaints"], is: CONTROL_PLANE },
      write: ({ ownTaints }) => ({
        "a.yaml": `apiVersion: k0sctl.k0sproject.io/v1beta1\nkind: Cluster\nmetadata: {name: c}\nspec:\n  hosts:\n    - role: controller+worker\n      installFlags:\n        - --debug\n${ownTaints === undefined ? "" : `        - ${ownTaints === "true" ? "--no-taints" : ownTaints} # ownTaints\n`}`,
      }),
    },
  ],
  talhelper: [
    talhelper("root", (value) => ({ "t.yaml": `${TALCONFIG}${line("", ALLOWS, value, "ownTaints")}` })),
    talhelper("inline patch", (value) => ({
      "t.yaml": `${TALCONFIG}controlPlane:\n  inlinePatch:\n    cluster:\n      discovery: {enabled: true}\n${line("      ", ALLOWS, value, "ownTaints")}`,
    })),
    talhelper("patch file", (value) => ({
      "t.yaml": `${TALCONFIG}controlPlane:\n  patches:\n    - "@./patches/x.yaml"\n`,
      "patches/x.yaml": `cluster:\n  discovery: {enabled: true}\n${line("  ", ALLOWS, value, "ownTaints")}`,
    })),
    talhelper("JSON patch file", (value) => ({
      "t.yaml": `${TALCONFIG}controlPlane:\n  patches:\n    - "@./patches/x.yaml"\n`,
      "patches/x.yaml": `- op: add\n  path: /cluster/${ALLOWS}\n${line("  ", "value", value ?? "false", "ownTaints")}`,
    })),
  ],
};

/** Plans in JSON are read by the tables of the HCL. */
const SAME_TABLES = "terraform-json";
const hasTables = (format: InventoryFormat): format is TableFormat => "tables" in format;
const tablesOf = (format: InventoryFormat) => (hasTables(format) ? format.tables : []);
const sources = [
  ...FORMATS.filter(({ id }) => id !== SAME_TABLES).flatMap((format) =>
    tablesOf(format).map((table, index) => sourceOfTable(format.id, table, index)),
  ),
  ...Object.values(BY_CODE).flat(),
];

let parse: HclParser;
beforeAll(async () => {
  parse = await loadHclParser();
});

function poolOf({ isTerraform }: Source, texts: Texts): NodePool | undefined {
  const files = Object.entries(texts).map(([path, text]) => ({ path, text }));
  const reader = createTerraformReader(
    { read: (path) => files.find((file) => file.path === path.replace(/^\.\//, "")), list: () => ["main.tf"] },
    parse,
  );
  const read = isTerraform ? [openTerraformRoot(reader, { folder: ".", varFiles: [] })] : files;
  const entry = unwrittenEntry(undefined, "");
  return importPools(entry, read, { cluster: null, transientTaints: [] }).pools[0];
}

/** Puts the lines of a fact into a block. */
function inBlock(texts: Texts, fact: FactName): Texts {
  const lines = new RegExp(`^.*# ${fact}\\n`, "m");
  return Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [path, text.replace(lines, "{% if x %}\n$&{% endif %}\n")]),
  );
}

interface Case {
  readonly title: string;
  readonly source: Source;
  readonly facts: Facts;
  readonly fact: FactName;
  readonly value: string;
  readonly isUnless: boolean;
  readonly taint: Taint | undefined;
  readonly labels: readonly string[];
  /** More decides than the facts. */
  readonly isOpenAnyway: boolean;
}

function casesOf(source: Source): Case[] {
  const { platform, writes, is = {} } = source;
  return PLATFORM_DEFAULTS.filter(({ platforms }) => platforms.includes(platform)).flatMap((row) => {
    const { when = {}, unless = {}, taint, labels = {} } = row;
    const wanted = Object.entries(when).map(([name, pattern]) => [name as FactName, sampleOf(pattern)] as const);
    const isWritable = wanted.every(([name, value]) => writes.includes(name) || is[name] === value || name === "name");
    if (!isWritable) return [];
    const facts: Facts = Object.fromEntries(wanted.filter(([name]) => writes.includes(name)));
    const told = [
      ...wanted.map(([fact, value]) => ({ fact, value, isUnless: false })),
      ...Object.entries(unless).map(([name, pattern]) => ({
        fact: name as FactName,
        value: sampleOf(pattern),
        isUnless: true,
      })),
    ];
    return told
      .filter(({ fact }) => writes.includes(fact))
      .map((one) => ({
        ...{ ...one, source, facts, taint, labels: Object.keys(labels) },
        isOpenAnyway: row.isLikely === true || row.besidePoolWithout !== undefined,
        title: `${source.format}, ${source.what}: ${one.isUnless ? "not " : ""}${one.fact}: ${row.because}`,
      }));
  });
}

type State = "yes" | "no" | "open";

function statesOf(pool: NodePool | undefined, { taint, labels }: Case): State[] {
  if (pool === undefined) throw new Error("no pool");
  const { taints, labels: own, incomplete = [] } = pool;
  const open = incomplete.filter(({ field }) => field === "taints");
  const text = taint && formatTaint(taint).replace("{name}", "p");
  const ofTaint: State = taints.some((one) => formatTaint(one) === text)
    ? "yes"
    : open.some((one) => one.taint === undefined || formatTaint(one.taint) === text)
      ? "open"
      : "no";
  const globs = openLabelGlobs(pool);
  const ofLabel = (label: string): State =>
    label in own ? "yes" : globs.some((glob) => glob === label || glob === "*") ? "open" : "no";
  return [...(taint === undefined ? [] : [ofTaint]), ...labels.map(ofLabel)];
}

const all = sources.flatMap(casesOf);

describe("what a default rests on", () => {
  it("is written in every format that has a default", () => {
    expect(FORMATS.filter((format) => !("tables" in format || format.id in BY_CODE)).map(({ id }) => id)).toEqual([]);
    expect(all.length).toBeGreaterThan(50);
  });

  it.each(all)("$title", (one) => {
    const { source, facts, fact, value, isUnless, isOpenAnyway } = one;
    const read = (texts: Texts) => statesOf(poolOf(source, texts), one);
    const literal = source.write({ ...facts, [fact]: value });
    const certain: State = isUnless ? "no" : isOpenAnyway ? "open" : "yes";
    expect(read(literal), JSON.stringify(literal)).toEqual(read(literal).map(() => certain));
    const others = source.isTerraform
      ? [source.write({ ...facts, [fact]: "var.x" })]
      : [
          ...['"${X}"', '"{{ x }}"', "{{ env['x'] }}"].map((text) => source.write({ ...facts, [fact]: text })),
          inBlock(literal, fact),
        ];
    for (const texts of others) expect(read(texts), JSON.stringify(texts)).toEqual(read(texts).map(() => "open"));
  });
});
