import { describe, expect, it } from "vitest";
import type { RuntimeClass } from "../../src/model/cluster.js";
import { formatTaint } from "../../src/model/taint.js";
import { withDefaultTolerationSeconds } from "../../src/scheduling/admission/default-toleration-seconds.js";
import { withExtendedResourceTolerations } from "../../src/scheduling/admission/extended-resource-toleration.js";
import { mergeNamespaceNodeSelector } from "../../src/scheduling/admission/pod-node-selector.js";
import { restrictTolerations } from "../../src/scheduling/admission/pod-toleration-restriction.js";
import { mergeRuntimeClass } from "../../src/scheduling/admission/runtime-class.js";
import { withDaemonTolerations } from "../../src/scheduling/daemonset.js";
import {
  compileNodeSelection,
  matchesAnyTerm,
  matchesNode,
  nodeNamesOf,
} from "../../src/scheduling/labels/node-selection.js";
import {
  keepsPodsOff,
  minTolerationSeconds,
  toleratesCordon,
  toleratesTaint,
  untoleratedTaints,
} from "../../src/scheduling/taints/toleration.js";
import { validatePodSpec } from "../../src/scheduling/validation/pod.js";
import { validateTaints, validateTolerations } from "../../src/scheduling/validation/taints.js";
import { words } from "../words.js";
import {
  gate,
  type Json,
  node,
  nodeAffinity,
  object,
  objects,
  podSpec,
  readData,
  record,
  taint,
  taints,
  taintsOf,
  terms,
  text,
  toleration,
  tolerations,
  wordedError,
  written,
} from "./decode.js";

const MISMATCH = "node(s) didn't match Pod's node affinity/selector";
const ENFORCED = "node(s) didn't match scheduler-enforced node affinity";
const CONFLICT = "pod affinity terms conflict";

/** One table: what is answered for a case, in the shape of its `want`. */
type Table = (testCase: Json) => unknown;

function specOf(testCase: Json): ReturnType<typeof podSpec> {
  return podSpec(object(testCase.pod).spec);
}

function optionalTolerations(value: unknown): ReturnType<typeof tolerations> | undefined {
  return value === null || value === undefined ? undefined : tolerations(value);
}

/** The API server's answer to a table that says a part of one error, or only whether there is any. */
function validity(testCase: Json, errors: readonly string[]): Json {
  const { errorContains } = object(testCase.want);
  if (errorContains === undefined) return { valid: errors.length === 0 };
  if (errorContains === null) return { valid: errors.length === 0, errorContains: errors[0] ?? null };
  const said = errors.find((error) => error.includes(text(errorContains)));
  return { valid: errors.length === 0, errorContains: said === undefined ? errors.join("; ") : errorContains };
}

function filterNodeAffinity(testCase: Json): Json {
  const spec = specOf(testCase);
  const required = spec.nodeAffinity?.required;
  const added = nodeAffinity(testCase.addedAffinity)?.required;
  const target = node(testCase.node);
  const enforced = added === undefined || matchesNode(compileNodeSelection(words({}), added), target);
  const matches = matchesNode(compileNodeSelection(spec.nodeSelector, required), target);
  const names = nodeNamesOf(required);
  const conflict = names?.size === 0;
  const skip = required === undefined && added === undefined && Object.keys(spec.nodeSelector).length === 0;
  return {
    filterFits: enforced && matches,
    filterMessage: !enforced ? ENFORCED : matches ? "" : MISMATCH,
    preFilter: conflict ? "UnschedulableAndUnresolvable" : skip ? "Skip" : "Success",
    preFilterMessage: conflict ? CONFLICT : "",
    preFilterNodeNames: names === undefined || conflict ? null : [...names],
  };
}

function matchTerms(testCase: Json): Json {
  const { terms: compiled = [] } = compileNodeSelection(words({}), terms(testCase.nodeSelector) ?? []);
  const errors = compiled.flatMap((term) => term.errors).map(wordedError);
  const match = matchesAnyTerm(compiled, node(testCase.node));
  if (!Object.hasOwn(object(testCase.want), "error")) return { match };
  const error = errors.length === 0 ? null : errors.length === 1 ? errors[0] : `[${errors.join(", ")}]`;
  return { match, error };
}

function shouldRun(testCase: Json): Json {
  const spec = specOf(testCase);
  const target = node(testCase.node);
  const made = withDaemonTolerations(spec, written(spec.tolerations));
  const eligible =
    (spec.nodeName === "" || spec.nodeName === target.name) &&
    matchesNode(compileNodeSelection(spec.nodeSelector, spec.nodeAffinity?.required), target) &&
    untoleratedTaints(taintsOf(testCase.node), made, keepsPodsOff, "off").length === 0;
  // Without an untolerated NoSchedule taint, and no case has one, a pod that would be made would also be kept.
  return { shouldRun: eligible, shouldContinueRunning: eligible };
}

function mergeRuntime(testCase: Json): Json {
  const spec = specOf(testCase);
  const scheduling = object(object(testCase.runtimeClass).scheduling);
  const runtimeClass: RuntimeClass = {
    name: text(object(object(testCase.runtimeClass).metadata).name),
    nodeSelector: record(scheduling.nodeSelector),
    tolerations: tolerations(scheduling.tolerations),
    overhead: words({}),
  };
  const merged = mergeRuntimeClass(written(spec.tolerations), spec.nodeSelector, runtimeClass);
  if (merged.problem !== undefined) return { error: true, pod: null };
  const { nodeSelector, tolerations: list } = merged.value;
  const spelt = list.map(({ origin: _, ...rest }) => rest);
  return { error: false, pod: { spec: spelt.length === 0 ? { nodeSelector } : { nodeSelector, tolerations: spelt } } };
}

/** The order of this table's lists is not the plugin's: the plugin appends to the pod's list, the table sorts. */
function restrict(testCase: Json): Json {
  const result = restrictTolerations(specOf(testCase), written(tolerations(testCase.podTolerations)), {
    namespace: "ns",
    defaults: optionalTolerations(testCase.namespaceDefault) ?? optionalTolerations(testCase.clusterDefault),
    whitelist: optionalTolerations(testCase.namespaceWhitelist) ?? optionalTolerations(testCase.clusterWhitelist),
  });
  if (result.problem !== undefined) return { admit: false, tolerations: null };
  const sorted = result.value.map(({ origin: _, ...rest }) => rest);
  sorted.sort((a, b) => (formatKey(a) < formatKey(b) ? -1 : 1));
  return { admit: true, tolerations: sorted };
}

function formatKey(item: { readonly key?: string; readonly value?: string }): string {
  return `${item.key ?? ""}=${item.value ?? ""}`;
}

const tables: Readonly<Record<string, Table>> = {
  "toleration-match": (c) => ({
    tolerates: toleratesTaint(toleration(c.toleration), taint(c.taint), gate(c)) === "yes",
  }),
  "toleration-compare-numeric": (c) => {
    const asked = { key: "k", operator: text(c.operator), value: text(c.tolerationValue), effect: "NoSchedule" };
    const given = { key: "k", value: text(c.taintValue), effect: "NoSchedule" };
    return { tolerates: toleratesTaint(asked, given, gate(c)) === "yes" };
  },
  "taints-filter": (c) => {
    const filter = text(c.filter);
    const counts = (effect: string): boolean => filter === "all" || filter === effect;
    const left = untoleratedTaints(taints(c.taints), tolerations(c.tolerations), (t) => counts(t.effect), gate(c));
    return { tolerated: left.length === 0 };
  },
  "taint-string": (c) => ({ string: formatTaint(taint(c.taint)) }),
  "scheduler-taint-filter": (c) => {
    const left = untoleratedTaints(taintsOf(c.node), specOf(c).tolerations, keepsPodsOff, gate(c));
    return { fits: left.length === 0, message: left.length === 0 ? "" : "node(s) had untolerated taint(s)" };
  },
  "scheduler-unschedulable": (c) => {
    const fits = !node(c.node).unschedulable || toleratesCordon(specOf(c).tolerations);
    return { fits, message: fits ? "" : "node(s) were unschedulable" };
  },
  "scheduler-nodeaffinity": filterNodeAffinity,
  "pod-node-affinity": (c) => {
    const spec = specOf(c);
    return {
      match: matchesNode(compileNodeSelection(spec.nodeSelector, spec.nodeAffinity?.required), node(c.node)),
    };
  },
  "node-selector-terms": matchTerms,
  "daemonset-should-run": shouldRun,
  "eviction-min-seconds": (c) => ({ seconds: minTolerationSeconds(tolerations(c.tolerations)) ?? -1 }),
  "admission-default-toleration-seconds": (c) => ({
    tolerations: withDefaultTolerationSeconds(written(tolerations(c.tolerations))).map(
      ({ origin: _, ...rest }) => rest,
    ),
  }),
  "admission-extended-resource-toleration": (c) => {
    const spec = specOf(c);
    const list = withExtendedResourceTolerations(spec, written(spec.tolerations));
    return { tolerations: list.map(({ origin: _, ...rest }) => rest) };
  },
  "admission-pod-toleration-restriction": restrict,
  "admission-pod-node-selector": (c) => {
    const ofNamespace = c.ignoreTestNamespaceNodeSelector === true ? undefined : text(c.namespaceNodeSelector);
    const merged = mergeNamespaceNodeSelector(record(c.podNodeSelector), ofNamespace ?? text(c.defaultNodeSelector));
    return { admit: merged.problem === undefined, nodeSelector: merged.value ?? null };
  },
  "admission-runtimeclass-scheduling": mergeRuntime,
  "validation-tolerations": (c) =>
    validity(c, validateTolerations(tolerations(c.tolerations), ["tolerations"], gate(c)).map(wordedError)),
  "validation-pod": (c) => validity(c, validatePodSpec(specOf(c), ["spec"], gate(c)).map(wordedError)),
  "validation-node-taints": (c) => validity(c, validateTaints(taints(c.taints)).map(wordedError)),
};

/** Tables that this test leaves out, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  "kubectl-taint-syntax": "read by the inventory; test/inventory covers it",
  "kubelet-predicates": "what a kubelet refuses of what is bound to it, which taintlint does not judge",
  "scheduler-taint-score": "which of several nodes is better, which taintlint does not judge",
};

const recorded = object(readData("kubernetes-tables.json").tables);
const judged = Object.entries(tables).flatMap(([name, answer]) =>
  objects(object(recorded[name]).cases).map((testCase) => ({ id: text(testCase.id), answer, testCase })),
);
/** The whitelist of PodNodeSelector stands in the API server's own configuration, which no repository shows. */
const cases = judged.filter(({ testCase: { whitelist } }) => typeof whitelist !== "string" || whitelist === "");

describe("tables of single decisions", () => {
  it("runs every case of every table but those that are named", () => {
    expect(Object.keys(recorded).sort()).toEqual([...Object.keys(tables), ...Object.keys(LEFT_OUT)].sort());
    const all = Object.values(recorded).flatMap((table) => objects(object(table).cases));
    const elsewhere = Object.keys(LEFT_OUT).flatMap((name) => objects(object(recorded[name]).cases));
    expect(all).toHaveLength(301);
    expect(elsewhere).toHaveLength(43);
    expect(judged).toHaveLength(301 - elsewhere.length);
    expect(cases).toHaveLength(judged.length - 3);
  });

  it.each(cases)("$id", ({ answer, testCase }) => {
    expect(answer(testCase)).toEqual(testCase.want);
  });
});
