import { describe, expect, it } from "vitest";
import type { NodePool, PoolScale } from "../../src/model/pool.js";
import { mostPodsOn } from "../../src/scheduling/resources/pool-room.js";
import { words } from "../words.js";
import { node, pool } from "./build.js";

const ONE = 1_000_000_000n;
const requests = new Map([
  ["cpu", 2n * ONE],
  ["memory", 4n * ONE],
]);

describe("the most pods of 2 cpu and 4 of memory that a pool can hold", () => {
  const sized = (allocatable: Record<string, string>, scale?: PoolScale, fields: Partial<NodePool> = {}): NodePool => {
    const { taints: _, ...others } = fields;
    return pool({ allocatable: words(allocatable), ...(scale && { scale }), ...others });
  };
  const ROOM = { cpu: "8", memory: "8" };

  it.each<readonly [string, NodePool, bigint | undefined]>([
    ["follow the scarcer resource of each node", sized(ROOM, { max: 3 }), 6n],
    ["follow the scarcer resource, whichever that is", sized({ cpu: "4", memory: "100" }, { max: 3 }), 6n],
    ["count whole pods of each node", sized({ cpu: "7", memory: "100" }, { max: 3 }), 9n],
    ["are none where a node is too small", sized({ cpu: "1", memory: "100" }, { max: 3 }), 0n],
    ["follow what is declared alone", sized({ cpu: "8" }, { max: 3 }), 12n],
    ["follow the greatest number of nodes", sized(ROOM, { min: 1, replicas: 2, max: 3 }), 6n],
    ["follow the number of nodes where nothing scales them", sized(ROOM, { min: 1, replicas: 2 }), 4n],
    ["are none without nodes, whatever these have", sized({}, { max: 0 }), 0n],
    ["are not known where the nodes may be of any size", sized({ "example.org/gpu": "8" }, { max: 3 }), undefined],
    ["are not known where there may be any number of nodes", sized(ROOM, { min: 1 }), undefined],
    ["are not known where nothing scales it", sized(ROOM), undefined],
    ["are not told of Nodes", sized(ROOM, { max: 3 }, { nodes: [node("n")] }), undefined],
  ])("%s", (_, of, expected) => {
    expect(mostPodsOn(requests, of)).toBe(expected);
  });
});
