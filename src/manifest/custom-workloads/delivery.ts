import type { SourceNode } from "../../model/source.js";
import { getValue, nodeAt } from "../../yaml/node-value.js";
import { type CustomKind, fieldsAt, kindsOf, type PodDeclaration, SCHEDULING_FIELDS } from "../fields/custom-kind.js";
import { namesCluster } from "./prow-jobs.js";

const TEMPLATE: PodDeclaration[] = [{ podSpec: "spec.template.spec" }];

const WORKFLOW_DEFAULTS = "a template takes over what it does not say itself from the workflow and from the defaults";

const workflow = (path: string): PodDeclaration[] => [
  { fields: fieldsAt(path), openBecause: WORKFLOW_DEFAULTS },
  { part: "template", fields: fieldsAt(`${path}.templates[*]`), openBecause: WORKFLOW_DEFAULTS },
];

const hasOne = (node: SourceNode | undefined, keys: readonly string[]) =>
  keys.some((key) => getValue(node, key) !== undefined);

/** Reports whether callers, patches or defaults may add scheduling fields to a template. */
function mayGetMore(spec: SourceNode | undefined, template: SourceNode, podSpec: SourceNode): boolean {
  const templates = getValue(spec, "templates");
  const callers = (templates?.kind === "sequence" ? templates.items : []).filter((one) =>
    hasOne(one, ["steps", "dag"]),
  );
  return (
    hasOne(spec, ["templateDefaults", "podSpecPatch", "workflowTemplateRef"]) ||
    hasOne(template, ["podSpecPatch"]) ||
    callers.some((one) => hasOne(one, SCHEDULING_FIELDS)) ||
    !hasOne(podSpec, ["tolerations"]) ||
    !hasOne(podSpec, ["nodeSelector", "affinity"])
  );
}

/** Upstream: argo-workflows, workflow/controller/workflowpod.go addSchedulingConstraints. */
const ownWorkflow = (path: string): PodDeclaration[] => [
  { fields: fieldsAt(path), openBecause: WORKFLOW_DEFAULTS },
  {
    part: "template",
    fields: fieldsAt(`${path}.templates[*]`),
    fallback: path,
    makes: ["container", "script", "containerSet", "resource", "data"],
    containers: ["container", "script", "containerSet.containers", "sidecars"],
    openWhere: {
      holds: (object, template, podSpec) => mayGetMore(nodeAt(object, path.split(".")), template, podSpec),
      because:
        "neither the template nor the workflow says which taints and which nodes, as the controller has defaults, nor where a patch or a template that calls it says more",
    },
  },
];

const POD_TEMPLATE_DEFAULTS = "Tekton merges it with its default pod template";

const podTemplate = (part: string, path: string): PodDeclaration => {
  return { part, fields: fieldsAt(path), openBecause: POD_TEMPLATE_DEFAULTS };
};

export const DELIVERY_KINDS: readonly CustomKind[] = [
  { group: "argoproj.io", kind: "Rollout", pods: TEMPLATE },
  { group: "argoproj.io", kind: "Workflow", pods: ownWorkflow("spec") },
  ...kindsOf("argoproj.io", ["WorkflowTemplate", "ClusterWorkflowTemplate"], workflow("spec")),
  { group: "argoproj.io", kind: "CronWorkflow", pods: ownWorkflow("spec.workflowSpec") },
  // Judged as Kubernetes' DaemonSet, whose node checks its controller repeats.
  ...kindsOf("apps.kruise.io", ["CloneSet", "StatefulSet", "DaemonSet"], TEMPLATE),
  {
    group: "apps.kruise.io",
    kind: "BroadcastJob",
    pods: [{ podSpec: "spec.template.spec", everyNode: {} }],
  },
  {
    group: "apps.kruise.io",
    kind: "AdvancedCronJob",
    pods: [
      { part: "job", podSpec: "spec.template.jobTemplate.spec.template.spec" },
      {
        part: "broadcast job",
        podSpec: "spec.template.broadcastJobTemplate.spec.template.spec",
        everyNode: {},
      },
    ],
  },
  // Knative allows these fields only with its flags kubernetes.podspec-*, and then passes them on.
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
  {
    group: "prow.k8s.io",
    kind: "ProwJob",
    pods: [
      {
        podSpec: "spec.pod_spec",
        openWhere: {
          holds: (object) => namesCluster(getValue(object, "spec")),
          because: "it names a cluster of its own",
        },
      },
    ],
  },
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
