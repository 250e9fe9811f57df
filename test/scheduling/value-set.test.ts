import { describe, expect, it } from "vitest";
import type { RequirementOperator } from "../../src/model/pool.js";
import {
  allowsAbsence,
  hasValue,
  intersection,
  isEmpty,
  type ValueSet,
  valueSetOf,
} from "../../src/scheduling/labels/value-set.js";
import { fc, runsOf } from "../property.js";

const value = fc.constantFrom("", "a", "b", "0", "1", "2", "3", "02", "7", "x1");
const values = fc.array(value, { maxLength: 4 });
const bound = fc.integer({ min: 0, max: 8 }).map(String);

/** A single requirement, as it is written. */
const requirement: fc.Arbitrary<[RequirementOperator, readonly string[]]> = fc.oneof(
  fc.tuple(fc.constantFrom<RequirementOperator>("In", "NotIn"), values),
  fc.tuple(fc.constantFrom<RequirementOperator>("Exists", "DoesNotExist"), fc.constant([])),
  fc.tuple(
    fc.constantFrom<RequirementOperator>("Gt", "Lt", "Gte", "Lte"),
    bound.map((text) => [text]),
  ),
);
const set: fc.Arbitrary<ValueSet> = fc
  .array(requirement, { minLength: 1, maxLength: 3 })
  .map((list) => list.map(([operator, texts]) => valueSetOf(operator, texts)).reduce(intersection));

describe("a requirement", () => {
  it.each<[RequirementOperator, string[], string[], string[]]>([
    ["In", ["a", "1"], ["a", "1"], ["b", ""]],
    ["NotIn", ["a", "1"], ["b", "2", ""], ["a", "1"]],
    ["Exists", [], ["a", ""], []],
    ["DoesNotExist", [], [], ["a", ""]],
    ["Gt", ["2"], ["3", "03", "9223372036854775807"], ["2", "a", "", "2.5", "9223372036854775808"]],
    ["Gte", ["2"], ["2", "3"], ["1", "a"]],
    ["Lt", ["2"], ["1", "0"], ["2", "a"]],
    ["Lte", ["2"], ["2", "0"], ["3", ""]],
  ])("%s %j holds for its values only", (operator, texts, inside, outside) => {
    const allowed = valueSetOf(operator, texts);
    expect([...inside, ...outside].filter((text) => hasValue(allowed, text))).toEqual(inside);
  });

  it.each<[RequirementOperator, string[], string]>([
    ["Gt", ["many"], "1"],
    ["Gte", [], "0"],
    ["Lt", ["many"], "-1"],
    ["Lte", ["9223372036854775808"], "0"],
  ])("%s %j without a number counts from 0: %s is in it, its neighbour not", (operator, texts, border) => {
    const allowed = valueSetOf(operator, texts);
    const outside = String(Number(border) + (operator.startsWith("G") ? -1 : 1));
    expect([hasValue(allowed, border), hasValue(allowed, outside)]).toEqual([true, false]);
  });

  it.each<[RequirementOperator, string[], boolean]>([
    ["In", ["a"], false],
    ["NotIn", ["a"], true],
    ["Exists", [], false],
    ["DoesNotExist", [], true],
    ["Gt", ["1"], false],
  ])("%s %j allows that the label is absent: %s", (operator, texts, absent) => {
    expect(allowsAbsence(valueSetOf(operator, texts))).toBe(absent);
  });
});

describe("the intersection", () => {
  it("holds a value exactly where both sets hold it", () => {
    fc.assert(
      fc.property(set, set, value, (a, b, text) => {
        expect(hasValue(intersection(a, b), text)).toBe(hasValue(a, text) && hasValue(b, text));
      }),
      { numRuns: runsOf(2_000) },
    );
  });

  it("has no order and no grouping", () => {
    fc.assert(
      fc.property(set, set, set, (a, b, c) => {
        expect(intersection(a, b)).toEqual(intersection(b, a));
        const [left, right] = [intersection(intersection(a, b), c), intersection(a, intersection(b, c))];
        expect([isEmpty(left), allowsAbsence(left)]).toEqual([isEmpty(right), allowsAbsence(right)]);
      }),
    );
  });

  it("leaves a set as it is with itself and with every value", () => {
    fc.assert(
      fc.property(set, (a) => {
        expect(intersection(a, a)).toEqual(a);
        expect(intersection(a, valueSetOf("Exists", []))).toEqual(a);
      }),
    );
  });

  it("with the complement is empty, and each value is in exactly one of the two", () => {
    fc.assert(
      fc.property(values, value, (texts, text) => {
        const [listed, others] = [valueSetOf("In", texts), valueSetOf("NotIn", texts)];
        expect(isEmpty(intersection(listed, others))).toBe(true);
        expect(hasValue(listed, text)).toBe(!hasValue(others, text));
      }),
    );
  });

  it("is never called empty while it holds a value", () => {
    fc.assert(
      fc.property(set, set, value, (a, b, text) => {
        const both = intersection(a, b);
        expect(isEmpty(both) && hasValue(both, text)).toBe(false);
      }),
    );
  });

  it.each<[RequirementOperator, string, RequirementOperator, string, boolean]>([
    ["Gt", "2", "Lt", "4", false],
    ["Gt", "2", "Lt", "3", true],
    ["Gte", "3", "Lte", "3", false],
    ["Gte", "4", "Lte", "3", true],
    ["Gt", "2", "In", "2", true],
    ["Gt", "2", "In", "3", false],
    ["Lt", "2", "In", "a", true],
  ])("of %s %s and %s %s is empty: %s", (first, a, second, b, empty) => {
    expect(isEmpty(intersection(valueSetOf(first, [a]), valueSetOf(second, [b])))).toBe(empty);
  });
});
