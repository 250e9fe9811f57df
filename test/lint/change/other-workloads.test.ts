import { expect, it } from "vitest";
import { withOthers } from "../../../src/lint/change/other-workloads.js";

const NOTHING = { manifests: [], clusters: [], configuration: undefined, unreadable: [], notices: [] };
const MOST = { characters: 1000, placements: 3, workloads: 5 };

function pod(pool: string) {
  return { apiVersion: "v1", kind: "Pod", metadata: { name: "a" }, spec: { nodeSelector: { pool }, containers: [] } };
}

/** Makes lists of pods that select these pools, and counts those that were read. */
function listsOf(...lists: readonly (readonly string[])[]) {
  const read: number[] = [];
  function* each() {
    for (const [index, pools] of lists.entries()) {
      read.push(index);
      yield { value: { path: `${index}.json`, text: JSON.stringify({ items: pools.map(pod) }) } };
    }
  }
  return { read, each };
}

it.each([
  ["placements", [["a", "b"], ["c", "d"], ["e"]], [1, 1, 1], 4],
  ["workloads", [["a", "a", "a"], ["a", "b", "b"], ["e"]], [4, 2], 6],
])("lists are read until there are too many %s", (_, lists, members, workloads) => {
  const { read, each } = listsOf(...lists);
  const { others = [], reached, scope } = withOthers(NOTHING, each(), MOST);
  expect(others.map((one) => one.members.length)).toEqual(members);
  const says = `too many workloads of other repositories: only ${workloads}, in ${members.length} placements, were read`;
  expect([reached, scope]).toEqual([[says], "files"]);
  expect(read).toEqual([0, 1, 2]);
});

it("a list that is too large is not parsed, and the others are read", () => {
  const { each } = listsOf(["a".repeat(2000)], ["b"]);
  const { others = [], reached, notices } = withOthers(NOTHING, each(), MOST);
  expect(others.map(({ workload }) => workload.podSpec.nodeSelector)).toEqual([expect.objectContaining({ pool: "b" })]);
  expect(reached).toBeUndefined();
  expect(notices).toEqual([
    '1 list of workloads: it is no JSON, or has more than 8 MiB: "0.json"',
    "1 workload of other repositories names no cluster of the inventory",
  ]);
});
