import { expect, test } from "vitest";
import { createBudget } from "../../src/model/budget.js";

test("a budget is spent to its last unit, and never again after it ran out", () => {
  const budget = createBudget(10);
  expect([budget.spend(4), budget.spend(6), budget.spend(0), budget.spend(1), budget.spend(0)]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test("one amount above the limit uses it up", () => {
  const budget = createBudget(10);
  expect([budget.spend(11), budget.spend(1)]).toEqual([false, false]);
});
