import { expect, it } from "vitest";
import { keepNewest } from "../../src/model/newest.js";

interface Thing {
  readonly name: string;
}

function keptUpTo(most: number) {
  const dropped: string[] = [];
  const newest = keepNewest<Thing>(most, ({ name }) => dropped.push(name));
  return {
    newest,
    dropped,
    [Symbol.iterator]: () => ["a", "b", "c", "d"].map((name) => ({ name }))[Symbol.iterator](),
  };
}

it("drops the oldest once there is no room, and what is larger than all room at once", () => {
  const kept = keptUpTo(3);
  const [a, b, c, d] = kept;
  if (!(a && b && c && d)) throw new Error("four things");
  for (const thing of [a, b, c]) kept.newest.keep(thing, 1);
  expect(kept.dropped).toEqual([]);
  kept.newest.keep(d, 1);
  expect(kept.dropped).toEqual(["a"]);
  kept.newest.keep(a, 9);
  expect(kept.dropped).toEqual(["a", "b", "c", "d", "a"]);
});

it("does not drop what somebody asked for since it was one of the oldest", () => {
  const kept = keptUpTo(3);
  const [a, b, c, d] = kept;
  if (!(a && b && c && d)) throw new Error("four things");
  for (const thing of [a, b, c]) kept.newest.keep(thing, 1);
  kept.newest.keep(d, 1);
  kept.newest.ask(b);
  kept.newest.keep(a, 1);
  expect(kept.dropped).toEqual(["a", "c"]);
});

it("never drops what was left out, and counts what is kept twice once", () => {
  const kept = keptUpTo(2);
  const [a, b, c] = kept;
  if (!(a && b && c)) throw new Error("three things");
  kept.newest.keep(a, 1);
  kept.newest.leaveOut(a);
  kept.newest.ask(a);
  for (const thing of [b, b, c]) kept.newest.keep(thing, 1);
  expect(kept.dropped).toEqual([]);
});
