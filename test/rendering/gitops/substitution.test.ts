import { describe, expect, it } from "vitest";
import { substitute } from "../../../src/rendering/gitops/substitution.js";
import { fc } from "../../property.js";
import { words } from "../../words.js";

const values = words({ pool: "general", empty: "", other: "gpu", Mixed: "aBc" });

describe("variables of Flux", () => {
  it.each([
    ["plain text", "plain text"],
    ["${pool}", "general"],
    ["a-${pool}-b-${other}", "a-general-b-gpu"],
    ["${empty}", ""],
    ["$pool stays", "$pool stays"],
    ["$${pool}", "${pool}"],
    ["$$${pool}", "$general"],
    ["${pool:=spare}", "general"],
    ["${empty:=spare}", "spare"],
    ["${empty:-spare}", "spare"],
    ["${empty=spare}", "spare"],
    ["${empty:=${other}}", "gpu"],
    ["${empty:=a-${other}-${pool}}", "a-gpu-general"],
    ["${Mixed^^}", "ABC"],
    ["${Mixed,,}", "abc"],
    ["${Mixed^}", "ABc"],
    ["${other,}", "gpu"],
    ["${pool", "${pool"],
    ["${}", "${}"],
    ["${pool:1:2}", "${pool:1:2}"],
    ["${pool/general/x}", "${pool/general/x}"],
    ["${constructor}", ""],
  ])("%s becomes %s where all of them are known", (text, expected) => {
    expect(substitute(text, { values, complete: true })).toBe(expected);
  });

  it.each([
    ["${gone}", "${gone}", ""],
    ["${gone:=spare}", "${gone:=spare}", "spare"],
    ["${empty:=${gone}}", "${empty:=${gone}}", ""],
    ["${gone:=${pool}}", "${gone:=${pool}}", "general"],
    ["${gone}-${pool}", "${gone}-general", "-general"],
    ["${gone^^}", "${gone^^}", ""],
  ])("%s becomes %s where others may be known, else %s", (text, unknown, known) => {
    expect(substitute(text, { values, complete: false })).toBe(unknown);
    expect(substitute(text, { values, complete: true })).toBe(known);
  });

  it("are left alone in a text without any", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const plain = text.replaceAll("$", "");
        expect(substitute(plain, { values, complete: true })).toBe(plain);
      }),
    );
  });

  it("stay as they are where nothing is known", () => {
    const parts = fc.constantFrom("${", "}", "a", ":=", "$", "^", "b:-", "\n");
    fc.assert(
      fc.property(fc.array(parts), (written) => {
        const text = written.join("");
        fc.pre(!text.includes("$$"));
        expect(substitute(text, { values: words({}), complete: false })).toBe(text);
      }),
    );
  });

  it("leave no variable of a known name", () => {
    const known = { values: words({ a: "1", b: "2" }), complete: false };
    expect(substitute("x ${a} ${b:=c}", known)).toBe("x 1 2");
    const parts = fc.constantFrom("${a}", "${b:=", "}", "x", "$", "\n");
    fc.assert(
      fc.property(fc.array(parts), (written) => {
        const text = written.join("");
        fc.pre(!text.includes("$$"));
        expect(substitute(text, known)).not.toMatch(/^[^{]*\$\{a\}/);
      }),
    );
  });
});
