import { isBounded, type JsonObject, MAX_STEPS, sameJson, TOO_MUCH } from "../cel/values.js";
import { LENIENT } from "../manifest/fields/decoder.js";
import { decodePodSpec } from "../manifest/objects/pod-spec.js";
import { type Budget, createBudget } from "../model/budget.js";
import type { AppliedPolicy, OpenPolicies, PodChange, PodChanger } from "../model/cluster.js";
import { groupBy } from "../model/group-by.js";
import { memoize } from "../model/memoize.js";
import type { PodSpec } from "../model/pod.js";
import { type PodToleration, type PolicyOrigin, type Toleration, withOrigin } from "../model/taint.js";
import type { Workload } from "../model/workload.js";
import { treeAt } from "../yaml/synthetic-nodes.js";
import { jsonAt, mapAt } from "./contract/json-node.js";
import {
  type AdmissionRequest,
  type PodPolicy,
  type PolicyOutcome,
  unknownChange,
  withObject,
} from "./contract/policy.js";
import { admittedObject, podRequest, templateRequest, tolerationsAsJson } from "./pod-object.js";

/** Returns a namespace's label: null if absent, undefined if unknown. */
export type NamespaceLabels = (namespace: string, key: string) => string | null | undefined;

const SELECTION = [
  "nodeSelector",
  "affinity",
  "nodeName",
  "runtimeClassName",
  "hostNetwork",
  "topologySpreadConstraints",
];

/** The state of a pod between policies. */
interface Course extends PodChange {
  readonly object: JsonObject;
}

const NOTHING_OPEN: OpenPolicies = { tolerations: [], selection: [] };

/** Returns a function that applies policies in order, each to the result of the previous ones. */
export function createPodChanger(
  policies: readonly PodPolicy[],
  namespaceLabels: NamespaceLabels,
  whole: Budget,
): PodChanger {
  const relevant = policies.filter(({ mayTouch }) => mayTouch.tolerations || mayTouch.selection);

  function run(workload: Workload, request: AdmissionRequest, start: Course): Course {
    const path = request.resource === "pods" ? ["spec"] : workload.podSpecPath;
    const outcomeOf = isBounded(request.object, request.budget) ? ask : () => UNBOUNDED;
    return relevant.reduce((course, policy) => {
      const current = withObject({ ...request, budget: createBudget(MAX_STEPS, whole) }, course.object);
      return applyOutcome(policy, outcomeOf(policy, current), current, course, path);
    }, start);
  }

  /** Memoizes the template, needed for the workload and for its pods. */
  const changeTemplate = memoize((workload: Workload): Course => {
    const { podSpec: spec } = workload;
    const tolerations = spec.tolerations.map((one, index) => withOrigin(one, { by: "manifest", index }));
    const label = (key: string) => namespaceLabels(workload.namespace, key);
    const request = templateRequest(workload, spec, tolerations, label);
    const start: Course = { object: admittedObject(workload), spec, tolerations, applied: [], open: NOTHING_OPEN };
    return request === undefined ? start : run(workload, request, { ...start, object: request.object });
  });

  return (workload, stage, spec, tolerations): PodChange => {
    if (relevant.length === 0) return { spec, tolerations, applied: [], open: NOTHING_OPEN };
    const template = changeTemplate(workload);
    if (stage === "template") return template;
    const label = (key: string) => namespaceLabels(workload.namespace, key);
    const request = podRequest(workload, template.object, spec, tolerations, label);
    const { open } = template;
    return run(workload, request, { object: request.object, spec, tolerations, applied: [], open });
  };
}

const UNBOUNDED: PolicyOutcome = unknownChange(TOO_MUCH.why);

/** Evaluates a policy; unknown if the budget is used up. */
function ask(policy: PodPolicy, request: AdmissionRequest): PolicyOutcome {
  const outcome = policy.evaluate(request);
  return request.budget.spend(0) ? outcome : UNBOUNDED;
}

function applyOutcome(
  policy: PodPolicy,
  outcome: PolicyOutcome,
  { budget }: AdmissionRequest,
  course: Course,
  path: readonly (string | number)[],
): Course {
  if (outcome.kind === "untouched") return course;
  if (outcome.kind === "unknown") {
    const isBound = outcome.why === TOO_MUCH.why;
    return withOpen(course, isBound ? { ...policy.origin, why: outcome.why } : policy.origin, policy.mayTouch);
  }
  const [before, after] = [mapAt(course.object, ...path), mapAt(outcome.object, ...path)];
  const differs = (field: string) => !sameJson(jsonAt(before, field) ?? null, jsonAt(after, field) ?? null, budget);
  const touched = { tolerations: differs("tolerations"), selection: SELECTION.some(differs) };
  if (!touched.tolerations && !touched.selection) return { ...course, object: outcome.object };
  if (!policy.isInForce) return withOpen(course, policy.origin, touched);
  const spec = decodePodSpec(LENIENT, treeAt({ start: 0, end: 0 }, after), []);
  // Earlier tolerations keep their origin.
  const asText = (toleration: Toleration): string => JSON.stringify(tolerationsAsJson([toleration]));
  const left = groupBy(course.tolerations, asText);
  const tolerations = spec.tolerations.map(
    (toleration) => left.get(asText(toleration))?.shift() ?? withOrigin(toleration, policy.origin),
  );
  return {
    ...course,
    object: outcome.object,
    spec,
    tolerations,
    applied: [...course.applied, describe(policy, course, spec, tolerations)],
  };
}

function withOpen(course: Course, origin: PolicyOrigin, touched: PodPolicy["mayTouch"]): Course {
  const { tolerations, selection } = course.open;
  return {
    ...course,
    open: {
      tolerations: touched.tolerations ? [...tolerations, origin] : tolerations,
      selection: touched.selection ? [...selection, origin] : selection,
    },
  };
}

function positions(tolerations: readonly PodToleration[]): number[] {
  return tolerations.flatMap(({ origin }) => (origin.by === "manifest" ? origin.index : []));
}

function describe(
  { origin, place }: PodPolicy,
  { spec: before, tolerations: had }: Course,
  after: PodSpec,
  has: readonly PodToleration[],
): AppliedPolicy {
  const kept = new Set(positions(has));
  const added = Object.entries(after.nodeSelector).filter(([key, value]) => before.nodeSelector[key] !== value);
  return {
    ...origin,
    place,
    lost: positions(had).filter((index) => !kept.has(index)),
    selected: added.map(([key, value]) => `${key}=${value}`),
  };
}
