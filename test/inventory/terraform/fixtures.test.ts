import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { HclParser } from "../../../src/hcl/syntax/hcl-node.js";
import type { FromDeclaration } from "../../../src/inventory/formats/format.js";
import { type ImportOutput, importPools } from "../../../src/inventory/imports/imported-pools.js";
import { createTerraformReader, type TerraformReader } from "../../../src/inventory/terraform/reader.js";
import { openTerraformRoot } from "../../../src/inventory/terraform/repository.js";
import { locate } from "../../../src/manifest/locate.js";
import { addressOf, type NodePool } from "../../../src/model/pool.js";
import type { Place, SourceFile } from "../../../src/model/source.js";
import { formatTaint } from "../../../src/model/taint.js";
import { loadHclParser } from "../../../src/sources/disk/hcl-parser.js";

const FIXTURES = join(import.meta.dirname, "fixtures");
const RECORD = process.env.TAINTLINT_RECORD === "1";

let parse: HclParser;
beforeAll(async () => {
  parse = await loadHclParser();
});

function readerOf(base: string): TerraformReader {
  const files = new Map<string, SourceFile>();
  const read = (path: string): SourceFile | undefined => {
    const known = files.get(path);
    if (known !== undefined) return known;
    const absolute = join(base, path);
    if (!existsSync(absolute) || !statSync(absolute).isFile()) return undefined;
    const file = { path, text: readFileSync(absolute, "utf8") };
    files.set(path, file);
    return file;
  };
  const list = (folder: string): string[] => {
    const absolute = join(base, folder);
    if (!existsSync(absolute) || !statSync(absolute).isDirectory()) return [];
    return readdirSync(absolute, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => (folder === "" ? name : `${folder}/${name}`))
      .sort();
  };
  const remote = join(base, "remote.txt");
  const remotes = existsSync(remote) ? [readFileSync(remote, "utf8").trim()] : [];
  return createTerraformReader({ read, list, repository: () => ({ remotes, folder: "" }) }, parse);
}

const ENTRY: FromDeclaration = {
  paths: [],
  format: "terraform",
  groupBy: "auto",
  transient: "drop",
  prefix: "",
  optional: true,
  mayBeAbsent: false,
  address: undefined,
  vars: [],
  place: {
    document: {
      file: { path: "taintlint.yaml", text: "" },
      start: 0,
      root: { kind: "sequence", start: 0, end: 0, items: [] },
    },
    path: [],
    target: "value",
  },
};

/** Evaluates the folder `root` of a fixture, once for each line of `vars.txt`. */
function readFixture(name: string): string {
  const base = join(FIXTURES, name);
  const varsFile = join(base, "vars.txt");
  const variants = existsSync(varsFile) ? readFileSync(varsFile, "utf8").trim().split("\n") : [""];
  const reader = readerOf(base);
  return variants
    .map((line) => {
      const varFiles = line.split(" ").flatMap((path) => (path === "" ? [] : (reader.files.read(path) ?? [])));
      const file = openTerraformRoot(reader, { folder: "root", varFiles });
      const output = importPools(ENTRY, [file], { cluster: null, transientTaints: [] });
      return `${line === "" ? "" : `# ${line}\n`}${describeOutput(output)}`;
    })
    .join("\n");
}

function at(place: Place): string {
  const { file, line } = locate(place);
  return `${file}:${line}`;
}

function describeOutput({ pools, notices, errors }: ImportOutput): string {
  const told = notices.filter(({ message }) => !/^pool ".*": its .* cannot be determined/.test(message));
  return [
    ...pools.map(describePool),
    ...[...errors, ...told].map(({ message, range }) => `! ${range.file}:${range.line} ${message}\n`),
  ].join("");
}

function describePool(pool: NodePool): string {
  const written = pool.taints.filter(({ implied }) => implied === undefined);
  const implied = pool.taints.filter((taint) => taint.implied !== undefined);
  const lines = [
    `${pool.name}  ${addressOf(pool)}  ${at(pool.place)}`,
    ...written.map((taint) => `  taint ${formatTaint(taint)}  ${at(taint.place)}`),
    ...implied.map((taint) => `  implied ${formatTaint(taint)}`),
    ...Object.entries(pool.labels).map(([key, value]) => {
      const origin = pool.labelOrigins?.[key];
      return `  label ${key}=${value}  ${origin === undefined || origin.implied ? "implied" : at(origin.place)}`;
    }),
    ...(pool.scale === undefined ? [] : [`  scale ${JSON.stringify(pool.scale)}`]),
    ...(pool.ignored ?? []).map(
      ({ field, names = "", place, help }) => `  ignored ${field} ${names} ${at(place)} ${help}`,
    ),
    ...(pool.incomplete ?? []).map(({ field, why }) => `  open ${field}: ${why}`),
  ];
  return `${lines.join("\n")}\n`;
}

describe("a fixture's pools, each taint and label with its line", () => {
  const names = existsSync(FIXTURES) ? readdirSync(FIXTURES).sort() : [];
  it.each(names)("%s", (name) => {
    const expected = join(FIXTURES, name, "pools.txt");
    const found = readFixture(name);
    if (RECORD) writeFileSync(expected, found);
    expect(found).toBe(readFileSync(expected, "utf8"));
  });
});

describe("the plan that a root gives and the root itself", () => {
  const names = readdirSync(FIXTURES).filter((name) => existsSync(join(FIXTURES, name, "plan.json")));
  const comparable = ({ pools }: ImportOutput) =>
    pools
      .map(({ name, taints, labels, openLabels, scale, incomplete = [] }) => ({
        name,
        taints: taints.map((taint) => [formatTaint(taint), taint.implied]),
        labels,
        openLabels,
        scale,
        open: incomplete.map(({ field }) => field).sort(),
      }))
      .sort((one, other) => (one.name < other.name ? -1 : 1));

  it.each(names)("have the same pools: %s", (name) => {
    const base = join(FIXTURES, name);
    const root = openTerraformRoot(readerOf(base), { folder: "root", varFiles: [] });
    const plan = { path: "plan.json", text: readFileSync(join(base, "plan.json"), "utf8") };
    const context = { cluster: null, transientTaints: [] };
    const ofPlan = importPools({ ...ENTRY, format: "terraform-json" }, [plan], context);
    expect(ofPlan.pools.length).toBeGreaterThan(0);
    expect(comparable(importPools(ENTRY, [root], context))).toEqual(comparable(ofPlan));
  });
});
