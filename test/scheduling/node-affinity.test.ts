import { describe, expect, it } from "vitest";
import type { NodeSelectorRequirement, NodeSelectorTerm } from "../../src/model/pod.js";
import type { Reason } from "../../src/model/pool-fit.js";
import { exactOffers, labelOffers } from "../../src/scheduling/labels/label-offer.js";
import {
  compileNodeSelection,
  formatRequirement,
  matchesNode,
  meetsField,
  meetsRequirement,
  nodeNamesOf,
} from "../../src/scheduling/labels/node-selection.js";
import { judgeSelection } from "../../src/scheduling/labels/selector-knowledge.js";
import { words } from "../words.js";
import { expression, inventory, node, pool } from "./build.js";

type Operator = "In" | "NotIn" | "Exists" | "DoesNotExist" | "Gt" | "Lt";

const name = (operator: string, ...values: string[]) => expression("metadata.name", operator, ...values);
const term = (
  matchExpressions: readonly NodeSelectorRequirement[],
  matchFields: readonly NodeSelectorRequirement[] = [],
): NodeSelectorTerm => ({ matchExpressions, matchFields });

describe("a label meets a requirement", () => {
  it.each<readonly [Operator, readonly string[], readonly (string | undefined)[], readonly (string | undefined)[]]>([
    ["In", ["a", "b"], ["a", "b"], ["c", "", undefined]],
    ["NotIn", ["a", "b"], ["c", "", undefined], ["a", "b"]],
    ["Exists", [], ["a", ""], [undefined]],
    ["DoesNotExist", [], [undefined], ["a", ""]],
    ["Gt", ["5"], ["6", "06"], ["5", "4", "x", "", undefined]],
    ["Lt", ["5"], ["4", "-1"], ["5", "6", "x", "", undefined]],
  ])("%s %j: %j, but not %j", (operator, values, met, unmet) => {
    const requirement = { key: "k", operator, values, bound: 5n };
    expect([...met, ...unmet].filter((value) => meetsRequirement(requirement, value))).toEqual(met);
  });

  it.each([
    ["metadata.name", "In", "n", true],
    ["metadata.name", "In", "m", false],
    ["metadata.name", "NotIn", "n", false],
    ["metadata.name", "NotIn", "m", true],
    ["metadata.namespace", "In", "n", false],
    ["metadata.namespace", "In", "", true],
    ["metadata.namespace", "NotIn", "n", true],
  ] as const)("and the node n the field %s %s %j: %j", (key, operator, value, expected) => {
    expect(meetsField({ key, operator, value }, "n")).toBe(expected);
  });

  it.each<readonly [string, Record<string, string>, readonly NodeSelectorTerm[] | undefined, boolean]>([
    ["nothing", {}, undefined, true],
    ["its label", { pool: "a" }, undefined, true],
    ["its label and another one", { pool: "a", tier: "b" }, undefined, false],
    ["its label, but another name", { pool: "a" }, [term([], [name("In", "m")])], false],
    ["its name and its label in one term", {}, [term([expression("pool", "Exists")], [name("In", "n")])], true],
    ["its name and another label in one term", {}, [term([expression("tier", "Exists")], [name("In", "n")])], false],
    ["its name or another label", {}, [term([expression("tier", "Exists")]), term([], [name("In", "n")])], true],
    ["an empty list of terms", {}, [], false],
    ["an empty term", {}, [term([])], false],
    [
      "a term that cannot be read beside its label",
      {},
      [term([expression("pool", "Exists"), expression("pool", "Is")])],
      false,
    ],
  ])("and a node %s: %s", (_, nodeSelector, terms, expected) => {
    expect(matchesNode(compileNodeSelection(words(nodeSelector), terms), node("n", { pool: "a" }))).toBe(expected);
  });
});

describe("the only nodes that terms name", () => {
  const zone = expression("zone", "In", "n");

  it.each<readonly [string, readonly NodeSelectorTerm[] | undefined, readonly string[] | undefined]>([
    ["are all without terms", undefined, undefined],
    ["are all of an empty list", [], undefined],
    ["are those of the only term", [term([zone], [name("In", "n")])], ["n"]],
    ["are those of every term", [term([], [name("In", "n")]), term([], [name("In", "m")])], ["n", "m"]],
    ["are all where one term names none", [term([], [name("In", "n")]), term([zone])], undefined],
    ["are all where a term excludes one", [term([], [name("NotIn", "n")])], undefined],
    ["are all where another field is asked", [term([], [expression("metadata.namespace", "In", "n")])], undefined],
    ["are those that all fields of a term name", [term([], [name("In", "n", "m"), name("In", "m")])], ["m"]],
    ["are none of a contradiction", [term([], [name("In", "n"), name("In", "m")])], []],
  ])("%s", (_, terms, names) => {
    expect(nodeNamesOf(terms) && [...(nodeNamesOf(terms) ?? [])]).toEqual(names);
  });
});

describe("a term that Kubernetes cannot read", () => {
  const errorsOf = (one: NodeSelectorTerm) => {
    const [compiled] = compileNodeSelection(words({}), [one]).terms ?? [];
    return compiled?.errors.map(({ path, detail }) => `${path.slice(2).join(".")}: ${detail}`);
  };
  const AT = "matchExpressions.0";

  it.each<readonly [string, readonly string[], readonly string[]]>([
    ["In", ["a"], []],
    ["In", [], [`${AT}.values: for 'in', 'notin' operators, values set can't be empty`]],
    ["NotIn", [], [`${AT}.values: for 'in', 'notin' operators, values set can't be empty`]],
    ["Exists", [], []],
    ["Exists", ["a"], [`${AT}.values: values set must be empty for exists and does not exist`]],
    ["DoesNotExist", ["a"], [`${AT}.values: values set must be empty for exists and does not exist`]],
    ["Gt", ["5"], []],
    ["Gt", ["a"], [`${AT}.values.0: for 'Gt', 'Lt' operators, the value must be an integer`]],
    ["Lt", ["5", "6"], [`${AT}.values: for 'Gt', 'Lt' operators, exactly one value is required`]],
    ["is", ["a"], [`${AT}.operator: not a valid selector operator`]],
  ])("by an expression %s %j: %j", (operator, values, errors) => {
    expect(errorsOf(term([expression("k", operator, ...values)]))).toEqual(errors);
  });

  it("by one reason, where a number has no value", () => {
    expect(errorsOf(term([expression("k", "Gt")]))).toHaveLength(1);
  });

  it("by its key, and by each of its values", () => {
    const [key, ...values] = errorsOf(term([expression("a b", "In", "ok", "not ok", "-")])) ?? [];
    expect(key).toMatch(/^matchExpressions\.0\.key: /);
    expect(values.map((error) => error.slice(0, 27))).toEqual([
      "matchExpressions.0.values.1",
      "matchExpressions.0.values.2",
    ]);
  });

  it.each([
    ["In", ["n"], []],
    ["NotIn", ["n"], []],
    ["Exists", [], ["matchFields.0.operator: not a valid selector operator"]],
    ["In", [], ["matchFields.0.values: must have one element"]],
    ["In", ["n", "m"], ["matchFields.0.values: must have one element"]],
  ])("by a field %s %j: %j", (operator, values, errors) => {
    expect(errorsOf(term([], [name(operator, ...values)]))).toEqual(errors);
  });

  it.each([
    [term([]), true],
    [term([expression("a", "Exists")]), false],
    [term([], [name("In", "n")]), false],
    [term([expression("a", "is")]), false],
  ])("is not an empty one: %j", (one, isEmpty) => {
    expect(compileNodeSelection(words({}), [one]).terms).toMatchObject([{ empty: isEmpty }]);
  });
});

it.each<readonly [Operator, readonly string[], string]>([
  ["In", ["a"], "k=a"],
  ["In", ["a", "b"], "k in (a,b)"],
  ["NotIn", ["a"], "k!=a"],
  ["NotIn", ["a", "b"], "k notin (a,b)"],
  ["Exists", [], "k"],
  ["DoesNotExist", [], "!k"],
  ["Gt", ["4"], "k>4"],
  ["Lt", ["4"], "k<4"],
])("%s %j is written as kubectl takes it: %s", (operator, values, text) => {
  expect(formatRequirement({ key: "k", operator, values, bound: 4n })).toBe(text);
});

describe("what is known of a node's labels", () => {
  const judge = (terms: readonly NodeSelectorTerm[], nodeName: string | undefined, nodeSelector = {}) => {
    const { verdict, reasons } = judgeSelection(
      compileNodeSelection(words(nodeSelector), terms),
      exactOffers(words({ pool: "a" })),
      nodeName,
    );
    const told = (reason: Reason) => ("nodeName" in reason ? `${reason.kind} ${reason.nodeName}` : reason.kind);
    return [verdict, ...reasons.map(told)];
  };

  it.each<readonly [string, readonly NodeSelectorRequirement[], string | undefined, readonly string[]]>([
    ["its own name", [name("In", "n")], "n", ["match"]],
    ["another name", [name("In", "m")], "n", ["mismatch", "other-node-name m"]],
    ["not its own name", [name("NotIn", "n")], "n", ["mismatch", "other-node-name n"]],
    ["not another name", [name("NotIn", "m")], "n", ["match"]],
    ["a name that nobody knows", [name("In", "n")], undefined, ["unknown", "node-name-unknown n"]],
    ["not a name that nobody knows", [name("NotIn", "n")], undefined, ["unknown", "node-name-unknown n"]],
    ["two names", [name("In", "n"), name("In", "m")], undefined, ["mismatch", "other-node-name n"]],
    [
      "one name twice",
      [name("In", "n"), name("In", "n")],
      undefined,
      ["unknown", "node-name-unknown n", "node-name-unknown n"],
    ],
    ["a name and not it", [name("NotIn", "n"), name("In", "n")], undefined, ["mismatch", "other-node-name n"]],
    [
      "a name and not another one",
      [name("NotIn", "m"), name("In", "n")],
      undefined,
      ["unknown", "node-name-unknown m", "node-name-unknown n"],
    ],
    [
      "not one of two names",
      [name("NotIn", "m"), name("NotIn", "n")],
      undefined,
      ["unknown", "node-name-unknown m", "node-name-unknown n"],
    ],
    [
      "another field, which is empty",
      [expression("metadata.namespace", "In", "x")],
      undefined,
      ["mismatch", "other-node-name x"],
    ],
    ["another field that is not this", [expression("metadata.namespace", "NotIn", "x")], undefined, ["match"]],
  ])("decides on %s", (_, fields, nodeName, expected) => {
    expect(judge([term([], fields)], nodeName)).toEqual(expected);
  });

  it.each<readonly [string, readonly NodeSelectorTerm[], Record<string, string>, readonly string[]]>([
    ["the node selector, before any term", [term([])], { pool: "b" }, ["mismatch", "selector-mismatch"]],
    ["the only term by its own reason", [term([expression("pool", "In", "b")])], {}, ["mismatch", "selector-mismatch"]],
    [
      "several terms by their number",
      [term([expression("pool", "In", "b")]), term([])],
      {},
      ["mismatch", "no-selector-term-matches"],
    ],
    [
      "one that cannot be read by its number",
      [term([expression("pool", "is")])],
      {},
      ["mismatch", "no-selector-term-matches"],
    ],
    ["empty ones as empty", [term([]), term([])], {}, ["mismatch", "empty-selector-terms"]],
    ["no term at all as empty", [], {}, ["mismatch", "empty-selector-terms"]],
    [
      "one that matches, before those that are open",
      [term([], [name("In", "n")]), term([expression("pool", "Exists")])],
      {},
      ["match"],
    ],
    [
      "one that is open, before those that do not match",
      [term([expression("pool", "In", "b")]), term([], [name("In", "n")])],
      {},
      ["unknown", "node-name-unknown n"],
    ],
    [
      "a term together with the node selector",
      [term([expression("tier", "Exists")])],
      { pool: "a" },
      ["mismatch", "selector-mismatch"],
    ],
  ])("tells of %s", (_, terms, nodeSelector, expected) => {
    expect(judge(terms, undefined, nodeSelector)).toEqual(expected);
  });
});

describe("all that is asked of a label that nobody knows", () => {
  const KEY = "example.com/size";
  const open = pool({ openLabels: [KEY] });

  it.each<readonly [string, readonly NodeSelectorRequirement[], boolean]>([
    ["a value", [expression(KEY, "In", "a")], true],
    ["a value that is excluded", [expression(KEY, "In", "a"), expression(KEY, "NotIn", "a")], false],
    ["one of two values that is excluded", [expression(KEY, "NotIn", "a"), expression(KEY, "In", "a", "b")], true],
    ["to be there and not", [expression(KEY, "Exists"), expression(KEY, "DoesNotExist")], false],
    ["not to be there", [expression(KEY, "DoesNotExist"), expression(KEY, "NotIn", "a")], true],
    ["a number between", [expression(KEY, "Gt", "4"), expression(KEY, "Lt", "6")], true],
    ["a number between two neighbours", [expression(KEY, "Gt", "4"), expression(KEY, "Lt", "5")], false],
    [
      "the greater of two bounds",
      [expression(KEY, "Gt", "4"), expression(KEY, "Gt", "2"), expression(KEY, "Lt", "5")],
      false,
    ],
    [
      "the lesser of two bounds",
      [expression(KEY, "Lt", "5"), expression(KEY, "Lt", "9"), expression(KEY, "Gt", "4")],
      false,
    ],
    ["a number below zero", [expression(KEY, "Lt", "0")], false],
    ["zero", [expression(KEY, "Lt", "1")], true],
    ["the greatest number", [expression(KEY, "Gt", "9223372036854775806")], true],
    ["a number above the greatest", [expression(KEY, "Gt", "9223372036854775807")], false],
    ["a number, listed", [expression(KEY, "In", "7"), expression(KEY, "Gt", "4")], true],
    ["a number, listed below", [expression(KEY, "In", "3"), expression(KEY, "Gt", "4")], false],
  ])("%s: %j", (_, expressions, isPossible) => {
    const selection = compileNodeSelection(words({}), [term(expressions)]);
    const { verdict, reasons } = judgeSelection(selection, labelOffers(open, inventory([open])), undefined);
    expect([verdict, ...reasons.map(({ kind }) => kind)]).toEqual(
      isPossible ? ["unknown", "selector-unknown"] : ["mismatch", "selector-contradiction"],
    );
  });
});
