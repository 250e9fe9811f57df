import { describe, expect, it } from "vitest";
import { matchesExpression, matchesWhole, replaceExpression } from "../../../src/model/regular-expression.js";
import { placeOfLine } from "../../../src/rendering/helm/field-origins.js";

describe("a regular expression of a file", () => {
  it.each([
    // What Go's regexp says, and RegExp says otherwise or refuses.
    ["(?i)ABC", "xabc", true],
    [String.raw`^\pL+$`, "é", true],
    [String.raw`a\z`, "a", true],
    [String.raw`a\z`, "a\n", false],
    ["^a$", "b\na", false],
    ["(?m)^a$", "b\na", true],
    ["[[:alpha:]]", "1", false],
    ["[[:alpha:]]", "a", true],
    [String.raw`\d`, "\u0663", false],
    [String.raw`\s`, "\u00a0", false],
    [String.raw`\Qa.b\E`, "a.b", true],
    ["(?P<name>a)", "a", true],
    ["(?U)^a+", "aa", true],
    ["(?s)^a.b$", "a\nb", true],
    [String.raw`\x{61}`, "a", true],
    ["a{,3}", "a{,3}", true],
    ["^.$", "\u{1F600}", true],
    // What neither Go nor this reads.
    ["a++", "aa", undefined],
    ["(?=a)", "a", undefined],
    ["(?<=a)b", "ab", undefined],
    [String.raw`(a)\1`, "aa", undefined],
    ["a{1001}", "a", undefined],
    ["(a{100}){100}", "a", undefined],
    ["(", "(", undefined],
    [String.raw`\C`, "a", undefined],
    // Beyond the bounds.
    ["a".repeat(1001), "a", undefined],
    ["a{1000}".repeat(20), "a", undefined],
    [`${"a?".repeat(400)}`, "a".repeat(10_000), undefined],
    ["(a+)+$", `${"a".repeat(10_000)}c`, false],
  ])("%s", (expression, text, expected) => expect(matchesExpression(expression, text)).toBe(expected));

  it.each([
    ["web", "web", true],
    ["web", "web-1", false],
    ["web|db", "db", true],
    ["web|db", "web-db", false],
    ["web.*", "web-1", true],
    ["(?i)WEB", "web", true],
    ["a)|(b", "b", true],
    ["(a+)+b", "a".repeat(253), false],
    ["(", "(", undefined],
  ])("%s matches all of %s: %s", (expression, text, expected) => expect(matchesWhole(expression, text)).toBe(expected));

  it("replaces every match, and takes the text as it stands", () => {
    expect(replaceExpression("[^a-z]+", "a_b--c", "$1")).toBe("a$1b$1c");
    expect(replaceExpression("(", "a", "b")).toBeUndefined();
  });
});

it.each([
  ['  - "a:b": c', '"a:b"'],
  ["key : x", "key"],
  ["it's: x", "it's"],
  ['- - "x: y', '"x'],
  ["{{ .a }}", "{{ .a }}"],
  ['"'.repeat(50_000), '"'.repeat(50_000)],
  [`${"- ".repeat(50_000)}x`, `${"- ".repeat(50_000)}x`],
  [`${"x':y'".repeat(10_000)}#:`, `${"x':y'".repeat(10_000)}#:`],
  [`x${" ".repeat(50_000)}`, "x"],
])(
  "the key of a line of a template: %#",
  (text, shown) => {
    const { span } = placeOfLine({ path: "a.yaml", text }, 1);
    expect(text.slice(span.start, span.end)).toBe(shown);
  },
  20_000,
);
