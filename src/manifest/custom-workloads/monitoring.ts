import { type CustomKind, fieldsAt, kindsOf, type PodDeclaration } from "../fields/custom-kind.js";

/** Elastic's operator completes containers by name and keeps the scheduling fields. */
const ELASTIC: PodDeclaration[] = [{ podSpec: "spec.podTemplate.spec" }];
const onEveryNode = (kind: string): CustomKind => ({
  group: `${kind.toLowerCase()}.k8s.elastic.co`,
  kind,
  pods: [
    { part: "deployment", podSpec: "spec.deployment.podTemplate.spec" },
    { part: "daemon set", podSpec: "spec.daemonSet.podTemplate.spec", openBecause: "it becomes a DaemonSet" },
  ],
});

export const MONITORING_KINDS: readonly CustomKind[] = [
  ...kindsOf("monitoring.coreos.com", ["Prometheus", "Alertmanager", "ThanosRuler"], [{ fields: fieldsAt("spec") }]),
  {
    group: "monitoring.coreos.com",
    kind: "PrometheusAgent",
    pods: [{ fields: fieldsAt("spec"), openBecause: "it becomes a StatefulSet or a DaemonSet" }],
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
    pods: [{ fields: fieldsAt("spec"), openBecause: "its mode may make it a DaemonSet" }],
  },
  {
    group: "fluentbit.fluent.io",
    kind: "FluentBit",
    pods: [{ fields: fieldsAt("spec"), openBecause: "it becomes a DaemonSet" }],
  },
];
