import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readManifest } from "../../src/manifest/read-manifest.js";
import { parseQuantity } from "../../src/model/quantity.js";
import { podRequests } from "../../src/scheduling/resources/pod-requests.js";
import { words } from "../words.js";
import { object, record } from "./decode.js";

const lines = readFileSync("test/conformance/data/kubernetes/requests.jsonl", "utf8").trimEnd().split("\n");

it("adds up what pods ask for as Kubernetes does", () => {
  expect(lines.length).toBeGreaterThanOrEqual(400);
  for (const line of lines) {
    const { spec, want } = object(JSON.parse(line));
    const text = JSON.stringify({ apiVersion: "v1", kind: "Pod", metadata: { name: "p" }, spec });
    const [workload] = readManifest({ path: "pod.json", text }).workloads;
    if (workload === undefined) throw new Error(text);
    const asked = Object.entries(record(want)).map(([name, amount]) => [name, parseQuantity(String(amount))] as const);
    const own = Object.fromEntries(podRequests(workload.podSpec, words({})));
    expect(own, line).toEqual(Object.fromEntries(asked.filter(([, amount]) => amount !== 0n)));
  }
});
