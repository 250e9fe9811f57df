import type { SourceNode } from "../../model/source.js";
import { getString, itemsOf, nodeAt } from "../../yaml/node-value.js";
import { customKinds, fieldsAt, type PodDeclaration } from "../fields/custom-kind.js";

/** Source: cluster-monitoring-operator, pkg/manifests/types.go. */
const monitored = (part: string): PodDeclaration => {
  const at = `data["config.yaml"].${part}`;
  return { part, fields: { tolerations: `${at}.tolerations`, nodeSelector: `${at}.nodeSelector` } };
};

const placed = (part: string, at: string, openBecause?: string): PodDeclaration => {
  const fields = { tolerations: `${at}.tolerations`, nodeSelector: `${at}.nodeSelector` };
  return { part, fields, openBecause };
};

/** Upstream: cluster-logging-operator, internal/collector/collector.go NewPodSpec. */
const collector = (at: string): PodDeclaration => ({
  ...placed("collector", at),
  everyNode: { tolerates: [{ key: "node-role.kubernetes.io/master", operator: "Exists", effect: "NoSchedule" }] },
});
const isReceiver = (input: SourceNode) => getString(input, "type") === "receiver";
const OWN_DEFAULTS = "where a field is left out, it has a default of its own";

/** Source: loki operator, api/loki/v1 LokiTemplateSpec. */
const LOKI_COMPONENTS = [
  "compactor",
  "distributor",
  "ingester",
  "querier",
  "queryFrontend",
  "gateway",
  "indexGateway",
  "ruler",
];

export const OPENSHIFT_KINDS = customKinds({
  "operator.openshift.io": {
    IngressController: [
      {
        // Source: cluster-ingress-operator, pkg/operator/controller/ingress/deployment.go.
        fields: {
          tolerations: "spec.nodePlacement.tolerations",
          nodeSelector: "spec.nodePlacement.nodeSelector",
        },
        hasLabelSelector: true,
        openWithout: { field: "nodeSelector", because: "the operator chooses workers or control planes then" },
        namespace: "openshift-ingress",
      },
    ],
  },
  "imageregistry.operator.openshift.io": {
    Config: [{ fields: fieldsAt("spec"), namespace: "openshift-image-registry" }],
  },
  "": {
    ConfigMap: {
      names: ["cluster-monitoring-config", "user-workload-monitoring-config"],
      pods: [
        ...[
          "alertmanagerMain",
          "kubeStateMetrics",
          "metricsServer",
          "monitoringPlugin",
          "openshiftStateMetrics",
          "prometheusK8s",
          "telemeterClient",
          "thanosQuerier",
          "alertmanager",
          "prometheus",
          "thanosRuler",
        ].map(monitored),
        { ...monitored("prometheusOperator"), openBecause: OWN_DEFAULTS },
        { ...monitored("prometheusOperatorAdmissionWebhook"), openBecause: OWN_DEFAULTS },
      ],
    },
  },
  "logging.openshift.io": {
    ClusterLogging: [
      collector("spec.collection"),
      collector("spec.collection.logs.fluentd"),
      placed("log store", "spec.logStore.elasticsearch"),
      placed("visualization", "spec.visualization.kibana"),
      placed("console", "spec.visualization", "older versions have no such field"),
    ],
  },
  "observability.openshift.io": {
    ClusterLogForwarder: [
      {
        ...collector("spec.collector"),
        isBare: "without its part",
        openWhere: {
          holds: (object) => itemsOf(nodeAt(object, ["spec", "inputs"])).some(isReceiver),
          because: "an input is a receiver, for which a Deployment may be enough",
        },
      },
    ],
  },
  "loki.grafana.com": { LokiStack: LOKI_COMPONENTS.map((part) => placed(part, `spec.template.${part}`)) },
});
