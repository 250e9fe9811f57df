import { type CustomKind, kindsOf, type PodDeclaration } from "./custom-kind.js";

const templatePod = (part: string, path: string): PodDeclaration => ({
  part,
  fields: { tolerations: `${path}.template.pod.tolerations`, affinity: `${path}.template.pod.affinity` },
  openBecause: "rack awareness and node pools add to it",
});

/** Databases, queues and storage. */
export const DATABASE_KINDS: readonly CustomKind[] = [
  {
    group: "postgresql.cnpg.io",
    kind: "Cluster",
    pods: [
      {
        fields: {
          tolerations: "spec.affinity.tolerations",
          nodeSelector: "spec.affinity.nodeSelector",
          nodeAffinity: "spec.affinity.nodeAffinity",
        },
      },
    ],
  },
  {
    group: "acid.zalan.do",
    kind: "postgresql",
    pods: [
      {
        fields: { tolerations: "spec.tolerations", nodeAffinity: "spec.nodeAffinity" },
        openBecause: "the operator adds the toleration and the node labels of its own configuration",
      },
    ],
  },
  {
    group: "cassandra.datastax.com",
    kind: "CassandraDatacenter",
    pods: [
      { podSpec: "spec.podTemplateSpec.spec", openBecause: "the operator adds the racks' labels and tolerations" },
    ],
  },
  {
    group: "kafka.strimzi.io",
    kind: "Kafka",
    pods: [
      templatePod("kafka", "spec.kafka"),
      templatePod("zookeeper", "spec.zookeeper"),
      templatePod("entity operator", "spec.entityOperator"),
    ],
  },
  ...kindsOf(
    "kafka.strimzi.io",
    ["KafkaNodePool", "KafkaConnect", "KafkaMirrorMaker2", "KafkaBridge"],
    [templatePod("pod", "spec")],
  ),
  {
    group: "ceph.rook.io",
    kind: "CephCluster",
    pods: [
      {
        part: "placement",
        fields: { tolerations: "spec.placement.*.tolerations", nodeAffinity: "spec.placement.*.nodeAffinity" },
        openBecause: 'each daemon\'s placement is merged with that of "all"',
      },
    ],
  },
];
