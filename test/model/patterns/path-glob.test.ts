import picomatch from "picomatch";
import { describe, expect, it } from "vitest";
import { compileGlob, splitGlob } from "../../../src/model/path-glob.js";
import { lint } from "../../../src/workspace/lint-texts.js";
import { fc } from "../../property.js";

describe("a glob of paths", () => {
  it.each([
    ["a/b.yaml", ["a/b.yaml"], ["a/bxyaml", "a/b.yaml/c", "x/a/b.yaml"]],
    ["*.yaml", ["b.yaml"], ["a/b.yaml", ".b.yaml", "b.yml"]],
    ["**/*.{yaml,yml}", ["b.yaml", "a/b.yml", "a/c/b.yml"], ["a/b.json", ".a/b.yaml", "a/.b.yaml"]],
    ["a/**", ["a", "a/b", "a/b/c"], ["b", "ab", "a/.b", "a/b/.c/d"]],
    ["{a,b}/**", ["a", "b/c"], ["c"]],
    ["{a/**,b}", ["a", "a/c", "b"], ["b/c"]],
    ["a/**/b", ["a/b", "a/c/b", "a/c/d/b"], ["a/cb", "ab", "a/c/b/d"]],
    ["**.yaml", ["b.yaml", "a/b.yaml"], [".b.yaml"]],
    ["a**/b", ["ac/b", "a/b"], ["a/c/b"]],
    ["a?c", ["abc"], ["ac", "a/c", "abbc"]],
    ["[a-c]x", ["ax", "cx"], ["dx", "x", "/x"]],
    ["[!a-c]x", ["dx"], ["ax", "/x"]],
    ["[^a-c]x", ["dx"], ["ax"]],
    ["[]a]x", ["]x", "ax"], ["bx"]],
    ["[[:digit:]]", ["1"], ["a", ":"]],
    ["v{1..3}", ["v1", "v3"], ["v4", "v1..3"]],
    ["{a}", ["{a}"], ["a"]],
    ["{*}", ["{}", "{ab}"], ["ab"]],
    ["{a,b", ["{a,b"], ["a"]],
    ["{a,{b,c}d}e", ["ae", "bde", "cde"], ["be"]],
    ["a (b)/*", ["a (b)/c"], ["a b/c"]],
    ["\\*", ["*"], ["a"]],
    ["\\{a,b\\}", ["{a,b}"], ["a"]],
    ["./a/*", ["a/b"], ["./a"]],
    [".*", [".a"], ["a", "b/.a"]],
    ["a/.*/b", ["a/.c/b"], ["a/c/b"]],
    ["a|b", ["a|b"], ["a"]],
    ["+a", ["+a"], ["aa"]],
    ["/a/*", ["/a/b"], ["a/b"]],
  ] as const)("%s", (glob, covered, others) => {
    const { matches, problem } = compileGlob(glob);
    expect(problem).toBeUndefined();
    expect([...covered, ...others].filter(matches)).toEqual([...covered]);
  });

  it.each([
    ["*", [".a", "a"], [".", "..", "a/b"]],
    ["**", [".a", "a/.b/c"], ["../a", "a/../b"]],
    ["../**", ["../a", "..", "../.b"], ["a"]],
    ["**/c", [".a/c", "c"], ["../c"]],
  ] as const)("%s with names that begin with a dot", (glob, covered, others) => {
    expect([...covered, ...others].filter(compileGlob(glob, { dot: true }).matches)).toEqual([...covered]);
  });

  /** Steps of globs in which picomatch and shells agree: it reads `[!a]` and `{1..12}` as other classes. */
  const STEP = fc.oneof(
    fc.stringMatching(/^(?:[ab.?*]|\[a-b\]|\[^a\]){1,4}$/),
    fc.stringMatching(/^[ab]?(?:\{a,b\*\}|\{ab,\{b,c\}\})[ab]?$/),
  );
  const GLOB = fc.array(fc.oneof(STEP, fc.constant("**"), fc.constantFrom("a", "b", ".a")), {
    minLength: 1,
    maxLength: 4,
  });
  const PATH = fc.array(fc.stringMatching(/^[ab.]{1,3}$/), { minLength: 1, maxLength: 4 });

  it.each([true, false])("covers what picomatch covers, with dot: %s", (dot) => {
    fc.assert(
      fc.property(GLOB, PATH, (globSteps, pathSteps) => {
        const [glob, path] = [globSteps.join("/"), pathSteps.join("/")];
        // A name of dots alone, and two stars beside other characters, mean something else to each program.
        fc.pre(!/(?:^|\/)\.+(?:\/|$)/.test(`${glob}/${path}`) && !globSteps.some((step) => /.\*\*|\*\*./.test(step)));
        expect([glob, path, compileGlob(glob, { dot }).matches(path)]).toEqual([
          glob,
          path,
          picomatch.isMatch(path, glob, { dot }),
        ]);
      }),
      { numRuns: 5000 },
    );
  });
});

describe("a glob that is hard to match by trying", () => {
  const NAME = `${"a".repeat(254)}c`;
  const DEEP = `${"a/".repeat(2000)}c`;
  it.each([
    "*a".repeat(490),
    "**/a/".repeat(190),
    "{a,aa}".repeat(160),
    "{*a,{*a,*a*a}}*".repeat(60),
    "[!b]*".repeat(190),
    `${"{".repeat(450)}a${",b}".repeat(100)}`,
    "?*".repeat(490),
    `${"(".repeat(499)}${")".repeat(499)}b`,
  ])(
    "%s",
    (glob) => {
      const { matches, problem } = compileGlob(glob, { dot: true });
      expect(problem).toBeUndefined();
      expect([NAME, DEEP, `x/${NAME}/${NAME}`].map((path) => matches(path) && path.length < 4)).toEqual([
        false,
        false,
        false,
      ]);
    },
    20_000,
  );
});

it.each([
  ["a/b/*.yaml", "a/b", "*.yaml"],
  ["a/**", "a", "**"],
  ["*", "", "*"],
  ["/*", "/", "*"],
  ["a/b.yaml", "a/b.yaml", ""],
  ["a\\*/b*", "a*", "b*"],
  ["a\\*/b", "a*/b", ""],
  ["a/{b/c,d}/e", "a", "{b/c,d}/e"],
] as const)("%s is searched from %s", (glob, folder, rest) => expect(splitGlob(glob)).toEqual([folder, rest]));

const LONG = `${"a".repeat(1000)}*`;

it.each([
  ["a/+(b|c)", 'the glob "a/+(b|c)" has "+(": alternatives are written {a,b}'],
  ["*(b)", 'the glob "*(b)" has "*(": alternatives are written {a,b}'],
  ["a!(b).yaml", 'the glob "a!(b).yaml" has "!(": alternatives are written {a,b}'],
  ["(a|b)c", 'the glob "(a|b)c" has "(a|": alternatives are written {a,b}'],
  ["a/@(b|c)", 'the glob "a/@(b|c)" has "@(": alternatives are written {a,b}'],
  ["a/?(b)", 'the glob "a/?(b)" has "?(": alternatives are written {a,b}'],
  ["a{1..12}", 'the glob "a{1..12}" has "{1..12}": alternatives are written {a,b}'],
  ["[[:none:]]", '"[:none:]" is no class'],
  [LONG, "a glob has at most 1000 characters, this one has 1001"],
])("%s is not read", (glob, problem) => {
  expect(compileGlob(glob)).toMatchObject({ isGlob: true, problem });
  expect(["a/b", "b", "a1", glob].filter(compileGlob(glob).matches)).toEqual([]);
});

const UNREAD = "a+(b)";

it.each([
  [`manifests: ["${UNREAD}"]`, 13],
  [`exclude: [x, "${UNREAD}"]`, 14],
  [`from: ["${UNREAD}"]`, 8],
  [`from: [{path: ["${UNREAD}"]}]`, 16],
  [`clusters: [{name: a, exclude: ["${UNREAD}"]}]`, 32],
  [`clusters: [{name: a, from: [{path: "${UNREAD}"}]}]`, 36],
  [`ruleOverrides: [{files: ["${UNREAD}"], rules: {}}]`, 26],
  [`suppress: [{rule: unschedulable, reason: r, file: "${UNREAD}"}]`, 51],
  [`charts: [{path: "${UNREAD}"}]`, 17],
])("is told at its place: %s", async (body, column) => {
  const outcome = await lint({ configuration: { path: "taintlint.yaml", text: `version: 1\n${body}\n` }, files: [] });
  const errors = outcome.ok ? [] : outcome.errors.map(({ message, range }) => [message, range.line, range.column]);
  expect(errors).toEqual([[`the glob "${UNREAD}" has "+(": alternatives are written {a,b}`, 2, column]]);
});
