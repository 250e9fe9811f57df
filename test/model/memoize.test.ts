import { expect, it } from "vitest";
import { memoizeText } from "../../src/model/memoize.js";

function counted() {
  const computed: string[] = [];
  const lengthOf = memoizeText((text) => {
    computed.push(text);
    return text === "" ? undefined : text.length;
  });
  return { computed, lengthOf };
}

it("a text is computed once, also where nothing comes of it", () => {
  const { computed, lengthOf } = counted();
  expect(["a", "", "a", ""].map(lengthOf)).toEqual([1, undefined, 1, undefined]);
  expect(computed).toEqual(["a", ""]);
});

it.each([
  ["many short texts", 10_000, ""],
  ["a few long ones", 100, "x".repeat(50_000)],
])("%s are forgotten, and computed anew", (_, number, end) => {
  const { computed, lengthOf } = counted();
  const texts = Array.from({ length: number }, (_, index) => `${index}${end}`);
  for (const text of texts) expect(lengthOf(text)).toBe(text.length);
  expect(computed).toHaveLength(number);
  expect(lengthOf(texts.at(-1) ?? "")).toBe(texts.at(-1)?.length);
  expect(computed).toHaveLength(number);
  expect(lengthOf(`0${end}`)).toBe(end.length + 1);
  expect(computed).toHaveLength(number + 1);
});
