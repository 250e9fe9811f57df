import { describe, expect, it } from "vitest";
import { lintTexts } from "../rules/lint-texts.js";

const machines = (name: string, labels: string, more = "", machine = "") => `---
apiVersion: machine.openshift.io/v1beta1
kind: MachineSet
metadata: {name: ${name}, namespace: openshift-machine-api}
spec:
  template:
    metadata: {labels: {${machine}}}
    spec:
      metadata: {labels: {${labels}}}
      ${more}
`;
const INFRA = machines(
  "infra",
  'node-role.kubernetes.io/infra: ""',
  "taints: [{key: node-role.kubernetes.io/infra, value: reserved, effect: NoSchedule}]",
);
const POOLS = `${machines("workers", "type: user")}${INFRA}${machines("win", "", "", "machine.openshift.io/os-id: Windows")}`;
const CONFIGURATION = "provider: openshift\ncomplete: true\nfrom: [{path: manifest.yaml}]";
const ANY = "provider: eks\ncomplete: true\nfrom: [{path: manifest.yaml}]";

function found(manifest: string, configuration = CONFIGURATION): string[] {
  const { findings } = lintTexts(configuration, POOLS + manifest);
  return findings.map(
    ({ rule, workload }) => `${rule} ${workload?.kind ?? "-"} ${workload?.part ?? workload?.name ?? "-"}`,
  );
}

const SELECTS = 'nodeSelector: {node-role.kubernetes.io/infra: ""}';
const TOLERATES = "tolerations: [{key: node-role.kubernetes.io/infra, operator: Exists}]";
const MISTAKEN = "tolerations: [{key: node-role.kubernetes.io/infra, value: reservd}]";

const monitoring = (tolerations: string, name = "cluster-monitoring-config", component = "prometheusK8s") => `---
apiVersion: v1
kind: ConfigMap
metadata: {name: ${name}, namespace: openshift-monitoring}
data:
  config.yaml: |
    ${component}:
      ${SELECTS}
      ${tolerations}
`;
const operator = (apiVersion: string, kind: string, spec: string) =>
  `---\napiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: a, namespace: openshift-a}\nspec: ${spec}\n`;
const ingress = (...placement: string[]) =>
  operator("operator.openshift.io/v1", "IngressController", `{nodePlacement: {${placement.join(", ")}}}`);
const ROUTERS = 'nodeSelector: {matchLabels: {node-role.kubernetes.io/infra: ""}}';
const registry = (...fields: string[]) =>
  operator("imageregistry.operator.openshift.io/v1", "Config", `{${fields.join(", ")}}`);
const logStore = (...fields: string[]) =>
  operator("logging.openshift.io/v1", "ClusterLogging", `{logStore: {elasticsearch: {${fields.join(", ")}}}}`);
const loki = (...fields: string[]) =>
  operator("loki.grafana.com/v1", "LokiStack", `{template: {ingester: {${fields.join(", ")}}}}`);

const pod = (namespace: string, spec = "") =>
  `---\napiVersion: v1\nkind: Pod\nmetadata: {name: api, namespace: ${namespace}}\nspec: {containers: [{name: a, image: a:1}]${spec}}\n`;
const namespace = (name: string, annotations: string) =>
  `---\napiVersion: v1\nkind: Namespace\nmetadata: {name: ${name}, annotations: {${annotations}}}\n`;
const scheduler = (selector: string) =>
  `---\napiVersion: config.openshift.io/v1\nkind: Scheduler\nmetadata: {name: cluster}\nspec: {defaultNodeSelector: ${selector}}\n`;
const PROJECT = 'openshift.io/node-selector: "node-role.kubernetes.io/infra="';
const INFRA_DEFAULT = "node-role.kubernetes.io/infra=";
const LOST = ["unschedulable Pod api"];

describe("OpenShift: each mistake beside a twin that is right", () => {
  it.each([
    ["monitoring", monitoring(MISTAKEN), monitoring(TOLERATES), "unschedulable ConfigMap prometheusK8s"],
    [
      "monitoring without a toleration",
      monitoring(""),
      monitoring("", "other"),
      "unschedulable ConfigMap prometheusK8s",
    ],
    [
      "a component with defaults",
      monitoring(""),
      monitoring("", undefined, "prometheusOperator"),
      "unschedulable ConfigMap prometheusK8s",
    ],
    ["routers", ingress(ROUTERS), ingress(ROUTERS, TOLERATES), "unschedulable IngressController a"],
    ["routers where the operator chooses", ingress(ROUTERS), ingress(TOLERATES), "unschedulable IngressController a"],
    ["the image registry", registry(SELECTS), registry(SELECTS, TOLERATES), "unschedulable Config a"],
    ["the log store", logStore(SELECTS), logStore(SELECTS, TOLERATES), "unschedulable ClusterLogging log store"],
    ["Loki", loki(SELECTS), loki(SELECTS, TOLERATES), "unschedulable LokiStack ingester"],
    ["a project's selector", namespace("web", PROJECT) + pod("web"), namespace("web", "a: b") + pod("web"), ...LOST],
    [
      "a selector that disagrees",
      namespace("web", "openshift.io/node-selector: type=user") + pod("web", ", nodeSelector: {type: other}"),
      namespace("web", "openshift.io/node-selector: type=user") + pod("web", ", nodeSelector: {type: user}"),
      ...LOST,
    ],
    [
      "the cluster's default",
      scheduler(INFRA_DEFAULT) + namespace("web", "a: b") + pod("web"),
      scheduler(INFRA_DEFAULT) + namespace("web", 'openshift.io/node-selector: ""') + pod("web"),
      ...LOST,
    ],
    [
      "a default that is right",
      scheduler(INFRA_DEFAULT) + namespace("web", "a: b") + pod("web"),
      scheduler("type=user") + namespace("web", "a: b") + pod("web"),
      ...LOST,
    ],
    [
      "a namespace that others declare",
      scheduler(INFRA_DEFAULT) + namespace("web", "a: b") + pod("web"),
      scheduler(INFRA_DEFAULT) + pod("web"),
      ...LOST,
    ],
    [
      "a namespace of the platform",
      scheduler(INFRA_DEFAULT) + namespace("web", "a: b") + pod("web"),
      scheduler(INFRA_DEFAULT) + namespace("openshift-x", "a: b") + pod("openshift-x"),
      ...LOST,
    ],
    [
      "Kubernetes' own annotation first",
      namespace("web", PROJECT) + pod("web"),
      namespace("web", `${PROJECT}, scheduler.alpha.kubernetes.io/node-selector: type=user`) + pod("web"),
      ...LOST,
    ],
  ])("%s", (_, bad, good, ...expected) => {
    expect(found(bad)).toEqual(expected);
    expect(found(good)).toEqual([]);
  });
});

describe("OpenShift: what is not its own", () => {
  it("another provider reads neither the project's annotation nor a Scheduler", () => {
    expect(found(namespace("web", PROJECT) + pod("web"), ANY)).toEqual([]);
    expect(found(scheduler(INFRA_DEFAULT) + namespace("web", "a: b") + pod("web"), ANY)).toEqual([]);
  });

  it("nodes of a Windows machine set are closed to pods that do not tolerate their taint", () => {
    const windows = (tolerations: string) =>
      pod("web", `, os: {name: windows}, nodeSelector: {kubernetes.io/os: windows}${tolerations}`);
    expect(found(windows(""))).toEqual(LOST);
    expect(found(windows(", tolerations: [{key: os, value: Windows}]"))).toEqual([]);
  });
});
