import { describe, expect, it } from "vitest";
import { readManifest } from "../../src/manifest/read-manifest.js";
import { formatWorkload } from "../../src/model/workload.js";
import { foundBy, rulesFound } from "../rules/found.js";

const GENERAL = "taints: [{key: a, effect: NoSchedule}]";
const inventory = `pools: [{name: gpu, ${GENERAL}}]\n`;
const job = (more = "", toleration = "{key: b, operator: Exists}") => `- name: unit
  ${more}
  spec:
    containers: [{name: test, image: test:1}]
    tolerations: [${toleration}]
`;
const indented = (text: string) => text.replaceAll(/^(?=.)/gm, "  ");
const files = {
  periodic: `periodics:\n${job()}`,
  presubmit: `presubmits:\n  org/repo:\n${indented(job())}`,
  postsubmit: `postsubmits:\n  org/repo:\n${indented(job())}`,
};
const read = (text: string) =>
  readManifest({ path: "jobs.yaml", text }).workloads.map(
    (one) => `${formatWorkload(one)}${one.isFragment ? " open" : ""}`,
  );

describe("a job of Prow", () => {
  it.each(Object.entries(files))("%s is a workload", (type, text) => {
    expect(read(text)).toEqual([`ProwJob default/unit (${type})`]);
    expect(foundBy("unschedulable", inventory, text)).toHaveLength(1);
    expect(rulesFound(inventory, text.replace("key: b", "key: a"))).not.toContain("unschedulable");
  });

  it("has the namespace that it names", () => {
    expect(read(`periodics:\n${job("namespace: test-pods")}`)).toEqual(["ProwJob test-pods/unit (periodic)"]);
  });

  it("that names another cluster is judged against no pool", () => {
    const text = `periodics:\n${job("cluster: build")}`;
    expect(read(text)).toEqual(["ProwJob default/unit (periodic) open"]);
    expect(rulesFound(inventory, text)).not.toContain("unschedulable");
    expect(read(`periodics:\n${job("cluster: default")}`)).toEqual(["ProwJob default/unit (periodic)"]);
  });

  it("is left out where a template completes its tolerations", () => {
    expect(read(`periodics:\n${job("", "{key: ${KEY}, operator: Exists}")}`)).toEqual([]);
  });

  it("is none without containers, and none in an object", () => {
    expect(read(files.periodic.replace("containers:", "volumes:"))).toEqual([
      "File jobs.yaml (periodics[0].spec) open",
    ]);
    expect(read(`kind: Jobs\napiVersion: example.org/v1\n${files.periodic}`)).not.toContain(
      "ProwJob default/unit (periodic)",
    );
  });
});
