import { expect, it } from "vitest";
import { makeRepository } from "../sources/git-repository.js";
import { runInProcess } from "./in-process.js";

const groups = (...taints: string[]) =>
  taints.map((taint, index) => `  - {name: g${index}, instanceType: m5.large${taint}}\n`).join("");
const eksctl = (...taints: string[]) =>
  `apiVersion: eksctl.io/v1alpha5\nkind: ClusterConfig\nmetadata: {name: prod, region: a}\nmanagedNodeGroups:\n${groups(...taints)}`;
const TAINTED = ", taints: [{key: spot, value: 'true', effect: NoSchedule}]";
const CONTROL_PLANE = ["ControlPlane", "Node"]
  .map((role) => {
    const metadata = `{name: ${role.toLowerCase()}, labels: {kops.k8s.io/cluster: prod.example.com}}`;
    return `apiVersion: kops.k8s.io/v1alpha2\nkind: InstanceGroup\nmetadata: ${metadata}\nspec: {role: ${role}, machineType: m5.large}\n`;
  })
  .join("---\n");
const api = (spec: string) => `apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  selector: {matchLabels: {app: api}}
  template:
    metadata: {labels: {app: api}}
    spec:
      containers: [{name: api, image: "api:1"}]
${spec}`;
const PLAIN = api("");
const WILDCARD = api("      tolerations:\n        - operator: Exists\n");

async function found(rule: string, folder: string, ...words: string[]) {
  const { stdout } = await runInProcess(["--format", "json", ...words], folder);
  const { findings, summary } = JSON.parse(stdout) as {
    readonly findings: readonly { readonly rule: string; readonly severity: string }[];
    readonly summary: { readonly workloads: number };
  };
  expect(summary.workloads).toBe(1);
  return findings.filter((one) => one.rule === rule).map(({ severity }) => severity);
}

it("a wildcard is a note where it opens nothing that is known to be for others", async () => {
  const { folder, commit, write } = makeRepository({ "eks.yaml": eksctl("", TAINTED), "api.yaml": PLAIN });
  write({ "api.yaml": WILDCARD });
  expect(await found("wildcard-toleration", folder)).toEqual(["note"]);
  // A person answers for what a change adds.
  expect(await found("wildcard-toleration", folder, "--base", "HEAD")).toEqual(["warning"]);
  commit();
  write({ "taintlint.yaml": "version: 1\nfrom: [eks.yaml]\n" });
  expect(await found("wildcard-toleration", folder)).toEqual(["warning"]);
});

it("a wildcard is a warning where it opens a control plane", async () => {
  const { folder, write } = makeRepository({ "cp.yaml": CONTROL_PLANE, "api.yaml": WILDCARD });
  expect(await found("wildcard-toleration", folder)).toEqual(["warning"]);
  write({ "taintlint.yaml": "version: 1\nfrom: [cp.yaml]\n" });
  expect(await found("wildcard-toleration", folder)).toEqual(["error"]);
});

it("a wildcard of a DaemonSet is a warning where it opens virtual nodes", async () => {
  const agent = WILDCARD.replace("Deployment", "DaemonSet");
  const profile = "fargateProfiles: [{name: batch, selectors: [{namespace: batch}]}]\n";
  const { folder, write } = makeRepository({ "eks.yaml": `${eksctl("")}${profile}`, "api.yaml": agent });
  expect(await found("wildcard-toleration", folder)).toEqual(["warning"]);
  write({ "eks.yaml": eksctl("") });
  expect(await found("wildcard-toleration", folder)).toEqual([]);
});

it("a cluster of tainted pools is a note", async () => {
  const { folder, write } = makeRepository({ "eks.yaml": eksctl(TAINTED), "api.yaml": PLAIN });
  expect(await found("every-pool-tainted", folder)).toEqual(["note"]);
  write({ "taintlint.yaml": "version: 1\ncomplete: true\nfrom: [eks.yaml]\n" });
  expect(await found("every-pool-tainted", folder)).toEqual(["warning"]);
});

it("a legacy key in a copy of an upstream manifest is left to its maintainers", async () => {
  const old = api("      nodeSelector: {beta.kubernetes.io/os: linux}\n");
  const { folder, write } = makeRepository({ "third_party/api/deploy.yaml": old });
  expect(await found("legacy-key", folder)).toEqual([]);
  write({ "taintlint.yaml": "version: 1\npools: [{name: general}]\n" });
  expect(await found("legacy-key", folder)).toHaveLength(1);
  const { folder: own } = makeRepository({ "deploy/api.yaml": old });
  expect(await found("legacy-key", own)).toHaveLength(1);
});
