import { isTestPath } from "../../model/path-steps.js";
import type { SourceFile, Span } from "../../model/source.js";
import { isOfEngine } from "../../yaml/placeholders.js";
import { TERRAFORM_TABLES } from "../formats/terraform-tables.js";

const KINDS = [...new Set(TERRAFORM_TABLES.map(({ kind }) => kind))].join("|");
/** The source of a module named after Talos, but for those of its images and secrets. */
const TALOS_MODULE = '\\bsource"?\\s*[=:]\\s*"[^"\\n]*[/-]talos[/_-](?![^"/]*(?:image|iso|schematic|secret|factory))';
/** Words of resources or calls that make node pools: a prescan with false positives. */
const POOL_WORDS = new RegExp(
  `${TALOS_MODULE}|node_?(?:group|pool)|worker_?(?:group|pool)|agent_?pool|taint|NodePool|autopilot|cluster_autoscaling|talos_machine_configuration"|${KINDS}`,
  "i",
);

const WORDS =
  /"kubernetes_(?:cron_job|daemon_?set|deployment|job|manifest|pod|replication_controller|stateful_set)|"kubectl_manifest"/;

/** Values about placement, or in another file; and local charts. */
const RELEASE_WORDS = /[tT]olerations|[nN]odeSelector|[aA]ffinity|\btemplatefile\s*\(|\bchart\s*=\s*"(?:\.|\$\{path\.)/;

/** EKS add-ons, by a resource or a module's argument. */
const ADD_ON_WORDS = /"aws_eks_addon"|\b(?:cluster_|eks_)?addons\s*=/;

/** Returns false only if a text declares no node pool. */
export function mayDeclareTerraformPools(text: string): boolean {
  return POOL_WORDS.test(text);
}

const POOL_BLOCK = new RegExp(
  `^[ \\t]*(?:resource\\s+"(?:${KINDS})"|data\\s+"talos_machine_configuration")|^[ \\t]*\\w*(?:node|worker|agent)_?(?:group|pool)s\\w*\\s*=`,
  "m",
);

/** Returns the first block that certainly makes node pools. */
export function poolBlockIn(text: string): Span | undefined {
  const found = POOL_BLOCK.exec(text);
  return found === null ? undefined : { start: found.index, end: found.index + found[0].length };
}

/** Reports whether a file certainly declares node pools, and Terraform reads it as it is: no template, no test. */
export function mustParse({ path, text }: SourceFile): boolean {
  return /\.(?:tf|tofu)$/.test(path) && poolBlockIn(text) !== undefined && !isOfEngine(text) && !isTestPath(path);
}

const CLUSTER = /"[a-z]+_(?:\w*_)?(?:eks|container|kubernetes|k8s|lke|oke)_\w*cluster\w*"/;

export function mayDeclareCluster(text: string): boolean {
  return CLUSTER.test(text) || mayDeclareTerraformPools(text);
}

export function mayDeclareObjects(text: string): boolean {
  const isOfRelease = text.includes('"helm_release"') && RELEASE_WORDS.test(text);
  return isOfRelease || WORDS.test(text) || ADD_ON_WORDS.test(text);
}
