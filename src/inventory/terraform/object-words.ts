const WORDS =
  /"kubernetes_(?:cron_job|daemon_?set|deployment|job|manifest|pod|replication_controller|stateful_set)|"kubectl_manifest"/;

/** False only for a text that declares no object of Kubernetes. */
export function mayDeclareObjects(text: string): boolean {
  return WORDS.test(text);
}
