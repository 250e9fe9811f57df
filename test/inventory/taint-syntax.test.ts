import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseTaint, parseTaintSpecs } from "../../src/inventory/declaration/taint-syntax.js";
import { isLabelKey, isLabelValue } from "../../src/model/label-syntax.js";
import { formatTaint, TAINT_EFFECTS } from "../../src/model/taint.js";
import { fc } from "../property.js";

interface TaintCase {
  readonly key: string;
  readonly value?: string;
  readonly effect: string;
}

interface SyntaxCase {
  readonly id: string;
  readonly spec?: readonly string[];
  readonly expectedErr?: boolean;
  readonly expectedTaints?: readonly TaintCase[] | null;
  readonly expectedTaintsToRemove?: readonly TaintCase[] | null;
}

interface ConformanceTables {
  readonly tables: { readonly "kubectl-taint-syntax": { readonly cases: readonly SyntaxCase[] } };
}

const tables: ConformanceTables = JSON.parse(
  readFileSync(new URL("../conformance/data/kubernetes-tables.json", import.meta.url), "utf8"),
);
const { cases } = tables.tables["kubectl-taint-syntax"];
const syntaxCases = cases.filter((one) => one.spec !== undefined);

describe("kubectl's own cases", () => {
  it("leaves out only the cases of --overwrite, which compare with a node's taints and parse nothing", () => {
    const left = cases.filter((one) => one.spec === undefined).map(({ id }) => id);
    expect(left).toEqual(["01", "02", "03", "04"].map((number) => `kubectl-taint-syntax-${number}`));
  });

  it.each(syntaxCases)("$id $spec", ({ spec = [], expectedErr, expectedTaints, expectedTaintsToRemove }) => {
    const changes = parseTaintSpecs(spec);
    expect(changes.errors.length > 0).toBe(expectedErr);
    if (expectedErr) return;
    expect(changes.additions).toEqual((expectedTaints ?? []).map((taint) => ({ value: "", ...taint })));
    expect(changes.removals).toEqual(expectedTaintsToRemove ?? []);
  });
});

describe("errors of a taint", () => {
  it.each([
    ["", 'a taint is empty: write "key=value:Effect" or "key:Effect"'],
    ["gpu", 'taint "gpu" has no effect: write "gpu:NoSchedule", or "PreferNoSchedule" or "NoExecute" as the effect'],
    [
      "gpu=true",
      'taint "gpu=true" has no effect: write "gpu=true:NoSchedule", or "PreferNoSchedule" or "NoExecute" as the effect',
    ],
    ["gpu:", 'taint "gpu:" has no effect after ":": write "NoSchedule", "PreferNoSchedule" or "NoExecute" there'],
    [
      "gpu=true:noschedule",
      'effect "noschedule" of taint "gpu=true:noschedule" is not legal: an effect is "NoSchedule", "PreferNoSchedule" or "NoExecute"; did you mean "NoSchedule"?',
    ],
    [
      "gpu:PREFER_NO_SCHEDULE",
      'effect "PREFER_NO_SCHEDULE" of taint "gpu:PREFER_NO_SCHEDULE" is not legal: an effect is "NoSchedule", "PreferNoSchedule" or "NoExecute"; did you mean "PreferNoSchedule"?',
    ],
    [
      "gpu:true",
      'effect "true" of taint "gpu:true" is not legal: an effect is "NoSchedule", "PreferNoSchedule" or "NoExecute"',
    ],
    ["a:b:NoSchedule", 'taint "a:b:NoSchedule" holds more than one ":": write "key=value:Effect"'],
    ["a=b=c:NoSchedule", 'taint "a=b=c:NoSchedule" holds more than one "=": write "key=value:Effect"'],
    ["=b:NoSchedule", 'taint "=b:NoSchedule" has no key: write "key=value:Effect" or "key:Effect"'],
    [
      "a=b c:NoSchedule",
      'value "b c" of taint "a=b c:NoSchedule" is not legal: a value is letters, digits, `-`, `_` and `.`, at most 63 of them, with a letter or a digit at both ends, or nothing at all',
    ],
    [
      "-a:NoSchedule",
      'key "-a" of taint "-a:NoSchedule" is not legal: a key is letters, digits, `-`, `_` and `.`, at most 63 of them, with a letter or a digit at both ends, after an optional DNS prefix and `/`',
    ],
    [
      "gpu:NoSchedule-",
      'taint "gpu:NoSchedule-" ends in "-", which removes a taint: a pool lists the taints that it has',
    ],
  ])("%j", (text, error) => {
    expect(parseTaint(text)).toEqual({ problem: error });
  });

  it("names the earlier taint of the same key and effect", () => {
    expect(parseTaintSpecs(["gpu=a:NoSchedule", "gpu=a:NoExecute", "gpu=b:NoSchedule"]).errors).toEqual([
      'taint "gpu=b:NoSchedule" has the key and the effect of "gpu=a:NoSchedule": a node has one of each',
    ]);
  });

  it.each([
    ["gpu=true-", 'taint "gpu=true-" has a value but no effect: to remove every effect write "gpu-"'],
    [
      "gpu:noexecute-",
      'effect "noexecute" of taint "gpu:noexecute-" is not legal: an effect is "NoSchedule", "PreferNoSchedule" or "NoExecute"; did you mean "NoExecute"?',
    ],
    ["-", 'taint "-" has no key: write "key=value:Effect" or "key:Effect"'],
  ])("of a removal: %j", (spec, error) => {
    expect(parseTaintSpecs([spec]).errors).toEqual([error]);
  });
});

describe("the grammar", () => {
  it.each([
    ["a-", { key: "a", effect: "" }],
    ["a:NoSchedule-", { key: "a", effect: "NoSchedule" }],
    ["a=:NoSchedule-", { key: "a", effect: "NoSchedule" }],
    ["a=x:NoSchedule-", { key: "a", effect: "NoSchedule" }],
  ])("%j removes", (spec, removal) => {
    expect(parseTaintSpecs([spec])).toEqual({ additions: [], removals: [removal], errors: [] });
  });

  const name = fc.stringMatching(/^[A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?$/);
  const label = fc.stringMatching(/^[a-z0-9]([-a-z0-9]{0,20}[a-z0-9])?$/);
  const prefix = fc.array(label, { minLength: 1, maxLength: 4 }).map((labels) => labels.join("."));
  const key = fc.oneof(
    name,
    fc.tuple(prefix, name).map(([before, after]) => `${before}/${after}`),
  );
  const taint = fc.record({ key, value: fc.oneof(fc.constant(""), name), effect: fc.constantFrom(...TAINT_EFFECTS) });

  it("reads back what is written, and its removal", () => {
    fc.assert(
      fc.property(taint, (written) => {
        const text = formatTaint(written);
        expect(parseTaint(text)).toEqual({ value: written });
        const removal = { key: written.key, effect: written.effect };
        expect(parseTaintSpecs([`${text}-`]).removals).toEqual([removal]);
      }),
    );
  });

  it("gives a legal taint or an error for any text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a=:/.-]{0,8}(NoSchedule)?-?$/)), (text) => {
        const parsed = parseTaint(text);
        if (parsed.problem !== undefined) return parsed.problem !== "";
        const { key: parsedKey, value, effect } = parsed.value;
        return isLabelKey(parsedKey) && isLabelValue(value) && TAINT_EFFECTS.some((one) => one === effect);
      }),
    );
  });
});
