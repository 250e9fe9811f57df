import { describe, expect, it } from "vitest";
import { withParts } from "../../src/cli/parts.js";
import { internalProblem } from "../../src/model/internal-problem.js";
import { createPart, missingPart } from "../../src/model/part.js";

function thrownBy(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}

describe("a part", () => {
  it("gives the code that was handed in", () => {
    const part = createPart<number>("numbers");
    part.handIn(7);
    expect(part.code()).toBe(7);
  });

  it("stops a run with its name where nobody has handed in its code", () => {
    expect(missingPart(thrownBy(createPart("numbers").code))).toBe("numbers");
  });

  it("is no other failure, and no mistake of taintlint's own", () => {
    expect(missingPart(new Error("numbers"))).toBeUndefined();
    expect(missingPart("numbers")).toBeUndefined();
    const place = { file: { path: "a.yaml", text: "" }, span: { start: 0, end: 0 } };
    const missing = thrownBy(createPart("numbers").code);
    expect(thrownBy(() => internalProblem(missing, "read this file", place))).toBe(missing);
    expect(internalProblem(new Error("numbers"), "read this file", place).kind).toBe("internal");
  });
});

describe("a run with parts", () => {
  it("begins anew with the part that it asks for", async () => {
    let begun = 0;
    const unknown = createPart("yaml");
    const answer = await withParts(() => {
      begun++;
      return begun === 1 ? unknown.code() : "answer";
    });
    expect({ answer, begun }).toEqual({ answer: "answer", begun: 2 });
  });

  it("ends where a part does not help, is not known, or is not what it fails for", async () => {
    const useless = createPart("yaml");
    await expect(withParts(useless.code)).rejects.toThrow('part "yaml" was not loaded');
    await expect(withParts(createPart("unheard of").code)).rejects.toThrow('part "unheard of" was not loaded');
    const failure = new Error("something else");
    await expect(withParts(() => Promise.reject(failure))).rejects.toBe(failure);
  });
});
