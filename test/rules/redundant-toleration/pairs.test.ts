import { expect, it } from "vitest";
import { messagesFound } from "../found.js";
import { tolerating, workload } from "../workload-texts.js";

const list = (...keys: readonly string[]) => keys.map((key) => `{key: ${key}, operator: Exists}`);
const PAIR = ["hub.example.org/dedicated", "hub.example.org_dedicated"];
const TWICE = ["job.example.org_dedicated", "job.example.org_dedicated"];
const taints = [...PAIR, ...TWICE, "job.example.org/dedicated", "team-a", "team-b", "job"].map(
  (key) => `${key}:NoSchedule`,
);
const INVENTORY = `pools: [{name: general}, {name: all, taints: ${JSON.stringify([...new Set(taints)])}}]`;
const found = (manifest: string) =>
  messagesFound(INVENTORY, manifest).filter((text) => text.includes(" redundant-toleration: "));

it("names it where no pool has the taint, too", () => {
  const values = `agent: {tolerations: [${list(...PAIR, ...TWICE).join(", ")}]}\n`;
  const warnings = messagesFound("pools: [{name: general}]", values).filter((text) => text.startsWith("warning "));
  expect(warnings).toEqual([expect.stringContaining('and key "job.example.org/dedicated" is missing')]);
});

it.each([
  ["values", (keys: readonly string[]) => `agent: {tolerations: [${list(...keys).join(", ")}]}\n`],
  ["a workload", (keys: readonly string[]) => workload("DaemonSet", [tolerating(...list(...keys))])],
])("names the missing half of a pair in %s", (_, text) => {
  expect(found(text([...PAIR, ...TWICE]))).toEqual([
    expect.stringMatching(/^warning .* is written twice, and key "job\.example\.org\/dedicated" is missing$/),
  ]);
  const silent = [[...PAIR, "job.example.org/dedicated", "job.example.org_dedicated"], PAIR];
  for (const keys of silent) expect(found(text(keys))).toEqual([]);
  const plain = [
    [...TWICE],
    ["team-a", "team-b", ...TWICE],
    [...PAIR, "job.example.org/dedicated", ...TWICE],
    [...PAIR, "job", "job"],
  ];
  for (const keys of plain) expect(found(text(keys))).toEqual([expect.stringMatching(/^note .* is written twice$/)]);
});
