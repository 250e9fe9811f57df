import { afterEach, describe, expect, it, vi } from "vitest";
import { evaluateCel } from "../../src/cel/evaluate.js";
import { parseCel } from "../../src/cel/parse.js";
import { isFault, type Json, MAX_STEPS, TOO_MUCH } from "../../src/cel/values.js";
import { fitRepository, lintRepository } from "../../src/lint/lint.js";
import { objectsOf } from "../../src/manifest/objects/objects.js";
import { type Budget, createBudget } from "../../src/model/budget.js";
import type { Device } from "../../src/model/device.js";
import { applyJsonPatch } from "../../src/policies/contract/json-patch.js";
import { selectsDevice } from "../../src/policies/device-selectors.js";
import { readPolicies } from "../../src/policies/read-policies.js";
import { parseDocuments } from "../../src/yaml/syntax.js";
import { triedRows } from "../long-run.js";
import { readTexts } from "../rules/lint-texts.js";

/** A slow machine takes longer than the default. */
const TIMEOUT = { timeout: 20_000 };

/** A budget that counts how often it is asked. */
function counted(limit = MAX_STEPS): Budget & { asked: number } {
  const budget = createBudget(limit);
  return {
    asked: 0,
    spend(amount) {
      this.asked++;
      return budget.spend(amount);
    },
  };
}

function nested(depth: number, open: (level: number) => string, inner: string, close: string): string {
  return Array.from({ length: depth }, (_, level) => open(level)).join("") + inner + close.repeat(depth);
}

const LONG = "a".repeat(30_000);
const LOOP = (macro: string, list = "[1,2]") => nested(40, (level) => `${list}.${macro}(v${level}, `, "false", ")");

const EXPRESSIONS: readonly (readonly [name: string, expression: string])[] = [
  ["exists in exists", LOOP("exists")],
  ["exists in exists over ten items", LOOP("exists", "[1,2,3,4,5,6,7,8,9,0]")],
  ["all in all", LOOP("all").replace("false", "true")],
  ["exists_one in exists_one", LOOP("exists_one")],
  ["filter in filter", nested(24, (level) => `[1,2].filter(v${level}, size(`, "[1]", ") > 0)")],
  ["map in map", LOOP("map")],
  ["map with a condition in map", nested(40, (level) => `[1,2].map(v${level}, true, `, "1", ")")],
  ["loops over keys", nested(40, (level) => `{"a": 1, "b": 2}.exists(v${level}, `, "false", ")")],
  ["loops over a long list of the device", nested(9, (level) => `device.list.exists(v${level}, `, "false", ")")],
  [
    "a loop that compares a long list with itself",
    "device.list.all(a, device.list.all(b, device.list == device.twin))",
  ],
  ["a loop that looks into a long list", "device.list.all(a, device.list.all(b, !(-1 in device.list)))"],
  ["texts that double", nested(30, () => "[1,2].map(x, ", "device.text + device.text", ").join('')")],
  ["a text that replaces each of its letters", "device.text.replace('a', device.text).replace('a', device.text)"],
  ["a text put between all letters", "device.text.replace('', device.text).size() > 0"],
  ["the same text many times", "device.list.map(x, device.text).join(device.text).size() > 0"],
  ["long separators", "device.list.map(x, '').join(device.text).size() > 0"],
  ["lists that are put together", "device.list.map(x, device.list + device.list).map(y, y + y).size() > 0"],
  [
    "values that share their parts",
    `${"[1].map(a, [a, a]).map(a, [a, a])".repeat(1)}${".map(a, [a, a])".repeat(60)} == [[]]`,
  ],
  ["a long text compared many times", "device.list.all(x, device.text + 'a' == device.text + 'a')"],
  ["a long text ordered many times", "device.list.all(x, device.text + 'a' <= device.text + 'a')"],
  ["a long text split many times", "device.list.all(x, device.text.split('').size() > 0)"],
  ["a long text changed many times", "device.list.all(x, device.text.lowerAscii().trim().startsWith('a'))"],
  ["parentheses", nested(50_000, () => "(", "true", ")")],
  ["parentheses without an end", "(".repeat(100_000)],
  ["negations", `${"!".repeat(100_000)}true`],
  ["minus signs", `${"-".repeat(90_000)}1 < 0`],
  ["a chain of fields", `device${".a".repeat(40_000)}`],
  ["a chain of fields before a brace", `device${".a".repeat(40_000)}{}`],
  ["a chain of optional fields", `device${".?a".repeat(30_000)}.hasValue()`],
  ["a chain of indices", `device.list${"[0]".repeat(30_000)}`],
  ["a chain of calls", `'a'${".trim()".repeat(14_000)} == 'a'`],
  ["a sum of many", `${"1+".repeat(49_000)}1 > 0`],
  ["a product of many", `${"1*".repeat(49_000)}1 > 0`],
  ["a conjunction of many", `${"true&&".repeat(16_000)}true`],
  ["a disjunction of many", `${"false||".repeat(14_000)}true`],
  ["comparisons of comparisons", `${"true==".repeat(16_000)}true`],
  ["choices in choices", `${"true?true:".repeat(9000)}true`],
  ["lists in lists", nested(50_000, () => "[", "", "]")],
  ["mappings in mappings", nested(20_000, () => "{'a':", "1", "}")],
  ["messages in messages", nested(9000, () => "Object{a:", "1", "}")],
  ["calls in calls", nested(15_000, () => "dyn(", "1", ")")],
  ["indices in indices", nested(30_000, () => "a[", "0", "]")],
  ["a long text", `'${"a".repeat(1_000_000)}' == ''`],
  ["many words", `[${"1,".repeat(500_000)}]`],
  ["quotes without an end", `'''${'"""'.repeat(30_000)}`],
  ["a comment without an end", `//${"/".repeat(90_000)}`],
];

const DEVICE: Json = {
  list: Array.from({ length: 3000 }, (_, index) => index),
  twin: Array.from({ length: 3000 }, (_, index) => index),
  text: LONG,
};

describe("an expression of CEL ends", TIMEOUT, () => {
  it.each(EXPRESSIONS)("%s", (_name, text) => {
    const budget = counted();
    const expression = parseCel(text);
    if (expression === undefined) return expect(text.length).toBeGreaterThan(10_000);
    const scope = {
      budget,
      lookUp: (name: string) => (name === "device" ? DEVICE : undefined),
      isSurelyAbsent: () => true,
    };
    const result = evaluateCel(expression, scope);
    expect([budget.spend(0), isFault(result) && result.fault]).not.toEqual([true, "unknown"]);
    // What is asked behind the end are the loops that are left.
    expect(budget.asked).toBeLessThan(1.1 * MAX_STEPS);
  });

  it("is read as far as the API server reads it", () => {
    const chain = (terms: number) => `${"true && ".repeat(terms)}true`;
    expect(parseCel(chain(100))).toBeDefined();
    expect(parseCel(chain(2000))).toBeUndefined();
  });

  it("that selects devices leaves open which", () => {
    const device: Device = { driver: "a", attributes: {} } as unknown as Device;
    expect(selectsDevice("device.driver == 'a'", device)).toBe("yes");
    expect(selectsDevice(LOOP("exists"), device)).toBe("unknown");
  });
});

const POD = (more = "") => `apiVersion: v1
kind: Pod
metadata:
  name: pod
  annotations: {a: "0123456789", list: "x"}
  labels: {app: pod}
spec:
  containers: [{name: a, image: a}]
  tolerations: [{key: pool, operator: Equal, value: gpu}]
${more}`;
const INVENTORY = "pools: [{name: gpu, taints: ['pool=gpu:NoSchedule']}]\ncomplete: true\n";
/** What stands beside: a toleration that the API server refuses, whatever policies do. */
const BESIDE = `---
apiVersion: v1
kind: Pod
metadata: {name: beside, namespace: other}
spec:
  containers: [{name: a, image: a}]
  tolerations: [{key: pool, operator: Is}]
`;

const indented = (text: string, width: number) => text.replaceAll("\n", `\n${" ".repeat(width)}`);
const json = (value: unknown) => JSON.stringify(value);

function ofApiServer(spec: object, kind = "MutatingAdmissionPolicy"): string {
  const rules = {
    resourceRules: [{ apiGroups: [""], apiVersions: ["v1"], operations: ["CREATE"], resources: ["pods"] }],
  };
  const policy = { apiVersion: "admissionregistration.k8s.io/v1", kind, metadata: { name: "policy" } };
  const binding = { ...policy, kind: `${kind}Binding`, spec: { policyName: "policy", validationActions: ["Deny"] } };
  return `${json({ ...policy, spec: { matchConstraints: rules, failurePolicy: "Fail", ...spec } })}\n---\n${json(binding)}\n`;
}
const variablesOf = (count: number, first: string, next: (earlier: string) => string) =>
  Array.from({ length: count }, (_, index) => ({
    name: `v${index}`,
    expression: index === 0 ? first : next(`variables.v${index - 1}`),
  }));
const applied = (expression: string) => [{ patchType: "ApplyConfiguration", applyConfiguration: { expression } }];
const patched = (expression: string) => [{ patchType: "JSONPatch", jsonPatch: { expression } }];
const SET_SELECTOR = (value: string) => applied(`Object{spec: Object.spec{nodeName: ${value}}}`);

function ofKyverno(rules: readonly object[]): string {
  const match = { any: [{ resources: { kinds: ["Pod"] } }] };
  return json({
    apiVersion: "kyverno.io/v1",
    kind: "ClusterPolicy",
    metadata: { name: "policy" },
    spec: { rules: rules.map((rule, index) => ({ name: `r${index}`, match, ...rule })) },
  });
}
const merging = (patch: object, more: object = {}) => ({ ...more, mutate: { patchStrategicMerge: patch } });
const patching = (...operations: readonly object[]) => ({ mutate: { patchesJson6902: json(operations) } });
const times = <Item>(count: number, item: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => item(index));
const TOUCHING = { op: "add", path: "/spec/nodeName", value: "a" };

function ofGatekeeper(location: string, parameters: object, kind = "Assign"): string {
  const applyTo = [{ groups: [""], kinds: ["Pod"], versions: ["v1"] }];
  const policy = { apiVersion: "mutations.gatekeeper.sh/v1", kind, metadata: { name: "policy" } };
  return json({ ...policy, spec: { applyTo, location, parameters } });
}

const ALIASES = `a: &a [x,x,x,x,x,x,x,x,x]
b: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]
c: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]
d: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c]
e: &e [*d,*d,*d,*d,*d,*d,*d,*d,*d]
f: &f [*e,*e,*e,*e,*e,*e,*e,*e,*e]
g: &g [*f,*f,*f,*f,*f,*f,*f,*f,*f]
h: &h [*g,*g,*g,*g,*g,*g,*g,*g,*g]
i: [*h,*h,*h,*h,*h,*h,*h,*h,*h]
`;
const ALIASED = `metadata:
  name: policy
  annotations:
    ${indented(ALIASES, 4)}
`;

const POLICIES: readonly (readonly [name: string, policies: string, pod?: string])[] = [
  [
    "a condition in a loop",
    ofApiServer({ matchConditions: [{ name: "a", expression: LOOP("exists") }], mutations: SET_SELECTOR("'a'") }),
  ],
  ["a mutation in a loop", ofApiServer({ mutations: SET_SELECTOR(`${LOOP("exists")} ? 'a' : 'b'`) })],
  [
    "a patch in a loop",
    ofApiServer({
      mutations: patched(`${LOOP("map")}.map(x, JSONPatch{op: "add", path: "/spec/nodeName", value: "a"})`),
    }),
  ],
  [
    "variables that double a text",
    ofApiServer({
      variables: variablesOf(40, "object.metadata.annotations.a", (one) => `${one} + ${one}`),
      mutations: SET_SELECTOR("variables.v39"),
    }),
  ],
  [
    "variables that double a list",
    ofApiServer({
      variables: variablesOf(40, "[1]", (one) => `${one} + ${one}`),
      mutations: SET_SELECTOR("string(variables.v39.size())"),
    }),
  ],
  [
    "variables that share their parts",
    ofApiServer({
      variables: variablesOf(40, "[1]", (one) => `[${one}, ${one}]`),
      mutations: SET_SELECTOR("variables.v39 == variables.v38 ? 'a' : 'b'"),
    }),
  ],
  [
    "variables that nest",
    ofApiServer({
      variables: variablesOf(3000, "[1]", (one) => `[${one}]`),
      mutations: SET_SELECTOR("variables.v2999 == [] ? 'a' : 'b'"),
    }),
  ],
  ["many variables", ofApiServer({ variables: variablesOf(9000, "1", () => "1"), mutations: SET_SELECTOR("'a'") })],
  [
    "a configuration that shares its parts",
    ofApiServer({
      variables: variablesOf(40, "{'a': 1}", (one) => `{'a': ${one}, 'b': ${one}}`),
      mutations: applied("Object{spec: Object.spec{nodeName: 'a', affinity: variables.v39}}"),
    }),
  ],
  [
    "configurations that hold the object",
    ofApiServer({
      mutations: times(40, (index) =>
        applied(`Object{metadata: Object.metadata{n${index}: object, nodeName: object}}`),
      ).flat(),
    }),
  ],
  [
    "patches that copy the object",
    ofApiServer({
      mutations: patched(
        `[${times(40, (index) => `JSONPatch{op: "copy", from: "/metadata", path: "/metadata/nodeName${index}"}`).join()}]`,
      ),
    }),
  ],
  [
    "patches that nest the object",
    ofApiServer({
      mutations: patched(
        `[${times(300, (index) => `JSONPatch{op: "move", from: "/metadata/labels", path: "/metadata/nodeName"}, JSONPatch{op: "add", path: "/metadata/labels", value: {"a${index}": "a"}}, JSONPatch{op: "move", from: "/metadata/nodeName", path: "/metadata/labels/x"}`).join()}]`,
      ),
    }),
  ],
  [
    "a path of many steps",
    ofApiServer({
      mutations: patched(`[JSONPatch{op: "add", path: "/spec/nodeName${"/a".repeat(30_000)}", value: 1}]`),
    }),
  ],
  [
    "a validation in a loop",
    ofApiServer({ validations: [{ expression: LOOP("exists") }] }, "ValidatingAdmissionPolicy"),
  ],
  [
    "many validations in loops",
    ofApiServer({ validations: times(20, () => ({ expression: LOOP("exists") })) }, "ValidatingAdmissionPolicy"),
  ],
  [
    "a webhook's condition in a loop",
    json({
      apiVersion: "admissionregistration.k8s.io/v1",
      kind: "MutatingWebhookConfiguration",
      metadata: { name: "policy" },
      webhooks: [
        {
          name: "a.b.c",
          rules: [{ apiGroups: [""], apiVersions: ["v1"], operations: ["CREATE"], resources: ["pods"] }],
          matchConditions: [{ expression: LOOP("exists") }],
        },
      ],
    }),
  ],
  [
    "a policy of Kyverno in a loop",
    json({
      apiVersion: "policies.kyverno.io/v1",
      kind: "MutatingPolicy",
      metadata: { name: "policy" },
      spec: {
        matchConstraints: {
          resourceRules: [{ apiGroups: [""], apiVersions: ["v1"], operations: ["CREATE"], resources: ["pods"] }],
        },
        mutations: SET_SELECTOR(`${LOOP("exists")} ? 'a' : 'b'`),
      },
    }),
  ],
  [
    "rules that double an annotation",
    ofKyverno(
      times(60, () =>
        merging({
          metadata: {
            annotations: { a: "{{request.object.metadata.annotations.a}}{{request.object.metadata.annotations.a}}" },
          },
          spec: { nodeName: "a" },
        }),
      ),
    ),
  ],
  [
    "rules that put the object into itself",
    ofKyverno(
      times(60, (index) => merging({ metadata: { [`n${index}`]: "{{ request.object }}" }, spec: { nodeName: "a" } })),
    ),
  ],
  [
    "rules that put the object into itself twice",
    ofKyverno(times(40, () => merging({ nodeName: { a: "{{ request.object }}", b: "{{ request.object }}" } }))),
  ],
  [
    "a text of many variables",
    ofKyverno([merging({ spec: { nodeName: "{{request.object.metadata.annotations.list}}".repeat(3000) } })]),
    POD().replace('list: "x"', `list: "${"x".repeat(30_000)}"`),
  ],
  [
    "a path of many steps in a variable",
    ofKyverno([merging({ spec: { nodeName: `{{request.object${"[]".repeat(20_000)}}}` } })]),
  ],
  [
    "lists of lists in a variable",
    ofKyverno([merging({ spec: { nodeName: `{{request.object.spec.tolerations${"[]".repeat(9000)}}}` } })]),
    POD(`  x: ${nested(60, () => "[", "", "]")}\n`),
  ],
  [
    "a copy of a copy",
    ofKyverno([
      patching(...times(60, (index) => ({ op: "copy", from: "", path: `/metadata/nodeName${index}` })), TOUCHING),
    ]),
  ],
  [
    "copies of labels",
    ofKyverno([
      patching(
        ...times(60, (index) => ({ op: "copy", from: "/metadata", path: `/metadata/labels/n${index}` })),
        TOUCHING,
      ),
    ]),
  ],
  [
    "many operations on a long list",
    ofKyverno([patching(...times(3000, () => ({ op: "add", path: "/metadata/list/-", value: "a" })), TOUCHING)]),
    POD().replace("metadata:", `metadata:\n  list: [${"a,".repeat(20_000)}]`),
  ],
  ["a way of many steps", ofKyverno([patching({ op: "add", path: `/spec/nodeName${"/a".repeat(40_000)}`, value: 1 })])],
  [
    "a way of many lists",
    ofKyverno([patching({ op: "add", path: `/spec/nodeName${"/-1".repeat(40_000)}`, value: 1 })]),
  ],
  [
    "a patch that nests",
    ofKyverno([merging({ spec: { nodeName: JSON.parse(nested(180, () => '{"a":', "1", "}")) } })]),
  ],
  [
    "a loop over a long list",
    ofKyverno([
      {
        mutate: {
          foreach: [
            {
              list: "request.object.metadata.list",
              patchesJson6902: json([{ op: "add", path: "/spec/tolerations/-", value: { key: "{{element}}" } }]),
            },
          ],
        },
      },
    ]),
    POD().replace("metadata:", `metadata:\n  list: [${"a,".repeat(20_000)}]`),
  ],
  [
    "loops that put the object into itself",
    ofKyverno([
      {
        mutate: {
          foreach: times(40, (index) => ({
            list: "request.object.spec.tolerations",
            patchStrategicMerge: { metadata: { [`n${index}`]: "{{ request.object }}" }, spec: { nodeName: "a" } },
          })),
        },
      },
    ]),
  ],
  [
    "conditions that compare all with all",
    ofKyverno([
      merging(
        { spec: { nodeName: "a" } },
        {
          preconditions: {
            any: times(50, () => ({
              key: "{{ request.object.metadata.list }}",
              operator: "AnyIn",
              value: "{{ request.object.metadata.other }}",
            })),
          },
        },
      ),
    ]),
    POD().replace("metadata:", `metadata:\n  list: [${"a,".repeat(20_000)}]\n  other: [${"b,".repeat(20_000)}]`),
  ],
  [
    "many anchors",
    ofKyverno([
      merging({
        metadata: { "(labels)": Object.fromEntries(times(9000, (index) => [`l${index}`, "?*"])) },
        spec: { nodeName: "a" },
      }),
    ]),
  ],
  ["a location of many steps", ofGatekeeper(`spec.nodeName${".a".repeat(40_000)}`, { assign: { value: "a" } })],
  [
    "a location of many lists",
    ofGatekeeper(`spec.tolerations${"[a: b].tolerations".repeat(9000)}`, { assign: { value: "a" } }),
  ],
  [
    "a set of many values",
    ofGatekeeper(
      "spec.tolerations",
      { operation: "merge", values: { fromList: times(20_000, (index) => ({ key: `k${index}` })) } },
      "ModifySet",
    ),
  ],
  [
    "a pruned set of many values",
    ofGatekeeper(
      "spec.tolerations",
      { operation: "prune", values: { fromList: times(20_000, (index) => ({ key: `k${index}` })) } },
      "ModifySet",
    ),
  ],
  [
    "aliases of a MutatingAdmissionPolicy",
    `apiVersion: admissionregistration.k8s.io/v1\nkind: MutatingAdmissionPolicy\n${ALIASED}`,
  ],
  ["aliases of Kyverno", `apiVersion: kyverno.io/v1\nkind: ClusterPolicy\n${ALIASED}`],
  ["aliases of Gatekeeper", `apiVersion: mutations.gatekeeper.sh/v1\nkind: Assign\n${ALIASED}`],
  [
    "aliases of a webhook",
    `apiVersion: admissionregistration.k8s.io/v1\nkind: MutatingWebhookConfiguration\n${ALIASED}`,
  ],
  [
    "aliases of a pod",
    ofKyverno([merging({ spec: { nodeName: "{{ request.object.spec.x }}" } })]),
    POD(`  x:\n    ${indented(ALIASES, 4)}`),
  ],
  [
    "aliases of a pod that is compared",
    ofGatekeeper("spec.nodeName", { assign: { value: "a" } }),
    POD(`  x:\n    ${indented(ALIASES, 4)}`),
  ],
  [
    "many policies in loops",
    times(8, (index) =>
      ofApiServer({ mutations: SET_SELECTOR(`${LOOP("exists")} ? 'a' : 'b'`) }).replaceAll("policy", `policy-${index}`),
    ).join("---\n"),
  ],
  [
    "many tolerations",
    ofKyverno([patching(TOUCHING, { op: "add", path: "/spec/tolerations/-", value: { key: "a" } })]),
    POD().replace(
      "tolerations: [",
      `tolerations: [${times(9000, (index) => `{key: k${index}, operator: Exists}`).join()}, `,
    ),
  ],
];

const findingsOf = (...texts: readonly string[]) => {
  const files = texts.map((text, index) => ({ path: `${index}.yaml`, text }));
  const { findings } = lintRepository(readTexts(INVENTORY, [...files, { path: "beside.yaml", text: BESIDE }]));
  return findings.map(({ rule, source }) => `${source.file} ${rule}`);
};

describe("a policy ends, and what stands beside it is reported", TIMEOUT, () => {
  it.each(triedRows(POLICIES.map(([name, policies, pod = POD()]) => [name, policies, pod] as const)))(
    "%s",
    (_name, policies, pod) => {
      const found = findingsOf(pod, policies);
      expect(found).toContain("beside.yaml invalid-toleration");
      expect(found.filter((one) => one.includes("internal-error"))).toEqual([]);
      // Nothing is claimed of a pod that the policy may change.
      expect(found.filter((one) => one.includes("unschedulable"))).toEqual([]);
    },
  );
});

describe("a policy that taintlint fails at", () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const KYVERNO = ofKyverno([patching({ op: "add", path: "/spec/BOOM", value: "nodeSelector" })]);
  const OTHER = POD().replace("name: pod", "name: other, namespace: kube-system").replaceAll("gpu", "none");

  it("while it evaluates it is a finding of the policy, and the rest is judged", () => {
    const before = findingsOf(POD(), KYVERNO, OTHER);
    expect(before).not.toContain("1.yaml internal-error");
    const { split } = String.prototype;
    vi.spyOn(String.prototype, "split").mockImplementation(function (this: string, ...given: unknown[]) {
      if (String(this) === "/spec/BOOM") throw new TypeError("no boom");
      return Reflect.apply(split, this, given);
    });
    const found = findingsOf(POD(), KYVERNO, OTHER);
    expect(found).toEqual(expect.arrayContaining(["1.yaml internal-error", "beside.yaml invalid-toleration"]));
    expect(found.filter((one) => one.endsWith("internal-error"))).toHaveLength(1);
  });

  it("while it reads it is one, too", () => {
    const original = RegExp.prototype.test;
    vi.spyOn(RegExp.prototype, "test").mockImplementation(function (this: RegExp, text: string) {
      // Releases of helmfiles are looked for in each file, whatever it holds.
      if (text.includes("/spec/BOOM") && !this.source.includes("releases")) throw new TypeError("no boom");
      return original.call(this, text);
    });
    const found = findingsOf(POD(), KYVERNO, OTHER);
    expect(found).toEqual(expect.arrayContaining(["1.yaml internal-error", "beside.yaml invalid-toleration"]));
    expect(found.filter((one) => one.endsWith("internal-error"))).toHaveLength(1);
  });
});

describe("the bound of policies", TIMEOUT, () => {
  it("leaves out a guard that is too large", () => {
    const objects = [
      `apiVersion: admissionregistration.k8s.io/v1\nkind: ValidatingAdmissionPolicy\n${ALIASED}`,
      ofApiServer({}, "ValidatingAdmissionPolicy"),
    ]
      .flatMap((text) => parseDocuments({ path: "a.yaml", text }).documents)
      .flatMap(objectsOf);
    expect(readPolicies(objects, []).guards?.length).toBe(1);
  });

  const slow = (name: string) =>
    ofApiServer({ mutations: SET_SELECTOR(`${LOOP("exists")} ? 'a' : 'b'`) }).replaceAll("policy", name);
  const reasonsOf = (policies: string) =>
    fitRepository(readTexts(INVENTORY, [{ path: "a.yaml", text: `${POD()}---\n${policies}` }])).workloads.flatMap(
      ({ pools }) => pools.flatMap(({ reasons }) => reasons),
    );

  it("is named where a verdict is unknown for it", () => {
    expect(reasonsOf(slow("policy"))).toEqual([
      `MutatingAdmissionPolicy "policy" (${TOO_MUCH.why}) may change which nodes the pod asks for`,
    ]);
  });

  it("holds for each policy by itself", () => {
    const selects = ofApiServer({ mutations: applied("Object{spec: Object.spec{nodeName: 'none'}}") });
    expect(reasonsOf(`${slow("a")}---\n${selects}`)).toEqual(reasonsOf(`${selects}---\n${slow("a")}`));
  });

  it("holds for all of them together", () => {
    const whole = createBudget(10);
    expect(createBudget(8, whole).spend(8)).toBe(true);
    const next = createBudget(8, whole);
    expect([next.spend(3), next.spend(0), createBudget(8, whole).spend(1)]).toEqual([false, false, false]);
  });
});

describe("a patch of JSON", () => {
  const apply = (document: Json, path: string, op = "add") =>
    applyJsonPatch(document, [{ op, path, value: "x" }], createBudget(1000), true);
  it.each<[name: string, document: Json, path: string, made: Json | "error"]>([
    ["-1 appends to a list that is made", {}, "/terms/-1/expressions/-1", { terms: [{ expressions: ["x"] }] }],
    [
      "-1 is the last of those that are there",
      { terms: [{ a: 1 }, {}] },
      "/terms/-1/b",
      { terms: [{ a: 1 }, { b: "x" }] },
    ],
    ["-1 in an empty list makes an item", { terms: [] }, "/terms/-1/b", { terms: [{ b: "x" }] }],
    ["-2 of a list that is made is nowhere", {}, "/terms/-2/b", "error"],
    ["-3 of two is a new first one", { terms: [1, 2] }, "/terms/-3/b", { terms: [{ b: "x" }, 1, 2] }],
    ["-4 of two is nowhere", { terms: [1, 2] }, "/terms/-4/b", "error"],
    ["2 of one is nowhere", { terms: [1] }, "/terms/2", "error"],
    ["9 of one is nowhere", { terms: [{}] }, "/terms/9/a", "error"],
    ["a dash on the way is nowhere", { terms: [{}] }, "/terms/-/a", "error"],
  ])("%s", (_name, document, path, made) => {
    const patched = apply(document, path);
    expect(typeof patched === "string" ? patched : patched.value).toEqual(made);
  });
  it.each(["replace", "remove", "test", "move"])("%s outside of a list is an error", (op) => {
    const operation = { op, path: "/terms/-2", from: "/terms/5", value: "x" };
    expect(applyJsonPatch({ terms: [1] }, [operation], createBudget(1000))).toBe("error");
  });
});
