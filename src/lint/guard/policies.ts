import {
  changesPlacement,
  controllerVariables,
  homeVariables,
  NOT_BY_A_NODE,
  namesVariable,
  pinPatch,
  pinVariables,
  placementVariables,
  podVariables,
  tolerationPatch,
  type Variable,
} from "./expressions.js";
import type { GuardPlan } from "./guard-plan.js";

export interface Shape {
  readonly name: "pods" | "controllers" | "cronjobs";
  /** CEL path. */
  readonly path: string;
  /** JSON pointer. */
  readonly pointer: string;
  readonly rules: readonly { readonly group: string; readonly resources: readonly string[] }[];
}

export interface GuardPolicy {
  readonly kind: "refuse" | "add";
  readonly name: string;
  readonly says: string;
  readonly shape: Shape;
  readonly operations: readonly string[];
  readonly conditions: readonly Variable[];
  readonly variables: readonly Variable[];
  readonly patches: readonly string[];
}

const PODS: Shape = {
  name: "pods",
  path: "object.spec",
  pointer: "/spec",
  rules: [{ group: "", resources: ["pods"] }],
};
const CRON_JOBS: Shape = {
  name: "cronjobs",
  path: "object.spec.jobTemplate.spec.template.spec",
  pointer: "/spec/jobTemplate/spec/template/spec",
  rules: [{ group: "batch", resources: ["cronjobs"] }],
};

function controllers(apps: readonly string[], hasOthers: boolean): Shape {
  const others = [
    { group: "batch", resources: ["jobs"] },
    { group: "", resources: ["replicationcontrollers"] },
  ];
  return {
    name: "controllers",
    path: "object.spec.template.spec",
    pointer: "/spec/template/spec",
    rules: [{ group: "apps", resources: apps }, ...(hasOthers ? others : [])],
  };
}

const PLACED =
  "Only what decides where pods run counts: an object from before can still be labelled, scaled and deleted.";

function refusing(plan: GuardPlan, shape: Shape): GuardPolicy {
  const { pools, inventory } = plan;
  const { comparisonOperators } = inventory.cluster;
  const comparesNumbers = comparisonOperators === "on" || comparisonOperators === "unknown";
  const isPod = shape.name === "pods";
  const byNode = {
    name: "not-by-a-node",
    says: "The kubelet tells of pods that it runs anyway.",
    expression: NOT_BY_A_NODE,
  };
  return {
    kind: "refuse",
    name: `taintlint-guard-${shape.name}`,
    says: isPod
      ? "Refuses pods that may enter a reserved pool which is not theirs."
      : "Refuses controllers whose pods may enter a reserved pool which is not theirs.",
    shape,
    operations: ["CREATE", "UPDATE"],
    conditions: [
      ...(isPod ? [byNode] : []),
      { name: "changes-placement", says: PLACED, expression: changesPlacement(shape.path) },
    ],
    variables: isPod ? podVariables(pools, comparesNumbers) : controllerVariables(pools, shape.path, comparesNumbers),
    patches: [],
  };
}

function adding(plan: GuardPlan, shape: Shape): GuardPolicy {
  const { pools, pin, inventory } = plan;
  const comparesNumbers = inventory.cluster.comparisonOperators === "on";
  const isPod = shape.name === "pods";
  const kind = isPod ? '"Pod"' : "request.kind.kind";
  return {
    kind: "add",
    name: `taintlint-home-${shape.name}`,
    says: isPod
      ? "Adds the tolerations of their pools to the pods that belong there, and keeps them there. Leave it out where they may also run elsewhere."
      : "Does the same to controllers that reservedFor names.",
    shape,
    operations: isPod ? ["CREATE"] : ["CREATE", "UPDATE"],
    conditions: isPod ? [] : [{ name: "changes-placement", says: PLACED, expression: changesPlacement(shape.path) }],
    variables: [
      ...placementVariables(pools, shape.path),
      namesVariable(kind),
      ...homeVariables(pools, isPod ? "pods" : "controllers", comparesNumbers),
      ...(pin === undefined ? [] : pinVariables(pools, pin)),
    ],
    patches: [tolerationPatch(shape.pointer), ...(pin === undefined ? [] : [pinPatch(shape.pointer)])],
  };
}

export function guardPolicies(plan: GuardPlan): readonly GuardPolicy[] {
  const { pools } = plan;
  if (pools.length === 0) return [];
  const hasNames = pools.some(({ workloads }) => workloads.length > 0);
  const hasUsers = pools.some(({ namespaces, workloads }) => namespaces.length > 0 || workloads.length > 0);
  const apps = ["deployments", "replicasets", "statefulsets"];
  const named = controllers(hasNames ? [...apps, "daemonsets"] : ["daemonsets"], hasNames);
  return [
    refusing(plan, PODS),
    refusing(plan, named),
    ...(hasNames ? [refusing(plan, CRON_JOBS)] : []),
    ...(hasUsers ? [adding(plan, PODS)] : []),
    ...(hasNames ? [adding(plan, controllers(apps, true)), adding(plan, CRON_JOBS)] : []),
  ];
}
