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
