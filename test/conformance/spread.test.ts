import { describe, expect, it } from "vitest";
import { lintRepository } from "../../src/lint/lint.js";
import { readTexts } from "../rules/lint-texts.js";
import { type Json, object, objects } from "./decode.js";
import { refereeRows, VERSIONS, verdictOf } from "./referee-rows.js";

/** More copies than any spread that ends lets run, as many as the referee schedules. */
const REPLICAS = 30;
const rows = refereeRows("kubernetes/spread");

/** How many of the copies stay Pending for the spread, as each finding says it. */
function pendingOf({ spec, spreadLabels, nodes }: Json): number[] {
  const deployment = {
    apiVersion: "apps/v1",
    kind: "Deployment",
    metadata: { name: "api" },
    spec: { replicas: REPLICAS, template: { metadata: { labels: spreadLabels }, spec } },
  };
  const list = objects(nodes).map((node) => ({ apiVersion: "v1", kind: "Node", ...node }));
  const input = readTexts("from: [{path: nodes.json, groupBy: none}]\ncomplete: true", [
    { path: "api.json", text: JSON.stringify(deployment) },
    { path: "nodes.json", text: JSON.stringify({ apiVersion: "v1", kind: "List", items: list }) },
  ]);
  return lintRepository(input)
    .findings.filter(({ rule }) => rule === "spread-counts-tainted-pools")
    .map(({ message }) => Number(/(\d+) of \d+ replicas stay Pending/.exec(message)?.[1]));
}

const said = rows.map((row) => ({ row, pending: pendingOf(object(row.in)) }));

describe.each(VERSIONS)("the scheduler of Kubernetes %s", (version) => {
  it("leaves as many copies Pending as taintlint says, and with one spread exactly those", () => {
    for (const { row, pending } of said) {
      const { id, spec } = object(row.in);
      const { runs } = verdictOf(row, version);
      const left = REPLICAS - Number(runs);
      for (const number of pending) expect([id, Math.max(left, number)]).toEqual([id, left]);
      const isOnly = objects(object(spec).topologySpreadConstraints).length === 1;
      if (isOnly && pending.length > 0) expect([id, pending]).toEqual([id, [left]]);
    }
  });
});

describe("the scenarios of spread", () => {
  it("are enough, and of all kinds", () => {
    expect(rows.length).toBeGreaterThanOrEqual(200);
    expect(said.filter(({ pending }) => pending.length > 0).length).toBeGreaterThan(20);
    expect(rows.filter((row) => object(row.want).runs === REPLICAS).length).toBeGreaterThan(20);
  });
});
