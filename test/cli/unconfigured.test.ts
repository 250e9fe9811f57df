import { expect, it } from "vitest";
import { makeRepository } from "../sources/git-repository.js";
import { runInProcess } from "./in-process.js";

const groups = (...taints: string[]) =>
  taints.map((taint, index) => `  - {name: g${index}, instanceType: m5.large${taint}}\n`).join("");
const eksctl = (...taints: string[]) =>
  `apiVersion: eksctl.io/v1alpha5\nkind: ClusterConfig\nmetadata: {name: prod, region: a}\nmanagedNodeGroups:\n${groups(...taints)}`;
const TAINTED = ", taints: [{key: spot, value: 'true', effect: NoSchedule}]";
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

async function found(rule: string, folder: string, ...words: string[]) {
  const { stdout } = await runInProcess(["--format", "json", ...words], folder);
  const { findings, summary } = JSON.parse(stdout) as {
    readonly findings: readonly { readonly rule: string; readonly severity: string }[];
    readonly summary: { readonly workloads: number };
  };
  expect(summary.workloads).toBe(1);
  return findings.filter((one) => one.rule === rule).map(({ severity }) => severity);
}

it("a cluster of tainted pools is a note", async () => {
  const { folder, write } = makeRepository({ "eks.yaml": eksctl(TAINTED), "api.yaml": PLAIN });
  expect(await found("every-pool-tainted", folder)).toEqual(["note"]);
  write({ "taintlint.yaml": "version: 1\ncomplete: true\nfrom: [eks.yaml]\n" });
  expect(await found("every-pool-tainted", folder)).toEqual(["warning"]);
});
