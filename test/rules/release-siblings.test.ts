import { expect, it } from "vitest";
import { lintTexts } from "./lint-texts.js";

const INVENTORY = `pools:
  - {name: general, labels: {pool: general}}
  - {name: data, labels: {pool: data}, taints: ["dedicated=data:NoSchedule"]}
`;
const TOLERATIONS = "tolerations: [{key: dedicated, operator: Exists}]";

function workload(kind: string, name: string, release: string, spec: string): string {
  return `apiVersion: ${kind === "Job" ? "batch/v1" : "apps/v1"}
kind: ${kind}
metadata: {name: ${name}, labels: {app.kubernetes.io/instance: ${release}}}
spec: {template: {spec: {containers: [{name: a, image: a:1}], nodeSelector: {pool: data}, ${spec}}}}
`;
}

const migration = workload("Job", "migration", "shop", "");

function siblingLines(...others: string[]): string[] {
  const { findings } = lintTexts(INVENTORY, [migration, ...others].join("---\n"));
  return findings.flatMap(({ rule, workload, details }) =>
    rule === "unschedulable" && workload?.name === "migration"
      ? details.filter((line) => line.includes("release"))
      : [],
  );
}

it("names the siblings of a forgotten hook Job", () => {
  const [api, worker] = ["api", "worker"].map((name) => workload("Deployment", name, "shop", TOLERATIONS));
  expect(siblingLines(api ?? "", worker ?? "")).toEqual([
    'the other workloads of release "shop" are admitted: Deployment default/api and Deployment default/worker',
  ]);
});

it.each([
  ["a sibling cannot either", workload("Deployment", "api", "shop", "")],
  ["the others are of another release", workload("Deployment", "api", "blog", TOLERATIONS)],
  [
    "the others are of another namespace",
    workload("Deployment", "api", "shop", TOLERATIONS).replace("name: api", "name: api, namespace: b"),
  ],
])("says nothing of siblings where %s", (_, other) => {
  expect(siblingLines(other)).toEqual([]);
});
