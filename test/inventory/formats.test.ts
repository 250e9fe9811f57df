import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FORMATS } from "../../src/inventory/formats/index.js";
import { importPools } from "../../src/inventory/imports/imported-pools.js";
import { parseConfiguration } from "../../src/lint/configuration/parse-configuration.js";
import { locate } from "../../src/manifest/locate.js";
import { addressOf, type NodePool } from "../../src/model/pool.js";
import type { Place } from "../../src/model/source.js";
import { EMPTY_STRING_MAP } from "../../src/model/string-map.js";
import { formatTaint, type PoolTaint } from "../../src/model/taint.js";
import { formatErrors } from "./formatted-errors.js";

/**
 * One folder for each format and version: the files to import, and in `pools.json` the pools that they declare, with the
 * line of every taint and label. `TAINTLINT_RECORD=1` writes down what is read: then read each line of it.
 */
const folder = new URL("formats/", import.meta.url);
const EXPECTED = "pools.json";
const fixtures = readdirSync(folder).sort();

function isFull(value: unknown): boolean {
  return value !== undefined && (typeof value !== "object" || value === null || Object.keys(value).length > 0);
}

function describeTaint(taint: PoolTaint): string {
  return taint.implied === undefined ? formatTaint(taint) : `${formatTaint(taint)} (${taint.implied})`;
}

/** Where each taint and label is written, but for what nobody wrote. The file is named where there are several. */
function linesOf(
  { taints, startupTaints, labelOrigins = EMPTY_STRING_MAP }: NodePool,
  names: boolean,
): Record<string, unknown> {
  const lineOf = (place: Place): number | string => {
    const { file, line } = locate(place);
    return names ? `${file}:${line}` : line;
  };
  const written = [...taints, ...startupTaints].filter(({ implied }) => implied === undefined);
  const labels = Object.entries(labelOrigins).filter(([, { implied }]) => implied === undefined);
  return Object.fromEntries([
    ...written.map((taint) => [formatTaint(taint), lineOf(taint.place)] as const),
    ...labels.map(([label, { place }]) => [label, lineOf(place)] as const),
  ]);
}

/** What a pool says, without what it leaves empty. */
function summaryOf(pool: NodePool, names: boolean): Record<string, unknown> {
  const { name, labels, scale, role, openLabels, allocatable, requirements = [], incomplete = [] } = pool;
  const fields = {
    name,
    address: addressOf(pool),
    taints: pool.taints.map(describeTaint),
    startupTaints: pool.startupTaints.map(describeTaint),
    labels,
    lines: linesOf(pool, names),
    requirements: requirements.map(({ key, operator, values }) => [key, operator, ...values].join(" ")),
    openLabels,
    allocatable,
    scale,
    role,
    incomplete: incomplete.map(({ field, why, place }) => `${field}, line ${locate(place).line}: ${why}`),
    ignored: (pool.ignored ?? []).map(({ field, place }) => `${field}, line ${locate(place).line}`),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isFull(value)));
}

/** The pools of every file of a folder, imported as one entry of `from`. */
function importFolder(name: string) {
  const paths = readdirSync(new URL(`${name}/`, folder)).filter((path) => path !== EXPECTED);
  const files = paths.sort().map((path) => ({ path, text: readFileSync(new URL(`${name}/${path}`, folder), "utf8") }));
  const parsed = parseConfiguration(
    { path: "taintlint.yaml", text: `{"version": 1, "from": [{"path": ${JSON.stringify(paths)}}]}` },
    { kind: "configuration" },
  );
  const from = parsed.configuration?.clusters[0]?.from?.[0];
  if (from === undefined) throw new Error(`not a legal entry: ${formatErrors(parsed.errors)}`);
  return { ...importPools(from, files, { cluster: null, transientTaints: [] }), names: files.length > 1 };
}

describe("every format", () => {
  it.each(fixtures)("%s: declares these pools", (name) => {
    const { pools, errors, names } = importFolder(name);
    const found = pools.map((pool) => summaryOf(pool, names));
    const expected = new URL(`${name}/${EXPECTED}`, folder);
    if (process.env.TAINTLINT_RECORD) writeFileSync(expected, `${JSON.stringify(found, undefined, 2)}\n`);
    expect(formatErrors(errors)).toEqual([]);
    expect(found).toEqual(JSON.parse(readFileSync(expected, "utf8")));
  });

  it("has a folder of its own", () => {
    const read = new Set(fixtures.flatMap((name) => importFolder(name).pools.map(({ format }) => format)));
    // Root modules of Terraform are no files of their own: test/inventory/terraform/ holds them.
    const elsewhere = new Set(["node", "terraform"]);
    expect(FORMATS.map(({ id }) => id).filter((id) => !read.has(id) && !elsewhere.has(id))).toEqual([]);
  });
});
