import { describe, expect, it } from "vitest";
import { readHunks } from "../../src/action/review.js";
import { planSuggestions } from "../../src/action/suggestion.js";
import { applyEdits, type TextEdit } from "../../src/model/finding.js";
import { fc } from "../property.js";
import { sampleFinding } from "../reporters/samples.js";

const TEXT = "one\ntwo\nthree\nfour\n";

function plan(edits: readonly TextEdit[], text = TEXT, hunks = [{ from: 1, to: 4 }]) {
  const finding = sampleFinding({ fixes: [{ title: "mend it", edits }] });
  return planSuggestions([finding], () => ({ path: "k8s/a.yaml", text, hunks }));
}

function edit(start: number, end: number, text: string): TextEdit {
  return { file: "a.yaml", start, end, text };
}

describe("readHunks", () => {
  it("gives the lines of the new side", () => {
    const patch =
      "@@ -1,3 +1,4 @@ kind: Pod\n a\n+b\n c\n d\n@@ -9 +10,2 @@\n-x\n+@@ -1,9 +1,9 @@\n+z\n@@ -20,2 +21,0 @@\n-e\n-f";
    expect(readHunks(patch)).toEqual([
      { from: 1, to: 4 },
      { from: 10, to: 11 },
    ]);
  });
});

describe("planSuggestions", () => {
  it.each([
    ["inside a line", [edit(4, 7, "TWO")], { from: 2, to: 2 }, "TWO\n"],
    ["over lines", [edit(5, 9, "-")], { from: 2, to: 3 }, "t-hree\n"],
    ["of whole lines that go away", [edit(4, 8, "")], { from: 2, to: 2 }, ""],
    ["before a line", [edit(4, 4, "new\n")], { from: 2, to: 2 }, "new\ntwo\n"],
    ["behind the last line", [edit(19, 19, "five\n")], { from: 4, to: 4 }, "four\nfive\n"],
    ["of several places", [edit(4, 4, ">"), edit(14, 18, "")], { from: 2, to: 4 }, ">two\nthree\n\n"],
  ])("shows an edit %s", (_, edits, lines, replacement) => {
    expect(plan(edits)).toMatchObject([{ path: "k8s/a.yaml", lines, replacement, titles: ["mend it"] }]);
  });

  it("ends a last line without a line break", () => {
    expect(plan([edit(4, 7, "TWO")], "one\ntwo", [{ from: 1, to: 2 }])[0]?.replacement).toBe("TWO\n");
  });

  it("shows an insertion at the line before it, where the diff does not show the one behind", () => {
    expect(plan([edit(8, 8, "new\n")], TEXT, [{ from: 1, to: 2 }])).toMatchObject([
      { lines: { from: 2, to: 2 }, replacement: "two\nnew\n" },
    ]);
  });

  it("suggests nothing outside of one hunk, or in several files", () => {
    expect(plan([edit(4, 7, "")], TEXT, [{ from: 3, to: 4 }])).toEqual([]);
    const hunks = [
      { from: 1, to: 2 },
      { from: 3, to: 4 },
    ];
    expect(plan([edit(5, 9, "")], TEXT, hunks)).toEqual([]);
    expect(plan([edit(4, 7, ""), { ...edit(0, 1, ""), file: "b.yaml" }])).toEqual([]);
    expect(plan([])).toEqual([]);
  });

  it("makes one suggestion of fixes on the same lines, and one of the same fix of several findings", () => {
    const fixes = [
      { title: "first", edits: [edit(4, 5, "T")] },
      { title: "second", edits: [edit(6, 7, "O")] },
    ];
    const findings = [
      sampleFinding({ fingerprint: "a", fixes: fixes.slice(0, 1) }),
      sampleFinding({ fingerprint: "b", fixes: fixes.slice(0, 1) }),
      sampleFinding({ fingerprint: "c", fixes: fixes.slice(1) }),
    ];
    const [suggestion, ...more] = planSuggestions(findings, () => file);
    expect(suggestion).toMatchObject({ replacement: "TwO\n", titles: ["first", "second"] });
    expect(suggestion?.findings.map(({ fingerprint }) => fingerprint)).toEqual(["a", "b", "c"]);
    expect(more).toEqual([]);
  });

  it("puts the worst first", () => {
    const note = sampleFinding({ severity: "note", fixes: [{ title: "n", edits: [edit(0, 1, "O")] }] });
    const error = sampleFinding({ severity: "error", fixes: [{ title: "e", edits: [edit(14, 15, "F")] }] });
    expect(planSuggestions([note, error], () => file).map(({ titles }) => titles)).toEqual([["e"], ["n"]]);
  });

  it("gives, put in place of its lines, the fixed text", () => {
    const lines = fc.array(fc.stringMatching(/^[ab]{0,3}$/), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(lines, fc.nat(), fc.nat(), fc.stringMatching(/^[x\n]{0,4}$/), (parts, one, other, text) => {
        const before = `${parts.join("\n")}\n`;
        const [start = 0, end = 0] = [one, other].map((n) => n % (before.length + 1)).sort((a, b) => a - b);
        const edits = [edit(start, end, text)];
        const [suggestion] = plan(edits, before, [{ from: 1, to: parts.length }]);
        expect(suggestion).toBeDefined();
        const { from = 1, to = 0 } = suggestion?.lines ?? {};
        const kept = before.split("\n").slice(0, -1);
        const replacement = suggestion?.replacement ?? "";
        const joined = (some: readonly string[]) => some.map((line) => `${line}\n`).join("");
        const fixed = joined(kept.slice(0, from - 1)) + replacement + joined(kept.slice(to));
        const expected = applyEdits(before, edits);
        // A suggestion is made of whole lines.
        expect([expected, `${expected}\n`]).toContain(fixed);
      }),
    );
  });
});

const file = { path: "k8s/a.yaml", text: TEXT, hunks: [{ from: 1, to: 4 }] };
