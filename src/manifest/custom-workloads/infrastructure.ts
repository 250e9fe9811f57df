import { customKinds, fieldsAt, type PodDeclaration } from "../fields/custom-kind.js";

const virtualMachine = (path: string): PodDeclaration[] => [
  { fields: fieldsAt(path), openBecause: "KubeVirt adds labels of its own to the node selector" },
];

const envoy = (part: string, field: string): PodDeclaration => ({
  part,
  fields: fieldsAt(`spec.provider.kubernetes.${field}.pod`),
  openBecause: "a patch beside it may change it, and a DaemonSet is judged in another way",
});

export const INFRASTRUCTURE_KINDS = customKinds({
  "kubevirt.io": {
    "VirtualMachine VirtualMachineInstanceReplicaSet": virtualMachine("spec.template.spec"),
    VirtualMachineInstance: virtualMachine("spec"),
  },
  "nvidia.com": {
    // Upstream: gpu-operator, controllers/object_controls.go applyCommonDaemonsetConfig; a list replaces the default.
    ClusterPolicy: [
      {
        part: "daemon sets",
        fields: { tolerations: "spec.daemonsets.tolerations" },
        everyNode: { role: "device plugin" },
        namespace: "gpu-operator",
      },
      { part: "component", fields: fieldsAt("spec.*"), openBecause: "they become DaemonSets" },
    ],
    // Upstream: gpu-operator, manifests/state-driver/0500_daemonset.yaml.
    NVIDIADriver: [
      {
        fields: {
          tolerations: "spec.tolerations",
          nodeSelector: "spec.nodeSelector",
          nodeAffinity: "spec.nodeAffinity",
        },
        isBare: true,
        everyNode: {
          role: "device plugin",
          tolerates: [{ key: "nvidia.com/gpu", operator: "Exists", effect: "NoSchedule" }],
        },
        namespace: "gpu-operator",
      },
    ],
  },
  // Upstream: system-upgrade-controller, pkg/upgrade/plan/plan.go NodeSelector, pkg/upgrade/job/job.go New.
  "upgrade.cattle.io": {
    Plan: [
      {
        fields: { tolerations: "spec.tolerations", nodeSelector: "spec.nodeSelector" },
        hasLabelSelector: true,
        openWithout: { field: "nodeSelector", because: "it selects no node then", noneBeside: "upgrade" },
        isBare: true,
        everyNode: {},
      },
    ],
  },
  "gateway.envoyproxy.io": {
    EnvoyProxy: [envoy("deployment", "envoyDeployment"), envoy("daemon set", "envoyDaemonSet")],
  },
});
