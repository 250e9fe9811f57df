import { describe, expect, it } from "vitest";
import { substituteInObject, substituteWith } from "../../../src/rendering/gitops/substitution.js";
import { words } from "../../words.js";

const substitute = substituteWith({
  substitutions: words({ pool: "fast", count: "3", toString_: "x" }),
  hasUnknownSubstitutions: true,
});

describe("variables of a Flux Kustomization", () => {
  it.each([
    ["${pool}", "fast"],
    ["a-${pool}-${count}", "a-fast-3"],
    ["${pool:=slow}", "fast"],
    ["${pool:-slow}", "fast"],
    ["${unknown}", "${unknown}"],
    ["${unknown:=x}", "${unknown:=x}"],
    ["${constructor}", "${constructor}"],
    ["$pool", "$pool"],
    ["$${pool}", "${pool}"],
  ])("%s becomes %s", (text, filled) => expect(substitute(text)).toBe(filled));

  it("have their default, or nothing, where all that have a value are known", () => {
    const all = substituteWith({ substitutions: words({ pool: "fast" }) });
    expect(all("${pool} ${unknown:=x} ${unknown}")).toBe("fast x ");
  });

  it("are left alone in an object that says so", () => {
    const text = "metadata:\n  labels:\n    kustomize.toolkit.fluxcd.io/substitute: disabled\nspec: ${pool}\n";
    expect(substituteInObject(text, substitute)).toBe(text);
  });

  it("change nothing where there are none", () =>
    expect(substituteWith({ substitutions: words({}) })("${pool}")).toBe("${pool}"));
});
