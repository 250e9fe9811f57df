import { folderOf } from "../../model/path-steps.js";
import type { SourceFile } from "../../model/source.js";
import { clusterApiFormat } from "./cluster-api.js";
import { computeClassFormat } from "./compute-class.js";
import { eksctlFormat } from "./eksctl.js";
import type { InventoryFormat } from "./format.js";
import { k0sctlFormat } from "./k0sctl.js";
import { k3dFormat } from "./k3d.js";
import { k3sFormat } from "./k3s.js";
import { karpenterFormat } from "./karpenter.js";
import { kindFormat } from "./kind.js";
import { kopsFormat } from "./kops.js";
import { kubeadmFormat } from "./kubeadm.js";
import { nodeFormat } from "./node.js";
import { nodeadmFormat } from "./nodeadm.js";
import { openshiftFormat } from "./openshift.js";
import { POOL_RESOURCE_FORMATS } from "./pool-resources.js";
import { talhelperFormat } from "./talhelper.js";
import { talosFormat } from "./talos.js";
import { terraformFormat, terraformJsonFormat } from "./terraform-pools.js";

/** Every format that pools are read from. A new one is one file, one line here and one folder of fixtures. */
export const FORMATS: readonly InventoryFormat[] = [
  nodeFormat,
  karpenterFormat,
  eksctlFormat,
  terraformJsonFormat,
  terraformFormat,
  kopsFormat,
  openshiftFormat,
  computeClassFormat,
  ...POOL_RESOURCE_FORMATS,
  clusterApiFormat,
  kubeadmFormat,
  kindFormat,
  k3dFormat,
  k3sFormat,
  talosFormat,
  k0sctlFormat,
  talhelperFormat,
  nodeadmFormat,
];

/** A kind that declares pools in an unsupported format: an error, never skipped silently. */
export interface UnreadKind {
  readonly format: string;
  readonly group: string;
  readonly kind: string;
}

export const UNREAD_KINDS: readonly UnreadKind[] = [
  // A flavor describes nodes that some pool has: as a pool of its own it would count them twice.
  { format: "kueue", group: "kueue.x-k8s.io", kind: "ResourceFlavor" },
];

/** Returns the paths of files that a file of this format includes, as its own path is written; of any format by default. */
export function includedPaths(file: SourceFile, format?: string): string[] {
  const folder = folderOf(file.path);
  return FORMATS.flatMap(({ id, shape, relatedPaths }) => {
    if (relatedPaths === undefined || (format ?? id) !== id || shape?.words.test(file.text) === false) return [];
    return relatedPaths(file).map((path) => (folder === "" ? path : `${folder}/${path}`));
  });
}
