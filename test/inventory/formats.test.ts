import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FORMATS } from "../../src/inventory/formats/index.js";
import { importPools } from "../../src/inventory/imported-pools.js";
import { parseConfiguration } from "../../src/lint/configuration.js";
import { locate } from "../../src/manifest/locate.js";
import type { NodePool } from "../../src/model/pool.js";
import { formatTaint, type PoolTaint } from "../../src/model/taint.js";
import { formatErrors } from "./formatted-errors.js";

/** One folder for each format and version: the files to import, and in `pools.json` the pools that they declare. */
const folder = new URL("formats/", import.meta.url);
const EXPECTED = "pools.json";
const fixtures = readdirSync(folder).sort();

function isFull(value: unknown): boolean {
  return value !== undefined && (typeof value !== "object" || value === null || Object.keys(value).length > 0);
}

function describeTaint(taint: PoolTaint): string {
  return taint.implied === undefined ? formatTaint(taint) : `${formatTaint(taint)} (${taint.implied})`;
}

/** What a pool says, without what it leaves empty. */
function summaryOf(pool: NodePool): Record<string, unknown> {
  const { name, labels, scale, role, openLabels, allocatable, requirements = [], incomplete = [] } = pool;
  const fields = {
    name,
    address: pool.place.document.address,
    taints: pool.taints.map(describeTaint),
    startupTaints: pool.startupTaints.map(describeTaint),
    labels,
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
  return importPools(from, files, { cluster: null, transientTaints: [] });
}

describe("every format", () => {
  it.each(fixtures)("%s: declares these pools", (name) => {
    const { pools, errors } = importFolder(name);
    const expected: unknown = JSON.parse(readFileSync(new URL(`${name}/${EXPECTED}`, folder), "utf8"));
    expect(formatErrors(errors)).toEqual([]);
    expect(pools.map(summaryOf)).toEqual(expected);
  });

  it("has a folder of its own", () => {
    const read = new Set(fixtures.flatMap((name) => importFolder(name).pools.map(({ format }) => format)));
    expect(FORMATS.map(({ id }) => id).filter((id) => !read.has(id) && id !== "node")).toEqual([]);
  });
});
