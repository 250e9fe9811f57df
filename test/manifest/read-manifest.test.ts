import { describe, expect, it } from "vitest";
import { locate } from "../../src/manifest/locate.js";
import { readAdmissionObjects } from "../../src/manifest/objects/admission-objects.js";
import { readManifest } from "../../src/manifest/read-manifest.js";
import { formatFieldPath } from "../../src/model/source.js";
import { placeInPodSpec } from "../../src/model/workload.js";

const read = (text: string) => readManifest({ path: "a.yaml", text });
const identities = (text: string) =>
  read(text).workloads.map(
    ({ kind, namespace, name, podSpecPath }) => `${kind} ${namespace}/${name} ${podSpecPath.join(".")}`,
  );
const template = "spec: {template: {spec: {containers: []}}}";

describe("what is a workload", () => {
  it.each([
    ["v1", "Pod", "spec: {}", "spec"],
    ["apps/v1", "Deployment", template, "spec.template.spec"],
    ["apps/v1beta2", "Deployment", template, "spec.template.spec"],
    ["extensions/v1beta1", "Deployment", template, "spec.template.spec"],
    ["apps/v1", "StatefulSet", template, "spec.template.spec"],
    ["apps/v1", "DaemonSet", template, "spec.template.spec"],
    ["apps/v1", "ReplicaSet", template, "spec.template.spec"],
    ["v1", "ReplicationController", template, "spec.template.spec"],
    ["batch/v1", "Job", template, "spec.template.spec"],
    ["batch/v1beta1", "CronJob", `spec: {jobTemplate: {${template}}}`, "spec.jobTemplate.spec.template.spec"],
    ["v1", "PodTemplate", "template: {spec: {}}", "template.spec"],
  ])("%s %s", (apiVersion, kind, body, path) => {
    const text = `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: a, namespace: ns}\n${body}\n`;
    expect(identities(text)).toEqual([`${kind} ns/a ${path}`]);
  });

  it.each([
    ["a Job of another group", `apiVersion: batch.volcano.sh/v1alpha1\nkind: Job\n${template}`],
    ["a Deployment of the core group", `apiVersion: v1\nkind: Deployment\n${template}`],
    ["a kind without apiVersion", `kind: Deployment\n${template}`],
    ["a workload without a pod spec", "apiVersion: apps/v1\nkind: Deployment\nspec: {replicas: 1}"],
    ["a mirror pod", "apiVersion: v1\nkind: Pod\nmetadata: {annotations: {kubernetes.io/config.mirror: x}}\nspec: {}"],
  ])("not %s", (_, text) => expect(identities(text)).toEqual([]));

  it("names and namespaces have defaults", () => {
    const text =
      "apiVersion: v1\nkind: Pod\nmetadata: {generateName: a-}\nspec: {}\n---\napiVersion: v1\nkind: Pod\nspec: {}\n";
    expect(identities(text)).toEqual(["Pod default/a-* spec", "Pod default/(no name) spec"]);
  });

  it("the items of lists count, also in lists of lists and where the API leaves out their kind", () => {
    const pod = "{apiVersion: v1, kind: Pod, metadata: {name: a}, spec: {}}";
    expect(
      identities(`apiVersion: v1\nkind: List\nitems: [${pod}, {apiVersion: v1, kind: List, items: [${pod}]}]\n`),
    ).toHaveLength(2);
    expect(identities("apiVersion: v1\nkind: PodList\nitems: [{metadata: {name: b}, spec: {}}]\n")).toEqual([
      "Pod default/b spec",
    ]);
  });

  it("a nest of aliased lists is read once", () => {
    const levels = Array.from(
      { length: 30 },
      (_, level) => `- &l${level + 1} {kind: List, items: [*l${level}, *l${level}]}`,
    );
    expect(
      identities(`kind: List\nitems:\n- &l0 {apiVersion: v1, kind: Pod, spec: {}}\n${levels.join("\n")}\n`),
    ).toHaveLength(1);
  });
});

describe("what the API server cannot decode", () => {
  const errorsOf = (spec: string) =>
    read(`apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: ${spec}\n`).workloads.flatMap(({ decodeErrors }) =>
      decodeErrors.map(({ path, expected, found }) => `${formatFieldPath(path)}: ${expected}, ${found}`),
    );
  it.each([
    ["{tolerations: [{value: true}]}", "spec.tolerations[0].value: string, boolean"],
    ["{tolerations: [{key: 1}]}", "spec.tolerations[0].key: string, number"],
    ["{tolerations: [{effect: [NoSchedule]}]}", "spec.tolerations[0].effect: string, list"],
    ["{tolerations: [{operator: {a: b}}]}", "spec.tolerations[0].operator: string, mapping"],
    ['{tolerations: [{tolerationSeconds: "5"}]}', "spec.tolerations[0].tolerationSeconds: whole number, string"],
    ["{tolerations: [{tolerationSeconds: 1.5}]}", "spec.tolerations[0].tolerationSeconds: whole number, number"],
    [
      "{tolerations: [{tolerationSeconds: 9223372036854775808}]}",
      "spec.tolerations[0].tolerationSeconds: whole number, number",
    ],
    ["{tolerations: [{tolerationSeconds: 1e20}]}", "spec.tolerations[0].tolerationSeconds: whole number, number"],
    ["{tolerations: [{tolerationSeconds: true}]}", "spec.tolerations[0].tolerationSeconds: whole number, boolean"],
    ["{tolerations: [{value: 0x1F}]}", "spec.tolerations[0].value: string, number"],
    ["{tolerations: [{value: 12345678901234567890}]}", "spec.tolerations[0].value: string, number"],
    ["{tolerations: [{}, {key: a, value: on}]}", "spec.tolerations[1].value: string, boolean"],
    ["{tolerations: {}}", "spec.tolerations: list, mapping"],
    ["{tolerations: all}", "spec.tolerations: list, string"],
    ["{tolerations: [all]}", "spec.tolerations[0]: mapping, string"],
    ["{nodeSelector: {gpu: yes}}", "spec.nodeSelector.gpu: string, boolean"],
    ["{nodeSelector: [gpu]}", "spec.nodeSelector: mapping, list"],
    ["{nodeSelector: {gpu: 1}}", "spec.nodeSelector.gpu: string, number"],
    ["{nodeSelector: {a.b/c: {}}}", "spec.nodeSelector[a.b/c]: string, mapping"],
    ["{nodeSelector: {1.5: 2}}", "spec.nodeSelector[1.5]: string, number"],
    ["{nodeName: 7}", "spec.nodeName: string, number"],
    ['{hostNetwork: "true"}', "spec.hostNetwork: boolean, string"],
    ["{hostNetwork: 1}", "spec.hostNetwork: boolean, number"],
    ["{runtimeClassName: no}", "spec.runtimeClassName: string, boolean"],
    ["{os: linux}", "spec.os: mapping, string"],
    ["{os: {name: on}}", "spec.os.name: string, boolean"],
    ["{containers: {}}", "spec.containers: list, mapping"],
    ["{initContainers: [a]}", "spec.initContainers[0]: mapping, string"],
    ["{containers: [{name: 1}]}", "spec.containers[0].name: string, number"],
    ["{containers: [{resources: []}]}", "spec.containers[0].resources: mapping, list"],
    ["{affinity: []}", "spec.affinity: mapping, list"],
    ["{affinity: {nodeAffinity: []}}", "spec.affinity.nodeAffinity: mapping, list"],
    [
      "{containers: [{resources: {requests: {cpu: true}}}]}",
      "spec.containers[0].resources.requests.cpu: quantity, boolean",
    ],
  ])("%s", (spec, error) => expect(errorsOf(spec)).toEqual([error]));

  it.each([
    "{tolerations: null}",
    "{tolerations: [{value: ~}]}",
    "{nodeSelector: {a: null}}",
    "{containers: [{resources: {requests: {cpu: 1}}}]}",
    "{tolerations: [~]}",
    "{tolerations: [{tolerationSeconds: 1e3}, {tolerationSeconds: 5.0}, {tolerationSeconds: 0x1F}]}",
    "{tolerations: [{tolerationSeconds: 9223372036854775807}]}",
    "{hostNetwork: yes}",
    "{affinity: {nodeAffinity: ~}}",
    "{containers: ~, initContainers: []}",
  ])("%s is fine", (spec) => expect(errorsOf(spec)).toEqual([]));
});

describe("what the API server cannot decode in a node affinity", () => {
  const required = "requiredDuringSchedulingIgnoredDuringExecution";
  const preferred = "preferredDuringSchedulingIgnoredDuringExecution";
  const errorsOf = (affinity: string) =>
    read(
      `apiVersion: batch/v1\nkind: CronJob\nspec: {jobTemplate: {spec: {template: {spec: {affinity: {nodeAffinity: ${affinity}}}}}}}\n`,
    ).workloads.flatMap(({ decodeErrors }) =>
      decodeErrors.map(
        ({ path, expected, found }) =>
          `${formatFieldPath(path.slice(path.indexOf("nodeAffinity")))}: ${expected}, ${found}`,
      ),
    );
  it.each([
    [`{${required}: []}`, `nodeAffinity.${required}: mapping, list`],
    [`{${required}: {nodeSelectorTerms: {}}}`, `nodeAffinity.${required}.nodeSelectorTerms: list, mapping`],
    [`{${required}: {nodeSelectorTerms: [a]}}`, `nodeAffinity.${required}.nodeSelectorTerms[0]: mapping, string`],
    [
      `{${required}: {nodeSelectorTerms: [{matchExpressions: [{key: a, operator: In, values: [b, 1]}]}]}}`,
      `nodeAffinity.${required}.nodeSelectorTerms[0].matchExpressions[0].values[1]: string, number`,
    ],
    [
      `{${required}: {nodeSelectorTerms: [{matchFields: [{key: a, operator: In, values: b}]}]}}`,
      `nodeAffinity.${required}.nodeSelectorTerms[0].matchFields[0].values: list, string`,
    ],
    [`{${preferred}: {}}`, `nodeAffinity.${preferred}: list, mapping`],
    [`{${preferred}: [{weight: "1", preference: {}}]}`, `nodeAffinity.${preferred}[0].weight: whole number, string`],
    [`{${preferred}: [{weight: 1, preference: []}]}`, `nodeAffinity.${preferred}[0].preference: mapping, list`],
  ])("%s", (affinity, error) => expect(errorsOf(affinity)).toEqual([error]));
});

describe("templates", () => {
  const pod = (body: string) => `apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec:\n${body}\n`;
  it.each([
    ["a Helm value in a scheduling field", pod("  nodeSelector: {{ toYaml .Values.selector }}")],
    ["a quoted placeholder in a scheduling field", pod('  nodeSelector: {pool: "{{ pool }}"}')],
    ["Jinja", pod("  {% for x in y %}\n  containers: []")],
    ["a substitution for a boolean", pod("  hostNetwork: ${HOST_NETWORK}")],
    ["a placeholder in a key", pod('  nodeSelector: {"{{ key }}": a}')],
    ["an Argo parameter in a toleration", pod('  tolerations: [{key: "{{inputs.parameters.key}}"}]')],
    ["a Flux substitution in a scheduling field", pod("  nodeSelector: {pool: ${POOL}}")],
  ])("%s", (_, text) => {
    const { template, workloads, problems } = read(text);
    expect([typeof template, workloads, problems]).toEqual(["string", [], []]);
  });

  it.each([
    [
      "braces in an annotation",
      `apiVersion: v1\nkind: Pod\nmetadata: {name: a, annotations: {text: "{{ $labels.pod }}"}}\nspec: {}\n`,
    ],
    ["an Argo parameter elsewhere", pod('  containers: [{args: ["{{inputs.parameters.a}}"]}]')],
    ["a substitution elsewhere", pod("  containers:\n    - image: ${IMAGE}")],
    ["Helm control flow around it", `{{- if .Values.on }}\n${pod("  containers: []")}{{- end }}\n`],
    [
      "braces in a ConfigMap beside it",
      `apiVersion: v1\nkind: ConfigMap\ndata: {a: "{{ x }}"}\n---\n${pod("  containers: []")}`,
    ],
  ])("not %s", (_, text) => {
    const { template, workloads } = read(text);
    expect([template, workloads.length]).toEqual([undefined, 1]);
  });
});

describe("a workload whose scheduling a variable fills in", () => {
  const pod = (name: string, selector: string) =>
    `apiVersion: v1\nkind: Pod\nmetadata: {name: ${name}}\nspec: {nodeSelector: {pool: "${selector}"}}\n`;
  const namespace = "apiVersion: v1\nkind: Namespace\nmetadata: {name: shop}\n";
  const readAll = (...texts: string[]) => {
    const { template, workloads, objects, placeholders } = read(texts.join("---\n"));
    return { template, names: workloads.map(({ name }) => name), objects: objects.length, placeholders };
  };

  it("is left out alone", () => {
    expect(readAll(pod("open", "${POOL}"), pod("plain", "general"))).toEqual({
      template: undefined,
      names: ["plain"],
      objects: 2,
      placeholders: ["${POOL}"],
    });
  });

  it("leaves the other objects", () => {
    expect(readAll(namespace, pod("open", "$(POOL)"))).toMatchObject({ template: undefined, names: [], objects: 2 });
  });

  it("takes the file with it in a chart, which may leave out or repeat anything", () => {
    const text = `${pod("plain", "general")}---\n${pod("open", "{{ pool }}")}`;
    expect(read(text).workloads.map(({ name }) => name)).toEqual(["plain"]);
    const inChart = readManifest({ path: "charts/a/templates/a.yaml", text });
    expect([inChart.template, inChart.workloads]).toEqual(["{{ pool }}", []]);
  });
});

it("counts documents that are not empty", () => {
  expect(read("# a comment\n---\na: 1\n---\n\n---\n# another\nb: 2\n").documents).toBe(2);
});

it("broken YAML is only reported where it looks like a Kubernetes object", () => {
  expect(read("kind: Pod\napiVersion: v1\n a: b\n").problems).toHaveLength(1);
  expect(read("kind: Pod\n a: b\n").problems).toEqual([]);
});

it("reads RuntimeClasses and the annotations of Namespaces", () => {
  const { objects } = read(`apiVersion: node.k8s.io/v1
kind: RuntimeClass
metadata: {name: gvisor}
handler: runsc
scheduling:
  nodeSelector: {sandbox: gvisor}
  tolerations: [{key: sandbox, operator: Exists}]
---
apiVersion: v1
kind: Namespace
metadata:
  name: ml
  annotations:
    scheduler.alpha.kubernetes.io/node-selector: pool=gpu
    scheduler.alpha.kubernetes.io/defaultTolerations: '[{"key": "gpu", "operator": "Exists"}]'
    scheduler.alpha.kubernetes.io/tolerationsWhitelist: 'not JSON'
`);
  const { runtimeClasses, namespaces } = readAdmissionObjects(objects);
  expect(runtimeClasses.get("gvisor")).toMatchObject({
    name: "gvisor",
    nodeSelector: { sandbox: "gvisor" },
    tolerations: [{ key: "sandbox", operator: "Exists" }],
  });
  expect(namespaces.get("ml")).toEqual({
    name: "ml",
    nodeSelector: "pool=gpu",
    defaultTolerations: [{ key: "gpu", operator: "Exists" }],
    tolerationsWhitelist: undefined,
  });
});

it("an annotation whose JSON is no list of tolerations counts as absent", () => {
  const annotation = (json: string) =>
    `apiVersion: v1\nkind: Namespace\nmetadata: {name: a, annotations: {scheduler.alpha.kubernetes.io/defaultTolerations: '${json}'}}\n`;
  const tolerationsIn = (json: string) =>
    readAdmissionObjects(read(annotation(json)).objects).namespaces.get("a")?.defaultTolerations;
  expect(tolerationsIn("[]")).toEqual([]);
  expect(tolerationsIn('[{"key": "a", "tolerationSeconds": 5}]')).toEqual([{ key: "a", tolerationSeconds: 5 }]);
  for (const json of ["{}", "[1]", "[null]", '[{"key": 1}]', '[{"key": "a", "tolerationSeconds": "5"}]']) {
    expect(tolerationsIn(json), json).toBeUndefined();
  }
});

it("objects of other groups change no pods", () => {
  const { runtimeClasses, namespaces } = readAdmissionObjects(
    read(
      "apiVersion: example.com/v1\nkind: RuntimeClass\nmetadata: {name: a}\n---\napiVersion: example.com/v1\nkind: Namespace\nmetadata: {name: b}\n---\napiVersion: v1\nkind: Namespace\nmetadata: {labels: {}}\n",
    ).objects,
  );
  expect([runtimeClasses.size, namespaces.size]).toEqual([0, 0]);
});

describe("places", () => {
  const text =
    "apiVersion: v1\r\nkind: Pod\r\nspec:\r\n  tolerations: &t\r\n    - key: '😀'\r\n      effect: NoSchedule\r\n  nodeSelector: {a: b}\r\n";
  const workload = read(text).workloads[0];
  it.each([
    [["tolerations"], "value", "4:3-4:14"],
    [["tolerations", 0], "value", "5:7-5:16"],
    [["tolerations", 0, "key"], "value", "5:12-5:16"],
    [["tolerations", 0, "key"], "key", "5:7-5:10"],
    [["tolerations", 0, "value"], "value", "5:7-5:16"],
    [["tolerations", 9, "value"], "value", "4:3-4:14"],
    [["nodeSelector", "a"], "value", "7:21-7:22"],
    [["affinity", "nodeAffinity"], "value", "3:1-3:5"],
    [[], "key", "3:1-3:5"],
  ] as const)("%j %s", (path, part, expected) => {
    if (workload === undefined) throw new Error("no workload");
    const { line, column, endLine, endColumn } = locate(placeInPodSpec(workload, path, part));
    expect(`${line}:${column}-${endLine}:${endColumn}`).toBe(expected);
  });
});
