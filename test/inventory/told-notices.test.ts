import { expect, it } from "vitest";
import { tellNotices } from "../../src/inventory/declaration/told-notices.js";

const notice = (name: string, cause: string) => ({
  message: `pool "${name}" ${cause}`,
  cause,
  range: { file: `${name}.yaml`, line: 3, column: 1, endLine: 3, endColumn: 2 },
});

it("tells many notices of one kind in one line, with how many there are and where", () => {
  const names = ["a", "b", "c", "d", "e", "f", "g"];
  expect(tellNotices([...names.map((name) => notice(name, "has no nodes")), notice("a", "is a template")])).toEqual([
    'a.yaml:3: pool "a" has no nodes; there are 6 more like this: b.yaml:3, c.yaml:3, d.yaml:3 and 3 more',
    'a.yaml:3: pool "a" is a template',
  ]);
});

it("tells two of a kind, and those of different kinds, one by one", () => {
  const few = [notice("a", "has no nodes"), notice("b", "has no nodes"), notice("c", "is a template")];
  expect(tellNotices(few)).toEqual([
    'a.yaml:3: pool "a" has no nodes',
    'b.yaml:3: pool "b" has no nodes',
    'c.yaml:3: pool "c" is a template',
  ]);
});
