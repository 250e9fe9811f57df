import { describe, expect, it } from "vitest";
import { foundBy } from "../rules/found.js";

const POOLS = "pools: [{name: general}]";

function errorsOf(field: string, rule = "invalid-topology"): string[] {
  const manifest = `apiVersion: v1
kind: Pod
metadata: {name: a, labels: {app: a}}
spec:
  containers: [{name: a, image: a:1}]
  ${field}
`;
  return foundBy(rule, POOLS, manifest);
}

const constraint = (fields: string, selector = "labelSelector: {matchLabels: {app: a}}") =>
  `{topologyKey: kubernetes.io/hostname, ${selector}, ${fields}}`;
const spread = (...constraints: string[]) => `topologySpreadConstraints: [${constraints.join(", ")}]`;
const term = "labelSelector: {matchLabels: {app: a}}";

describe("topology that the API server refuses", () => {
  it.each([
    ["maxSkew of zero", spread(constraint("maxSkew: 0, whenUnsatisfiable: ScheduleAnyway"))],
    ["no maxSkew", spread(constraint("whenUnsatisfiable: ScheduleAnyway"))],
    ["no action", spread(constraint("maxSkew: 1"))],
    ["another action", spread(constraint("maxSkew: 1, whenUnsatisfiable: DoNotScheduled"))],
    ["no topology key", spread("{maxSkew: 1, whenUnsatisfiable: ScheduleAnyway}")],
    ["minDomains of zero", spread(constraint("maxSkew: 1, minDomains: 0, whenUnsatisfiable: DoNotSchedule"))],
    ["minDomains of a wish", spread(constraint("maxSkew: 1, minDomains: 2, whenUnsatisfiable: ScheduleAnyway"))],
    ["another policy", spread(constraint("maxSkew: 1, whenUnsatisfiable: DoNotSchedule, nodeTaintsPolicy: honor"))],
    ["a key twice", spread(constraint("maxSkew: 1, whenUnsatisfiable: DoNotSchedule, matchLabelKeys: [app]"))],
    [
      "a key that is none",
      spread(constraint("maxSkew: 1, whenUnsatisfiable: DoNotSchedule, matchLabelKeys: [pod template]")),
    ],
    [
      "a label value that is none",
      spread(constraint("maxSkew: 1, whenUnsatisfiable: DoNotSchedule", "labelSelector: {matchLabels: {app: a b}}")),
    ],
    [
      "a label key that is none",
      spread(constraint("maxSkew: 1, whenUnsatisfiable: DoNotSchedule", "labelSelector: {matchLabels: {a b: app}}")),
    ],
    [
      "keys without a selector",
      spread(constraint("maxSkew: 1, whenUnsatisfiable: DoNotSchedule, matchLabelKeys: [app]", "minDomains: 1")),
    ],
    [
      "a constraint twice",
      spread(
        constraint("maxSkew: 1, whenUnsatisfiable: DoNotSchedule"),
        constraint("maxSkew: 2, whenUnsatisfiable: DoNotSchedule"),
      ),
    ],
    [
      "a term without a topology key",
      `affinity: {podAffinity: {requiredDuringSchedulingIgnoredDuringExecution: [{${term}}]}}`,
    ],
    [
      "a weight of 101",
      `affinity: {podAffinity: {preferredDuringSchedulingIgnoredDuringExecution: [{weight: 101, podAffinityTerm: {${term}, topologyKey: zone}}]}}`,
    ],
  ])("%s", (_, field) => {
    const found = errorsOf(field);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^error /);
  });

  it.each([
    spread(constraint("maxSkew: 1, minDomains: 2, whenUnsatisfiable: DoNotSchedule, nodeTaintsPolicy: Honor")),
    spread(constraint("maxSkew: 1, whenUnsatisfiable: DoNotSchedule, matchLabelKeys: [pod-template-hash]")),
    spread(
      constraint("maxSkew: 1, whenUnsatisfiable: DoNotSchedule"),
      constraint("maxSkew: 1, whenUnsatisfiable: ScheduleAnyway"),
    ),
    `affinity: {podAffinity: {preferredDuringSchedulingIgnoredDuringExecution: [{weight: 100, podAffinityTerm: {${term}, topologyKey: zone}}]}}`,
  ])("takes %s", (field) => {
    expect(errorsOf(field)).toEqual([]);
  });

  it.each([
    ['maxSkew: "1", whenUnsatisfiable: DoNotSchedule', 1],
    ["maxSkew: 1, minDomains: two, whenUnsatisfiable: DoNotSchedule", 1],
    ['maxSkew: "{{ .Values.skew }}", whenUnsatisfiable: DoNotSchedule', 0],
    ["maxSkew: 1, minDomains: null, whenUnsatisfiable: DoNotSchedule", 0],
  ])("a number that is none, unless it is filled in later: %s", (fields, count) => {
    expect(errorsOf(spread(constraint(fields)), "invalid-yaml")).toHaveLength(count);
  });
});
