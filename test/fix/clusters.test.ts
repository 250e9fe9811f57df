import { describe, expect, it } from "vitest";
import { findingsOf, fixText } from "./fix-texts.js";

const clusters = (prod: string, stage: string) => `
clusters:
  - name: prod
    pools:
      - {name: general, labels: {pool: general}}
      - {name: special, labels: {pool: special}, taints: ["${prod}"]}
  - name: stage
    pools:
      - {name: general, labels: {pool: general}}
      - {name: special, labels: {pool: special}, taints: ["${stage}"]}
`;

async function fixed(inventory: string, spec: string): Promise<string | undefined> {
  const text = `apiVersion: v1\nkind: Pod\nmetadata: {name: api}\nspec: {${spec}, containers: []}\n`;
  const file = { path: "pod.yaml", text };
  const run = await fixText(inventory, file);
  if (run.text === text) {
    expect(findingsOf(inventory, file).map(({ fixable }) => fixable)).not.toContain(true);
    return undefined;
  }
  return run.text.split("\n")[3];
}

describe("a workload of several clusters", () => {
  it("is fixed where all of them ask for the same", async () => {
    const inventory = clusters("gpu=present:NoSchedule", "gpu=present:NoSchedule");
    expect(await fixed(inventory, "nodeSelector: {pool: special}")).toBe(
      "spec: {nodeSelector: {pool: special}, containers: [], tolerations: [{key: gpu, operator: Equal, value: present, effect: NoSchedule}]}",
    );
    expect(await fixed(inventory, "tolerations: [{operator: Exists}]")).toBe(
      "spec: {tolerations: [{key: gpu, operator: Equal, value: present, effect: NoSchedule}], containers: []}",
    );
  });

  it("is left alone where they ask for different things", async () => {
    const inventory = clusters("gpu=present:NoSchedule", "gpu=absent:NoSchedule");
    expect(await fixed(inventory, "nodeSelector: {pool: special}")).toBeUndefined();
    expect(await fixed(inventory, "tolerations: [{operator: Exists}]")).toBeUndefined();
  });

  it("keeps what is right for one, and gets what the other needs", async () => {
    const inventory = clusters("gpu=present:NoSchedule", "gpu=true:NoSchedule");
    const tolerations = 'tolerations: [{key: gpu, value: "true", effect: NoSchedule}';
    expect(await fixed(inventory, `nodeSelector: {pool: special}, ${tolerations}]`)).toBe(
      `spec: {nodeSelector: {pool: special}, ${tolerations}, {key: gpu, operator: Equal, value: present, effect: NoSchedule}], containers: []}`,
    );
  });
});

it("fixes every one of many workloads that are told as one finding", async () => {
  const pod = (index: number) =>
    `apiVersion: v1\nkind: Pod\nmetadata: {name: p${index}}\nspec: {nodeSelector: {size: 2}, containers: []}\n`;
  const text = Array.from({ length: 6 }, (_, index) => pod(index)).join("---\n");
  const inventory = 'pools: [{name: general, labels: {size: "2"}}]\n';
  const run = await fixText(inventory, { path: "pods.yaml", text });
  expect(run.fixed).toBe(6);
  expect(run.text).toBe(text.replaceAll("size: 2", 'size: "2"'));
});
