import { TERRAFORM_TABLES } from "../formats/terraform-tables.js";

const KINDS = [...new Set(TERRAFORM_TABLES.map(({ kind }) => kind))].join("|");
/** What the text of a resource or a call that makes node pools holds. A test on words alone, which may keep too much. */
const POOL_WORDS = new RegExp(`node_?(?:group|pool)|worker_?(?:group|pool)|agent_?pool|taint|NodePool|${KINDS}`, "i");

/** False only for a text that can declare no node pool. */
export function mayDeclareTerraformPools(text: string): boolean {
  return POOL_WORDS.test(text);
}

const WORDS =
  /"kubernetes_(?:cron_job|daemon_?set|deployment|job|manifest|pod|replication_controller|stateful_set)|"kubectl_manifest"/;

/** False only for a text that declares no object of Kubernetes. */
export function mayDeclareObjects(text: string): boolean {
  const isOfRelease = text.includes('"helm_release"') && RELEASE_WORDS.test(text);
  return isOfRelease || WORDS.test(text) || ADD_ON_WORDS.test(text);
}

/** Values that say where pods run, or that stand in another file; and charts of the repository. */
const RELEASE_WORDS = /[tT]olerations|[nN]odeSelector|[aA]ffinity|\btemplatefile\s*\(|\bchart\s*=\s*"(?:\.|\$\{path\.)/;

/** Add-ons of EKS, by a resource or by an argument of a module. */
const ADD_ON_WORDS = /"aws_eks_addon"|\b(?:cluster_|eks_)?addons\s*=/;

const CLUSTER = /"[a-z]+_(?:\w*_)?(?:eks|container|kubernetes|k8s|lke|oke)_\w*cluster\w*"/;

/** Whether a text declares a cluster: what the same root deploys goes there, and to no other one. */
export function mayDeclareCluster(text: string): boolean {
  return CLUSTER.test(text) || mayDeclareTerraformPools(text);
}
