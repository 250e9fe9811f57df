export type ModuleSource =
  | { readonly kind: "local"; readonly path: string }
  | {
      readonly kind: "remote";
      /** `namespace/name/provider`, also for a git repository so named; else as written. */
      readonly name: string;
      /** `modules/karpenter`; empty for the module itself. */
      readonly submodule: string;
      readonly ref: string | undefined;
      /** `github.com/owner/repository`, normalized. */
      readonly repository: string;
    };

const REGISTRY_HOSTS = /^(?:registry\.terraform\.io|registry\.opentofu\.org)\//;
const REPOSITORY = /^(?:[\w.-]+@)?[\w.-]+[/:](?:[^/]+\/)*?([^/]+)\/(?:terraform-([a-z0-9]+)-([^/]+))$/;

/** Parses `source`: a path, or an address of a registry, git or Terragrunt. */
export function readModuleSource(text: string): ModuleSource {
  if (/^\.\.?(?:\/|$)/.test(text)) return { kind: "local", path: text };
  const [address = "", query = ""] = text.split("?");
  const ref = /(?:^|&)(?:ref|version)=([^&]+)/.exec(query)?.[1];
  const withoutScheme = address.replace(/^git::/, "").replace(/^(?:tfr|https?|ssh|git):\/\/\/?/, "");
  const [head = "", ...folders] = withoutScheme.split("//");
  const submodule = folders.join("/").replace(/\/$/, "");
  const bare = head.replace(/\.git$/, "").replace(REGISTRY_HOSTS, "");
  const repository = repositoryOf(head);
  const [, namespace, provider, name] = REPOSITORY.exec(bare) ?? [];
  if (namespace !== undefined)
    return { kind: "remote", name: `${namespace}/${name}/${provider}`, submodule, ref, repository };
  return { kind: "remote", name: bare, submodule, ref, repository };
}

export function repositoryOf(address: string): string {
  const bare = address.replace(/^[a-z+]+:\/\//i, "").replace(/^[^@/]*@/, "");
  return bare
    .replace(/:(?=[^/\d])/, "/")
    .replace(/\/?(?:\.git)?\/?$/, "")
    .toLowerCase();
}
