import { setFlagsFromString } from "node:v8";
import { expect, test } from "vitest";
import { readManifest } from "../../src/manifest/read-manifest.js";

setFlagsFromString("--allow-natives-syntax");
const haveSameShape = new Function("one", "other", "return %HaveSameMap(one, other)");
setFlagsFromString("--no-allow-natives-syntax");

/** Code that reads objects of many shapes is slow, and what the engine has compiled for a few of them is thrown away. */
test.each(["Deployment", "DaemonSet", "CronJob"])("all workloads of a kind have one shape: %s", (kind) => {
  const template = "template: {spec: {containers: [{name: a, image: a}]}}";
  const spec = kind === "CronJob" ? `jobTemplate: {spec: {${template}}}` : template;
  const text = [..."abcdef"]
    .map(
      (name) =>
        `apiVersion: ${kind === "CronJob" ? "batch" : "apps"}/v1\nkind: ${kind}\nmetadata: {name: ${name}}\nspec: {${spec}}\n`,
    )
    .join("---\n");
  const { workloads } = readManifest({ path: "all.yaml", text });
  expect(workloads).toHaveLength(6);
  for (const workload of workloads) expect(haveSameShape(workloads[0], workload)).toBe(true);
});
