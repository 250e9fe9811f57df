import { describe, expect, it } from "vitest";
import { foundBy, messagesFound } from "./found.js";
import { tolerating, workload } from "./workload-texts.js";

const pools = (...more: readonly string[]) =>
  `pools:\n  - {name: general}\n${more.map((text) => `  - ${text}\n`).join("")}`;
const TWO = '{name: gpu, labels: {pool: gpu}, taints: ["gpu=yes:NoSchedule", "spot=yes:NoSchedule"]}';
const GPU = "{key: gpu, operator: Equal, value: 'yes', effect: NoSchedule}";
const SPOT = "{key: spot, operator: Exists}";
const pod = (...items: readonly string[]) => workload("Deployment", [tolerating(items.join(", "))]);
const found = (inventory: string, manifest: string) =>
  messagesFound(inventory, manifest).filter((text) => text.includes(" tolerated-pool-left-out: "));

describe("a toleration of one taint of two", () => {
  it("opens no pool: a warning where all pools are known, else a note", () => {
    const why = 'pool "gpu" also has spot=yes:NoSchedule, which the pod does not tolerate';
    expect(found(pools(TWO), pod(GPU))).toEqual([expect.stringContaining(`the toleration opens no pool: ${why}`)]);
    expect(found(pools(TWO), pod(GPU))[0]).toMatch(/^warning /);
    expect(found(`complete: false\n${pools(TWO)}`, pod(GPU))).toEqual([
      expect.stringMatching(`^note .*the toleration opens no declared pool: ${why}`),
    ]);
  });

  it("is told once with others of the same pools, and of another effect", () => {
    const three = TWO.replace("]", ', "arm:NoSchedule"]');
    expect(found(pools(three), pod(GPU, SPOT))).toEqual([expect.stringContaining("the tolerations open no pool")]);
    const effects = TWO.replace("spot=yes:NoSchedule", "gpu=yes:NoExecute");
    expect(found(pools(effects), pod(GPU))).toEqual([expect.stringContaining("also has gpu=yes:NoExecute")]);
  });

  it.each([
    ["the pod tolerates both", pools(TWO), pod(GPU, SPOT)],
    ["the toleration opens another pool", pools(TWO, '{name: other, taints: ["gpu=yes:NoSchedule"]}'), pod(GPU)],
    [
      "another pool may not exist for certain",
      pools(TWO, '{name: o, labels: {a: b}, openLabels: ["x"], taints: ["gpu=yes:NoSchedule"]}'),
      workload("Deployment", ["nodeSelector: {x: y}", tolerating(GPU)]),
    ],
    ["the other taint goes by itself", pools(TWO.replace("spot=yes", "node.cilium.io/agent-not-ready")), pod(GPU)],
    [
      "the other taint only asks to stay away",
      pools(TWO.replace("spot=yes:NoSchedule", "spot=yes:PreferNoSchedule")),
      pod(GPU),
    ],
    ["the list tolerates everything", pools(TWO), pod("{operator: Exists}")],
    [
      "the pool is reserved for others",
      pools(TWO.replace("labels", "reservedFor: {namespaces: [ml]}, labels")),
      pod(GPU),
    ],
    [
      "the pool is the control plane",
      pools(TWO.replace("spot=yes", "node-role.kubernetes.io/control-plane=")),
      pod(GPU),
    ],
    [
      "the pool has no nodes",
      pools(TWO.replace("labels", "nodes: 0, labels").replace("nodes: 0, ", "")).replace("]}", "]}"),
      pod(SPOT, GPU),
    ],
    [
      "charts tolerate the key in advance",
      pools(TWO.replace("gpu=yes", "nvidia.com/gpu=yes")),
      pod("{key: nvidia.com/gpu, operator: Exists}"),
    ],
    [
      "the pod fits nowhere, which is told",
      pools(TWO),
      workload("Deployment", ["nodeSelector: {pool: gpu}", tolerating(GPU)]),
    ],
    ["it is a DaemonSet, which has its own rule", pools(TWO), workload("DaemonSet", [tolerating(GPU)])],
  ])("is left alone where %s", (_, inventory, manifest) => {
    expect(found(inventory, manifest)).toEqual([]);
  });

  it("shows that a DaemonSet is meant for the pool", () => {
    const many = pools(TWO, "{name: a}", "{name: b}");
    const of = (...items: readonly string[]) =>
      foundBy(
        "daemonset-misses-pool",
        many,
        workload("DaemonSet", items.length > 0 ? [tolerating(items.join(", "))] : []),
      );
    expect(of()).toEqual([expect.stringMatching(/^note /)]);
    expect(of(GPU)).toEqual([expect.stringMatching(/^warning /)]);
  });
});

const template = (kind: string, spec: string) =>
  `apiVersion: ${kind === "WorkflowTemplate" ? "argoproj.io/v1alpha1" : "tekton.dev/v1"}\nkind: ${kind}\nmetadata: {name: a, namespace: a}\nspec: ${spec}\n`;
const placed = (...items: readonly string[]) => `nodeSelector: {pool: gpu}, tolerations: [${items.join(", ")}]`;

describe("a fragment with a selector and tolerations", () => {
  it.each([
    ["of values", `app: {${placed(GPU)}}\n`],
    [
      "of a WorkflowTemplate",
      template("WorkflowTemplate", `{templates: [{name: a, container: {image: a}, ${placed(GPU)}}]}`),
    ],
    [
      "of a PipelineRun",
      template("PipelineRun", `{pipelineRef: {name: a}, taskRunTemplate: {podTemplate: {${placed(GPU)}}}}`),
    ],
    [
      "of a patch",
      `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: a}\nspec: {template: {spec: {${placed(GPU)}}}}\n`,
    ],
    [
      "of an affinity",
      `app: {affinity: {nodeAffinity: {requiredDuringSchedulingIgnoredDuringExecution: {nodeSelectorTerms: [{matchExpressions: [{key: pool, operator: In, values: [gpu]}]}]}}}, tolerations: [${GPU}]}\n`,
    ],
  ])("%s is asked where it leads", (_, text) => {
    for (const inventory of [pools(TWO), `complete: false\n${pools(TWO)}`]) {
      const [first, ...others] = found(inventory, text);
      expect(first).toMatch(
        /^warning .*the selector leaves pool "gpu", and the list does not tolerate spot=yes:NoSchedule/,
      );
      expect(others).toEqual([]);
    }
  });

  it.each([
    ["tolerates both", pools(TWO), `app: {${placed(GPU, SPOT)}}\n`],
    ["has no selector", pools(TWO), `app: {tolerations: [${GPU}]}\n`],
    ["has no tolerations", pools(TWO), "app: {nodeSelector: {pool: gpu}}\n"],
    ["is turned off", pools(TWO), `app: {enabled: false, ${placed(GPU)}}\n`],
    ["selects an open pool, too", pools(TWO, "{name: b, labels: {pool: gpu}}"), `app: {${placed(GPU)}}\n`],
    [
      "selects what no pool tells",
      pools(TWO),
      `app: {nodeSelector: {topology.kubernetes.io/zone: a}, tolerations: [${GPU}]}\n`,
    ],
    ["misses a pool with unknown labels", pools(TWO, '{name: b, openLabels: ["pool"]}'), `app: {${placed(GPU)}}\n`],
  ])("is left alone where it %s", (_, inventory, text) => {
    expect(found(inventory, text)).toEqual([]);
  });
});

describe("a selector for a value that no pool has, beside the toleration of a pool", () => {
  const DEDICATED = "{key: team, operator: Equal, value: ml, effect: NoSchedule}";
  const ML = '{name: general}, {name: ml, labels: {team: ml}, taints: ["team=ml:NoSchedule"]}';
  const of = (list: string, complete = false) => `complete: ${complete}\npools: [${list}]`;
  const text = (value: string, tolerations = DEDICATED) =>
    `runner: {nodeSelector: {team: ${value}}, tolerations: [${tolerations}]}\n`;

  it.each([false, true])("is a warning, whether the pools are all (%s) or not", (complete) => {
    expect(found(of(ML, complete), text("mll"))).toEqual([
      'warning tolerated-pool-left-out: no declared pool has label "team" as it asks: "mll"; pool "ml", whose taint the list tolerates, has "ml"',
    ]);
  });

  it.each([
    ["asks for what the pool has", of(ML), text("ml")],
    ["may be served by a pool whose label is open", of(`${ML}, {name: b, openLabels: [team]}`), text("mll")],
    [
      "tolerates a taint of a pool that is not declared, too",
      of(ML),
      text("mll", `${DEDICATED}, {key: team, value: mll}`),
    ],
    ["names a pool without that label", of('{name: ml, taints: ["team=ml:NoSchedule"]}'), text("mll")],
    ["tolerates everything", of(ML), text("mll", "{operator: Exists}")],
  ])("is left alone where it %s", (_, inventory, values) => {
    expect(found(inventory, values)).toEqual([]);
  });
});

describe("an object of an unknown kind that makes pods", () => {
  const GATED = pools(TWO.replace(', "spot=yes:NoSchedule"', ""));
  const job = (...fields: readonly string[]) =>
    `apiVersion: acme.io/v1\nkind: ReportJob\nmetadata: {name: a}\nspec:\n${fields.map((field) => `  ${field}\n`).join("")}`;
  const SELECTS = "nodeSelector: {pool: gpu}";
  const IMAGE = "image: report:1";

  it.each([IMAGE, 'schedule: "0 4 * * *"', "resources: {limits: {cpu: 1}}"])(
    "is told of its selector beside %s",
    (field) => {
      for (const inventory of [GATED, `complete: false\n${GATED}`]) {
        expect(found(inventory, job(field, SELECTS))).toEqual([
          'warning tolerated-pool-left-out: the selector leaves pool "gpu", and no toleration of the ReportJob is for gpu=yes:NoSchedule',
        ]);
      }
    },
  );

  it.each([
    ["tolerates the taint", job(IMAGE, SELECTS, `tolerations: [${GPU}]`)],
    ["names tolerations elsewhere", job(IMAGE, SELECTS, `agent: {podTolerations: [${GPU}]}`)],
    ["selects a pool without taints, too", job(IMAGE, "nodeSelector: {kubernetes.io/os: linux}")],
    ["configures nodes and makes no pods", job(SELECTS, "numVfs: 4")],
    ["selects for one of its parts", job(IMAGE, "agent:", `  ${SELECTS}`)],
    ["is values", `${IMAGE}\n${SELECTS}\n`],
  ])("is left alone where it %s", (_, text) => {
    expect(found(GATED, text)).toEqual([]);
  });
});
