import { customKinds, fieldsAt, type PodDeclaration } from "../fields/custom-kind.js";

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

export const DATABASE_KINDS = customKinds({
  "postgresql.cnpg.io": {
    Cluster: [
      {
        fields: {
          tolerations: "spec.affinity.tolerations",
          nodeSelector: "spec.affinity.nodeSelector",
          nodeAffinity: "spec.affinity.nodeAffinity",
        },
      },
    ],
    Pooler: [{ podSpec: "spec.template.spec" }],
  },
  "postgres-operator.crunchydata.com": {
    PostgresCluster: [
      {
        part: "instance",
        fields: { tolerations: "spec.instances[*].tolerations", affinity: "spec.instances[*].affinity" },
        openBecause: "the operator adds its default scheduling constraints",
      },
    ],
  },
  "pxc.percona.com": { PerconaXtraDBCluster: [perconaPod("pxc"), perconaPod("haproxy"), perconaPod("proxysql")] },
  "mongodbcommunity.mongodb.com": {
    MongoDBCommunity: [
      { podSpec: "spec.statefulSet.spec.template.spec", openBecause: "the operator merges it with its own pod spec" },
    ],
  },
  "databases.spotahome.com": {
    RedisFailover: [
      { part: "redis", fields: fieldsAt("spec.redis") },
      { part: "sentinel", fields: fieldsAt("spec.sentinel") },
    ],
  },
  "rabbitmq.com": {
    RabbitmqCluster: [
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
  "acid.zalan.do": {
    postgresql: [
      {
        fields: { tolerations: "spec.tolerations", nodeAffinity: "spec.nodeAffinity" },
        openBecause: "the operator adds the toleration and the node labels of its own configuration",
      },
    ],
  },
  "cassandra.datastax.com": {
    CassandraDatacenter: [
      { podSpec: "spec.podTemplateSpec.spec", openBecause: "the operator adds the racks' labels and tolerations" },
    ],
  },
  "kafka.strimzi.io": {
    Kafka: [
      templatePod("kafka", "spec.kafka"),
      templatePod("zookeeper", "spec.zookeeper"),
      templatePod("entity operator", "spec.entityOperator"),
    ],
    "KafkaNodePool KafkaConnect KafkaMirrorMaker2 KafkaBridge": [templatePod("pod", "spec")],
  },
  "ceph.rook.io": {
    CephCluster: [
      {
        part: "placement",
        fields: { tolerations: "spec.placement.*.tolerations", nodeAffinity: "spec.placement.*.nodeAffinity" },
        openBecause: 'each daemon\'s placement is merged with that of "all"',
      },
    ],
  },
});
