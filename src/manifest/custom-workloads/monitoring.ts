import { getString, getValue } from "../../yaml/node-value.js";
import { type CustomKind, fieldsAt, kindsOf, type PodDeclaration } from "../fields/custom-kind.js";

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

const onEveryNode = (kind: string): CustomKind => ({
  group: `${kind.toLowerCase()}.k8s.elastic.co`,
  kind,
  pods: [
    { part: "deployment", podSpec: "spec.deployment.podTemplate.spec" },
    { part: "daemon set", podSpec: "spec.daemonSet.podTemplate.spec", everyNode: {} },
  ],
});

export const MONITORING_KINDS: readonly CustomKind[] = [
  ...kindsOf("monitoring.coreos.com", ["Prometheus", "Alertmanager", "ThanosRuler"], [{ fields: fieldsAt("spec") }]),
  {
    group: "monitoring.coreos.com",
    kind: "PrometheusAgent",
    pods: [{ fields: fieldsAt("spec"), isBare: true, everyNode: { when: { field: "mode", is: "DaemonSet" } } }],
  },
  {
    group: "elasticsearch.k8s.elastic.co",
    kind: "Elasticsearch",
    pods: [{ part: "node set", podSpec: "spec.nodeSets[*].podTemplate.spec" }],
  },
  { group: "kibana.k8s.elastic.co", kind: "Kibana", pods: ELASTIC },
  { group: "apm.k8s.elastic.co", kind: "ApmServer", pods: ELASTIC },
  { group: "logstash.k8s.elastic.co", kind: "Logstash", pods: ELASTIC },
  { group: "enterprisesearch.k8s.elastic.co", kind: "EnterpriseSearch", pods: ELASTIC },
  onEveryNode("Beat"),
  onEveryNode("Agent"),
  // Its node pools are read as fragments.
  ...["opensearch.opster.io", "opensearch.org"].map((group) => ({
    group,
    kind: "OpenSearchCluster",
    pods: [{ part: "dashboards", fields: fieldsAt("spec.dashboards") }],
  })),
  {
    group: "opentelemetry.io",
    kind: "OpenTelemetryCollector",
    pods: [
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
  {
    group: "fluentbit.fluent.io",
    kind: "FluentBit",
    pods: [{ fields: fieldsAt("spec"), isBare: true, everyNode: {} }],
  },
  {
    group: "logging.banzaicloud.io",
    kind: "FluentbitAgent",
    pods: [{ fields: fieldsAt("spec"), isBare: true, everyNode: {} }],
  },
  {
    group: "logging.banzaicloud.io",
    kind: "Logging",
    pods: [{ part: "fluentbit", fields: fieldsAt("spec.fluentbit"), isBare: true, everyNode: {} }],
  },
  {
    group: "datadoghq.com",
    kind: "DatadogAgent",
    pods: [
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
];
