import { describe, expect, it } from "vitest";
import { locate } from "../../src/manifest/locate.js";
import { readManifest } from "../../src/manifest/read-manifest.js";
import { formatWorkload, placeInPodSpec } from "../../src/model/workload.js";

/** The fragments of a text, each with the lines of its tolerations, node selector and node affinity. */
function fragments(text: string, path = "values.yaml"): string[] {
  return readManifest({ path, text })
    .workloads.filter(({ isFragment }) => isFragment)
    .map((workload) => {
      const { tolerations, nodeSelector, nodeAffinity } = workload.podSpec;
      const at = (path: (string | number)[]) => locate(placeInPodSpec(workload, path)).line;
      const lines = [
        ...tolerations.map((one, index) => `${one.key ?? "every key"}@${at(["tolerations", index])}`),
        ...Object.keys(nodeSelector).map((key) => `${key}@${at(["nodeSelector", key])}`),
        ...(nodeAffinity === undefined ? [] : [`affinity@${at(["affinity", "nodeAffinity"])}`]),
      ];
      return `${formatWorkload(workload)}: ${lines.join(" ")}`;
    });
}

const REQUIRED =
  "requiredDuringSchedulingIgnoredDuringExecution: {nodeSelectorTerms: [{matchExpressions: [{key: a, operator: Exists}]}]}";
const custom = (body: string, apiVersion = "example.com/v1", kind = "Thing") =>
  `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: a, namespace: ns}\n${body}`;

describe("what is a fragment", () => {
  it.each([
    ["values of a chart", "tolerations:\n  - {key: gpu}\n", ["File values.yaml: gpu@2"]],
    [
      "values of several components, with all that belongs together",
      `controller:\n  tolerations:\n    - {key: gpu}\n  nodeSelector:\n    pool: gpu\n  affinity:\n    nodeAffinity: {${REQUIRED}}\nspeaker:\n  nodeSelector: {pool: b}\n`,
      ["File values.yaml (controller): gpu@3 pool@5 affinity@7", "File values.yaml (speaker): pool@9"],
    ],
    [
      "names that only end alike",
      "webhook_tolerations: [{key: a}]\nwebhookTolerations:\n  - {key: b}\n  - {operator: Exists}\nserverNodeSelector: {pool: c}\n",
      [
        "File values.yaml (webhook_tolerations): a@1",
        "File values.yaml (webhookTolerations): b@3 every key@4",
        "File values.yaml (serverNodeSelector): pool@5",
      ],
    ],
    ["a toleration without any field", "tolerations: [{}]\n", ["File values.yaml: every key@1"]],
    ["a list of components", "groups:\n  - tolerations: [{key: a}]\n", ["File values.yaml (groups[0]): a@2"]],
    [
      "a node affinity without affinity",
      custom(`spec:\n  nodeAffinity:\n    ${REQUIRED}\n`),
      ["Thing ns/a (spec.nodeAffinity): affinity@5"],
    ],
    [
      "the values of a HelmRelease",
      custom("spec:\n  values:\n    tolerations:\n      - {key: a}\n", "helm.toolkit.fluxcd.io/v2", "HelmRelease"),
      ["HelmRelease ns/a (spec.values): a@7"],
    ],
    [
      "the values of an Argo CD Application",
      custom(
        "spec: {source: {helm: {valuesObject: {nodeSelector: {pool: a}}}}}\n",
        "argoproj.io/v1alpha1",
        "Application",
      ),
      ["Application ns/a (spec.source.helm.valuesObject): pool@4"],
    ],
    [
      "a pod template in a kind that nobody knows",
      custom("spec:\n  template:\n    spec:\n      containers: [{name: a, image: a}]\n      tolerations: [{key: a}]\n"),
      ["Thing ns/a (spec.template.spec): a@8"],
    ],
    [
      "a patch of a workload",
      "apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: a}\nspec: {template: {spec: {tolerations: [{key: a}]}}}\n",
      ["Deployment default/a: a@4"],
    ],
    [
      "what a known kind holds besides its pods",
      custom(
        "spec:\n  template: {spec: {containers: []}}\n  analysis: {tolerations: [{key: a}]}\n",
        "argoproj.io/v1alpha1",
        "Rollout",
      ),
      ["Rollout ns/a (spec.analysis): a@6"],
    ],
    [
      "beside one that a template fills in",
      'a: {nodeSelector: {pool: "${POOL}"}}\nb: {nodeSelector: {pool: b}}\n',
      ["File values.yaml (b): pool@2"],
    ],
    ["an aliased list once", "a: {tolerations: &t [{key: a}]}\nb: {tolerations: *t}\n", ["File values.yaml (a): a@1"]],
  ])("%s", (_, text, expected) => expect(fragments(text).sort()).toEqual([...expected].sort()));
});

describe("what is none", () => {
  it.each([
    ["an empty list", "tolerations: []\nnodeSelector: {}\naffinity: {}\n"],
    ["a null", "tolerations:\nnodeSelector:\n"],
    ["a mapping", "tolerations: {a: b}\n"],
    ["a list of texts", "tolerations: [a]\n"],
    ["a list of something else", "tolerations: [{name: a, key: b}]\n"],
    ["a text", 'tolerations: "- key: a"\n'],
    ["a label selector", "nodeSelector: {matchLabels: {a: b}}\n"],
    ["the settings of a selector, with its switch", "defaultNodeSelector: {enable: false, selector: a}\n"],
    ["the types of a setting", "longhornNodeSelector: {dataType: string, maxLen: 200}\nnodeSelector: {type: string}\n"],
    ["a label of the defaults that is taken away", "nodeSelector: {a: null}\n"],
    ["an affinity of pods", "affinity: {podAntiAffinity: {requiredDuringSchedulingIgnoredDuringExecution: []}}\n"],
    ["a preset of a chart", "nodeAffinityPreset: {type: soft, key: a, values: [b]}\nnodeAffinity: {type: soft}\n"],
    ["a schema of values", "properties: {tolerations: {type: array, items: {type: object}}}\n"],
    ["a CRD", custom("spec: {tolerations: [{key: a}]}\n", "apiextensions.k8s.io/v1", "CustomResourceDefinition")],
    [
      "a schema in another kind",
      custom(
        "spec: {schema: {openAPIV3Schema: {tolerations: [{key: a}]}}}\n",
        "apiextensions.crossplane.io/v1",
        "CompositeResourceDefinition",
      ),
    ],
    [
      "a policy of Kyverno",
      custom(
        "spec: {rules: [{validate: {pattern: {spec: {tolerations: [{key: a}]}}}}]}\n",
        "kyverno.io/v1",
        "ClusterPolicy",
      ),
    ],
    [
      "a constraint of Gatekeeper",
      custom("spec: {parameters: {tolerations: [{key: a}]}}\n", "constraints.gatekeeper.sh/v1beta1", "Allowed"),
    ],
    ["a test", custom("spec: {nodeSelector: {a: b}}\n", "chainsaw.kyverno.io/v1alpha1", "Test")],
    ["a node pool", custom("spec: {template: {spec: {tolerations: [{key: a}]}}}\n", "karpenter.sh/v1", "NodePool")],
    ["what became of an object", custom("status: {tolerations: [{key: a}]}\n")],
    ["an object of Kubernetes", custom("scheduling: {tolerations: [{key: a}]}\n", "node.k8s.io/v1", "RuntimeClass")],
    [
      "a text in a ConfigMap",
      "apiVersion: v1\nkind: ConfigMap\ndata:\n  values.yaml: |\n    tolerations: [{key: a}]\n",
    ],
    ["a form with white space for texts", "tolerations:\n  - {key: ' ', operator: ' ', tolerationSeconds: 0}\n"],
    ["an affinity of empty lists", "nodeAffinity: {requiredDuringSchedulingIgnoredDuringExecution: []}\n"],
    ["a form of an affinity", `affinity: {nodeAffinity: ${`{${REQUIRED}}`.replace("key: a", "key: ' '")}}\n`],
    ["a list at the root", "- tolerations: [{key: a}]\n"],
  ])("%s", (_, text) => expect(fragments(text)).toEqual([]));

  it("a nest of aliases is walked once", () => {
    const levels = Array.from({ length: 40 }, (_, level) => `l${level + 1}: &l${level + 1} [*l${level}, *l${level}]`);
    expect(fragments(`l0: &l0 {tolerations: [{key: a}]}\n${levels.join("\n")}\n`)).toEqual([
      "File values.yaml (l0): a@1",
    ]);
    expect(fragments(`l0: &l0 {a: b}\n${levels.join("\n")}\ntolerations: [{key: *l40}]\n`)).toEqual([
      "File values.yaml: every key@42",
    ]);
  });
});

describe("fragments in the texts of an object", () => {
  const application = (spec: string, kind = "Application") => custom(`spec:\n${spec}`, "argoproj.io/v1alpha1", kind);

  it.each([
    [
      "values of an Argo CD Application",
      application(
        "  source:\n    helm:\n      values: |\n        web:\n          tolerations:\n            - {key: a}\n",
      ),
      ["Application ns/a (spec.source.helm.values.web): a@10"],
    ],
    [
      "one of several sources",
      application("  sources:\n    - path: x\n    - helm:\n        values: |-\n          nodeSelector: {pool: a}\n"),
      ["Application ns/a (spec.sources[1].helm.values): pool@9"],
    ],
    [
      "the template of an ApplicationSet, with parameters elsewhere",
      application(
        "  template:\n    spec:\n      source:\n        helm:\n          values: |\n            name: '{{name}}'\n            tolerations: [{key: a}]\n",
        "ApplicationSet",
      ),
      ["ApplicationSet ns/a (spec.template.spec.source.helm.values): a@11"],
    ],
    [
      "a text in quotes, on one line",
      application('  source: {helm: {values: "tolerations: [{key: a}]"}}\n'),
      ["Application ns/a (spec.source.helm.values): a@5"],
    ],
    [
      "patches of a Flux Kustomization",
      custom(
        "spec:\n  patches:\n    - patch: |\n        - op: add\n          path: /spec/template/spec/tolerations/-\n          value: {key: a}\n",
        "kustomize.toolkit.fluxcd.io/v1",
        "Kustomization",
      ),
      ["Kustomization ns/a (spec.patches[0].patch[0]): a@9"],
    ],
    [
      "post renderers of a HelmRelease",
      custom(
        "spec:\n  postRenderers:\n    - kustomize:\n        patches:\n          - patch: |\n              kind: Deployment\n              spec: {template: {spec: {tolerations: [{key: a}]}}}\n",
        "helm.toolkit.fluxcd.io/v2",
        "HelmRelease",
      ),
      ["HelmRelease ns/a (spec.postRenderers[0].kustomize.patches[0].patch.spec.template.spec): a@10"],
    ],
  ])("%s", (_, text, expected) => {
    expect(fragments(text)).toEqual(expected);
  });

  const patches = `patches:
  - target: {kind: Deployment}
    patch: |-
      - op: replace
        path: /spec/template/spec/tolerations
        value: [{key: a}, {key: b}]
      - {op: add, path: /spec/template/spec/nodeSelector, value: {pool: c}}
      - {op: remove, path: /spec/template/spec/tolerations/0}
      - {op: test, path: /spec/template/spec/tolerations, value: [{key: z}]}
patchesStrategicMerge:
  - |
    kind: Deployment
    spec: {template: {spec: {containers: [{name: a}], tolerations: [{key: d}]}}}
    ---
    kind: StatefulSet
    spec: {template: {spec: {nodeSelector: {pool: e}}}}
`;
  const found = [
    "File k/kustomization.yaml (patches[0].patch[0]): a@7 b@7",
    "File k/kustomization.yaml (patches[0].patch[1]): pool@8",
    "File k/kustomization.yaml (patchesStrategicMerge[0][0].spec.template.spec): d@14",
    "File k/kustomization.yaml (patchesStrategicMerge[0][1].spec.template.spec): pool@17",
  ];

  it("patches of a kustomization, whatever their form", () => {
    const text = `kind: Kustomization\n${patches}`;
    expect(fragments(`apiVersion: kustomize.config.k8s.io/v1beta1\n${text}`, "k/kustomization.yaml")).toEqual(
      found.map((line) => line.replace(/@(\d+)/g, (_, at: string) => `@${Number(at) + 1}`)),
    );
  });

  it("a kustomization that does not say what it is, by its name", () => {
    expect(fragments(`resources: []\n${patches}`, "k/kustomization.yaml")).toEqual(found);
    expect(fragments(`resources: []\n${patches}`, "k/values.yaml")).toEqual([]);
  });

  it.each([
    ["a text with escapes, whose values have no lines", '"tolerations:\\n  - {key: a}"'],
    ["a text that is no YAML", "|\n        tolerations: [{key: a}\n"],
    ["a text of a template engine", "|\n        {{- if x }}\n        tolerations: [{key: a}]\n        {{- end }}\n"],
    ["a field that is no text", "[tolerations]"],
  ])("but not %s", (_, values) => {
    expect(fragments(application(`  source:\n    helm:\n      values: ${values}\n`))).toEqual([]);
  });

  it("and no text of another kind", () => {
    const text = "data:\n  values: |\n    tolerations: [{key: a}]\n";
    expect(fragments(`apiVersion: v1\nkind: ConfigMap\n${text}`)).toEqual([]);
    expect(
      fragments(custom(`spec:\n  source:\n    helm:\n      values: |\n        tolerations: [{key: a}]\n`)),
    ).toEqual([]);
  });
});

describe("what only describes or merges", () => {
  const schema = "properties: {controller: {tolerations: [{key: gpu}]}}\n";
  it.each([
    ["a JSON schema", `$schema: http://json-schema.org/draft-07/schema\ntolerations: [{key: gpu}]\n`, "a.yaml"],
    ["a suite of helm-unittest", "suite: a\ntests:\n  - set: {tolerations: [{key: gpu}]}\n", "tests/a_test.yaml"],
    ["the schema of values", "tolerations: [{key: gpu}]\n", "charts/a/values.schema.yaml"],
    ["the properties of a schema within values", schema, "values.yaml"],
    ["the order of a list", "$setElementOrder/tolerations:\n  - {key: gpu}\n", "values.yaml"],
    ["a list that is only replaced", "tolerations: [{$patch: replace}]\n", "values.yaml"],
  ])("is none: %s", (_, text, path) => expect(fragments(text, path)).toEqual([]));

  it("is a fragment without it", () => {
    expect(fragments(schema.replace("properties", "components"))).toEqual([
      "File values.yaml (components.controller): gpu@1",
    ]);
    expect(fragments("schema: a\ntolerations: [{key: gpu}]\n")).toEqual(["File values.yaml: gpu@2"]);
    expect(fragments("suite: a\ntests: {tolerations: [{key: gpu}]}\n")).toEqual(["File values.yaml (tests): gpu@2"]);
  });

  it("is left out of what it stands in, which keeps its places", () => {
    const list = "tolerations:\n  - $patch: delete\n    key: old\n  - {key: gpu}\n  - $patch: replace\n  - {key: b}\n";
    expect(fragments(`${list}nodeSelector:\n  $patch: replace\n  pool: a\n`)).toEqual([
      "File values.yaml: gpu@4 b@6 pool@9",
    ]);
    const renamed = list.replace("tolerations", "webhookTolerations");
    expect(fragments(renamed)).toEqual(["File values.yaml (webhookTolerations): gpu@4 b@6"]);
    const patch = custom(
      `spec:\n  template:\n    spec:\n      tolerations:\n        - $patch: replace\n        - {key: gpu}\n`,
      "apps/v1",
      "Deployment",
    );
    expect(fragments(patch, "patch.yaml")).toEqual(["Deployment ns/a: gpu@9"]);
  });

  it("is each workload whose containers have no image", () => {
    const deployment = (containers: string) =>
      custom(
        `spec: {template: {spec: {containers: [${containers}], nodeSelector: {pool: a}}}}\n`,
        "apps/v1",
        "Deployment",
      );
    expect(fragments(deployment("{name: a}, {name: b, args: [c]}"))).toEqual(["Deployment ns/a: pool@4"]);
    expect(fragments(deployment("{name: a}, {name: b, image: b}"))).toEqual([]);
  });

  it("makes a Pod without containers a patch, which is a template otherwise", () => {
    const spec = "spec:\n  nodeSelector: {pool: a}\n";
    expect(fragments(custom(spec, "v1", "Pod"))).toEqual([]);
    expect(fragments(custom(`$patch: merge\n${spec}`, "v1", "Pod"))).toEqual(["Pod ns/a: pool@6"]);
  });
});

it("a key that decides where a pod runs is told to stand twice, and no other", () => {
  const twice = (path: string, text: string) =>
    readManifest({ path, text }).problems.map(
      ({ kind, span }) => `${kind} ${text.slice(0, span.start).split("\n").length}`,
    );
  const pod = (spec: string) =>
    `apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec:\n  containers:\n    - name: a\n${spec}`;
  expect(twice("a.yaml", pod("      image: a\n      image: b\n"))).toEqual([]);
  expect(twice("a.yaml", pod("      resources: {}\n      resources: {limits: {}}\n"))).toEqual(["duplicate-key 8"]);
  expect(twice("a.yaml", pod("  tolerations:\n    - {key: a, key: b}\n"))).toEqual(["duplicate-key 8"]);
  expect(twice("a.yaml", pod("  nodeSelector: {a: b}\n  nodeSelector: {a: c}\n"))).toEqual(["duplicate-key 8"]);
  expect(twice("a.yaml", pod("  nodeSelector: {a: b, c: d}\n  nodeSelector: {c: d, a: b}\n"))).toEqual([]);
  expect(twice("a.yaml", pod("spec: {hostNetwork: true}\n"))).toEqual(["duplicate-key 7"]);
  expect(twice("values.yaml", "nodeSelector: {a: b}\nimage: a\nimage: b\nnodeSelector: {a: c}\n")).toEqual([
    "duplicate-key 4",
  ]);
});

describe("which groups run pods is said of each by its whole name", () => {
  const spec = "spec: {tolerations: [{key: a}]}\n";
  it.each([
    ["operator.open-cluster-management.io/v1", "MultiClusterHub", 1],
    ["addon.open-cluster-management.io/v1alpha1", "AddOnDeploymentConfig", 1],
    ["policy.open-cluster-management.io/v1", "Policy", 0],
    ["cluster.open-cluster-management.io/v1beta1", "Placement", 0],
    ["operator.gatekeeper.sh/v1alpha1", "Gatekeeper", 1],
    ["constraints.gatekeeper.sh/v1beta1", "K8sTolerations", 0],
    ["operator.cluster.x-k8s.io/v1alpha2", "CoreProvider", 1],
    ["infrastructure.cluster.x-k8s.io/v1beta2", "AWSMachineTemplate", 0],
    ["policies.kubewarden.io/v1", "PolicyServer", 1],
    ["policies.kubewarden.io/v1", "ClusterAdmissionPolicy", 0],
    ["policies.kyverno.io/v1", "ValidatingPolicy", 0],
  ])("%s %s", (apiVersion, kind, count) => {
    expect(fragments(custom(spec, apiVersion, kind), "a.yaml")).toHaveLength(count);
  });
});

describe("texts in values that hold pods, or the settings of a program", () => {
  const CASC = `controller:
  JCasC:
    configScripts:
      agents: |
        jenkins:
          clouds:
            - kubernetes:
                templates:
                  - name: build
                    nodeSelector: {pool: ci}
                    yaml: |
                      apiVersion: v1
                      kind: Pod
                      spec:
                        tolerations:
                          - {key: ci}
`;
  const RUNNERS = `runners:
  config: |
    [[runners]]
      [runners.kubernetes.node_selector] # a comment
        "pool" = "build"
      [runners.kubernetes.node_tolerations]
        "team=ml" = "NoSchedule"
        "ci" = ""
    [[runners]]
      [runners.kubernetes.node_tolerations]
        os = "NoExecute"
        "arch=" = "NoSchedule"
      [runners.kubernetes.pod_labels]
        "none" = "of them"
`;
  const indented = (text: string) => text.replaceAll(/^/gm, "    ");

  it.each([
    ["a file of values", CASC, "values-prod.yaml", ["ci@16", "pool@10"]],
    ["a file in a folder of values", CASC, "values/jenkins.yaml", ["ci@16", "pool@10"]],
    [
      "values of a release",
      custom(`spec:\n  values:\n${indented(CASC)}`, "helm.toolkit.fluxcd.io/v2", "HelmRelease"),
      "a.yaml",
      ["ci@21", "pool@15"],
    ],
    [
      "values as a text",
      custom(`spec:\n  valuesContent: |\n${indented(CASC)}`, "helm.cattle.io/v1", "HelmChartConfig"),
      "a.yaml",
      ["ci@21", "pool@15"],
    ],
    ["the settings of GitLab Runner, for each runner", RUNNERS, "values.yaml", ["os@11 arch@12", "team@7 ci@8 pool@5"]],
    ["another file", CASC, "jenkins.yaml", []],
    ...[
      "node_affinity = {}",
      "node_tolerations_overwrite_allowed = '.*'",
      "{{ .Values.more }}",
      "patch = 'tolerations: []'",
    ].map((more): [string, string, string, string[]] => [
      `settings of GitLab Runner that place pods in another way: ${more}`,
      RUNNERS.replace('"pool" = "build"', `"pool" = "build"\n      ${more}`),
      "values.yaml",
      [],
    ]),
    ["a text that a template fills in", CASC.replace("key: ci", 'key: "{{ .Values.key }}"'), "values.yaml", []],
    ["a text that is no YAML", "a: |\n  kubectl patch <<EOF\n  tolerations: [\n  EOF\n", "values.yaml", []],
    ["another object", custom(`spec:\n  values:\n${indented(CASC)}`), "a.yaml", []],
  ])("%s", (_, text, path, expected) => {
    const places = fragments(text, path).map((one) => one.slice(one.lastIndexOf(": ") + 2));
    expect(places.sort()).toEqual(expected);
  });
});
