import type { Exception } from "../exception.js";
import { workload } from "../workload-texts.js";

const beside = (field: string) => workload("Deployment", []).replace("  template:\n", `  ${field}\n  template:\n`);
const about = { inventory: "pools: [{name: general}]", spoken: beside("nodeSelector: {pool: gpu}") };
const custom = (field: string) =>
  beside(field).replace("apps/v1", "argoproj.io/v1alpha1").replace("Deployment", "Rollout");

const nodePool = (field: string) =>
  `apiVersion: kafka.strimzi.io/v1\nkind: KafkaNodePool\nmetadata: {name: a}\nspec: ${field.replace("@", "{tolerations: [{key: a, operator: Exists}]}")}\n`;

const TERMS =
  "{requiredDuringSchedulingIgnoredDuringExecution: {nodeSelectorTerms: [{matchExpressions: [{key: a, operator: Exists}]}]}}";
const postgres = (field: string) =>
  `apiVersion: acid.zalan.do/v1\nkind: postgresql\nmetadata: {name: a}\nspec: {tolerations: [{key: a, operator: Exists}], ${field}}\n`;
const release = (values: string) =>
  `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: a}\nspec: {chart: {spec: {chart: a}}, values: {${values}}}\n`;
const APP = "controllers: {main: {containers: {app: {image: a}}}}";
const HUB = "hub: {config: {a: b}}, singleuser: {image: a}";

export const EXCEPTIONS: readonly Exception[] = [
  { promise: "A field without a value is not reported", ...about, silent: beside("nodeSelector:") },
  {
    promise: "beside the template a scheduling field is a warning",
    ...about,
    silent: custom("nodeSelector: {pool: gpu}"),
    saidAs: "warning",
  },
  {
    promise: "one level too high, as `spec.pod.tolerations` of a KafkaNodePool",
    ...about,
    spoken: nodePool("{pod: @}"),
    silent: nodePool("{template: {pod: @}}"),
  },
  {
    promise: "or in a pod template that the kind does not have",
    ...about,
    spoken: nodePool("{template: {pod: {spec: @}}}"),
    silent: nodePool("{template: {perPodService: {spec: @}}}"),
  },
  {
    promise:
      "that the kind does not know beside one that says the same, as `spec.nodeSelector` of a Zalando `postgresql`",
    ...about,
    spoken: postgres("nodeSelector: {a: b}"),
    silent: postgres(`nodeAffinity: ${TERMS}`),
  },
  {
    promise: "In values, a `nodeAffinity` beside an `affinity` is told",
    ...about,
    spoken: release(`affinity: {podAffinity: {}}, nodeAffinity: ${TERMS}`),
    // Some charts have such a value in the place of an affinity.
    silent: release(`nodeSelector: {}, tolerations: [], nodeAffinity: ${TERMS}`),
  },
  {
    promise: "The app-template of bjw-s reads them in `defaultPodOptions`",
    ...about,
    spoken: release(`nodeSelector: {a: b}, ${APP}`),
    silent: release(`defaultPodOptions: {nodeSelector: {a: b}}, ${APP}`),
  },
  {
    promise: "in the `pod` of a controller, not beside `controllers`, in a controller",
    ...about,
    spoken: release("controllers: {main: {nodeSelector: {a: b}, containers: {app: {image: a}}}}"),
    silent: release("controllers: {main: {pod: {nodeSelector: {a: b}}, containers: {app: {image: a}}}}"),
  },
  {
    promise: "Values of app-template before 2.0, which have no `controllers`",
    ...about,
    spoken: release(`nodeSelector: {a: b}, ${APP}`),
    silent: release("nodeSelector: {a: b}, controller: {type: deployment}, image: {repository: a}"),
  },
  {
    promise: "reads them in the parts of the `proxy`, such as `chp`, not in the `proxy` itself",
    ...about,
    spoken: release(`proxy: {nodeSelector: {a: b}}, ${HUB}`),
    silent: release(`proxy: {chp: {nodeSelector: {a: b}}}, ${HUB}`),
  },
  {
    promise: "and of JupyterHub before 0.11, which have no `hub.config`",
    ...about,
    spoken: release(`proxy: {nodeSelector: {a: b}}, ${HUB}`),
    silent: release(`proxy: {nodeSelector: {a: b}}, ${HUB.replace("config", "extraConfig")}`),
  },
  {
    promise: "Nothing is said of a kind that you declare in `workloads`",
    ...about,
    spoken: nodePool("{pod: @}"),
    silentInventory: `${about.inventory}\nworkloads: [{group: kafka.strimzi.io, kind: KafkaNodePool, tolerations: spec.template.pod.tolerations}]`,
  },
  {
    promise: "other components may have some of their own",
    ...about,
    spoken: nodePool("{pod: @}"),
    silent: nodePool("{exporter: {pod: @}}"),
  },
  {
    promise: "or beside its `spec`, they never reach the chart",
    ...about,
    spoken:
      "apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: a}\nnodeSelector: {a: b}\nspec: {chart: {spec: {chart: a}}}\n",
    silent:
      "apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: a}\nspec: {chart: {spec: {chart: a}}, values: {nodeSelector: {a: b}}}\n",
  },
  {
    promise: "so that nothing is said about the pools that it misses",
    entryIn: ["test/rules/exceptions.test.ts", "a pod with a misplaced or misspelt field is not judged for placement"],
  },
  {
    promise: "unless the pod spec has such a field already",
    entryIn: ["test/fix/fixtures/move-to-an-occupied-place/before.yaml", "tolerations"],
  },
];
