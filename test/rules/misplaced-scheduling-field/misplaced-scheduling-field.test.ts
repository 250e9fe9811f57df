import { describe, expect, it } from "vitest";
import { foundBy, rulesFound } from "../found.js";
import { lintTexts } from "../lint-texts.js";

const INVENTORY = `pools:
  - {name: general, labels: {pool: general}}
  - {name: gpu, labels: {pool: gpu}, taints: ["gpu=true:NoSchedule"]}
`;
const RULE = "misplaced-scheduling-field";
const TOLERATIONS = "tolerations: [{key: gpu, operator: Exists}]";

const CRON_JOB = (inSpec: string, inJob: string, inJobSpec: string, inMetadata: string) => `apiVersion: batch/v1
kind: CronJob
metadata: {name: a}
spec:
  schedule: "0 0 * * *"
  ${inSpec}
  jobTemplate:
    ${inJob}
    spec:
      ${inJobSpec}
      template:
        metadata: {labels: {a: b}, ${inMetadata}}
        spec: {containers: [{name: a, image: a:1}]}
`;

function pod(atTop: string, inSpec: string, inContainer: string): string {
  return `apiVersion: v1
kind: Pod
metadata: {name: a}
${atTop}
spec:
  ${inSpec}
  containers:
    - name: a
      image: a:1
      ${inContainer}
`;
}

describe("a misplaced field is found", () => {
  it.each([
    ["beside spec", pod(TOLERATIONS, "", ""), "error 4 tolerations", "at the top of the object"],
    ["in a container", pod("", "", TOLERATIONS), "error 10 tolerations", 'in container "a"'],
    [
      "in a container's resources",
      pod("", "", "resources: {nodeSelector: {pool: gpu}}"),
      "error 10 nodeSelector",
      "in spec.containers[0].resources",
    ],
    [
      "in the security context",
      pod("", `securityContext: {${TOLERATIONS}}`, ""),
      "error 6 tolerations",
      "in spec.securityContext",
    ],
    ["in affinity", pod("", `affinity: {${TOLERATIONS}}`, ""), "error 6 tolerations", "in spec.affinity"],
    [
      "beside affinity",
      pod("", "nodeAffinity: {requiredDuringSchedulingIgnoredDuringExecution: {}}", ""),
      "error 6 nodeAffinity",
      "in spec",
    ],
    [
      "in an init container",
      pod("", "initContainers: [{name: init, image: i:1, nodeName: node-1}]", ""),
      "error 6 nodeName",
      'in container "init"',
    ],
    ["in a CronJob's spec", CRON_JOB(TOLERATIONS, "", "", ""), "error 6 tolerations", "in spec"],
    [
      "in a jobTemplate",
      CRON_JOB("", "nodeSelector: {pool: gpu}", "", ""),
      "error 8 nodeSelector",
      "in spec.jobTemplate",
    ],
    [
      "in a jobTemplate's spec",
      CRON_JOB("", "", "affinity: {nodeAffinity: {}}", ""),
      "error 10 affinity",
      "in spec.jobTemplate.spec",
    ],
    [
      "in a template's metadata",
      CRON_JOB("", "", "", "runtimeClassName: gvisor"),
      "error 12 runtimeClassName",
      "in spec.jobTemplate.spec.template.metadata",
    ],
  ])("%s", (_, manifest, expected, where) => {
    expect(foundBy(RULE, INVENTORY, manifest)).toEqual([expected]);
    const [finding] = lintTexts(INVENTORY, manifest).findings;
    expect(finding?.message).toContain(` ${where} is ignored`);
  });

  it("in an item of a List", () => {
    const item = pod(TOLERATIONS, "", "").replaceAll("\n", "\n    ");
    expect(foundBy(RULE, INVENTORY, `apiVersion: v1\nkind: List\nitems:\n  - ${item}`)).toEqual([
      "error 7 tolerations",
    ]);
  });

  it("and names the one that stands at the right place", () => {
    const [finding] = lintTexts(
      INVENTORY,
      pod("", "nodeSelector: {pool: general}", "nodeSelector: {pool: gpu}"),
    ).findings;
    expect(finding?.related.map(({ line }) => line)).toEqual([6]);
    expect(finding?.help).toContain("Join the two");
  });
});

describe("silent", () => {
  it.each([
    ["for fields where they belong", pod("", `${TOLERATIONS}\n  nodeSelector: {pool: gpu}`, "")],
    ["for a field without a value", pod("nodeSelector: {}", "", "tolerations: []\n      affinity:")],
    [
      "for a label or an annotation of that name",
      pod("", "", "").replace("{name: a}", "{name: a, labels: {nodeName: a}, annotations: {tolerations: a}}"),
    ],
    ["for environment variables of that name", pod("", "", "env: [{name: nodeName, value: a}]")],
    [
      "for a custom resource",
      pod(TOLERATIONS, "", "").replace("kind: Pod", "kind: Agent").replace("v1", "example.org/v1"),
    ],
    [
      "for a custom resource of a core kind's name",
      pod(TOLERATIONS, "", "").replace("kind: Pod", "kind: Job").replace("v1", "batch.volcano.sh/v1alpha1"),
    ],
  ])("%s", (_, manifest) => {
    expect(foundBy(RULE, INVENTORY, manifest)).toEqual([]);
  });
});

describe("a pod with a misplaced field is not also said to miss pools", () => {
  it.each([
    ["unschedulable", pod(TOLERATIONS, "nodeSelector: {pool: gpu}", "")],
    [
      "daemonset-misses-pool",
      `apiVersion: apps/v1
kind: DaemonSet
metadata: {name: a}
spec:
  ${TOLERATIONS}
  template: {spec: {containers: [{name: a, image: a:1}]}}
`,
    ],
  ])("%s", (rule, manifest) => {
    expect(rulesFound(INVENTORY, manifest)).toEqual([RULE]);
    expect(rulesFound(INVENTORY, manifest.replace(TOLERATIONS, ""))).toEqual([rule]);
  });
});

describe("a field of values that has no effect where it stands", () => {
  const release = (spec: string, kind = "HelmRelease") =>
    `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: ${kind}\nmetadata: {name: a}\nspec:\n  ${spec}\n`;
  const BESIDE = "is no field of a HelmRelease: Flux refuses or drops it, and the chart does not get it";
  const WITHIN = "is no field of a container: a pod that takes it as it stands is refused";
  const CONTAINER = `containers: [{name: l, ${TOLERATIONS.replace("gpu", "gpus")}}]`;

  it.each([
    [
      "beside the values of a HelmRelease",
      release(`${TOLERATIONS}\n  values: {a: 1}`),
      [`warning 5 "tolerations" in spec ${BESIDE}`],
    ],
    ["a node selector there", release("nodeSelector: {pool: gpus}"), [`warning 5 "nodeSelector" in spec ${BESIDE}`]],
    [
      "in a container of a pod template in values",
      release(`values: {listenerTemplate: {spec: {${CONTAINER}}}}`),
      [`warning 5 "tolerations" in container "l" ${WITHIN}`],
    ],
    ["within the values", release(`values: {${TOLERATIONS}}`), []],
    [
      "in a patch of what the chart prints",
      release(
        `postRenderers: [{kustomize: {patches: [{target: {kind: Pod}, patch: "${TOLERATIONS.replaceAll('"', "'")}"}]}}]`,
      ),
      [],
    ],
    ["a field of another kind of the same group", release(TOLERATIONS, "OwnRelease"), []],
    ["a list of containers that is a chart's own", release(`values: {containers: [{name: l, ${TOLERATIONS}}]}`), []],
  ])("%s", (_, manifest, expected) => {
    const { findings } = lintTexts(INVENTORY, manifest);
    expect(
      findings.map((one) =>
        `${one.severity} ${one.source.line} ${one.message}`.replace(
          "spec.values.listenerTemplate.spec.containers[0]",
          'container "l"',
        ),
      ),
    ).toEqual(expected);
  });
});
