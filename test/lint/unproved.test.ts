import { describe, expect, it } from "vitest";
import { lintRepository } from "../../src/lint/lint.js";
import { readTexts } from "../rules/lint-texts.js";

/** What is said of one text in a file, as `severity rule: message`, and how many pods or pieces of one were read. */
function told(text: string, { path = "manifest.yaml", inventory = "pools: [{name: general}]" } = {}) {
  const result = lintRepository(readTexts(inventory, [{ path, text }]));
  const { workloads, fragments } = result.coverage;
  return {
    read: workloads + fragments,
    said: result.findings.map(({ severity, rule, message }) => `${severity} ${rule}: ${message}`),
  };
}

const pod = (spec: string) =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: api}\nspec:\n  containers: [{name: api, image: "api:1"}]\n  ${spec}\n`;

describe("a text that a program fills in", () => {
  const marks =
    "$mcp $(POOL) ${pool} {{pool}} {%pool%} <%pool%> @pool@ %pool% __POOL__ ((pool)) [[pool]] {pool} <pool>";

  it.each(marks.split(" "))("is refused by nobody as the key or the value of a label or a toleration: %s", (mark) => {
    for (const spec of [
      `nodeSelector: {"node-role.kubernetes.io/${mark}": ""}`,
      `nodeSelector: {"pool": "a-${mark}"}`,
      `tolerations: [{key: "example.com/${mark}", operator: Exists}]`,
    ]) {
      expect(told(pod(spec))).toEqual({ read: 0, said: [] });
      const custom = `apiVersion: ptp.example.com/v1\nkind: PtpOperatorConfig\nmetadata: {name: a}\nspec:\n  ${spec}\n`;
      expect(told(custom).said).toEqual([]);
    }
  });

  const nodePool = (key: string) => `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: general}
spec: {template: {spec: {taints: [{key: "${key}", effect: NoSchedule}]}}}
`;
  const inventory = "from: [{path: pool.yaml}]";

  it.each(marks.split(" "))("is no wrong taint of a pool: %s", (mark) => {
    expect(told(nodePool(`example.com/${mark}`), { path: "pool.yaml", inventory }).said).toEqual([]);
    expect(told(nodePool("example.com/a b"), { path: "pool.yaml", inventory }).said).toEqual([
      expect.stringMatching(/^error invalid-taint: /),
    ]);
  });

  it("may be a word in capitals where the object's name has one, too, which no name may have", () => {
    const named = (name: string) => pod("nodeSelector: {pool: GPU_POOL}").replace("name: api", `name: ${name}`);
    expect(told(named("server-POOL_NAME"))).toEqual({ read: 0, said: [] });
    expect(told(named("server"))).toEqual({ read: 1, said: [expect.stringMatching(/^error unschedulable: /)] });
  });

  it.each(["a b", "spot*", "a@b", "50%", "a:b", "(a)", "a$", "-a"])("is not %s, which is a mistake", (value) => {
    const { read, said } = told(pod(`nodeSelector: {pool: "${value}"}`));
    expect([read, said]).toEqual([1, [expect.stringContaining("the API server refuses spec.nodeSelector.pool")]]);
  });
});

describe("values of a chart that was not read", () => {
  const application = (values: string) =>
    `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: hub}\nspec:\n  source:\n    repoURL: https://example.com/charts\n    chart: hub\n    helm: {valuesObject: {${values}}}\n`;
  const WRONG = "tolerations: [{key: a, operator: Exists, value: b}]";

  it("are no labels where they name a label by key and value", () => {
    const own = "nodeSelector: {key: example.com/pool/a, value: 'true'}";
    expect(told(application(own)).said).toEqual([]);
    expect(told(own, { path: "values.yaml" }).said).toEqual([]);
    expect(told(pod(own))).toEqual({ read: 1, said: [expect.stringContaining("the API server refuses")] });
    expect(told(application("nodeSelector: {example.com/pool/a: 'true'}")).read).toBe(1);
  });

  it.each([
    ["an Application", application(WRONG), "app.yaml", "spec.source.helm.valuesObject.tolerations[0].value"],
    ["a file", WRONG, "values.yaml", "tolerations[0].value"],
  ])("are refused by nobody as they stand: %s", (_, text, path, field) => {
    expect(told(text, { path })).toEqual({
      read: 1,
      said: [
        `note invalid-toleration: ${field} "b" is refused if the chart copies it into a pod: value must be empty when \`operator\` is 'Exists'`,
      ],
    });
    expect(told(pod(WRONG)).said).toEqual([expect.stringMatching(/^error .*the API server refuses spec.tolerations/)]);
  });

  it("may have another type than a pod's", () => {
    const number = "nodeSelector: {pool: 1}";
    expect(told(application(number)).said).toEqual([
      expect.stringMatching(/^note .*if the chart copies it into a pod/),
    ]);
    expect(told(pod(number)).said).toEqual([expect.stringMatching(/^error .*the API server refuses/)]);
  });
});
