import { type CustomKind, fieldsAt, kindsOf, type PodDeclaration } from "../fields/custom-kind.js";

const templatePod = (part: string, path: string): PodDeclaration => ({
  part,
  fields: { tolerations: `${path}.template.pod.tolerations`, affinity: `${path}.template.pod.affinity` },
  openBecause: "rack awareness and node pools add to it",
});

const perconaPod = (part: string): PodDeclaration => ({
  part,
  fields: {
    tolerations: `spec.${part}.tolerations`,
    nodeSelector: `spec.${part}.nodeSelector`,
    nodeAffinity: `spec.${part}.affinity.advanced.nodeAffinity`,
  },
  openBecause: "the operator makes the affinity from several fields",
});

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
  { group: "postgresql.cnpg.io", kind: "Pooler", pods: [{ podSpec: "spec.template.spec" }] },
  {
    group: "postgres-operator.crunchydata.com",
    kind: "PostgresCluster",
    pods: [
      {
        part: "instance",
        fields: { tolerations: "spec.instances[*].tolerations", affinity: "spec.instances[*].affinity" },
        openBecause: "the operator adds its default scheduling constraints",
      },
    ],
  },
  {
    group: "pxc.percona.com",
    kind: "PerconaXtraDBCluster",
    pods: [perconaPod("pxc"), perconaPod("haproxy"), perconaPod("proxysql")],
  },
  {
    group: "mongodbcommunity.mongodb.com",
    kind: "MongoDBCommunity",
    pods: [
      { podSpec: "spec.statefulSet.spec.template.spec", openBecause: "the operator merges it with its own pod spec" },
    ],
  },
  {
    group: "databases.spotahome.com",
    kind: "RedisFailover",
    pods: [
      { part: "redis", fields: fieldsAt("spec.redis") },
      { part: "sentinel", fields: fieldsAt("spec.sentinel") },
    ],
  },
  {
    group: "rabbitmq.com",
    kind: "RabbitmqCluster",
    pods: [
      {
        fields: { tolerations: "spec.tolerations", affinity: "spec.affinity" },
        openBecause: "the override is laid over them",
      },
      {
        part: "override",
        podSpec: "spec.override.statefulSet.spec.template.spec",
        openBecause: "it is laid over the pod spec of the operator",
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
