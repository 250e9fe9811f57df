import { describe, expect, it } from "vitest";
import type { NodeSelectorRequirement } from "../../src/model/pod.js";
import type { Verdict } from "../../src/model/pool-fit.js";
import type { Toleration } from "../../src/model/taint.js";
import { compileNodeSelection, matchesNode } from "../../src/scheduling/labels/node-selection.js";
import { fc, runsOf } from "../property.js";
import { words } from "../words.js";
import { firstFit, inventory, node, pool, required, workload } from "./build.js";

const key = fc.constantFrom("a", "b", "c");
const value = fc.constantFrom("", "1", "2", "x");
const effect = fc.constantFrom("NoSchedule", "PreferNoSchedule", "NoExecute");
const gate = fc.constantFrom("on", "off", "unknown");

const taintSpecs = fc.array(
  fc.tuple(key, value, effect).map(([k, v, e]) => `${k}=${v}:${e}`),
  { maxLength: 4 },
);
const toleration: fc.Arbitrary<Toleration> = fc.record(
  { key, operator: fc.constantFrom("Equal", "Exists", "Gt", "Lt", "exists"), value, effect },
  { requiredKeys: [] },
);
const tolerations = fc.array(toleration, { maxLength: 4 });

const requirement: fc.Arbitrary<NodeSelectorRequirement> = fc.oneof(
  fc.record({ key, operator: fc.constantFrom("In", "NotIn"), values: fc.array(value, { minLength: 1, maxLength: 3 }) }),
  fc.record({ key, operator: fc.constantFrom("Exists", "DoesNotExist"), values: fc.constant([]) }),
  fc.record({ key, operator: fc.constantFrom("Gt", "Lt"), values: fc.tuple(fc.constantFrom("0", "1", "2", "3")) }),
);
const requirements = fc.array(fc.array(requirement, { maxLength: 3 }), { minLength: 1, maxLength: 3 });
const labels = fc.dictionary(key, fc.constantFrom("", "0", "1", "2", "02", "x"));

describe("tolerations", () => {
  it("only ever help: one more never turns what may run into blocked, nor what runs into avoided", () => {
    fc.assert(
      fc.property(taintSpecs, tolerations, toleration, gate, (taints, list, more, comparisonOperators) => {
        const pools = inventory([pool({ taints })], { comparisonOperators });
        const verdict = (all: Toleration[]): Verdict => firstFit(workload({ tolerations: all }), pools).verdict;
        const [before, after] = [verdict(list), verdict([...list, more])];
        expect(before !== "blocked" && after === "blocked").toBe(false);
        expect(before === "fits" && after !== "fits").toBe(false);
      }),
    );
  });

  it("have no order as far as taints are tolerated or not", () => {
    fc.assert(
      fc.property(taintSpecs, tolerations, gate, (taints, list, comparisonOperators) => {
        const pools = inventory([pool({ taints })], { comparisonOperators });
        const [forward, backward] = [list, list.toReversed()].map((all) =>
          firstFit(workload({ tolerations: all }), pools),
        );
        expect(backward?.untolerated).toEqual(forward?.untolerated);
        expect(backward?.avoided).toEqual(forward?.avoided);
        expect(backward?.verdict).toBe(forward?.verdict);
      }),
    );
  });

  it("with a wildcard tolerate everything for ever", () => {
    fc.assert(
      fc.property(taintSpecs, (taints) => {
        const fit = firstFit(workload({ tolerations: [{ operator: "Exists" }] }), inventory([pool({ taints })]));
        expect(fit).toMatchObject({ verdict: "fits", untolerated: [], avoided: [], evictedAfterSeconds: null });
      }),
    );
  });

  it("never leave a pod blocked by a comparison that may hold", () => {
    fc.assert(
      fc.property(taintSpecs, tolerations, (taints, list) => {
        const verdict = (comparisonOperators: "on" | "unknown"): Verdict =>
          firstFit(workload({ tolerations: list }), inventory([pool({ taints })], { comparisonOperators })).verdict;
        expect(verdict("unknown") === "blocked" && verdict("on") !== "blocked").toBe(false);
      }),
    );
  });
});

describe("selectors", () => {
  it("never mismatch a declared pool whose open labels could match", () => {
    fc.assert(
      fc.property(requirements, labels, (terms, actual) => {
        const spec = required(...terms);
        const matches = matchesNode(compileNodeSelection(words({}), spec.nodeAffinity?.required), node("n", actual));
        const { selector } = firstFit(workload(spec), inventory([pool({ openLabels: ["*"] })]));
        expect(matches && selector === "mismatch").toBe(false);
      }),
      { numRuns: runsOf(2_000) },
    );
  });

  it("judge a snapshot's node and its closed labels alike", () => {
    fc.assert(
      fc.property(requirements, labels, (terms, actual) => {
        const spec = required(...terms);
        const closed = { labelsClosed: true, labels: words(actual) };
        const one = firstFit(workload(spec), inventory([pool({ ...closed, nodes: [node("n", actual)] })]));
        const declared = firstFit(workload(spec), inventory([pool(closed)]));
        expect(declared.selector).toBe(one.selector);
        expect(declared.verdict).toBe(one.verdict);
        expect(declared.reasons).toEqual(one.reasons);
      }),
    );
  });

  it("open a verdict, and never block, when a label is declared open", () => {
    fc.assert(
      fc.property(requirements, (terms) => {
        const spec = workload(required(...terms));
        const shut = firstFit(spec, inventory([pool()]));
        const open = firstFit(spec, inventory([pool({ openLabels: ["a", "b", "c"] })]));
        expect(open.verdict === "blocked" && shut.verdict !== "blocked").toBe(false);
      }),
    );
  });
});
