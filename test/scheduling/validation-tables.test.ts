import { describe, expect, it } from "vitest";
import type { FeatureGateState } from "../../src/model/cluster.js";
import type { DeviceAsk, DeviceSlice, WrittenClaim, WrittenRequest } from "../../src/model/device.js";
import {
  EMPTY_POD_SPEC,
  type NodeSelectorTerm,
  type PodAffinityTerm,
  type TopologySpreadConstraint,
} from "../../src/model/pod.js";
import type { FieldError } from "../../src/model/pool-fit.js";
import { formatFieldPath } from "../../src/model/source.js";
import type { PodToleration, Toleration } from "../../src/model/taint.js";
import { refuseDeviceObject } from "../../src/scheduling/validation/device-claims.js";
import { validateNodeAffinity, validateNodeSelector } from "../../src/scheduling/validation/node-selector.js";
import { validateAdmittedPod, validatePodSpec, validateTopology } from "../../src/scheduling/validation/pod.js";
import { validateTaints, validateTolerations } from "../../src/scheduling/validation/taints.js";
import { words } from "../words.js";
import { exists, expression, place, taint } from "./build.js";

/** Where, what kind, and the value where one is told. */
const told = (errors: readonly FieldError[]) =>
  errors.map(({ path, type, value }) =>
    [formatFieldPath(path), type, ...(value === undefined ? [] : [JSON.stringify(value)])].join(" "),
  );

describe("a toleration is refused", () => {
  const errorsOf = (toleration: Toleration, gate: FeatureGateState = "on") =>
    told(validateTolerations([toleration], ["t"], gate));

  it.each<readonly [string, Toleration, readonly string[]]>([
    ["not with a key alone", { key: "a" }, []],
    [
      "not with every field",
      { key: "a", operator: "Equal", value: "b", effect: "NoExecute", tolerationSeconds: 1 },
      [],
    ],
    ["not with nothing but Exists", { operator: "Exists" }, []],
    ["without a key, where it asks for a value", { operator: "Equal", value: "b" }, ['t[0].operator Invalid "Equal"']],
    ["without anything", {}, ['t[0].operator Invalid ""']],
    ["for its key", { key: "-", operator: "Exists" }, ['t[0].key Invalid "-"']],
    ["for a value beside Exists", { key: "a", operator: "Exists", value: "b" }, ['t[0].operator Invalid "b"']],
    ["for its value", { key: "a", value: "b c" }, ['t[0].operator Invalid "b c"']],
    ["for its operator", { key: "a", operator: "exists" }, ['t[0].operator NotSupported "exists"']],
    ["for its effect", { key: "a", effect: "noSchedule" }, ['t[0].effect NotSupported "noSchedule"']],
    ["for seconds without NoExecute", { key: "a", tolerationSeconds: 0 }, ['t[0].effect Invalid ""']],
    [
      "for seconds with another effect",
      { key: "a", effect: "NoSchedule", tolerationSeconds: 0 },
      ['t[0].effect Invalid "NoSchedule"'],
    ],
    ["not for a number", { key: "a", operator: "Gt", value: "-5" }, []],
    ["for a number with a leading zero", { key: "a", operator: "Lt", value: "05" }, ['t[0].value Invalid "05"']],
    ["for no number", { key: "a", operator: "Gt" }, ['t[0].value Invalid ""', 't[0].value Invalid ""']],
    [
      "for a word where a number stands",
      { key: "a", operator: "Gt", value: "x" },
      ['t[0].value Invalid "x"', 't[0].value Invalid "x"'],
    ],
    [
      "for a number that is too large",
      { key: "a", operator: "Gt", value: "9223372036854775808" },
      ['t[0].value Invalid "9223372036854775808"'],
    ],
  ])("%s", (_, toleration, expected) => {
    expect(errorsOf(toleration)).toEqual(expected);
  });

  it.each([
    ["on", undefined],
    ["unknown", undefined],
    ["off", 'supported values: "Equal", "Exists", "Lt", "Gt"'],
    ["absent", 'supported values: "Equal", "Exists"'],
  ] as const)("for Gt where its gate is %s, with the words %j", (gate, detail) => {
    const [error] = validateTolerations([exists("a"), { key: "a", operator: "Gt", value: "1" }], ["t"], gate);
    expect(error && [formatFieldPath(error.path), error.detail]).toEqual(detail && ["t[1].operator", detail]);
  });
});

it.each<readonly [string, readonly string[], readonly string[]]>([
  ["are fine with two effects of one key", ["a:NoSchedule", "a:NoExecute", "b:NoSchedule"], []],
  [
    "are refused with one effect of one key twice",
    ["a=b:NoSchedule", "a=c:NoSchedule", "a:NoSchedule"],
    ["metadata.taints[1] Duplicate", "metadata.taints[2] Duplicate"],
  ],
  [
    "are refused for a key, a value and an effect",
    ["-=b c:x"],
    [
      'metadata.taints[0].key Invalid "-"',
      'metadata.taints[0].value Invalid "b c"',
      'metadata.taints[0].effect NotSupported "x"',
    ],
  ],
  ["are refused without an effect", ["a"], ["metadata.taints[0].effect Required"]],
])("taints %s", (_, specs, expected) => {
  expect(told(validateTaints(specs.map(taint)))).toEqual(expected);
});

describe("what a pod asks of nodes is refused", () => {
  const inTerm = (one: Partial<NodeSelectorTerm>, isRequired = true) => {
    const term = { matchExpressions: [], matchFields: [], ...one };
    const affinity = isRequired
      ? { required: [{ matchExpressions: [], matchFields: [] }, term], preferred: [] }
      : { required: undefined, preferred: [{ weight: 1, preference: term }] };
    return told(validateNodeAffinity(affinity, ["a"])).map((error) => error.replace(/^.*(?=match)/, ""));
  };

  it.each<readonly [string, readonly string[], readonly string[]]>([
    ["In", ["a"], []],
    ["In", [], ["values Required"]],
    ["NotIn", [], ["values Required"]],
    ["NotIn", ["a", "-"], ['values[1] Invalid "-"']],
    ["Exists", [], []],
    ["Exists", ["a"], ["values Forbidden"]],
    ["DoesNotExist", ["a"], ["values Forbidden"]],
    ["Gt", ["1"], []],
    ["Gt", [], ["values Required"]],
    ["Lt", ["1", "2"], ["values Required"]],
    ["is", ["a"], ['operator Invalid "is"']],
  ])("by an expression %s %j: %j", (operator, values, expected) => {
    const matchExpressions = [expression("k", operator, ...values)];
    const at = expected.map((error) => `matchExpressions[0].${error}`);
    expect(inTerm({ matchExpressions })).toEqual(at);
    // A preference may hold values that no node can have.
    expect(inTerm({ matchExpressions }, false)).toEqual(at.filter((error) => !error.includes("values[")));
  });

  it.each<readonly [string, string, readonly string[], readonly string[]]>([
    ["metadata.name", "In", ["n1"], []],
    ["metadata.name", "NotIn", ["n1"], []],
    ["metadata.name", "In", ["N1"], ['values[0] Invalid "N1"']],
    ["metadata.name", "In", [], ["values Required"]],
    ["metadata.name", "In", ["n1", "n2"], ["values Required"]],
    ["metadata.name", "Exists", [], ['operator Invalid "Exists"']],
    ["metadata.namespace", "In", ["N1"], ['key Invalid "metadata.namespace"']],
  ])("by a field %s %s %j: %j", (key, operator, values, expected) => {
    const errors = inTerm({ matchFields: [expression(key, operator, ...values)] });
    expect(errors).toEqual(expected.map((error) => `matchFields[0].${error}`));
  });

  it("by the key of an expression", () => {
    expect(inTerm({ matchExpressions: [expression("a b", "Exists")] })).toEqual([
      'matchExpressions[0].key Invalid "a b"',
    ]);
  });

  it("by the keys and the values of a node selector", () => {
    const errors = told(validateNodeSelector(words({ good: "good", "not good": "good", bad: "not good" }), ["s"]));
    expect(errors).toEqual(['s.not good Invalid "not good"', 's.bad Invalid "not good"']);
  });

  it.each([
    [undefined, ['weight Invalid "0"']],
    [0, ['weight Invalid "0"']],
    [1, []],
    [100, []],
    [101, ['weight Invalid "101"']],
  ])("by the weight %s of a preference: %j", (weight, expected) => {
    const preferred = [{ weight, preference: { matchExpressions: [], matchFields: [] } }];
    const at = "a.preferredDuringSchedulingIgnoredDuringExecution[0].";
    expect(told(validateNodeAffinity({ required: undefined, preferred }, ["a"]))).toEqual(
      expected.map((error) => at + error),
    );
  });
});

describe("a pod spec is refused", () => {
  it.each([
    [{ os: "linux" }, []],
    [{ os: "" }, ["s.os.name Required"]],
    [{ os: "plan9" }, ['s.os.name NotSupported "plan9"']],
    [{ nodeName: "n1" }, []],
    [{ nodeName: "N1" }, ['s.nodeName Invalid "N1"']],
    [{ runtimeClassName: "" }, []],
    [{ runtimeClassName: "R" }, ['s.runtimeClassName Invalid "R"']],
    [{ tolerations: [exists("-")] }, ['s.tolerations[0].key Invalid "-"']],
  ])("for %j: %j", (spec, expected) => {
    expect(told(validatePodSpec({ ...EMPTY_POD_SPEC, ...spec }, ["s"], "on"))).toEqual(expected);
  });

  it("for tolerations where the manifest has them, and not for those that admission added", () => {
    const wrong = (origin: PodToleration["origin"]): PodToleration => ({ ...exists("-"), origin });
    const tolerations = [
      wrong({ by: "PodTolerationRestriction", namespace: "n" }),
      wrong({ by: "manifest", index: 4 }),
    ];
    const spec = { ...EMPTY_POD_SPEC, os: "plan9" };
    expect(told(validateAdmittedPod(spec, tolerations, ["s"], "on"))).toEqual([
      's.tolerations[4].key Invalid "-"',
      's.os.name NotSupported "plan9"',
    ]);
  });
});

describe("topology is refused", () => {
  /** What it lacks; something else may fill that in later. */
  type Written = Partial<Omit<TopologySpreadConstraint, "lacks">> & { readonly lacks?: readonly string[] | "later" };
  const spread = (...constraints: readonly Written[]) =>
    told(
      validateTopology(
        {
          ...EMPTY_POD_SPEC,
          topologySpreadConstraints: constraints.map(({ lacks = [], ...one }) => ({
            maxSkew: 1,
            topologyKey: "zone",
            whenUnsatisfiable: "DoNotSchedule",
            nodeAffinityPolicy: undefined,
            nodeTaintsPolicy: undefined,
            matchLabels: undefined,
            hasSelector: true,
            ...(lacks !== "later" && { lacks }),
            ...one,
          })),
        },
        [],
      ),
    ).map((error) => error.replace("topologySpreadConstraints", "at"));

  it.each<readonly [string, Written, readonly string[]]>([
    ["not with all that it needs", {}, []],
    ["for a skew of 0", { maxSkew: 0 }, ['at[0].maxSkew Invalid "0"']],
    ["for no skew", { maxSkew: undefined, lacks: ["maxSkew"] }, ["at[0].maxSkew Required"]],
    [
      "for an empty key that is written",
      { topologyKey: "", lacks: ["topologyKey"], isKeyEmpty: true },
      ['at[0].topologyKey Required ""'],
    ],
    ["for no key", { topologyKey: "", lacks: ["topologyKey"] }, ["at[0].topologyKey Required"]],
    ["for nothing that is filled in later", { maxSkew: 0, lacks: "later" }, []],
    ["for another action", { whenUnsatisfiable: "Never" }, ['at[0].whenUnsatisfiable NotSupported "Never"']],
    [
      "not twice for no action",
      { whenUnsatisfiable: "", lacks: ["whenUnsatisfiable"] },
      ["at[0].whenUnsatisfiable Required"],
    ],
    ["for no domain at all", { minDomains: 0 }, ['at[0].minDomains Invalid "0"']],
    ["not for one domain", { minDomains: 1 }, []],
    ["for domains of a wish", { minDomains: 1, whenUnsatisfiable: "ScheduleAnyway" }, ['at[0].minDomains Invalid "1"']],
    ["for a policy on labels", { nodeAffinityPolicy: "honor" }, ['at[0].nodeAffinityPolicy NotSupported "honor"']],
    ["for a policy on taints", { nodeTaintsPolicy: "" }, ['at[0].nodeTaintsPolicy NotSupported ""']],
    ["not for either policy", { nodeAffinityPolicy: "Ignore", nodeTaintsPolicy: "Honor" }, []],
    [
      "for keys without a selector",
      { hasSelector: false, matchLabelKeys: ["app"] },
      ["at[0].matchLabelKeys Forbidden"],
    ],
    ["not for no keys without a selector", { hasSelector: false, matchLabelKeys: [] }, []],
    [
      "for a key that the selector has, too",
      { matchLabelKeys: ["hash", "app"], selectedKeys: ["app"] },
      ['at[0].matchLabelKeys[1] Invalid "app"'],
    ],
    ["not for another key", { matchLabelKeys: ["hash"], selectedKeys: ["app"] }, []],
  ])("%s", (_, one, expected) => {
    expect(spread(one)).toEqual(expected);
  });

  it.each<readonly [string, readonly Written[], readonly string[]]>([
    [
      "for one key and action twice",
      [{}, { maxSkew: 2 }, {}],
      ['at[1].topologyKey Duplicate "zone"', 'at[2].topologyKey Duplicate "zone"'],
    ],
    ["not for another key", [{}, { topologyKey: "host" }], []],
    ["not for another action", [{}, { whenUnsatisfiable: "ScheduleAnyway" }], []],
    ["not beside one that is filled in later", [{ lacks: "later" }, {}], []],
    ["not beside one that lacks something", [{ lacks: ["maxSkew"] }, {}], ["at[0].maxSkew Required"]],
  ])("%s", (_, constraints, expected) => {
    expect(spread(...constraints)).toEqual(expected);
  });

  it.each<readonly [string, Partial<PodAffinityTerm>, readonly string[]]>([
    ["not with a key", {}, []],
    [
      "for an empty key that is written",
      { topologyKey: "", isKeyEmpty: true },
      ['x[0].podAffinityTerm.topologyKey Required ""'],
    ],
    ["for no key", { topologyKey: "" }, ["x[0].podAffinityTerm.topologyKey Required"]],
    ["for a weight of 0", { weight: 0 }, ['x[0].weight Invalid "0"']],
    ["not for a weight of 1", { weight: 1 }, []],
    ["not for a weight of 100", { weight: 100 }, []],
    ["for a weight of 101", { weight: 101 }, ['x[0].weight Invalid "101"']],
  ])("%s", (_, one, expected) => {
    const term: PodAffinityTerm = {
      effect: "attract",
      isRequired: false,
      topologyKey: "zone",
      path: ["x", 0, "podAffinityTerm", "topologyKey"],
      ...one,
    };
    expect(told(validateTopology({ ...EMPTY_POD_SPEC, podAffinityTerms: [term] }, []))).toEqual(expected);
  });
});

describe("a claim for devices is refused", () => {
  const refused = (fields: Partial<WrittenClaim>) => {
    const claim: WrittenClaim = {
      kind: "ResourceClaim",
      name: "a",
      namespace: "default",
      place,
      misplaced: [],
      requests: [],
      references: [],
      matches: [],
      isPlain: true,
      ...fields,
    };
    return refuseDeviceObject({ claim }).map(({ reason, help }) => `${reason}. ${help}`);
  };
  const ask: DeviceAsk = {
    place,
    name: "a",
    className: "c",
    selectors: [],
    mode: undefined,
    count: undefined,
    tolerations: [],
    isPlain: true,
  };
  const request = (name: string, fields: Partial<WrittenRequest> = {}): WrittenRequest => ({
    place,
    name,
    form: "nested",
    ways: ["exactly"],
    asks: [ask],
    ...fields,
  });
  const references = [
    { place, name: "a/part" },
    { place, name: "b" },
  ];
  const unknown = 'there is no request "b". Name one of the requests: "a".';

  it.each<readonly [string, Partial<WrittenClaim>, readonly string[]]>([
    ["not without requests", {}, []],
    ["for a request that nobody makes", { requests: [request("a")], references }, [unknown]],
    ["for no request where none was read", { references }, []],
    [
      "for no request where their fields stand elsewhere",
      { requests: [request("a")], misplaced: [place], references },
      [],
    ],
    [
      "for a name twice",
      { requests: [request("a"), request("a")] },
      ["another request has the name. Give it a name of its own."],
    ],
    [
      "for no name, each time",
      { requests: [request(""), request("")] },
      ["it has no name. Write `name`.", "it has no name. Write `name`."],
    ],
  ])("%s", (_, fields, expected) => {
    expect(refused(fields)).toEqual(expected);
  });

  it.each([
    [undefined, undefined, []],
    ["ExactCount", 0, []],
    ["ExactCount", 1, []],
    ["ExactCount", -1, ["it must be greater than zero. Write 1 or more."]],
    [undefined, -1, ["it must be greater than zero. Write 1 or more."]],
    ["All", undefined, []],
    ["All", 0, []],
    ["All", 1, ["mode `All` takes no count. Remove the count."]],
    ["All", -1, ["mode `All` takes no count. Remove the count."]],
    ["Some", -1, ['there is no mode "Some". Write one of ExactCount, All.']],
  ])("with the mode %s and the count %s: %j", (mode, count, expected) => {
    expect(refused({ requests: [request("a", { asks: [{ ...ask, mode, count }] })] })).toEqual(expected);
  });

  const WAYS = "Write exactly one of `nodeName`, `nodeSelector`, `allNodes: true` and `perDeviceNodeSelection: true`.";
  it.each<readonly [readonly string[], number | undefined, readonly string[]]>([
    [["nodeName"], undefined, []],
    [["nodeSelector"], 1, []],
    [["nodeSelector"], 0, ["it has 0 terms. Write exactly one term."]],
    [["nodeSelector"], 2, ["it has 2 terms. Write exactly one term."]],
    [[], undefined, [`it does not say which nodes have its devices. ${WAYS}`]],
    [
      ["allNodes", "nodeSelector"],
      2,
      [`it has allNodes and nodeSelector. ${WAYS}`, "it has 2 terms. Write exactly one term."],
    ],
  ])("for a slice that says %j, with %s terms: %j", (ways, terms, expected) => {
    const slice: DeviceSlice = {
      place,
      ways,
      terms,
      driver: "d",
      pool: "p",
      generation: 1,
      count: 1,
      devices: [],
      isRead: true,
    };
    const refusals = refuseDeviceObject({ slice });
    expect(refusals.map(({ reason, help }) => `${reason}. ${help}`)).toEqual(expected);
  });
});
