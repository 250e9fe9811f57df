import { expect, test } from "vitest";
import { compact } from "../../src/model/compact.js";

test("all lists without items are one, and any other is a copy", () => {
  const list = [1, 2];
  expect(compact(list)).toEqual(list);
  expect(compact(list)).not.toBe(list);
  expect(compact([])).toBe(compact<number>([]));
});
