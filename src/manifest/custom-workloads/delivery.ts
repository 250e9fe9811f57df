import { type CustomKind, fieldsAt, kindsOf, type PodDeclaration } from "./custom-kind.js";

const TEMPLATE: PodDeclaration[] = [{ podSpec: "spec.template.spec" }];

const WORKFLOW_DEFAULTS = "a template takes over what it does not say itself from the workflow and from the defaults";

const workflow = (path: string): PodDeclaration[] => [
  { fields: fieldsAt(path), openBecause: WORKFLOW_DEFAULTS },
  { part: "template", fields: fieldsAt(`${path}.templates[*]`), openBecause: WORKFLOW_DEFAULTS },
];

const POD_TEMPLATE_DEFAULTS = "Tekton merges it with its default pod template";

const podTemplate = (part: string, path: string): PodDeclaration => {
  return { part, fields: fieldsAt(path), openBecause: POD_TEMPLATE_DEFAULTS };
};

/** Deploying, scaling and building. */
export const DELIVERY_KINDS: readonly CustomKind[] = [
  { group: "argoproj.io", kind: "Rollout", pods: TEMPLATE },
  ...kindsOf("argoproj.io", ["Workflow", "WorkflowTemplate", "ClusterWorkflowTemplate"], workflow("spec")),
  { group: "argoproj.io", kind: "CronWorkflow", pods: workflow("spec.workflowSpec") },
  // A DaemonSet of this group is judged as the DaemonSet of Kubernetes, whose node checks its controller repeats.
  ...kindsOf("apps.kruise.io", ["CloneSet", "StatefulSet", "DaemonSet"], TEMPLATE),
  {
    group: "apps.kruise.io",
    kind: "BroadcastJob",
    pods: [{ podSpec: "spec.template.spec", openBecause: "it puts a pod on every node that takes one" }],
  },
  {
    group: "apps.kruise.io",
    kind: "AdvancedCronJob",
    pods: [
      { part: "job", podSpec: "spec.template.jobTemplate.spec.template.spec" },
      {
        part: "broadcast job",
        podSpec: "spec.template.broadcastJobTemplate.spec.template.spec",
        openBecause: "it puts a pod on every node that takes one",
      },
    ],
  },
  // Knative refuses the scheduling fields unless its flags kubernetes.podspec-* allow them, and then hands them on.
  ...kindsOf("serving.knative.dev", ["Service", "Configuration"], TEMPLATE),
  { group: "serving.knative.dev", kind: "Revision", pods: [{ podSpec: "spec" }] },
  { group: "keda.sh", kind: "ScaledJob", pods: [{ podSpec: "spec.jobTargetRef.template.spec" }] },
  { group: "apps.openshift.io", kind: "DeploymentConfig", pods: TEMPLATE },
  ...kindsOf(
    "build.openshift.io",
    ["BuildConfig", "Build"],
    [
      {
        fields: { nodeSelector: "spec.nodeSelector" },
        openBecause: "the cluster's defaults and overrides for builds add to it",
      },
    ],
  ),
  {
    group: "actions.github.com",
    kind: "AutoscalingRunnerSet",
    pods: [
      { part: "runner", podSpec: "spec.template.spec" },
      { part: "listener", podSpec: "spec.listenerTemplate.spec" },
    ],
  },
  ...kindsOf(
    "actions.summerwind.dev",
    ["RunnerDeployment", "RunnerSet"],
    [
      {
        fields: fieldsAt("spec.template.spec"),
        openBecause: "the controller adds the containers and what they ask for",
      },
    ],
  ),
  { group: "tekton.dev", kind: "TaskRun", pods: [podTemplate("pod template", "spec.podTemplate")] },
  {
    group: "tekton.dev",
    kind: "PipelineRun",
    pods: [
      podTemplate("pod template", "spec.podTemplate"),
      podTemplate("task run template", "spec.taskRunTemplate.podTemplate"),
      podTemplate("task", "spec.taskRunSpecs[*].podTemplate"),
      podTemplate("task", "spec.taskRunSpecs[*].taskPodTemplate"),
    ],
  },
];
