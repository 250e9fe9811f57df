import { getString, getValue } from "../../yaml/node-value.js";
import { customKinds, fieldsAt, type PodDeclaration } from "../fields/custom-kind.js";

/** Elastic's operator completes containers by name and keeps the scheduling fields. */
const ELASTIC: PodDeclaration[] = [{ podSpec: "spec.podTemplate.spec" }];
/** Upstream: datadog-operator, internal/controller/datadogagent/override/podtemplatespec.go PodTemplateSpec. */
const datadog = (part: string, field: string): PodDeclaration => ({
  part,
  fields: fieldsAt(`spec.override.${field}`),
  openWhere: {
    holds: (object, own) =>
      getValue(own, "disabled") !== undefined || getString(object, "apiVersion") === "datadoghq.com/v1alpha1",
    because: "it may be disabled, nor in version v1alpha1",
  },
});

const ON_EVERY_NODE: PodDeclaration[] = [
  { part: "deployment", podSpec: "spec.deployment.podTemplate.spec" },
  { part: "daemon set", podSpec: "spec.daemonSet.podTemplate.spec", everyNode: {} },
];

/** Its node pools are read as fragments. */
const DASHBOARDS: PodDeclaration[] = [{ part: "dashboards", fields: fieldsAt("spec.dashboards") }];

export const MONITORING_KINDS = customKinds({
  "monitoring.coreos.com": {
    "Prometheus Alertmanager ThanosRuler": [{ fields: fieldsAt("spec") }],
    PrometheusAgent: [
      { fields: fieldsAt("spec"), isBare: true, everyNode: { when: { field: "mode", is: "DaemonSet" } } },
    ],
  },
  "elasticsearch.k8s.elastic.co": {
    Elasticsearch: [{ part: "node set", podSpec: "spec.nodeSets[*].podTemplate.spec" }],
  },
  "kibana.k8s.elastic.co": { Kibana: ELASTIC },
  "apm.k8s.elastic.co": { ApmServer: ELASTIC },
  "logstash.k8s.elastic.co": { Logstash: ELASTIC },
  "enterprisesearch.k8s.elastic.co": { EnterpriseSearch: ELASTIC },
  "beat.k8s.elastic.co": { Beat: ON_EVERY_NODE },
  "agent.k8s.elastic.co": { Agent: ON_EVERY_NODE },
  "opensearch.opster.io": { OpenSearchCluster: DASHBOARDS },
  "opensearch.org": { OpenSearchCluster: DASHBOARDS },
  "opentelemetry.io": {
    OpenTelemetryCollector: [
      {
        fields: fieldsAt("spec"),
        isBare: true,
        everyNode: { when: { field: "mode", is: "daemonset" } },
        openWhere: {
          holds: (object) => getString(getValue(object, "spec"), "mode") === "sidecar",
          because: "it is a sidecar of other pods",
        },
      },
    ],
  },
  "fluentbit.fluent.io": { FluentBit: [{ fields: fieldsAt("spec"), isBare: true, everyNode: {} }] },
  "logging.banzaicloud.io": {
    FluentbitAgent: [{ fields: fieldsAt("spec"), isBare: true, everyNode: {} }],
    Logging: [{ part: "fluentbit", fields: fieldsAt("spec.fluentbit"), isBare: true, everyNode: {} }],
  },
  "datadoghq.com": {
    DatadogAgent: [
      { ...datadog("node agent", "nodeAgent"), isBare: "without its part", everyNode: {} },
      datadog("cluster agent", "clusterAgent"),
      datadog("cluster checks runner", "clusterChecksRunner"),
      ...["agent.config", "clusterAgent", "clusterChecksRunner"].map((field) => ({
        part: field,
        fields: fieldsAt(`spec.${field}`),
        openBecause: "version v2alpha1 has no such field",
      })),
    ],
  },
});
