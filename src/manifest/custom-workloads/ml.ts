import type { SourceNode } from "../../model/source.js";
import { stringMap } from "../../model/string-map.js";
import { effectiveEntries, getString, getValue, nodeAt } from "../../yaml/node-value.js";
import { customKinds, fieldsAt, type PodDeclaration } from "../fields/custom-kind.js";

const replicas = (field: string): PodDeclaration[] => [{ part: "replica", podSpec: `spec.${field}.*.template.spec` }];

const rayCluster = (path: string): PodDeclaration[] => [
  { part: "head group", podSpec: `${path}.headGroupSpec.template.spec` },
  { part: "worker group", podSpec: `${path}.workerGroupSpecs[*].template.spec` },
];

const daskCluster = (path: string): PodDeclaration[] => [
  { part: "scheduler", podSpec: `${path}.scheduler.spec` },
  { part: "worker", podSpec: `${path}.worker.spec` },
];

const JOB_SET_JOBS = "spec.replicatedJobs[*].template.spec.template.spec";

const SPARK_MERGES = "the driver's and the executors' Spark configuration is merged with them";

/** Spark settings that choose nodes or replace the pod. */
const SPARK_PLACES = /^spark\.kubernetes\..*(?:node\.selector|podTemplate|scheduler)/;

/** Reports whether other settings decide where a driver or executor runs. */
function isSparkOpen(spec: SourceNode | undefined, part: SourceNode): boolean {
  const isSet = (node: SourceNode | undefined) => (key: string) => getValue(node, key) !== undefined;
  const keys = effectiveEntries(getValue(spec, "sparkConf")).map(({ key }) => key.text);
  return (
    ["template", "gpu", "sidecars", "schedulerName"].some(isSet(part)) ||
    ["nodeSelector", "batchScheduler", "sparkConfigMap"].some(isSet(spec)) ||
    (getString(spec, "mode") ?? "cluster") !== "cluster" ||
    keys.some((key) => SPARK_PLACES.test(key))
  );
}

/** Upstream: spark-operator, internal/webhook/sparkpod_defaulter.go addTolerations, addNodeSelectors, addAffinity. */
const sparkApplication = (path: string): PodDeclaration[] =>
  ["driver", "executor"].flatMap((part): PodDeclaration[] => [
    {
      part,
      fields: fieldsAt(`${path}.${part}`),
      isBare: true,
      openWhere: {
        holds: (object, own) => isSparkOpen(nodeAt(object, path.split(".")), own),
        because: "a template, GPUs, another scheduler or Spark's own configuration decides, too",
      },
    },
    { part: `${part} template`, podSpec: `${path}.${part}.template.spec`, openBecause: SPARK_MERGES },
  ]);

export const ML_KINDS = customKinds({
  "kubeflow.org": {
    TFJob: replicas("tfReplicaSpecs"),
    PyTorchJob: replicas("pytorchReplicaSpecs"),
    MPIJob: replicas("mpiReplicaSpecs"),
    XGBoostJob: replicas("xgbReplicaSpecs"),
    PaddleJob: replicas("paddleReplicaSpecs"),
    JAXJob: replicas("jaxReplicaSpecs"),
    Notebook: [{ podSpec: "spec.template.spec", openBecause: "the PodDefaults of its namespace may add to it" }],
  },
  "trainer.kubeflow.org": {
    TrainJob: [
      {
        part: "override",
        podSpec: "spec.podTemplateOverrides[*].spec",
        openBecause: "the training runtime that they override has its own",
      },
      {
        part: "patch",
        podSpec: `spec.runtimePatches[*].trainingRuntimeSpec.template.${JOB_SET_JOBS}`,
        openBecause: "the training runtime that they patch has its own",
      },
    ],
    "TrainingRuntime ClusterTrainingRuntime": [
      {
        part: "job",
        podSpec: `spec.template.${JOB_SET_JOBS}`,
        openBecause: "the TrainJobs that use it may patch it",
      },
    ],
  },
  "ray.io": {
    RayCluster: rayCluster("spec"),
    RayJob: {
      pods: [...rayCluster("spec.rayClusterSpec"), { part: "submitter", podSpec: "spec.submitterPodTemplate.spec" }],
      // Upstream: kuberay, ray-operator/controllers/ray/common/job.go GetSubmitterTemplate.
      defaultPods: [
        {
          part: "submitter",
          by: "KubeRay",
          field: "submitterPodTemplate",
          requests: stringMap([
            ["cpu", "500m"],
            ["memory", "200Mi"],
          ]),
          when: { field: "submissionMode", is: "K8sJobMode" },
          help: "Write `submitterPodTemplate` with the tolerations that it needs, or `submissionMode: SidecarMode`, which submits from the pod of the head.",
        },
      ],
    },
    RayService: rayCluster("spec.rayClusterConfig"),
  },
  "kubernetes.dask.org": {
    DaskCluster: daskCluster("spec"),
    DaskJob: [{ part: "job", podSpec: "spec.job.spec" }, ...daskCluster("spec.cluster.spec")],
    DaskWorkerGroup: [{ podSpec: "spec.worker.spec" }],
  },
  "serving.kserve.io": {
    InferenceService: [
      {
        part: "predictor",
        fields: fieldsAt("spec.predictor"),
        openBecause: "the pod spec of the serving runtime is merged with them",
      },
    ],
  },
  "machinelearning.seldon.io": {
    SeldonDeployment: [
      {
        part: "predictor",
        podSpec: "spec.predictors[*].componentSpecs[*].spec",
        openBecause: "the operator merges it with the containers of the model servers",
      },
    ],
  },
  "leaderworkerset.x-k8s.io": {
    LeaderWorkerSet: [
      { part: "leader", podSpec: "spec.leaderWorkerTemplate.leaderTemplate.spec" },
      { part: "worker", podSpec: "spec.leaderWorkerTemplate.workerTemplate.spec" },
    ],
  },
  "jobset.x-k8s.io": { JobSet: [{ part: "job", podSpec: JOB_SET_JOBS }] },
  "batch.volcano.sh": { Job: [{ part: "task", podSpec: "spec.tasks[*].template.spec" }] },
  "sparkoperator.k8s.io": {
    SparkApplication: sparkApplication("spec"),
    ScheduledSparkApplication: sparkApplication("spec.template"),
  },
  "flink.apache.org": {
    FlinkDeployment: [
      {
        part: "pod template",
        podSpec: "spec.podTemplate.spec",
        openBecause: "the templates of the job manager and the task managers are merged with it",
      },
      {
        part: "job manager",
        podSpec: "spec.jobManager.podTemplate.spec",
        openBecause: "the common pod template is merged with it",
      },
      {
        part: "task manager",
        podSpec: "spec.taskManager.podTemplate.spec",
        openBecause: "the common pod template is merged with it",
      },
    ],
  },
});
