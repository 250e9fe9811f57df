import { mayDeclareTerraformPools } from "./pool-words.js";

const WORDS =
  /"kubernetes_(?:cron_job|daemon_?set|deployment|job|manifest|pod|replication_controller|stateful_set)|"kubectl_manifest"/;

/** False only for a text that declares no object of Kubernetes. */
export function mayDeclareObjects(text: string): boolean {
  return WORDS.test(text) || (text.includes('"helm_release"') && RELEASE_WORDS.test(text));
}

/** Values that say where pods run, or that stand in another file. */
const RELEASE_WORDS = /[tT]olerations|[nN]odeSelector|[aA]ffinity|\btemplatefile\s*\(/;

const CLUSTER = /"[a-z]+_(?:\w*_)?(?:eks|container|kubernetes|k8s|lke|oke)_\w*cluster\w*"/;

/** Whether a text declares a cluster: what the same root deploys goes there, and to no other one. */
export function mayDeclareCluster(text: string): boolean {
  return CLUSTER.test(text) || mayDeclareTerraformPools(text);
}
