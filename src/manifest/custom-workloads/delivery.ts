import type { SourceNode } from "../../model/source.js";
import { getValue, nodeAt } from "../../yaml/node-value.js";
import { customKinds, fieldsAt, type PodDeclaration, SCHEDULING_FIELDS } from "../fields/custom-kind.js";
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

export const DELIVERY_KINDS = customKinds({
  "argoproj.io": {
    Rollout: TEMPLATE,
    Workflow: ownWorkflow("spec"),
    "WorkflowTemplate ClusterWorkflowTemplate": workflow("spec"),
    CronWorkflow: ownWorkflow("spec.workflowSpec"),
  },
  "apps.kruise.io": {
    // Judged as Kubernetes' DaemonSet, whose node checks its controller repeats.
    "CloneSet StatefulSet DaemonSet": TEMPLATE,
    BroadcastJob: [{ podSpec: "spec.template.spec", everyNode: {} }],
    AdvancedCronJob: [
      { part: "job", podSpec: "spec.template.jobTemplate.spec.template.spec" },
      { part: "broadcast job", podSpec: "spec.template.broadcastJobTemplate.spec.template.spec", everyNode: {} },
    ],
  },
  // Knative allows these fields only with its flags kubernetes.podspec-*, and then passes them on.
  "serving.knative.dev": { "Service Configuration": TEMPLATE, Revision: [{ podSpec: "spec" }] },
  "keda.sh": { ScaledJob: [{ podSpec: "spec.jobTargetRef.template.spec" }] },
  "apps.openshift.io": { DeploymentConfig: TEMPLATE },
  "build.openshift.io": {
    "BuildConfig Build": [
      {
        fields: { nodeSelector: "spec.nodeSelector" },
        openBecause: "the cluster's defaults and overrides for builds add to it",
      },
    ],
  },
  "actions.github.com": {
    AutoscalingRunnerSet: [
      { part: "runner", podSpec: "spec.template.spec" },
      { part: "listener", podSpec: "spec.listenerTemplate.spec" },
    ],
  },
  "actions.summerwind.dev": {
    "RunnerDeployment RunnerSet": [
      {
        fields: fieldsAt("spec.template.spec"),
        openBecause: "the controller adds the containers and what they ask for",
      },
    ],
  },
  "prow.k8s.io": {
    ProwJob: [
      {
        podSpec: "spec.pod_spec",
        openWhere: {
          holds: (object) => namesCluster(getValue(object, "spec")),
          because: "it names a cluster of its own",
        },
      },
    ],
  },
  "tekton.dev": {
    TaskRun: [podTemplate("pod template", "spec.podTemplate")],
    PipelineRun: [
      podTemplate("pod template", "spec.podTemplate"),
      podTemplate("task run template", "spec.taskRunTemplate.podTemplate"),
      podTemplate("task", "spec.taskRunSpecs[*].podTemplate"),
      podTemplate("task", "spec.taskRunSpecs[*].taskPodTemplate"),
    ],
  },
});
