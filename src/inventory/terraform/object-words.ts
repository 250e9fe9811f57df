const WORDS =
  /"kubernetes_(?:cron_job|daemon_?set|deployment|job|manifest|pod|replication_controller|stateful_set)|"kubectl_manifest"/;

export function mayDeclareObjects(text: string): boolean {
  const isOfRelease = text.includes('"helm_release"') && RELEASE_WORDS.test(text);
  return isOfRelease || WORDS.test(text) || ADD_ON_WORDS.test(text);
}

/** Values about placement, or in another file; and local charts. */
const RELEASE_WORDS = /[tT]olerations|[nN]odeSelector|[aA]ffinity|\btemplatefile\s*\(|\bchart\s*=\s*"(?:\.|\$\{path\.)/;

/** EKS add-ons, by a resource or a module's argument. */
const ADD_ON_WORDS = /"aws_eks_addon"|\b(?:cluster_|eks_)?addons\s*=/;
