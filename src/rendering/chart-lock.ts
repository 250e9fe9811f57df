import { listOf, objectOf, oneOf, parseJson, text } from "../model/json-shape.js";
import type { Outcome } from "../model/outcome.js";
import type { SourceFile } from "../model/source.js";
import { keyOfChart, type OutsideChart, readOutsideChart } from "./contract/outside-chart.js";

export const LOCK_FILE = "taintlint.lock";

export interface LockedChart extends OutsideChart {
  /** Exact: one that the range of versions was resolved to. */
  readonly version: string;
  /** The SHA-256 of the archive, in hexadecimal. */
  readonly digest: string;
}

export interface ChartLock {
  readonly file: SourceFile;
  readonly charts: readonly LockedChart[];
  /** Charts that the repository asks for and the lock lacks. */
  readonly lacking?: readonly OutsideChart[];
}

const FORMAT = 1;
const DIGEST = /^sha256:([0-9a-f]{64})$/;
const EXACT_VERSION = /^\w[\w.+-]{0,100}$/;

const LOCK = objectOf({
  format: oneOf(FORMAT),
  charts: listOf(objectOf({ address: text, name: text, wanted: text, version: text, digest: text })),
});

export function parseLock(source: string): Outcome<readonly LockedChart[]> {
  const { value: json, problem } = parseJson(source);
  if (problem !== undefined) return { problem };
  const read = LOCK(json, "");
  if (read.problem !== undefined) return read;
  const charts: LockedChart[] = [];
  for (const [index, { name, address, wanted, version, digest }] of read.value.charts.entries()) {
    const { value: chart, problem: why } = readOutsideChart(name, address, wanted);
    const hex = DIGEST.exec(digest)?.[1];
    if (chart === undefined) return { problem: `"charts[${index}]" is no chart: ${why}` };
    if (hex === undefined) return { problem: `"charts[${index}].digest" is no SHA-256` };
    if (!EXACT_VERSION.test(version)) return { problem: `"charts[${index}].version" is no version` };
    charts.push({ ...chart, version, digest: hex });
  }
  return { value: charts };
}

export function formatLock(charts: readonly LockedChart[]): string {
  const sorted = charts.toSorted((one, other) => (keyOfChart(one) < keyOfChart(other) ? -1 : 1));
  const entries = sorted.map(({ name, address, wanted, version, digest }) => {
    return { address, name, wanted, version, digest: `sha256:${digest}` };
  });
  return `${JSON.stringify({ format: FORMAT, charts: entries }, undefined, 2)}\n`;
}
